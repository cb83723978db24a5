import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'

const free = 3
const name = 'Rosa'
const nothing = null
const often = (times: number) => times > 1 && `${times} times`

const WRITTEN: Readonly<Record<string, { jsx: ReactElement; markup: string }>> = {
  'a text alone stays alone': { jsx: <p>Ideas</p>, markup: '<p>Ideas</p>' },
  'a value alone too': { jsx: <p>{free}</p>, markup: '<p>3</p>' },
  'texts and values are one text': { jsx: <p>{free} of 4 free</p>, markup: '<p>3 of 4 free</p>' },
  'also in a title': { jsx: <title>{name} · Wishfolio</title>, markup: '<title>Rosa · Wishfolio</title>' },
  'and in an option': {
    jsx: <option value="3">{free} ideas</option>,
    markup: '<option value="3">3 ideas</option>',
  },
  'text around an element gets elements of its own': {
    jsx: (
      <p>
        For <b>{name}</b>, {free} left
      </p>
    ),
    markup: '<p><span>For </span><b>Rosa</b><span>, 3 left</span></p>',
  },
  'so does one beside what may come': {
    jsx: (
      <button type="button">
        {nothing}
        {name}
      </button>
    ),
    markup: '<button type="button"><span>Rosa</span></button>',
  },
  'and one that comes and goes itself': {
    jsx: (
      <p>
        <b>kite</b>
        {often(1)}
        {often(2)}
      </p>
    ),
    markup: '<p><b>kite</b><span>2 times</span></p>',
  },
  'and the only one in a fragment': {
    jsx: (
      <p>
        <>{name}</>
        <b>kite</b>
      </p>
    ),
    markup: '<p><span>Rosa</span><b>kite</b></p>',
  },
  'space is no text': {
    jsx: (
      <p>
        <b>a</b> <i>kite</i>
      </p>
    ),
    markup: '<p><b>a</b> <i>kite</i></p>',
  },
  'a list is left as it is': {
    jsx: (
      <ul>
        {['a', 'b'].map((idea) => (
          <li key={idea}>{idea}</li>
        ))}
      </ul>
    ),
    markup: '<ul><li>a</li><li>b</li></ul>',
  },
}

test.each(Object.entries(WRITTEN))('%s', (_rule, { jsx, markup }) => {
  expect(renderToStaticMarkup(jsx)).toBe(markup)
})

function Bare({ times }: { times: number }) {
  return times > 1 ? `${times} times` : <b>once</b>
}

test('the compiler refuses a component that returns a bare text, and an option without a value', () => {
  // @ts-expect-error -- its text could stand beside others
  const bare = <Bare times={2} />
  // @ts-expect-error -- translated, it posts the translation
  const posted = <option>kite</option>
  expect(renderToStaticMarkup(bare) + renderToStaticMarkup(posted)).toBe('2 times<option>kite</option>')
})
