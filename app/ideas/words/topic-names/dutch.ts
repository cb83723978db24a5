/** What Dutch calls topics; see `topic-names.ts`. */
export default `
knitting | breien, breiwerk, breit, sokken breien, punniken, breiclub, breicafé, handwerken, handwerk, handwerkjes, breister, truien breien, mutsen breien, wolletjes, wol kopen, wol
sewing | naaien, kleding naaien, naait, kleren naaien, naaimachine, naaiclub, naailes, naaiatelier, op de naaimachine, stoffen, kostuums maken, kleertjes maken, poppenkleertjes maken, kleding maken, zelf kleren maken, stofjes, patronen maken
painting | schilderen, schilderkunst, aquarelleren, schildert, schilderijen maken, schilderles, verven, schilderijtjes, schildercursus, schilderclub, verf, acryl, kwasten
crochet | haken*, haakwerk, haakt, haken met wol, aan het haken, haakprojecten, haakster, granny squares haken, haakt knuffels
embroidery | borduren, kruissteek, borduurwerk, borduurwerkjes
drawing | tekenen, schetsen, tekent, striptekenen, kleuren en tekenen, kleurplaten, kleuren, kleuren voor volwassenen, kleurboeken, kleurboek, tekenles, kleurt, stiften, kleurpotloden, tekenacademie
woodworking | houtbewerking, hout bewerken, timmeren, figuurzagen, meubels maken, meubelmaken, schrijnwerk, schrijnwerkerij, met hout werken, hout zagen
pottery | pottenbakken, keramiek, draaischijf, pottenbakt, potten draaien, pottenbakcursus, kleidraaien, keramiekles
photography | foto's maken, fotograferen, fotografeert, foto's nemen, fotografie, fotootjes maken, fotoclub, met de camera op pad, foto's, fotograaf, camera's
jewellery making | sieraden maken, kettinkjes maken, bijoux maken, oorbellen maken, juwelen maken, juweeltjes maken
children's crafts | knutselen met kinderen
papercraft | knutselen, papier vouwen, knutselt, knippen en plakken, plakken en knippen, knutselwerkjes, knutselclub, hobbyen, knutselaar, creatief bezig zijn, crea, creabea, creatief bezig, bouwplaten, heel creatief, is creatief, creatieve dingen
calligraphy | schoonschrijven, handlettering, handletteren, letteren, brushletteren
candle making | kaarsen maken, kaarsjes maken, kaarsen gieten
soap making | zeep maken, zeepjes maken
leatherwork | leerbewerking, leer bewerken
quilting | quilten, lapjesdekens
weaving and macramé | weven, macrameeën
basket weaving | mandenvlechten, manden vlechten, stoelen matten
model making | modelbouw, modelbouwen
model railways | modeltreinen, modelspoor, modeltreintjes, modelbaan, modelspoorbaan, märklin
stained glass and mosaics | glas-in-lood, mozaïek
printmaking | linosnede, zeefdruk
diamond painting | diamantschilderen
3D printing | 3d-printen
film making | filmen maken, films maken, filmpjes monteren, filmt, filmen
upcycling | meubels opknappen, meubels pimpen, pimpen van meubels, oude meubels, meubels restaureren, repair café, repaircafé
metalwork and blacksmithing | smeden, lassen*
slime and sensory play | slijm maken, klei spelen, klei, kleien
digital art | digitale kunst maken, digitaal tekenen
lace making | kantklossen
pyrography | houtbranden
tie dye | stoffen verven, batikken
gift wrapping and party crafts | cadeautjes inpakken, feestversiering maken
street art | straatkunst
stamps | postzegels, postzegels verzamelen
trading cards | verzamelkaarten
soft toys | knuffels, knuffeldieren
coins | munten, munten verzamelen
model cars | modelauto's, speelgoedauto's, autootjes, matchbox auto's, speelgoedautootjes
minerals and crystals | mineralen, kristallen, geologie
fashion dolls | poppen*, poppen verzamelen
sneakers | sportschoenen
pins and badges | speldjes, buttons verzamelen
comics | stripboeken, strips lezen, strips*, stripverhalen, stripalbums, stripboek, de rode ridder, kiekeboe, kiekeboes, de kiekeboes, stripfan, stripverhaal
antiques | antiek
watches | horloges
figures and statues | verzamelfiguren, actiefiguren
militaria | militaria verzamelen
china and teapots | porselein, theepotten
autographs and memorabilia | handtekeningen verzamelen
rare books and maps | oude boeken, oude kaarten
postcards and ephemera | ansichtkaarten, postkaarten
vintage shopping | rommelmarkt, kringloopwinkels, rommelmarkten, kringloop, kringloopwinkel, tweedehands, tweedehands kleding, tweedehands kleren, vintage kleding, brocante, brocantes, vlooienmarkt, vlooienmarkten, vintage, vinted, kringlopen, rommelmarkten aflopen, kringlopen afstruinen, koopjesjagen, marktplaats
tattoos | tatoeages
Harry Potter | harry potter boeken, harry potter lezen
Star Wars | =
dinosaurs | dinosaurussen, dino's
anime | anime kijken, anime
superheroes | superhelden kijken
The Lord of the Rings | in de ban van de ring
true crime | misdaadverhalen, waargebeurde misdaad
cinema | film kijken, bioscoop, films kijken, films, filmliefhebber, filmpje kijken, filmpje, filmpje pakken, naar de film, filmfan, filmhuis, arthouse
football fans | voetbal kijken, voetbalfan, de kuip, naar de kuip, naar het stadion, eredivisie, oranje kijken, nederlands elftal, rode duivels, champions league, voetbalsupporter, naar de voetbal, naar het voetbal, naar de match, voetbalwedstrijden, voetbal volgen, fc twente, fc utrecht, fc groningen, vitesse, nec nijmegen, sc heerenveen, go ahead eagles, nac breda, willem ii, sparta rotterdam, krc genk, kaa gent, aa gent, antwerp fc, royal antwerp, standard luik, cercle brugge, kv mechelen, ado den haag, roda jc, az alkmaar, seizoenskaart, racing genk, genk, seizoenskaarten
Formula 1 | formule 1 kijken, f1, f1 kijken, formule 1, dutch grand prix, zandvoort
theatre | naar het theater, toneel kijken
horror films | horrorfilms, griezelfilms
nature documentaries | natuurdocumentaires, natuurfilms, natuurprogramma's
animated films | tekenfilms, animatiefilms, disneyfilms, disneyfilm, pixarfilms
princesses and fairies | prinsessen, feeën, assepoester
mermaids | zeemeerminnen, zeemeermin
unicorns | eenhoorns
diggers and tractors | graafmachines, tractoren, vrachtwagens, vrachtauto's, vuilniswagens, tractors, tractor, trekkers, trekker, kraanwagens, shovels*, trekkertrek, kraanmachines, hijskranen, kranen, bouwmachines, graafmachine, bulldozers, kiepwagen, vrachtwagen
fire engines and police cars | brandweer, brandweerauto's
preschool television | nijntje, kinderprogramma's, bumba, woezel en pip, kabouter plop, samson en gert, samson en marie, buurman en buurman, bobo, maya de bij, pieter post, klokhuis, sesamstraat, dora the explorer
sharks and ocean animals | haaien, zeedieren, oceaan, de oceaan, walvissen
Doctor Who | =
Star Trek | =
period dramas | kostuumdrama's
sitcoms | comedyseries, fc de kampioenen, de kampioenen
reality and cooking shows | kookprogramma's, realityprogramma's, temptation island, love island kijken, expeditie robinson, de slimste mens, 24kitchen
Game of Thrones | =
Stranger Things | =
wrestling fans | worstelen kijken
Korean dramas | koreaanse series
railways | treinen, spoorwegen, treintjes, treinbaan, houten treinbaan, trein, trein kijken, treinliefhebber, treinspotten, brio treinbaan, brio trein, treinen kijken
aviation | vliegtuigen, luchtvaart, vliegtuigspotten, vliegtuigspotter
sports fans | sport kijken
knights and dragons | ridders, draken, piraten, kastelen
television series | tv kijken, series kijken, televisie kijken, netflixen, netflix, bingewatchen, bingen, serietjes, serie kijken, televisie, serietje, tv-series, flikken maastricht, baantjer, seriejunk, serieverslaafde
stand-up comedy | cabaret kijken, cabaret*, cabaretier, comedyshows, cabaretvoorstellingen
acting and improv | toneel, toneelspelen, amateurtoneel, toneelvereniging, theaterles, toneelles, speelt toneel, toneelkring, toneelgroep, toneelclub, toneelspeelster
running | hardlopen, rennen, loopt hard, hardloopt, hardlopen in het bos, joggen, lopen, rondje lopen, loopclub, hardloper, loopt de marathon, gaat lopen, loopgroep, hardloopclub, halve van egmond, dam tot damloop, dam-tot-damloop, zevenheuvelenloop, hardloopster, duinlopen
yoga | yoga doen, yoga, doet aan yoga
football | voetbal, voetballen, voetbalt, keeper bij voetbal, balletje trappen, potje voetbal, potje voetballen, zit op voetbal, bij de f'jes, voetbalclub, voetbaltraining, speelt voetbal, minivoetbal, vrouwenvoetbal, een balletje trappen
cycling | fietsen, wielrennen, racefietsen, wielrenner, wielrenfiets, toerfietsen, racefiets, op de racefiets, fietsen op de racefiets, fietstochtjes, fietstochten, fietstocht, koersen, koers, koersfiets, met de koersfiets, velo, op de fiets, met de fiets, op de fiets stappen, toertochten, wielersport, wielertoerist, wielertoeristen, fietsclub, fiets, fietsritjes, tochtjes met de fiets, fietstoertjes, fietser, wielrenclub, tandem rijden, wielerclub, mijn fiets, wielerliefhebber, wielerfan, fietst veel, tijdrijden, recreatief fietsen
gym | sportschool, krachttraining, krachttraining doen, naar de sportschool, fitnessen, naar de gym, sporten, gewichtheffen, fitnesst, bootcamp, bootcampen, groepslessen, bodypump, krachttrainen, sporter, gym*, gewichten, fitnessclub, fitnesscentrum, krachtsport, lichaamsbeweging, sport*
tennis | tennissen
golf | golf spelen, golfen, golft, golfbaan, golfclub, golf
climbing | klimmen, boulderen, klimt, klimhal, klimmuur, klimsport
basketball | basketballen, basketten, basket*
dance | dansen, dans*, danst, dansles, dansjes, dansschool, tiktokdansjes, danslessen, dansjes doen, danseres, ballroomen
martial arts | vechtsport, vechtkunst, vechtsporten
skateboarding | skateboarden, skaten, skatepark, skatebaan
gymnastics | turnen, gymnastiek, gymmen, turnles, acrogym, turnvereniging
triathlon | triatlon, swimrun, triatleet, triathlons
rugby | rugby spelen, rugbyen, rugby'en
cricket | cricket spelen
volleyball | volleybal, volleyballen
pétanque | jeu de boules spelen, petanquen, jeu de boulen, jeu-de-boules, boulehal, bouleclub, petanqueclub
bowls | koersbal, klootschieten
horse riding | paardrijden, manege, paardje rijden, pony rijden, ponyrijden, ponykamp, paardrijles, mennen, voltige, naar de manege, paardenmeisje, paardenmeid, ringrijden, ruiter, rijdt paard, paard rijden, paardensport, buitenritten, buitenrit, endurance rijden
archery | boogschieten
badminton | badmintonnen
table tennis | tafeltennis, pingpongen, pingpong
squash | squashen
boxing | boksen
ballet | klassiek ballet
ice skating | schaatsen, natuurijs, elfstedentocht, schaatstochten, schaatsbaan, schaatsclub
roller skating | skeeleren, rolschaatsen
pilates | pilates doen
field hockey | hockeyen, zaalhockey, hockeymeisje, hockeymeid, hockeyster, hockeyer
netball | korfbal, korfballen
lacrosse | lacrosse spelen
athletics | atletiek
mountain biking | mountainbiken, mountainbike, mtb'en, mtben, mtb*
American football | american football spelen
baseball | honkbal, honkballen
ice hockey | ijshockey
trampolining | trampolinespringen
caving | speleologie, grotten verkennen
fencing | schermen
curling | curlen
ten-pin bowling | bowlen
clay shooting | jacht, jagen, schietsport, schieten, schietvereniging, schutterij
parkour | freerunnen
tai chi | tai chi doen
home workouts | thuis sporten, ouderengym, seniorengym, gymclub
skydiving and paragliding | parachutespringen, paragliden
paintball and airsoft | paintballen
horse racing | paardenrennen
pole and aerial fitness | paaldansen
ballroom and Latin dancing | stijldansen, salsa dansen
karting and motorsport | autosport, karten, racen, raceauto's, autoracen, kartbaan
hiking | wandelen, wandelingen, bergwandelen, wandeltochten, natuur, de natuur, wadlopen, vierdaagse, wandelvierdaagse, avondvierdaagse, nijmeegse vierdaagse, wandelclub, wandelingetje, wandelingetjes, wandeling, blokje om, ommetje, ommetjes, strandwandelingen, strandwandeling, wandelingen op het strand, strandwandelen, huttentochten, huttentocht, trektochten, trektocht, klompenpaden, pieterpad, het bos in, in het bos, boswandeling, buiten zijn, uitwaaien, frisse neus, natuurliefhebber, wandelaar, bergen, de bergen, wandelvierdaagse lopen, vierdaagse lopen, avondvierdaagse lopen, de vierdaagse lopen, natuurmens, buitenmens, wandelt veel, wandelt graag, hiken, hikes, hiket, wandelsport, in de bossen, heide, duinen, in de duinen, bosrijke omgeving, ivn, natuurgids, outdoor*, outdooractiviteiten
camping | kamperen, kampeert, tentje, wildkamperen, met de tent
birdwatching | vogels kijken, vogels spotten, vogels, vogelen, vogeltjes, vogeltjes kijken, vogelaar, koolmeesjes
stargazing | sterren kijken, sterrenkijken, sterrenhemel
metal detecting | metaaldetectie
skiing | skiën, wintersport, wintersporten, skivakantie, skiën en snowboarden, skiet, op ski, skireis, après-ski
motorcycling | motorrijden, motor rijden, motortochten, toeren op de motor, brommers, brommer, op de motor, motorfiets, toeren, motortoeren, brommers sleutelen, sleutelen aan brommers, zundapp, motorclub, motorrijder, moto, met de moto, motorfreak, motormuis, rijdt motor, motortje rijden, oude brommers
travel | reizen, reist, verre reizen, backpacken, stedentrips, stedentrip, citytrips, citytrip, citytrippen, weekendje weg, weekendjes weg, op vakantie, vakanties, rondreizen, op reis, verre landen, wereldreis, reisjes, wereldreiziger, reiziger, ontdekken van landen, verre reizen maken, vakantie, vakantie plannen, vakantiehuisjes, interrailen, hostels, wereld rondreizen, dagje weg, dagje uit, dagjes uit, eropuit, er op uit, met de trein op reis, uitstapjes, uitstapje
foraging | wildplukken, wilde planten
bushcraft and survival | overleven in de natuur, survival*
geocaching | speurtochten, geocachen, geocachet, schattenjacht
camper vans and caravans | camper reizen, kamper, caravan reizen, reizen met de camper, met de camper weg, camper*, campers, caravan, caravannen, campertje, met de camper, met de caravan, sleurhut, mobilhome, camperen, camperreizen, vouwwagen, campervakanties
drones and kites | vliegeren, drones vliegen
scouting | padvinderij, scouting nederland, chiro, ksa, klj, jeugdbeweging, scoutsleiding, jeugdwerk, padvinders, leiding bij de scouts, scouts*, scouting*
theme parks | pretparken, kermis, pretpark, efteling, de efteling, plopsaland, walibi, bobbejaanland, toverland, attracties, achtbanen, achtbaan
picnics and parks | picknicken in het park
winter fun | sleeën
slacklining and circus skills | jongleren, circus*
safari and zoo visits | dieren, dierentuin, dierenpark, diertjes, dierenliefhebber, beestjes, olifantjes, luipaard, luipaarden
wild swimming | buitenzwemmen, zwemmen in zee, ijszwemmen
swimming | zwemmen, baantjes zwemmen, gaat zwemmen, zwemt, baantjes trekken, baantjes, zwembad, zwemles, zwemmetje, zwemster
surfing | golfsurfen, surfkamp, surft, surfer
paddleboarding | suppen, sup'pen, supt
kayaking | kajakken, kanoën, kanovaren, kano, kajak, kajakt
sailing | zeilen, zeilboot, zeilkamp, watersport*, watersporten, op het water, skûtsjesilen, zeiler, zeilwedstrijden, strandzeilen, skûtsje, platbodem, catamaran
fishing | vissen, hengelen, gaat vissen, hengelsport, vist graag, visclub, visje vangen
scuba diving | duiken, duikvakanties, duikvakantie, duikbrevet, duikt, duiksport
snorkelling | snorkelen
beach days | het strand, strand*, naar het strand, strandje, zonnen, zonnebaden, bakken in de zon
rowing | roeien
narrowboats and canals | woonboot, varen op de kanalen
fly fishing | vliegvissen
rock pooling and crabbing | schelpen zoeken, schelpen zoeken op het strand, schelpen rapen
cruises | rondvaarten, rondvaart
bath time | badderen, waterpret, badje, in bad, spetteren, bad spelen, spelen met water
wakeboarding and kitesurfing | waterskiën
video games | gamen, computerspelletjes, gamet, gamen met vrienden, computeren, op de computer, op zijn computer, achter de computer, online gamen, spelcomputer, computerspellen, gamer, console, playstation, nintendo, xbox, ps4, ps5, discord, switch
board games | bordspellen, spelletjes, gezelschapsspellen, spelletjesavond, bordspelletjes, gezelschapsspelen, gezelschapsspelletjes, spellen, spellenavond, spelletje, spelavond, spelletjesmiddag, 30 seconds, memory*, kwartetten, kwartet, monopoly spelen
chess | schaken, schaken met vrienden, schaakt, schaakclub, potje schaken
jigsaw puzzles | legpuzzels, puzzelen, puzzelt, legpuzzel, puzzels, puzzels van 1000 stukjes, puzzel, puzzels maken, puzzelstukjes
role-playing games | rollenspellen
card games | kaarten, kaart graag, kaartspelletjes, kaartje leggen, kaartspelen, kaartclub, kaartavond, kaartspel, kaarten in het café, kaart in het café, kaarten op café, kaart met, kaart elke week, kaart met vrienden, kaart met de buren, kaarten bij, kaarten in de kroeg
Minecraft | minecraften, minecraft
brick building | bouwstenen, blokken, lego, legoën, lego bouwen, legoblokjes, met lego, legosets, knex, k'nex, kapla, magneetblokken
puzzles and brainteasers | denkpuzzels, puzzelboekjes
retro gaming | retrogames, oude spelcomputers
miniature wargaming | miniaturen schilderen
magic tricks | goochelen
adventure video games | avonturengames
cosy games | gezellige games
Mario and platform games | platformgames
Pokémon | pokémon, pokemon
Roblox and Fortnite | =
tabletop and pub sports | biljart, biljarten, biljarten in het café, biljarten op café
darts | darten, pijltjes gooien, vogelpik, dartsclub, darten in het café, darten in de kroeg, darten op café
crosswords | kruiswoordpuzzels, kruiswoordraadsels, zweedse puzzels, cryptogrammen, doorlopers, kruiswoorden, puzzelboeken
bridge | bridgen
pub quizzes | pubquiz, quizavonden, quizzen, quizen, muziekquizzen, muziekquiz, quizjes
sports video games | voetbalgames, f1 game, f1-game, nba 2k
Magic The Gathering | magic kaarten, magic*
croquet | croquetspel
outdoor games | buiten spelen, buitenspelen, tikkertje, verstoppertje, hutten bouwen, buiten ravotten, ravotten, zandbak, speeltuin, in de zandbak, op straat spelen, spelen op straat, buitenspeelgoed, boomhutten bouwen, boomhut
fidget toys | friemelspeelgoed
pretend play | keukentje spelen
baby play | babyspeelgoed
scooters and ride-ons | steppen, loopfiets, skelter*, skelteren, trapauto, driewieler, step*
sim racing | simracen, racesimulator
bingo | kienen, bingo spelen, bingo
classic board games | ganzenbord
poker nights | pokeren, poker*
lock picking | sloten openen, slotenpikken
LARP and re-enactment | middeleeuwse markten, levende geschiedenis
guitar | gitaar, gitaar spelen, speelt gitaar, gitarist, gitaarles, gitaartje tokkelen, gitaartje, gitaartje spelen
piano | piano spelen, speelt piano, pianospelen, pianoles, keyboard spelen, keyboardles, speelt keyboard, piano*
drums | drummen, drumstel, drumles, slagwerk, percussie, djembé, drumband, drumt in een bandje, drumt in een band, trommelen
singing | zingen, zingt, zangles, zang, zangeres, zingt in een bandje, zingt in een band
vinyl records | lp's verzamelen, platen luisteren, platen*, lp's*, lp*, elpees, elpee, langspeelplaten, platenspeler, vinylplaten, plaatjes luisteren
DJing | plaatjes draaien, dj*, dj'en, draaien als dj, muziek draaien
concerts | concerten, muziek, muziek luisteren, gaat naar concerten, concertjes, optredens, live muziek, livemuziek, bandjes kijken, concertje, muziekliefhebber, muziek luistert, spotify
K-pop | k-pop, kpop
Taylor Swift | =
pop music fandom | popmuziek, k3, clouseau, niels destadsbader, pommelien thijs, suzan en freek, doe maar, bløf, racoon
classical music | klassieke muziek, symfonieorkest, orkest, in een orkest, klassiek, klassieke concerten, gregoriaans, concertgebouw
ukulele | ukelele spelen, ukulele
songwriting | liedjes schrijven, muziek maken, speelt in een band, coverband, bandje spelen, speelt in een bandje, muziekband, zit in een bandje, zit in een band
jazz and blues | jazzmuziek, jazz*, blues*, bluesrock, north sea jazz
folk music | volksmuziek
rock and metal | rockmuziek, hard rock, hardrock, graspop, dynamo
hip hop | rapmuziek, rap*, hiphop, nederhop
violin and strings | viool, viool spelen, strijkkwartet
wind and brass instruments | blaasinstrumenten, harmonieorkest, fanfare, harmonie, brassband, blaaskapel, dweilorkest, muziekvereniging, joekskapel
country music | countrymuziek
children's music making | kinderliedjes, op pannen slaan
saxophone | saxofoon, sax*
flute and clarinet | fluit
trumpet and brass | trompet, bugel, bombardon
cello and double bass | cello spelen, contrabas, cello*
electric and bass guitar | elektrische gitaar, speelt elektrische gitaar
eighties and nineties music | muziek uit de jaren 80, jaren tachtig, jaren 80 muziek, jaren 80, jaren 90, jaren 80 en 90, jaren 90 muziek, eighties
sixties and seventies music | muziek uit de jaren 60, jaren 60 muziek, jaren 70 muziek, jaren zestig, jaren zeventig, sixties
opera | opera luisteren, naar de opera, opera*
accordion and harmonica | accordeon, mondharmonica
kalimba and handpan | klankschalen
choir | koor, zingen in een koor, koortje, popkoor
clubbing and festivals | uitgaan, festivallen, festivalletjes, tomorrowland, pinkpop, lowlands, werchter, pukkelpop, raves, techno*, technofeestjes, feestjes, feesten, clubben, stappen, stappen met vrienden, fuiven, hardstylefeesten, discotheek, feestvieren, op stap met vrienden, feestbeest, festivalganger, afters*, huisfeestjes, hardcore*, op stap met de maten, op stap gaan, met de meiden op stap, op stap met de meiden
lo-fi music | lofi luisteren
karaoke | karaoke zingen, karaoke
synthesisers | synthesizers bouwen, beats maken, muziek produceren
Eurovision and drag | songfestival
baking | bakken, taarten bakken, bakt, taarten, koekjes bakken, taartjes, taart, cake bakken, koekjes, patisserie, taarten maken, gebak, taartjes bakken, bakker, zoetekauw, hobbybakker, taartenbakster
cooking | koken, kokkerellen, kookt, koken voor vrienden, keukenprinses, hobbykok, kokerellen, kookclub, recepten uitproberen, in de keuken staan, hobbychef, lekker koken, kok, thuiskok, kookliefhebber, keukenpiet, gezond eten, gezonde voeding, gezonde recepten, gezond koken, lekker eten koken, kookkunst, recepten, in de keuken, nieuwe recepten
coffee | koffie, koffie drinken, koffie zetten, bakkie, bakkie doen, bakkie koffie, koffietje, koffietjes, koffieleuten, koffiekransje, koffiedrinken, koffiebar, koffieliefhebber, koffieleut, koffieverslaafde, koffiedates, koffietentjes, koffie doen
tea | thee*, thee drinken, theetje, theeleuten, high tea, theedrinken, theeliefhebber, theeleut
wine | wijn, wijnen, wijn proeven, rode wijn, wijnproeverij, wijntje, wijntjes, wijnproeven, wijnclub, wijnliefhebber, wijntje op het terras, wijnkelder, wijntjes drinken, goede wijn
cocktails | cocktails maken
barbecue | barbecueën, bbq'en, bbqen, barbecueen, kamado, grillen, barbecuen, ofyr, koken op houtvuur, vuurkoken
cheese | kaas, kaasliefhebber, kaasplankjes
chocolate | chocolade, chocola*, bonbons maken, bonbons, pralines*, pralines maken, chocolaatjes, chocoladeliefhebber, chocoladeverslaafde
hot sauce | hete sauzen, pittig eten
vegan cooking | veganistisch koken, vegetarisch koken
bread making | brood bakken, zuurdesem, brood, zuurdesembrood, broodbakken
spices and curry | specerijen, indiaas koken, indisch koken, rijsttafel, indonesisch koken, roti
preserving and fermenting | inmaken, wecken, fermenteren, weckt, inmaakt, augurken inmaken, inleggen
desserts and ice cream | ijs maken, toetjes, ijsjes, ijsje, chocolademousse, ijsje eten
whisky and gin | whisky proeven, jenever, jenevers, jeneveren
beer and home brewing | bier*, brouwen, bier brouwen, bier proeven, speciaalbier, speciaalbieren, op café, op café gaan, naar het café, pintje, pintjes, pinten, pint*, pilsje, pilsjes, pils, biertje, biertjes, speciaalbiertjes, speciaalbiertje, bierproeverij, trappist, kroeg, de kroeg, kroegen, cafeetje, bockbier, in het café, stamcafé, cafébezoek, zuipen, bierpong, bierliefhebber, bierbrouwer, bierbrouwen, bierfestivals
alcohol-free drinks | alcoholvrije drankjes, alcoholvrij
Italian cooking | italiaans koken, pizza bakken, italiaans eten, italiaanse keuken
Japanese cooking | japans koken
Mexican cooking | mexicaans koken
quick and easy cooking | snel koken, snelle recepten
cooking with children | koken met kinderen
gluten-free cooking | glutenvrij koken
eating out | uit eten, uit eten gaan, lekker eten, bourgondiër, restaurantjes, restaurant, op restaurant, uiteten, hapje eten, lekker uit eten, lekker eten en drinken, foodie, gastronomie, lekker gaan eten, etentjes, levensgenieter, bourgondisch, bourgondische keuken, eten en drinken, lunchen, tafelen, gezellig tafelen
mead and home winemaking | mede maken, wijn maken, likeur maken, likeur stoken, stoken van likeur
herbal remedies and teas | kruiden
gardening | tuinieren, tuin, de tuin, balkonplanten, bloemen op het balkon, tuintje, tuinwerk, tuinklussen, in de tuin, bloementuin, hovenieren, tuinen, tuinliefhebber, tuinierster, tuinman, groene vingers, kruidentuin, potten en planten, pluktuin, tuinarchitectuur, tuinclub
houseplants | kamerplanten, planten, kamerplantjes, plantjes, stekjes, stekken, plantjes stekken, plantenliefhebber, plantenmama, plantenmoeder
dogs | hond, honden, de hond, hondje, mijn hond, haar hond, zijn hond, hondenmens, hondenliefhebber, hondengek
vegetable growing | groenten kweken, groentetuin, moestuin, moestuinieren, eigen groenten, moestuintje, groentetuintje, groente kweken, moestuinbakken, moestuinbak
wildlife gardening | natuurtuin, egels, natuurbeheer, knotten, insectenhotel, nestkastjes
cats | kat*, katten, poezen, katje, katjes, poes, poesjes, poesje, kattenmens, kattenliefhebber, kattengek, kattenvrouwtje, kattenmoeder
rabbits and small pets | konijnen, konijn, konijntjes, konijntje
horses | paard, paarden, paardengek, pony, pony's, ponyclub, paardenliefhebber, paardenmens, veulens, paardjes
beekeeping | imkeren, bijen, imker, bijenkast, bijenkasten, bijenhouder
chickens | kippen, kippetjes
fish keeping | aquariums houden, tropische vissen, visjes, aquariumvissen, aquaria, goudvis, guppy's
reptiles | reptielen, slangen
flower arranging | bloemschikken, bloemen, bloemetjes, bloemstukken, bloemstukjes maken, boeketten maken, kerststukjes, kerststukjes maken, bloemen schikken
pet birds | parkieten, papegaaien, volière, papegaai, parkiet, kooivogels, vogels kweken, vogels houden, vogelkweker
bonsai and Japanese gardens | bonsaibomen, japanse tuinen, bonsaiboompjes, bonsaiboompje, bonsai
new puppy | puppy in huis, nieuwe puppy
new kitten | kittens in huis, nieuw katje
guinea pigs | cavia's
hamsters | goudhamsters, knaagdieren
hermit crabs and snails | heremietkreeften, huisjesslakken, slakken
tortoises | schildpadden, schildpad
bird feeding | vogels voeren, vogelvoer, tuinvogels, tuinvogels voeren, vogelhuisjes
greenhouses and allotments | volkstuin, kas en volkstuin, volkstuintje, serre, tuinkas, kasje, broeikas
farming and farm animals | boerderij, boerderijdieren, kinderboerderij, lammetjes, boeren, boerenleven, hobbyboer
insects and minibeasts | insecten, kevers, beestjes zoeken, lieveheersbeestjes, libellen
falconry | valkerij
terrariums | plantenterrarium, terrarium maken
amphibians and axolotls | amfibieën, kikkers, axolotl, salamanders
dog walking | hond uitlaten, met de hond wandelen, de hond uitlaten, wandelen met de hond, loopt met de hond, lopen met de hond, wandelt met de hond, wandelen met haar hond, wandelen met zijn hond, met de hond lopen, hondje uitlaten, rondje met de hond, met de hond op pad, met de hond, hondenwandelingen, met haar hond, met zijn hond, met de honden
hydroponics and mushrooms | paddenstoelen kweken, hydrocultuur
orchids | orchideeën
reading | lezen, boeken, boeken lezen, leest, leest veel, boekenwurm, een goed boek, goed boek, leesclub, boekenclub, roman lezen, boekje lezen, boekjes lezen, boekje, bibliotheek, de bieb, bieb, boekenliefhebber, verslindt boeken, leesfanaat, lezer, lezeres, boekenworm, boekenliefhebster, dikke boeken, literatuur
languages | talen, talen leren
history | geschiedenis, middeleeuwen
creative writing | schrijven, verhalen schrijven, schrijft, bloggen
poetry | poëzie, gedichten, gedichten schrijven, gedichtjes, gedichtjes schrijven, dichten
crime fiction | thrillers lezen, detectives lezen, detectives*, krimi's, thrillers, thriller, misdaadromans, politieromans, spannende boeken, detectiveverhalen
journaling | dagboek schrijven, bullet journallen, bulletjournal
stationery love | mooie schriften, kantoorartikelen
meditation | mediteren
astronomy | sterrenkunde, de ruimte, ruimte, planeten, raketten, ruimtevaart
science | wetenschap, proefjes, proefjes doen, experimenteren
physics and engineering | natuurkunde, techniek
mathematics | wiskunde, rekenen
genealogy | stamboomonderzoek, genealogie, stamboom, stambomen
philosophy and psychology | filosofie, lezingen
teaching | leraar, lerares, juf
medicine and nursing | verpleegkundige, ehbo, rode kruis
coding | programmeren, websites bouwen, websites maken, hacken
electronics and robotics | elektronica, robotica, robots bouwen
fantasy and science fiction books | fantasyboeken, sciencefiction, fantasy, fantasy boeken, boekentok, sciencefictionboeken
romance novels | liefdesromans, spicy boeken, romantische boeken, liefdesboeken, feelgoodromans, chicklit, feelgoodboeken, romantiek
art and museums | kunst en musea, musea, musea bezoeken, museumbezoek, kunst, tentoonstellingen, exposities, museum bezoeken, kunstliefhebber, museumliefhebber, galerie, galeries, cultuur
geography and maps | landkaarten, aardrijkskunde, atlassen, oude atlassen
podcasts and radio | radio luisteren, luisterboeken
money and business | ondernemen, zakendoen
exam revision | examens leren, eindexamen, studeren, blokken voor examens
bedtime stories | voorlezen, verhaaltjes voor het slapen, dolfje weerwolfje
tarot and astrology | sterrenbeelden, tarotkaarten, tarot, astrologie, horoscopen, spiritualiteit
politics and current affairs | politiek, de krant, de krant lezen, krant lezen, nieuws volgen, actualiteit, kranten, journaal kijken, het nieuws, nieuws kijken, krant, verkiezingen
investing | beleggen, aandelen
Christian faith | kerk, geloof, rozenkrans, bijbel, bijbelstudie, kerkdienst, bedevaart, bedevaarten
Jewish life | jodendom, joods leven
Muslim life | moslim, islamitisch leven, moskee, koran, koran lezen
Hindu festivals | hindoeïstische feesten
weather watching | het weer, weerkunde, weerstation, weerfreak
microscopy | microscopie thuis, fossielen, stenen zoeken
amateur radio | zendamateur
public speaking | debatteren
content creation | filmpjes maken, vlogs maken, youtubers, youtube kijken, tiktok, tiktokken, tiktokfilmpjes, youtube filmpjes, youtubefilmpjes
new home | verhuizen, verhuizing, nieuw huis
new baby | pasgeboren baby, geboorte
skincare | huidverzorging
interior design | woninginrichting, interieur, inrichten, interieurstyling, woonstyling, kersthuisjes, kerstdorp, kerstdorp bouwen, decoreren, huis versieren, versieren, woonaccessoires
DIY and home improvement | klussen, doe-het-zelf, doe het zelven, doe-het-zelven, doe het zelf, verbouwen, klusjes, klusser, bricoleren, klusjes in huis, verbouwt, prutsen, prutsen in de garage, handige harry, handyman, rommelen in de schuur
organising | opruimen
make-up | opmaken, tutten, optutten, beauty*, make-uppen, make-up*, makeup*, wimpers
fashion | kleding en mode, mode*, shoppen*, winkelen, kleding, kleren kopen, de stad in
sleep | slapen, uitslapen
self-care | ontspannen, beautydagje, wellnessdagje, selfcare, me-time, zelfzorg
cars | auto's*, sleutelen, sleutelt aan auto's, autos*, auto tunen, autoliefhebber, autofreak, autogek, cabrio, rondrijden, autootje rijden, cabrio rijden
retirement | gepensioneerd, pensioen
grandparents | kleinkinderen, opa worden, oma worden, kleindochter, kleinzoon, kleinkind
working from home | thuiswerken
student life | studentenleven, studentenvereniging, het corps
hair care | haarverzorging, kapsels, haren vlechten, haar stylen, vlechtjes, vlechten, vlechtjes maken, kappen
get well soon | beterschap
comfort and sympathy | in de rouw, rouwverwerking
pregnancy | zwangerschap, zwanger
busy parents | drukke ouders
later life | ouderen, oude dag
new job | nieuwe baan
gadgets and tech | technologie, techniek en gadgets, gadgetfreak, techneut, gadgets, computers, pc bouwen, computers bouwen
wedding planning | bruiloft
perfume | parfum, geuren
shaving and grooming | scheren, baardverzorging
nails | nagels, nagels lakken, nagellak
zero waste living | duurzaam leven, zonder afval, zwerfafval, zwerfafval rapen, plandelen, ploggen, duurzaamheid
cosy nights in | gezellige avonden, thuis op de bank, chillen, niksen, bankhangen, op de bank hangen, relaxen, luieren, op de bank, bankhanger, rondhangen, lekker hangen
teen bedroom | tienerkamer
starting school | naar de basisschool, eerste schooldag
hard times | moeilijke tijd, depressie
sight loss | slechtziend, blinden
wheelchair life | rolstoel
clear-headed living | leven zonder alcohol, nuchter
new parents | kersverse moeder, kersverse ouders
carers | mantelzorg, mantelzorger
care home life | verzorgingshuis, verpleeghuis
dementia-friendly | dementie
easy on the hands | artrose aan de handen, reuma
diabetes-friendly treats | suikerziekte, diabeet
minimalism | minimalistisch leven, ontspullen
hosting | vrienden ontvangen, gezelligheid, gezellig samenzijn, vriendinnenavondjes, vriendinnenavond, meidenavond, afspreken met vriendinnen, afspreken met vrienden, vrienden over de vloer, gezellige etentjes, bijkletsen, feestjes organiseren, feestjes geven, brunchen met vriendinnen, lunchen met vriendinnen, borrelplanken, borrelplanken maken, dinertjes, dinertjes geven
volunteering | vrijwilligerswerk, voedselbank, vrijwilliger, vrijwilligster, vrijwilliger bij de voedselbank, ziekenbezoek, vrijwillig, dierenasiel
long drives | vrachtwagenchauffeur, autorijden
love at a distance | langeafstandsrelatie
sauna and cold plunge | sauna en spa, naar de sauna, thermen, naar de thermen, saunadag, saunaatje, spa*
smart home | domotica in huis, slim huis, domotica
classic cars | oldtimers*, klassieke auto's
police cars | politie, politieauto's
roses | rozen, rozentuin
snowboarding | snowboarden
Spanish | spaans, spaans leren
Japanese | japans leren
French | frans leren
Italian | italiaans leren
goalkeeper | keeper*, staat in het doel, op doel, doelman
wordsearches | woordzoekers, woordzoeker
recorder playing | blokfluit, blokfluit spelen
carp fishing | karpervissen, karperen
bubbles | bellen blazen, bellenblazen
soap operas | soaps*, thuis kijken, soapseries
first communion and confirmation | eerste communie, communie, vormsel, lentefeest
stacking towers | torens bouwen, blokken stapelen, bouwt torens, blokjes bouwen, stapeltorens
traditional card games | klaverjassen, toepen, jokeren, rikken, pesten, boerenbridge, hartenjagen, manillen, kleurenwiezen
elephant | olifanten
lion | leeuwen
fox | vossen, vos
monkey | apen
wolf | wolven
squirrel | eekhoorns
brown bear | bruine beer, bruine beren, beertjes
giraffe | giraffen
dolphin | dolfijnen
playset figures | playmobil, poppetjes
christening | doop, doopfeest
friendship bracelets | armbandjes, armbandjes maken, vriendschapsarmbandjes
mushroom picking | paddenstoelen zoeken, paddenstoelen plukken, paddenstoelen
draughts | dammen, damt, damclub
dominoes | dominoën
espresso | espressomachine, espressoapparaat
pigeons | duiven, postduiven, duivensport, duiven houden, duivenmelker, duivenmelken, duiven melken, duivenbond
film photography | analoge fotografie, analoog fotograferen, oude fototoestellen, oude camera's
rug making | smyrna, tapijt knopen, tapijtknopen
cardmaking | kaartjes maken, kaarten maken, wenskaarten maken, wenskaarten
sculpting | boetseren, beeldhouwen
trail running | trailrunnen, trailen, trailrun
marathon | marathon lopen, marathons lopen, halve marathon
tour de france | koers kijken, naar de koers kijken, wielrennen kijken, de koers volgen, ronde van vlaanderen, de ronde kijken, naar de koers, wielerwedstrijden, klassiekers kijken
e-bikes | elektrische fiets, e-bike, fietsen op de elektrische fiets, fatbike, fatbikes
cycle touring | fietsvakanties, fietsvakantie, bikepacken
gravel biking | veldrijden, cyclocross, gravellen, gravelfietsen, gravel*
figure skating | kunstrijden, kunstschaatsen
five-a-side | zaalvoetballen, futsal
Ajax | ajacied, ajax, ajax-fan
Feyenoord | feyenoorder, feyenoord, feijenoord
coaching and refereeing | scheidsrechter, fluiten als scheidsrechter, grensrechter, jeugdtrainer, voetbaltrainer, coacht, trainer van de f2, coach van het team, trainer van een team, scheidsen, scheids bij hockey, scheids bij voetbal
EA FC | fifa'en, fifaën, fc25, fc 25, fc26, fc 26, fifa spelen
Roblox | robloxen, roblox
Fortnite | fortniten, fortnite
swings and climbing frames | schommelen, glijbaan, klimrek, schommel, wipwap
motogp | tt assen
motocross | motorcrossen, motorcross, crossmotor, crossen
pike and predator fishing | snoeken, snoekvissen, vissen op snoek, roofvissen, snoekbaarzen
motor boats | varen, bootje varen, bootje, sloep, sloepje, motorboot, speedboot, sloepvaren, boottochten, boottocht, met de boot, sloepen, vaart
kitesurfing | kiten, kite*, kitesurfer
aqua aerobics | aquajoggen, aquagym, aquafit
judo | judoën, judo'en, judo
karate | zit op karate
muay thai | thaiboksen
spinning classes | spinnen*, spinninglessen
spinning wool | wol spinnen, spinnewiel, spinnen en weven
hip hop dance | streetdance, hiphopdansen
cheerleading | twirlen
pool | poolen, poolbiljart
pub skittles and quoits | kegelen
handball | handballen
jump rope | touwtjespringen, touwtje springen
whist | wiezen, whisten
escape rooms | escaperooms, escaperoom
scrabble | wordfeud, woordspelletjes
pokemon cards | pokemonkaarten, pokémonkaarten, pokemonkaartjes, pokémonkaartjes, pokemon kaarten, pokémon kaarten
football stickers | panini
organ playing | orgel spelen, orgelspelen, kerkorgel
bass guitar | bas spelen, speelt bas, basgitaar, bassist
Levenslied | snollebollekes, hazes, smartlappen, hollandse hits, nederlandse muziek, marco borsato, jannes, nederlandstalig, feestmuziek, mart hoogkamer, vrienden van amstel, piratenmuziek, boerenrock, de toppers, toppers in concert, nederlandstalige muziek luisteren, nederlandstalige muziek
smoking meat | vlees roken, roken van vlees, rookoven, vissen roken
fondue and raclette | gourmetten
aperitivo | borrel, vrijmibo, terrasje, terrasjes, terrassen, terrasje pakken, terrasjes pakken, terrasje doen, terras, borrelplank
gin | gin tonic, gin-tonic, gin tonics, gin*
caribbean cooking | surinaams koken
wok cooking | aziatisch koken, wokken
lawn care | grasmaaien, gras maaien, gazon
dog training | hondensport, hondenschool, hondentraining, puppytraining, honden trainen
carnival | carnavallen, carnavalsvereniging, carnavalswagen, bouwt carnavalswagens, carnavalswagens bouwen
seaside days | naar zee, aan zee, naar de zee, de zee, zee
military history | tweede wereldoorlog, wo2, woii, eerste wereldoorlog, oorlogsgeschiedenis, bunkers, slagvelden, slagvelden bezoeken
castles | kastelen bezoeken, kastelen en kerken
car detailing | auto poetsen, auto's poetsen
dressing up | verkleden, verkleedkleren, zich verkleden, verkleedpartijen
playing schools | schooltje spelen
playing house | vadertje en moedertje
playing shop | winkeltje spelen
doll houses | poppenhuis
baby dolls | babypop, poppenwagen
Frozen | elsa
laser tag | lasergamen, lasergame, laserschieten
Suske en Wiske | strips van suske en wiske
urban exploration | verlaten gebouwen, urbex, spoken zoeken
mma | mma
bmx | bmx
manga | manga, manga's
padel | padellen
Metal | metal*
punk | punk*
sushi | sushi
ramen | ramen
whisky | whisky, whiskey, whiskyliefhebber, whiskyproeverij
rum | rum*
Uno | uno
Max Verstappen | verstappen, max verstappen
tapas | tapas
crypto | crypto
cosplay | cosplay, cosplayen
padel and pickleball | padel en pickleball
soups and stews | soep maken, stoofvlees, stoofvlees maken, stoofpotjes, soep koken
jam making | jam maken, confituur maken, confituur, jam koken
street food | frieten bakken, frietjes, friet, frieten, frietjes eten, foodtrucks
pancakes | pannenkoeken bakken, pannenkoeken, wafels bakken, wafels, poffertjes
seafood | mosselen, oesters, mosselen eten
scooter riding | scooter*, scootertje, vespa
inline skating | inline skaten, inlineskaten
kubb | kubben
fires and wood burning | houthakken, vuurtje stoken, vuurtjes stoken, houtkachel, vuurkorf, stoken
cactus plant | cactussen
succulents | vetplanten, vetplantjes
ponds | vijver, koivijver
woodturning | hout draaien, houtdraaien
whittling | houtsnijden, lepels snijden, houtsnijwerk
needle felting | vilten, wol vilten, naaldvilten
medals | medailles
superhero comics | superheldenstrips
toy soldiers | speelgoedsoldaatjes, soldaatjes
keyrings | sleutelhangers
arcade games | arcadegames, flipperkasten, flipperkast
walkie-talkies | walkietalkies, walkietalkie
geckos | gekko's
chameleons | kameleons
canaries | kanaries, kanarie
hummingbirds | kolibries
robins | roodborstjes
pigs | varkens, varkentjes, hangbuikzwijn, hangbuikzwijntje, hangbuikzwijntjes
donkeys | ezels, ezeltjes
butterflies | vlinders, vlinder
moths | nachtvlinders
hot tubs | hottubs, hottub, jacuzzi
tatting | frivolité
gingerbread houses | peperkoekhuisjes
biographies | biografieën, biografie
cassettes | cassettebandjes, cd's*
orienteering | oriëntatieloop, oriëntatielopen
kites | vliegers, vlieger
lighthouses | vuurtorens, vuurtorens bezoeken
obstacle races | obstakelruns, mudruns, mudrun, survivalrun, survivallen, strong viking, mudmasters
vampires | vampiers
underground trains | metro's
helicopters | helikopters
sea glass | zeeglas
jet skiing | jetskiën, jetski
pet rats | ratjes, tamme ratten
PSV Eindhoven | psv
RSC Anderlecht | anderlecht, paars-wit
Club Brugge | club brugge, blauw-zwart
mountaineering | bergbeklimmen, alpinisme, bergsport
ludo | mens erger je niet
walking football | wandelvoetbal
meal prep | meal preppen, mealpreppen
bodybuilding | bodybuilden
freediving | freediven
kindle | kobo, e-reader
mosaics | mozaïeken, mozaïek leggen
riding indoors | hometrainer, zwift
rally driving | dakar
Italy | italië, italie
cigarette cards and beer mats | bierviltjes
toy kitchen | keukentje, speelkeuken
playing doctors | dokter spelen, doktertje spelen
playing in water | met water spelen, waterspelletjes
puddles and mud | modder, plassen springen
loom bands | loomen, loombandjes
yo-yo | jojoën
jokes and pranks | mopjes, mopjes vertellen, moppen, moppen tappen, grappen
Donald Duck | donald duck lezen
streaming on twitch | streamen, twitch
brunch | brunchen
beach volleyball | beachen, beachvolleyballen
The Simpsons | simpsons kijken
table football | tafelvoetballen, kickeren, tafelvoetbal
Sjoelen | sjoelen, sjoelt
Wie is de Mol | wie is de mol kijken, wie is de mol
resin art | epoxy, resin gieten, epoxyhars
marzipan and liquorice | dropjes, dropliefhebber, drop*
volunteer fire brigade | vrijwilliger brandweer, vrijwillige brandweer, bij de brandweer
show jumping | springwedstrijden
Friesian horse | friezen, fries paard
chilli growing | chilipepers kweken, chilipepers, pepers kweken
windmills and old mills | molens bezoeken, molenaar
lorry driving | transport*
kitchen knives | messen slijpen
vintage radio | oude radio's
seahorse | zeepaardje
hippo | nijlpaard, nijlpaarden
seals | zeehond, zeehonden, zeehondjes
hot air balloons | ballonvaart, ballonvaren
ghost hunting | spokenjacht
pizza oven | ooni, pizzaovens
charcuterie and curing | worst maken, eigen worst maken
mudlarking | jutten, strandjutten
natural dyeing | wol verven
goats | geitjes
`
