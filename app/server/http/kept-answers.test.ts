import { expect, test } from 'vitest'
import { keptAnswers } from '#app/server/http/kept-answers.ts'
import { encoded } from '#app/server/http/kept-bytes.ts'
import { makeProfile, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'

const MEGABYTE = 1024 * 1024

const { world, visit } = await ownSite()
const profile = await makeProfile(await signedIn(world, visit()))

/** As a picture is kept: in one form. */
const picture = (megabytes: number) => () =>
  encoded(new Headers({ 'Content-Type': 'image/png' }), Buffer.alloc(megabytes * MEGABYTE))

test('memory is bounded: what was not asked for longest makes room, however large it all is', async () => {
  const answers = keptAnswers(world)
  const keys = Array.from({ length: 20 }, (_, at) => `card ${at}`)
  for (const key of keys) {
    await answers.findOrMake(key, profile.slug, picture(5))
    answers.find('card 0')
  }
  const kept = keys.filter((key) => answers.find(key))
  expect(kept[0]).toBe('card 0')
  expect(kept.slice(1)).toEqual(keys.slice(-11))
})

test('an answer larger than all the memory is given and not kept', async () => {
  const answers = keptAnswers(world)
  expect(await answers.findOrMake('poster', profile.slug, picture(65))).toBeDefined()
  expect(answers.find('poster')).toBeUndefined()
})

test('an answer that cannot be made fails for those who wait, and is made for the next', async () => {
  const answers = keptAnswers(world)
  const failing = () => Promise.reject(new Error('out of paint'))
  const waiting = [1, 2].map(() => answers.findOrMake('card', profile.slug, failing))
  for (const one of waiting) await expect(one).rejects.toThrow('out of paint')
  expect(await answers.findOrMake('card', profile.slug, picture(1))).toBeDefined()
  expect(answers.find('card')).toBeDefined()
})
