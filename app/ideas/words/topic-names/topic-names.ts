import dutch from '#app/ideas/words/topic-names/dutch.ts'
import french from '#app/ideas/words/topic-names/french.ts'
import german from '#app/ideas/words/topic-names/german.ts'
import italian from '#app/ideas/words/topic-names/italian.ts'
import others from '#app/ideas/words/topic-names/others.ts'
import polish from '#app/ideas/words/topic-names/polish.ts'
import portuguese from '#app/ideas/words/topic-names/portuguese.ts'
import spanish from '#app/ideas/words/topic-names/spanish.ts'

/**
 * What people who write in a language call topics, and things of their own inside them: "title | name, name" a line. "=": named as in
 * English. A star: an English word too, which counts only beside words of that language. `others` hold names that count in any
 * text, as those in other scripts do, and emoji.
 */
export const TOPIC_NAMES = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
  others,
}
export type TopicNames = typeof TOPIC_NAMES
