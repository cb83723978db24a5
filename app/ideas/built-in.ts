import type { Currency } from '#app/domain/ideas/currency.ts'
import { type Catalogue, catalogueIn } from '#app/ideas/catalogue/catalogue.ts'
import { type Candidate, candidatesFor } from '#app/ideas/choice/candidates.ts'
import { choose } from '#app/ideas/choice/choose.ts'
import { bandIn, guessInWords } from '#app/ideas/choice/price-guess.ts'
import { reasonInLanguage } from '#app/ideas/choice/in-language.ts'
import { capitalised } from '#app/ideas/choice/wording.ts'
import type { GeneratedIdea, IdeaTexts, ThingKind } from '#app/ideas/idea.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'
import type { Wish } from '#app/ideas/reading/wish.ts'
import type { Recipient } from '#app/ideas/recipient.ts'

export interface IdeaRequest {
  count: number
  /** Texts of ideas that must not come again, in other words either. */
  exclude: readonly string[]
  /** Texts of ideas that the owner rejected for this profile: none comes again, and fewer of their categories. */
  rejected?: readonly string[]
  /** Texts that stand in the same list already: no more of the same kind of thing. */
  beside?: readonly string[]
  /** Each idea gets a guessed price in it; without one none has. */
  currency?: Currency | null | undefined
  /** Those of another language, in which the ideas then come. The texts above may be in either. */
  texts?: IdeaTexts | undefined
  /** Any whole number; the same seed gives the same list, the next one another list. */
  seed: number
}

/**
 * Gift ideas from the catalogue, without network, clock or randomness (specification, section 9: 15 ideas).
 * Gives exactly `count` distinct ideas, fewer only when `exclude` and the bans leave fewer in the catalogue; bans are never
 * relaxed. Refuses nothing: any text is data, what is not understood is ignored.
 */
export function builtInIdeas(
  recipient: Recipient,
  request: IdeaRequest,
  catalogue: Catalogue = catalogueIn(request.texts),
): GeneratedIdea[] {
  const { currency, texts } = request
  return chosenIdeas(recipient, request, catalogue).map(({ text, shown, reason, interest, idea }) => ({
    text: capitalised(shown),
    source: 'built-in',
    reason: texts ? reasonInLanguage(texts, reason, interest) : reason,
    ...(texts && { language: texts.language, english: capitalised(text) }),
    ...(currency && { priceGuess: guessInWords(bandIn(idea.price, currency), currency) }),
  }))
}

/** The same ideas with everything the catalogue knows about them. */
export function chosenIdeas(
  recipient: Recipient,
  { count, exclude, rejected = [], beside = [], seed, texts }: IdeaRequest,
  catalogue: Catalogue = catalogueIn(texts),
): Candidate[] {
  const wish = readWish(recipient, catalogue)
  const salt = JSON.stringify(recipient)
  const chooseFor = (whose: Wish, missing: number, chosen: readonly Candidate[]) => {
    const shown = new Set(chosen.map((candidate) => candidate.shown))
    const candidates = candidatesFor(catalogue, whose, texts).filter((each) => !shown.has(each.shown))
    const known = new Set(texts ? [...exclude, ...rejected, ...beside] : [])
    const ofThem = candidates.filter((each) => known.size > 0 && known.has(capitalised(each.shown)))
    const english = new Map(ofThem.map((each) => [capitalised(each.shown), each.text]))
    const inEnglish = (list: readonly string[]) => list.map((text) => english.get(text) ?? text)
    return choose(candidates, missing, {
      seed,
      salt,
      exclude: inEnglish(exclude),
      rejected: inEnglish(rejected),
      beside: [...inEnglish(beside), ...chosen.map(({ text }) => text)],
    })
  }
  const kinds = new Set<ThingKind>([...wish.bans.kinds, 'dust', 'home'])
  const anything = { ...wish, only: null }
  // Of what alone is welcome there may be too little: then nothing that stays about, and last what is for anybody.
  const wishes = wish.only ? [wish, { ...anything, bans: { ...wish.bans, kinds } }, anything] : [wish]
  const chosen: Candidate[] = []
  for (const whose of wishes) {
    if (chosen.length === count) break
    chosen.push(...chooseFor(whose, count - chosen.length, chosen))
  }
  return chosen
}
