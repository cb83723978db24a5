import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownFolder } from '#test/own-folder.ts'

const REFUSED = [
  ['a lookbehind', 'export const a = (b) => /(?<!c)d/.exec(b)'],
  ['a lookbehind made of text', "export const a = new RegExp('(?<=c)d', 'u')"],
  ['a pattern of sets', 'export const a = /[a--b]/v'],
  ['a block of a class', 'export class A { static { A.b = 1 } }'],
  ['URL.canParse', 'export const a = (b) => URL.canParse(b)'],
  ['toSpliced', 'export const a = (b) => b.toSpliced(0, 1)'],
  ['toSorted', 'export const a = (b) => b.toSorted()'],
  ['findLast', 'export const a = (b) => b.findLast(Boolean)'],
  ['isWellFormed', 'export const a = (b) => b.isWellFormed()'],
  ['a union of sets', 'export const a = (b, c) => b.union(c)'],
  ['grouping', 'export const a = (b) => Object.groupBy(b, String)'],
  ['Promise.withResolvers', 'export const a = Promise.withResolvers()'],
  ['RegExp.escape', 'export const a = (b) => RegExp.escape(b)'],
  ['AbortSignal.any', 'export const a = (b) => AbortSignal.any(b)'],
  ['a duration in words', "export const a = new Intl.DurationFormat('en')"],
  ['a pattern of addresses', "export const a = new URLPattern('/a')"],
] as const

const ALLOWED = [
  [
    'what 2022 has',
    'export const a = (b) => [b.at(-1), Object.hasOwn(b, "c"), structuredClone(b), b?.c ?? 1]',
  ],
  ['methods of arrays', 'export const a = (b) => b.map(String).filter(Boolean).some(Boolean)'],
  ['sharing where there is sharing', 'if ("share" in navigator) void navigator.share({})'],
] as const

/** The files with complaints, of those that were checked together. */
let refused: Set<string>

const folder = ownFolder(afterAll)
beforeAll(() => {
  const files = [...REFUSED, ...ALLOWED].map(([name, script]) => {
    const file = join(folder, `${name}.js`)
    writeFileSync(file, script)
    return file
  })
  const oxlint = [resolve('node_modules/oxlint/bin/oxlint'), '-c', 'scripts/checks/browser-features.ts']
  const { stdout } = spawnSync(process.execPath, [...oxlint, '--format', 'json', ...files], {
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string }[] }
  refused = new Set(diagnostics.map(({ filename }) => filename.split('/').at(-1) ?? ''))
})

test.each(REFUSED)('%s is refused in a script for browsers', (name) => {
  expect(refused).toContain(`${name}.js`)
})

test.each(ALLOWED)('%s is allowed', (name) => {
  expect(refused).not.toContain(`${name}.js`)
})
