import { cachedByText } from '#app/ideas/words/cached-by-text.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

/** The key under which two wordings count as one idea: their lemmas, sorted, without articles, prepositions, "set". */
export const sameIdeaKey = cachedByText((text) =>
  lemmas(text)
    .filter((word) => !/^(?:a|an|the|of|for|with|and|set|kit)$/.test(word))
    .toSorted()
    .join(' '),
)
