import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18n } from '#app/language/i18n.ts'
import { wordsIn } from '#app/server/request/words.ts'

const english = new I18n({ locale: 'en', messages: { en: {} } })

const shown = (page: ReactElement) => renderToStaticMarkup(<I18nProvider i18n={english}>{page}</I18nProvider>)

const HOSTILE = [
  '<0>bold</0>',
  '<0/>',
  '{name}',
  '{0, plural, one {#} other {#}}',
  '\\u0041 \\x41',
  '%__lingui_octothorpe__% #',
  '\uE0000\uE001',
  "it''s '{quoted}'",
  '$& $1 $$',
]

test.each(HOSTILE)(
  'the words %j of a person stay as they are, in a sentence and in one with a link',
  (name) => {
    expect(english._(msg`Gift ideas for ${name}`)).toBe(`Gift ideas for ${name}`)
    const escaped = renderToStaticMarkup(<bdi>{name}</bdi>)
    const page = shown(
      <p>
        <Trans>
          <a href="/">Gift ideas</a> for {name}
        </Trans>
      </p>,
    )
    expect(page).toBe(`<p><a href="/">Gift ideas</a><span> for </span>${escaped}</p>`)
  },
)

test.each([
  ['عمر', '\u2068عمر\u2069'],
  ['Emma', 'Emma'],
  ['12', '12'],
])('%s keeps its place in an English sentence without elements', (name, kept) => {
  expect(english._(msg`Gift ideas for ${name}`)).toBe(`Gift ideas for ${kept}`)
})

test.each([
  ['Emma', '\u2068Emma\u2069'],
  ['عمر', 'عمر'],
  ['https://shop.example/1', 'https://shop.example/1'],
])('%s keeps its place in an Arabic one', (name, kept) => {
  expect(wordsIn('ar')._(msg`Delete ${name}`)).toContain(kept)
  expect(
    wordsIn('ar')
      ._(msg`Delete ${name}`)
      .includes('\u2068'),
  ).toBe(kept !== name)
})

test('two names that stand for each other in a sentence are not mixed up', () => {
  const [one, other] = ['\uE0001\uE001', 'Emma']
  expect(english._(msg`${one} and ${other}`)).toBe(`${one} and ${other}`)
})

test('a sentence counts, with a link in it', () => {
  const told = (count: number) =>
    shown(
      <p>
        <Plural
          value={count}
          one={
            <Trans>
              You took <b># gift</b>
            </Trans>
          }
          other={
            <Trans>
              You took <b># gifts</b>
            </Trans>
          }
        />
      </p>,
    )
  expect(told(1)).toContain('<b>1 gift</b>')
  expect(told(1200)).toContain('<b>1,200 gifts</b>')
})

test('each text beside others has an element of its own, which translating browsers leave alone', () => {
  const page = shown(
    <p>
      <Trans>
        Ask{' '}
        <b>
          who <i>sent</i> it
        </b>{' '}
        to you
      </Trans>
    </p>,
  )
  expect(page).toBe(
    '<p><span>Ask </span><b><span>who </span><i>sent</i><span> it</span></b><span> to you</span></p>',
  )
})
