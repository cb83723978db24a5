import { type Constraint, type Said, unsaid } from '#app/ideas/reading/constraints/constraints.ts'
import { phrases } from '#app/ideas/words/words-of-names.ts'
import { containsPhrase, lemmas } from '#app/ideas/words/lemmas.ts'

/** Of weight, age and flaws of the body: a gift that tells somebody what is wrong with them. */
const FLAWS = `
  weight loss, lose weight, slimming, diet, dieting, detox, calorie, calorie counter, bathroom scale, body fat,
  tummy, shapewear, waist trainer, cellulite, stretch mark, anti-ageing, anti-aging, anti ageing, anti aging,
  anti-wrinkle, wrinkle, age-defying, hair loss, hair regrowth, baldness, thinning hair, grey hair, acne, blemish,
  spot treatment, teeth whitening, whitening, mouthwash, deodorant, nose hair, ear hair, facial hair remover,
  over the hill, incontinence, snoring, snore, bunion, double chin, old age, old fart`

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

const [OF_FLAWS, FOR_NOBODY, FOR_ADULTS] = [phrases(FLAWS), phrases(NEVER), phrases(UNDER_18)]

/**
 * Takes a normalised text, what it says and an age; gives the phrases that no idea may hold unless they were asked for: gifts of a
 * faith that it does not name, aids without the need ("unless …"), what tells of flaws of the body, and what is fit for nobody or no
 * child, whoever asks.
 */
export function unwelcomeIn(text: string, said: readonly Said[], age: number): (readonly string[])[] {
  const words = lemmas(text)
  const asked = new Set(
    said.flatMap(({ constraint }) => wordsUnless(constraint).map((phrase) => phrase.join(' '))),
  )
  return [
    ...unsaid(said)
      .flatMap(wordsUnless)
      .filter((phrase) => !asked.has(phrase.join(' '))),
    ...OF_FLAWS.filter((phrase) => !containsPhrase(words, phrase)),
    ...FOR_NOBODY,
    ...(age < 18 ? FOR_ADULTS : []),
  ]
}

function wordsUnless({ name, lines }: Constraint): (readonly string[])[] {
  return name.startsWith('unless ') ? phrases(lines.get('words') ?? '') : []
}
