import type { Attribute, Category, ThingKind } from '#app/ideas/idea.ts'
import type { Words } from '#app/ideas/words/words-of-names.ts'

/** What every idea of a category is, whatever its words; a row says otherwise with "-kind". */
export const KINDS_BY_CATEGORY: Partial<Record<Category, readonly ThingKind[]>> = {
  tool: ['hands'],
  kitchenware: ['kitchen', 'home'],
  tableware: ['kitchen', 'home', 'carry'],
  book: ['sight'],
  stationery: ['sight'],
  'art supplies': ['sight'],
  'craft kit': ['hands', 'sight', 'focus'],
  decor: ['dust', 'home'],
  lighting: ['dust', 'home'],
  textile: ['home'],
  furniture: ['home', 'carry'],
  storage: ['home'],
  plant: ['carry'],
  garden: ['garden', 'carry'],
  pet: ['animals'],
  'board game': ['sight', 'focus'],
  puzzle: ['sight', 'focus'],
  'video game': ['sight', 'hands', 'focus'],
  game: ['sight'],

  film: ['sight'],
  audio: ['hearing'],
  instrument: ['hearing', 'hands'],
  collectible: ['dust'],
  print: ['sight', 'dust'],
  'sports gear': ['effort'],
  keepsake: ['dust'],
  home: ['home'],
}

export const KINDS_BY_ATTRIBUTE: Partial<Record<Attribute, readonly ThingKind[]>> = {
  screen: ['sight'],
  'small-parts': ['hands'],
  pet: ['animals'],
  bulky: ['carry'],
  noisy: ['crowd'],
}

/** Such gear of a topic needs what the topic's line "needs:" says; its books, prints and clothes do not. */
export const GEAR: ReadonlySet<Category> = new Set([
  'footwear',
  'outerwear',
  'tool',
  'equipment',
  'safety gear',
  'toy',
  'electronics',
  'sports gear',
  'outdoor gear',
  'class',
  'experience',
  'subscription',
  'voucher',
  'vehicle',
  'game',
  'instrument',
  'craft kit',
])

/** Of a sport, for who cannot do it now. */
const ABOUT_IT = `memoir, biography, autobiography, documentary, novel, film, art print, route print, poster, photo book,
  magazine, recovery, massage, physiotherapy, jigsaw`

/** Words of ideas made for people who lack it: a talking clock needs no sight. */
export const MADE_WITHOUT: Partial<Record<ThingKind, string>> = {
  sight: 'braille, tactile, talking, audio, audiobook, spoken',
  hearing: 'subtitled, captioned, vibrating, silent',
  hands: 'easy grip, easy thread, easy hold, one handed, wide grip, soft grip, self threading',
  legs: `seated, wheelchair, armchair, chair yoga, ${ABOUT_IT}`,
  effort: ABOUT_IT,
}

/** An outing goes on foot unless it says one of these. */
export const SEATED = `
  online, at home, by post, delivered, visit from, visitor, theatre, concert, cinema, film, opera, ballet, musical, show, panto,
  circus, puppet, story, lecture, reading, lunch, dinner, supper, breakfast, brunch, tea, tasting, restaurant, café, pizzeria, ice cream,
  massage, facial, pedicure, manicure, spa, salon, recital, railway, train, steam, cruise, drive, quiz, bridge, chess, choir, recording,
  photo session, portrait, studio, painting, pottery, ceramics, craft, cooking, baking, chocolate, planetarium,
  evening in, games café, bingo, call, sleepover, camp-in, movie, magic`

/** What an idea asks of people, and what it is for. */
export const KIND_WORDS: Record<ThingKind, Words> = {
  legs: {
    named: 'walk, walking, long walk, stair, hike',
    implied: `
      walk, walking, hike, hiking, hiker, hillwalking, trek, trekking, trail, running, runner, run, jogging,
      marathon, climb, climbing, climber, bouldering, skating, skiing, snowboarding, skateboarding, cycling,
      cyclist, dance class, dancing, ballet, kneel, kneeling, skipping, foam roller, summit, hill, peak, mountain,
      standing desk, squat, parkour, assault course, obstacle course, go-kart, karting, bowling, laser tag,
      zip line, orienteering, trampoline park, photo tour, city tour, city break, sightseeing, football, netball,
      tennis, rugby, hockey, surfing, salsa, tango, theme park, balance board, race entry, race day, stroll,
      rambling, reserve, safari, hide, swing seat, nest swing, trapeze bar, disc rope, boat trip, ride-on, learn-to-ride, stomp, stomp-powered, scooter, petting, ropes course, treetop, shoe tree, race, medal`,
    heads: `
      skate, ski, skateboard, snowboard, scooter, bike, bicycle, trike, unicycle, trampoline, treadmill, ladder,
      stepladder, kneeler, stilts, skipping rope, jump rope, speed rope, gaiter, crampon, snowshoe, rebounder,
      treehouse, shoelace, insole, walking stick, trekking pole, walking pole, hiking boot, football boot,
      pogo stick, swing, seesaw, slide, trapeze, seat on ropes, rope ladder, rope swing, climbing triangle, water blaster, scooter wheel, scooter grip, scooter bell, scooter glove, handlebar bell, handlebar, wiggle car, ride-on, rocket, hot air balloon, rucksack, backpack, daypack, space hopper, stepper, hopscotch, skipper`,
    harmless: `
      marble run, chicken run, rabbit run, hamster run, dry run, dog run, camera backpack, guinea pig run,
      trail mix, race car, racing car, race track, car race, horse race, running order, run of comics,
      mountain landscape, hill start, running stitch, climbing rose, climbing plant, running water`,
  },
  effort: {
    named:
      'exercise, sport, sporty, fitness, workout, exertion, strenuous, anything strenuous, physical exercise',
    implied: `
      gym, workout, fitness, weight training, barbell, squat, deadlift, pull-up, push-up, ab roller, ab wheel,
      lifting, strength, strengthener, resistance band, suspension, boxing, sparring, punch bag, marathon,
      race entry, race day, triathlon, running, climbing, bouldering, hiking, hike, trekking, summit, cycling,
      skydive, bungee, paragliding, trampoline, assault course, obstacle course, go-kart, karting, rowing,
      lake swim, open water, surfing, skiing, snowboarding, martial, crossfit, exercise, boot camp, roller coaster,
      theme park, laser tag, paintball, sauna, hot tub, cold plunge, ice bath, bathhouse, digging, hammock,
      picnic backpack, zumba, aerobics, gymnastic, tumbling, liquid chalk, callus, hyper-extension, plyo,
      training plan, bucket list, bowling, weightlifting, skipping, sledging, race, medal, weighted`,
    heads: `
      dumbbell, kettlebell, weight, weight plate, vest, sandbag, weight bench, power rack, treadmill, exercise bike,
      rowing machine, cast iron, skillet, axe, wheelbarrow, splitter, kneeler, walking pole, speed ball, gi, rope,
      gaiter, rucksack, daypack`,
    harmless: `
      paper weight, book weight, pattern weight, curtain weight, table weight, sewing weight, knitting weight,
      tow rope, rope basket, rope bowl, rope lead, rope toy, rope light, rope bridge, exercise book, climbing rose,
      climbing plant, strength of character, race car, race track, car race, horse race`,
  },
  sight: {
    named: 'visual',
    implied: `
      paperback, hardback, print, poster, jigsaw, painting, watercolour, portrait, photo, photograph, photography, picture, frame,
      calendar, sketch, sketching, drawing, colouring, star map, map, atlas, chart, telescope, binocular,
      magnifying, magnifier, cinema, projector, exhibition, gallery, scenic, crossword, sudoku, wordsearch,
      escape room, card game, board game, dice game, case file, rummy, backgammon, flash card, puzzle pad,
      puzzle book, notebook, diary, planner, journal, make-up, eyeshadow, eyeliner, nail art, nail polish, mirror,
      bookish, library, bookmark, embosser, sharpening, album, illustrated, coffee-table, microscope, kaleidoscope,
      batting, racket, racquet, tennis ball, stargazing, drone, matinee theatre, bird feeder, pair of theatre, planetarium, newspaper, magazine, page,
      lecture, sewing pattern, stencil, sticker, label, anagram, literary, word game, word treasure, letter tile, bookshop, book rest, book light, reading light,
      first edition, reasons we love, word list, word search`,
    heads: `
      book, novel, cookbook, guide, guidebook, handbook, log, logbook, scorebook, pen, pencil, marker, tag, gauge,
      dial, thermometer, camera, lens, card, postcard, stationery, comic, manga, memoir, biography, encyclopedia,
      anthology, ball, bat, stump, shuttlecock, puck, dart, cue, secateur, stamp, coin, palette, sketchbook, needle, viewer, goggle`,
    harmless: `
      lens cloth, gift card, map case, photo printer paper, picture hook, card holder, memory foam,
      recipe card holder, record label`,
  },
  hands: {
    named: 'fiddly, fiddly thing, fiddly bit',
    implied: `
      needle, crochet, crocheter, cross stitch, embroidery, rotary cutter, seam ripper, thimble, tweezer, bead, sampler,
      fiddly, carving, whittling, turning, chisel, plane, clamp, template, clips, tying, origami, quilling, lacing,
      juggling, hand grip, grip trainer, grip strengthener, climbing, bouldering, archery, pestle, mortar,
      cast iron, casserole, pasta making, pottery wheel, wheel throwing, weaving, loom, model kit, scale model,
      brick, jigsaw, calligraphy, typewriter, cube, building set, cardmaking, sewing, quilting, knitting class,
      crochet class, lock picking, puzzle box, puzzle board, puzzle mat, puzzle roll, puzzle storage, yarn, pattern book,
      pattern booklet, stitch dictionary, blocking board`,
    heads: `
      hook, ripper, dumbbell, kettlebell, cufflink, walking pole, walking stick, wrist weight, jar opener,
      screwdriver, hammer, saw, file, rasp, plier, mallet, spanner, wrench, drill, cutter, nib, quill, controller,
      joystick, yo-yo, whisk, rolling pin, peeler, mandoline, corkscrew, secateur, shear, dart, bow, racket, paddle,
      guitar, ukulele, violin, banjo, fiddle, plectrum, drumstick, awl, bobbin, spindle, knife, scissors, skillet,
      marble`,
    harmless: `
      ice cube, stock cube, grow cube, hook and loop, coat hook, wall hook, brick oven, file box, file folder,
      case file, bow tie, hair bow, paddle tennis court, spa template, beaded seat, plane spotting, plane ticket,
      ready wound, knife block, paper plane, butter knife, marble cake, marble board, marble tray,
      large print jigsaw`,
  },
  hearing: {
    named: 'deafening',
    implied: `
      headphone, earphone, headset, speaker, vinyl, earbud, audiobook, radio, hi-fi, podcast, music, music player,
      record player, recording, streaming, symphony, salsa, disco, karaoke, club night, live music, concert, gig,
      recital, rehearsal, opera, orchestra, choir, chamber music, song, singing, soundtrack, playlist, sound bath,
      ear plug, earplug, studio session, season subscription, audio, talking, comedy club, stand-up, lecture,
      theatre ticket, spoken, bell`,
    heads:
      'boom box, whistle, drum, piano, ukulele, tuner, metronome, theatre, play, musical, turntable, microphone, chime',
    harmless: `
      concert poster, sheet music poster, subtitled, captioned, signed performance, music stand, bell pepper,
      dumb bell, silent disco, song bird, songbird, song thrush, visual metronome, bell tent, talking point,
      bell jar`,
  },
  focus: {
    named: 'complicated, complicated thing, brainy',
    implied: `
      brain, memory test, memory game, quiz, trivia, crossword, sudoku, riddle, brainteaser, logic, escape room,
      e-reader, strategy, planner, diary, course, lesson, class, workshop, masterclass, workbook, app, smart,
      programmable, digital, thousand-piece, cryptic, murder, case file, codebreaking, project, pattern, club,
      coach, gauge, games café, board game, autobiography, biography, memoir, manual, handbook, novel, projector, camera, picnic for friends, computer, coding, tournament, chess`,
    heads: 'kit, iron, party, needle',
    harmless:
      'quiz show, smart casual, first class, class ring, golf club, digital radio, patterned, club sandwich, first aid kit',
  },
  garden: {
    named: 'garden, gardening thing, lawn, yard, outdoor space, balcony',
    implied: `
      garden, gardening, gardener, greenhouse, lawn, allotment, raised bed, bird feeder, bird bath, bird table,
      birdbath, nest box, birdhouse, bug hotel, bee hotel, hedgehog house, fire pit, patio, compost, wheelbarrow,
      trellis, sun dial, sundial, potting, seedling, propagator, cold frame, border fork, border design, weeding,
      hoe, bulb planter, apple tree, fruit tree, rose bush, watering can, hose, mower, sprinkler, parasol, hammock,
      shed, sandpit, paddling pool, outdoor lounger, wildflower, garden centre, chiminea, deckchair, climbing frame,
      playhouse, trampoline, swing`,
    heads:
      'secateur, trowel, spade, rake, dibber, planter, trug, bbq, barbecue, smoker, hen house, cloche, water butt, barrel',
    harmless: `
      zen garden, desk garden, bottle garden, garden party, mini garden, indoor garden, garden print, garden puzzle,
      kitchen garden book, window planter, indoor planter, swing music, swing dance, swing dancing, golf swing,
      panty hose, garden scented, covent garden, madison square garden, indoor hammock, potting clay,
      miniature garden, jar garden, herb garden scissors`,
  },
  animals: {
    named: 'live animal, living animal, animal hair, cat hair, dog hair, pet hair, petting zoo',
    implied: `
      cat tree, scratching post, catnip, cat café, cat bed, cat toy, cat flap, cat treat, kitten care, dog bed,
      dog toy, dog lead, dog treat, dog walk, puppy, dog training, dog coat, petting, pony, riding lesson,
      horse riding, alpaca walk, donkey, farm visit, farm park, aviary, falconry, bird of prey experience,
      beekeeping, hive, live butterfly, hamster, rabbit hutch, fish tank, aquarium tank, animal experience,
      feeding experience, keeper day, keeper experience, sanctuary visit, grooming brush, pet bed, pet camera, hay,
      pet sitting, cat sitting, husky, goat yoga, puppy yoga, reindeer visit`,
    harmless: `
      puppy calendar, hamster plush, puppy plush, kitten plush, puppy puzzle, kitten puzzle, pony plush,
      pony figure, puppy soft toy, hay fever, donkey plush, pony book, pet rock, my little pony, pony print,
      puppy print, hive ornament`,
  },
  dust: {
    named: `
      dust, dust collector, dust catcher, gather dust, clutter, ornament, knick knack, knick-knack, trinket,
      figurine, bric a brac, decoration, decor, home decor, memorabilia, statue`,
    implied: `
      ornament, figurine, knick-knack, statue, trinket, replica, snow globe, paperweight, trophy, model kit,
      wax seal, scratch-off, stamp set, photo frame, picture frame, wall art, display case, bobblehead,
      dreamcatcher, nutcracker, souvenir, plush, teddy`,
    heads: `
      cushion, bear, soft toy, vase, frame, figure, bust, bookend, wreath, garland, plaque, sign, doorstop, diorama,
      candlestick, album, coin, cabinet, shelf, coaster, sculpture, carving, tapestry, globe, lantern, bell, model`,
    harmless:
      'inflatable globe, bell pepper, dust pan, dust jacket, photo album app, seat cushion, road sign quiz',
  },
  carry: {
    named:
      'heavy, heavy thing, heavy stuff, fragile, fragile thing, breakable, breakable thing, hard to carry, weighty',
    implied: `
      ceramic, porcelain, china, crystal, glass, glassware, stoneware, earthenware, terracotta, cast iron, marble,
      slate, concrete, stone, heavy, large, giant, weighted, potted, dumbbell, kettlebell, barbell, tandem,
      oversized, hamper, crate, framed, coffee-table, volume, boxed, balloon`,
    heads: `
      vase, jug, teapot, carafe, decanter, tumbler, mirror, planter, lamp, clock, plant, bottle, jar, demijohn,
      tank, terrarium, skillet, casserole, mixer, machine, kettle, toaster, oven, barbecue, bbq, chair, stool,
      table, bench, desk, shelf, cabinet, easel, keyboard, amplifier, snow globe, statue, bust, mug, cup, bowl,
      plate, dish, pot, frame, backpack, rucksack, ball, football, basketball, cushion, pillow, duvet, rug, suitcase, hardback,
      encyclopedia, helmet, skateboard, board, umbrella, basket, trunk`,
    harmless: `
      paper lamp, glass cloth, glasses case, magnifying glass, glasses chain, clock card game, water bottle,
      travel mug, enamel mug, collapsible bowl, steel bottle, china wall, stone skimming, folding bowl, sea glass,
      large print, plastic bottle, book lamp, reading glasses, theatre glasses, opera glasses`,
  },
  crowd: {
    named: `
      crowd, crowded, crowded place, busy place, loud place, noisy place, big crowd, lot of people, party, big event`,
    implied: `
      concert, gig, festival, club night, nightclub, disco, party, fair, market, theme park, stadium, match ticket,
      arcade, karaoke, carnival, parade, soft play, comedy club, bowling, firework, trampoline park, convention,
      derby, live show, come-and-sing, singing day, singing holiday, choir trip, matchday, fan zone, open mic, strobe, surprise, mystery event, laser tag`,
    harmless: `
      world fair poster, party game book, fair trade, fair isle, concert film, concert recording, arcade stick,
      fair hair, market garden, farmers' market voucher, party line, fairground print, festival poster,
      concert poster`,
  },
  kitchen: {
    named:
      'kitchen, kitchen gadget, kitchenware, kitchen thing, cookware, cooking, crockery, cooking thing, baking thing',
    implied:
      'kitchen, cookbook, cooking, baking, bake, recipe, cookery, apron, chopping board, spatula, oven, knife skills',
    heads: `
      pan, skillet, wok, whisk, grater, peeler, tin, mould, teapot, kettle, toaster, casserole, knife block,
      spice rack, colander, ladle, rolling pin, tea towel, oven glove, mug, plate, saucepan, chopper, blender,
      juicer, fryer`,
    harmless:
      'travel mug, play kitchen, toy kitchen, baking powder, oven timer app, sweets tin, tin whistle, biscuit tin, tin opener toy',
  },
  home: {
    named: `
      homeware, home decor, for the house, for the home, for the flat, household thing, household stuff, household item, household gift,
      household goods, furnishing, soft furnishing`,
    implied: 'home decor, household, door mat, doormat, bedding, wall hanging',
    heads: `
      cushion, blanket, throw, rug, lamp, vase, frame, clock, curtain, bookend, mirror, candle, coaster, duvet,
      pillow, towel, lampshade, doorstop, shelf, table, chair, stool, quilt, wreath`,
    harmless:
      'travel pillow, beach towel, sports towel, picnic rug, picnic blanket, golf towel, swim towel, neck pillow',
  },
  festive: {
    named: `
      cheerful, jolly, festive, party, celebratory, funny, comic, merry, upbeat, frivolous, humorous, jokey,
      silly joke, celebration, christmassy`,
    implied: `
      party, christmas cracker, cracker, confetti, balloon, banner, bunting, bauble, tinsel, santa, elf, festive,
      champagne, prosecco, sparkling, fizz, comedy, funny, spoof, joke, prank, novelty, disco, karaoke, carnival,
      fancy dress, piñata, sparkler, firework, jolly, celebration, whoopee, clown, stand-up, cocktail, advent, hen,
      bachelorette, giggle, laughter, hangover, anniversary, toast, glitter, silly`,
    heads: 'garland, streamer, trophy, noisemaker',
    harmless: `
      search party, safe cracker, cream cracker, cheese and cracker, crackers and cheese, nut cracker,
      sparkling water, hen house, hen run, hen feeder, hen keeping, pet hen, french toast, toast rack, toaster,
      party wall`,
  },
  thing: {
    named: 'physical thing, physical gift, physical object, material thing, possession, belongings',
    implied: '',
  },
}
