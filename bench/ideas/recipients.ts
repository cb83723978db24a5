/**
 * The fixed people of `bench:ideas`, written by hand. A line is
 * `age group | occasion | hobbies | preferences | notes | about | never`:
 * - about: what a giver would call fitting; a topic's title (its gear and that of its neighbours fits) or a word that
 *   a fitting idea holds;
 * - never: attributes or other words that would hurt in an idea, and "over N" for a price.
 */
export const RECIPIENTS = `
# listed
55+ | birthday | knitting | | no wool please, she is allergic | knitting | wool, merino, alpaca, cashmere, mohair, hamper
25-34 | christmas | knitting | loves bright colours | under 30 | knitting | over 30
13-17 | birthday | knitting | | | knitting | alcohol, knife
35-44 | other | Knitting. | handmade things | no books | knitting | book
55+ | christmas | knits a lot | | already has a yarn bowl, max 50 | knitting | yarn bowl, over 50
55+ | birthday | gardening | something practical | bad knees, lives in a small flat | gardening | bulky
35-44 | birthday | gardening | no plants, she has too many | | gardening | plant
45-54 | christmas | gardening | | under 25 | gardening | over 25
25-34 | other | gardening | eco friendly | no plastic | gardening | plastic
0-12 | birthday | gardening | | turning 7 | gardening, children's crafts | alcohol, knife, sharp, fire, caffeine
18-24 | birthday | cycling | | between 20 and 40 | cycling | over 40
35-44 | christmas | cycling | | no gadgets or tech | cycling | gadget, battery
45-54 | birthday | road cycling | | vegan | cycling | leather, wool, meat, dairy, egg, honey, silk
13-17 | birthday | cycling | | max 15 | cycling | over 15, alcohol, knife
55+ | other | cycling | | no clothes, nothing in a size | cycling | clothing, sized
25-34 | birthday | chess | | | chess |
55+ | christmas | chess | | no screens | chess | screen
0-12 | birthday | chess | | turning 9 | chess | alcohol, knife, sharp, fire, caffeine
35-44 | birthday | chess | | already owns a chess clock | chess | chess clock
13-17 | christmas | chess | no books | under 20 | chess | book, over 20, alcohol, knife
25-34 | birthday | baking | | coeliac | baking | gluten, hamper
35-44 | christmas | baking | | allergic to nuts | baking | nuts, hamper
55+ | birthday | baking | | no gadgets | baking | gadget
13-17 | birthday | baking | | | baking | alcohol, knife
45-54 | other | baking | small things | under 20 | baking | over 20
25-34 | birthday | football | | | football, football fans |
0-12 | christmas | football | | is 8 years old | football, football fans | alcohol, knife, sharp, fire, caffeine
35-44 | birthday | football | | no clothing, under 50 | football, football fans | clothing, over 50
55+ | christmas | football | | doesn't drink | football, football fans | alcohol
18-24 | graduation | football | | | football, football fans | alcohol
25-34 | birthday | photography | | nothing over 40 | photography | over 40
45-54 | christmas | photography | | already has a tripod and plenty of straps | photography | tripod
55+ | birthday | photography | | | photography |
18-24 | birthday | photography | | no plastic, vegan | photography | plastic, leather, wool, meat, dairy, egg, alcohol
35-44 | birthday | wild swimming | | | wild swimming |
25-34 | birthday | sea swimming | | no wool, max 60 | wild swimming | wool, over 60
55+ | christmas | cold water swimming | | she is sober | wild swimming | alcohol
45-54 | birthday | swims in lakes | | no smelly things | wild swimming, swimming | scent
25-34 | birthday | wild swimming, gardening and jazz | | | wild swimming, gardening, jazz and blues |
35-44 | christmas | cooking, hiking | spicy food | no alcohol | cooking, hiking, hot sauce, spices and curry | alcohol
55+ | birthday | birdwatching, crosswords | | no chocolate | birdwatching, puzzles and brainteasers, wildlife gardening | chocolate
25-34 | wedding | travel, wine | things for two | | travel, wine |
25-34 | anniversary | cinema, cooking | romantic | she is pregnant | cinema, cooking | alcohol, caffeine, sharp
35-44 | anniversary | theatre and cocktails | | no jewellery | theatre, cocktails | jewellery
18-24 | graduation | climbing, coffee | | lives in a dorm room | climbing, coffee | alcohol, bulky
18-24 | christmas | video games, anime | | no more mugs or socks | video games, anime | mug, sock, alcohol
13-17 | birthday | K-pop, drawing | stationery | turning 14 | K-pop, drawing, stationery love | alcohol, knife
13-17 | christmas | skateboarding; rap music | | nothing sharp | skateboarding, hip hop | alcohol, knife, sharp
13-17 | birthday | football, FIFA | | budget 30 euros | football, football fans, video games | over 30, alcohol, knife
0-12 | birthday | lego and dinosaurs | | turning 6 | brick building, dinosaurs | alcohol, knife, sharp, fire, caffeine
0-12 | christmas | Pokémon, trampolining | toys that make noise — no! | 8 years old | Pokémon, gymnastics | noisy, alcohol, knife, sharp, fire, caffeine
0-12 | birthday | horses, drawing | | allergic to horses? no, to cats | horses, drawing | cat, alcohol, sharp, fire, caffeine
0-12 | birthday | dancing | | she's 4 | dance | alcohol, sharp, fire, caffeine
0-12 | birthday | painting | no sweets | turning 5 | painting, children's crafts | sugar, sharp, fire, caffeine
0-12 | christmas | superheroes, football | | turning 10, under £15 | superheroes, football, football fans | over 15, sharp, fire, caffeine, alcohol
35-44 | birthday | running | | lactose intolerant | running | dairy, hamper
25-34 | christmas | yoga, tea | nothing with plastic | | yoga, tea, meditation | plastic
45-54 | birthday | golf | | no clothes, no golf balls | golf | clothing, golf ball
55+ | birthday | fishing | | diabetic | fishing | sugar
45-54 | christmas | motorcycling, barbecue | | no leather | motorcycling, barbecue | leather
55+ | other | genealogy, history | | hates clutter | genealogy, history | merchandise, ornament
35-44 | birthday | woodworking | | | woodworking |
55+ | christmas | jigsaws, reading crime novels | | no books, she has a full shelf | jigsaw puzzles, crime fiction, reading | book
45-54 | birthday | guitar, vinyl | | between £30 and £80 | guitar, vinyl records | over 80
25-34 | birthday | piano | | | piano, classical music |
35-44 | christmas | dogs | | she has a labrador | dogs | 
25-34 | birthday | cats, houseplants | | no plants after all, the cat eats them | cats, houseplants | plant
35-44 | birthday | camping, stargazing | | nothing he'd have to charge | camping, stargazing, astronomy | battery
25-34 | christmas | skiing | | | skiing |
55+ | birthday | bowls and golf | | no more than 25 | golf, bowl, bowls, tabletop and pub sports | over 25
45-54 | birthday | sailing | | | sailing |
18-24 | birthday | gym, meal prep | | muslim | gym, cooking | alcohol, pork, meat, bacon
25-34 | christmas | board games | | | board games |
35-44 | birthday | Formula 1, cars | | under 100 | Formula 1, cars | over 100
55+ | birthday | bridge, tea | | no caffeine | card games, tea, bridge | caffeine
45-54 | christmas | beekeeping | | | beekeeping |
35-44 | birthday | pottery | | not a fan of sweets | pottery | sugar
25-34 | birthday | skincare, self-care | | fragrance free only, sensitive skin | skincare, self-care | scent, wool
35-44 | birthday | metal detecting, history | | | metal detecting, history |
18-24 | christmas | Harry Potter | | student budget | Harry Potter | over 25, alcohol
25-34 | other | new baby | | breastfeeding | new baby | alcohol, caffeine
55+ | other | retirement | golf, gardening | | retirement, golf, gardening |
25-34 | other | new home | | small apartment | new home, interior design | bulky
35-44 | christmas | astronomy | | | astronomy, stargazing |
45-54 | birthday | sourdough, cheese | | no knives | bread making, cheese | knife
13-17 | birthday | make-up | | allergic to fragrance | make-up, skincare | scent, alcohol, knife
35-44 | birthday | Star Wars, brick building | | | Star Wars, brick building |
55+ | christmas | classical music | | hard of hearing | classical music | headphone, speaker, noisy
55+ | christmas | croquet |  |  | outdoor games, croquet, mallet, lawn |
55+ | birthday | basket weaving |  | no plastic | weaving and macramé, basket, weaving, willow | plastic
25-34 | birthday | candle making |  |  | candle making, candle, wax |
55+ | christmas | model railways |  |  | model railways, railway, train, model |
45-54 | birthday | canal boats |  | lives on a boat | narrowboats and canals, canal, boat, narrowboat, sailing | bulky
35-44 | christmas | politics |  |  | politics and current affairs, politics, political |
35-44 | birthday | accordion |  |  | accordion and harmonica, accordion, music |

# unlisted
35-44 | birthday | corn dolly making | | | corn, dolly, straw |
25-34 | birthday | yodelling | | | yodelling, singing, alpine |
55+ | birthday | bell ringing | | | bell, ringing, tower |
25-34 | birthday | kabaddi | | | kabaddi |
13-17 | birthday | extreme ironing | | | ironing | alcohol, knife
13-17 | christmas | jugger | | max 25 | jugger | over 25, alcohol, knife
35-44 | birthday | hurdle making | | | hurdle, hazel |
45-54 | birthday | stained glass making | | | glass, stained |
55+ | birthday | teapot collecting | | no perfume please | teapot, collecting, collector | scent
45-54 | birthday | collects thimbles | | | thimble |
25-34 | birthday | clog dancing | | | clog, dance, dancing |
18-24 | birthday | bog snorkelling | | | bog, snorkel, snorkelling | alcohol
45-54 | birthday | marquetry | | | marquetry, veneer |
25-34 | christmas | letterpress spotting | | | letterpress |
35-44 | birthday | oyster shucking | | | oyster, shucking |
55+ | birthday | dowsing | | | dowsing |
25-34 | birthday | sumo | | vegetarian | sumo | meat, fish
0-12 | birthday | hobby horsing | | turning 10 | hobby horse, hobby horsing, horse, horses | alcohol, sharp, fire, caffeine
0-12 | christmas | yo-yo tricks | | is 9 | yo, trick | alcohol, sharp, fire, caffeine
25-34 | birthday | bell founding | | under 40 | bell, founding | over 40
55+ | birthday | topiary | | | topiary, gardening, garden, hedge |
25-34 | christmas | unicycling | | sober | unicycling, unicycle, cycling | alcohol
35-44 | birthday | tegestology | | | beer mat, coaster |
55+ | birthday | ballroom dancing and bell ringing | | no chocolate | ballroom, dance, dancing, bell, ringing | chocolate
25-34 | birthday | quidditch, toe wrestling | | | quidditch, Harry Potter, toe, wrestling |
35-44 | birthday | worm charming | | | worm |
18-24 | birthday | hurling | | under 40 | hurling, hurley | alcohol, over 40
25-34 | christmas | shinty | | | shinty |
25-34 | birthday | sepak takraw | | vegan | sepak takraw | leather, meat, dairy, egg, wool
35-44 | birthday | goalball | | | goalball |
55+ | birthday | sheepdog trials | | no chocolate | sheepdog, dog | chocolate
45-54 | birthday | bus spotting | | | bus, spotting |
25-34 | christmas | swan upping | | no wine | swan | alcohol
55+ | birthday | town crying | | | town, crier, crying |
45-54 | birthday | scrimshaw | | under 25 | scrimshaw | over 25
35-44 | birthday | thatching | | | thatching, thatch |
55+ | christmas | dry stone walling | | bad back, nothing heavy | stone, walling | bulky
25-34 | birthday | beadwork | | | bead, beadwork |
25-34 | birthday | parasailing | | | parasailing |
0-12 | birthday | conkers | | turning 8 | conker | alcohol, sharp, fire, caffeine
35-44 | birthday | theremin | | | theremin |
0-12 | christmas | puppetry | | is 9, no screens | puppetry, puppet | screen, alcohol, sharp, fire, caffeine
18-24 | birthday | foley art | | | foley |
13-17 | birthday | model united nations | | max 20 | model united nations | over 20, alcohol, knife
45-54 | birthday | vexillology | | | vexillology, flag |
55+ | birthday | learning braille | | | braille |
25-34 | birthday | jousting | | | jousting |
13-17 | christmas | luge | | under 30 | luge | over 30, alcohol, knife

# typed
25-34 | birthday | new mom, no time for hobbies | | | new parents, new baby | mom, mum, motherhood, wine
25-34 | birthday | my girlfriend likes cozy games, matcha and being at home on rainy days | | nothing over 40 | cosy games, tea, cosy nights in | girlfriend, rain day, over 40
45-54 | christmas | He is into sim racing and lately also 3D printing, mostly he sits in his garage | | | sim racing, 3D printing | football, garage, retro computer
55+ | birthday | sings in the church choir | | | choir, singing | seder, kiddush, prayer mat, mosque, menorah
35-44 | birthday | nothing really | | | | nothing, really
35-44 | christmas | idk he has everything | | please no more mugs | | everything, mug
18-24 | birthday | lofi | | studies a lot | lo-fi, study | documentary, vintage, alcohol
25-34 | birthday | clubbing, techno, festivals | | | clubbing and festivals, concerts | memoir, biography
35-44 | birthday | stock trading | | | investing, money and business | vintage, photograph
45-54 | christmas | mead | | | mead and home winemaking, beer and home brewing | vintage, memoir, football
35-44 | birthday | falconry | | has two birds | falconry, birdwatching | budgie, cage
18-24 | birthday | terrariums & axolotls | | | terrariums, amphibians, houseplants | tortoise, alcohol
55+ | christmas | bingo on thursdays with the girls | | in a care home since May | bingo, care home life | girl, bulky, sharp, candle
25-34 | birthday | spelunking!! | | | caving | biography
18-24 | graduation | minimalism | | hates clutter, vegan | minimalism, zero waste living | toy, figurine, leather, meat, alcohol
55+ | birthday | jardinage, pétanque, mots croisés | | | gardening, pétanque, bowls, crosswords | mots, jardinage, croisé
55+ | birthday | quilting | | arthritis in her hands | quilting, easy on the hands | rotary cutter, sharp, small-parts, needle
35-44 | birthday | Angeln, Grillen und mit dem Hund spazieren gehen | | kein Alkohol | fishing, barbecue, dogs, dog walking | alcohol, hund, grillen
45-54 | christmas | bricolage et randonnée | | allergique aux noix | DIY and home improvement, hiking | nuts, bricolage, hamper
25-34 | birthday | cucinare, calcio, i suoi gatti | | | cooking, football, football fans, cats | gatti, cucinare, suoi
25-34 | christmas | wędkarstwo, gotowanie | | | fishing, cooking | wędkarstwo, gotowanie
35-44 | birthday | tuinieren en fietsen | | geen chocolade | gardening, cycling | chocolate, tuinieren
55+ | other | croché, pesca e o Benfica | | | crochet, fishing, football, football fans | croché, pesca
18-24 | birthday | leer novelas, senderismo y cocinar con amigos | | | reading, hiking, cooking | alcohol, amigo, leer
55+ | birthday | | | she has dementia and lives in a care home, she used to love knitting | dementia-friendly, care home life | knitting needles, sharp, fire, brain, memory test, quiz, alcohol, memory game, trivia
55+ | christmas | grandad. tv. his chair. thats it | | diabetic | later life, diabetes-friendly, television series | sugar, chair, grandad
35-44 | birthday | shes a nurse, works nights, always tired | | | medicine and nursing, sleep, self-care | alarm
25-34 | birthday | primary school teacher, loves stationary and plants | | | teaching, stationery love, houseplants |
25-34 | other | moving house next month | | has a cat | new home, cats | bulky
45-54 | other | recovering from surgery, bored at home | | likes audio books | get well soon, podcasts and radio | gym, running, climbing, trampoline, workout, alcohol
35-44 | birthday | my husband died in march. gardening helps a bit | | | comfort and sympathy, gardening | husband, romantic, couple, funny, for two
25-34 | birthday | just got divorced, running and wine | | | running, wine, hard times | romantic, couple, wedding, for two
25-34 | birthday | 30 weeks pregnant, swimming, baking | | | pregnancy, swimming, baking | alcohol, sushi, brie, hot tub, sauna
13-17 | birthday | minecraft n stuff, doesnt talk to me anymore lol | | | Minecraft, video games | alcohol, knife, anymore, talk
13-17 | christmas | tiktok, skin care, being on her phone | | max 25 euro | skincare | phone addict, over 25, alcohol, wrinkle, anti-ageing
0-12 | birthday | everything with wheels!! tractors, diggers | | 3 yrs old | diggers and tractors, scooters and ride-ons | small-parts, alcohol, sharp, fire
0-12 | christmas | bluey, bubbles, her gran's dog | | turning 2 | preschool television | small-parts, gran, sharp, fire, alcohol
0-12 | birthday | dinosaurs ONLY dinosaurs | | he is 5, allergic to nuts and egg | dinosaurs | nuts, egg, alcohol, sharp, fire
45-54 | birthday | gym but has bad back now, no weights | | | gym, yoga, pilates, swimming | dumbbell, kettlebell, barbell, weight
35-44 | christmas | smart home stuff, home assistant, automating everything | | | smart home, gadgets and tech | retro computer
35-44 | birthday | professional napper and part time cat servant | | | sleep, cats, cosy nights in | servant, lesson, professional
45-54 | birthday | complaining about the weather, tea | | | tea | complaining, weather
25-34 | christmas | procrastinating, memes, coffee | | | coffee | procrastinating, meme
18-24 | birthday | eurovision, thrifting, crochet | | student, small room | crochet, vintage shopping, student life | alcohol, bulky
55+ | birthday | caring for mum full time, no hobbies left | | | carers, self-care | mum, caring
55+ | other | retired!! cruises, bridge and the grandkids | | | retirement, cruises, bridge, grandparents | grandkid
25-34 | birthday | islamic calligraphy, cooking | | muslim | calligraphy, cooking | alcohol, pork, church, bible, crucifix, rosary, christmas
35-44 | other | Bar mitzvah of my nephew, he likes chess | | jewish | chess, Jewish life | pork, crucifix, rosary, bible verse, hymn, christmas, prayer mat, nephew
45-54 | birthday | reads her bible every day, knits | | | Christian faith, knitting, reading | prayer mat, seder, kiddush, buddha, menorah
25-34 | christmas | diwali is her big thing, bollywood dancing | | hindu vegetarian | dance, Hindu | meat, fish, beef, leather, church, bible, nativity
25-34 | birthday | he just wants sleep | | newborn at home | new parents, sleep, new baby | alarm
45-54 | birthday | wheelchair user, loves birds and photography | | | wheelchair life, birdwatching, photography | hiking, climbing, ladder, trekking pole
55+ | birthday | radio, her garden | | macular degeneration, can't see well | sight loss, gardening, podcasts and radio | print, jigsaw, painting, photo, screen
25-34 | birthday | trying to lose weight, loves cooking | | | cooking | sugar, chocolate, weight loss, diet, scale, slimming
35-44 | birthday | depressed lately, used to paint | | | hard times, painting, self-care | laughing, depression, therapy
18-24 | birthday | gaymer lol, drag race, cats | | nonbinary, they/them | video games, cats | alcohol, for her, for him, princess
25-34 | wedding | both love hiking and natural wine | | | hiking, wine |
45-54 | other | 25 yrs married, he golfs she reads | | | golf, reading | divorce
13-17 | graduation | band kid (clarinet), marching band, memes | | | flute and clarinet, wind and brass instruments | saxophone neck strap, alcohol, knife, meme
55+ | christmas | whittling, ham radio, model trains and complaining | | already has a penknife | whittling, amateur radio, model railways, woodworking | complaining, penknife
25-34 | birthday | pole dancing, tattoos, true crime podcasts | | | pole fitness, tattoos, true crime, podcasts and radio | stripper, lingerie
35-44 | christmas | hes a truck driver away all week, country music | | | long drives, country music, lorry driving | truck driver
55+ | birthday | used to walk in the hills, now it's mostly crosswords at the table | something to do together rather than something to unwrap | two new hips since spring | crosswords | hiking boots, trekking, running
25-34 | christmas | baking sourdough, karaoke | things that get used up, the flat is tiny | under 25 | sourdough, karaoke | over 25, vase, cushion, figurine
45-54 | birthday | photography professionally since 1998, cycling | no more objects please!! |  | photography, cycling | starter, beginner
55+ | christmas | Radio hören, Enkel, Schach | nichts was rumsteht | sieht seit dem Schlaganfall kaum noch was | chess, radio | reading lamp, jigsaw, puzzle, colouring
35-44 | birthday | klettert seit zwanzig Jahren, kocht gern indisch | lieber Zeit miteinander als Zeug | linker Arm in Gips bis März | climbing, cooking | chalk, belay, knife, starter
18-24 | graduation | gamen, Serien | verbrauchen statt verstauben | unter 20 Euro, wohnt im WG-Zimmer | gaming, series | over 20, figurine
55+ | anniversary | tanzen war unser Leben, jetzt geht's mit der Arthrose nicht mehr; Opern | Erlebnisse statt Geschenke |  | opera | dance shoes, dance class
45-54 | birthday | jardinait, maintenant vit en appartement sans balcon; romans policiers | pas d'objets, plutôt des sorties |  | crime | garden, seed, plant pot
35-44 | christmas | le yoga depuis quinze ans, la céramique | rien qui s'entasse, que du consommable | environ 40 euros | yoga, pottery | starter, beginner, over 45
55+ | birthday | mots croisés, musique classique |  | malvoyante, et les mains qui tremblent | classical music | crossword book, jigsaw, needle
13-17 | birthday | le skate, mais le bras dans le plâtre; mangas |  |  | manga, skate | skateboard deck, knee pad
25-34 | wedding | randonnée, bières artisanales | elle est enceinte, et ils ont déjà tout | plutôt un moment à vivre | hiking | beer, alcohol
55+ | christmas | le gustaba tejer pero ya no puede por la artritis; las telenovelas | experiencias mejor que cosas |  | telenovelas | knitting, yarn, wool
35-44 | birthday | cocinar, jugar al pádel | que se gaste, no que se guarde | hasta 30 euros | cooking, padel | over 30, figurine, vase
45-54 | other | su perro murió en octubre, antes salía a correr con él; la guitarra desde los diez años | nada que ocupe sitio |  | guitar | dog, starter, beginner
25-34 | birthday | astronomía | alérgica a los gatos aunque los adora | es sorda de nacimiento | astronomy | cat toy, scratching, headphones, podcast
55+ | birthday | cucina, nipoti | non può più stare in piedi a lungo | esperienze, niente oggetti | cooking | hiking, running
25-34 | christmas | suona il pianoforte da vent'anni, gialli | niente che prenda polvere | meno di 20 euro | piano, crime | over 20, starter, beginner, figurine
45-54 | birthday | faceva trekking, adesso ha il ginocchio operato; vino | cose da consumare |  | wine | trekking, hiking, boots
13-17 | christmas | pallavolo, anime |  | ha il polso ingessato, allergica ai profumi | volleyball, anime | scented, candle, perfume
35-44 | birthday | surf há vinte anos, churrasco | de preferência uma experiência | até 50 euros | surfing, barbecue | over 50, starter, beginner
55+ | christmas | novelas, igreja, bordava mas já não enxerga bem | não quer mais coisas em casa |  | experience | embroidery, thread, needle
25-34 | birthday | café, gatos | sem tralha, só coisas de comer ou beber | o gato morreu na semana passada | coffee | cat, figurine
55+ | birthday | tuinieren, vogels kijken | geen spullen, liever samen iets doen | kan niet meer lang lopen | birds | hiking, boots
35-44 | birthday | piano spelen, al 25 jaar; hardlopen | iets om op te maken | arm in het gips | piano, running | starter, beginner
18-24 | christmas | bakken, bordspellen | moet op kunnen, geen hebbedingetjes | onder de 15 euro | baking, board games | over 15, figurine
0-12 | birthday | loves horses and drawing but is allergic to horse hair |  | in a wheelchair | horses, drawing | riding lesson, saddle, grooming brush
55+ | other | welcome home from hospital; audiobooks, tea, quilting though her fingers don't do it any more | consumable, no ornaments | lost her husband in June, nothing jolly | audiobooks, tea | quilting, needle, ornament
25-34 | birthday | boulder, escalade en salle, fermentation | I'd love a book but no books I already own, no stuff in general | vegan | bouldering, fermenting, book | leather, meat
45-54 | christmas | beekeeping, professional baker by trade |  | budget 20-25, wants something beekeeping + baking | beekeeping, baking | starter, beginner, over 25
`
