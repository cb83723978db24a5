/** Of weight, age and flaws of the body: a gift that tells somebody what is wrong with them. */
export const FLAWS = `
  weight loss, lose weight, slimming, diet, dieting, detox, calorie, calorie counter, bathroom scale, body fat,
  tummy, shapewear, waist trainer, cellulite, stretch mark, anti-ageing, anti-aging, anti ageing, anti aging,
  anti-wrinkle, wrinkle, age-defying, hair loss, hair regrowth, baldness, thinning hair, grey hair, acne, blemish,
  spot treatment, teeth whitening, whitening, mouthwash, deodorant, nose hair, ear hair, facial hair remover,
  over the hill, incontinence, snoring, snore, bunion, double chin, old age, old fart`

/** Violence, self-harm and drugs: for nobody. */
export const NEVER = `
  grenade, explosive, bomb making, pipe bomb, landmine, kill your, kill him, kill her, kill them, kill myself,
  how to kill, murder your, behead, torture, terrorist, nazi, swastika, child bride, kill yourself, hang yourself,
  harm yourself, hurt yourself, cut yourself, shoot yourself, suicide, self harm, selfharm, noose, overdose,
  cocaine, heroin, fentanyl, meth, methamphetamine, crystal meth, lsd, mdma, ketamine, crack pipe, opium pipe,
  amphetamine`

/** Weapons, sex, substances and betting. */
export const UNDER_18 = `
  knife, dagger, machete, axe, hatchet, sword, gun, handgun, shotgun, firearm, revolver, rifle, pistol, ammunition,
  ammo, crossbow, switchblade, brass knuckle, knuckle duster, taser, stun gun, pepper spray, throwing star,
  airsoft, silencer, weapon, lingerie, sexy, sex, erotic, erotica, adult, nude, naked photo, naked woman,
  naked man, naked body, stripper, strip poker, striptease, pole dancing, burlesque, condom, kinky, fetish, bdsm,
  for lover, topless, playboy, kamasutra, kama sutra, cigar, cigarette, tobacco, vape, vaping, e cigarette,
  rolling paper, hookah, shisha, bong, weed, cannabis, marijuana, cbd, nicotine, magic mushroom, steroid, hangover,
  drunk, casino, betting, gambling, poker, lottery ticket, scratch card, tattoo voucher, tattoo session`
