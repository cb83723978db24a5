import { expect, test } from 'vitest'
import { emailForm } from '#app/domain/accounts/account-forms.ts'
import { withoutCampaign } from '#app/domain/addresses/campaign.ts'
import { participantsWithRoom } from '#app/domain/draws/draw.ts'
import { deviceOf } from '#app/domain/accounts/device-name.ts'
import { editedList, MAX_LINES } from '#app/domain/ideas/gift-suggestions.ts'
import { hasContact } from '#app/domain/visitors/contact-in-text.ts'
import { otherGiftForm } from '#app/domain/visitors/giver.ts'
import { linesIn } from '#app/domain/ideas/idea-form.ts'
import { nameContaining } from '#app/domain/profiles/name-search.ts'
import { ownPath } from '#app/domain/addresses/own-path.ts'
import { withoutChat } from '#app/domain/pasted-ideas/pasted-chat.ts'
import { isPasted, pastedIdeas, textInFile } from '#app/domain/pasted-ideas/pasted-ideas.ts'
import { columnsIn, tableIn } from '#app/domain/pasted-ideas/pasted-table.ts'
import { hostOf, nameFromAddress, productAddress, splitAddress } from '#app/domain/ideas/product-address.ts'
import { readWalkForm } from '#app/domain/quizzes/question-walk.ts'
import { sharedThing } from '#app/domain/addresses/shared-link.ts'
import { shopForLanguages } from '#app/domain/ideas/shop.ts'
import { newSlug } from '#app/domain/addresses/slug.ts'
import { lengthOf, trimmed } from '#app/domain/text.ts'
import { usualMilliseconds } from '#test/usual-milliseconds.ts'

const MEGABYTE = 1_000_000
/** A text of a megabyte; `before` and `behind` decide whether a rule looks at all of it. */
const long = (unit: string, before = '', behind = '') => before + unit.repeat(MEGABYTE / unit.length) + behind
/** Lines of some 250 letters, of which no table is made; a megabyte of them, too. */
const unevenLines = (units: readonly string[]) =>
  Array.from({ length: MEGABYTE / 250 }, (_, at) =>
    units[at % units.length]?.repeat(300).slice(0, 250 + (at % 13)),
  ).join('\n')
/** As much as is read of what is pasted. */
const pasted = (text: string) => text.slice(0, 300_000)
const shop = {
  name: 'amazon.com',
  searchUrl: 'https://www.amazon.com/s?k=',
  affiliateTag: undefined,
  regions: [],
}
const save = (text: string) =>
  editedList([], [{ id: null, text, link: text, details: text, price: text }], shop)
/** As many lines as are read, in the same words with a price each. */
const saveEqual = (text: string) =>
  editedList(
    [],
    Array.from({ length: MAX_LINES }, (_, at) => ({ id: null, text, price: String(at) })),
    shop,
  )
const ADDRESS = 'https://a.example/'
/** As many different letters as an address may have. */
const HAN = String.fromCodePoint(...Array.from({ length: 2000 }, (_, at) => 0x4e00 + at))

const TEXTS: readonly (readonly [
  reader: string,
  read: (text: string) => unknown,
  texts: readonly string[],
])[] = [
  [
    'pasted text',
    (text) => [pastedIdeas(text), pastedIdeas(pasted(text))],
    [
      `idea,url${','.repeat(149_000)}\n${long('\n')}`,
      `idea,url${','.repeat(149_000)}\n${long('a\n')}`,
      long('idea,url\n'),
      long('a\n'),
      unevenLines(['a,b;c|d\t', 'a b c d e,', `-${ADDRESS},`, `${ADDRESS};1|2\t3,`]),
      unevenLines([`${ADDRESS} a,b;c|d\t`]),
      long(`${ADDRESS},`, 'idea,url\n'),
      long('"a" b,"', 'idea,url\n'),
      long('"'),
      long('"\n', 'idea,url\n'),
      long(',', '[24.11.26, 18:03] Ann: '),
      long('İ', 'idea,url\n'),
      long('- '),
      long('1.', '', 'x'),
      long('> '),
      long('1.1.1.', '', 'x'),
      long('☐'),
      long('- ☐\n'),
      long('- ', '', '[1] x\n[2] x'),
      long('#1 a\n'),
      long('"', '', 'x'),
      long('- a, 3 €\n'),
      long('o a\n'),
      long('*', '', ' x'),
      long('Ann — 18:03\n'),
      long(`[18:03] Ann: ${ADDRESS}\n`),
      long('| a |\n'),
      long(`a\nSocks,${ADDRESS},12.50\n`),
      `a${'('.repeat(290_000)})${'x'.repeat(60)}`,
      `a${'('.repeat(290_000)}) a kite 22 €`,
    ],
  ],
  [
    'tables',
    (text) => [
      tableIn(pasted(text)),
      columnsIn(pasted(text)),
      tableIn(pasted(text), Array(2_000).fill('text')),
    ],
    [
      long(',', 'idea,url'),
      long('a,b\n', 'idea,url\n'),
      long('a,', 'idea,url\n'),
      long('12.50,12.50\n'),
      long('1 ', 'idea,url\n'),
    ],
  ],
  [
    'chats',
    (text) => withoutChat(text.split('\n').slice(0, 3_000)),
    [
      long(':', '[24.11.26, 18:03] '),
      long(' ', '[24.11.26, 18:03] Ann', 'x'),
      long('<', '[24.11.26, 18:03] Ann: '),
      long('24.12.'),
      long('a — '),
      long(`${' '.repeat(100)}18:03:\n`),
      long('at '),
      long('[18:03] Ann:\n'),
      long(`5${'|'.repeat(97)}\n`),
      long(`5${'|18:03:'.repeat(14)}\n`),
      long(`5${' today'.repeat(16)}\n`),
      long(`5${' 1'.repeat(50)}\n`),
      long('Missed '),
      long('3m\n'),
      long('vor 3 Min.\n'),
      long('Ann\n3m\n'),
      long('You sent\nAnn\nkite\n'),
      long('Ann — Today at 18:03\nkite\n'),
      long(`Ann, [24.11.26 18:03]\n[In reply to ${'a '.repeat(100)}\n`),
      long(`24/11/26, 18:03 - Ann: ${'1:11'.repeat(60)}:\nkite\n`),
      long('a', '[24.11.26, 18:03] '),
      long(`[24.11.26, 18:03] Ann: ${'message '.repeat(12)}\n`),
      long(`[24.11.26, 18:03] Ann: ${'a '.repeat(140)}\n`),
      long(`[24.11.26, 18:03] Ann: ${'Du hast '.repeat(36)}\n`),
    ],
  ],
  ['typed lines', isPasted, [long(' - '), long('a:b '), long('[')]],
  [
    'addresses in a line',
    splitAddress,
    [
      long(' ', `${ADDRESS} y`, 'x'),
      long(')', ADDRESS),
      long('(', ADDRESS),
      long('.', ADDRESS, 'x'),
      long(`${ADDRESS} `),
      long('www.'),
      long('[a](', '', ADDRESS),
      long('](', '', ADDRESS),
      long('"', `${ADDRESS} `),
      long(',1', ADDRESS),
      long(',1,a', ADDRESS),
      long(',100.000', ADDRESS, 'x'),
      long(';1 ', ADDRESS),
      long(',a', `,${ADDRESS}`),
      long(',ca.1.100-2', ADDRESS, 'x'),
      long(',a.1', `,${ADDRESS}`),
      long('<a ', '', ADDRESS),
      long('href=', '<a ', `>${ADDRESS}</a>`),
      long(`<${ADDRESS}|`),
      long('( ', '', `${ADDRESS} `),
      long('「', '', ADDRESS),
      long('_', `_${ADDRESS}`),
    ],
  ],
  [
    'addresses',
    (text) => {
      const read = productAddress(text)
      return 'address' in read && [hostOf(read.address), nameFromAddress(read.address)]
    },
    [long('a', ADDRESS), long(' ', ADDRESS), long('\u200b'), long('a.', '', 'example'), long('%41', ADDRESS)],
  ],
  [
    'a list of addresses',
    (text) => text.split('\n').map(productAddress),
    ['https://', 'https:', '\\\\', 'shop.'].map((start) => long(`${start}${HAN}.de\n`)),
  ],
  [
    'addresses and numbers in words',
    hasContact,
    [
      long('a.'),
      long('a-'),
      long('-'),
      long('1 '),
      long('1'),
      long('('),
      long('1.1.'),
      long('100, '),
      long('1/1 '),
    ],
  ],
  [
    'ideas to save',
    save,
    [
      long(' '),
      long('\u200b'),
      long('\u200b', 'a', 'a'),
      long('❤️'),
      long('a '),
      long(`${ADDRESS} `),
      long('%41', ADDRESS),
    ],
  ],
  ['equal ideas', saveEqual, ['x', 'İ', '\ufdfa', '👩‍👩‍👧'].map((unit) => unit.repeat(190 / unit.length))],
  [
    'texts',
    (text) => [trimmed(text), lengthOf(text)],
    [long('\u200b'), long(' ', 'a', 'a'), long('❤️'), long('葛󠄀'), long('\ufe0f', '❤')],
  ],
  [
    'forms',
    (text) => [otherGiftForm.safeParse({ text }), emailForm.safeParse({ email: text })],
    [long('\u200b'), long('\ufdfa'), long('a.'), long('a@'), long('a', 'a@'), long(' ', 'a', 'a')],
  ],
  [
    'lines of a form',
    (text) =>
      linesIn(
        text
          .split('&')
          .slice(0, 2_000)
          .map((name) => [name, name]),
      ),
    [long('suggestion&'), long('suggestion_id&')],
  ],
  [
    'answers of a quiz',
    (text) =>
      readWalkForm(
        new Map([
          ['answers', text],
          ['at', text],
        ]),
        'ABCD',
      ),
    [long('A'), long('1')],
  ],
  [
    'shared links',
    (text) => [sharedThing(text), ownPath(text)],
    [
      long('/gift/'),
      long('a', '/gift/', 'A'),
      long('/gift/aA'),
      long('!', '/gift/aaaaaaaaaaaa', 'a'),
      long('-', '/gift/aaaaaaaaaaaa/', '/'),
      long('/'),
      long('../', '/'),
      long('%2e/', '/'),
    ],
  ],
  [
    'searches',
    (text) => [Array(200).fill('Ann').filter(nameContaining(text)), withoutCampaign(text)],
    [long('a'), long('&'), long('utm_a=&'), long('ß'), long('e\u0301')],
  ],
  [
    'names',
    (text) => newSlug(text, (bytes) => new Uint8Array(bytes)),
    [long('-', 'a', 'b'), long(' '), long('é')],
  ],
  [
    'names of everybody in a draw',
    (text) =>
      participantsWithRoom(
        [],
        Array.from({ length: 50 }, () => ({ name: text.slice(0, 97) })),
      ),
    [long('\ufdfa')],
  ],
  [
    'headers',
    (text) => [shopForLanguages([shop], text), deviceOf(text)],
    [long(','), long('de;q=1,'), long(';q=')],
  ],
  ['files', (text) => textInFile(new TextEncoder().encode(text)), [long('\u200b'), long('ÿ'), long('a')]],
]

test.each(TEXTS)('a megabyte of the worst %s is read in under 100 ms', async (_reader, read, texts) => {
  const slow: string[] = []
  for (const text of texts)
    if ((await usualMilliseconds(3, () => read(text))) >= 100) slow.push(text.slice(0, 40))
  expect(slow).toEqual([])
})
