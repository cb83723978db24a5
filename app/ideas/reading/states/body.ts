import { state } from '#app/ideas/reading/states/state.ts'

const THEIR = '(?:her|his|their|the|a|an|both|one)'

/** What a body does not do or bear; in the order in which the topics count. */
export const BODY = [
  state({
    says: '(?:asthma(?:tic)?|migraines?|fragrance[- ]?free|scent[- ]?free)',
    bans: 'scent',
    words: 'smoke',
  }),
  state({ says: 'eczema|psoriasis|sensitive skin', bans: 'scent wool' }),
  state({ says: 'hay ?fever|pollen allergy', bans: 'plant', words: 'flower, bouquet' }),
  state({
    says: `(?<!colou?r[- ])blind(?! (?:to|date|dates|box|boxes|spot|tasting|bag|bags)(?![a-z]))|visually impaired
      |(?:losing|lost) (?:her|his|their) sight|(?:learn(?:s|ing|t)?|reads?|reading|uses|using) braille|white cane`,
    bans: 'screen sight',
    words: 'lamp, light, torch, magnifying, large print',
    topic: 'sight loss',
    limits: true,
  }),
  state({
    says: `partially sighted|(?:poor|bad|failing) (?:eye)?sight|(?:eye)?sight is (?:poor|bad|failing|going)
      |can(?:no|'?)t see (?:very |too )?well|low vision|macular|glaucoma|cataracts?`,
    bans: 'screen sight sharp',
    topic: 'sight loss',
    limits: true,
  }),
  state({
    says: `(?<!tone )deaf|(?:hard|hard-|poor|bad|loss) of hearing|hearing (?:is (?:poor|bad|failing|going)|loss|aids?)
      |can(?:no|'?)t hear (?:very |too )?(?:well|much)`,
    bans: 'noisy hearing',
  }),
  state({
    says: `(?:uses a |in a |is a |her |his |their )?wheelchair(?: users?)?
      (?! (?:basketball|rugby|tennis|racing|fencing|dance|sport))`,
    bans: 'legs',
    topic: 'wheelchair life',
    limits: true,
  }),
  state({
    says: `(?:leg|foot|ankle|knee|hip)s? (?:is |are |still )*(?:in (?:a |an? )?(?:\\p{L}+ )?(?:cast|plaster|splint|brace|boot)
      |broken|fractured)|(?:broken?|fractured?|sprain(?:ed|s)?|twisted|snapped) (?:${THEIR} )?(?:leg|ankle|foot|knee|hip)
      |(?:on|uses|using|needs) crutches|(?:torn|tore|ruptured) (?:${THEIR} )?(?:achilles|ligament|acl|meniscus)
      |(?:hip|knee) replacement|can(?:no|'?)t walk(?: (?:far|much|well|long))?|unsteady on (?:${THEIR} )?(?:feet|legs)`,
    bans: 'legs effort',
    topic: 'get well soon',
  }),
  state({
    says: `(?:osteo)?arthrit(?:is|ic)|arthrose|rheumatoid|ra in ${THEIR} hands|rheumatism|carpal tunnel|parkinson'?s
      |hands (?:are|aren't) (?:not )?what they (?:were|used to be)|(?:hand )?tremors?|rsi
      |(?:sore|weak|shaky|stiff|bad|painful) (?:hands|fingers|wrists?)|stroke(?= (?:last|this|in|two|three|survivor))
      |(?:had|after|since) ${THEIR} (?:\\p{L}+ )?stroke|(?:her |his |their )?(?:hands?|fingers|wrists?) (?:hurts?|aches?)
      |can(?:no|'?)t (?:really )?use (?:her|his|their) (?:left |right )?(?:hands?|arms?|fingers?)
      |can no longer use (?:her|his|their) (?:left |right )?(?:hands?|arms?|fingers?)|one[- ](?:handed|armed)|paralysed
      |lost (?:the use of )?${THEIR} (?:left |right )?(?:hand|arm)
      |(?:arm|hand|wrist|finger|thumb)s? (?:is |still )*in (?:a )?(?:cast|plaster|sling|splint)
      |(?:broken?|fractured?|sprained) (?:${THEIR} )?(?:arm|wrist|hand|finger|thumb|elbow)`,
    bans: 'sharp small-parts hands',
    topic: 'easy on the hands',
    limits: true,
  }),
  state({
    says: "dementia|alzheimer'?s?|losing (?:her|his|their) memory|memory loss",
    bans: 'sharp fire alcohol small-parts voucher subscription focus',
    topic: 'dementia-friendly',
    limits: true,
  }),
  state({
    says: `(?:in|into|lives in|moved to|at) (?:a |an? |the )?(?:care|nursing|residential|retirement|old people'?s) home
      |assisted living|hospice`,
    bans: 'bulky sharp fire garden kitchen',
    words: 'heater, electric blanket, camping, bicycle, walking holiday, heated, holdall, projector',
    topic: 'care home life',
  }),
  state({
    says: `recover(?:ing|y|s)? (?:from|after)(?! (?:alcohol|drink|drugs|addiction))|recovering(?! (?:alcoholic|addict|from))
      |after (?:an? |her |his )?(?:operation|surgery|stroke|heart attack|accident)|in hospital|chemo(?:therapy)?
      |(?:has|fighting|having treatment for) (?:\\w+ )?cancer|long covid|chronic (?:fatigue|illness|pain)|bed-?bound
      |bed rest|poorly|convalesc(?:ing|ent)`,
    bans: 'alcohol effort legs crowd',
    words: 'memorial, day out, hand-crank',
    topic: 'get well soon',
  }),
  state({
    says: `(?:bad|sore|weak|dodgy|injured) (?:back|knees?|hips?|legs?|shoulders?)|back (?:pain|problems?|trouble)|slipped disc
      |sciatica|heart (?:condition|problems?|disease)|frail|bad hips?|her (?:back|knees?|hips?) (?:is|are) (?:bad|gone)`,
    bans: 'effort',
    limits: true,
  }),
  state({
    says: 'walks with a (?:stick|frame)|uses a (?:stick|walker|frame|rollator)',
    bans: 'effort legs',
    limits: true,
  }),
  state({
    says: `copd|emphysema|lung (?:disease|condition|problems?)|heart failure|on oxygen|(?:short of|out of) breath|breathless`,
    bans: 'scent fire effort legs',
    words: 'camping, smoke, dust, lung',
    limits: true,
  }),
  state({
    says: "autis(?:m|tic)|asperger'?s?|sensory (?:issues|overload)|on the spectrum",
    bans: 'noisy crowd',
    words: 'scented, cure, awareness, mystery',
  }),
  state({ says: 'epilep(?:sy|tic)', words: 'strobe, disco, flashing, vr headset' }),
]
