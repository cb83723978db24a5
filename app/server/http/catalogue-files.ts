import { existsSync, readFileSync } from 'node:fs'
import { areasOf } from '#app/domain/languages.ts'

type Manifest = Partial<Record<string, { file: string }>>

const MANIFEST = 'build/client/.vite/manifest.json'
const built =
  import.meta.env.PROD && existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest) : {}

/** The addresses of a page's words, which scripts wait for before they take over; none in development. */
export function cataloguesOf(language: string, pathname: string): string[] {
  return areasOf(pathname).flatMap((area) => {
    const file = built[`app/languages/${language}/${area}.po`]?.file
    return file === undefined ? [] : [`/${file}`]
  })
}
