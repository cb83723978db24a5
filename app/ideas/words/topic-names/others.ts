/** Names of topics in other languages, which mean them in any text, and emoji; see `topic-names.ts`. */
export default `
knitting | вязание, 🧶
sewing | шитьё, шитье, 🧵, 🪡
painting | живопись, 🎨
drawing | рисование
woodworking | 🪚
pottery | 🏺
photography | фотография, 📷, 📸
model railways | märklin, marklin, hornby trains, hornby, roco, fleischmann, oo gauge, lego trains, trenes en miniatura, trenini elettrici
printmaking | risograph, riso printing
model cars | hotwheels
vintage shopping | op shops
dinosaurs | 🦖, 🦕
cinema | кино, 🎬, 🍿, letterboxd
unicorns | 🦄
running | бег, 🏃, 🏃‍♀️, 🏃‍♂️
yoga | йога, 🧘, 🧘‍♀️, 🧘‍♂️
football | футбол, ⚽
cycling | велосипед, 🚴, 🚴‍♀️, 🚴‍♂️, 🚲
gym | 🏋️, 🏋️‍♀️, 🏋️‍♂️, 💪
tennis | теннис, 🎾
golf | 🏌️, ⛳
climbing | 🧗, 🧗‍♀️, 🧗‍♂️
basketball | 🏀
dance | танцы, 💃, 🕺
skateboarding | le skate
horse riding | 🏇
boxing | 🥊
hiking | походы, 🥾
camping | ⛺, 🏕️, 🏕
birdwatching | 🐦
skiing | 🎿, ⛷️, ⛷
motorcycling | мотоциклы, 🏍️
travel | путешествия, ✈️, ✈, 🧳
swimming | плавание, 🏊, 🏊‍♀️, 🏊‍♂️
surfing | 🏄, 🏄‍♀️, 🏄‍♂️
paddleboarding | stand-up paddleboard
sailing | ⛵
fishing | рыбалка, 🎣
scuba diving | 🤿
beach days | 🏖️
cruises | kreuzfahrt, crucero, crociera, croisière, croisiere
video games | видеоигры, 🎮
board games | 🎲
chess | шахматы, ♟️, ♟
jigsaw puzzles | 🧩
brick building | 🧱
bingo | tombola, tombola nights, lotto spielen
guitar | гитара, 🎸
piano | пианино, 🎹
drums | 🥁, drumline
singing | пение, 🎤
concerts | музыка, 🎵, 🎶, 🎧
choir | gesangverein, männergesangverein, männerchor, kirchenchor, kinderchor, chorale, mannergesangverein, mannerchor
baking | выпечка, 🧁, 🎂, 🍰, viennoiserie
cooking | кулинария, готовка, 🍳, 👨‍🍳, 👩‍🍳
coffee | кофе, ☕, ☕️
tea | чай, 🍵, 🫖, rooibos
wine | 🍷
barbecue | 🍖
cheese | 🧀
chocolate | 🍫
preserving and fermenting | kefir making
desserts and ice cream | tiramisu, tiramisù
beer and home brewing | пиво, 🍺, 🍻
Japanese cooking | poké bowls
gardening | садоводство, 🌱, 🌻, 🌷
houseplants | 🪴, 🌵
dogs | собаки, 🐶, 🐕
cats | кошки, 🐱, 🐈
horses | 🐴, 🐎
greenhouses and allotments | volkstuintje, kleingartenverein, schrebergärten, schrebergarten
reading | чтение, 📚, 📖
journaling | tagebuch schreiben, tagebuch, journal intime, diario personal
astronomy | 🔭
make-up | 💄
fashion | мода, 👗
sleep | 😴
cars | 🚗, 🏎️
classic cars | oldtimer, oldtimers, oldtimer fahren, voitures anciennes, coches clásicos, auto d'epoca, carros antigos, klasyki motoryzacji, oude auto's, coches clasicos
traditional card games | buraco, truco, tute, escoba, pişti, makao, klaberjass, toepen, pisti
loom bands | loombänder, loom bänder, gummibänder armbänder, élastiques loom, gomitas loom, braccialetti elastici
puddles and mud | matschen, matschküche, pfützen, flaques d'eau, cuisine de boue, charcos, barro, pozzanghere, modderkeuken, plassen springen, kałuże, kałuze
marbles | murmeln, les billes, canicas, biglie, bolinhas de gude, berlindes, knikkers, knikkeren, szklane kulki
battle tops | kreisel, kampfkreisel, toupies, toupie, peonzas, peonza, trottole, piões, tollen
balls for little ones | ball spielen, bälle, bällebad, jouer au ballon, palle, palline, bolas, ballen, ballenbak, piłki
stickers | autocollants, gommettes, pegatinas, adesivi, adesivos, figurinhas, naklejki, stickeralbum
football stickers | panini, panini stickers, panini album, match attax, panini sticker, panini-sticker, sammelbilder fußball, vignettes panini, cromos de fútbol, figurine panini, figurinhas da copa, voetbalplaatjes, karty piłkarskie
playing in water | planschen, planschbecken, mit wasser spielen, jeux d'eau, jouer avec l'eau, jugar con agua, giocare con l'acqua, brincar com água, waterspelletjes, spelen met water
spies and codes | detektive, detektiv spielen, geheimschriften, espions, détectives, espías, spie, spionnen, detektywi
walkie-talkies | funkgeräte, krótkofalówki
playing schools | schule spielen, jouer à l'école, jouer à la maîtresse, jugar al colegio, giocare alla scuola, brincar de escolinha, schooltje spelen
dressing up | verkleiden, se déguiser, déguisements, disfrazarse, disfraces, travestirsi, verkleden, przebieranie się
tea parties | puppengeschirr, dînette, fiesta del té, juego de té, servizio da tè giocattolo, theeserviesje
hairdressing games | frisör spielen, friseur spielen, jouer à la coiffeuse, jugar a peluquería, giocare alla parrucchiera
swings and climbing frames | schaukel, schaukeln, spielplatz, rutschen, balançoire, balançoires, aire de jeux, columpios, columpio, parque infantil, altalena, altalene, parchetto, balanços, parquinho, schommel, schommelen, speeltuin, huśtawka, huśtawki, plac zabaw
weather for children | regenbogen, arc-en-ciel, arcoíris, arcobaleno, regenboog
van conversion | van conversions, campervan conversion, converting a van, self-build campervan, vanlife build, camperausbau, wohnmobilausbau, kastenwagenausbau, aménagement de van, aménager un van, camperizar furgonetas, camperizar, furgoneta camper, camperizzare, camperizzazione, camperombouw, busje ombouwen, przerabianie busa
hybrid fitness races | deka fit
obstacle races | ocr racing, hindernislauf, schlammlauf, hindernisläufe, courses à obstacles, carrera de obstáculos, carreras de obstáculos, corsa a ostacoli nel fango, bieg z przeszkodami, runmageddon
ultramarathons | ultramarathon, ultralauf, ultratrail, ultramaratones
riding indoors | rollentraining, cyclisme indoor, ciclismo indoor, rodillo, rulli
breakdancing | breakdancer
virtual reality | oculus, half-life alyx, réalité virtuelle, realidad virtual, realtà virtuale, realidade virtual
via ferrata | klettersteig, klettersteige, klettersteiggehen, klettersteigen, vie ferrate, le vie ferrate, vías ferratas, vía ferrata
cold water dips | wim hof, winterbaden, kaltwasserbaden, bain glacé, baños de hielo, bagni freddi, ijsbaden
charcuterie and curing | charcuterie, wurst machen, wursten, wurst selber machen, charcuterie maison, hacer embutidos, embutidos, salumi, fare i salumi, worst maken, wędliny domowe, robienie kiełbasy
marmalade and chutney | marmelade einkochen, einmachen, einwecken, chutneys kochen, faire des confitures, hacer mermelada, mermeladas caseras, fare la marmellata, marmellate, jam maken, robienie przetworów, przetwory, fazer geleia, doce de abóbora
kitchen knives | japanische messer, kochmesser, couteaux japonais, couteaux de cuisine, cuchillos japoneses, cuchillos de cocina, coltelli giapponesi, coltelli da cucina, keukenmessen, japanse messen, noże japońskie
garden shed | gartenhaus, werkstatt im schuppen, hobbyraum, hobbykeller, cabane de jardin, cobertizo, capanno degli attrezzi, schuurtje, tuinhuis, warsztat w garażu
hi-fi | audiophiles, stereoanlage, hifi anlage, chaîne hi-fi, equipos de música, impianto stereo, alta fidelidad
jukeboxes | musikbox
mid-century furniture | midcentury, bauhaus design, vintage möbel, meubles vintage, meubles scandinaves, muebles vintage, mobili vintage, modernariato, vintage meubels, meble prl
lampshade making | lampenschirme, lampenschirme basteln, abat-jour, faire des abat-jour, pantallas de lámpara, paralumi
buses and coaches | linienbusse, busse, autobus, les bus, autobuses, ônibus, autocarros, bussen, autobusy
sumo | sumo ringen, sumoringen
UFOs and aliens | ufology, ufos und aliens, ufologie, extraterrestres, ovnis, ovni, alieni, obcy i ufo, cryptids, nessie
Reiki and energy healing | klangschalen meditation, energiearbeit, sonothérapie, lithothérapie, terapias alternativas, sanación energética, guarigione energetica, bioenergoterapia
cut glass | waterford crystal, kristallglas, kristallgläser, cristal taillé, cristal de bohemia, cristalleria, swarovski figures, murano glass, muranoglas
cigarette cards and beer mats | beermats, bierdeckel, bierdeckel sammeln, kronkorken, placomusophilie, posavasos, telefonkarten, sigarenbandjes
toy soldiers | zinnfiguren, zinnsoldaten, soldats de plomb, soldaditos de plomo, soldatini, tinnen soldaatjes, ołowiane żołnierzyki, ołowiane zołnierzyki
tin-plate and construction sets | corgi toys, tinplate toys, wiking autos, metallbaukasten, märklin baukasten, norev, die-cast tractors
plastic model kits | modellbausätze, modellbau, plastikmodellbau, maquettes, maquettisme, maquetas, modellismo statico, modelbouw, modelarstwo, plastimodelismo
royal family | lady di, königshäuser, adelshäuser, les familles royales, la famiglia reale, koningshuis, oranje koningshuis, rodzina królewska
Titanic | schiffswracks, épaves, naufragios, relitti, pecios
windmills and old mills | watermills, windmühlen, mühlen, moulins à vent, molinos de viento, mulini a vento, molens, windmolens, wiatraki
seaside days | urlaub am meer, bord de mer, andar al mare, ir à praia, naar het strand, nad morze
coach trips | busreisen, busausflüge, kaffeefahrten, voyages en car, sorties en autocar, excursiones en autobús, viajes del imserso, gite in pullman, excursões de ônibus, busreizen, wycieczki autokarowe
tapas | tapas bars, tapear, pinchos, pintxos, tapas essen, spanische küche, cocina española, cuisine espagnole, raciones, vermut
cured ham | jamón, jamón serrano, jamón ibérico, iberico ham, presunto, schinken, rohschinken, jambon cru, jamones
olive oil | huile d'olive, olio d'oliva, aceite de oliva, olivenöl, azeite, olijfolie, oliwa z oliwek
churros and doughnuts | churros, porras con chocolate, churros con chocolate, berliner, pączki, oliebollen, beignets, brigadeiros, brigadeiro
soups and stews | eintopf, suppe kochen, potages, pot-au-feu, sopas, caldos, guisos, zuppe, minestrone, stamppot, zupy, feijoada
Sunday roasts | carvery, sonntagsbraten, braten, schweinebraten
fish and chips | frites, friterie, pommes frites, patat, frietjes
port and sherry | portwein, vino de jerez, jerez, vinho do porto
marzipan and liquorice | lakritz, lakritze, dropjes, réglisse, regaliz, liquirizia, turrón, torrone, haribo, gummibärchen
pub skittles and quoits | kegeln, kegelclub, kegelverein, kegelabend, sportkegeln, birilli, kręgle klasyczne
marquetry | intarsia, intarsien, marqueterie, marquetería, taracea, intarsio
walking stick making | stickmaking, wanderstöcke, wanderstöcke schnitzen
dry stone walling | coppicing, trockenmauern, bau von trockenmauern, heckenlegen, muret en pierre sèche, mur en pierres sèches, muros de piedra seca
rug tufting | tufted rugs, teppich tuften, tuften
traction engines | dampfmaschinen, dampfmaschine, traktoren oldtimer, oldtimer traktoren, alte traktoren, vieux tracteurs, tractores antiguos, trattori d'epoca, oude tractoren, stare traktory
folk dancing | volkstanz, volkstänze, trachtenverein, trachtengruppe, schuhplattler, danses folkloriques, danse bretonne, sardana, jota, danza popolare, pizzica, tarantella, danças folclóricas, volksdansen, tańce ludowe
tea dances | tanztee, thé dansant, thés dansants, bals musette, guinguette, baile de salón para mayores, ballo liscio, il liscio, balera, dansmiddag, wieczorki taneczne, dancingi
bell ringing | bellringing, handbell ringing, glockenspiel läuten, glockenläuten, campanas, campane, klokkenluiden
Formula E | formule e, formel e, fórmula e, extreme e
rosary | rosenkranz, rosenkranz beten, chapelet, le chapelet, rezar el rosario, il rosario, terço, rezar o terço, rozenkrans, różaniec, lourdes, fatima, medjugorje, wallfahrten, pèlerinages
nativity scenes | krippenfiguren, krippe, krippen, weihnachtskrippe, krippenbau, la crèche, crèches, santons de provence, belenes, belén, montar el belén, presepe, presepi, presépio, kerststal, szopka, szopki
carnival | karneval, fasching, fastnacht, fasnacht, fasnet, carnaval, carnevale, karnawał, zapusty, rosenmontag, karnevalsverein, karnevalszug, guggenmusik, cosplay for carnival, sambódromo, bloco de carnaval
processions and fiestas of Spain | fallas, las fallas, semana santa, la semana santa, cofradías, cofradía, costalero, costaleros, nazareno, feria de abril, sanfermines, san fermín, romerías, romería, el rocío, castellers, moros y cristianos
foot volleyball | futevôlei, footvolley, altinha, altinha na praia, teqball, futevoley
forró | forró dancing, zouk, lambada, samba de gafieira, reggaeton dancing, dançar forró, cumbia
Brazilian music | mpb, pagode, sertanejo, axé, funk carioca, baile funk, música brasileira, música sertaneja, choro, tropicália, roda de samba, cavaquinho, pandeiro, berimbau
speedway | żużel, grasstrack
lantern walks | laternen, laternen basteln, laternenumzug, sankt martin, sint maarten, lampionnen, lampiony, lampions
westerns | clint eastwood, karl may filme, winnetou, películas del oeste, del oeste, faroeste
Camino de Santiago | el camino, jakobsweg, pilgerweg, pilgerwege, pilgern, chemin de compostelle, chemins de compostelle, saint-jacques-de-compostelle, compostelle, cammino di santiago, via francigena, caminho de santiago, pelgrimspad
tiny houses | self-sufficiency, self sufficiency, selbstversorgung, selbstversorger, autonomie, autosuficiencia, autosufficienza, zelfvoorzienend leven, samowystarczalność
American road trips | roadtrip durch die usa
watching tennis | wimbledon, roland garros, roland-garros, watching wimbledon, roger federer, federer, rafael nadal, nadal, djokovic, alcaraz, iga świątek, steffi graf, boris becker
reggae and ska | ska, ska music, dancehall, rocksteady
progressive rock | prog rock, prog, krautrock, classic prog
cassettes | tapes and walkmans, walkman, kassetten, hörspielkassetten, casetes, musicassette, cassettebandjes, kasety magnetofonowe
hanging baskets and pots | balkon bepflanzen, balkonkästen, balkongarten, jardin de balcon, jardinières, balcon fleuri, macetas, balcón con flores, balcone fiorito, vasos de plantas, balkontuin, kwiaty balkonowe
Christmas baking | stollen, plätzchen, plätzchen backen, weihnachtsplätzchen, weihnachtsbäckerei, lebkuchen, vanillekipferl, bredele, bûche de noël, roscón de reyes, speculaas, kruidnoten, pierniki, pierniczki
feminism | feminismus, féminisme, feminismo, femminismo
Women's Institute | townswomen's guild, landfrauen, koło gospodyń wiejskich, koło gospodyn wiejskich
winter sports on television | skispringen, skoki narciarskie, saut à ski, vierschanzentournee, biathlon, biathlon fans, biathlon fernsehen, wintersport fernsehen, wintersport schauen, rodeln zuschauen, skisprung, ski alpin schauen
drifting | jdm cars, jdm, autotuning, voitures de drift
pike and predator fishing | hechtangeln, zanderangeln, spinnfischen, pêche au brochet, pêche aux leurres, pesca del lucio, pesca a spinning, snoekvissen, roofvissen, spinning wędkarski
wizards and witches | zauberer, hexen, kleine hexe, elfen, sorciers, sorcières, lutins, magos, brujas, duendes, maghi, streghe, elfi, bruxas, magos e bruxas, heksen, tovenaars, kabouters, czarodzieje
ghosts and monsters | gespenster, monster und gespenster, fantômes, monstres, fantasmas, monstruos, fantasmi, mostri, monstros, spoken en monsters, duchy, potwory
ninjas and samurai | katana, katanas
fuse beads | melty beads, bügelperlen, perles à repasser, perles hama, strijkkralen, koraliki do prasowania, pixel beads
paper planes | balsa planes, papierflieger, avions en papier, aviones de papel, aeroplanini di carta, papieren vliegtuigjes
Greek myths | griechische mythologie, griechische sagen, mythologie, mythologie grecque, mitología griega, mitologia greca, mitologia, griekse mythologie, mitologia grecka
jokes and pranks | witze, witze erzählen, scherzartikel, blagues, farces et attrapes, chistes, bromas, barzellette, scherzi, piadas, moppen, grapjes, żarty, kawały
instant photography | instax, sofortbildkamera, sofortbilder, appareil photo instantané, cámara instantánea, fotocamera istantanea
rhythmic gymnastics | gimnasia rítmica, ginnastica ritmica, gymnastique rythmique, rhythmische sportgymnastik, rhythmische gymnastik, ginástica rítmica, gimnastyka artystyczna z przyborami, ritmische gymnastiek, gr gymnastique, pompon dance
gravel biking | gravelbiken, vélo gravel, bici gravel, gravel fietsen
charm bracelets | heishi beads, bracelets à breloques, pulseras de abalorios, bettelarmband, armbänder basteln, kralenarmbandjes
keys and switches | schlüssel, knöpfe drücken, schalter, clés, boutons, interrupteurs, llaves, botones, chiavi, bottoni, sleutels, knopjes, klucze, cles
playing house | staubsauger, staubsaugen, besen, putzen spielen, haushalt spielen, aspirateur, balai, aspiradora, escoba juguete, aspirapolvere, stofzuiger, stofzuigen, odkurzacz
balloons | luftballons, luftballon, ballons de baudruche, globos, palloncini, balões, ballonnen, balony
trees and woodland | bäume, wald, wald baden, waldbaden, im wald, les arbres, la forêt, forêts, árboles, el bosque, bosques, alberi, boschi, il bosco, árvores, florestas, bomen, het bos, drzewa, las i drzewa
fires and wood burning | firepits, lagerfeuer, feuerschale, kaminofen, holzhacken, feu de camp, hogueras, chimenea, falò, caminetto, fogueira, lareira, kampvuur, houtkachel, ognisko, kominek
burgers and hot dogs | burger braten, les burgers, hamburguesas, hambúrguer, hamburgers bakken, burgery, ribeye, würstchen
honey | honig, miel, miele, miód, manuka honey
seafood | meeresfrüchte, austern, huîtres, mariscos, marisco, frutti di mare, zeevruchten, mosselen, moules frites, owoce morza, bacalhau
crisps and savoury snacks | savoury snacks, chips und salzgebäck, knabberzeug, chips apéro, patatas fritas, snacks salados, patatine, salgadinhos, borrelnootjes, chipsy
aperitivo | aperitivo, aperitivi, l'aperitivo, apéro, l'apéro, apéritif, aperitivos, el vermut, borrel, borrelen, feierabendbier, sundowners, aperol spritz, aperol
motor boats | varen, sloep varen, motorboot, motorboot fahren, boot fahren, bateaux à moteur, lanchas, barche a motore, navegar, motorówki
western riding | westernreiten, équitation western, monta western, western rijden
ferrets | frettchen, furets, hurones, furetti, furões, fretten, fretki
Nordic noir | schwedenkrimis, skandinavische krimis, polar nordique, novela negra nórdica, scandinavische thrillers, skandynawskie kryminały
Celts and Anglo-Saxons | anglo-saxons, anglo saxons, celts, sutton hoo, kelten, germanen, celtes, celtas, gaulois, menhirs, hillforts, moyen âge, edad media, medioevo, middeleeuwen, średniowiecze
model engineering | dampfmodellbau, dampfmodelle, echtdampf, modélisme vapeur, clockmaking
paper cutting | scherenschnitt, scherenschnitte, découpage de papier, papel picado, wycinanki, papierknippen
peak bagging and long trails | munro, corbetts, bothy, hadrian's wall path, pennine way, appalachian trail, fernwanderwege, fernwandern, weitwandern, gipfel sammeln, alpenüberquerung, tour du mont blanc, grande randonnée, alta via, gran recorrido, pieterpad, korona gór polski
canyoning | canyoneering, ghyll scrambling, barranquismo, torrentismo, wasserfallklettern, schluchteln
garden visits | chelsea flower show, botanic gardens, kew gardens, gartenreisen, bundesgartenschau, gartenschau, visites de jardins, jardins botaniques, visitar jardines, visita ai giardini, tuinen bezoeken
composting and soil | kompost, kompostieren, wurmkiste, compostage, compostaje, compostaggio, compostagem, composteren, kompostowanie
fruit trees and orchards | obstbäume, obstgarten, streuobstwiese, apfelbäume, arbres fruitiers, árboles frutales, frutteto, pomar, fruitbomen, boomgaard, drzewa owocowe, sad owocowy
cheese and butter making | cheesemaking, käse machen, käse selber machen, käserei, fabriquer du fromage, hacer queso, fare il formaggio, kaas maken, robienie sera
hot chocolate | heiße schokolade, kakao, chocolat chaud, chocolate caliente, cioccolata calda, chocolate quente, warme chocolademelk, gorąca czekolada
fondue and raclette | raclette, raclette evenings, raclette abend, raclette essen, fondue savoyarde, soirée raclette, tartiflette, käsefondue, gourmetten
yerba mate | yerba maté, chimarrão, tereré, tomar mate
lorry driving | lkw fahren, lkw fahrer, routier, routiers, camionero, camioneros, camionista, caminhoneiro, vrachtwagenchauffeur, kierowca ciężarówki
volunteer fire brigade | freiwillige feuerwehr, jugendfeuerwehr, pompiers volontaires, sapeurs-pompiers, bombero voluntario, vigili del fuoco volontari, brandweervrijwilliger, osp, ochotnicza straż pożarna, rettungsdienst
coaching and refereeing | schiedsrichter, trainer jugendfußball, fußballtrainer, arbitre, entraîneur de foot, árbitro, entrenador de fútbol, arbitro di calcio, allenatore, scheidsrechter, jeugdtrainer, sędzia piłkarski, trener piłki, sedzia piłkarski
stone carving | stonecarving, soapstone carving, steinmetz, steinbildhauerei, speckstein, bildhauerei in stein, taille de pierre, talla en piedra, scultura in pietra, steenhouwen, beeldhouwen, rzeźbienie w kamieniu
air rifle shooting | schützenverein, schützenfest, tiro a segno, schietvereniging, strzelectwo sportowe, schutzenverein, schutzenfest
treasure hunts | chasses au trésor, chasses au tresor
playing doctors | arzt spielen, doktor spielen, tierarzt spielen, jouer au docteur, jouer au vétérinaire, jugar a médicos, giocare al dottore, brincar de médico, doktertje spelen, zabawa w lekarza, jouer au veterinaire, jugar a medicos, brincar de medico
fantasy football | fantacalcio, comunio, kicktipp, cartola fc, tippspiel
jump rope | corde à sauter, saltar a la comba, touwtjespringen, corde a sauter
powerlifting | gewichtheben
nerf battles | spielzeugpistolen, wasserpistole, wasserpistolen, pistolets à eau, pistola de agua, pistolas de agua, pistole ad acqua, waterpistolen, pistolets a eau
smoothies | acai, açaí, acai bowls
pancakes | waffeln, gaufres, gofres, wafels, gofry
middle eastern cooking | shawarma
giant vegetables | kürbisse, kurbisse
whittling | holzschnitzen, schnitzen, sculpture sur bois, talla de madera, intaglio del legno, houtsnijden, rzeźbienie w drewnie, rzezbienie w drewnie
letter writing | brieffreundschaften, brieffreunde, brieffreundin, briefe schreiben, correspondants, écrire des lettres, amigos por carta, escribir cartas, amici di penna, scrivere lettere, escrever cartas, penvrienden, brieven schrijven, pisanie listów, ecrire des lettres, pisanie listow
organ playing | orgel, orgelspielen, jouer de l'orgue, órgano, organo, organy
scooter riding | simson, schwalbe moped, mobylette, vespino, motorower, scooterist
rc planes | modellflug, modellflugzeuge, modellfliegen, aéromodélisme, aeromodelismo, aeromodellismo, modelvliegen, modelarstwo lotnicze, aeromodelisme
sea glass | strandgut, treibholz, galets, sassi
pigeons | tauben, golebie, gołebie, gołebie pocztowe
`
