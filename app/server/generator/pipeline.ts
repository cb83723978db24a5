import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import { builtInIdeas } from '#app/ideas/built-in.ts'
import type { ideaTexts } from '#app/server/generator/idea-texts.ts'
import { type IdeaGenerator, GenerationFailed, type IdeaModel } from '#app/server/generator/port.ts'
import { catalogueIn } from '#app/ideas/catalogue/catalogue.ts'
import { formFilter } from '#app/ideas/choice/form-filter.ts'
import { ideaFilter, wordFilter } from '#app/ideas/choice/filter.ts'
import { factsOf } from '#app/ideas/choice/idea-facts.ts'
import { bandNamed, guessInWords, typicalOf } from '#app/ideas/choice/price-guess.ts'
import { reasonsFor } from '#app/ideas/choice/reason.ts'
import { capitalised } from '#app/ideas/choice/wording.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'
import { thingsOf } from '#app/ideas/words/same-idea.ts'
import { isCoarse } from '#app/server/generator/coarse-words.ts'
import { knownInLanguage } from '#app/server/generator/known-in-language.ts'

export function builtInGenerator(textsIn: ReturnType<typeof ideaTexts>): IdeaGenerator {
  return {
    async *ideasFor(recipient, { language = SOURCE_LANGUAGE, ...wanted }) {
      yield* builtInIdeas(recipient, { ...wanted, texts: await textsIn(language) })
    },
  }
}

const FINAL = new Set(['auth', 'not_found', 'rate_limited', 'timeout'])

/**
 * Completes a model generator: its ideas pass our filter, one more request asks for what is missing, built-in ideas
 * fill the rest, all in the language that is wanted, ours where `textsIn` has it. Throws the first GenerationFailed when
 * the model gave no usable idea. `timeoutMs` bounds both requests together.
 */
export function pipeline(
  model: IdeaModel,
  { timeoutMs, textsIn }: { timeoutMs: number; textsIn: ReturnType<typeof ideaTexts> },
): IdeaGenerator {
  return {
    async *ideasFor(recipient, wanted) {
      const deadline = AbortSignal.timeout(timeoutMs)
      const { currency, language = SOURCE_LANGUAGE } = wanted
      const texts = await textsIn(language)
      const wish = readWish(recipient, catalogueIn(texts))
      const refusalOf = ideaFilter(wish)
      // What was refused in English the other filter knows.
      const maySay = language === SOURCE_LANGUAGE ? undefined : wordFilter(wish, language)
      const known = texts && knownInLanguage(texts)
      const reasonFor = reasonsFor(wish, texts)
      const rejected = wanted.rejected ?? []
      const seen = thingsOf([...wanted.exclude, ...rejected])
      const isSayable = (text: string) => !wanted.unsaid?.includes(text)
      const sayable = wanted.exclude.filter(isSayable)
      const refusesForm = formFilter(recipient)
      // English words for it are harmless in others: "dick", "negro", "slut".
      const isCoarseIn = (text: string) =>
        language === SOURCE_LANGUAGE
          ? isCoarse(text)
          : known !== undefined && isCoarse(known.withoutOurWords(text))
      const accepted: string[] = []
      let answered = false
      let failure: GenerationFailed | undefined
      for (let request = 1; request <= 2 && accepted.length < wanted.count; request++) {
        if (failure && FINAL.has(failure.code)) break
        const missing = {
          count: wanted.count - accepted.length,
          exclude: [...sayable, ...accepted],
          rejected: rejected.filter(isSayable),
          currency,
          language,
          seed: wanted.seed,
          wish,
        }
        try {
          for await (const idea of model.ideasFor(recipient, missing, deadline)) {
            answered = true
            const text = capitalised(idea.text.replace(/\s+/g, ' ').trim(), language)
            const band = currency && idea.priceGuess ? bandNamed(idea.priceGuess) : undefined
            const guessed = currency && band ? typicalOf(band, currency) : 0
            if (
              // Half a letter: no database takes it.
              !text.isWellFormed() ||
              refusalOf(text, (known?.factsOf ?? factsOf)(text), guessed) !== null ||
              maySay?.(text) === false ||
              refusesForm(text) ||
              isCoarseIn(text) ||
              !seen.add(text)
            )
              continue
            accepted.push(text)
            const priceGuess = currency && band ? guessInWords(band, currency) : undefined
            const said = language === SOURCE_LANGUAGE ? {} : { language }
            yield { ...idea, ...said, text, reason: reasonFor(text), priceGuess }
            if (accepted.length >= wanted.count) return
          }
        } catch (error) {
          if (!(error instanceof GenerationFailed)) throw error
          failure ??= error
        }
      }
      if (accepted.length === 0 && (!answered || (failure && failure.code !== 'bad_output')))
        throw failure ?? new GenerationFailed('no_ideas')
      const count = wanted.count - accepted.length
      const { exclude, seed } = wanted
      const beside = { exclude, rejected, beside: accepted, currency, seed }
      if (!texts) return yield* builtInIdeas(recipient, { ...beside, count })
      // Ours are chosen in English, where those of the model are not known again: what is like them comes last.
      const ours = builtInIdeas(recipient, { ...beside, count: wanted.count, texts })
      const unlike = new Set(ours.filter(({ text }) => seen.add(text)))
      yield* [...unlike, ...new Set(ours).difference(unlike)].slice(0, count)
    },
  }
}
