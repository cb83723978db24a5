import { phrases } from '#app/ideas/words/words-of-names.ts'

const VIOLENCE =
  'grenade, explosive, bomb making, pipe bomb, landmine, kill your, kill him, kill her, kill them, kill myself, how to kill, murder your, behead, torture, terrorist, nazi, swastika, child bride'
const SELF_HARM =
  'kill yourself, hang yourself, harm yourself, hurt yourself, cut yourself, shoot yourself, suicide, self harm, selfharm, noose, overdose'
const DRUGS =
  'cocaine, heroin, fentanyl, meth, methamphetamine, crystal meth, lsd, mdma, ketamine, crack pipe, opium pipe, amphetamine'
const NEVER = phrases([VIOLENCE, SELF_HARM, DRUGS].join())

const WEAPONS =
  'knife, dagger, machete, axe, hatchet, sword, gun, handgun, shotgun, firearm, revolver, rifle, pistol, ammunition, ammo, crossbow, switchblade, brass knuckle, knuckle duster, taser, stun gun, pepper spray, throwing star, airsoft, silencer, weapon'
const SEX =
  'lingerie, sexy, sex, erotic, erotica, adult, nude, naked photo, naked woman, naked man, naked body, stripper, strip poker, striptease, pole dancing, burlesque, condom, kinky, fetish, bdsm, for lover, topless, playboy, kamasutra, kama sutra'
const SUBSTANCES =
  'cigar, cigarette, tobacco, vape, vaping, e cigarette, rolling paper, hookah, shisha, bong, weed, cannabis, marijuana, cbd, nicotine, magic mushroom, steroid, hangover, drunk'
const BETTING =
  'casino, betting, gambling, poker, lottery ticket, scratch card, tattoo voucher, tattoo session'
const UNDER_18 = phrases([WEAPONS, SEX, SUBSTANCES, BETTING].join())

/** The phrases that no idea for somebody of this age contains, whoever asks for it. */
export function unfitAt(age: number): readonly (readonly string[])[] {
  return age < 18 ? [...NEVER, ...UNDER_18] : NEVER
}
