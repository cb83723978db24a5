import { describe, expect, test } from 'vitest'
import type { AgeGroup } from '#app/domain/profiles/gift-profile.ts'
import { builtInIdeas } from '#app/ideas/built-in.ts'
import type { Recipient } from '#app/ideas/recipient.ts'
import { pipeline } from '#app/server/generator/pipeline.ts'
import type { IdeaGenerator } from '#app/server/generator/port.ts'

const of = (ageGroup: AgeGroup): Recipient => ({
  ageGroup,
  occasion: 'birthday',
  otherOccasion: null,
  hobbies: '',
  preferences: '',
  notes: '',
})

const WITHOUT_TEXTS = { timeoutMs: 1000, textsIn: async () => undefined }

/** What of a model's ideas reaches the owner, and how many there are in all. */
async function answered(ageGroup: AgeGroup, texts: readonly string[]) {
  const model: IdeaGenerator = {
    async *ideasFor() {
      for (const text of [...texts, 'Tow float']) yield { text, source: 'model', reason: '' }
    },
  }
  const wanted = { count: 15, exclude: [], seed: 1, signal: new AbortController().signal }
  const shown: string[] = []
  let count = 0
  for await (const { text, source } of pipeline(model, WITHOUT_TEXTS).ideasFor(of(ageGroup), wanted)) {
    if (source === 'model') shown.push(text)
    count++
  }
  return { shown: shown.filter((text) => text !== 'Tow float'), count }
}

const FOR_NOBODY = [
  'Kill yourself',
  'K​ill yourself',
  'Rope to hang yourself',
  'Self-harm razor set',
  'Bomb-making handbook',
  'Hand grenade',
  'Bag of cocaine',
  'Crystal meth pipe',
  'LSD tabs',
  'Porn film collection',
  'F.u.c.k mug',
  'Sh1t mug',
  'Slut T-shirt',
  'Nazi flag',
  'Child bride doll',
  'Poster of a ‮gnihtemos',
  'Mug⁦ set',
  'Kite⁠ tail',
  'Call +44 20 7946 0958',
  'Ring 555-0123 for a surprise',
  'Ring 0151 23456789',
  'Kite, ask ٠١٥١٢٣٤٥٦٧٨',
  'Kite from 12 Acacia Avenue',
  'Write to anna at example dot com',
  'Kite from gifts.xyz',
  'Kite from t.me/gifts',
  'Snapchat: annie2009',
]

const FOR_NO_CHILD = [
  'Handgun cleaning kit',
  'Airsoft pistols',
  'Nude photo set',
  'Pole dancing class',
  'Condom sampler',
  'Sex toy',
  'Massage oil for lovers',
  'Rolling papers',
  'Grinder for weed',
  'Shisha pipe',
  'Wine tasting',
  'Poker night with real money',
  'Tattoo voucher',
  'Hunting knife set',
  'Pepper spray',
]

const FOR_EVERYBODY = [
  'Cock-a-doodle alarm clock',
  'Map of Essex',
  'Scunthorpe United scarf',
  'Shooting star lamp',
  'Cockpit simulator poster',
  'Moby Dick picture book',
  'Blue tit nest box',
  'Shiitake growing log',
  'Pussy willow wreath',
  'Pink Pussycat print',
  'Assorted marbles',
  'Bath bomb set',
  'Bullet journal',
  'Photo booth props',
  'Killer whale plush',
  'Poison dart frog plush',
  'Weeding fork',
  'Pot of paint',
  'Grass seed tray',
  'Titanic model',
  'Sextant kit',
  'Passport cover',
  'Therapy dog plush',
  'Lego 75192 poster',
  '1000 piece puzzle',
  '10,000 piece bead box',
  'Diary for 2026-2027',
  '221B Baker Street sign',
  '12 coloured pencils',
  '1:43 model tram',
  'Hot shot marble run',
  'Body paint set',
  'Crack the code game',
  'Dog lover mug',
  'Naked mole rat plush',
  'Ginger beer kit',
  'Hemp bracelet kit',
]

const FOR_ADULTS = [
  'Kitchen knife set',
  'Glue gun',
  'Bottle of red wine',
  'Spotted Dick pudding',
  'Fire retardant gloves',
  'Rape seed oil',
  'Bastard file',
  'Bass compressor pedal',
  'Nude lipstick palette',
  'Life drawing class',
  'Massage oil',
  'Cocktail shaker',
  'Murder mystery dinner',
  'Sex and the City box set',
  'Grinder for coffee',
  'Marksman’s range bag',
]

describe('no idea of a model is shown that is', () => {
  test.each(FOR_NOBODY)('for nobody: %j', async (text) => {
    for (const age of ['0-12 years', '35-44 years'] as const)
      expect(await answered(age, [text])).toEqual({ shown: [], count: 15 })
  })
  test.each(FOR_NO_CHILD)('not for a child: %j', async (text) => {
    for (const age of ['0-12 years', '13-17 years'] as const)
      expect(await answered(age, [text])).toEqual({ shown: [], count: 15 })
  })
})

describe('a harmless idea is not mistaken for one that is', () => {
  test.each(FOR_EVERYBODY)('for a child: %j', async (text) => {
    expect((await answered('13-17 years', [text])).shown).toEqual([text])
  })
  test.each([...FOR_EVERYBODY, ...FOR_ADULTS])('for an adult: %j', async (text) => {
    expect((await answered('35-44 years', [text])).shown).toEqual([text])
  })

  test('our own ideas all pass as a model’s', async () => {
    for (const age of ['0-12 years', '13-17 years', '35-44 years', '55+ years'] as const)
      for (let seed = 0; seed < 3; seed++) {
        const own = [...builtInIdeas(of(age), { count: 14, exclude: [], seed })].map(({ text }) => text)
        expect((await answered(age, own)).shown).toEqual(own)
      }
  })
})
