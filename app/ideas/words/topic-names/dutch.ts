/** What Dutch calls topics; see `topic-names.ts`. */
export default `
knitting | breien, breiwerk, breit, sokken breien
sewing | naaien, kleding naaien, naait, kleren naaien
painting | schilderen, schilderkunst, aquarelleren, schildert, schilderijen maken
crochet | haken*, haakwerk, haakt
embroidery | borduren, kruissteek
drawing | tekenen, schetsen, tekent, striptekenen, kleuren en tekenen, kleurplaten
woodworking | houtbewerking, hout bewerken
pottery | pottenbakken, keramiek, draaischijf, pottenbakt
photography | foto's maken, fotograferen, fotografeert, foto's nemen
jewellery making | sieraden maken
children's crafts | knutselen met kinderen
papercraft | knutselen, papier vouwen
calligraphy | schoonschrijven, handlettering
candle making | kaarsen maken
soap making | zeep maken
leatherwork | leerbewerking, leer bewerken
quilting | quilten, lapjesdekens
weaving and macramé | weven, macrameeën
basket weaving | mandenvlechten, manden vlechten
model making | modelbouw, modelbouwen
model railways | modeltreinen, modelspoor
stained glass and mosaics | glas-in-lood, mozaïek
printmaking | linosnede, zeefdruk
diamond painting | diamantschilderen
3D printing | 3d-printen
film making | filmen maken, films maken
upcycling | meubels opknappen
metalwork and blacksmithing | smeden, lassen*
slime and sensory play | slijm maken, klei spelen, klei, kleien
digital art | digitale kunst maken, digitaal tekenen
lace making | kantklossen
pyrography | houtsnijden, houtbranden
tie dye | stoffen verven, batikken
gift wrapping and party crafts | cadeautjes inpakken, feestversiering maken
street art | straatkunst
stamps | postzegels, postzegels verzamelen
trading cards | verzamelkaarten
soft toys | knuffels, knuffeldieren
coins | munten, munten verzamelen
model cars | modelauto's, speelgoedauto's
minerals and crystals | mineralen, kristallen
fashion dolls | poppen*, poppen verzamelen
sneakers | sportschoenen
pins and badges | speldjes, buttons verzamelen
comics | stripboeken, strips lezen
antiques | antiek
watches | horloges
figures and statues | verzamelfiguren, actiefiguren
militaria | militaria verzamelen
china and teapots | porselein, theepotten
autographs and memorabilia | handtekeningen verzamelen
rare books and maps | oude boeken, oude kaarten
postcards and ephemera | ansichtkaarten, postkaarten
vintage shopping | rommelmarkt, kringloopwinkels, winkelen, rommelmarkten
tattoos | tatoeages
Harry Potter | =
Star Wars | =
dinosaurs | dinosaurussen, dino's
anime | anime kijken
superheroes | superhelden kijken
The Lord of the Rings | in de ban van de ring
true crime | misdaadverhalen, waargebeurde misdaad
cinema | film kijken, bioscoop, films kijken, films, filmliefhebber
football fans | voetbal kijken, voetbalfan
Formula 1 | formule 1 kijken
theatre | naar het theater, toneel kijken
horror films | horrorfilms, griezelfilms
nature documentaries | natuur, natuurdocumentaires
animated films | tekenfilms
princesses and fairies | prinsessen, feeën
mermaids | zeemeerminnen, zeemeermin
unicorns | eenhoorns
diggers and tractors | graafmachines, tractoren, vrachtwagens, vrachtauto's, vuilniswagens
fire engines and police cars | brandweer, brandweerauto's
preschool television | nijntje, kinderprogramma's
sharks and ocean animals | haaien, zeedieren
Doctor Who | =
Star Trek | =
period dramas | kostuumdrama's
sitcoms | comedyseries
reality and cooking shows | kookprogramma's, realityprogramma's
Game of Thrones | =
Stranger Things | =
wrestling fans | worstelen kijken
Korean dramas | koreaanse series
railways | treinen, spoorwegen, treintjes
aviation | vliegtuigen, luchtvaart
sports fans | sport kijken
knights and dragons | ridders, draken, piraten, kastelen
television series | tv kijken, series kijken, televisie kijken
stand-up comedy | cabaret kijken
acting and improv | toneel, toneelspelen
running | hardlopen, rennen, loopt hard, hardloopt, hardlopen in het bos
yoga | yoga doen
football | voetbal, voetballen, voetbalt, keeper bij voetbal
cycling | fietsen, wielrennen, racefietsen, wielrenner, wielrenfiets, toerfietsen, racefiets, op de racefiets, fietsen op de racefiets
gym | sportschool, krachttraining, krachttraining doen, naar de sportschool, fitnessen
tennis | tennissen
golf | golf spelen
climbing | klimmen, boulderen, klimt, klimhal, klimmuur
basketball | basketballen
dance | dansen, dans*, danst, dansles
martial arts | vechtsport, vechtkunst
skateboarding | skateboarden
gymnastics | turnen, gymnastiek
triathlon | triatlon
rugby | rugby spelen
cricket | cricket spelen
volleyball | volleybal
pétanque | jeu de boules spelen
bowls | koersbal
horse riding | paardrijden
archery | boogschieten
badminton | badmintonnen
table tennis | tafeltennis
squash | squashen
padel and pickleball | padellen
boxing | boksen
ballet | klassiek ballet
ice skating | schaatsen, kunstschaatsen
roller skating | skeeleren, rolschaatsen
pilates | pilates doen
field hockey | hockeyen
netball | korfbal
lacrosse | lacrosse spelen
athletics | atletiek
mountain biking | mountainbiken, mountainbike
American football | american football spelen
baseball | honkbal
ice hockey | ijshockey
trampolining | trampolinespringen
caving | speleologie, grotten verkennen
fencing | schermen
curling | curlen
ten-pin bowling | bowlen
clay shooting | jacht, jagen, schietsport
parkour | freerunnen
tai chi | tai chi doen
home workouts | thuis sporten
skydiving and paragliding | parachutespringen, paragliden
paintball and airsoft | paintballen
horse racing | paardenrennen
pole and aerial fitness | paaldansen
ballroom and Latin dancing | stijldansen, salsa dansen
karting and motorsport | autosport, karten
hiking | wandelen, wandelingen, bergwandelen, wandeltochten
camping | kamperen, kampeert, tentje
birdwatching | vogels kijken, vogels spotten, vogels, vogelen
stargazing | sterren kijken
metal detecting | metaaldetectie
skiing | skiën, wintersport
motorcycling | motorrijden, motor rijden, motortochten, toeren op de motor
travel | reizen, reist, verre reizen, backpacken
foraging | wildplukken
bushcraft and survival | overleven in de natuur
geocaching | speurtochten, geocachen
camper vans and caravans | camper reizen, kamper, caravan reizen, reizen met de camper, met de camper weg
drones and kites | vliegeren, drones vliegen
scouting | padvinderij, scouting nederland
theme parks | pretparken
picnics and parks | picknicken in het park
urban exploration | stedentrips
winter fun | sleeën
slacklining and circus skills | jongleren, circus*
safari and zoo visits | dieren, dierentuin
wild swimming | buitenzwemmen, zwemmen in zee, ijszwemmen
swimming | zwemmen, baantjes zwemmen, gaat zwemmen, zwemt
surfing | golfsurfen
paddleboarding | suppen
kayaking | kajakken, kanoën
sailing | zeilen
fishing | vissen, hengelen, gaat vissen
scuba diving | duiken
snorkelling | snorkelen
beach days | het strand
rowing | roeien
narrowboats and canals | woonboot, varen op de kanalen
fly fishing | vliegvissen
rock pooling and crabbing | schelpen zoeken
cruises | rondvaarten
bath time | badderen, waterpret, badje, in bad, spetteren, bad spelen, spelen met water
wakeboarding and kitesurfing | waterskiën
video games | gamen, computerspelletjes, gamet, gamen met vrienden
board games | bordspellen, spelletjes, gezelschapsspellen, spelletjesavond, bordspelletjes
chess | schaken, schaken met vrienden, schaakt
jigsaw puzzles | legpuzzels, puzzelen, puzzelt, legpuzzel
role-playing games | rollenspellen
card games | kaarten, kaart graag, kaartspelletjes
Minecraft | =
brick building | bouwstenen, blokken
puzzles and brainteasers | denkpuzzels, puzzelboekjes
retro gaming | retrogames, oude spelcomputers
miniature wargaming | miniaturen schilderen
magic tricks | goochelen
adventure video games | avonturengames
cosy games | gezellige games
Mario and platform games | platformgames
Pokémon | =
Roblox and Fortnite | =
tabletop and pub sports | biljart, biljarten, tafelvoetbal
darts | darten
crosswords | kruiswoordpuzzels, kruiswoordraadsels
bridge | bridgen
pub quizzes | pubquiz, quizavonden
sports video games | voetbalgames
Magic The Gathering | magic kaarten
croquet | croquetspel
outdoor games | buiten spelen, buitenspelen
fidget toys | friemelspeelgoed
pretend play | keukentje spelen, doktertje spelen
baby play | babyspeelgoed
scooters and ride-ons | steppen, loopfiets
sim racing | simracen, racesimulator
bingo | kienen, bingo spelen
classic board games | ganzenbord
poker nights | pokeren
lock picking | sloten openen, slotenpikken
LARP and re-enactment | middeleeuwse markten, levende geschiedenis
guitar | gitaar, gitaar spelen, speelt gitaar, gitarist
piano | piano spelen, speelt piano
drums | drummen, drumstel
singing | zingen, zingt
vinyl records | lp's verzamelen, platen luisteren, platen*
DJing | plaatjes draaien
concerts | concerten, muziek, muziek luisteren, gaat naar concerten
K-pop | =
Taylor Swift | =
pop music fandom | popmuziek
classical music | klassieke muziek
ukulele | ukelele spelen
songwriting | liedjes schrijven
jazz and blues | jazzmuziek
folk music | volksmuziek
rock and metal | rockmuziek
hip hop | rapmuziek
violin and strings | viool, viool spelen
wind and brass instruments | blaasinstrumenten, harmonieorkest
country music | countrymuziek
children's music making | kinderliedjes, muziek maken, op pannen slaan
saxophone | saxofoon
flute and clarinet | fluit
trumpet and brass | trompet
cello and double bass | cello spelen, contrabas
electric and bass guitar | elektrische gitaar, basgitaar, speelt elektrische gitaar
eighties and nineties music | muziek uit de jaren 80, jaren tachtig
sixties and seventies music | muziek uit de jaren 60
opera | opera luisteren, naar de opera
accordion and harmonica | accordeon, mondharmonica
kalimba and handpan | klankschalen
choir | koor, zingen in een koor
clubbing and festivals | uitgaan
lo-fi music | lofi luisteren
karaoke | karaoke zingen
synthesisers | synthesizers bouwen
Eurovision and drag | songfestival
baking | bakken, taarten bakken, bakt, taarten, koekjes bakken
cooking | koken, kokkerellen, kookt, koken voor vrienden
coffee | koffie, koffie drinken, koffie zetten
tea | thee*, thee drinken
wine | wijn, wijnen, wijn proeven, rode wijn, wijnproeverij
cocktails | cocktails maken
barbecue | barbecueën
cheese | kaas
chocolate | chocolade, chocola*
hot sauce | hete sauzen, pittig eten
vegan cooking | veganistisch koken, vegetarisch koken
bread making | brood bakken, zuurdesem
spices and curry | specerijen, indiaas koken
preserving and fermenting | inmaken, jam maken
desserts and ice cream | ijs maken, toetjes
whisky and gin | whisky proeven
beer and home brewing | bier*, brouwen, bier brouwen, bier proeven, speciaalbier, speciaalbieren
alcohol-free drinks | alcoholvrije drankjes, alcoholvrij
Italian cooking | italiaans koken, pizza bakken
Japanese cooking | japans koken
Mexican cooking | mexicaans koken
quick and easy cooking | snel koken, snelle recepten
cooking with children | koken met kinderen
gluten-free cooking | glutenvrij koken
eating out | uit eten, uit eten gaan
mead and home winemaking | mede maken, wijn maken
herbal remedies and teas | kruiden
gardening | tuinieren, tuin, de tuin, balkonplanten, bloemen op het balkon
houseplants | kamerplanten, planten
dogs | hond, honden, de hond, hondje
vegetable growing | groenten kweken, groentetuin, moestuin, moestuinieren, eigen groenten
wildlife gardening | natuurtuin, egels
cats | kat*, katten, poezen
rabbits and small pets | konijnen
horses | paard, paarden, paardengek
beekeeping | imkeren, bijen
chickens | kippen
fish keeping | aquariums houden
reptiles | reptielen, slangen
flower arranging | bloemschikken, bloemen
pet birds | parkieten, papegaaien
bonsai and Japanese gardens | bonsaibomen, japanse tuinen
new puppy | puppy in huis, nieuwe puppy
new kitten | kittens in huis, nieuw katje
guinea pigs | cavia's
hamsters | goudhamsters, knaagdieren
hermit crabs and snails | heremietkreeften, huisjesslakken
tortoises | schildpadden
bird feeding | vogels voeren
greenhouses and allotments | volkstuin, kas en volkstuin
farming and farm animals | boerderij, boerderijdieren
insects and minibeasts | insecten
falconry | valkerij
terrariums | plantenterrarium, terrarium maken
amphibians and axolotls | amfibieën, kikkers
dog walking | hond uitlaten, met de hond wandelen, de hond uitlaten, wandelen met de hond
hydroponics and mushrooms | paddenstoelen kweken, hydrocultuur
orchids | orchideeën
reading | lezen, boeken, boeken lezen, leest, leest veel, boekenwurm
languages | talen, talen leren
history | geschiedenis
creative writing | schrijven, verhalen schrijven
poetry | poëzie, gedichten
crime fiction | thrillers lezen, detectives lezen, detectives*, krimi's
journaling | dagboek schrijven
stationery love | mooie schriften, kantoorartikelen
meditation | mediteren
astronomy | sterrenkunde, de ruimte, ruimte, planeten, raketten, ruimtevaart
science | wetenschap
physics and engineering | natuurkunde, techniek
mathematics | wiskunde
genealogy | stamboomonderzoek, genealogie
philosophy and psychology | filosofie
teaching | leraar, lerares, juf
medicine and nursing | verpleegkundige
coding | programmeren
electronics and robotics | elektronica
fantasy and science fiction books | fantasyboeken, sciencefiction
romance novels | liefdesromans
art and museums | kunst en musea, musea, musea bezoeken
geography and maps | landkaarten, aardrijkskunde
podcasts and radio | radio luisteren, luisterboeken
money and business | ondernemen, zakendoen
exam revision | examens leren, eindexamen
bedtime stories | voorlezen, verhaaltjes voor het slapen
tarot and astrology | sterrenbeelden, tarotkaarten
politics and current affairs | politiek, nieuws
investing | beleggen, aandelen
Christian faith | kerk, geloof, rozenkrans
Jewish life | jodendom, joods leven
Muslim life | moslim, islamitisch leven
Hindu festivals | hindoeïstische feesten
weather watching | het weer, weerkunde
microscopy | microscopie thuis, fossielen
amateur radio | zendamateur
public speaking | debatteren
content creation | filmpjes maken, vlogs maken
new home | verhuizen, verhuizing, nieuw huis
new baby | pasgeboren baby, geboorte
skincare | huidverzorging
interior design | woninginrichting, interieur
DIY and home improvement | klussen, doe-het-zelf
organising | opruimen
make-up | opmaken
fashion | kleding en mode, mode*
sleep | slapen, uitslapen
self-care | ontspannen
cars | auto's*, sleutelen, sleutelt aan auto's, autos*
retirement | gepensioneerd, pensioen
grandparents | kleinkinderen
working from home | thuiswerken
student life | studentenleven
hair care | haarverzorging, kapsels, haren vlechten
get well soon | beterschap
comfort and sympathy | rouw
pregnancy | zwangerschap, zwanger
busy parents | drukke ouders
later life | ouderen, oude dag
new job | nieuwe baan
gadgets and tech | technologie, techniek en gadgets
wedding planning | bruiloft
perfume | parfum, geuren
shaving and grooming | scheren, baardverzorging
nails | nagels, nagels lakken, nagellak
zero waste living | duurzaam leven, zonder afval
cosy nights in | gezellige avonden, thuis op de bank
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
hosting | vrienden ontvangen
volunteering | vrijwilligerswerk
long drives | vrachtwagenchauffeur, autorijden
love at a distance | langeafstandsrelatie
sauna and cold plunge | sauna en spa, naar de sauna
smart home | domotica in huis, slim huis
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
carp fishing | karpervissen
bubbles | bellen blazen, bellenblazen
soap operas | soaps*
first communion and confirmation | eerste communie, communie, vormsel, lentefeest
stacking towers | torens bouwen, blokken stapelen, bouwt torens, blokjes bouwen
traditional card games | klaverjassen, toepen, jokeren
elephant | olifanten
lion | leeuwen
fox | vossen, vos
monkey | apen
wolf | wolven
squirrel | eekhoorns
brown bear | beren
giraffe | giraffen
dolphin | dolfijnen
playset figures | playmobil
christening | doop, doopfeest
friendship bracelets | armbandjes, armbandjes maken
mushroom picking | paddenstoelen zoeken, paddenstoelen plukken
draughts | dammen, damt, damclub
dominoes | dominoën
espresso | espressomachine, espressoapparaat
pigeons | duiven, postduiven, duivensport, duiven houden
film photography | analoge fotografie, analoog fotograferen
`
