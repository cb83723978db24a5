import { expect, test } from 'vitest'

import { wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { hobbiesIn } from '#app/ideas/reading/hobbies/hobbies.ts'

/** The sports, exercise and recreation codes of the American Time Use Survey (13.01) as people would type them. */
const SPORTS_OF_TIME_USE =
  'aerobics, baseball, basketball, biking, billiards, boating, bowling, climbing, spelunking, dancing, horse riding, fencing, fishing, football, golf, gymnastics, hiking, hockey, hunting, martial arts, racquet sports, rodeo, rollerblading, rugby, running, skiing, ice skating, snowboarding, soccer, softball, cardio, motor racing, volleyball, walking, water sports, weightlifting, working out, wrestling, yoga'

/** Its codes of relaxing, leisure, arts, pets, garden, food, home and religion (02, 12, 14, 15). */
const LEISURE_OF_TIME_USE =
  'relaxing, watching tv, listening to the radio, listening to music, playing games, board games, computer games, arts and crafts, reading, writing, going to the theatre, museums, movies, gambling, parties, hosting, cooking, baking, sewing, gardening, houseplants, walking the dog, cats, home decorating, DIY, car repair, church, volunteering, shopping'

/** The gaps that givers named, and hobbies of Wikipedia's list that the codes do not hold. */
const OTHERS =
  'caving, choir, sim racing, smart home, terrariums, axolotls, frogs, mead, home brewing, cider making, falconry, investing, stock trading, clubbing, festivals, bingo, lofi, knitting, crochet, embroidery, quilting, woodworking, pottery, photography, birdwatching, stargazing, astronomy, genealogy, chess, crosswords, jigsaws, sudoku, magic tricks, juggling, origami, calligraphy, drawing, painting, model trains, lego, stamp collecting, coin collecting, metal detecting, geocaching, foraging, beekeeping, camping, kayaking, sailing, surfing, scuba diving, swimming, archery, table tennis, badminton, tennis, cycling, meditation, languages, guitar, piano, singing, karaoke, vinyl, wine, coffee, tea, travel, cars, motorbikes, drones, podcasts, anime, cosplay, larping, amateur radio, lock picking, kombucha, orchids, bonsai, aquariums, tattoos, perfume, nail art, makeup, sauna, trainspotting, plane spotting, kite flying, darts, croquet, poker'

test.each([SPORTS_OF_TIME_USE, LEISURE_OF_TIME_USE, OTHERS].flatMap((list) => list.split(', ')))(
  'the catalogue knows %s',
  (pastime) => {
    const [hobby] = hobbiesIn(wholeCatalogue(), pastime)
    expect(hobby).toMatchObject({ exact: true, topic: { title: expect.any(String) } })
  },
)

/** People in stages of life that givers named. */
test.each([
  ['new mom', 'new parents'],
  ['carer', 'carers'],
  ['care home', 'care home life'],
])('%s: %s', (typed, title) => {
  expect(hobbiesIn(wholeCatalogue(), typed)[0]?.topic?.title).toBe(title)
})
