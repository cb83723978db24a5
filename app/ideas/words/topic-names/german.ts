/** What German calls topics; see `topic-names.ts`. */
export default `
knitting | stricken, strick, strickt, strickt gern
sewing | nähen, schneidern, nähmaschine, näht, näht selbst, klamotten nähen
painting | malen, aquarell, aquarellmalerei, malerei, malt*, malt gern, acrylmalerei
crochet | häkeln, häkelarbeiten
embroidery | sticken, stickerei, kreuzstich
drawing | zeichnen, skizzieren, zeichnet, kritzeln
woodworking | holzarbeit, holzwerken, tischlern, schreinern, drechseln
pottery | töpfern, keramik, töpferei, töpfert, drehscheibe*, töpferkurs
photography | fotografie, fotografieren, fotos machen, fotografieren und filmen, fotografiert, knipst, hobbyfotograf
jewellery making | schmuck machen, schmuck basteln
children's crafts | basteln mit kindern, kinderbasteln
papercraft | basteln, bastelt gerne, papier falten
calligraphy | kalligraphie, kalligrafie, schönschrift
candle making | kerzen gießen, kerzen machen
soap making | seife machen, seife sieden
leatherwork | lederarbeiten, leder verarbeiten
quilting | quilten, patchwork nähen
weaving and macramé | weben, makramee
basket weaving | korbflechten, flechten
model making | modellbau, modellbauen
model railways | modelleisenbahn, modellbahn, modelleisenbahnen
stained glass and mosaics | glasmalerei, mosaik, tiffany-glas
printmaking | linolschnitt, druckgrafik, siebdruck
diamond painting | diamond painting bilder
3D printing | 3d-druck, 3d drucken
film making | filmen, filme drehen
upcycling | möbel aufarbeiten, altes neu machen
metalwork and blacksmithing | schmieden, schweißen
slime and sensory play | schleim machen, knete, kneten
digital art | digitale kunst, digital zeichnen
lace making | klöppeln, spitzenklöppeln
pyrography | schnitzen, brandmalerei
tie dye | batiken, stoffe färben
gift wrapping and party crafts | geschenke verpacken, partydeko basteln
street art | straßenkunst, graffiti sprühen
stamps | briefmarken, briefmarken sammeln
trading cards | sammelkarten, sammelkarten tauschen
soft toys | kuscheltiere, plüschtiere, stofftiere
coins | münzen, münzen sammeln, numismatik
model cars | modellautos, spielzeugautos
minerals and crystals | mineralien, edelsteine, kristalle
fashion dolls | puppen, puppen sammeln
sneakers | turnschuhe, turnschuhe sammeln
pins and badges | anstecker, anstecker sammeln
comics | comics lesen, comichefte
antiques | antiquitäten
watches | uhren, armbanduhren
figures and statues | sammelfiguren, actionfiguren
militaria | militaria sammeln, orden sammeln
china and teapots | porzellan, teekannen
autographs and memorabilia | autogramme, autogramme sammeln
rare books and maps | alte bücher, alte karten
postcards and ephemera | postkarten, ansichtskarten
vintage shopping | flohmarkt, flohmärkte, shoppen, bummeln
tattoos | tätowierungen, tattoos stechen
Harry Potter | =
Star Wars | krieg der sterne
dinosaurs | dinosaurier, dinos
anime | animes schauen, mangas lesen
superheroes | superhelden
The Lord of the Rings | herr der ringe, der herr der ringe
true crime | wahre verbrechen
cinema | kino, filme, filme schauen, ins kino gehen, filmabende, geht ins kino, alte filme
football fans | fußball schauen, fußballfan, bundesliga
Formula 1 | formel 1, formel eins
theatre | theater, ins theater gehen, musicals schauen
horror films | horrorfilme, gruselfilme
nature documentaries | naturdokus, natur, tierdokus
animated films | zeichentrickfilme, trickfilme
princesses and fairies | prinzessinnen, feen
mermaids | meerjungfrauen, meerjungfrau
unicorns | einhörner
diggers and tractors | bagger, traktoren, baustelle, müllauto, lastwagen, laster*, lkw, lkws, baustellenfahrzeuge, betonmischer, bulldog fahren, bulldog fahrn, am bulldog, auf dem bulldog, mitm bulldog
fire engines and police cars | feuerwehr, feuerwehrautos
preschool television | sandmännchen, die maus, sendung mit der maus
sharks and ocean animals | haie, meerestiere, wale*
Doctor Who | =
Star Trek | raumschiff enterprise
period dramas | kostümfilme, historienserien
sitcoms | comedyserien
reality and cooking shows | kochshows, castingshows
Game of Thrones | =
Stranger Things | =
wrestling fans | wrestling schauen
Korean dramas | koreanische serien
railways | eisenbahn, züge
aviation | flugzeuge, fliegen
sports fans | sport schauen, sport gucken
knights and dragons | ritter, drachen, piraten, ritterburgen
television series | serien, serien schauen, fernsehen
stand-up comedy | kabarett, comedy schauen
acting and improv | schauspielern, theater spielen
running | laufen, joggen, läuft marathon, laufgruppe, halbmarathon laufen, joggt
yoga | yoga machen
football | fußball, fussball, fußball spielen, kickt, kicken, bolzen, spielt fussball
cycling | radfahren, fahrrad, fahrrad fahren, fahrradfahren, rad fahren, rennrad, mountainbike fahren, rennradfahren, radeln, radelt, fahrradtouren, radtouren
gym | fitnessstudio, krafttraining, fitnessstudio gehen, pumpen, krafttraining machen, gewichte heben, ins gym gehen
tennis | tennis spielen
golf | golfen, golf spielen
climbing | klettern, bouldern, bergsteigen, klettert, kletterhalle, bouldert
basketball | basketball spielen
dance | tanzen, tanz, tanzt, tanzen gehen, tanzschule
martial arts | kampfsport, kampfkunst
skateboarding | skaten, skateboard fahren
gymnastics | turnen, kunstturnen
triathlon | triathlon trainieren
rugby | rugby spielen
cricket | kricket
volleyball | volleyball spielen
pétanque | boule spielen, boccia
bowls | rasenbowling, rasenbowls
horse riding | reiten, pferdereiten
archery | bogenschießen
badminton | federball, badminton spielen
table tennis | tischtennis
squash | squash spielen
padel and pickleball | padel spielen
boxing | boxen
ballet | ballett
ice skating | eislaufen, schlittschuhlaufen
roller skating | rollschuhlaufen, inliner fahren, rollschuhe, rollschuh fahren
pilates | pilates machen
field hockey | feldhockey, hockey spielen
netball | netzball, korbball
lacrosse | lacrosse spielen
athletics | leichtathletik
mountain biking | mountainbiken, mountainbike
American football | football amerikanisch, amerikanischer football
baseball | baseball spielen
ice hockey | eishockey
trampolining | trampolin, trampolin springen
caving | höhlenforschung, höhlen erkunden
fencing | fechten
curling | curling spielen, eisstockschießen
ten-pin bowling | bowling spielen
clay shooting | jagen, jagd, sportschießen
parkour | parkour laufen
tai chi | tai-chi üben
home workouts | gymnastik, aerobik
skydiving and paragliding | gleitschirmfliegen, fallschirmspringen
paintball and airsoft | paintball spielen
horse racing | pferderennen
pole and aerial fitness | poledance, luftakrobatik
ballroom and Latin dancing | gesellschaftstanz, standardtanz, salsa tanzen
karting and motorsport | motorsport gucken, kart fahren
hiking | wandern, bergwandern, spazieren, spazieren gehen, spaziergänge, berge*, bergsteigen gehen, geht wandern, in die berge gehen, wanderungen, nordic walking
camping | zelten, campen, zelten gehen, zeltet, zelten mit kindern, campingurlaub
birdwatching | vogelbeobachtung, vögel beobachten, vögel, beobachtet vögel
stargazing | sterne gucken, sternenhimmel
metal detecting | sondeln, schatzsuche
skiing | skifahren, ski fahren, langlauf
motorcycling | motorrad fahren, motorrad, motorradfahren, motorräder, motorradtouren, mopedfahren, biken mit dem motorrad
travel | reisen, verreisen, städtereisen, reist, reist gern, unterwegs sein, urlaub*, backpacken, rucksackreisen, städtetrips
foraging | beeren sammeln, kräuter sammeln
bushcraft and survival | survival im wald, überleben in der wildnis
geocaching | schnitzeljagd
camper vans and caravans | wohnmobil, wohnwagen, wohnmobilreisen, mit dem wohnmobil unterwegs, reisen im wohnmobil
drones and kites | drachen steigen lassen, drohnen fliegen
scouting | pfadfinder, pfadfinderin
theme parks | freizeitparks
picnics and parks | picknick, picknicken
urban exploration | sightseeing machen, städte erkunden
winter fun | schlitten fahren, rodeln
slacklining and circus skills | jonglieren, zirkus
safari and zoo visits | zoo besuchen, tiere, tierpark
wild swimming | freiwasserschwimmen, eisbaden, winterschwimmen, im see schwimmen
swimming | schwimmen, schwimmt, geht schwimmen, bahnen ziehen
surfing | surfen, wellenreiten
paddleboarding | stehpaddeln, stand-up-paddeln
kayaking | kajak, kajakfahren, paddeln, kanu
sailing | segeln
fishing | angeln, fischen, angelt gern, angelt, geht angeln
scuba diving | tauchen, gerätetauchen
snorkelling | schnorcheln
beach days | strand*
rowing | rudern
narrowboats and canals | hausboot, kanäle
fly fishing | fliegenfischen
rock pooling and crabbing | muscheln sammeln
cruises | kreuzfahrten
bath time | planschen, badespaß, in der badewanne, badewanne, baden mit schaum, plantschen, wasserspiele, baden*
wakeboarding and kitesurfing | windsurfen, kitesurfen, wasserski
video games | videospiele, zocken, zockt, computerspiele, zockt viel, konsole, playstation spielen, gaming*
board games | brettspiele, gesellschaftsspiele, spieleabende, spieleabend, spielt brettspiele
chess | schach, schach spielen, spielt schach
jigsaw puzzles | puzzeln, puzzles machen, puzzelt, puzzle mit 1000 teilen
role-playing games | rollenspiele, das schwarze auge
card games | kartenspiele, spielt skat, karten spielen
Minecraft | =
brick building | klemmbausteine, bausteine
puzzles and brainteasers | knobeln, denksport, rätselspiele
retro gaming | retrospiele, alte videospiele
miniature wargaming | tabletop-figuren bemalen
magic tricks | zaubern, zaubertricks
adventure video games | abenteuerspiele
cosy games | gemütliche spiele
Mario and platform games | jump-and-run-spiele
Pokémon | =
Roblox and Fortnite | =
tabletop and pub sports | billard, kicker*, tischfußball
darts | dart spielen, darts spielen
crosswords | kreuzworträtsel, rätsel
bridge | bridge spielen
pub quizzes | quizabende, kneipenquiz
sports video games | fußball am computer
Magic The Gathering | magic-karten
croquet | krocket, krocketspiel
outdoor games | spielen im freien, draußen spielen, wikingerschach
fidget toys | fidget-spielzeug
pretend play | rollenspiele für kinder, kinderküche, kaufladen
baby play | babyspielzeug, krabbeln
scooters and ride-ons | laufrad, roller fahren, dreirad
sim racing | rennsimulation, rennsimulator
bingo | bingo spielen
classic board games | mühle, backgammon spielen
poker nights | pokern
lock picking | schlösser knacken
LARP and re-enactment | mittelaltermärkte, mittelalter
guitar | gitarre, gitarre spielen, spielt gitarre, gitarrist
piano | klavier, klavier spielen, klavierspielen, spielt klavier
drums | schlagzeug, trommeln
singing | singen, gesang, singt, singt gern
vinyl records | schallplatten, vinyl hören
DJing | auflegen, dj sein
concerts | konzerte, auf konzerte gehen, musik, musik hören, geht auf konzerte, livemusik
K-pop | =
Taylor Swift | =
pop music fandom | popmusik
classical music | klassische musik, klassik
ukulele | ukulele spielen
songwriting | lieder schreiben, songs schreiben
jazz and blues | jazzmusik, jazz hören
folk music | volkslieder
rock and metal | rockmusik, heavy metal hören
hip hop | rap hören
violin and strings | geige, geige spielen, violine
wind and brass instruments | blasinstrumente
country music | countrymusik
children's music making | kinderlieder, musik für kinder, musik machen, auf töpfen trommeln
saxophone | saxophon, saxofon
flute and clarinet | holzblasinstrumente
trumpet and brass | trompete, posaune
cello and double bass | kontrabass, cello spielen
electric and bass guitar | e-bass, e-gitarre, spielt e-gitarre
eighties and nineties music | achtziger, musik der achtziger
sixties and seventies music | oldies hören, musik der sechziger
opera | oper, opern
accordion and harmonica | akkordeon, mundharmonika
kalimba and handpan | klangschalen, zungentrommel
choir | chor, singt im chor, im chor singen, kirchenchor
clubbing and festivals | feiern gehen, party machen, techno hören
lo-fi music | lofi hören
karaoke | karaoke singen
synthesisers | synthesizer
Eurovision and drag | esc schauen, eurovision schauen
baking | backen, kuchen backen, kuchen, plätzchen backen, backt, backt gern, torten, torten backen, kekse backen
cooking | kochen, kocht gerne, kocht, kocht gern, leidenschaftlicher koch
coffee | kaffee, kaffee trinken
tea | tee*, tee trinken
wine | wein, weine, weinproben, rotwein, weisswein, weinprobe, weinverkostung
cocktails | cocktails mixen
barbecue | grillen, grillabende
cheese | käse
chocolate | schokolade, schokolade essen
hot sauce | scharfe soßen, scharf essen
vegan cooking | vegan kochen, vegetarisch kochen
bread making | brot backen, sauerteig
spices and curry | gewürze, indisch kochen
preserving and fermenting | einkochen, marmelade kochen, fermentieren
desserts and ice cream | eis essen, eiscreme, süßspeisen
whisky and gin | whisky verkosten
beer and home brewing | bier*, bier brauen, craft-bier, craftbier, bierverkostung
alcohol-free drinks | alkoholfreie getränke, limonade
Italian cooking | italienisch kochen, kocht italienisch, kochen italienisch, italienische küche, pizza backen
Japanese cooking | japanisch kochen, sushi machen
Mexican cooking | mexikanisch kochen
quick and easy cooking | schnelle küche
cooking with children | kochen mit kindern, backen mit kindern
gluten-free cooking | glutenfrei kochen, glutenfrei backen
eating out | essen gehen, restaurants besuchen
mead and home winemaking | met brauen, wein machen
herbal remedies and teas | kräuter, heilkräuter
gardening | gärtnern, garten, gartenarbeit, gartenbau, balkonblumen, blumen auf dem balkon
houseplants | zimmerpflanzen, topfpflanzen, pflanzen, balkonpflanzen
dogs | hund, hunde, mein hund, mit dem hund spielen, hündin
vegetable growing | gemüsegarten, gemüse anbauen, gemüse, eigenes gemüse, gemüsebeet, hochbeet
wildlife gardening | naturgarten, igel im garten
cats | katze, katzen, meine katze, ihre katzen
rabbits and small pets | kaninchen, hasen
horses | pferd, pferde, reitet*, pferdeverrückt
beekeeping | imkern, imkerei, bienen
chickens | hühner
fish keeping | aquarium*, aquaristik
reptiles | reptilien, schlangen, echsen
flower arranging | blumenbinden, floristik, blumen
pet birds | wellensittiche, papageien
bonsai and Japanese gardens | bonsai pflegen, japanische gärten
new puppy | welpe, neuer welpe
new kitten | kätzchen, babykatze
guinea pigs | meerschweinchen
hamsters | hamster und mäuse, rennmäuse
hermit crabs and snails | einsiedlerkrebse, achatschnecken
tortoises | schildkröten
bird feeding | vögel füttern
greenhouses and allotments | kleingarten, schrebergarten, gewächshaus
farming and farm animals | bauernhof, landwirtschaft
insects and minibeasts | insekten, käfer
falconry | falknerei, greifvögel
terrariums | flaschengarten, terrarium bauen
amphibians and axolotls | amphibien, frösche, molche
dog walking | mit dem hund spazieren gehen, hundespaziergänge, gassi gehen, mit dem hund raus, geht mit dem hund
hydroponics and mushrooms | hydrokultur, pilze züchten
orchids | orchideen
reading | lesen, bücher, bücher lesen, bücherlesen, romane, liest, liest viel, leseratte, schmökern
languages | sprachen, sprachen lernen
history | geschichte, weltgeschichte
creative writing | schreiben, geschichten schreiben
poetry | gedichte, lyrik
crime fiction | krimis, krimis lesen, skandinavische krimis
journaling | tagebuch schreiben
stationery love | schreibwaren, schöne stifte
meditation | meditieren
astronomy | astronomie betreiben, sterne, sternwarte, weltraum, planeten, raketen, planeten und raketen, das weltall, weltall, sonnensystem, astronauten
science | wissenschaft
physics and engineering | physik, technik
mathematics | mathematik, mathe
genealogy | ahnenforschung, stammbaum, familienforschung
philosophy and psychology | philosophie, psychologie
teaching | lehrer, lehrerin
medicine and nursing | krankenschwester, pfleger
coding | programmieren
electronics and robotics | elektronik, elektronik basteln
fantasy and science fiction books | fantasybücher, fantasyromane
romance novels | liebesromane
art and museums | kunst, museen, museen besuchen
geography and maps | landkarten, geographie
podcasts and radio | radio hören, hörbücher, hörspiele, hörspiele hören
money and business | wirtschaft, unternehmertum
exam revision | prüfungen, abitur, lernen fürs abitur
bedtime stories | gutenachtgeschichten, vorlesen
tarot and astrology | astrologie, horoskope
politics and current affairs | politik, nachrichten
investing | aktien, börse, geldanlage
Christian faith | kirche, glaube, bibel, rosenkranz, rosenkranz beten
Jewish life | jüdisches leben, judentum
Muslim life | muslimisches leben, der islam
Hindu festivals | hinduistische feste, diwali feiern
weather watching | wetterbeobachtung
microscopy | mikroskopieren, fossilien
amateur radio | amateurfunk, funken
public speaking | debattieren, reden halten
content creation | videos drehen, youtube videos
new home | umzug, neues zuhause
new baby | neues baby, geburt
skincare | hautpflege
interior design | einrichten, inneneinrichtung, dekorieren
DIY and home improvement | heimwerken, handwerken im haus
organising | aufräumen, ordnung
make-up | schminken, make-up machen
fashion | mode*, kleidung, klamotten
sleep | schlafen, ausschlafen
self-care | wellness, entspannen
cars | autos*, autoschrauben, autonarr, schraubt an autos, tuning*, autos schrauben, pkw, golf 1, golf 2, golf 3, golf 4, golf 5, golf 6, golf 7, golf 8, golf gti, vw golf, auto tunen
retirement | rentner, rentnerin, ruhestand
grandparents | enkel, enkelkinder
working from home | homeoffice
student life | studentin, studium
hair care | haarpflege, frisuren, haare, haare flechten
get well soon | gute besserung, krank
comfort and sympathy | trauer, in trauer
pregnancy | schwangerschaft, schwanger
busy parents | gestresste eltern, zwei kleine kinder
later life | senioren, hohes alter
new job | neuer job, neue stelle
gadgets and tech | technikspielereien
wedding planning | hochzeit
perfume | parfüm, düfte
shaving and grooming | rasieren, bartpflege
nails | nägel, nageldesign, nagellack, nägel lackieren
zero waste living | nachhaltigkeit, müll vermeiden
cosy nights in | gemütliche abende, kuscheln, zu hause sein
teen bedroom | jugendzimmer
starting school | einschulung, schulanfang
hard times | schwere zeit, liebeskummer
sight loss | sehbehindert
wheelchair life | rollstuhl, rollstuhlfahrer, rollstuhlfahrerin
clear-headed living | trocken, nüchtern leben
new parents | frischgebackene mutter, frischgebackene eltern, neugeborenes
carers | pflegende angehörige
care home life | im altersheim, pflegeheim, altersheim
dementia-friendly | demenz
easy on the hands | arthrose, rheuma, arthritis in den händen
diabetes-friendly treats | diabetiker, diabetikerin, zuckerkrank
minimalism | minimalismus
hosting | gäste einladen
volunteering | ehrenamt, freiwilligenarbeit
long drives | lkw-fahrer, autofahren
love at a distance | fernbeziehung
sauna and cold plunge | saunieren, in die sauna gehen, therme, sauna
smart home | hausautomation, intelligentes zuhause
classic cars | oldtimer*, oldtimer schrauben, oldtimern, alte autos, youngtimer
police cars | polizei, polizeiautos, polizeiauto
roses | rosen, rosengarten
snowboarding | snowboarden
Spanish | spanisch lernen, lernt spanisch, spanisch
Japanese | japanisch lernen, lernt japanisch, japanisch
French | französisch lernen, lernt französisch, französisch
Italian | italienisch lernen, lernt italienisch, italienisch
goalkeeper | steht im tor, im tor, torwart, torhüter, torfrau, torhüterin
inline skating | inlineskates, inlineskaten, inliner
recorder playing | blockflöte
manga drawing | mangas zeichnen, manga zeichnen
carp fishing | karpfenangeln
bubbles | seifenblasen
soap operas | seifenopern, telenovela, telenovelas, seifenopern, seifenoper
first communion and confirmation | erstkommunion, kommunion, konfirmation, firmung, jugendweihe
stacking towers | bauklötze, bauklötze stapeln, türme bauen, baut türme
traditional card games | skat, doppelkopf, schafkopf, canasta*
Sanrio | sanrio, hello kitty
elephant | elefanten
lion | löwen
fox | füchse, fuchs
monkey | affen
panda | pandas*
wolf | wölfe
squirrel | eichhörnchen
brown bear | bären
giraffe | giraffen
dolphin | delfine
hurling | hurling*
playset figures | playmobil, schleich, schleichtiere
audio stories | tonies, toniebox, tonie, kinderhörspiele
christening | taufe, patenkind taufe, tauffeier
friendship bracelets | armbänder, armbänder knüpfen, freundschaftsbänder
mushroom picking | pilze sammeln, pilzesammeln, geht in die pilze, pilze suchen, in die pilze gehen, pilze
draughts | dame spielen, damespiel
dominoes | domino spielen
espresso | siebträger, siebträgermaschine, espressomaschine
pigeons | brieftauben, tauben züchten, taubenzucht
film photography | analoge fotografie, analogfotografie, fotografiert analog
`
