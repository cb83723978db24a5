import { readClauses } from '#app/ideas/reading/clauses.ts'
import { isRefusal } from '#app/ideas/reading/giving-terms.ts'
import { languagesToldBy } from '#app/ideas/reading/languages.ts'
import { saidInLanguages } from '#app/ideas/reading/said-in-languages.ts'
import { normalise } from '#app/ideas/words/lemmas.ts'

/** Longer lines are gifts with a description. */
const MAX_LENGTH = 100
const POLITE =
  /(?<!\p{L})(?:please|pls|plz|bitte|s['’]il (?:vous|te) pla[iî]t|svp|stp|por favor|per (?:favore|piacere)|se faz favor|graag|alsjeblieft|alstublieft|prosz[eę])(?!\p{L})[\s,.!]*/giu
/** Other words that refuse begin names of things, too: "anti-wrinkle cream". */
const BEGINS =
  /^(?:no|not|nothing|none|do not|don't|allergi\p{L}*|al[ée]rgi\p{L}*|kein\p{L}*|nichts?|nix|ohne|(?:surtout )?pas|ne|sans|aucune?|rien|nada|sin|ning[úu]n\p{L}*|niente|nessun\p{L}*|senza|non|não|sem|nenhuma?|geen|niets?|zonder|bez|nie|nic|żadn\p{L}+|без|не|аллергия)(?![\p{L}\p{N}'-]|\.? ?\d)/u
/** "no-show socks": called by what it does without. */
const DOES_WITHOUT = /^no (?:show|bake|sew|knead|spill|slip|drill|tie|stick|mess|cook|name)\b/
/** What a title is followed by: "No Time to Die (DVD)", "Kein Schweinehund T-Shirt". */
const MEDIUM =
  /[([]\s*\S+(?: \S+)?\s*[)\]]$|^\S+ .+ (?:dvd|blu-ray|cd|vinyl|lp|record|soundtrack|(?:audio|cook)?book|novel|comic|film|movie|game|puzzle|tickets?|poster|sign|(?:t-)?shirt|hoodie|mug|(?:hör)?buch|spiel|livre|jeu|libro|juego|gioco|livro|jogo|boek|spel|książka|gra)$/iu
/** "No Country for Old Men"; German nouns are large, and where the first word is small nothing is a title. */
const TITLE = /^(?!Kein|Nichts? )\p{Lu}.*? \p{Lu}\p{Ll}/u

/** Whether an idea says what not to give ("please no alcohol"), and is not called so ("No Time to Die"). Refuses nothing. */
export function saysWhatNotToGive(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  const asked = text.replace(POLITE, ' ').trim()
  const isPolite = asked !== text.trim()
  const plain = asked.replace(/[.!]+$/, '')
  const said = normalise(plain).trim()
  if (!BEGINS.test(said) || DOES_WITHOUT.test(said) || MEDIUM.test(plain)) return false
  return (
    (isPolite || !TITLE.test(plain)) &&
    readClauses(said, saidInLanguages(languagesToldBy(normalise(text)))).every(isRefusal)
  )
}
