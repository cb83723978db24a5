import { pattern } from '#app/ideas/words/pattern.ts'
import { phrases } from '#app/ideas/words/words-of-names.ts'
import { containsPhrase, lemmas } from '#app/ideas/words/lemmas.ts'

/** Words of gifts for one faith, and how a text says that somebody has it. */
const FAITHS: readonly { said: RegExp; words: string }[] = [
  {
    said: pattern(
      String.raw`
  christian|catholic|methodist|baptist|anglican|lutheran|evangelical|protestant|pentecostal|church|chapel|bible
  |jesus|gospel|christening|baptism|first communion|confirmation|parish|vicar|pastor|priest|nun\b
  `,
    ),
    words: `
      rosary, crucifix, holding cross, bible, hymn, hymnbook, psalm, gospel, scripture, devotional, nativity, church,
      patron saint, prayer, pilgrimage, retreat house, baptism, christening, communion`,
  },
  {
    said: /jewish|judaism|jew\b|synagogue|ba[rt] mitzvah|shabbat|hanukkah|chanukah|kosher|torah|passover|rabbi/,
    words: `
      seder, kiddush, menorah, mezuzah, shabbat, challah, dreidel, hanukkah, chanukah, passover, havdalah, torah,
      jewish`,
  },
  {
    said: /muslim|moslem|islam|mosque|ramadan|\beid\b|qur'?an|koran|hijab|halal|hajj|imam/,
    words:
      "prayer mat, prayer rug, qur'an, quran, koran, tasbih, ramadan, eid, mosque, islamic, hijab, prayer",
  },
  {
    said: /hindu|diwali|puja|krishna|ganesh|temple\b/,
    words: 'diya, ganesha, ganesh, diwali, puja, rangoli, krishna, mandir, bhagavad, hindu',
  },
  {
    said: /buddhis[tm]|zen temple/,
    words: 'buddha, buddhist, mala, sutra, prayer flag, prayer wheel, dharma',
  },
  { said: /sikh|gurdwara|vaisakhi/, words: 'sikh, gurdwara, khanda' },
]
const CHRISTMAS = 'christmas, advent, nativity, santa, bauble, stocking, yule, cathedral, carol'

/** Aids for what fails with age or illness, and things for one role only: for whom the text shows the need. */
const AIDS: readonly { said: RegExp; words: string }[] = [
  {
    said: pattern(
      String.raw`
  glasses|spectacles|sight|\bsee\b|\beyes?\b|blind|macular|vision|large.print|cataract|glaucoma|detective|crime
  |stamps|coins|jigsaw|puzzle|lace|sewing|stitch|diamond
  `,
    ),
    words: `
      large print, reading glasses, glasses case, glasses chain, spectacles, magnifying lamp, magnifying glass,
      large index`,
  },
  {
    said: pattern(
      String.raw`
  arthrit|\bhands?\b|finger|wrist|grip|frail|stroke|parkinson|tremor|care home|nursing home|dementia|alzheimer
  |wheelchair|elderly|sight|macular|blind|later life|hearing
  `,
    ),
    words: `
      easy grip, jar opener, can opener, pill organiser, grabber, big button, large button, large number, easy hold,
      wide fit, tired hand, easy thread`,
  },
  {
    said: /hik|walk|trek|rambl|hill|mountain|trail|pilgrim|farm|shepherd/,
    words: 'walking pole, walking stick, walking cane, walking frame',
  },
  {
    said: /coach|trains? (?:a|the|kids)|manager/,
    words: 'for coach, coach whiteboard, tactics board, coaching clipboard',
  },
  {
    said: /famil|kids|child|\bm[ou]m\b|\bdad\b|parent|mother|father|son\b|daughter|baby|grand/,
    words: 'wall planner, command board, chore chart',
  },
]

/** Of weight, age and flaws of the body: a gift that tells somebody what is wrong with them. */
const FLAWS = `
  weight loss, lose weight, slimming, diet, dieting, detox, calorie, calorie counter, bathroom scale, body fat,
  tummy, shapewear, waist trainer, cellulite, stretch mark, anti-ageing, anti-aging, anti ageing, anti aging,
  anti-wrinkle, wrinkle, age-defying, hair loss, hair regrowth, baldness, thinning hair, grey hair, acne, blemish,
  spot treatment, teeth whitening, whitening, mouthwash, deodorant, nose hair, ear hair, facial hair remover,
  over the hill, incontinence, snoring, snore, bunion, double chin, old age, old fart`

const HAS_PET = /\b(?:cats?|kittens?|dogs?|pupp(?:y|ies)|labrador|hund|katzen?|gatt[io]|chiens?|perros?)\b/
const POISONOUS_FOR_PETS = 'monstera, snake plant, amaryllis, lily, azalea, poinsettia'

/** Violence, self-harm and drugs: for nobody. */
const NEVER = `
  grenade, explosive, bomb making, pipe bomb, landmine, kill your, kill him, kill her, kill them, kill myself,
  how to kill, murder your, behead, torture, terrorist, nazi, swastika, child bride, kill yourself, hang yourself,
  harm yourself, hurt yourself, cut yourself, shoot yourself, suicide, self harm, selfharm, noose, overdose,
  cocaine, heroin, fentanyl, meth, methamphetamine, crystal meth, lsd, mdma, ketamine, crack pipe, opium pipe,
  amphetamine`

/** Weapons, sex, substances and betting. */
const UNDER_18 = `
  knife, dagger, machete, axe, hatchet, sword, gun, handgun, shotgun, firearm, revolver, rifle, pistol, ammunition,
  ammo, crossbow, switchblade, brass knuckle, knuckle duster, taser, stun gun, pepper spray, throwing star,
  airsoft, silencer, weapon, lingerie, sexy, sex, erotic, erotica, adult, nude, naked photo, naked woman,
  naked man, naked body, stripper, strip poker, striptease, pole dancing, burlesque, condom, kinky, fetish, bdsm,
  for lover, topless, playboy, kamasutra, kama sutra, cigar, cigarette, tobacco, vape, vaping, e cigarette,
  rolling paper, hookah, shisha, bong, weed, cannabis, marijuana, cbd, nicotine, magic mushroom, steroid, hangover,
  drunk, casino, betting, gambling, poker, lottery ticket, scratch card, tattoo voucher, tattoo session`

const read = (lists: readonly { said: RegExp; words: string }[]) =>
  lists.map(({ said, words }) => ({ said, own: phrases(words) }))
const [IN_FAITHS, IN_AIDS] = [read(FAITHS), read(AIDS)]
const [OF_FLAWS, OF_CHRISTMAS, OF_POISON] = [phrases(FLAWS), phrases(CHRISTMAS), phrases(POISONOUS_FOR_PETS)]
const [FOR_NOBODY, FOR_ADULTS] = [phrases(NEVER), phrases(UNDER_18)]

/**
 * Takes a normalised text and an age; gives the phrases that no idea may hold unless they were asked for: gifts of a faith that
 * the text does not name (of Christmas, when it names another one), of flaws of the body, aids without the need, what harms a
 * pet, and what is fit for nobody or no child, whoever asks.
 */
export function unwelcomeIn(text: string, age: number): (readonly string[])[] {
  const words = lemmas(text)
  const named = IN_FAITHS.filter(({ said }) => said.test(text))
  const shared = new Set(named.flatMap(({ own }) => own.map((phrase) => phrase.join(' '))))
  const otherFaiths = IN_FAITHS.filter((faith) => !named.includes(faith)).flatMap(({ own }) => own)
  const notChristian = named.length > 0 && !named.some((faith) => faith === IN_FAITHS[0])
  return [
    ...otherFaiths.filter((phrase) => !shared.has(phrase.join(' '))),
    ...(notChristian ? OF_CHRISTMAS : []),
    ...IN_AIDS.filter(({ said }) => !said.test(text)).flatMap(({ own }) => own),
    ...OF_FLAWS.filter((phrase) => !containsPhrase(words, phrase)),
    ...(HAS_PET.test(text) ? OF_POISON : []),
    ...FOR_NOBODY,
    ...(age < 18 ? FOR_ADULTS : []),
  ]
}
