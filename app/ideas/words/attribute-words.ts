import type { Attribute, Category } from '#app/ideas/idea.ts'
import type { Words } from '#app/ideas/words/words-of-names.ts'

/** An idea has an attribute when its row or its words say so. */
export const ATTRIBUTE_WORDS: Record<Attribute, Words> = {
  alcohol: {
    named:
      'alcohol, alcoholic, alcoholic drink, booze, boozy, liquor, drinking, drunk, spirit, drink, hard drink, bar stuff, drinker',
    implied:
      'alcohol, alcoholic, wine, beer, ale, lager, stout, cider, mead, gin, vodka, whisky, whiskey, bourbon, scotch, rum, tequila, mezcal, brandy, cognac, liqueur, prosecco, champagne, cava, sake, port, sherry, vermouth, absinthe, cocktail, martini, margarita, negroni, spritz, bitters, aperitif, brewery, brewing, homebrew, brew kit, distillery, distilling, winery, vineyard, corkscrew, decanter, hip flask, shot glass, tankard, stein, pint glass, bar cart, wine rack, pub, mulled wine, mulling, sommelier, beermaking, winemaking, schnapps, grappa, limoncello, sangria, highball, jigger, mixology, bottle opener, flute glass, champagne flute, hop vine, flask of whisky, tiki, bartender, bitters set',
    harmless:
      'ginger beer, root beer, butterbeer, cold brew, coffee brewing, tea brewing, alcohol free, non alcoholic, usb port, port cable, brew kit for kombucha, kombucha brewing, kombucha brew kit, coffee decanter, pub quiz, charging port, gin rummy, alcohol marker, alcohol ink, mead notebook, tea brewing kit, brewing scale, pub game',
  },
  food: {
    named:
      'food, edible, snack, treat, eating, foodie, groceries, hamper, food gift, consumable, food and drink',
    implied:
      'chocolate, cookie, biscuit, cake, sweet, candy, fudge, toffee, caramel, cheese, jam, honey, hamper, snack, popcorn, nougat, marzipan, praline, truffle, jerky, biltong, salami, chorizo, pasta, noodle, sauce, chutney, pickle, olive oil, vinegar, spice, seasoning, granola, cereal, muesli, bread, brownie, muffin, cupcake, macaron, shortbread, gingerbread, liquorice, licorice, jelly bean, lollipop, marshmallow, syrup, peanut butter, nut butter, marmalade, cracker, crisp, pretzel, dried fruit, fruit basket, pie, doughnut, panettone, stollen, baklava, halva, turkish delight, wafer, nut, almond, pecan, cashew, pistachio, hazelnut, walnut, saffron, curry paste, hot sauce, ramen, sushi, caviar, oyster, smoked salmon, tapas, charcuterie, mustard, bean to bar, edible, gourmet, treat, mince, mint, gum, churro, waffle, pancake mix, baking mix, cake mix, bread mix, soup mix, cookie mix, brownie mix, trail mix, energy bar, protein bar, gummy, antipasto, pesto, harissa, miso, truffle oil, chilli oil, fondant, sprinkle, maple syrup, advent calendar chocolate',
    harmless:
      'cookie cutter, cookie jar, biscuit barrel, cake stand, cake tin, cake pan, cake knife, cake dome, cake carrier, cake server, cake topper, pancake pan, sweet pea, sweet dreams, cheese board, cheese knife, cheese grater, cheese slicer, honey dipper, honey extractor, popcorn maker, popcorn bowl, popcorn bucket, pasta machine, pasta maker, pasta bowl, pasta drying rack, spice rack, spice jar, spice grinder, pie dish, pie tin, jam jar, jam session, jam pan, jelly roll, bread bin, bread tin, bread knife, bread maker, bread basket, bread box, bread board, bread proofing, banneton, muffin tin, cupcake case, cupcake stand, waffle maker, waffle iron, waffle blanket, waffle robe, waffle towel, doughnut pan, nutcracker, wing nut, nut bolt, nut and bolt, hex nut, sauce pan, syrup pump, noodle bowl, ramen bowl, sushi mat, oyster knife, gum tree, pool noodle, jelly mould, chocolate mould, candy mould, candy thermometer, jam thermometer, mint plant, mint condition, christmas cracker, fire cracker, safe cracker, mustard seed, saffron bulb, olive oil dispenser, crisp linen, snack bowl, treat pouch, dog treat, cat treat, treat dispenser, treat puzzle, spice mill, mint green, sweet potato vine, egg and spoon, vinegar bottle, sauce bottle, pickle ball, pickle fork, pickle jar, fruit bowl, bath truffle, truffle plush, honey coloured, caramel coloured, chocolate brown, cheese cloth, cheese dome, chocolate fountain, chocolate labrador, hazelnut bush, walnut board, walnut bowl, walnut stand, walnut frame, walnut tray, walnut wood, walnut desk, walnut chess, almond oil, almond blossom, cake smash, piece of cake, retreat, ice breaker, bread proofing basket, waffle cotton, traffic jam, inlaid walnut, nut milk bag, bread bag, hexagonal honey jar, in mint, rosin cake, snack lunch pot, snack stadium serving tray',
  },
  nuts: {
    named: 'nut, tree nut, peanut, nutty',
    implied:
      'nut, peanut, almond, pecan, cashew, pistachio, hazelnut, walnut, macadamia, brazil nut, praline, marzipan, nougat, baklava, pesto, granola, trail mix, muesli, frangipane, stollen, gianduja, macaron, amaretti, halva, florentine, peanut butter, nut butter, turron, dukkah, satay',
    harmless:
      'nut and bolt, nut bolt, wing nut, hex nut, nut driver, hazelnut bush, walnut board, walnut bowl, walnut stand, walnut frame, walnut tray, walnut wood, walnut desk, walnut chess, almond blossom, guitar nut, nut free, inlaid walnut, nut milk bag',
  },
  dairy: {
    named: 'dairy, milk, lactose, dairy product, cheese and milk',
    implied:
      'cheese, milk, butter, cream, yoghurt, yogurt, chocolate, fudge, toffee, caramel, truffle, ice cream, gelato, custard, shortbread, fondue, raclette, ghee, cookie, cake, brownie, biscuit, cupcake, muffin, praline, latte, cappuccino, cheesemaking, cheddar, mozzarella, parmesan, brie, halloumi, ricotta, panettone, cheesecake, hot chocolate, croissant, macaron',
    harmless:
      'peanut butter, nut butter, cocoa butter, shea butter, body butter, cuticle butter, foot butter, hand cream, face cream, body cream, foot cream, shaving cream, sun cream, night cream, eye cream, cream jug, cream coloured, coconut milk, oat milk, almond milk, milk frother, milk jug, milk crate, cookie cutter, cookie jar, biscuit barrel, cake stand, cake tin, cake pan, cake knife, cake dome, cake carrier, cake server, cake topper, cheese board, cheese knife, cheese grater, cheese slicer, cheese cloth, cheese dome, muffin tin, cupcake case, cupcake stand, butter dish, butter knife, butter bean, butter churn, ice cream maker, ice cream scoop, ice cream bowl, yoghurt maker, chocolate mould, chocolate brown, chocolate labrador, caramel coloured, dark chocolate, vegan chocolate, truffle oil, bath truffle, truffle plush, truffle salt, black truffle, cake smash, piece of cake, cream cleaner, hoof cream, leather cream, milk paint, milk tooth, latte cup, latte glass, latte art, latte mug, cappuccino cup, milk bottle, milk glass, dairy free, chocolate fountain, wedge cake pillow, pancake pan, butter rug, paste for cheese, nut milk bag, rosin cake',
  },
  gluten: {
    named: 'gluten, wheat, flour, bread and pasta, bread',
    implied:
      'bread, pasta, cake, cookie, biscuit, brownie, muffin, cupcake, shortbread, gingerbread, pretzel, cracker, flour, beer, ale, lager, stout, noodle, ramen, croissant, pie, doughnut, panettone, stollen, wafer, waffle, pancake mix, baking mix, bread mix, cake mix, cookie mix, brownie mix, sourdough, pizza, granola, muesli, cereal, baklava, churro, couscous, soy sauce, fruitcake, crumpet, bagel, pastry',
    harmless:
      'ginger beer, root beer, cookie cutter, cookie jar, biscuit barrel, cake stand, cake tin, cake pan, cake knife, cake dome, cake carrier, cake server, cake topper, pasta bowl, bread bin, bread tin, bread knife, bread basket, bread box, bread board, muffin tin, cupcake case, cupcake stand, waffle maker, waffle iron, waffle blanket, waffle robe, waffle towel, doughnut pan, pool noodle, noodle bowl, ramen bowl, christmas cracker, fire cracker, safe cracker, pizza cutter, pizza stone, pizza oven, pizza peel, pizza wheel, pie dish, pie tin, cake smash, piece of cake, gluten free, beer mat, pancake pan, flour sack towel, wafer light, waffle cotton, bread bag, rosin cake',
  },
  egg: {
    named: 'egg',
    implied:
      'egg, mayonnaise, meringue, macaron, custard, cake, brownie, muffin, cupcake, cookie, quiche, pavlova, panettone, sponge mix, cake mix, waffle, pancake mix, fresh pasta, doughnut',
    harmless:
      'cookie cutter, cookie jar, cake stand, cake tin, cake pan, cake knife, cake dome, cake carrier, cake server, cake topper, muffin tin, cupcake case, cupcake stand, waffle maker, waffle iron, waffle blanket, waffle robe, waffle towel, doughnut pan, egg cup, egg chair, egg timer, egg and spoon, easter egg hunt, egg basket, egg holder, egg rack, shaker egg, egg shaker, egg poacher, egg decorating, egg incubator, egg puzzle, dinosaur egg, dragon egg, cake smash, chair egg, egg swing, waffle cotton, egg collecting, rosin cake, egg maraca',
  },
  meat: {
    named: 'meat, red meat, meaty, beef, pork, bacon',
    implied:
      'meat, steak, beef, pork, bacon, ham, suet, sausage, salami, chorizo, prosciutto, jerky, biltong, charcuterie, burger, venison, lamb, chicken stock, pate, foie gras, brisket, butchery, bone broth, marshmallow, gummy, gummy bear, jelly bean, gelatine, gelatin, pepperoni, antipasto, carnivore',
    harmless:
      'ham radio, lamb plush, lamb toy, vegan jerky, mushroom jerky, coconut jerky, burger plush, sausage dog, marshmallow fork, marshmallow roasting, marshmallow stick, venison dog, plant based, steak stone, burger press, sausage maker',
  },
  fish: {
    named: 'fish, seafood, shellfish, crustacean',
    implied:
      'salmon, tuna, anchovy, sardine, caviar, oyster, prawn, shrimp, lobster, crab, sushi, seafood, shellfish, fish sauce, mussel, clam, roe, smoked fish, tinned fish, mackerel, kipper',
    harmless:
      'sushi plush, oyster knife, lobster clasp, crab line, crabbing, hermit crab, salmon fly, salmon pink, sushi mat, crab plush, lobster plush, oyster card, brine shrimp, sushi go, crab net, crab bucket, sushi kit for dog, shrimp tank, prawn plush, sushi rolling',
  },
  caffeine: {
    named: 'caffeine, coffee and tea, energy drink',
    implied:
      'coffee, espresso, cold brew, matcha, energy drink, black tea, green tea, chai, latte, mocha, yerba mate, caffeine, cappuccino, barista, tea sampler, loose leaf tea, tea selection, iced tea, earl grey, cola, oolong, moka pot, cafetiere, french press',
    harmless: 'coffee table, decaf coffee, herbal tea, coffee scented, coffee scrub, caffeine free',
  },
  sugar: {
    named: 'sugar, sweet, candy, sugary, confectionery, sweet thing, sweet treat, dessert, sugary snack',
    implied:
      'sugar, chocolate, sweet, candy, fudge, toffee, caramel, cookie, cake, biscuit, brownie, cupcake, muffin, honey, jam, marmalade, syrup, marshmallow, lollipop, jelly bean, gummy, nougat, marzipan, praline, shortbread, gingerbread, liquorice, licorice, doughnut, panettone, stollen, baklava, halva, turkish delight, macaron, dessert, hot chocolate, ice cream, gelato, cotton candy, candyfloss, popsicle, meringue, custard, fondant, sprinkle, lemonade, waffle, gum, churro, pick and mix, sherbet, rock candy',
    harmless:
      'cookie cutter, cookie jar, biscuit barrel, cake stand, cake tin, cake pan, cake knife, cake dome, cake carrier, cake server, cake topper, sweet pea, sweet dreams, sweet potato vine, honey dipper, honey extractor, jam jar, jam session, muffin tin, cupcake case, cupcake stand, waffle maker, waffle iron, waffle blanket, waffle robe, waffle towel, doughnut pan, sugar free, sugar bowl, sugar skull, sugar scrub, jelly roll, chocolate brown, chocolate labrador, caramel coloured, honey coloured, cake smash, piece of cake, ice cream scoop, ice cream bowl, ice cream plush, gum tree, marshmallow fork, marshmallow roasting, marshmallow stick, dessert spoon, dessert fork, dessert plate, candy cane sock, chewing gum cleaner, pancake pan, truffle oil, biscuit joiner, honey super, honeycomb lamp, sweet chestnut, cookie plush, doughnut plush, waffle cotton, traffic jam, hexagonal honey jar, pick and mix brick, rosin cake',
  },
  clothing: {
    named:
      'clothing, clothes, clothe, garment, apparel, outfit, fashion, wear, to wear, anything to wear, something to wear, wearable',
    implied: '',
    heads:
      'shirt, t-shirt, tee, jumper, sweater, hoodie, sweatshirt, sock, jacket, coat, raincoat, fleece, robe, dress, skirt, trouser, legging, short, pyjama, pajama, scarf, glove, mitten, hat, beanie, cap, bobble hat, slipper, shoe, boot, sneaker, sandal, sundress, cardigan, vest, gilet, jersey, apron, bandana, poncho, swimsuit, wetsuit, rash vest, underwear, boxer, lingerie, tie, bow tie, belt, costume, onesie, bodysuit, romper, dungarees, overalls, kimono, waistcoat, headband, balaclava, snood, neck warmer, base layer, tights, tutu, leotard, sun hat, bucket hat, cycling jersey, bib shorts, waders, nightdress, nightgown, loungewear, shawl, beret, arm warmer, leg warmer, sweatpants, jogger, pair of trainer, running trainer, leather trainer',
    harmless:
      'dress up, boot rack, boot tray, boot jack, boot scraper, boot brush, boot bag, boot dryer, shoe rack, shoe bag, shoe tree, shoe care, shoe polish, shoe cabinet, hat stand, hat box, coat hook, coat rack, coat stand, dog coat, cat vest, swim cap, shower cap, lens cap, bottle cap, tyre cap, cable tie, tie dye, tie rack, tie dye kit, belt sander, short story, short film, short course, short break, sock puppet, sock knitting, sock blank, shoe organiser, jewellery robe, dress form, dressmaking, hat pattern, jumper lead, show jumper, conveyor belt, tool belt, dress pattern, shirt pattern, t-shirt quilt, sweater stone, sweater comb, sweater dryer, glove compartment, mitten clip, vest extractor, belt bag, shot glass, cap gun, hat maker, scarf ring, boxer dog, shoe horn, shoe box, ice cap, fleece blanket, fleece throw, raw fleece, sheep fleece, dog raincoat, dog jumper, grow cap, headband torch, headband headphones, headband magnifier, bobbin cap, screw cap, glove box, coat hanger, cap rack, cap display, tie up, dress rehearsal, boot camp, fleece fabric, sock loom, jersey display, display jersey frame, jersey frame, apron pattern, cap badge, garden belt, boot warmer, cap catcher, seat belt, skirt board, poncho towel, bag neck warmer, grip cap, hi hat, dog robe, jumper for teddy, rhythm scarf, catcher skirt',
  },
  sized: {
    named: 'sized, size, anything in a size, sized thing, anything sized',
    implied: '',
    heads:
      'shirt, t-shirt, jumper, sweater, hoodie, sweatshirt, jacket, coat, raincoat, dress, skirt, trouser, legging, pyjama, pajama, slipper, shoe, boot, sneaker, sandal, cardigan, gilet, jersey, swimsuit, wetsuit, underwear, boxer, lingerie, costume, onesie, bodysuit, romper, dungarees, overalls, waistcoat, base layer, leotard, cycling jersey, bib shorts, waders, nightdress, sweatpants, pair of trainer, running trainer, leather trainer',
    harmless:
      'dress up, boot rack, boot tray, boot jack, boot scraper, boot brush, boot bag, boot dryer, shoe rack, shoe bag, shoe tree, shoe care, shoe polish, shoe cabinet, coat hook, coat rack, coat stand, dog coat, sock blank, shoe organiser, dress form, dressmaking, jumper lead, show jumper, dress pattern, shirt pattern, t-shirt quilt, sweater stone, sweater comb, sweater dryer, boxer dog, shoe horn, shoe box, dog raincoat, dog jumper, coat hanger, dress rehearsal, boot camp, jersey display, jersey frame, display jersey frame, boot warmer, t-shirt folder, jumper for teddy, catcher skirt',
  },
  jewellery: {
    named: 'jewellery, bling, earring, necklace, bracelet, piercing',
    implied: 'jewellery',
    heads:
      'necklace, bracelet, earring, pendant, locket, brooch, charm bracelet, cufflink, anklet, bangle, signet ring, friendship ring, birthstone, tie pin, stacking ring, eternity ring, silver ring, gold ring, watch',
    harmless:
      'jewellery making, jewellery box, jewellery dish, jewellery stand, jewellery plier, jewellery tool, jewellery saw, jewellery holder, jewellery organiser, jewellery tray, bird watch, watch stand, watch party, watch box, watch strap, watch repair, watch tool, watch case, watch winder, night watch, storm watch, whale watch, pendant light, pendant lamp, watch list, neighbourhood watch, wooden stacking ring',
  },
  gadget: {
    named:
      'gadget, tech, technology, electronics, electronic, gizmo, techy, electronic device, device, electrical, technical stuff, plug in, plugged in, power socket, electricity, mains, plug, power cord',
    implied:
      'drone, smartwatch, bluetooth, wireless, usb, smart speaker, smart home, e-reader, ereader, gps, electronic, electric, digital, robot, dash cam, gaming mouse, game controller, vr headset, 3d printer, metal detector, smart light, smart plug, smart watch, fitness watch, bike computer, power bank, headphone, earbud',
    heads: 'tablet, camera, tracker, webcam, keyboard, projector, speaker, charger, dashcam, sensor',
    harmless:
      'piano keyboard, camera strap, camera bag, camera insert, tracker notebook, habit tracker, reading tracker, mood tracker, camera cleaning, electric blue, camera plush, digital planner class, pedal tracker, disposable camera, pinhole camera, birth tracker, camera ornament, electric eel, speaker stand, charger plate, bath tablet, dishwasher tablet, water tablet, headphone stand, tracker mortgage, animal tracker, electric guitar string, electric guitar, digital world credit, electronic drum throne, usb stick, usb audio, hydration tablet, electrolyte tablet',
  },
  screen: {
    named: 'screen, screen time, tv, computer, telly, anything on a screen, video game, console, tablet',
    implied: 'streaming, dlc, game pass, vr headset, drawing tablet, smart watch, smartwatch',
    heads:
      'tablet, e-reader, ereader, video game, console, tv, monitor, projector, digital photo frame, digital frame, game controller, gaming mouse, laptop',
    harmless:
      'tablet stand, tablet holder, tablet pillow, bath tablet, dishwasher tablet, water tablet, tablet case, console table, laptop bag, laptop sleeve, laptop stand, laptop tray, tv tray, tv blanket, baby monitor, monitor stand, console shelf, heart rate monitor, sleep monitor, story projector, star projector, hydration tablet, electrolyte tablet',
  },
  book: {
    named: 'book, reading, novel, reading material, reader',
    implied: 'colouring book, activity book',
    heads:
      'book, novel, cookbook, guidebook, atlas, encyclopedia, encyclopaedia, biography, memoir, handbook, anthology, field guide, paperback, hardback, comic, manga, graphic novel, audiobook, storybook, picture book, almanac, dictionary, pattern book, songbook, textbook, annual, recipe book, poetry collection, companion guide, short story, art book, workbook',
    harmless:
      'book light, book stand, book end, book ends, bookend, book nook, book press, book rest, book pillow, book tote, book sleeve, book weight, book embosser, book plate, bookplate, book stamp, book locket, book lover, book journal, book club, book tab, book darts, book page, book binding, annual pass, annual ticket, annual membership, comic box, comic bag, comic storage, recipe book stand, book cover, book box, book basket, book holder, book trolley, comic frame, book cart, book voucher, book token, coupon book, book themed, annual subscription, book scented, book subscription stand, atlas stone, comic convention, book repair, book shelf, book shaped, comic board, book safe, book chain, book strap, book vase, book charm, comic rhyming, vinyl anthology, record book, memory book, score keeping book, sketch book, log book, photo book, guest book, scrap book, baby book',
  },
  plant: {
    named: 'plant, houseplant, gardening, pollen, flower, cut flower',
    implied:
      'terrarium, seed, bulb, rose bush, sapling, seedling, herb garden, air plant, potted, fruit tree, tree sapling, wildflower, herb pot',
    heads:
      'plant, houseplant, succulent, cactus, bonsai, orchid, bouquet, flower, fern, lily, tulip, peony, daffodil, hydrangea, dahlia, moss, monstera, ivy, lavender plant, rose',
    harmless:
      'plant pot, plant stand, plant mister, plant label, plant marker, plant hanger, plant press, plant based, planter, plant light, plant food, plant guide, plant encyclopedia, plant atlas, plant print, bird seed, seed bead, seed tin, seed box, seed organiser, seed tray, seed packet storage, seed dibber, seed storage, light bulb, edison bulb, bulb planter, smart bulb, flower press, flower vase, flower bed, flower frog, flower arranging, flower book, rose gold, rose water, rose quartz, rose scented, rose hip, compass rose, flower pot, flower crown kit, paper flower, lego flower, brick flower, flower brick, flower fairy, plant journal, plant tag, plant plush, plant watering, plant care, plant shelf, plant tray, plant sensor, flower fragrance, rose wine, moss stitch, seed fidget, flower shears, seed pearl, flower garland, plant support, flower pin, dried flower frame, plant dye, flower puzzle, flower stamp, flower candle, grape seed, seed sower, seed envelope, seed spacer, bulb lamp, bulb syringe, massage rose, flash bulb, plant identification, bouquet brick, houseplant care, aquatic plant design, pressed flower, seed propagator, wildflower guide, wildflower press, terrarium figure, seed catcher',
  },
  pet: {
    named: 'pet, animal, live animal, living animal, living thing, animal hair, cat hair, dog hair, fur',
    implied:
      'dog toy, cat toy, dog bed, cat bed, dog lead, dog collar, cat tree, aquarium, fish tank, hamster, puppy, kitten, pet bed, pet camera, dog treat, cat treat, dog bowl, cat scratching, dog coat, dog raincoat, catnip, pet portrait, horse treat, ant farm, sea monkey, live butterfly',
    harmless: 'hamster plush, puppy plush, kitten plush, puppy puzzle, kitten puzzle, pet rock',
  },
  scent: {
    named:
      'scent, perfume, scented, fragrance, smell, smelly, smellies, cologne, aftershave, scented thing, strong smell, perfumed, toiletries, incense',
    implied:
      'perfume, cologne, aftershave, scented, climbing rose, shrub rose, rose bush, sweet pea seed, jasmine plant, hyacinth, honeysuckle, fragrance, fragranced, incense, diffuser, essential oil, potpourri, wax melt, bath bomb, candle, soap, eau de toilette, bubble bath, bath salt, aromatherapy, pillow spray, room spray, shower steamer, lavender, hand cream, body lotion, lip balm, bath oil, body scrub, shower gel, shampoo, palo santo, air freshener, body butter, bath milk, pillow mist, massage oil, beard oil, perfumed, sachet, reed diffuser',
    harmless:
      'fragrance free, unscented, candle holder, candle stick, candlestick, candle snuffer, candle mould, soap dish, soap mould, wick trimmer, soap pump, soap saver, soap box car, soap box derby, incense free, climbing rose obelisk, led candle, candle lantern, seed sachet, soap cutter, soap dispenser, candle lamp, wool soap, birthday candle, saddle soap, leather soap, hair diffuser, flash diffuser, light diffuser, co2 diffuser, beeswax candle, soapstone, spice sachet, seasoning sachet, candle free, soap opera',
  },
  leather: {
    named: 'leather, suede, hide',
    implied: 'leather, suede, sheepskin, cowhide, nubuck, leatherwork, leathercraft, rawhide, chamois',
    harmless: 'vegan leather, faux leather, leather look, faux suede, chamois cream',
  },
  wool: {
    named: 'wool, woollen, woolly, itchy, scratchy, itchy fabric, scratchy fabric, lanolin',
    implied:
      'wool, woollen, merino, cashmere, mohair, alpaca, angora, yarn, felting, lambswool, tweed, sheepskin, felted, roving, wool blend, fleece roving, lanolin',
    harmless:
      'cotton yarn, steel wool, wire wool, acrylic yarn, yarn bowl, yarn winder, yarn swift, yarn bag, yarn needle',
  },
  plastic: {
    named: 'plastic, plastic tat, plastic thing',
    implied:
      'plastic, polyester, acrylic, pvc, vinyl figure, nylon, resin figure, inflatable, lego, building brick',
    harmless:
      'acrylic paint, plastic free, acrylic ink, acrylic marker, acrylic painting, acrylic set, acrylic brush',
  },
  sharp: {
    named: 'sharp, blade, sharp object, sharp thing, knife, knive, weapon',
    implied:
      'whittling, carving set, rotary cutter, carving tool, needle felting, linocut, lino cutter, multi-tool, multitool, penknife, pocketknife, archery, craft knife',
    heads:
      'knife, blade, axe, hatchet, scissors, scissor, chisel, saw, sword, dagger, machete, razor, scalpel, secateurs, pruner, pruning, shears, gouge, mandoline, sabre, katana, throwing star, fish hook, crampon, ice axe, dart, bayonet, billhook, loppers, hook knife, cleaver, arrow',
    harmless:
      'practice sword, training sword, saw palmetto, knife block, knife rest, butter knife, knife roll, razor stand, knife rack, jig saw, jigsaw, sabre tooth, see saw, wiper blade, knife magnet, scissors case, foam sword, wooden sword, foam dart, foam axe, palette knife, magnetic dart, book dart, soft dart, arrow keychain, table saw puzzle, arrow sign, inflatable sword, skate blade guard, blade guard, magnetic knife strip, dart scorer, dart mat, dart case, knife sharpening, arrow bracelet, arrow rest, linocut print, pixel sword',
  },
  fire: {
    named: 'fire, flame, open flame, candle, naked flame',
    implied: 'fire pit, firepit, pyrography, wood burning, soldering, kelly kettle',
    heads:
      'candle, lighter, tealight, fire starter, bbq, barbecue, torch lighter, fire steel, ferro rod, firework, sparkler, camping stove, blowtorch, fire bowl, incense, oil lamp, log burner, smoker, chiminea, tea light, pizza oven, bunsen burner, matchbox, box of matches, campfire',
    harmless:
      'led candle, campfire mug, campfire song, candle mould, candle free, bbq sauce, bbq rub, barbecue apron, bbq apron, flameless candle, flameless tea light, bbq voucher, barbecue seasoning, non smoker, wick trimmer, highlighter, led tea light, led tealight, smoker rub, barbecue cookbook, bbq cookbook, bbq gloves, bbq tongs, campfire cookbook, led campfire, bbq spice',
  },
  noisy: {
    named:
      'noisy, noise, loud, make noise, make sound, loud noise, drum, loud toy, noisy toy, sound, play music, make music, sing, talk, beep',
    implied: 'talking, singing toy, musical toy, karaoke, nerf, squeaky',
    heads:
      'drum, whistle, trumpet, harmonica, recorder, kazoo, cymbal, vuvuzela, megaphone, maraca, tambourine, xylophone, siren, horn, drum kit, air horn, bagpipe, accordion, party popper, cap gun, firework, ukulele, amplifier, bongo, cajon, djembe, glockenspiel, trombone, saxophone, violin, guitar amp, noisemaker, clapper, cowbell, rattle, walkie talkie, voice recorder',
    harmless:
      'drum stick, drumstick, drum key, drum pad, drum practice pad, drum rug, drum and bass, trumpet mouthpiece, trumpet stand, tape recorder, drum carder, drum lesson, horn mug, drinking horn, horn comb, saxophone reed, violin rosin, whistle plush, recorder book, drum throne, talking point, brake drum, brain drum, powder horn, shoe horn, rattlesnake, silent drum, quiet drum, ukulele strap, ukulele stand, ukulele string, violin stand, violin shoulder rest, drum stick bag, talking stick, ukulele songbook, harmonica holder, headphone amplifier',
  },
  'small-parts': {
    named:
      'small part, small piece, small bit, tiny part, tiny bit, choking hazard, tiny piece, fiddly bit, little piece, little bit, loose part, loose piece, bead',
    implied:
      'bead, lego, building brick, magnetic ball, water bead, seed bead, diamond painting, perler, hama, fuse bead, brick set, model kit, microscope slide, jewellery making, bead kit, model train, model aircraft, model railway, charm bead, marble run',
    heads:
      'marble, magnet, miniature, jigsaw, button, dice, sequin, puzzle piece, dollhouse, minifigure, trading card coin, pin badge, enamel pin, button badge, coin, jigsaw puzzle',
    harmless:
      'marble cake, marble cheese, marble tray, marble run display, marble board, marble rolling, marble coaster, button up, button nose, fridge magnet, bead board, wooden bead maze, marble bust, push button, magnet tile, jigsaw board, jigsaw mat, jigsaw roll, jigsaw sorting, miniature garden, bead curtain, coin album, coin purse, coin jar, coin wallet, marble chopping, marble slab, marble mortar, marble rolling pin, miniature golf, miniature railway trip, belly button, coin bank, bead maze, gin miniature',
  },
  bulky: {
    named:
      'bulky, big, large, huge, big thing, large item, take up space, takes up space, furniture, heavy, big stuff, oversized, space hog',
    implied: 'giant, climbing frame, table tennis, exercise bike',
    heads:
      'armchair, sofa, trampoline, treadmill, rowing machine, bookcase, hammock, tent, kayak, paddleboard, surfboard, canoe, piano, drum kit, fire pit, bbq, barbecue, greenhouse, trunk, bean bag, beanbag, rocking chair, desk, workbench, easel, bicycle, scooter, pool table, swing, telescope, dollhouse, playhouse, sandpit, dartboard cabinet, weight bench, hot tub, arcade machine, foosball, air hockey, garden bench, chair, raised bed, sled, sledge, spinning wheel, floor loom, kiln, punch bag, pizza oven, skateboard ramp, bookshelf, ottoman, chest freezer, potting bench, furniture',
    harmless:
      'desk lamp, desk organiser, desk mat, desk calendar, desk tidy, desk toy, desk pad, desk fan, desk plant, desk zen garden, chair cushion, chair pad, chair yoga, desk bell, desk puzzle, tent peg, tent light, tent lamp, tent lantern, kayak lesson, kayak paddle, kayak tour, kayak trip, surfboard wax, surfboard leash, paddleboard leash, paddleboard lesson, paddleboard session, canoe trip, canoe tour, piano lesson, piano sheet music, piano book, bicycle bell, bicycle light, bicycle repair, bicycle playing card, scooter helmet, swing trainer, desktop easel, easel stand, bbq tongs, bbq tool, bbq rub, bbq sauce, bbq apron, barbecue apron, barbecue cookbook, bbq cookbook, telescope eyepiece, telescope filter, giant panda, desk clock, desk globe, table tennis bat, table tennis ball, desk drawer, piano keychain, easel card, photo easel, swing dance, trunk show, chair sock, tent repair, bbq seasoning, swim trunk, desk organizer, barbecue seasoning, bbq gloves, desk planner, piano stool cover, canoe paddle, bicycle pump, bicycle basket, sledge hammer, desk shelf, bbq brush, bbq thermometer, barbecue tool, barbecue rub, hammock strap, hammock tarp, spinning wheel bobbin, spinning wheel oil, spinning wheel flyer, kiln glove, swing seat cushion, piano cover, chair massager, skateboard wheel, giant crossword, giant colouring poster, desk poster, desk print, trampoline park, thumb piano',
  },
  subscription: {
    named: 'subscription, monthly box, subscription box, membership',
    implied: 'monthly box, season pass, annual pass, season ticket',
    heads: 'subscription, membership, monthly club, box of the month',
    harmless: 'membership card holder',
  },
  experience: {
    named:
      'experience, day out, outing, trip, activity, workshop, event, time together, quality time, has everything, make memory',
    implied:
      'spa day, weekend away, day trip, day out, boat trip, escape room, day pass, annual pass, season ticket',
    heads:
      'experience, workshop, class, lesson, course, ticket, tour, concert, cruise, retreat, tasting, masterclass, session, flight, safari, admission, picnic trip, museum trip, night out',
    harmless:
      'tour guide book, tour poster, tour t-shirt, concert poster, ticket stub, ticket album, ticket shadow box, ticket scrapbook, ticket keepsake, ticket box, course book, flight deck, flight simulator, flight case, flight stick, lesson book, first class stamp, class ring, golf course, tasting spoon, tasting journal, tasting set, tasting notebook, lesson planner, flight yoke, cruise organiser, tour jacket, tour jersey, flight bag, flight log, flight logbook, concert t-shirt, golf course print, golf course guide, world class, session drink, flight tracker, tasting wheel, ticket frame, cruise lanyard, obstacle course, tasting flight, agility course, tasting glass, tour programme, tour book, safari hat, safari plush, session diary, escape room in a box, dart flight, printed flight',
  },
  voucher: {
    named: 'voucher, gift card, gift certificate, gift voucher, coupon, money, cash, token',
    implied: 'gift card, gift certificate, e-gift',
    heads: 'voucher, token, coupon, book of favours',
    harmless: 'token box, coupon organiser, game token, token set, coupon wallet, token tray',
  },
  personalised: {
    named:
      'personalised, personalise, customised, custom, monogram, monogrammed, engraved, name on it, name on',
    implied:
      'personalised, personalized, custom, engraved, monogram, monogrammed, customised, bespoke, name plaque, photo mug, birthstone, embroidered name, star map, family tree print, photo calendar, initial, photo book',
    harmless: 'engraved map print, custom keycap tool, custom framing, culture photo book',
  },
  romantic: {
    named: 'romantic, romance, soppy, lovey dovey, mushy, couple',
    implied:
      'romantic, couple, love letter, lingerie, his and hers, massage oil, date night, valentine, love heart, for two, eternity ring, love coupon, sexy, intimate, bucket list for two, reasons i love you, girlfriend, boyfriend, matching couple',
    harmless:
      'table for two, tea for two, game for two, games for two, afternoon tea for two, game for a couple, picnic backpack for two, for two people, for two violin, for two player, for two guitar',
  },
  religious: {
    named: 'religious, religion, church, faith, spiritual, bible, god, christian',
    implied:
      'bible, cross necklace, crucifix, rosary, prayer, quran, koran, torah, menorah, nativity, devotional, angel, saint, psalm, scripture, icon, buddha, blessing, christening, baptism, communion, hymn, church, mezuzah, shabbat, ramadan, eid, faith, religious, gospel, confirmation, tasbih, seder, cathedral, advent, hanukkah, seder plate, kiddush, mala, st christopher',
    harmless:
      'angel food, angel fish, icon design, saint bernard, angel delight, angel hair, los angeles angel, gospel choir, advent calendar, game icon, hymn book stand, weeping angel, angelfish, fashion icon, church tower print',
  },
  eco: {
    named:
      'eco, eco friendly, sustainable, environmentally friendly, green, ethical, zero waste, recycled, second hand, environment',
    implied:
      'recycled, reusable, upcycled, zero waste, compostable, organic, beeswax wrap, plastic free, secondhand, eco, solar, bamboo',
  },
  handmade: {
    named: 'handmade, home made, homemade, hand made, hand crafted, handcrafted, diy gift, homespun',
    implied:
      'handmade, homemade, hand knitted, home baked, hand written, handwritten, hand painted, hand drawn, hand sewn',
  },
  practical: {
    named: 'practical, useful, functional, usable, everyday, no nonsense',
    implied: '',
  },
  sentimental: {
    named: 'sentimental, nostalgic, keepsake, memory, memories, meaningful, heartfelt',
    implied:
      'keepsake, memory box, memory book, memory jar, photo album, scrapbook, letter to, time capsule, photo book, framed photo, family tree',
    harmless: 'blank scrapbook, scrapbook paper, scrapbook sticker, scrapbook trimmer, scrapbook storage',
  },
  merchandise: {
    named:
      'merchandise, merch, branded, novelty, novelties, tat, slogan, slogan mug, joke gift, gag gift, tacky',
    implied: 'novelty, slogan',
  },
  battery: {
    named:
      'battery, electronics, electronic, electronic device, gadget, charge, charging, recharge, recharging, charger, plug in, plugged in, rechargeable, battery powered, charged, power socket, electricity, light up, flashing',
    implied:
      'battery, rechargeable, bluetooth, wireless, smartwatch, drone, power bank, e-reader, ereader, gps, electric toothbrush, electric razor, smart speaker, robot, led, remote control, cordless, usb, fairy light, night light, smart watch, bike computer, karaoke, string light, vr headset, light up, motorised',
    heads:
      'headphone, earbud, tablet, camera, headtorch, head torch, torch, flashlight, metal detector, webcam, book light, walkie talkie, massage gun, headlamp, bike light, handheld console',
    harmless:
      'film camera, camera strap, camera bag, camera insert, camera cleaning, camera plush, disposable camera, pinhole camera, headphone stand, electric guitar string, electric blue, bath tablet, dishwasher tablet, water tablet, electric eel, solar, torch lighter, digital planner class, tablet stand, tablet holder, tablet pillow, camera ornament, olympic torch, digital piano lesson, usb free, heated debate, wireless free, digital world credit, electronic drum throne, usb stick, usb audio, closed back dj headphone, studio headphone, fairy light concert, hydration tablet, electrolyte tablet, light up roller skate wheel, light up wheel, usb streaming microphone, usb port',
  },
}

/** What of plastic there is little or none in: another toy is doubtful for who wants none. */
export const NOT_OF_PLASTIC = `
  wooden, wood, bamboo, cork, cotton, linen, felt, cloth, knitted, crochet, sewn, plush, soft, cuddly, rag, wool, silk, paper, card, cardboard, book,
  metal, tin, steel, brass, cast, glass, clay, wax, beeswax, stone, leather, puppet, seed, plant, chalk, water, sand, mud, rope, hessian`
export const OFTEN_OF_PLASTIC: readonly Category[] = ['toy', 'vehicle', 'video game', 'film', 'electronics']
