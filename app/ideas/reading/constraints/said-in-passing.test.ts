import { expect, test } from 'vitest'
import { chosenIdeas } from '#app/ideas/built-in.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'
import type { Recipient } from '#app/ideas/recipient.ts'
import { ANYBODY } from '#test/data/idea-faults.ts'

/** Notes, an attribute or kind that they rule out. */
test.each([
  ['stuck on the sofa in a full cast for six weeks', 'experience'],
  ['lying on the sofa with a cast', 'experience'],
  ['has to lie on the sofa for six weeks', 'experience'],
  ['muss noch drei Wochen liegen', 'experience'],
  ['clouée au lit depuis mars', 'experience'],
  ['no puede salir de casa', 'experience'],
  ['bloccata a letto fino a maggio', 'experience'],
  ['housebound since the winter', 'experience'],
  ['his baby sister puts everything in her mouth', 'small-parts'],
  ['no small bits please', 'small-parts'],
  ['die Kleine nimmt alles in den Mund', 'small-parts'],
  ['la petite met tout à la bouche', 'small-parts'],
  ['se mete todo en la boca', 'small-parts'],
  ['mette ancora tutto in bocca', 'small-parts'],
  ['bierze wszystko do buzi', 'small-parts'],
  ['one week with me and one week at her dads', 'small-parts'],
  ['lebt zwischen zwei Wohnungen', 'bulky'],
  ['así que nada grande por favor', 'bulky'],
  ['nichts Großes bitte', 'bulky'],
  ['niets groots', 'bulky'],
  ['something that does not take up space', 'bulky'],
  ['que suenen pero flojito', 'noisy'],
  ['bitte nicht zu laut', 'noisy'],
  ['niente rumore', 'noisy'],
  ['jest w spektrum', 'noisy'],
  ['bitte nix mit Nüssen', 'nuts'],
  ['nada con nueces', 'nuts'],
  ['rien avec des noix', 'nuts'],
  ['Rodzice prosili, żeby nie dawać elektroniki', 'battery'],
  ['no electronics please', 'battery'],
  ['merci de ne pas offrir d’électronique', 'gadget'],
  ['is sinds januari gestopt met drinken', 'alcohol'],
  ['nie pije od trzech lat', 'alcohol'],
  ['trinkt nicht mehr', 'alcohol'],
  ['il a arrêté de boire', 'alcohol'],
  ['lleva meses bien, ya no bebe', 'alcohol'],
  ['ha smesso di bere', 'alcohol'],
  ['pas de fast fashion ni de plastique', 'plastic'],
  ['im Oktober Kreuzbandriss', 'legs'],
  ['rupture des ligaments croisés', 'legs'],
  ['un esguince en marzo', 'legs'],
  ["can't lift her arms above the shoulder yet", 'hands'],
  ['double mastectomy in March', 'hands'],
  ['flying with hand luggage', 'carry'],
  ['they have enough ornaments to open a shop', 'dust'],
  ["he wouldn't take a dime", 'voucher'],
  ['hat kein Geld genommen, will kein Geld', 'voucher'],
  ['our neighbour at number 12', 'romantic'],
  ['Karen from work, likes gin', 'romantic'],
  ['meine Kollegin Anna', 'romantic'],
  ['if you bring stuff into this flat you take stuff out', 'thing'],
])('"%s" rules out what is %s', (notes, what) => {
  const { bans } = readWish({ ...ANYBODY, notes })
  expect([...bans.attributes, ...bans.kinds]).toContain(what)
})

/** Notes, what they do not rule out. */
test.each([
  ['reading on the sofa', 'experience'],
  ['films on the sofa and popcorn', 'experience'],
  ['lying in bed with a good book', 'experience'],
  ['stuck at home with the kids', 'experience'],
  ['had surgery three years ago, runs marathons now', 'legs'],
  ['ne boit plus de café', 'alcohol'],
  ['ya no bebe café', 'alcohol'],
  ['drinkt niet meer koffie', 'alcohol'],
  ['nie pije już kawy', 'alcohol'],
  ['trinkt seit Jahren keinen Kaffee', 'alcohol'],
  ['we go back and forth to Spain, loves lego', 'small-parts'],
  ['loves soft music', 'noisy'],
  ['my wife, always tired from work', 'romantic'],
  ['bargains from sales', 'romantic'],
  ['met through our neighbour', 'romantic'],
  ['over the road from a forest', 'romantic'],
  ['pas très fort en maths', 'noisy'],
  ['niet te hard werken', 'noisy'],
])('"%s" does not rule out what is %s', (notes, what) => {
  const { bans } = readWish({ ...ANYBODY, notes })
  expect([...bans.attributes, ...bans.kinds]).not.toContain(what)
})

/** Said by the way: they rule out nothing of the kind. */
test.each<[Partial<Recipient>]>([
  [{ hobbies: 'baking, her honey cake disappears in 5 min' }],
  [{ notes: 'she hates pink ribbon stuff' }],
  [{ notes: "8, wants to be a vet when she's grown up" }],
  [{ notes: 'will Arzt werden, wenn er groß ist' }],
  [{ notes: 'vétérinaire quand elle sera grande' }],
  [{ notes: 'quiere ser bombera cuando sea mayor' }],
])('%j is no wish for what alone is welcome', (texts) => {
  expect(readWish({ ...ANYBODY, ...texts }).only).toBeNull()
})

test.each([
  ['would like something she can still have when she is grown up'],
  ['etwas, das sie auch später noch hat'],
  ['kann sie behalten, wenn sie groß ist'],
  ['à garder quand elle sera grande'],
  ['algo que pueda guardar, cuando sea mayor'],
])('"%s" asks for what stays', (notes) => {
  expect([...(readWish({ ...ANYBODY, notes }).only?.attributes ?? [])]).toContain('sentimental')
})

/** Who they are, words that no idea of three lists may hold. */
test.each<[Partial<Recipient>, RegExp]>([
  [
    { hobbies: 'gardening, roses', notes: 'nothing scented, she gets migraines' },
    /rose bush|climbing rose(?! obelisk)/i,
  ],
  [{ hobbies: 'cooking, cured meats', notes: 'der Arzt hat Salz verboten' }, /\bsalt|charcuterie|olives/i],
  [{ hobbies: 'drawing, dressing up', notes: 'nothing girly' }, /princess|unicorn|lash|glitter|tiara/i],
  [
    { notes: 'secret santa at work, £10 limit', hobbies: 'formula 1' },
    /at yours|massage|sing-along|lift wherever/i,
  ],
  [{ hobbies: 'walking', notes: 'our neighbour at number 12' }, /with lunch|picnic|massage|at home/i],
  [
    { ageGroup: '55+ years', hobbies: 'hiking, whisky', notes: 'retires in May' },
    /for families|first home|bias light/i,
  ],
  [
    { ageGroup: '55+ years', hobbies: 'reading, crosswords', notes: 'macular degeneration' },
    /bookshop|anagram|book rest/i,
  ],
  [
    { ageGroup: '55+ years', hobbies: 'choir, birds', notes: 'in a care home with dementia' },
    /come-and-sing|night walk/i,
  ],
  [{ ageGroup: '0-12 years', hobbies: 'climbing trees', notes: '7, leg in a cast' }, /swing|trapeze|seesaw/i],
  [
    { ageGroup: '55+ years', hobbies: 'crochet', notes: 'arthritis in her hands' },
    /crochet hook|crocheter|yarn|pattern book/i,
  ],
  [{ ageGroup: '0-12 years', notes: 'my godson, turning 2' }, /big brother|big sister|sibling/i],
])('%j: nothing with %s', (texts, unfit) => {
  const ideas = [1, 2, 3].flatMap((seed) =>
    chosenIdeas({ ...ANYBODY, ...texts }, { count: 15, exclude: [], seed }),
  )
  expect(ideas.map(({ text }) => text).filter((text) => unfit.test(text))).toEqual([])
})
