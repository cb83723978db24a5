/** Names of topics in German, French, Spanish, Italian, Portuguese, Dutch, Polish and Russian, and emoji: "title: name, name, emoji". */
export default `
gardening: gärtnern, garten, gartenarbeit, jardinage, jardinería, jardineria, giardinaggio, tuinieren, ogrodnictwo, jardinagem, садоводство, 🌱, 🌻, 🌷, gartenbau, jardin, huerto, giardino, horta, tuin, moestuin, ogród, ogrodnik
houseplants: zimmerpflanzen, plantes vertes, 🪴, 🌵, topfpflanzen, plantes d'intérieur, plantas de interior, piante da appartamento, plantas de casa, kamerplanten, rośliny doniczkowe
reading: lesen, lecture, lire, lectura, leer, lettura, leggere, lezen, czytanie, leitura, чтение, bücher, bücher lesen, livres, libros, libri, 📚, 📖, bücherlesen, romane, lecture de romans, leer libros, leer novelas, leggere libri, ler, ler livros, boeken lezen, czytać, książki, czytanie książek
cooking: kochen, cuisine, cuisiner, cocina, cocinar, cucina, cucinare, koken, gotowanie, culinária, кулинария, готовка, 🍳, 👨‍🍳, 👩‍🍳, kocht gerne, faire la cuisine, cocinar en casa, cucina italiana, cozinhar, cozinha, kokkerellen, gotować
baking: backen, kuchen backen, pâtisserie, patisserie, repostería, reposteria, bakken, pasticceria, выпечка, 🧁, 🎂, 🍰, kuchen, plätzchen backen, faire des gâteaux, hornear, fare dolci, dolci fatti in casa, fazer bolos, confeitaria, taarten bakken, pieczenie, pieczenie ciast
hiking: wandern, randonnée, randonnee, randonnées, senderismo, escursionismo, wandelen, caminhadas, походы, 🥾, bergwandern, spazieren, spazieren gehen, spaziergänge, marche, marche à pied, balades, caminar, caminatas, excursionismo, camminare, passeggiate, caminhar, wandelingen, wędrówki, turystyka piesza, spacery
running: laufen, joggen, course à pied, corsa, correr, hardlopen, bieganie, бег, 🏃, 🏃‍♀️, 🏃‍♂️, footing, carrera, correr por las mañanas, correre, corrida, rennen, biegi
swimming: schwimmen, natation, natación, natacion, nadar, nuoto, zwemmen, pływanie, плавание, 🏊, 🏊‍♀️, 🏊‍♂️, piscine, nager, piscina, nuotare, natação, baantjes zwemmen, pływać
singing: singen, chant, chanter, cantar, canto, cantare, zingen, пение, 🎤, gesang, cantar fado, śpiew, śpiewanie
dance: tanzen, danse, danser, bailar, baile, ballo, ballare, dansen, танцы, 💃, 🕺, tanz, la danse, danza, dança, dançar, dans, taniec, tańczyć
painting: malen, peinture, pintura, pintar, pittura, schilderen, живопись, 🎨, aquarell, aquarellmalerei, peindre, aquarelle, acuarela, dipingere, acquerello, aguarela, schilderkunst, aquarelleren, malarstwo, malowanie
drawing: zeichnen, dessin, dessiner, dibujo, dibujar, disegno, tekenen, rysowanie, рисование, skizzieren, croquis, dibujos, disegnare, desenho, desenhar, schetsen, rysunek
knitting: stricken, tricot, tricoter, tejer, maglia, breien, вязание, 🧶, strick, le tricot, punto, hacer punto, lavorare a maglia, ai ferri, tricô, tricotar, breiwerk, robótki na drutach, dzierganie
crochet: häkeln, ganchillo, uncinetto, haken, häkelarbeiten, le crochet, croché, crochê, tejer a crochet, haakwerk, szydełkowanie, szydełko
sewing: nähen, couture, coser, costura, cucito, naaien, шитьё, шитье, 🧵, 🪡, schneidern, nähmaschine, coudre, coser ropa, cucire, costurar, kleding naaien, szycie
travel: reisen, voyage, voyages, voyager, viajar, viajes, viaggi, viaggiare, podróże, путешествия, ✈️, ✈, 🧳, verreisen, städtereisen, viajar por el mundo, viajar pelo mundo, viagens, reizen, podróżowanie, podróżować
photography: fotografie, fotografieren, photographie, fotografía, fotografia, фотография, 📷, 📸, fotos machen, fotografieren und filmen, photo, la photo, hacer fotos, fare foto, fotografar, foto's maken, fotografowanie
fishing: angeln, pêche, peche, pesca, pescare, vissen, wędkarstwo, рыбалка, 🎣, fischen, angelt gern, aller à la pêche, pescar, pesca deportiva, andare a pesca, pesca desportiva, hengelen, wędkować, łowienie ryb
horse riding: reiten, équitation, equitation, equitación, equitazione, paardrijden, 🏇, pferdereiten, montar a caballo, andare a cavallo, hipismo, andar a cavalo, equitação, jazda konna, jeździectwo
horses: pferde, chevaux, caballos, cavalli, paarden, 🐴, 🐎, pferd, cheval, caballo, cavallo, cavalos, paard, konie
dogs: hunde, chiens, perros, cani, honden, собаки, 🐶, 🐕, hund, mein hund, mit dem hund spielen, chien, son chien, perro, su perro, cane, il cane, cachorros, cães, cão, hond, de hond, psy, pies
cats: katzen, chats, gatos, gatti, katten, кошки, 🐱, 🐈, katze, meine katze, ihre katzen, chat, ses chats, gato, sus gatos, gatto, i suoi gatti, i gatti, gata, kat, poezen, koty, kot
birdwatching: vogelbeobachtung, vögel beobachten, oiseaux, ornithologie, 🐦, vögel, ornithologie amateur, observation des oiseaux, observación de aves, aves, pájaros, osservazione degli uccelli, uccelli, observação de aves, pássaros, vogels kijken, vogels spotten, obserwacja ptaków, ptaki
climbing: klettern, escalade, escalada, arrampicata, klimmen, 🧗, 🧗‍♀️, 🧗‍♂️, bouldern, bergsteigen, alpinisme, alpinismo, escalar, arrampicare, alpinismo e arrampicata, boulderen, wspinaczka
cycling: radfahren, fahrrad fahren, vélo, velo, cyclisme, ciclismo, fietsen, велосипед, 🚴, 🚴‍♀️, 🚴‍♂️, 🚲, fahrradfahren, rad fahren, rennrad, mountainbike fahren, faire du vélo, bici, bicicleta, montar en bici, andar en bici, andare in bici, bicicletta, andar de bicicleta, wielrennen, racefietsen, rower, jazda na rowerze, kolarstwo
football: fußball, fussball, fútbol, futbol, calcio, voetbal, futebol, piłka nożna, футбол, ⚽, fußball spielen, le foot, jugar al fútbol, giocare a calcio, jogar futebol, jogar à bola, voetballen, piłka
basketball: baloncesto, pallacanestro, 🏀, basketball spielen, básquet, basquetebol, koszykówka
tennis: tenis, теннис, 🎾, tennis spielen, jugar al tenis, giocare a tennis, ténis, tennissen, tenis ziemny
golf: golfen, 🏌️, ⛳, golf spielen, jugar al golf, giocare a golf, golfe
skiing: skifahren, ski fahren, esquí, esqui, sci, skiën, 🎿, ⛷️, ⛷, ski, ski alpin, langlauf, faire du ski, esquiar, sciare, esquiar na neve, narty, jazda na nartach
surfing: surfen, 🏄, 🏄‍♀️, 🏄‍♂️, wellenreiten, faire du surf, surf, fare surf, surfować, golfsurfen
scuba diving: tauchen, plongée, buceo, immersioni, 🤿, gerätetauchen, plongée sous-marine, bucear, submarinismo, subacquea, mergulho, duiken, nurkowanie
sailing: segeln, zeilen, ⛵, voile, faire de la voile, vela, navegar, andare in barca a vela, velejar, żeglarstwo, żeglowanie
camping: zelten, acampar, campeggio, ⛺, 🏕️, 🏕, campen, zelten gehen, faire du camping, camping en tente, ir de camping, campismo, acampar no mato, kamperen, biwakowanie
yoga: йога, 🧘, 🧘‍♀️, 🧘‍♂️, yoga machen, faire du yoga, hacer yoga, fare yoga, fazer yoga, ioga, joga
gym: fitnessstudio, musculation, gimnasio, palestra, sportschool, 🏋️, 🏋️‍♀️, 🏋️‍♂️, 💪, krafttraining, fitnessstudio gehen, salle de sport, muscu, ir al gimnasio, andare in palestra, ginásio, musculação, krachttraining, siłownia
guitar: gitarre, gitarre spielen, guitare, guitarra, chitarra, gitaar, гитара, 🎸, e-gitarre, jouer de la guitare, tocar la guitarra, suonare la chitarra, tocar guitarra, guitarra clássica, violão, gitaar spelen, gitara, gra na gitarze
piano: klavier, klavier spielen, pianoforte, пианино, 🎹, klavierspielen, jouer du piano, tocar el piano, suonare il pianoforte, tocar piano, piano spelen, fortepian, pianino, gra na pianinie
drums: schlagzeug, batterie spielen, batería, batteria, 🥁, trommeln, jouer de la batterie, tocar la batería, suonare la batteria, bateria, tocar bateria, drummen, perkusja
music: musik, musique, música, musica, muziek, muzyka, музыка, 🎵, 🎶, 🎧, musik hören, écouter de la musique, escuchar música, ascoltare musica, ouvir música, muziek luisteren, słuchanie muzyki
chess: schach, échecs, echecs, ajedrez, scacchi, schaken, xadrez, шахматы, ♟️, ♟, schach spielen, jouer aux échecs, jugar al ajedrez, giocare a scacchi, jogar xadrez, damas y ajedrez, schaken met vrienden, szachy
jigsaw puzzles: puzzeln, rompecabezas, 🧩, puzzles machen, faire des puzzles, puzles, hacer puzles, quebra-cabeças, legpuzzels, puzzelen, układanie puzzli
board games: brettspiele, jeux de société, juegos de mesa, giochi da tavolo, bordspellen, 🎲, gesellschaftsspiele, spieleabende, jeux de plateau, juegos de tablero, giochi in scatola, jogos de tabuleiro, spelletjes, gezelschapsspellen, gry planszowe, planszówki
video games: videospiele, zocken, jeux vidéo, jeux video, videojuegos, videogiochi, видеоигры, 🎮, zockt, computerspiele, gamen, jeux sur ordinateur, consola, jugar a la consola, giocare ai videogiochi, jogos de vídeo, videojogos, gry wideo, gry komputerowe, granie
cinema: kino, filme, cinéma, cine, кино, 🎬, 🍿, filme schauen, ins kino gehen, aller au cinéma, películas, ver películas, ir al cine, il cinema, guardare film, cinema e filmes, ver filmes, filmes, film kijken, bioscoop, kino i filmy, oglądanie filmów, filmy
wine: wein, vin, vino, wijn, 🍷, weine, weinproben, les vins, vinos, vini, vinhos, vinho, wijnen, wijn proeven, wino, wina
beer: bier, bière, biere, cerveza, birra, пиво, 🍺, 🍻
coffee: kaffee, café, caffè, koffie, кофе, ☕, ☕️, kaffee trinken, le café, tomar café, il caffè, koffie drinken, kawa
tea: thé, tè, чай, 🍵, 🫖, tee, tee trinken, le thé, té, tomar té, il tè, chá, thee, thee drinken, herbata
barbecue: grillen, barbacoa, grigliata, 🍖, grillabende, barbecue entre amis, asados, parrilla, grigliate, griglia, churrasco, barbecueën, grillowanie
woodworking: holzarbeit, holzwerken, menuiserie, carpintería, 🪚, tischlern, schreinern, drechseln, travail du bois, carpintería de madera, falegnameria, marcenaria, houtbewerking, stolarstwo, stolarka
pottery: töpfern, poterie, cerámica, ceramica, 🏺, keramik, töpferei, céramique, alfarería, ceramica artistica, olaria, pottenbakken, keramiek, garncarstwo, ceramika
cars: autos, voitures, coches, macchine, 🚗, 🏎️, oldtimer, autoschrauben, automobile, voitures anciennes, coches clásicos, auto d'epoca, automobili, carros, carros antigos, klassieke auto's, oldtimers, samochody, motoryzacja
motorcycling: motorrad fahren, motorrad, moto, мотоциклы, 🏍️, motorradfahren, motorräder, motos, faire de la moto, motocicletas, ir en moto, motociclismo, motocicletta, andar de mota, motorrijden, motocykle, jazda na motocyklu
brick building: 🧱, klemmbausteine, briques à construire, construir con bloques, costruzioni, klocki
dinosaurs: dinosaurier, dinosaures, dinosaurios, 🦖, 🦕
unicorns: einhörner, licornes, unicornios, 🦄
make-up: schminken, maquillage, maquillaje, trucco, 💄, make-up machen, se maquiller, maquillarse, truccarsi, maquilhagem, maquiagem, opmaken, makijaż
fashion: mode, moda, мода, 👗, mode und stil, la mode, vestirse bien, la moda, roupa e moda, kleding en mode, modne ubrania
astronomy: sterne, astronomie, astronomía, 🔭, astronomie betreiben, sterne gucken, astronomía y estrellas, astronomia, stelle, estrelas, sterrenkunde, sterren kijken, astronomia amatorska, gwiazdy
wild swimming: freiwasserschwimmen, nage en eau libre, aguas abiertas, acque libere, águas abertas, buitenzwemmen, morsowanie
choir: chor, singt im chor, im chor singen, kirchenchor, chorale, chant choral, coro, cantar en un coro, cantare in un coro, coral, koor, zingen in een koor, chór, śpiew w chórze
ballroom and Latin dancing: gesellschaftstanz, standardtanz, danse de salon, bailes de salón, ballo liscio, dança de salão, stijldansen, taniec towarzyski
ballet: ballett, danse classique, ballet clásico, danza classica, balletto, balé
embroidery: sticken, stickerei, broderie, bordado, bordar, ricamo, ricamare, borduren, haftowanie, haft, point de croix, punto de cruz, punto croce, ponto cruz, kreuzstich, kruissteek
quilting: quilten, courtepointe, acolchado, trapunta
pyrography: schnitzen, brandmalerei, sculpture sur bois, tallar madera, intaglio del legno, entalhe em madeira, houtsnijden, rzeźbienie w drewnie
jewellery making: schmuck machen, création de bijoux, bisutería, hacer joyas, creare gioielli, bijuteria, sieraden maken, biżuteria
papercraft: basteln, bastelt gerne, papier falten, scrapbooking créatif, loisirs créatifs, manualidades, papiroflexia, lavoretti, artesanato, trabalhos manuais, knutselen, majsterkowanie z papieru, rękodzieło
calligraphy: kalligraphie, kalligrafie, schönschrift, calligraphie, caligrafía, calligrafia, caligrafia, schoonschrijven, kaligrafia
candle making: kerzen gießen, kerzen machen, fabrication de bougies, hacer velas, fare candele, fazer velas, kaarsen maken, robienie świec
soap making: seife machen, seife sieden, fabrication de savon, hacer jabón, fare il sapone, fazer sabonetes, zeep maken, robienie mydła
leatherwork: lederarbeiten, maroquinerie, marroquinería, lavorare la pelle, trabalhos em couro, leerbewerking, kaletnictwo
weaving and macramé: weben, makramee, tissage, tejeduría, tessitura, tecelagem, weven, tkactwo, makrama
model making: modellbau, maquettes, modélisme, maquetismo, modelismo, modellismo, modelbouw, modelarstwo
model railways: modelleisenbahn, modellbahn, modélisme ferroviaire, trains miniatures, modelismo ferroviario, trenes en miniatura, modellismo ferroviario, trenini, ferromodelismo, modeltreinen, kolejki elektryczne, modele kolejowe
film making: filmen, vidéo, hacer vídeos, riprese video, filmar, filmen maken, kręcenie filmów
metalwork and blacksmithing: schmieden, schweißen, forge, ferronnerie, herrería, forja, lavorare il ferro, serralharia, smeden, kowalstwo
stamps: briefmarken, briefmarken sammeln, timbres, philatélie, sellos, filatelia, francobolli, selos, postzegels, postzegels verzamelen, znaczki, znaczki pocztowe, filatelistyka
coins: münzen, münzen sammeln, numismatik, monnaies, numismatique, monedas, numismática, monete, numismatica, moedas, munten, monety, numizmatyka
model cars: modellautos, voitures miniatures, coches en miniatura, macchinine, carrinhos, modelauto's, modele samochodów
antiques: antiquitäten, antiquités, antigüedades, antiquariato, antiguidades, antiek, antyki
vintage shopping: flohmarkt, flohmärkte, brocante, brocantes, vide-grenier, mercadillos, rastros, mercatini, mercatini dell'usato, feira da ladra, feiras de velharias, rommelmarkt, kringloopwinkels, pchli targ
comics: comics lesen, bandes dessinées, bd, tebeos, cómics, fumetti, banda desenhada, quadrinhos, stripboeken, komiksy
watches: uhren, armbanduhren, montres, relojes, orologi, relógios, horloges, zegarki
minerals and crystals: mineralien, edelsteine, minéraux, minerales, minerali, minerais, mineralen, minerały
pilates: faire du pilates, hacer pilates
home workouts: gymnastik, gymnastique, gimnasia en casa, ginnastica, ginástica, aerobik, gimnastyka
football fans: fußball schauen, fußballfan, bundesliga, supporter de foot, ver fútbol, tifoso, benfica, ver futebol, voetbal kijken, kibicowanie
table tennis: tischtennis, tenis de mesa, tennistavolo, ténis de mesa, tafeltennis, tenis stołowy
volleyball: volleyball spielen, vóley, voleibol, pallavolo, vôlei, volleybal, siatkówka
martial arts: kampfsport, arts martiaux, artes marciales, arti marziali, artes marciais, vechtsport, sztuki walki
boxing: boxen, boxe, boxeo, pugilato, boksen, boks
archery: bogenschießen, tir à l'arc, tiro con arco, tiro al arco, tiro com arco, boogschieten, łucznictwo
bowls: pétanque, petanque, boules, boccia, bocce, bochas, petanca, jeu de boules, bule
ten-pin bowling: kegeln, bowling spielen, jouer au bowling, bolos, birilli, bólingue, bowlen, kręgle
ice and roller skating: eislaufen, rollschuhlaufen, inliner fahren, patinage, patins à roulettes, patinaje, pattinaggio, patinagem, schaatsen, skeeleren, łyżwy, rolki
skateboarding: skaten, skate, monopatín, andare in skateboard
gymnastics: turnen, gym artistique, gimnasia artística, ginnastica artistica, ginástica artística, gimnastyka artystyczna
fencing: fechten, escrime, esgrima, scherma, schermen, szermierka
wakeboarding and kitesurfing: windsurfen, kitesurfen, planche à voile, vela y windsurf, prancha à vela, wasserski
kayaking: kajak, kajakfahren, paddeln, kanu, canoë, kayak de mer, piragüismo, canoa, canoagem, kajakken, kanoën, kajaki, kajakarstwo
rowing: rudern, aviron, remo, canottaggio, roeien, wioślarstwo
beach days: strand, la plage, la playa, spiaggia, praia, het strand, plaża
camper vans and caravans: wohnmobil, wohnwagen, camping-car, autocaravanas, camperisti, autocaravana, camper reizen, kamper
bird feeding: vögel füttern, nourrir les oiseaux, dar de comer a los pájaros, vogels voeren, dokarmianie ptaków
foraging: pilze sammeln, pilzesammeln, cueillette, cueillette de champignons, champignons, buscar setas, setas, raccolta funghi, funghi, apanhar cogumelos, cogumelos, paddenstoelen zoeken, grzybobranie, zbieranie grzybów, grzyby
clay shooting: jagen, sportschießen, chasse, tir sportif, caza, tiro deportivo, caccia, caça, jacht, schietsport, polowanie, myślistwo, strzelectwo
metal detecting: sondeln, schatzsuche, détection de métaux, detector de metales, metal detector, detetor de metais, metaaldetectie, poszukiwanie skarbów
karting and motorsport: motorsport gucken, kart fahren, sport automobile, karting en famille, deportes de motor, automobilismo, autosport, karten, sporty motorowe
urban exploration: sightseeing machen, visites de villes, visitar ciudades, visitare città, stedentrips, zwiedzanie
theme parks: freizeitparks, parcs d'attractions, parques de atracciones, parchi di divertimento, parques de diversões, pretparken, parki rozrywki
picnics and parks: picknick, pique-nique, ir al parque, picnic al aire libre, piquenique, picknicken, pikniki
safari and zoo visits: zoo besuchen, tiere, tierpark, animaux, animales, animali, animais, dieren, dierentuin, zwierzęta
dog walking: mit dem hund spazieren gehen, hundespaziergänge, gassi gehen, promener le chien, promenades avec le chien, pasear al perro, portare a spasso il cane, passear o cão, passear com o cachorro, hond uitlaten, met de hond wandelen, spacery z psem
beekeeping: imkern, imkerei, bienen, apiculture, abeilles, apicultura, abejas, apicoltura, api, abelhas, imkeren, bijen, pszczelarstwo, pszczoły
chickens: hühner, poules, gallinas, galline, galinhas, kippen, kury
fish keeping: aquarium, aquaristik, aquariophilie, acuarios, acquario, aquariofilia, aquariums houden, akwarystyka, akwarium
flower arranging: blumenbinden, floristik, art floral, arreglos florales, composizioni floreali, arranjos florais, bloemschikken, układanie kwiatów, florystyka
vegetable growing: gemüsegarten, gemüse anbauen, potager, huerta, orto, horta em casa, groenten kweken, warzywnik
greenhouses and allotments: kleingarten, schrebergarten, jardin ouvrier, volkstuin, działka
terrariums: flaschengarten, terrarium bauen, terrarios, terrari, terrários, terraria
falconry: falknerei, greifvögel, fauconnerie, cetrería, falconeria, falcoaria, valkerij, sokolnictwo
beer and home brewing: bier brauen, brasser, bières artisanales, cerveza artesanal, birra artigianale, cerveja artesanal, cerveja, bier brouwen, piwo, piwowarstwo
mead and home winemaking: met brauen, wein machen, hydromel, hidromiel, idromele, hidromel, mede maken, miód pitny
cheese: käse, fromage, fromages, quesos, queso, formaggio, formaggi, queijo, queijos, kaas, ser, sery
chocolate: schokolade essen, le chocolat, chocolate negro, cioccolato fondente, chocolade, czekolada
bread making: brot backen, sauerteig, faire du pain, levain, hacer pan, masa madre, fare il pane, lievito madre, fazer pão, massa mãe, brood bakken, zuurdesem, pieczenie chleba
preserving and fermenting: einkochen, marmelade kochen, fermentieren, confitures, conserves, conservas, mermeladas, marmellate, doces e compotas, inmaken, jam maken, przetwory
herbal remedies and teas: kräuter, heilkräuter, herboristerie, hierbas medicinales, erboristeria, ervas, kruiden, zioła, ziołolecznictwo
eating out: essen gehen, restaurants, aller au restaurant, salir a comer, ir de tapas, mangiare fuori, comer fora, uit eten, uit eten gaan, jedzenie na mieście
hosting: gäste einladen, recevoir des amis, invitar amigos, cocinar con amigos, cucinare con amici, cene con amici, receber amigos, jantares com amigos, vrienden ontvangen, przyjmowanie gości
card games: kartenspiele, skat, doppelkopf, jeux de cartes, belote, tarot et belote, juegos de cartas, giochi di carte, carte, jogos de cartas, sueca, kaarten, klaverjassen, gry karciane, karty
classic board games: mühle, jeu de dames, dominó, damas, dama, gamão, dammen, warcaby
crosswords: kreuzworträtsel, rätsel, mots croisés, mots fléchés, crucigramas, parole crociate, cruciverba, palavras cruzadas, kruiswoordpuzzels, kruiswoordraadsels, krzyżówki
puzzles and brainteasers: knobeln, denksport, sudokus, casse-tête, pasatiempos, enigmistica, passatempos, denkpuzzels, łamigłówki
darts: dart spielen, fléchettes, dardos, freccette, darten, rzutki
bingo: loto, tombola, bingo spielen, kienen
magic tricks: zaubern, zaubertricks, magie, tours de magie, trucos de magia, trucchi di magia, truques de magia, goochelen, sztuczki magiczne
poker nights: pokern, jouer au poker, jugar al póquer, giocare a poker, jogar póquer, pokeren
violin and strings: geige, violine, violon, violín, violino, viool, skrzypce
cello and double bass: violoncelle, violonchelo, violoncello, violoncelo, kontrabass, wiolonczela
flute and clarinet: querflöte, blockflöte, klarinette, flûte, flauta, flauto, clarinete, clarinetto, fluit, klarinet, flet, klarnet
trumpet and brass: trompete, posaune, trompette, trompeta, tromba, trompete e trombone, trompet, trąbka
accordion and harmonica: akkordeon, accordéon, acordeón, fisarmonica, acordeão, accordeon, akordeon
vinyl records: schallplatten, vinyl hören, disques vinyles, vinyles, vinilos, dischi in vinile, vinili, discos de vinil, lp's verzamelen, płyty winylowe, winyle
concerts: konzerte, auf konzerte gehen, aller aux concerts, conciertos, ir a conciertos, concerti, concertos, ir a concertos, concerten, koncerty
clubbing and festivals: feiern gehen, party machen, techno hören, sortir en boîte, boîtes de nuit, salir de fiesta, discotecas, andare in discoteca, discoteca, sair à noite, festivais, uitgaan, imprezy, kluby
karaoke: karaoke singen, chanter au karaoké, karaoké, cantar karaoke, fare karaoke, karaoke zingen
classical music: klassische musik, klassik, musique classique, música clásica, musica classica, música clássica, klassieke muziek, muzyka klasyczna, muzyka poważna
jazz and blues: jazzmusik, le jazz, jazz y blues, musica jazz, jazzmuziek, jazz hören
opera: oper, opern, opéra, ópera, la lirica, opery
folk music: volksmusik, musique folk, música folclórica, fado, musica popolare, volksmuziek, muzyka ludowa
rock and metal: rockmusik, musique rock, música rock, musica rock, rockmuziek, muzyka rockowa
theatre: theater, ins theater gehen, théâtre, aller au théâtre, teatro, ir al teatro, andare a teatro, ir ao teatro, naar het theater, teatr
acting and improv: schauspielern, theater spielen, faire du théâtre, hacer teatro, fare teatro, recitare, fazer teatro, toneel, toneelspelen, aktorstwo
television series: serien, serien schauen, fernsehen, séries, regarder des séries, la télé, télévision, ver series, ver la tele, serie tv, guardare la tv, ver televisão, tv kijken, series kijken, seriale, oglądanie telewizji, telewizja
podcasts and radio: radio hören, hörbücher, écouter la radio, podcasts écouter, escuchar la radio, ascoltare la radio, ouvir rádio, radio luisteren, luisterboeken, słuchanie radia, audiobooki
history: geschichte, histoire, historia, storia, história, geschiedenis
languages: sprachen, sprachen lernen, langues, apprendre des langues, idiomas, aprender idiomas, lingue, imparare le lingue, línguas, aprender línguas, talen, talen leren, języki, nauka języków
creative writing: schreiben, geschichten schreiben, écrire, écriture, escribir, escritura, scrivere, scrittura, escrever, escrita, schrijven, pisanie
poetry: gedichte, lyrik, poésie, poesía, poesia, poëzie, gedichten, poezja
crime fiction: krimis, krimis lesen, polars, romans policiers, novela negra, novelas policíacas, gialli, romanzi gialli, romances policiais, thrillers lezen, detectives lezen, kryminały
journaling: tagebuch schreiben, tenir un journal, diario personal, tenere un diario, escrever um diário, dagboek schrijven, prowadzenie dziennika
meditation: meditieren, méditation, méditer, meditación, meditar, meditazione, meditare, meditação, mediteren, medytacja
science: wissenschaft, sciences, ciencia, scienza, ciência, wetenschap, nauka
mathematics: mathematik, mathe, mathématiques, matemáticas, matematica, matemática, wiskunde, matematyka
genealogy: ahnenforschung, stammbaum, familienforschung, généalogie, genealogía, árbol genealógico, genealogia, ricerca genealogica, stamboomonderzoek, drzewo genealogiczne
philosophy and psychology: philosophie, psychologie, filosofía, psicología, filosofia, psicologia, filosofie, filozofia, psychologia
coding: programmieren, programmation, coder, programar, programación, programmare, programação, programmeren, programowanie
electronics and robotics: elektronik basteln, électronique, bricolage électronique, electrónica, elettronica, eletrónica, eletrônica, elektronica, elektronika
amateur radio: amateurfunk, funken, radioamateurisme, radioafición, radioamatori, radioamador, zendamateur, krótkofalarstwo
art and museums: kunst, museen, museen besuchen, musées, arte, museos, musei, visitare musei, museus, musea, musea bezoeken, sztuka, muzea
geography and maps: landkarten, geographie, géographie, cartes anciennes, geografía, mapas, geografia, mappe, landkaarten, mapy
politics and current affairs: politik, nachrichten, politique, actualité, política, politica, attualità, atualidade, politiek, nieuws, polityka
investing: aktien, börse, geldanlage, bourse, investir en bourse, la bolsa, invertir, invertir en bolsa, borsa, investire, investimenti, bolsa de valores, investimentos, beleggen, aandelen, giełda, inwestowanie
weather watching: wetterbeobachtung, météo, météorologie, meteorología, meteorologia, het weer, weerkunde, meteorologia amatorska
microscopy: fossilien, mikroskopieren, fossiles, microscopie, fósiles, fossili, fósseis, fossielen, skamieniałości
volunteering: ehrenamt, freiwilligenarbeit, bénévolat, voluntariado, volontariato, vrijwilligerswerk, wolontariat
public speaking: debattieren, débats, oratoria, parlare in pubblico, oratória, debatteren, przemawianie
DIY and home improvement: heimwerken, handwerken im haus, bricolage, bricoler, bricolaje, fai da te, fare lavoretti in casa, bricolagem, klussen, doe-het-zelf, majsterkowanie
interior design: einrichten, inneneinrichtung, dekorieren, décoration, déco, décoration d'intérieur, decoración, decorar, arredamento, arredare, decoração, woninginrichting, interieur, urządzanie wnętrz
organising: aufräumen, rangement, ordenar, organizzare, arrumação, opruimen, porządkowanie
skincare: hautpflege, soins de la peau, cuidado de la piel, cura della pelle, cuidados com a pele, huidverzorging, pielęgnacja skóry
sleep: schlafen, ausschlafen, dormir, faire la sieste, la siesta, siestas, dormire, sonecas, slapen, uitslapen, spanie, drzemki
self-care: wellness, entspannen, bien-être, se détendre, bienestar, relajarse, benessere, rilassarsi, bem-estar, relaxar, ontspannen, relaks
sauna and cold plunge: saunieren, in die sauna gehen, therme, thermes, termas, terme, spa y termas, sauna en spa, naar de sauna, sauna i spa
grandparents: enkelkinder, enkel, petits-enfants, nietos, nipoti, netos, kleinkinderen, wnuki
retirement: rentner, rentnerin, ruhestand, retraite, retraité, retraitée, jubilado, jubilada, jubilación, pensionato, pensionata, reformado, reformada, aposentado, gepensioneerd, pensioen, emeryt, emerytka, emerytura
student life: studentin, studium, étudiant, étudiante, estudiante, studente, studentessa, estudante, studentka, studia
teaching: lehrer, lehrerin, enseignant, enseignante, institutrice, profesor, profesora, maestra, insegnante, professor, professora, leraar, lerares, juf, nauczyciel, nauczycielka
medicine and nursing: krankenschwester, pfleger, infirmière, infirmier, enfermera, enfermero, infermiera, infermiere, enfermeira, enfermeiro, verpleegkundige, pielęgniarka
new parents: frischgebackene mutter, frischgebackene eltern, jeune maman, jeunes parents, jeune papa, madre primeriza, padres primerizos, neomamma, neogenitori, mãe recente, recém-mamã, kersverse moeder, kersverse ouders, młoda mama, młodzi rodzice
pregnancy: schwangerschaft, grossesse, embarazo, gravidanza, gravidez, grávida, zwangerschap, ciąża, w ciąży
new home: umzug, neues zuhause, déménagement, nouvelle maison, mudanza, casa nueva, trasloco, casa nuova, mudança de casa, casa nova, verhuizen, verhuizing, nieuw huis, przeprowadzka, nowy dom
wedding planning: hochzeit, mariage, boda, matrimonio, casamento, bruiloft, ślub
Christian faith: kirche, glaube, bibel, église, foi, iglesia, chiesa, fede, igreja, kerk, geloof, kościół, wiara
railways: eisenbahn, züge, trenes, treni, comboios, treinen, pociągi, kolej
aviation: flugzeuge, avions, aviones, aerei, aviões, vliegtuigen, samoloty, lotnictwo
nature documentaries: naturdokus, natur, documentaires animaliers, naturaleza, natura, natureza, natuur, natuurdocumentaires, przyroda
stand-up comedy: kabarett, comedy schauen, humour, spectacles d'humour, comedia, cabaret e comicità, comédia, cabaret kijken, kabaret
true crime: wahre verbrechen, faits divers, crímenes reales, crimini veri, crimes reais, misdaadverhalen
wheelchair life: rollstuhl, rollstuhlfahrer, rollstuhlfahrerin, fauteuil roulant, silla de ruedas, sedia a rotelle, cadeira de rodas, rolstoel, wózek inwalidzki
`
