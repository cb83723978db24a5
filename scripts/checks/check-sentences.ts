import { globSync, readdirSync, readFileSync } from 'node:fs'
import { parse, type Select, type Token } from '@messageformat/parser'
import { parsePo } from 'pofile-ts'
import { PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from '../../app/domain/languages.ts'

/** By language the sentences that are rightly the same as in English. */
const LIST = 'scripts/checks/same-as-english.json'

const TAG = /<(\/?)([a-z0-9]+)(\/?)>/gi

/** One way through a message: a form of each of its plurals and choices. */
interface Way {
  text: string
  placeholders: string[]
  /** The numbers that it may leave out, as it is said of a single one: "two" of Arabic. */
  inWords: string[]
}

/** What is wrong with a language's translations, by file the text of its `.po`, of which `same` may be as in English. */
export function wrongSentences(
  language: string,
  files: Record<string, string>,
  same: readonly string[] = [],
) {
  const unused = new Set(same)
  const problems = Object.entries(files).flatMap(([file, po]) =>
    parsePo(po).items.flatMap(({ msgid: english, msgstr: [translation = ''] }) => {
      if (translation === english) unused.delete(english)
      return [...wrong(language, english, translation, same.includes(english))].map(
        (what) => `${file}: “${english}” is translated as “${translation}”, which ${what}`,
      )
    }),
  )
  const listed = [...unused].map(
    (english) => `${LIST}: “${english}” is no longer the same in ${language}; take it out`,
  )
  return [...problems, ...listed]
}

function* wrong(
  language: string,
  english: string,
  translation: string,
  maybeSame: boolean,
): Generator<string> {
  if (translation.trim() === '') return yield 'is empty'
  if (edges(translation) !== edges(english)) yield 'begins or ends with other spaces than the English'
  if (translation.split('\n').length !== english.split('\n').length) yield 'has other line breaks'
  try {
    const ways = waysThrough(parse(english), SOURCE_LANGUAGE)
    if (translation === english && !maybeSame && ways.some(hasLetters))
      yield `is the English; if it should be, list it in ${LIST}`
    yield* wrongForms(language, parse(english), parse(translation))
    yield* wrongPlaceholders(ways, waysThrough(parse(translation), language))
  } catch (error) {
    yield `cannot be read: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`
  }
}

function* wrongPlaceholders(english: Way[], translation: Way[]): Generator<string> {
  const ever = new Set(english.flatMap(({ placeholders }) => placeholders))
  const said = new Set(translation.flatMap(({ placeholders }) => placeholders))
  const lacking = ever.difference(said)
  for (const { text, placeholders, inWords } of translation) {
    const alike = english.filter((way) => inWords.length > 0 || way.inWords.length === 0)
    const needed = [...ever].filter((name) => alike.every((way) => way.placeholders.includes(name)))
    for (const name of needed) if (![...placeholders, ...inWords].includes(name)) lacking.add(name)
    for (const [at, name] of placeholders.entries()) {
      if (name.startsWith('<') && placeholders.indexOf(name) < at) yield `has ${name} twice`
    }
    if (!nested(text)) yield `has tags that are not nested: ${text}`
  }
  for (const name of lacking) yield `lacks ${name}`
  for (const name of said.difference(ever)) yield `adds ${name}`
}

function* wrongForms(language: string, english: Token[], translation: Token[]): Generator<string> {
  const ofEnglish = selectsIn(english)
  const shown = waysThrough(english, SOURCE_LANGUAGE).flatMap(({ placeholders }) => placeholders)
  for (const { type, arg, cases } of selectsIn(translation)) {
    if (!shown.includes(`{${arg}}`) && !ofEnglish.some((own) => own.arg === arg))
      yield `chooses by ${arg}, which the English does not have`
    const forms = cases.map(({ key }) => key)
    const known =
      type === 'select'
        ? ofEnglish.filter((own) => own.arg === arg).flatMap((own) => own.cases.map(({ key }) => key))
        : categoriesOf(language, type)
    const needed = known.filter(
      (form) =>
        type === 'select' || numbersOf(language, type, form).some((number) => !forms.includes(`=${number}`)),
    )
    for (const form of new Set([...needed, 'other'])) {
      if (!forms.includes(form)) yield `has no form “${form}” of ${arg}`
    }
    for (const form of forms) {
      if (!form.startsWith('=') && !known.includes(form))
        yield `has a form “${form}” of ${arg}, which there is not`
    }
  }
}

function waysThrough(tokens: Token[], language: string, counted = ''): Way[] {
  return tokens.reduce<Way[]>(
    (ways, token) =>
      ways.flatMap((way) =>
        waysOf(token, language, counted).map((then) => ({
          text: way.text + then.text,
          placeholders: [...way.placeholders, ...then.placeholders],
          inWords: [...way.inWords, ...then.inWords],
        })),
      ),
    [{ text: '', placeholders: [], inWords: [] }],
  )
}

function waysOf(token: Token, language: string, counted: string): Way[] {
  if (token.type === 'content') {
    const tags = [...token.value.matchAll(TAG)].filter(([, closing]) => !closing).map(([tag]) => tag)
    return [{ text: token.value, placeholders: tags, inWords: [] }]
  }
  if (!isSelect(token)) {
    const name = `{${token.type === 'octothorpe' ? counted : token.arg}}`
    return [{ text: '', placeholders: [name], inWords: [] }]
  }
  const { type, arg, cases } = token
  return cases.flatMap(({ key, tokens }) => {
    if (type === 'select') return waysThrough(tokens, language, counted)
    const single = key !== 'other' && numbersOf(language, type, key).filter((number) => number > 0).length < 2
    const own = single ? [`{${arg}}`] : []
    return waysThrough(tokens, language, arg).map((way) => ({ ...way, inWords: [...own, ...way.inWords] }))
  })
}

function selectsIn(tokens: Token[]): Select[] {
  return tokens
    .filter(isSelect)
    .flatMap((select) => [select, ...select.cases.flatMap((each) => selectsIn(each.tokens))])
}

function isSelect(token: Token): token is Select {
  return 'cases' in token
}

function categoriesOf(language: string, type: 'plural' | 'selectordinal'): string[] {
  return rules(language, type).resolvedOptions().pluralCategories
}

/** Which of the numbers that we show have a category: "many" of French is for millions. */
function numbersOf(language: string, type: 'plural' | 'selectordinal', category: string): number[] {
  const of = rules(language, type)
  return [...Array(201).keys()].filter((number) => of.select(number) === category)
}

function rules(language: string, type: 'plural' | 'selectordinal') {
  return new Intl.PluralRules(language, { type: type === 'plural' ? 'cardinal' : 'ordinal' })
}

function nested(text: string): boolean {
  const open: string[] = []
  for (const [, closing, name = '', alone] of text.matchAll(TAG)) {
    if (closing && open.pop() !== name) return false
    if (!closing && !alone) open.push(name)
  }
  return open.length === 0
}

function edges(text: string): string {
  return [text.match(/^\s*/), text.match(/\s*$/)].join('|')
}

function hasLetters({ text }: Way): boolean {
  return /\p{L}/u.test(text.replace(TAG, ''))
}

if (import.meta.main) {
  const same = JSON.parse(readFileSync(LIST, 'utf8')) as Record<string, string[]>
  const languages = new Set([...readdirSync('app/languages'), ...Object.keys(same)])
  for (const ours of [SOURCE_LANGUAGE, PSEUDO_LANGUAGE]) languages.delete(ours)
  const problems = [...languages].flatMap((language) => {
    const files = globSync(`app/languages/${language}/*.po`).map((file) => [file, readFileSync(file, 'utf8')])
    return wrongSentences(language, Object.fromEntries(files), same[language])
  })
  if (problems.length > 0) {
    console.error(problems.join('\n'))
    process.exit(1)
  }
  console.log(`sentences: those of ${languages.size} languages hold what the English ones hold`)
}
