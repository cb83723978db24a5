/**
 * How people who write in a language refuse things, own them and wish for them. But for `things`, each is a comma list of phrases,
 * written as in `constraint-phrases.ts`: "a/b" is either, "?a" may be missing, "~" stands for up to two words, "ab*" begins so, "$" is
 * the end of a clause; accents count for nothing. " :" at its end is a colon, with
 * or without a space. What stands for "~" is the thing.
 */
export interface WishWords {
  /** Before a thing: "kein", "mag keine", "allergisch gegen", "hat schon", "liebt". */
  refused: string
  allergic: string
  owned: string
  wanted: string
  /** Behind a thing, of a list its last one: "Honig hat er genug". */
  thenAllergic: string
  thenRefused: string
  thenOwned: string
  /** Behind a list, of all its things: "Parfüm und Schals kamen nicht gut an". */
  allRefused: string
  allOwned: string
  /** Before what alone is welcome: "nur", "ausschließlich". */
  only: string
  /** English cues that are other words here: Portuguese "no" is "in the". */
  noCues?: string
  /** Words that join a list. */
  and: string
  /** Words that begin a new statement, which ends a refusal: "kein Tee, sie ist …". */
  begins: string
  /** Words that say nothing of a thing: articles, "neue", "mehr", "bitte". */
  filler: string
  /** A line each, "English: words of the language". The English is a word that the tables of kinds, categories and refusals know. */
  things: string
}
