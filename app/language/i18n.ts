import { I18n as Lingui, type MessageDescriptor } from '@lingui/core'

type Values = Readonly<Record<string, unknown>>
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Words that are written against the sentence around them, so that they keep their place where no element can say so. */
function isolated(words: string, sentence: string): string {
  const isAgainst = RIGHT_TO_LEFT.test(words) !== RIGHT_TO_LEFT.test(sentence) && /\p{L}/u.test(words)
  // An address would take the mark with it.
  return isAgainst && !words.includes('://') ? `\u2068${words}\u2069` : words
}

type Options = Parameters<Lingui['_']>[2]

/**
 * The words of one language. Lingui reads tags and escapes also in the values that are put into a message; people's own
 * words are put in after it.
 */
export class I18n extends Lingui {
  override _(message: MessageDescriptor | string, values?: Values, options?: Options): string {
    const own = typeof message === 'string' ? { id: message, values, ...options } : message
    const words: string[] = []
    const marked = Object.entries(own.values ?? values ?? {}).map(([name, value]): [string, unknown] =>
      typeof value === 'string' ? [name, `\uE000${words.push(value) - 1}\uE001`] : [name, value],
    )
    const text = super._(own.id, Object.fromEntries(marked), { ...options, message: own.message })
    return text.replace(/\uE000(\d+)\uE001/g, (_mark, at: string) => isolated(words[Number(at)] ?? '', text))
  }
}
