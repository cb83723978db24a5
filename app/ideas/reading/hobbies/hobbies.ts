import { type Catalogue, topicNamed, topicOfWordSet, wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { isForeignName, topicNamedIn } from '#app/ideas/catalogue/foreign-names.ts'
import type { Topic } from '#app/ideas/catalogue/parse.ts'
import type { Kind } from '#app/ideas/idea.ts'
import { languagesOf } from '#app/ideas/reading/languages.ts'
import { WATCHED_IN_BRACKETS } from '#app/ideas/reading/hobbies/hobby-words.ts'
import { type Hobby, recognise } from '#app/ideas/reading/hobbies/recognise-hobby.ts'
import { namesIn } from '#app/ideas/reading/hobbies/spelling.ts'
import { namesState } from '#app/ideas/reading/constraints/constraints.ts'
import type { Language } from '#app/ideas/words/languages/language.ts'
import { containsPhrase, lemmas, normalise } from '#app/ideas/words/lemmas.ts'

const SEPARATOR = /[,;،؛\n/•|()!?…]| and | und | et | y | и | \+ |\.(?=[. ]|$)/
/** "he golfs she reads", but not "when he can" */
const NEXT_PERSON =
  /(?<!(?:^|[ ,])(?:when|that|if|as|because|which|where|what|than|while|so|but)) (?=(?:he|she|they) \p{L}{3,}s\b)/u
/** What comes after tells why: "vuole cucinare da quando guarda video". */
const SINCE =
  / (?=since (?:he|she|they) |seit(?:dem)? (?:er|sie) |depuis qu|desde que |da quando |sinds (?:hij|ze|zij) |odkąd )/u
const FOREIGN_AND = / (?:en|e|i|oraz|ed) /
/** French and Spanish "en" is "in". */
const FOREIGN_AND_BUT_EN = / (?:e|i|oraz|ed) /
const WITH = / (?:with|for|mit|für|met|voor|con|per|com|para|por|pra|pro|pras|pros|avec|pour|ze?|dla) /
/** "My sister in law" studies no law, and "parents in law" are no young parents. */
const IN_LAW = /(\p{L}+)[ -]in[ -]laws?(?!\p{L})/gu
const LINK = /(?:https?:\/\/|www\.)\S*/g
const EMOJI = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+/gu
/** What somebody no longer has, which hurts to be reminded of. */
const PARTED_WITH =
  /(?<!\p{L})(?:s[eo]ll|sold|selling|rehomed?|gave up|give up|gave away|lost) (?:her|his|their|the) (\p{L}+)(?!\p{L})/gu
/** "Grandpa: shortwave radio" says whose hobbies they are. */
const WHOSE =
  /^\s*(?:(?:my|our) )?(?:grand(?:pa|dad|ma|mother|father)|gran|nan|mum|mom|dad|mother|father|husband|wife|brother|sister|son|daughter|uncle|aunt|boss)(?: \p{L}+)?\s*[:,]/u
/** "Walt: westerns. Ginny: baking" */
const LABEL = /(?<=^|[.;\n] ?)(\p{L}{2,}): /gu
/** "50 ans de mariage" */
const MARRIED_FOR =
  /\d+ (?:years?|ans|jahre|años|anni|anos|jaar|lat) (?:(?:of|de|di|van) )?(?:marri|mariage|verheirat|ehe|casad|matrimon|sposat|getrouwd|huwelijk|małże)\p{L}*/gu
/** Puzzles with a number of pieces are jigsaws. */
const PIECES =
  /(?<!\p{L})\d+[ -]?(?:pieces?|pcs|teile?n?|pi[eè]ces|piezas|pezzi|peças|stukjes|elementów)(?!\p{L})/u
/** Of "crochet, mostly tops and little frogs" what is made: no pastime of its own. */
const WHAT_IS_MADE =
  /^(?:mostly|mainly|especially|esp|particularly|usually|currently|little|mini|tiny|small|cute) | (?:mostly|mainly)$| on (?:his|her|their|the) \p{L}+$/u
const PASTIMES_OF_MAKERS: readonly Kind[] = ['making', 'food-and-drink']
/** "Baila los martes", "fut de quinta": when, which names nothing. */
const WEEKDAYS =
  /(?<!\p{L})(?:(?:los|el|cada|todos los|todas las|le|les|tous les|chaque|il|ogni|tutti i|jeden|am|immer|elke|iedere|op|toda|às|todo|aos|w|we|co) )?(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|domeniche|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|(?:segundas?|terças?|quartas?|quintas?|sextas?)-feiras?|wtor(?:ek|ki)|środ[ęy]|czwart(?:ek|ki)|soboty?|niedziel[ęe])(?!\p{L})|(?<!\p{L})(?:às|de|na|toda|todas as) (?:segundas?|terças?|quartas?|quintas?|sextas?)(?= *(?:$|[,;.!?\n]|e ))/gu
/** Stand for a space and "&" within a name while the text is split. */
const SPACE = '\u0001'
const AMPERSAND = '\u0002'

/**
 * The hobbies in a text, in the giver's order, no topic twice. Names that contain "and" or a comma stay whole. The texts beside it
 * tell its language too.
 */
export function hobbiesIn(catalogue: Catalogue, text: string, beside = ''): Hobby[] {
  let prepared = normalise(text)
    .replace(LINK, '')
    .replace(WHOSE, '')
    .replace(LABEL, (label, name: string) => (isPastimeIn(catalogue, name) ? label : ' '))
    .replace(MARRIED_FOR, '')
    .replace(IN_LAW, '')
    .replace(WEEKDAYS, ' ')
    .replaceAll(' & ', ' and ')
  for (const [emoji, title] of catalogue.emoji) prepared = prepared.replaceAll(emoji, `, ${title}, `)
  prepared = prepared.replace(EMOJI, ' ')
  for (const name of catalogue.compoundNames.filter((each) => prepared.includes(each))) {
    const joined = name.replace(/[ ,/]+/g, SPACE).replaceAll('&', AMPERSAND)
    prepared = prepared.replaceAll(name, joined)
  }
  if (PIECES.test(prepared))
    prepared = prepared.replace(/(?<!jigsaw )(?<!\p{L})puzzles?(?!\p{L})/u, 'jigsaw puzzles')
  const watched = new Set(
    [...prepared.matchAll(WATCHED_IN_BRACKETS)].flatMap(([, inner = '']) => partsOf(inner)),
  )
  prepared = withBracketsJoined(catalogue, prepared, beside)
  const names = namesIn(text)
  const seen = new Set<string>()
  const hobbies: Hobby[] = []
  const parts = partsOf(prepared)
  const languages = languagesOf(
    catalogue,
    [...parts, beside].flatMap((part) => [part, ...part.split(FOREIGN_AND)]),
  )
  const done = parts.map((part) => part.split(SINCE)[0] ?? part)
  for (const phrase of done.flatMap((part) => splitAtForeignAnd(catalogue, part, languages))) {
    if (phrase.length < 2 || !/\p{L}/u.test(phrase)) continue
    const hobby = recognise(catalogue, phrase, languages, names, watched.has(phrase))
    const isByMaker = hobbies.some(({ kind }) => kind && PASTIMES_OF_MAKERS.includes(kind))
    if (isByMaker && WHAT_IS_MADE.test(phrase) && hobby.kind !== hobbies.at(-1)?.kind) continue
    const key = hobby.topic?.title ?? hobby.phrase
    if (!seen.has(key)) hobbies.push(hobby)
    seen.add(key)
  }
  return hobbies
}

function partsOf(prepared: string): string[] {
  return prepared
    .split(SEPARATOR)
    .flatMap((part) => part.split(NEXT_PERSON))
    .map((part) => part.replaceAll(SPACE, ' ').replaceAll(AMPERSAND, '&').trim())
}

/** "Dança (jazz)" is jazz dance, "swimming (open water)" open water swimming, where the two are one name. */
function withBracketsJoined(catalogue: Catalogue, text: string, beside: string): string {
  const languagesOfText = languagesOf(catalogue, [text, beside])
  return text.replace(
    /(?<=^|[,;.\n] ?)([\p{L} ]{3,30}) \(([\p{L} ]{3,30})\)/gu,
    (whole, outer: string, inner: string) => {
      const languages = new Set([...languagesOfText, ...languagesOf(catalogue, [outer, inner])])
      const { topic } = recognise(catalogue, outer, languages)
      const joined = topic && topicNamed(catalogue, lemmas(`${inner} ${topic.title}`))
      return joined ? joined.title : whole
    },
  )
}

/**
 * "tuinieren en fietsen" and "walks with her spaniel" as two, "Schach mit Freunden" without whom; only where a part is a topic's
 * name, for these words are also English or a name's.
 */
function splitAtForeignAnd(catalogue: Catalogue, phrase: string, languages: ReadonlySet<Language>): string[] {
  const isTopic = (part: string) => recognise(catalogue, part, languages).exact
  const isName = isNameIn(catalogue, phrase, languages)
  const isIn = (languages.has('fr') || languages.has('es')) && !languages.has('nl')
  const parts = isName ? [phrase] : phrase.split(isIn ? FOREIGN_AND_BUT_EN : FOREIGN_AND)
  const split = parts.some(isTopic) ? parts : [phrase]
  return split.flatMap((part) => {
    const [first = '', ...others] = isNameIn(catalogue, part, languages) ? [part] : part.split(WITH)
    return others.length > 0 && isTopic(first) ? [first, ...others.filter(isTopic)] : [part]
  })
}

function isNameIn(catalogue: Catalogue, phrase: string, languages: ReadonlySet<Language>): boolean {
  const words = lemmas(phrase)
  return topicNamed(catalogue, words) !== undefined || topicNamedIn(catalogue, languages, words) !== undefined
}

/** "Nut allergy if it's anything with chocolate" wishes for none. */
const CONDITION = /(?<!\p{L})(?:if|in case|falls|wenn|si|se|als|jeśli)(?!\p{L})[^,;.!?\n]*/gu

/** "Dreams of going to Iceland" */
const JOURNEY_TO = /(?:(?:a |the )?trips?|dream(?:s|ing)? of (?:going|travell?ing)) to (\p{L}+)/gu

/** "Vive en Rosario" says where somebody is at home. */
const AT_HOME =
  /(?<!\p{L})(?:lives?|living|viv(?:e|en|o|imos|ono|ent|ere)|vit|habit\p{L}+|lebt?|leben|wohn(?:t|en)|abita(?:no)?|mora(?:m|mos)?|woont|wonen|mieszka(?:ją)?) (?:now |jetzt |ahora )?(?:in|en|em|à|a|au|aux|te|w|we) (?:der |den |dem |la |el |las |los |le |les )?\p{L}+/gu

/** As a wish they are what something should look like, be made of or have as its label. */
const LOOKS = new Set(
  lemmas(`
    viola violet violett violette rosa lila lilla orange arancione mauve fuchsia turquoise azul indigo coral
    jade amber mint pearl wood wooden linen silk velvet brass copper gold silver bronze glass leather stone
    paper ceramic metal steel tin cotton wool natural holz leinen messing bois lin laiton madera lino legno
    madeira linho hout drewno len yeti carhartt
  `),
)

/**
 * The topics that a text of wishes names outright ("loves chess"), not as a diet ("vegan"), and by a word of a longer wish
 * ("bright colours", "trashy romance novels") only in a text that alone tells what
 * they like.
 */
export function topicsWished(catalogue: Catalogue, text: string, alone = ''): Hobby[] {
  const isPlaceName = (name: string) => topicNamed(catalogue, lemmas(name))?.within?.title === 'travel'
  const wishes = text
    .replace(CONDITION, ' ')
    .replace(AT_HOME, ' ')
    .replace(JOURNEY_TO, (whole, name: string) => (isPlaceName(name) ? `, ${name}` : whole))
  const said = lemmas(wishes)
  return hobbiesIn(catalogue, wishes).flatMap((hobby) => {
    const { phrase, topic, templateWord } = hobby
    const words = lemmas(phrase)
    const named = topicNamed(catalogue, words) ?? topicOfWordSet(catalogue, words)
    // What stands in a sentence is told by its title, which says nothing of whether it was named.
    const isSaid = topic?.title !== phrase || containsPhrase(said, words)
    const isLook = words.every((word) => LOOKS.has(word))
    const isPlace = topic?.within?.title === 'travel' && isWhereFrom(wishes, [phrase, topic.title])
    // "Drum keine Sauna": a short word in a text of another language is none of English.
    const isOther =
      catalogue.language !== null && words.join(' ').length < 5 && !isForeignName(catalogue, words)
    if (topic === null || isLook || isPlace || isOther || namesState(phrase)) return []
    if (named === topic && isSaid) return [hobby]
    return alone.includes(phrase) && templateWord === phrase ? [{ ...hobby, templateWord: null }] : []
  })
}

/** "My brother is in Canada" and "made in Portugal" wish for no journey there. */
function isWhereFrom(text: string, names: readonly string[]): boolean {
  return names.some((name) =>
    ['in', 'from', 'em', 'aus', 'en', 'uit', 'z'].some((word) =>
      ` ${text}`.replaceAll(' interested in ', ' ').includes(` ${word} ${name.toLowerCase()}`),
    ),
  )
}

/** The topics of "no plants after all" and "had to sell her horse". */
export function takenBack(catalogue: Catalogue, text: string): ReadonlySet<Topic> {
  const names = [
    ...text.matchAll(/(?<!\p{L})no (?:more )?([\p{L} ]+?) (?:after all|any ?more)(?!\p{L})/gu),
    ...text.matchAll(PARTED_WITH),
  ]
  return new Set(names.flatMap(([, name = '']) => topicNamed(catalogue, lemmas(name)) ?? []))
}

/** Whether the catalogue has a topic of exactly this name. */
export function isPastime(name: string): boolean {
  return isPastimeIn(wholeCatalogue(), name)
}

function isPastimeIn(catalogue: Catalogue, name: string): boolean {
  return topicNamed(catalogue, lemmas(name)) !== undefined
}
