/** What German calls topics; see `topic-names.ts`. */
export default `
knitting | stricken, strick, strickt, strickt gern, handarbeiten, handarbeit, lismä, lisme, lismen, strickliesel, handarbeitsgruppe, handarbeitskreis, wolle, wolle kaufen, strickclub, strickgruppe, stricktreff, strickkurs, strickcafé
sewing | nähen, schneidern, nähmaschine, näht, näht selbst, klamotten nähen, taschen nähen, näht taschen, nähkurs, nähen lernen, stoffe, stoffe kaufen, t-shirts plotten
painting | malen, malerei, malt*, malt gern, acrylmalerei, malbücher, ausmalbilder, ausmalen, acrylbilder, bilder malen, fingerfarben, malerin, hobbymaler, hobbymalerin, malkurs, malgruppe, malschule
crochet | häkeln, häkelarbeiten, häkle, häkelt
embroidery | sticken, stickerei, kreuzstich
drawing | zeichnen, skizzieren, zeichnet, kritzeln
woodworking | holzarbeit, holzwerken, tischlern, schreinern, möbel bauen, möbel selber bauen, holz, mit holz arbeiten, schreinert, tischlert, werken*, tischler, schreiner
pottery | töpfern, keramik, töpferei, töpfert, drehscheibe*, töpferkurs, keramik bemalen, keramikkurs, mit ton arbeiten, töpfern mit ton, tonarbeiten
photography | fotografie, fotografieren, fotos machen, fotografieren und filmen, fotografiert, knipst, hobbyfotograf, fotobücher, fotoalben, spiegelreflexkamera, fotoclub, fotokurs, fotogruppe, fotografiert vögel, fotografiert blumen, fotografiert gern natur
jewellery making | schmuck machen, schmuck basteln, schmuckdesign, schmuck, modeschmuck, silberschmuck
children's crafts | basteln mit kindern, kinderbasteln
papercraft | basteln, bastelt gerne, papier falten, bäschtle, baschteln, bastla, plotten, schneideplotter, plotter*
calligraphy | kalligraphie, kalligrafie, schönschrift, handlettering, lettern
candle making | kerzen gießen, kerzen machen, kerzen ziehen, kerzen giessen
soap making | seife machen, seife sieden
leatherwork | lederarbeiten, leder verarbeiten
quilting | quilten, patchwork nähen
weaving and macramé | weben, makramee
basket weaving | korbflechten, flechten
model making | modellbau, modellbauen, modellbauer, modellbauclub
model railways | modelleisenbahn, modellbahn, modelleisenbahnen, spur n, lgb, h0, spur h0
stained glass and mosaics | glasmalerei, mosaik, tiffany-glas
printmaking | druckgrafik, siebdruck
diamond painting | diamond painting bilder
3D printing | 3d-druck, 3d drucken, 3d-drucker, 3d drucker
film making | filmen, filme drehen
upcycling | möbel aufarbeiten, altes neu machen, möbel restaurieren, alte möbel, restaurieren
metalwork and blacksmithing | schmieden, schweißen
slime and sensory play | schleim machen, knete, kneten, schleim, slime machen
digital art | digitale kunst, digital zeichnen
lace making | klöppeln, spitzenklöppeln
pyrography | brandmalerei
tie dye | batiken, stoffe färben
gift wrapping and party crafts | geschenke verpacken, partydeko basteln, weihnachtsdeko basteln
street art | straßenkunst, graffiti sprühen, sprayen, strassenkunst
stamps | briefmarken, briefmarken sammeln, briefmarkensammler, briefmarkenfreund, briefmarkenverein
trading cards | sammelkarten, sammelkarten tauschen
soft toys | kuscheltiere, plüschtiere, stofftiere, steiff-tiere, steiff, steifftiere, teddys, teddybären, labubu, labubus
coins | münzen, münzen sammeln, numismatik, münzsammler
model cars | modellautos, spielzeugautos, autos schieben, kleine autos, hot wheels bahn, siku, siku-autos, rennautos
minerals and crystals | mineralien, edelsteine, kristalle, heilsteine, steine sammeln, steine, bernstein, bernstein sammeln
fashion dolls | puppen, puppen sammeln, barbies, barbiepuppen
sneakers | turnschuhe, turnschuhe sammeln
pins and badges | anstecker, anstecker sammeln
comics | comics lesen, comichefte
antiques | antiquitäten
watches | uhren, armbanduhren, uhren reparieren
figures and statues | sammelfiguren, actionfiguren, ü-eier, überraschungseier, überraschungseierfiguren, überraschungsei-figuren
militaria | militaria sammeln, orden sammeln
china and teapots | porzellan, teekannen
autographs and memorabilia | autogramme, autogramme sammeln
rare books and maps | alte bücher, alte karten
postcards and ephemera | postkarten, ansichtskarten
vintage shopping | flohmarkt, flohmärkte, trödeln, trödelt gern, trödelmarkt, trödelmärkte, trödel, flohmarkten, secondhand, second-hand-läden, brockenhaus, brocki, brockenstube, thriften, vinted, second hand, kleinanzeigen, schnäppchen jagen, schnäppchenjäger, antikmärkte, antikmarkt, thrift shopping, vintage shopping, second-hand-shopping
tattoos | tätowierungen, tattoos stechen
Harry Potter | =
Star Wars | krieg der sterne, star wars
dinosaurs | dinosaurier, dinos, dino, t-rex
anime | animes schauen, mangas lesen
superheroes | superhelden, marvel-filme
The Lord of the Rings | herr der ringe, der herr der ringe
true crime | wahre verbrechen
cinema | kino, filme, filme schauen, ins kino gehen, filmabende, geht ins kino, alte filme, romcoms, rom-coms, romantische komödien, liebesfilme, filmfan, kinogänger, kinofan, cineast
football fans | fußball schauen, fußballfan, bundesliga, ins stadion gehen, geht ins stadion, ins stadion, stadion, dauerkarte, fußball gucken, fussball gucken, fussball schauen, fußball im fernsehen, sportschau, fussballfan, young boys, yb bern, fc zürich, fcz, grasshoppers zürich, fc luzern, fc st gallen, sturm graz, sk sturm, lask, red bull salzburg, austria wien, wiener austria, 1860 münchen, tsv 1860, vfl bochum, sc freiburg, mainz 05, fc augsburg, tsg hoffenheim, vfl wolfsburg, dynamo dresden, hansa rostock, fc nürnberg, fc magdeburg, arminia bielefeld, fortuna düsseldorf, karlsruher sc, fc kaiserslautern, preußen münster, alemannia aachen, rot-weiss essen, energie cottbus, erzgebirge aue, darmstadt 98, vfl osnabrück, eintracht braunschweig, fc heidenheim, holstein kiel, greuther fürth, waldhof mannheim, msv duisburg, groundhopping*, yb, bsc young boys, fc sankt gallen, fc bayern frauen, dynamo-fan, hansa-fan, club-fan, 1. fc nürnberg, fussballverrückt, fußballverrückt, fussball im fernsehen, preussen münster, fussballfans
Formula 1 | formel 1, formel eins, formel1, f1 gucken, f1 schauen, formel 1 gucken, formel 1 schauen, nürburgring
theatre | theater, ins theater gehen, musicals schauen, theatergruppe, theaterabo, theaterverein, ballettabo, varieté
horror films | horrorfilme, gruselfilme
nature documentaries | naturdokus, tierdokus
animated films | zeichentrickfilme, trickfilme
princesses and fairies | prinzessinnen, feen, prinzessin lillifee, lillifee, prinzessin, fee*
mermaids | meerjungfrauen, meerjungfrau
unicorns | einhörner, einhorn, regenbogen-einhörner, einhörnern, einhorn-fan
diggers and tractors | bagger, traktoren, baustelle, müllauto, lastwagen, laster*, lkw, lkws, baustellenfahrzeuge, betonmischer, bulldog fahren, bulldog fahrn, am bulldog, auf dem bulldog, mitm bulldog, trecker, schlepper, traktor, traktor fahren, trecker fahren, landmaschinen, landtechnik, unimog, mähdrescher, autos spielen, spielt mit autos, traktorfahren
fire engines and police cars | feuerwehr, feuerwehrautos
preschool television | sandmännchen, die maus, sendung mit der maus
sharks and ocean animals | haie, meerestiere
Doctor Who | =
Star Trek | raumschiff enterprise, star trek
period dramas | kostümfilme, historienserien
sitcoms | comedyserien
reality and cooking shows | kochshows, castingshows, dschungelcamp, trash-tv, trash tv, reality-shows, bachelor gucken, reality gucken, promi-shows, kochsendungen
Game of Thrones | =
Stranger Things | =
wrestling fans | wrestling schauen
Korean dramas | koreanische serien
railways | eisenbahn, züge, eisenbahnfan, eisenbahnfreund, eisenbahner, bahnfan
aviation | flugzeuge, fliegen
sports fans | sport schauen, sport gucken, sportfan, sportbegeistert
knights and dragons | ritter, drachen, piraten, ritterburgen, ritter spielen, ritterburg
television series | serien, serien schauen, fernsehen, netflixen, netflix schauen, serien suchten, fernseh schauen, fernsehschauen, tv schauen, serien streamen, filme streamen, serienjunkie, serienfan, netflix-serien
stand-up comedy | kabarett, comedy schauen, kleinkunst
acting and improv | schauspielern, theater spielen, impro, laientheater, laienspiel, theaterspielen
running | laufen, joggen, läuft marathon, laufgruppe, halbmarathon laufen, joggt, lauftreff, volkslauf, volksläufe, laufen gehen, laufsport, stadtlauf, waffenlauf, barfußlaufen, läufer, läuferin, jogger*, barfusslaufen
yoga | yoga machen, yogakurs, yogastudio, yogalehrerin
football | fußball, fussball, fußball spielen, kickt, kicken, bolzen, spielt fussball, tschutten, tschutte, schutten, schutte, fussi, fußi, fussi spielen, fußi spielen, kreisliga, kreisklasse, fußballverein, fussballverein, fußballtraining, hallenfußball, plausch-fussball, plauschfussball, grümpi, grümpelturnier, fussball spielen, fussballtraining, hallenfussball, altherrenmannschaft, alte herren, altherren
cycling | radfahren, fahrrad, fahrrad fahren, fahrradfahren, rad fahren, rennrad, mountainbike fahren, rennradfahren, radeln, radelt, fahrradtouren, radtouren, velo, velofahren, velo fahren, velotouren, velotour, rennvelo, radl, radl fahren, radltouren, radltour, radtour, radsport, gümmelen, drahtesel, fahrradtour, radler, radlerin, rennradler, radfahrer, radfahrerin, velofahrer, velofahrerin, radverein, radclub, fahrradclub, adfc, rennradfahren auf malle
gym | fitnessstudio, krafttraining, fitnessstudio gehen, pumpen, krafttraining machen, gewichte heben, ins gym gehen, muckibude, mucki-bude, fitnesscenter, fitness-studio, kraftsport, hanteltraining, sport machen, sport treiben, macht sport, treibt sport, viel sport, ins fitti gehen, fitti, sportlich, sehr sportlich, vereinssport, sportlerin, sportler, muskelkater
tennis | tennis spielen, tennisclub, tennisverein, tenniskurs, tennisunterricht, tennisstunden
golf | golfen, golf spielen, golfclub, golfkurs, golfplatz
climbing | klettern, bouldern, klettert, kletterhalle, bouldert, kletterer, kletterin, kletterkurs, klettergruppe
basketball | basketball spielen, alba berlin, alba, bayern basketball, basketballverein
dance | tanzen, tanz, tanzt, tanzen gehen, tanzschule, tanzen zu musik, zu musik tanzen, tanzt zu musik, tänzer, tänzerin, tanzverein, tanzclub, tanzgruppe, tanzstunden, kindertanz
martial arts | kampfsport, kampfkunst, ju-jutsu, jiu jitsu, selbstverteidigung, ringer, ringverein
skateboarding | skaten, skateboard fahren
gymnastics | turnen, kunstturnen, geräteturnen, getu, männerriege, damenriege, jugi, mädchenriege
triathlon | triathlon trainieren, triathlontraining
rugby | rugby spielen
cricket | kricket
volleyball | volleyball spielen, faustball, volleyballverein, volleyballmannschaft
pétanque | boule spielen, boccia
bowls | rasenbowling, rasenbowls
horse riding | reiten, pferdereiten, ponyreiten, ponyreiten gehen, reitsport, pferdesport, reitverein, ausreiten, reitunterricht, reiterin, reiter, voltigieren, voltigiert
archery | bogenschießen, bogenschiessen, bogenparcours, 3d-bogenparcours, bogensport
badminton | federball, badminton spielen, badmintonverein
table tennis | tischtennis, tischtennisverein
squash | squash spielen
padel and pickleball | padel spielen
boxing | boxen, boxverein, boxclub
ballet | ballett, ballettunterricht, ballettschule
ice skating | eislaufen, schlittschuhlaufen, schlittschuh laufen, schlittschuhfahren, schlöfle, eisdisco, eislauf, schlittschüehle, schlittschuhe
roller skating | rollschuhlaufen, rollschuhe, rollschuh fahren
pilates | pilates machen
field hockey | feldhockey, hockey spielen
netball | netzball, korbball
lacrosse | lacrosse spielen
athletics | leichtathletik
mountain biking | mountainbiken, mountainbike, biken*, bikepark, mtb fahren, downhill*, downhillen, mountainbiken in den alpen, alpencross, alpenüberquerung mit dem mtb
American football | football amerikanisch, amerikanischer football, football*, spielt football
baseball | baseball spielen
ice hockey | eishockey, sc bern, hc davos, zsc lions, ev zug, hc lugano, ambri piotta, adler mannheim, eisbären berlin, kölner haie, eishockeyverein, scb
trampolining | trampolin, trampolin springen
caving | höhlenforschung, höhlen erkunden, höhlen, höhlenwandern
fencing | fechten, fechtet, fechtverein, fechtclub
curling | curling spielen, eisstockschießen, stockschießen, eisstock, eisstockschiessen, asphaltstock, stockschützen, stocksport, eisstockschiaßn, eisstockschießn, stockschiessen, eisstockschiassn, eisstockschiessn
ten-pin bowling | bowling spielen, bowlingverein, bowlingclub, bowlen
clay shooting | sportschießen, tontaubenschießen, sportschiessen, tontaubenschiessen
parkour | parkour laufen
tai chi | tai-chi üben
home workouts | gymnastik, aerobik, rückenschule, rehasport, reha-sport, seniorensport, gymnastikgruppe, frauenturnen, turnverein
skydiving and paragliding | fallschirmspringen, fallschirm, extremsport
paintball and airsoft | paintball spielen
horse racing | pferderennen
pole and aerial fitness | poledance, luftakrobatik
ballroom and Latin dancing | gesellschaftstanz, standardtanz, salsa tanzen, discofox, tanzkurs, turniertanz, lateintanz, tanzsport, wiener walzer, walzer, opernball, faschingsbälle, standardtänze, lateintänze, paartanz
karting and motorsport | motorsport gucken, kart fahren, stockcar, autocross, motorsport schauen
hiking | wandern, bergwandern, spazieren, spazieren gehen, spaziergänge, berge*, bergsteigen gehen, geht wandern, in die berge gehen, wanderungen, nordic walking, z'berg gah, bergtouren, wandertouren, hüttentouren, hüttenwandern, spazierengehen, spazierengehn, spazieren gehn, wanderverein, alpenverein, walken, berggehen, wandergruppe, naturspaziergänge, in der natur sein, draußen sein, draussen sein, natur, in der natur unterwegs, wanderer, wanderin, wandervogel, naturfreund, naturliebhaber, naturliebhaberin, naturverbunden, frische luft, in den bergen, bergfreund, hüttenwochenende, hüttentour, walking-gruppe, winterwandern
camping | zelten, campen, zelten gehen, zeltet, zelten mit kindern, campingurlaub, dauercamper, dauercampen, dauercamping, campingplatz, zeltlager, campingküche, camperin
birdwatching | vogelbeobachtung, vögel beobachten, vögel, beobachtet vögel, vögel fotografieren, wildvögel, vogelfreund, vogelliebhaber, ornithologe
stargazing | sterne gucken, sternenhimmel, sternengucker, sterngucker
metal detecting | sondeln, schatzsuche, sondengehen, schatzsuche mit dem detektor
skiing | skifahren, ski fahren, skitouren, skitour, skitouren gehen, skitourengehen, schifahren, schi fahren, schitouren, skifahrn, ski alpin, skiurlaub, skiclub, skitürle, skifahre, skikurs, ski*, freeriden
motorcycling | motorrad fahren, motorrad, motorradfahren, motorräder, motorradtouren, mopedfahren, biken mit dem motorrad, töff, töff fahren, töfffahren, mopped, mopped fahren, harley fahren, motorradtour, motorradclub, motorradfahrer, motorradfahrerin, mopedfahrer, motorradtreffen
travel | reisen, verreisen, städtereisen, reist, reist gern, unterwegs sein, urlaub*, backpacken, rucksackreisen, städtetrips, asienreisen, usa-reisen, roadtrips, fernreisen, weltreise, weltenbummler, weltenbummlerin, reisefan, reiselustig, globetrotter*
foraging | beeren sammeln, kräuter sammeln, beeren pflücken, heidelbeeren sammeln, wildkräuter, kräuterwandern, kräuterwanderung, kräuterwanderungen, bärlauch sammeln
bushcraft and survival | survival im wald, überleben in der wildnis, survival*, prepper, preppen, outdoor-survival
geocaching | schnitzeljagd, geocachen, cachen
camper vans and caravans | wohnmobil, wohnwagen, wohnmobilreisen, mit dem wohnmobil unterwegs, reisen im wohnmobil, womo, womo fahren, mit dem womo, wohnwagenurlaub, campervan ausbauen, bulli-urlaub, camper*, campervan, camper-van
drones and kites | drachen steigen lassen, drohnen fliegen
scouting | pfadfinder, pfadfinderin, pfadi, pfadis, cevi, jungwacht, jungwacht blauring, jubla, blauring, jungschar, pfadilager, pfadfinderlager, kjg, landjugend, jugendgruppe
theme parks | freizeitparks, europapark, europa-park, achterbahn, achterbahnen, achterbahn fahren, phantasialand, heide-park, legoland
picnics and parks | picknick, picknicken
urban exploration | sightseeing machen, städte erkunden
slacklining and circus skills | jonglieren, zirkus
safari and zoo visits | zoo besuchen, tiere, tierpark
wild swimming | freiwasserschwimmen, eisbaden, winterschwimmen, im see schwimmen, kaltduschen
swimming | schwimmen, schwimmt, geht schwimmen, bahnen ziehen, badi, in die badi gehen, freibad, hallenbad, schwimmbad, baden gehen, baden im see, seebaden, schwimmverein, rettungsschwimmen, rettungsschwimmer, dlrg, wasserwacht, schwimmer, schwimmerin, schwimmkurs, schwimmunterricht, schwimmabzeichen, seepferdchen
surfing | surfen, wellenreiten, surfkurs, surfcamp
paddleboarding | stehpaddeln, stand-up-paddeln, supen, sup-board, sup fahren, stand up paddling
kayaking | kajak, kajakfahren, paddeln, kanu
sailing | segeln, segelboot, segelschein, segelverein, bootfahren, boot fahren, segler, seglerin, wassersport, segelclub, segelkurs
fishing | angeln, fischen, angelt gern, angelt, geht angeln, forellen, fliegenrute, angelverein, anglerverein, angelsport, forellenangeln, angler, anglerin, forellenteich
scuba diving | tauchen, gerätetauchen, tauchurlaub, tauchschein, taucher, taucherin, tauchclub, tauchverein, tauchkurs
snorkelling | schnorcheln
beach days | strand*, strandurlaub, sonnenbaden, am strand liegen
rowing | rudern, ruderclub, ruderverein
narrowboats and canals | hausboot, kanäle
fly fishing | fliegenfischen
rock pooling and crabbing | muscheln sammeln
cruises | kreuzfahrten
bath time | planschen, badespaß, in der badewanne, badewanne, baden mit schaum, plantschen, wasserspiele, baden*, badespass
wakeboarding and kitesurfing | windsurfen, kitesurfen, wasserski
video games | videospiele, zocken, zockt, computerspiele, zockt viel, konsole, playstation spielen, gaming*, gamen, gämen, gamet, daddeln, playsi, playse, playstation zocken, ps5 zocken, switch spielen, switch zocken, nintendo switch spielen, xbox spielen, xbox zocken, pc spielen, pc-spiele, pc zocken, am pc zocken, am pc spielen, computer spielen, computerspielen, handyspiele, am handy spielen, lan-partys, ego-shooter, konsole spielen, konsolenspiele, zocker, zockerin, gamerin, landwirtschaftssimulator, ls22, ls25, trackmania
board games | brettspiele, gesellschaftsspiele, spieleabende, spieleabend, spielt brettspiele
chess | schach, schach spielen, spielt schach, schachclub, schachverein, schach im verein
jigsaw puzzles | puzzeln, puzzles machen, puzzelt, puzzle mit 1000 teilen, puzzle*, puzzles*, ravensburger puzzle
role-playing games | rollenspiele, das schwarze auge, pen-and-paper, rollenspielrunde, dsa spielen, spielleiter, dsa
card games | kartenspiele, karten spielen, kartenspielen, karten kloppen, kartenspiel, spieleabend mit karten
Minecraft | minecraft zocken, zockt minecraft, minecraft spielen, spielt minecraft, minecraft bauen
brick building | klemmbausteine, bausteine, lego bauen, lego baue, lego spielen, mit lego bauen, baut lego, baut gern lego, lego-fan, lego sets
puzzles and brainteasers | knobeln, denksport, rätselspiele
retro gaming | retrospiele, alte videospiele, retro-konsolen, gameboy, c64, alte konsolen
miniature wargaming | tabletop-figuren bemalen, tabletop*, tabletop spielen, wargaming, tabletop-spiele
magic tricks | zaubern, zaubertricks, magic tricks, card magic, zauberkasten, zauberkünstler, zaubershow
adventure video games | abenteuerspiele
cosy games | gemütliche spiele
Mario and platform games | jump-and-run-spiele
Pokémon | pokemon go, pokemon-go, pokemon karten tauschen
Roblox and Fortnite | =
tabletop and pub sports | billard
darts | dart spielen, darts spielen, dartspielen, dart spielen in der kneipe, darts gucken, darts schauen, dartverein, steeldart, dartclub
crosswords | kreuzworträtsel, rätsel, rätseln, rätselhefte, rätselheft
bridge | bridge spielen
pub quizzes | quizabende, kneipenquiz
sports video games | fußball am computer, fussball am computer
Magic The Gathering | magic-karten, magic*, magic spielen
croquet | krocket, krocketspiel
outdoor games | spielen im freien, draußen spielen, wikingerschach, sandkasten, im sandkasten spielen, sandkiste, sandspielzeug, fangen spielen, verstecken spielen, draußen toben, toben, im sand spielen, sand spielen, spielt im sand, draussen spielen, draussen toben
fidget toys | fidget-spielzeug
pretend play | rollenspiele für kinder, kinderküche, kaufladen, höhle bauen, höhlen bauen, bude bauen, vater-mutter-kind
baby play | babyspielzeug, krabbeln
scooters and ride-ons | laufrad, roller fahren, dreirad, bobbycar, bobby-car, bobby car, rutschauto, rutscherauto, tretauto, trettraktor, laufrad fahren, rollern, trottinett, trotti
sim racing | rennsimulation, rennsimulator
bingo | bingo spielen
classic board games | mühle, backgammon spielen
poker nights | pokern
lock picking | schlösser knacken
LARP and re-enactment | mittelaltermärkte, mittelalter, larpen, mittelaltermarkt, highland games
guitar | gitarre, gitarre spielen, spielt gitarre, gitarrist, gitarrenunterricht, gitarrenkurs, gitarre lernen, gitarre am lagerfeuer
piano | klavier, klavier spielen, klavierspielen, spielt klavier, pianistin, pianist*, klavierunterricht, klavier lernen, keyboard*
drums | schlagzeug, trommeln, trommeln und pfeifen, tambour, schlagzeuger, schlagzeugerin, drummer*, schlagzeugunterricht, djembe, cajon spielen, cajón spielen, schlagzeug im musikverein, schlagzeug in einer band
singing | singen, gesang, singt, singt gern, sänger, sängerin, männergesang, gesangsunterricht, singkreis
vinyl records | schallplatten, vinyl hören
DJing | auflegen, dj sein
concerts | konzerte, auf konzerte gehen, musik, musik hören, geht auf konzerte, livemusik
K-pop | =
Taylor Swift | =
pop music fandom | popmusik
classical music | klassische musik, klassik, klassische konzerte, klassik hören, barock, barockmusik, sinfonieorchester, orchester, kirchenmusik, sinfoniekonzerte
ukulele | ukulele spielen
songwriting | lieder schreiben, songs schreiben, musik machen, musizieren, macht musik, musikmachen, musik produzieren, musiker, musikerin, spielt in einer band, in einer band, musik in einer band, bandprobe
jazz and blues | jazzmusik, jazz hören
folk music | volkslieder, jodeln, stubenmusik, stubnmusi, volkstümliche musik, zither, zither spielen, hackbrett, maultrommel, ländler, ländlermusik, jodlerklub, jodlerchörli, z'alp
rock and metal | rockmusik, heavy metal hören, wacken, auf wacken, hardrock, rock hören, rockkonzerte, deutschrock, punkrock, heavy metal, rockband
hip hop | rap hören, shirin david
violin and strings | geige, geige spielen, violine, geigenunterricht, streichquartett, geige im orchester, geige spielen im orchester
wind and brass instruments | blasinstrumente, alphorn, musikverein, musikkapelle, blaskapelle, blasorchester, spielmannszug, fanfarenzug, musikkorps, dorfmusik, musikzug, schulband, bläserklasse
country music | countrymusik
children's music making | kinderlieder, musik für kinder, auf töpfen trommeln, trommeln auf töpfen, rasseln
saxophone | saxophon, saxofon
flute and clarinet | holzblasinstrumente
trumpet and brass | trompete, posaune, trompete im musikverein, trompete im orchester, posaune im posaunenchor
cello and double bass | kontrabass, cello spielen, cello im orchester
electric and bass guitar | e-gitarre, spielt e-gitarre, e-gitarre in einer band, gitarre in einer band
eighties and nineties music | achtziger, musik der achtziger
sixties and seventies music | oldies hören, musik der sechziger, peter maffay, maffay
opera | oper, opern, opernabo, operetten, operette
accordion and harmonica | akkordeon, mundharmonika, schwyzerörgeli, örgeli, handorgel, quetschn, quetschen, ziehharmonika, steirische, steirische harmonika, knopfharmonika, schifferklavier, ziach
kalimba and handpan | klangschalen, zungentrommel
choir | chor, singt im chor, im chor singen, kirchenchor, männergesangverein, männergesangsverein, gesangverein, gesangsverein, liedertafel, chorsänger, chorsängerin, chorprobe
clubbing and festivals | feiern gehen, party machen, techno hören, feiern, fortgehen, fortgehn, furtgehen, furtgehn, ausgehen, weggehen, clubben, disco*, disko, in die disco gehen, party feiern, goa, goa-partys, rock am ring, technopartys, techno partys, rave, elektro, raves*, oktoberfest, auf die wiesn, wiesn*, volksfest, volksfeste, cannstatter wasen, kirmes, kirta, kerwe, schützenfeste, partymaus, feierbiest, partygänger
lo-fi music | lofi hören
karaoke | karaoke singen
synthesisers | synthesizer
Eurovision and drag | esc schauen, eurovision schauen
baking | backen, kuchen backen, kuchen, plätzchen backen, backt, backt gern, torten, torten backen, kekse backen, mehlspeis, mehlspeisen, guetzle, güetzi backen, guetzli backen, guetzli, zopf backen, hobbybäcker, hobbybäckerin, kuchenliebhaberin, backkurs
cooking | kochen, kocht gerne, kocht, kocht gern, leidenschaftlicher koch, thermomix, kochen mit dem thermomix, thermomixen, thermomix-rezepte, rezepte ausprobieren, neue rezepte, foodblogs, kochen für die familie, hobbykoch, hobbyköchin, gesund kochen, gesunde küche, gesunde ernährung, ernährung, kochkurse, kochkurs, hello fresh, thermi, monsieur cuisine, kochbox, kochclub, kochgruppe, wildgerichte, wild kochen
coffee | kaffee, kaffee trinken, kaffeeklatsch, kaffeekränzchen, kafi, käffchen, käffele, kaffeetrinken, käffchen trinken, kaffee trinken gehen, kaffeehaus, ins café gehen, kaffeejunkie, kaffeetante, kaffeeliebhaber, kaffeeliebhaberin, kaffeetrinker, kaffeefan, kaffeesüchtig, seniorentreff, seniorennachmittag, seniorenkreis
tea | tee*, tee trinken, teetrinkerin, teetrinker, teeliebhaberin, teeliebhaber
wine | wein, weine, weinproben, rotwein, weisswein, weinprobe, weinverkostung, weinwandern, weinwanderung, weinwanderungen, weinfeste, weinfest, heuriger, heurigen, beim heurigen, buschenschank, spritzer trinken, sekt, winzerfest, straußwirtschaft, besenwirtschaft, weinliebhaber, weinliebhaberin, weinkenner, weintrinker, strausswirtschaft, glühwein, rotweine, weißwein, schaumwein, weinseminare, weinseminar
cocktails | cocktails mixen, cocktailabend, cocktailabende, hugo trinken
barbecue | grillen, grillabende, gasgrill, plancha, dutch oven, grillabend, bbq, grillmeister, feuertopf, grillplatz
cheese | käse
chocolate | schokolade, schokolade essen, naschen, süßes, schoki, nervennahrung, süßigkeiten, naschkatze, naschkatzen, schokoholiker, schokoholikerin, süße sünden, pralinen machen, pralinen selber machen, süsses, süssigkeiten, süsse sünden
hot sauce | scharfe soßen, scharf essen, scharfe sossen, scharfe sosse
vegan cooking | vegan kochen, vegetarisch kochen
bread making | brot backen, sauerteig, brotbackautomat, bäcker, brot, brotbacken
spices and curry | gewürze, indisch kochen
preserving and fermenting | einkochen, fermentieren, holunderblütensirup, sirup machen, holunderblütensirup machen, sauerkraut machen, sauerkraut
desserts and ice cream | eis essen, eiscreme, süßspeisen, süssspeisen
whisky and gin | whisky verkosten, schnaps brennen, schnapsbrennen, edelbrände, obstbrände, likör ansetzen, likör selber machen, liköre, brennt schnaps, cognac, likör
beer and home brewing | bier*, bier brauen, craft-bier, craftbier, bierverkostung, hausbrauen, stammtisch, frühschoppen, biergarten, bierchen, bierchen trinken, kneipe, kneipen, kneipentour, in die kneipe gehen, kneipenabende, bier selber brauen, biertrinker, bierliebhaber, bierkenner, biere probieren, brauereibesichtigungen, brauereibesichtigung
alcohol-free drinks | alkoholfreie getränke, limonade
Italian cooking | italienisch kochen, kocht italienisch, kochen italienisch, italienische küche, pizza backen, italienisch essen, italienisch essen gehen
Japanese cooking | japanisch kochen, sushi machen
Mexican cooking | mexikanisch kochen
quick and easy cooking | schnelle küche
cooking with children | kochen mit kindern, backen mit kindern
gluten-free cooking | glutenfrei kochen, glutenfrei backen
eating out | essen gehen, restaurants besuchen, gutes essen, gut essen, lecker essen, schlemmen, restaurants, fein essen gehen, genießer, genießerin, feinschmecker, feinschmeckerin, gourmet, geniesser, geniesserin
mead and home winemaking | met brauen, wein machen
herbal remedies and teas | kräuter, heilkräuter, kräutertee, heilpflanzen, homöopathie, kräuterhexe, naturheilkunde
gardening | gärtnern, garten, gartenarbeit, gartenbau, balkonblumen, blumen auf dem balkon, garteln, gartln, im garten buddeln, im garten werkeln, im garten arbeiten, gärteln, gartenfreund, hobbygärtner, hobbygärtnerin, gartenliebhaberin, gärtner, gärtnerin
houseplants | zimmerpflanzen, topfpflanzen, pflanzen, balkonpflanzen
dogs | hund, hunde, mein hund, mit dem hund spielen, hündin, hündli, vierbeiner, hundemama, hundehalter, hundehalterin, hundebesitzerin, hundebesitzer, hundemensch, hundefan, hundeliebhaberin, hundeliebhaber
vegetable growing | gemüsegarten, gemüse anbauen, gemüse, eigenes gemüse, gemüsebeet, hochbeet
wildlife gardening | naturgarten, igel im garten, naturschutz, nabu, bund naturschutz
cats | katze, katzen, meine katze, ihre katzen, kater*, stubentiger, büsi, mieze, miezekatze, samtpfote, samtpfoten, katzenmama, katzenliebhaberin, katzenmensch, katzenfan, katzenliebhaber, katzennärrin
rabbits and small pets | kaninchen, hasen, hase, kaninchenzucht, häschen, zwergkaninchen, kaninchenzuchtverein, kaninchenzüchter
horses | pferd, pferde, reitet*, pferdeverrückt, pferdemädchen, ponyhof, ponys, reiterhof, reitstall, im stall, isländer, stute, ihre stute, pony, ihr pony, pferdefan, pferdestall, pferdenarr, pferdenärrin, pferdeliebhaberin
beekeeping | imkern, imkerei, bienen, imker, imkerin, bienenzucht, imkerverein
chickens | hühner, hühnerhaltung, hühner halten, geflügelzucht, geflügelzuchtverein
fish keeping | aquarium*, aquaristik, zierfische
reptiles | reptilien, schlangen, echsen, terraristik
flower arranging | blumenbinden, floristik, blumen, gestecke, blumengestecke
pet birds | wellensittiche
bonsai and Japanese gardens | bonsai pflegen, japanische gärten
new puppy | welpe, neuer welpe
new kitten | kätzchen, babykatze
guinea pigs | meerschweinchen, meeris, meeri
hamsters | hamster und mäuse, rennmäuse
hermit crabs and snails | einsiedlerkrebse, achatschnecken
tortoises | schildkröten, schildkröte
bird feeding | vögel füttern
greenhouses and allotments | kleingarten, schrebergarten, gewächshaus, gartenverein, kleingartenverein, laube
farming and farm animals | bauernhof, landwirtschaft, landwirt, landwirtin, bäuerin, bauer
insects and minibeasts | insekten, käfer, bienenhotel, wespen, insektenhotel
falconry | falknerei, greifvögel
terrariums | flaschengarten, terrarium bauen
amphibians and axolotls | amphibien, frösche, molche
dog walking | mit dem hund spazieren gehen, hundespaziergänge, gassi gehen, mit dem hund raus, geht mit dem hund, gassi, gassigehen, gassirunden, hundespaziergang
hydroponics and mushrooms | hydrokultur, pilze züchten
orchids | orchideen
reading | lesen, bücher, bücher lesen, bücherlesen, romane, liest, liest viel, leseratte, schmökern, buchclub, lesekreis, leseclub, bücherwurm, leser, leserin, vielleser, vielleserin, liest romane, lesezirkel, literaturkreis, buchgruppe
languages | sprachen, sprachen lernen, plattdeutsch, vhs-kurse, sprachkurs, sprachkurse, englischkurs, fremdsprachen
history | geschichte, weltgeschichte, heimatverein, heimatgeschichte, ortsgeschichte, heimatkunde
creative writing | schreiben, geschichten schreiben, schreibwerkstatt, schreibkurs
poetry | gedichte, lyrik
crime fiction | krimis, krimis lesen, skandinavische krimis, krimifan, krimifreundin, krimi, thrillerfan
journaling | tagebuch schreiben
stationery love | schreibwaren, schöne stifte
meditation | meditieren, achtsamkeit, autogenes training
astronomy | astronomie betreiben, sterne, sternwarte, weltraum, planeten, raketen, planeten und raketen, das weltall, weltall, sonnensystem, astronauten, hobbyastronom
science | wissenschaft, experimente, experimentieren, experimentierkasten, forschen
physics and engineering | physik, technik
mathematics | mathematik, mathe
genealogy | ahnenforschung, stammbaum, familienforschung
philosophy and psychology | philosophie, psychologie, persönlichkeitsentwicklung, manifestieren, philosophieren
teaching | lehrer, lehrerin
medicine and nursing | krankenschwester, pfleger
coding | programmieren, coden, codet, hacken, apps programmieren, webseiten bauen, informatik, linux, webdesign, modding
electronics and robotics | elektronik, elektronik basteln, roboter, robotik, roboter bauen
fantasy and science fiction books | fantasybücher, fantasyromane
romance novels | liebesromane
art and museums | kunst, museen, museen besuchen, ausstellungen, kunstausstellungen, galerien, museumsbesuche, künstlerin, künstler, kunstliebhaberin
geography and maps | landkarten, geographie
podcasts and radio | radio hören, hörbücher, hörspiele, hörspiele hören
money and business | wirtschaft, unternehmertum, unternehmen gründen, selbstständigkeit
exam revision | prüfungen, abitur, lernen fürs abitur
bedtime stories | gutenachtgeschichten, vorlesen, bilderbücher
tarot and astrology | astrologie, horoskope, sternzeichen, tarotkarten legen, astro*, kartenlegen
politics and current affairs | politik, nachrichten
investing | aktien, börse, geldanlage, etfs, etf
Christian faith | kirche, glaube, bibel, rosenkranz, rosenkranz beten, kirchengemeinde, messdiener, ministrant, ministrantin, pfarrer, bibelkreis, gebetskreis, hauskreis, frauenkreis, kirchgang, gottesdienst
Jewish life | jüdisches leben, judentum
Muslim life | muslimisches leben, der islam
Hindu festivals | hinduistische feste, diwali feiern
weather watching | wetterbeobachtung, gewitter, wetterstation, wetter*
microscopy | mikroskopieren, fossilien
amateur radio | amateurfunk, funken, cb-funk, cb funk, funker, funkamateur
public speaking | debattieren, reden halten
content creation | videos drehen, youtube videos
new home | umzug, neues zuhause
new baby | neues baby, geburt
skincare | hautpflege, naturkosmetik, beautyjunkie, beautyfan, kosmetik
interior design | einrichten, inneneinrichtung, dekorieren, deko, dekoration, wohnung dekorieren, deko selber machen, haus dekorieren, interieur, osterdeko, herbstdeko, weihnachtsdeko
DIY and home improvement | heimwerken, handwerken im haus, werkeln, handwerken, tüfteln, renovieren, haus renovieren, haus sanieren, handwerkern, hausbau, haus bauen, umbauen, ausbauen, baumarkt, hobbyhandwerker, handwerker, heimwerker, bastler, tüftler, streichen, tapezieren, fliesen legen
organising | aufräumen, ordnung, putzen, ausmisten, ordnung halten, haushalt, hausarbeit, bügeln
make-up | schminken, make-up machen
fashion | mode*, kleidung, klamotten, schuhe, schuhe kaufen, handtaschen, klamotten kaufen, outfits*, lädele, posten gehen, fashionista*, modefan, modebewusst, stadtbummel, einkaufsbummel, shopping*, shoppen, shoppt, bummeln, shoppen gehen
sleep | schlafen, ausschlafen
self-care | wellness, entspannen, wellnessen, wellnesst, wellnesst gern, wellnesswochenende, wellnesstage, spa-tage
cars | autos*, autoschrauben, autonarr, schraubt an autos, tuning*, autos schrauben, pkw, golf 1, golf 2, golf 3, golf 4, golf 5, golf 6, golf 7, golf 8, golf gti, vw golf, auto tunen, schrauber, autofan, autoliebhaber, autotuning
retirement | rentner, rentnerin, ruhestand
grandparents | enkel, enkelkinder, enkelin, enkelkind, zeit mit den enkeln, grosseltern, enkeln
working from home | homeoffice
student life | studentin, studium
hair care | haarpflege, frisuren, haare, haare flechten
get well soon | gute besserung, krank
comfort and sympathy | trauer, in trauer
pregnancy | schwangerschaft, schwanger
busy parents | gestresste eltern, zwei kleine kinder
later life | senioren, hohes alter
new job | neuer job, neue stelle
gadgets and tech | technikspielereien, computer basteln, pc schrauben, pc zusammenbauen, homelab, technikfreak, nerd*, technikfan, technikbegeistert, technikliebhaber, handy*, smartphone*, tablet*, ipad*
wedding planning | hochzeit
perfume | parfüm, düfte
shaving and grooming | rasieren, bartpflege
nails | nägel, nageldesign, nagellack, nägel lackieren, nagelstudio
zero waste living | nachhaltigkeit, müll vermeiden, umweltschutz, klimaschutz, fridays for future
cosy nights in | gemütliche abende, kuscheln, zu hause sein, chillen, chillt, gammeln, faulenzen, relaxen, auf der couch, auf dem sofa, füße hochlegen, nichtstun, nix tun, daheim sein, rumhängen, abhängen, couchen, couch potato, auf der couch liegen, seele baumeln lassen, stubenhocker, stubenhockerin, couch-potato, gemütlich daheim, füsse hochlegen
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
hosting | gäste einladen, freunde treffen, mit freunden treffen, freundinnen treffen, mädelsabend, mädelsabende, gäste bewirten, tratschen, quatschen, ratschen, gesellig, freunde einladen, zeit mit freunden
volunteering | ehrenamt, freiwilligenarbeit, thw, rotes kreuz, beim roten kreuz, drk, malteser, johanniter, bergwacht, bergrettung, samariter, bei der tafel, ehrenamtlich, vereinsarbeit, vereinsleben, sanitätsdienst, tierheim, im tierheim helfen, im tierheim aushelfen, tierschutz, nachbarn helfen, gemeinderat, flüchtlingshilfe
long drives | lkw-fahrer, autofahren
love at a distance | fernbeziehung
sauna and cold plunge | saunieren, in die sauna gehen, therme, sauna, thermalbad, thermalbäder, saunagänge
smart home | hausautomation, intelligentes zuhause, balkonkraftwerk, solaranlage, photovoltaik
classic cars | oldtimer*, oldtimer schrauben, oldtimern, alte autos, youngtimer, oldtimerfan, oldtimerfreund, oldtimerclub
police cars | polizei, polizeiautos, polizeiauto
roses | rosen, rosengarten
snowboarding | snowboarden, snöben, boarden, snowboard fahren
Spanish | spanisch lernen, lernt spanisch, spanisch, spanischkurs
Japanese | japanisch lernen, lernt japanisch, japanisch
French | französisch lernen, lernt französisch, französisch, französischkurs
Italian | italienisch lernen, lernt italienisch, italienisch, italienischkurs
goalkeeper | steht im tor, im tor, torwart, torhüter, torfrau, torhüterin
inline skating | inlineskates, inlineskaten, inliner, inliner fahren, inlinern
recorder playing | blockflöte, flötenunterricht
manga drawing | mangas zeichnen, manga zeichnen
carp fishing | karpfenangeln
bubbles | seifenblasen
soap operas | seifenopern, telenovela, telenovelas, seifenopern, seifenoper
first communion and confirmation | erstkommunion, kommunion, konfirmation, firmung, jugendweihe
stacking towers | bauklötze, bauklötze stapeln, türme bauen, baut türme
traditional card games | skat, doppelkopf, schafkopf, canasta*, jassen, jass, jassrunde, jassabend, skatrunde, skat spielen, skat kloppen, skat klopfen, schafkopfen, schafkopfrunde, watten, binokel, doko, tarock, tarockieren, schnapsen, bauernschnapsen, karteln, gaigel, doppelkopfrunde, preisskat, preisjass, spielt skat, skatclub, skatverein, spielt karten, spielt gern karten, spielt gerne karten, spielt sehr gern karten
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
playset figures | playmobil, schleich, schleichtiere, playmo, schleichpferde, schleich pferde
audio stories | tonies, toniebox, tonie, kinderhörspiele, benjamin blümchen, tiptoi
christening | taufe, patenkind taufe, tauffeier
friendship bracelets | armbänder, armbänder knüpfen, freundschaftsbänder
mushroom picking | pilze sammeln, pilzesammeln, geht in die pilze, pilze suchen, in die pilze gehen, pilze, schwammerl, schwammerl suchen, schwammerlsuchen, in die schwammerl gehen, pilzesuchen, schwammerln
draughts | dame spielen, damespiel
dominoes | domino spielen
espresso | siebträger, siebträgermaschine, espressomaschine
pigeons | brieftauben, tauben züchten, taubenzucht
film photography | analoge fotografie, analogfotografie, fotografiert analog, analog fotografieren
floorball | unihockey
scooter riding | töffli, töffli fahren, töfflibub, mofa, mofa fahren, moped fahren, moped schrauben, basteln am moped, am moped basteln, simson, simson fahren, simson schrauben, schwalbe fahren, vespa fahren
sledging | schlitteln, schlittenfahren, schlitten fahren, rodeln, schlittenfahrn, bobfahren
snowshoeing | schneeschuhlaufen, schneeschuhwandern, schneeschuhtouren, schneeschuhe
Rapid Vienna | rapid*, sk rapid, rapid wien
VfB Stuttgart | vfb
EA FC | fifa zocken, zockt fifa, fifa spielen, spielt fifa, fifa auf der ps5, fc 25, fc 26, ea fc 26
Fortnite | zockt fortnite, fortnite zocken, fortnite spielen, spielt fortnite
Roblox | roblox zocken, zockt roblox, roblox spielen, spielt roblox
table football | kicker*, kickern, tischkicker, tischkickern, kickertisch, tischfußball, tischfussball, wuzzeln, töggelen, krökeln
swings and climbing frames | spielplatz, schaukeln, klettergerüst, auf den spielplatz gehen, rutschen
puddles and mud | matschen, matschküche, pfützen, pfützen springen, in pfützen springen
pub skittles and quoits | kegeln, kegelclub, kegelverein, kegelabend, kegelbahn, kegeln gehen
air rifle shooting | sportschütze, sportschützin, luftgewehr, luftpistole, schützenverein, schützenfest, schießsport, schützengilde, feldschützen, pistolenschiessen, pistolenschießen, feldschiessen, schiesssport, luftgewehrschiessen, schützenbruderschaft, schützenbund
hunting | jagen, jagd, jäger, jägerin, auf die jagd gehen, jagdschein, auf die pirsch gehen, pirschen, waidmann, jagdhornblasen, jagert, jagdhunde
volunteer fire brigade | freiwilligen feuerwehr, freiwillige feuerwehr, bei der feuerwehr, jugendfeuerwehr, in der feuerwehr, ffw, feuerwehrmann bei der freiwilligen, feuerwehrfrau
carnival | karneval, fasching, fastnacht, fasnet, fasnacht, karnevalsverein, funkenmariechen, tanzmariechen, tanzgarde, gardetanz, büttenrede, narrenzunft, prinzengarde, guggemusig, karneval feiern, faschingsball, rosenmontag, fasnachtsclique, kölle alaaf, karnevalsgesellschaft, fasnachtszunft, karnevalsclub
folk dancing | schuhplatteln, platteln, schuhplattler, volkstanz, trachtenverein, trachtler, plattln, schuaplattln, trachten, kirchweih
ludo | mensch ärgere dich nicht, mensch ärgere dich, eile mit weile
dog training | hundesport, hundeschule, hundetraining, hundeplatz, hundeverein, hundesportverein, hunde-sport
budgies | wellis, welli, wellensittich, sittiche
lawn care | rasenmähen, rasen mähen, rasenpflege, rasen, mähroboter
fires and wood burning | holz machen, holz hacken, holzhacken, brennholz, holz spalten, lagerfeuer, feuer machen, kaminofen, kettensäge, motorsäge, holz machen mit der kettensäge
tea dances | tanztee
slot cars | carrera-bahn, carrera bahn, carrerabahn, autorennbahn
drones | drohne, drohnen, drohnenfliegen
Flight Simulator | flugsimulator, flugsimulatoren
whittling | schnitzen, schnitzen mit dem taschenmesser, kettensägenkunst, kettensägenschnitzen
woodturning | drechseln, holz drechseln
winemaking | weinbau, winzer, winzerin, weinreben
beach volleyball | beachen, beachvolleyball, beachvolley
winter fun | schneemann bauen, schneeballschlacht, im schnee spielen, schnee*, winterspass
League of Legends | lol spielen, lol zocken, zockt lol
couch to 5k | couch to 5k, laufanfängerin, laufen lernen
streaming on twitch | streamen, twitch, twitch streamen
cross country skiing | langlauf, langlaufen, skilanglauf, loipe
winter sports on television | wintersport gucken, wintersport schauen, biathlon, biathlon gucken, biathlon schauen, skispringen, skispringen gucken, skispringen schauen, vierschanzentournee, wintersport
amigurumi | häkeltiere, amigurumis
Eintracht Frankfurt | eintracht, sge
rummy | rommee, rommé spielen, rommé
aqua aerobics | aquajogging, aqua-jogging, aquafitness
via ferrata | klettersteige, klettersteige gehen, klettersteiggehen
mountaineering | hochtouren, bergsteigen, bergsteiger, alpinismus, bergsteigerin, dav, sac*, öav
paragliding | gleitschirm, gleitschirmfliegen, paragliden
beading | perlen fädeln, perlen auffädeln, ketten fädeln
football cards | fußballkarten, fussballkarten, fussballsammelkarten
Catan | siedler, siedler von catan, die siedler
escape rooms | exit-spiele, exit spiele, exitspiele, krimidinner
smoking meat | smoker*, pulled pork, räucherofen
jam making | marmelade, marmelade kochen, marmelade einkochen, konfitüre
chinese cooking | asiatisch, asiatisch kochen, kocht asiatisch, asiatische küche, asia-küche
chilli growing | chilis züchten, chili züchten, chilis anbauen, chilis
parrots | papagei, papageien
castles | burgen, burgen und schlösser, burg besichtigen, burgruinen, ruinen
bass guitar | bass spielen, spielt bass, e-bass
doll houses | puppenhaus, puppenstube
baby dolls | puppe, babypuppe, puppenwagen, mit puppen spielen, reborn*, reborn-puppen
playing in water | wasser spielen, mit wasser spielen, wasserspielplatz, wasserspielzeug
marmalade and chutney | orangenmarmelade, chutney selber machen
Prosecco | prosecco trinken, prosecco mit den mädels
charcuterie and curing | wurst machen, metzgern, selber wursten, wurst
cider | most machen, mosten, moscht, most*
brunch | brunchen, zmorge, frühstücken gehen
fondue and raclette | raclette-abende, racletteabend, fondue-abend
marble runs | chügelibahn, kügelibahn, murmelbahnen
bmx | pumptrack
orienteering | orientierungslauf, ol*
crisps and savoury snacks | chips*, knabbern, knabberzeug, snacks*
knife making | messer schmieden, messer machen
gliding | segelflug, segelfliegen, segelflieger
traction engines | treckertreck, traktor-pulling, dampfmaschinen
motocross | enduro fahren, motocross fahren
quad biking | quad fahren, quad*
VW bus | bulli-treffen
pike and predator fishing | raubfischangeln, hechte, hecht angeln
sea fishing | angelurlaub in norwegen, hochseeangeln, meeresangeln
North Sea coast | sylt, juist, norderney, amrum, föhr, wattwandern
Mallorca | malle
South Tyrol | südtirol-urlaub
Italy | gardasee, lago maggiore, italien-urlaub, italienfan, italienliebhaberin
Greek islands | griechenland, kreta, rhodos, korfu
watercolour | aquarellieren, aquarell, aquarell malen, aquarellmalerei
linocut | linoldruck, linolschnitt
wildlife photography | wildtierkamera, tierfotografie, tiere fotografieren
ponds | teich, gartenteich, teiche
koi | koi-teich, koikarpfen
fruit trees and orchards | apfelbäume schneiden, obstbaumschnitt, obstbäume schneiden
ornamental grass | ziergräser
military history | militär, weltkrieg, zweiter weltkrieg, 2. weltkrieg
Schlager | schlager, schlager hören, schlagermusik, schlagerfan, schlagerparty
Bayern Munich | fc bayern, bayern-fan, bayernfan, fcb-fan
Captain Tsubasa | die tollen fußballstars, die tollen fussballstars
guardian angel | engel, engelsfiguren, engel sammeln, schutzengel
marathon | marathonläufer, marathonläuferin, marathon laufen
Japan | japanfan
Mönchengladbach | borussia mönchengladbach, gladbach-fan
trees and woodland | im wald unterwegs, in den wald gehen, im wald sein, förster, waldbauer
Helene Fischer | helene
World of Warcraft | wow spielen, wow zocken
GTA | gta 5, gta 6, gta zocken
Truck Simulator | ets2, ets 2, euro truck simulator
handball | thw kiel, sg flensburg, füchse berlin, handballverein, handballmannschaft
canoeing | kanutouren, kanutour, kanu fahren
axe throwing | messerwerfen
cosplay | cosplayen
whisky | whiskytastings, whiskytasting, whisky-tasting, whisky-verkostung
rum | rumtasting, rum-tasting
pasta making | nudeln selber machen, nudelmaschine
air fryer | airfryer, heissluftfritteuse
UFOs and aliens | ufos und ausserirdische
fantasy football | fussballmanager-spiele
world cup | fussball-wm
Sesame Street | sesamstrasse
Verstehen Sie Spaß | verstehen sie spass
trams | strassenbahnen
Großstadtrevier | grossstadtrevier
Lindenstraße | lindenstrasse
hot chocolate | heisse schokolade
five-a-side | kleinfeldfussball
walking football | gehfussball
football stickers | fussballsticker
hot air balloons | heissluftballons
welding | schweissen
honeysuckle | geissblatt
millipedes | tausendfüsser
Otfried Preußler | otfried preussler
pigs | schwein, schweine, hausschwein, glücksschwein, minischweine
coaching and refereeing | trainer*, schiri, jugendtrainer, jugendtrainerin, übungsleiter, übungsleiterin, trainerin
nativity scenes | krippenbau, räuchermännchen, schwibbogen, erzgebirge
wreath making | adventskranz binden, kränze binden, adventskränze
sculpting | gips, modellieren
resin art | epoxidharz
laser cutting | lasercutter, lasern
needle felting | filzen, filzt
silversmithing | goldschmieden, silberschmieden, goldschmiedekurs
pinball | flippern, flipperautomaten
warships and tanks in scale | panzermodelle, panzer*
model aircraft | flugmodelle
model ships | schiffe, schiffsmodellbau
Celts and Anglo-Saxons | kelten, germanen
shell collecting | muscheln
penguin | pinguine, pinguin
whale | wal
ducks | gänse
sloth | faultiere, faultier
kickboxing | kickboxen
judo | judoverein
pool | billardclub, poolbillard
garden visits | landesgartenschau, gartenschau, botanischer garten, botanische gärten
hanging baskets and pots | balkonien, terrasse
seafood | fisch essen, fischgerichte
The Lion King | könig der löwen
clarinet | klarinette im musikverein
flute | querflöte im musikverein, querflöte im orchester
Rosamunde Pilcher | rosamunde-pilcher-filme, pilcher-filme
spies and codes | detektivgeschichten, detektiv spielen
toy kitchen | puppenküche, spielküche
rally driving | rallye schauen, rallye
off-roading | pick-up, geländewagen
motor boats | sportbootführerschein, bootsführerschein, motorboot fahren
ultramarathons | ultraläufe, ultralauf
hybrid fitness races | hyrox-training
Volksmusik | volksmusik hören, volksmusik
`
