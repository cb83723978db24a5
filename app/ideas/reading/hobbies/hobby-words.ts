import type { Kind } from '#app/ideas/idea.ts'
import { pattern } from '#app/ideas/words/pattern.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

export const LEAD_IN = pattern(
  String.raw`
  ^(?:(?:(?:he|she|they|who|it)'(?:s|re|d)|(?:my|her|his|our) (?:girlfriend|boyfriend|wife|husband|partner|mum
  |mom|mother|dad|father|sister|brother|son|daughter|friend|nan|gran|grandma|grandad|grandpa|aunt|uncle|boss
  |colleague|neighbour|kid|boy|girl)(?: (?:is|has|does|loves?|likes?))*|shes|hes|theyre|both|lately
  |used to(?: (?:love|like|enjoy|do|be))?|nowadays|these days|often|sometimes|maybe|probably|pretty|proper
  |honestly|basically|mainly|loves|wants|lives for|he|she|they|who|i|we|idk|oh|esp|absolutely|totally|completely
  |massive|total|mad|obsessed|crazy|recently|got|getting|been|currently|loving|also|really|always|just|mostly
  |mainly|likes?|loves?|enjoys?|is|are|was|into|keen|very|big|huge|avid|passionate|about|on|a|an|the|of|fan|lots
  |some|lot|bit|doing|does|going|goes|go|has|started|starting|recently|took|taken|up|taking|learning|learns
  |getting|to|playing|plays?|all|things|everything|anything|hobbies|hobby(?=:| is)|interests?|interested|in|such
  |as|like|anything|everything|including|especially|amateur|occasional|currently|spends?|spending|time|with
  |practi[sc]ing|practi[sc]es|follows?|following|supports?|his|her|their|my)[ :]+)+
  `,
)
/** "macht gern Pilates", "aime la randonnée" */
export const FOREIGN_LEAD_IN = pattern(
  String.raw`
  ^(?:(?:(?:sie|er|elle|il|lui|lei|ela|ele|ze|zij|hij|ella|ona|on) )?(?:macht|spielt|liebt|mag|geht|hört|liest
  |schaut|aime|adore|joue|fait|pratique|regarde|collectionne|sammelt|schaut|guckt|sieht|kijkt|verzamelt|guarda|gioca|ascolta|suona|juega|escucha|joga|ouve|écoute|luistert|słucha|ve|ver|mira|toca
  |colecciona|assiste|coleciona|ogląda|zbiera|coltiva|ama|adora|gosta|houdt|gaat|speelt|lubi|kocha|uwielbia|gra|(?:le|les|gli
  |le) (?:gustan?|encantan?|piace|piacciono))(?: (?:sehr|gern|gerne|viel|beaucoup|bien|mucho|muito|molto|graag
  |veel|bardzo|zelf|naar|van|de|das|zum|au|aux|à|du|w|na|il|la|a|al|el|le|les|der|die))* )+
  `,
)
export const TRAIL = pattern(
  String.raw`
  [ ](?:a lot|lots|very much|too|as well|at (?:the )?weekends?|on (?:the )?weekends?|on \w+days|every \w+
  |when (?:he|she|they) can|for fun|with (?:her|his|their|my|the|our) .+|with (?:friends|family|mates)|fans?
  |lovers?|enthusiasts?|addicts?|nerds?|girlie|and more|in (?:the )?(?:summer|winter)|at home|sometimes
  |occasionally|these days|etc|in general|mostly|mainly|stuff|things|on (?:the )?(?:radio|telly|tv|television)
  |à la (?:télé|tv)|im (?:fernsehen|tv)|en la tele(?:visión)?
  |alla (?:tv|televisione)|na (?:tv|televisão)|op (?:tv|televisie)
  |w telewizji|(?:called|named) .+|twice a week)$
  `,
)
export const ACTIVITIES = new Set(['making', 'collecting', 'watching'])
export const ACTIVITY = /^(collect|mak|watch|read)(?:e?s|ing) (.+)$/
/** A phrase with such a word is part of a sentence, no name of a pastime: "when the kids let him". */
export const SENTENCE_WORD = pattern(
  String.raw`
  (?<![\p{L}'])(?:i|we|shes|hes|theyre|helps?|since|until|all|both|lately|used to(?: (?:love|like|enjoy|do|be))?
  |always|never|no|nor|still|already|now|then|every|each|any|much|many|lot|lots|gives?|makes?|needs?|wants?
  |likes?|loves?|keeps?|used|thinks?|says?|sits?|lives?|works?|time|day|days|week|month|year|years|old|tired
  |bored|you|he|she|it|they|me|him|her|them|my|his|their|our|this|that|these|those|there|who|which|what|when
  |while|if|because|than|is|are|was|were|be|being|been|am|has|have|had|do|does|did|can|could|will|would|let|lets
  |got|get|gets|goes|went|just|really|recently|also|too|so|very|not|own|more|most|low|slow|idk|lol|haha|oh|ok
  |okay|pls|please|esp|especially|etc|over|about|with|without|at|into|from|after|before|near|vibes|\p{L}+'(?:s
  |re|ve|ll|d|m|t))(?![\p{L}'])
  `,
)
export const FOREIGN_ARTICLE = /^(?:(?:la|le|les|der|die|das|el|los|las|il|lo|gli|os|de|het|een) |l')/
/** "sewing my own clothes" */
export const OWN_OBJECT = /^(\p{L}+ing) (?:my|his|her|their|our) (.+)$/u

/** People, roles and states, which never fill a template: there is no girlfriend workshop. */
export const NOT_PASTIMES = new Set(
  lemmas(
    `
    family friend grandchild grandchildren grandkid grandma grandad grandpa granny gran nan mum mom mummy mommy
    mother dad daddy father parent kid child toddler baby newborn son daughter grandson granddaughter husband
    wife partner girlfriend boyfriend fiancé fiancée sister brother sibling twin aunt auntie uncle cousin niece
    nephew colleague boss neighbour mate bestie person people boy girl man woman lady guy everything nothing
    anything something none idea work life fun sleep sleeping relaxing resting home house student nurse doctor
    teacher driver firefighter fireman policeman officer soldier electrician plumber builder accountant lawyer
    solicitor waiter waitress cashier receptionist secretary manager postman cleaner autistic retired pensioner
    carer busy unknown various time hobby interest job money stuff thing school office night shift nap napper
    fiance fiancee stepson stepdaughter stepmum stepmom stepdad flatmate housemate roommate ex teenager teen
    adhd birth groom bride
  `,
  ),
)
/** At the end of a longer name they name another pastime: foley art is no painting. */
export const TOO_WIDE = new Set(['art', 'drama', 'stamp', 'video'])
/** They name a game only alone: who goes out with the dog does not play go. */
export const SENTENCE_VERBS = new Set(['go', 'pool'])
/** "Her gran's dog" is not hers to give things for. */
export const OF_ANOTHER = pattern(
  String.raw`
  (?:gran|nan|nana|grandma|grandad|grandpa|mum|mom|dad|aunt|uncle|cousin|sister|brother|neighbou?r|friend
  |boss)'s[ ]|(?<!\p{L})our[ ](?:cat|dog|pet|plant|garden)s?(?!\p{L})
  `,
)
/** Who "lost his dog" has no dog to give things for. */
export const LOSS = /(?<!\p{L})(?:lost (?:her|his|their)|died|passed away|put (?:down|to sleep))(?!\p{L})/u
/** Who teaches or is mad about it: a yoga teacher is given what is for yoga. */
export const WHO_DOES_IT =
  / (?:teacher|coach|instructor|nerd|nut|freak|buff|geek|girl|guy|boy|person|mad|obsessed)s?$/
/** Beside a name they say that it is meant: "two cats", "good coffee", "rosary group". */
export const LITTLE_MORE = new Set(
  lemmas(`
  two three four five six several few good great nice fine strong proper real fresh whole full little
  again group club circle team class lesson course session fan superfan book novel game match season ticket
  `),
)
export const PREPOSITIONS = new Set('in at with on for from by near of around to'.split(' '))
const WATCHING = String.raw`watch(?:es|ing)?|on (?:the )?(?:radio|tv|telly|television)|schau(?:t|en)|guckt|gucken|sieht|kijkt|kijken
  |guarda|guardare|regarde|regarder|ver|mira|mirar|assiste|assistir|ogląda|oglądać|oglądanie`
/** What stands behind says where something is done, with whom or for whom. */
export const FOREIGN_PLACES_BEGIN = new Set(
  `
    in im am an auf beim mit für zu zum zur bei aan op bij met voor en au aux à dans sur avec pour chez devant con para por
    pra pro pras pros no na nos nas em com al allo alla ai nel nello nella nei sul sullo sulla per w we z ze dla przy nad
  `
    .trim()
    .split(/\s+/),
)
/** Who watches a sport needs none of its gear. */
export const WATCHES = pattern(
  String.raw`
  (?<!\p{L})(?:${WATCHING}|test match(?:es)?|season tickets?|college (?:football|basketball)|tifa|tifosa?|im stadion
  |au stade|allo stadio|no estádio|en el estadio|in het stadion|na stadion(?:ie)?|(?:in|alla|op|na) tv|à la télé
  |en la tele|im fernsehen|w telewizji)(?!\p{L})
  `,
)
/** "Watching TV (football, skating)": all that stands in the brackets is watched. */
export const WATCHED_IN_BRACKETS = pattern(
  String.raw`
  (?<!\p{L})(?:${WATCHING}|tv|telly|television|fernsehen|fernseher|télé|tele|televisión|televisione|televisão|televisie
  |telewizja|telewizor)(?: \p{L}+){0,2} ?\(([^()]+)\)
  `,
  'gu',
)

/** A game that has the name of a plant. */
export const NAMED_AS_A_PLANT = 'squash'

/** "Collects fountain pens", "bakes macarons": the thing, of the kind of topic that one does this with; null: of any. */
export const DONE_WITH: readonly (readonly [RegExp, Kind | null])[] = [
  [/^(?:collect|restor|build|solv)(?:e?s|ing) |^löst /, null],
  [/^(?:cook|bak|mak|ferment|drink|eat)(?:e?s|ing) |^(?:drinks|eats) /, 'food-and-drink'],
  [/^(?:grow|keep|feed)s?(?:ing)? /, 'growing-and-animals'],
]
