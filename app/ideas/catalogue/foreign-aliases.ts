/**
 * Names of topics in other languages: "title | German | French | Spanish | Italian | Portuguese | Dutch | Polish | Russian and
 * emoji". "=": named as in English. A star: an English word too, which counts only beside words of that language.
 */
export default `
knitting | stricken, strick | tricot, tricoter, le tricot | tejer, hacer punto, punto | maglia, lavorare a maglia, ai ferri | tricô, tricotar | breien, breiwerk | robótki na drutach, dzierganie | вязание, 🧶
sewing | nähen, schneidern, nähmaschine | couture*, coudre | coser, costura, coser ropa | cucito, cucire | costurar | naaien, kleding naaien | szycie | шитьё, шитье, 🧵, 🪡
painting | malen, aquarell, aquarellmalerei, malerei | peinture, peindre, aquarelle | pintura, pintar, acuarela | pittura, dipingere, acquerello | aguarela, pintura a óleo, pintura | schilderen, schilderkunst, aquarelleren | malarstwo, malowanie | живопись, 🎨
crochet | häkeln, häkelarbeiten | le crochet, faire du crochet | ganchillo, tejer a crochet, hacer ganchillo | uncinetto, lavorare all'uncinetto | croché, crochê | haken*, haakwerk | szydełkowanie, szydełko
embroidery | sticken, stickerei, kreuzstich | broderie, broder, point de croix | bordado, bordar, punto de cruz | ricamo, ricamare, punto croce | ponto cruz, bordados | borduren, kruissteek | haftowanie, haft*
drawing | zeichnen, skizzieren | dessin, dessiner, croquis | dibujo, dibujar, dibujos | disegno, disegnare | desenho, desenhar | tekenen, schetsen | rysowanie, rysunek | рисование
woodworking | holzarbeit, holzwerken, tischlern, schreinern, drechseln | menuiserie, travail du bois, ébénisterie | carpintería, carpintería de madera | falegnameria | marcenaria, carpintaria | houtbewerking, hout bewerken | stolarstwo, stolarka | 🪚
pottery | töpfern, keramik, töpferei | poterie, céramique | cerámica, alfarería | ceramica, ceramica artistica | olaria, cerâmica | pottenbakken, keramiek | garncarstwo, ceramika | 🏺
photography | fotografie, fotografieren, fotos machen, fotografieren und filmen | photographie, photo, la photo | fotografía, hacer fotos | fotografia, fare foto | fotografar, tirar fotos | foto's maken, fotograferen | fotografia, fotografowanie | фотография, 📷, 📸
jewellery making | schmuck machen, schmuck basteln | création de bijoux, fabriquer des bijoux | bisutería, hacer joyas | creare gioielli, bigiotteria | bijuteria, fazer joias | sieraden maken | biżuteria, robienie biżuterii
children's crafts | basteln mit kindern, kinderbasteln | bricolage pour enfants, activités manuelles enfants | manualidades infantiles, manualidades para niños | lavoretti per bambini | trabalhos manuais infantis, artesanato infantil | knutselen met kinderen | prace plastyczne
papercraft | basteln, bastelt gerne, papier falten | loisirs créatifs, pliage de papier, scrapbooking créatif | manualidades, papiroflexia | lavoretti, lavori con la carta | artesanato, trabalhos manuais | knutselen, papier vouwen | majsterkowanie z papieru, rękodzieło
calligraphy | kalligraphie, kalligrafie, schönschrift | calligraphie | caligrafía | calligrafia | caligrafia | schoonschrijven, handlettering | kaligrafia
candle making | kerzen gießen, kerzen machen | fabrication de bougies, faire des bougies | hacer velas | fare candele | fazer velas | kaarsen maken | robienie świec
soap making | seife machen, seife sieden | fabrication de savon, faire du savon | hacer jabón | fare il sapone | fazer sabonetes | zeep maken | robienie mydła
leatherwork | lederarbeiten, leder verarbeiten | maroquinerie, travail du cuir | marroquinería, trabajar el cuero | lavorare la pelle, pelletteria | trabalhos em couro | leerbewerking, leer bewerken | kaletnictwo
quilting | quilten, patchwork nähen | courtepointe, le patchwork | acolchado, hacer colchas | trapunta, fare trapunte | colchas de retalhos | quilten, lapjesdekens | pikowanie, szycie patchworku
weaving and macramé | weben, makramee | tissage, tisser, macramé | tejeduría, telar, macramé | tessitura, tessere | tecelagem, macramê | weven, macrameeën | tkactwo, makrama
basket weaving | korbflechten, flechten | vannerie | cestería | cesteria, intreccio di cesti | cestaria | mandenvlechten, manden vlechten | wikliniarstwo, wyplatanie koszy
model making | modellbau, modellbauen | maquettes, modélisme | maquetismo, maquetas | modellismo, modellini | modelismo | modelbouw, modelbouwen | modelarstwo
model railways | modelleisenbahn, modellbahn, modelleisenbahnen | modélisme ferroviaire, trains miniatures | modelismo ferroviario, trenes en miniatura | modellismo ferroviario, trenini | ferromodelismo | modeltreinen, modelspoor | kolejki elektryczne, modele kolejowe
stained glass and mosaics | glasmalerei, mosaik, tiffany-glas | vitrail, mosaïque | vidrieras, mosaicos | vetrate, mosaico | vitrais, mosaicos em azulejo | glas-in-lood, mozaïek | witraże, mozaika
printmaking | linolschnitt, druckgrafik, siebdruck | linogravure, gravure, sérigraphie | grabado, serigrafía | incisione, linoleografia, serigrafia artistica | gravura, serigrafia | linosnede, zeefdruk | linoryt, grafika warsztatowa
diamond painting | diamond painting bilder | broderie diamant, diamant painting | pintura de diamantes | pittura con diamanti | pintura com diamantes | diamantschilderen | haft diamentowy
3D printing | 3d-druck, 3d drucken | impression 3d | impresión 3d | stampa 3d | impressão 3d | 3d-printen | druk 3d, drukowanie 3d
film making | filmen, filme drehen | vidéo, faire des films, tourner des films | hacer vídeos, grabar vídeos | riprese video, girare film | filmar, fazer filmes | filmen maken, films maken | kręcenie filmów
upcycling | möbel aufarbeiten, altes neu machen | récup, relooking de meubles | restaurar muebles, reciclaje creativo | riciclo creativo, restauro mobili | reciclagem criativa, restaurar móveis | meubels opknappen | przerabianie mebli, renowacja mebli
metalwork and blacksmithing | schmieden, schweißen | forge*, ferronnerie, soudure | herrería, forja, soldadura | lavorare il ferro, forgiatura | serralharia, ferraria | smeden, lassen* | kowalstwo, spawanie
slime and sensory play | schleim machen, knete | pâte à modeler, faire du slime | hacer slime, plastilina | fare lo slime, plastilina e slime | fazer slime, massinha | slijm maken, klei spelen | ciastolina, robienie slime
digital art | digitale kunst, digital zeichnen | art numérique, dessin numérique | arte digital, dibujo digital | arte digitale, disegno digitale | desenho digital | digitale kunst maken, digitaal tekenen | grafika komputerowa, sztuka cyfrowa
lace making | klöppeln, spitzenklöppeln | dentelle | encaje de bolillos | tombolo*, pizzo | renda de bilros | kantklossen | koronkarstwo
pyrography | schnitzen, brandmalerei | sculpture sur bois, pyrogravure | tallar madera, pirograbado | intaglio del legno, pirografia | entalhe em madeira, pirogravura | houtsnijden, houtbranden | rzeźbienie w drewnie, wypalanie w drewnie
tie dye | batiken, stoffe färben | teinture sur tissu, faire du tie-dye | teñir ropa | tingere tessuti | tingir roupa | stoffen verven, batikken | farbowanie tkanin
gift wrapping and party crafts | geschenke verpacken, partydeko basteln | emballage cadeau, déco de fête | envolver regalos, decoración de fiestas | incartare regali, decorazioni per feste | embrulhar presentes, decoração de festas | cadeautjes inpakken, feestversiering maken | pakowanie prezentów
street art | straßenkunst, graffiti sprühen | art urbain, le graffiti | arte callejero, grafiti | arte di strada, murales | arte de rua, grafite | straatkunst | sztuka uliczna, murale
stamps | briefmarken, briefmarken sammeln | timbres*, philatélie | sellos, filatelia | francobolli | selos, colecionar selos | postzegels, postzegels verzamelen | znaczki, znaczki pocztowe, filatelistyka
trading cards | sammelkarten, sammelkarten tauschen | cartes à collectionner | cromos, cartas coleccionables | figurine e carte collezionabili, carte da collezione | cromos de coleção, cartas colecionáveis | verzamelkaarten | karty kolekcjonerskie
soft toys | kuscheltiere, plüschtiere, stofftiere | peluches, doudous | muñecos de peluche | pupazzi, peluche | peluches de coleção, bichos de pelúcia | knuffels, knuffeldieren | pluszaki, maskotki
coins | münzen, münzen sammeln, numismatik | monnaies, numismatique | monedas, numismática | monete, numismatica | moedas, colecionar moedas | munten, munten verzamelen | monety, numizmatyka
model cars | modellautos, spielzeugautos | voitures miniatures, petites voitures | coches en miniatura, cochecitos | macchinine, modellini di auto | carrinhos, miniaturas de carros | modelauto's, speelgoedauto's | modele samochodów, samochodziki
minerals and crystals | mineralien, edelsteine, kristalle | minéraux, cristaux | minerales, cristales | minerali, cristalli | minerais, cristais | mineralen, kristallen | minerały, kryształy
fashion dolls | puppen, puppen sammeln | poupées | muñecas | bambole | bonecas | poppen*, poppen verzamelen | lalki
sneakers | turnschuhe, turnschuhe sammeln | baskets*, collection de baskets | zapatillas, coleccionar zapatillas | scarpe da ginnastica | ténis de coleção, colecionar ténis | sportschoenen | buty sportowe, sneakersy
pins and badges | anstecker, anstecker sammeln | épinglettes, badges à collectionner | chapas, insignias* | spille, spillette | alfinetes, crachás | speldjes, buttons verzamelen | przypinki, odznaki
comics | comics lesen, comichefte | bandes dessinées, bd* | tebeos, cómics | fumetti | banda desenhada, quadrinhos | stripboeken, strips lezen | komiksy
antiques | antiquitäten | antiquités | antigüedades | antiquariato | antiguidades | antiek | antyki
watches | uhren, armbanduhren | montres, horlogerie | relojes | orologi | relógios | horloges | zegarki
figures and statues | sammelfiguren, actionfiguren | figurines à collectionner | figuras de acción, figuras de colección | statuine, action figure da collezione | figuras de ação, bonecos de coleção | verzamelfiguren, actiefiguren | figurki, figurki kolekcjonerskie
militaria | militaria sammeln, orden sammeln | objets militaires, militaria de collection | objetos militares | cimeli militari | artigos militares | militaria verzamelen | militaria kolekcjonerskie
china and teapots | porzellan, teekannen | porcelaine, théières | porcelana, teteras | porcellana, teiere | bules, louça antiga | porselein, theepotten | filiżanki, porcelana kolekcjonerska
autographs and memorabilia | autogramme, autogramme sammeln | autographes | autógrafos | autografi | autógrafos e recordações | handtekeningen verzamelen | autografy
rare books and maps | alte bücher, alte karten | livres anciens, cartes anciennes | libros antiguos, mapas antiguos | libri antichi, mappe antiche | livros antigos | oude boeken, oude kaarten | stare książki, stare mapy
postcards and ephemera | postkarten, ansichtskarten | cartes postales | postales* | cartoline | postais, cartões-postais | ansichtkaarten, postkaarten | pocztówki
vintage shopping | flohmarkt, flohmärkte, shoppen, bummeln | brocante, brocantes, vide-grenier, friperies, shopping entre copines | mercadillos, rastros, ir de compras | mercatini, mercatini dell'usato | feira da ladra, feiras de velharias, brechós | rommelmarkt, kringloopwinkels, winkelen | pchli targ, lumpeksy, zakupy
tattoos | tätowierungen, tattoos stechen | tatouage, tatouages | tatuajes | tatuaggi | tatuagens | tatoeages | tatuaże
Harry Potter | = | = | = | = | = | = | =
Star Wars | krieg der sterne | la guerre des étoiles | la guerra de las galaxias | guerre stellari | guerra das estrelas | = | gwiezdne wojny
dinosaurs | dinosaurier, dinos | dinosaures | dinosaurios | dinosauri | dinossauros | dinosaurussen, dino's | dinozaury | 🦖, 🦕
anime | animes schauen, mangas lesen | mangas, japanimation | ver anime, leer manga | guardare anime, leggere manga | ver animes, mangás | anime kijken | oglądanie anime, mangi
superheroes | superhelden | super-héros | superhéroes | supereroi | super-heróis | superhelden kijken | superbohaterowie
The Lord of the Rings | herr der ringe, der herr der ringe | le seigneur des anneaux, seigneur des anneaux | el señor de los anillos | il signore degli anelli | o senhor dos anéis | in de ban van de ring | władca pierścieni
true crime | wahre verbrechen | faits divers, affaires criminelles | crímenes reales | crimini veri, cronaca nera | crimes reais | misdaadverhalen, waargebeurde misdaad | kryminalne zagadki, prawdziwe zbrodnie
cinema | kino, filme, filme schauen, ins kino gehen | cinéma, aller au cinéma, regarder des films | cine, películas, ver películas, ir al cine | il cinema, guardare film | cinema e filmes, ver filmes, filmes | film kijken, bioscoop, films kijken | kino i filmy, oglądanie filmów, filmy | кино, 🎬, 🍿
football fans | fußball schauen, fußballfan, bundesliga | supporter de foot, regarder le foot | ver fútbol, ver el fútbol | tifoso, guardare il calcio | benfica, ver futebol | voetbal kijken, voetbalfan | kibicowanie, kibic
Formula 1 | formel 1, formel eins | formule 1, la formule 1 | fórmula 1 | formula uno | fórmula um | formule 1 kijken | formuła 1
theatre | theater, ins theater gehen, musicals schauen | théâtre, aller au théâtre, comédies musicales | teatro, ir al teatro | andare a teatro, il teatro | ir ao teatro | naar het theater, toneel kijken | teatr, chodzenie do teatru
horror films | horrorfilme, gruselfilme | films d'horreur | películas de terror, cine de terror | film horror, film dell'orrore | filmes de terror | horrorfilms, griezelfilms | horrory, filmy grozy
nature documentaries | naturdokus, natur, tierdokus | documentaires animaliers | naturaleza, documentales de naturaleza | natura, documentari sulla natura | natureza, documentários de natureza | natuur, natuurdocumentaires | przyroda, filmy przyrodnicze
animated films | zeichentrickfilme, trickfilme | dessins animés, films d'animation | dibujos animados | cartoni animati | desenhos animados, filmes de animação | tekenfilms | kreskówki, bajki, filmy animowane
princesses and fairies | prinzessinnen, feen | princesses et fées, fées | princesas, hadas | principesse, fate* | princesas e fadas, fadas | prinsessen, feeën | księżniczki, wróżki
mermaids | meerjungfrauen, meerjungfrau | sirènes, sirène | sirenas, sirena | sirene, sirenette | sereias | zeemeerminnen, zeemeermin | syreny, syrenki
unicorns | einhörner | licornes | unicornios | unicorni | unicórnios | eenhoorns | jednorożce | 🦄
diggers and tractors | bagger*, traktoren | tracteurs, pelleteuses, engins de chantier | excavadoras, tractores | ruspe, trattori | escavadoras, tratores | graafmachines, tractoren | koparki, traktory
fire engines and police cars | feuerwehr, feuerwehrautos | pompiers, camions de pompiers | bomberos, camiones de bomberos | pompieri, camion dei pompieri | bombeiros, carros de bombeiros | brandweer, brandweerauto's | straż pożarna, wozy strażackie
preschool television | sandmännchen, die maus, sendung mit der maus | peppa pig en français, t'choupi | pocoyó, programas infantiles | programmi per bambini, cartoni per piccoli | galinha pintadinha, programas infantis | nijntje, kinderprogramma's | kicia kocia, bajki dla maluchów
sharks and ocean animals | haie, meerestiere, wale*, delfine | requins, animaux marins, baleines, dauphins | tiburones, animales marinos, delfines | squali, animali marini, delfini | tubarões, animais marinhos, golfinhos | haaien, zeedieren, dolfijnen | rekiny, zwierzęta morskie, delfiny
Doctor Who | = | = | = | = | = | = | =
Star Trek | raumschiff enterprise | = | = | = | jornada nas estrelas | = | =
period dramas | kostümfilme, historienserien | séries historiques, films d'époque | series de época | serie in costume, film in costume | séries de época | kostuumdrama's | seriale kostiumowe
sitcoms | comedyserien | séries comiques | comedias de situación, telecomedias | commedie televisive | séries de comédia | comedyseries | seriale komediowe
reality and cooking shows | kochshows, castingshows | télé-réalité, émissions de cuisine | programas de cocina, telerrealidad | programmi di cucina, reality televisivi | programas de culinária | kookprogramma's, realityprogramma's | programy kulinarne
Game of Thrones | = | le trône de fer | juego de tronos | il trono di spade | a guerra dos tronos | = | gra o tron
Stranger Things | = | = | = | = | = | = | =
wrestling fans | wrestling schauen | catch à la télé, le catch | lucha libre | wrestling in tv | luta livre | worstelen kijken | wrestling w telewizji
Korean dramas | koreanische serien | séries coréennes, dramas coréens | series coreanas, doramas | serie coreane, drama coreani | doramas coreanos, séries coreanas | koreaanse series | koreańskie seriale, dramy
railways | eisenbahn, züge | les trains, chemins de fer | trenes, ferrocarriles | treni, ferrovie | comboios, caminhos de ferro | treinen, spoorwegen | pociągi, kolej
aviation | flugzeuge, fliegen | avions, aéronautique | aviones, aviación | aerei, aviazione | aviões, aviação | vliegtuigen, luchtvaart | samoloty, lotnictwo
sports fans | sport schauen, sport gucken | regarder le sport | ver deportes | guardare lo sport | ver desporto, ver esportes | sport kijken | oglądanie sportu
knights and dragons | ritter, drachen, piraten | chevaliers, dragons et chevaliers, pirates* | dragones, piratas, caballeros | cavalieri, draghi, pirati | cavaleiros, dragões | ridders, draken, piraten | rycerze, smoki, piraci
television series | serien, serien schauen, fernsehen | séries, regarder des séries, la télé, télévision | ver series, ver la tele | serie tv, guardare la tv | ver televisão, séries de televisão | tv kijken, series kijken, televisie kijken | seriale, oglądanie telewizji, telewizja
stand-up comedy | kabarett, comedy schauen | spectacles d'humour, humour* | comedia, monólogos | cabaret e comicità, comicità | comédia | cabaret kijken | kabaret
acting and improv | schauspielern, theater spielen | faire du théâtre, improvisation théâtrale | hacer teatro | fare teatro, recitare | fazer teatro | toneel, toneelspelen | aktorstwo
running | laufen, joggen | course à pied, footing, courir | correr por las mañanas, carrera*, carreras populares | corsa, correre | corrida*, correr | hardlopen, rennen | bieganie, biegi | бег, 🏃, 🏃‍♀️, 🏃‍♂️
yoga | yoga machen | faire du yoga | hacer yoga | fare yoga | fazer yoga, ioga | yoga doen | joga | йога, 🧘, 🧘‍♀️, 🧘‍♂️
football | fußball, fussball, fußball spielen | le foot, foot*, jouer au foot | fútbol, futbol, jugar al fútbol | calcio, giocare a calcio | futebol, jogar futebol, jogar à bola | voetbal, voetballen | piłka nożna, piłka | футбол, ⚽
cycling | radfahren, fahrrad, fahrrad fahren, fahrradfahren, rad fahren, rennrad, mountainbike fahren | vélo, cyclisme, faire du vélo | bici, bicicleta, montar en bici, andar en bici, ciclismo | andare in bici, bicicletta | andar de bicicleta, pedalar | fietsen, wielrennen, racefietsen | rower*, jazda na rowerze, kolarstwo | велосипед, 🚴, 🚴‍♀️, 🚴‍♂️, 🚲
gym | fitnessstudio, krafttraining, fitnessstudio gehen | musculation, salle de sport, muscu | gimnasio, ir al gimnasio, pesas | palestra, andare in palestra | ginásio, musculação, academia de musculação | sportschool, krachttraining | siłownia | 🏋️, 🏋️‍♀️, 🏋️‍♂️, 💪
tennis | tennis spielen | jouer au tennis, le tennis | tenis, jugar al tenis | giocare a tennis | ténis, jogar ténis | tennissen | tenis ziemny | теннис, 🎾
golf | golfen, golf spielen | jouer au golf, le golf | jugar al golf | giocare a golf | golfe | golf spelen | gra w golfa | 🏌️, ⛳
climbing | klettern, bouldern, bergsteigen | escalade, alpinisme | escalada, escalar, alpinismo | arrampicata, arrampicare, alpinismo e arrampicata | escalada em rocha | klimmen, boulderen | wspinaczka | 🧗, 🧗‍♀️, 🧗‍♂️
basketball | basketball spielen | le basket, jouer au basket | baloncesto, básquet | pallacanestro | basquetebol, basquete | basketballen | koszykówka | 🏀
dance | tanzen, tanz | danse, danser, la danse | bailar, baile | ballo, ballare, danza | dança, dançar | dansen, dans* | taniec, tańczyć | танцы, 💃, 🕺
martial arts | kampfsport, kampfkunst | arts martiaux | artes marciales | arti marziali | artes marciais | vechtsport, vechtkunst | sztuki walki
skateboarding | skaten, skateboard fahren | faire du skate | monopatín | andare in skateboard | andar de skate | skateboarden | jazda na deskorolce, deskorolka
gymnastics | turnen, kunstturnen | gym artistique | gimnasia artística | ginnastica artistica | ginástica artística | turnen, gymnastiek | gimnastyka artystyczna
triathlon | triathlon trainieren | faire du triathlon | triatlón | allenarsi per il triathlon | triatlo | triatlon | triathlon trening
rugby | rugby spielen | jouer au rugby, le rugby | jugar al rugby | giocare a rugby | jogar râguebi, râguebi | rugby spelen | gra w rugby
cricket | kricket | le cricket | críquet | giocare a cricket | críquete | cricket spelen | krykiet
volleyball | volleyball spielen | volley | vóley, voleibol | pallavolo | vôlei, voleibol de praia | volleybal | siatkówka
pétanque | boule spielen, boccia | pétanque, boules, jeu de boules | petanca, bochas | bocce | bocha*, jogo da malha | jeu de boules spelen | gra w bule, petanka
bowls | rasenbowling, rasenbowls | boulingrin, boules anglaises | bolos sobre hierba | bowls su prato | bowls na relva | koersbal | bowls na trawie
horse riding | reiten, pferdereiten | équitation, monter à cheval | equitación, montar a caballo | equitazione, andare a cavallo | hipismo, andar a cavalo, equitação | paardrijden | jazda konna, jeździectwo | 🏇
archery | bogenschießen | tir à l'arc | tiro con arco | tiro con l'arco, tiro al arco | tiro com arco | boogschieten | łucznictwo
badminton | federball, badminton spielen | jouer au badminton, le badminton | bádminton, jugar al bádminton | giocare a badminton, volano* | jogar badminton, peteca | badmintonnen | badminton gra, gra w badmintona
table tennis | tischtennis | tennis de table | tenis de mesa | tennistavolo | ténis de mesa | tafeltennis | tenis stołowy
squash | squash spielen | jouer au squash | jugar al squash | giocare a squash | jogar squash | squashen | gra w squasha
padel and pickleball | padel spielen | jouer au padel | pádel, jugar al pádel | giocare a padel | jogar padel | padellen | gra w padla
boxing | boxen | boxe, boxe anglaise | boxeo | pugilato | pugilismo | boksen | boks | 🥊
ballet | ballett | danse classique | ballet clásico | danza classica, balletto | balé | klassiek ballet | balet
ice skating | eislaufen, schlittschuhlaufen | patinage, patinage artistique | patinaje, patinaje sobre hielo | pattinaggio, pattinaggio sul ghiaccio | patinagem, patinagem no gelo | schaatsen, kunstschaatsen | łyżwy, łyżwiarstwo
roller skating | rollschuhlaufen, inliner fahren | patins à roulettes, faire du roller | patinar, patines | pattinare, pattini a rotelle | patinação, patins | skeeleren, rolschaatsen | rolki, jazda na rolkach, wrotki
pilates | pilates machen | faire du pilates | hacer pilates | fare pilates | fazer pilates | pilates doen | ćwiczyć pilates
field hockey | feldhockey, hockey spielen | hockey sur gazon | hockey sobre hierba | hockey su prato | hóquei em campo, hóquei | hockeyen | hokej na trawie
netball | netzball, korbball | = | = | = | = | korfbal | =
lacrosse | lacrosse spielen | la crosse | = | = | = | lacrosse spelen | =
athletics | leichtathletik | athlétisme | atletismo | atletica, atletica leggera | atletismo de pista | atletiek | lekkoatletyka
mountain biking | mountainbiken | vtt | ciclismo de montaña, btt | mountain bike, andare in mountain bike | ciclismo de montanha | mountainbiken, mountainbike | kolarstwo górskie
American football | football amerikanisch, amerikanischer football | football américain | fútbol americano | football americano | futebol americano | american football spelen | futbol amerykański
baseball | baseball spielen | jouer au baseball | béisbol | giocare a baseball | beisebol | honkbal | bejsbol
ice hockey | eishockey | hockey sur glace | hockey sobre hielo | hockey su ghiaccio | hóquei no gelo | ijshockey | hokej, hokej na lodzie
trampolining | trampolin, trampolin springen | trampoline en salle, faire du trampoline | cama elástica, saltar en cama elástica | trampolino elastico | trampolim, cama elástica em casa | trampolinespringen | trampolina, skakanie na trampolinie
caving | höhlenforschung, höhlen erkunden | spéléologie, spéléo | espeleología | speleologia | espeleologia | speleologie, grotten verkennen | speleologia jaskiniowa, jaskinie
fencing | fechten | escrime | esgrima | scherma | esgrima desportiva | schermen | szermierka
curling | curling spielen, eisstockschießen | faire du curling | = | giocare a curling | = | curlen | =
ten-pin bowling | kegeln, bowling spielen | jouer au bowling, quilles | bolos*, jugar a los bolos | birilli, giocare a bowling | bólingue, boliche | bowlen | kręgle
clay shooting | jagen, jagd, sportschießen | chasse, tir sportif | caza, tiro deportivo | caccia, tiro sportivo | caça | jacht, jagen, schietsport | polowanie, myślistwo, strzelectwo
parkour | parkour laufen | faire du parkour | hacer parkour | fare parkour | fazer parkour | freerunnen | parkour trening
tai chi | tai-chi üben | taï chi | taichí | fare tai chi | tai chi chuan ao ar livre, praticar tai chi | tai chi doen | ćwiczyć tai chi
home workouts | gymnastik, aerobik | gymnastique, gym à la maison | gimnasia en casa, aeróbic | ginnastica, ginnastica in casa | ginástica, treino em casa | thuis sporten | gimnastyka, ćwiczenia w domu
skydiving and paragliding | gleitschirmfliegen, fallschirmspringen | parapente, parachutisme | paracaidismo, parapente en montaña | parapendio, paracadutismo | paraquedismo, voo livre | parachutespringen, paragliden | spadochroniarstwo, paralotniarstwo
paintball and airsoft | paintball spielen | jouer au paintball | jugar al paintball | giocare a paintball | jogar paintball | paintballen | gra w paintball
horse racing | pferderennen | courses hippiques, courses de chevaux | carreras de caballos | corse dei cavalli, ippica | corridas de cavalos, turfe | paardenrennen | wyścigi konne
pole and aerial fitness | poledance, luftakrobatik | tissu aérien | danza aérea, telas aéreas | danza aerea, tessuti aerei | dança no varão, tecido acrobático | paaldansen | akrobatyka powietrzna
ballroom and Latin dancing | gesellschaftstanz, standardtanz, salsa tanzen | danse de salon, danses latines | bailes de salón, bailar salsa | ballo liscio, balli latini | dança de salão | stijldansen, salsa dansen | taniec towarzyski
karting and motorsport | motorsport gucken, kart fahren | sport automobile, karting en famille, faire du karting | deportes de motor | automobilismo, kart e motori | desporto motorizado, andar de kart | autosport, karten | sporty motorowe, gokarty
hiking | wandern, bergwandern, spazieren, spazieren gehen, spaziergänge, berge* | randonnée, randonnées, marche, marche à pied, balades | senderismo, caminar, caminatas, excursionismo | escursionismo, camminare, passeggiate | caminhadas, caminhar | wandelen, wandelingen | wędrówki, turystyka piesza, spacery, góry, chodzenie po górach | походы, 🥾
camping | zelten, campen, zelten gehen | faire du camping, camping en tente | acampar, ir de camping | campeggio | campismo, acampar no mato | kamperen | biwakowanie, biwak | ⛺, 🏕️, 🏕
birdwatching | vogelbeobachtung, vögel beobachten, vögel | oiseaux, ornithologie, ornithologie amateur, observation des oiseaux | observación de aves, aves*, pájaros | osservazione degli uccelli, uccelli | observação de aves, pássaros | vogels kijken, vogels spotten, vogels | obserwacja ptaków, ptaki | 🐦
stargazing | sterne gucken, sternenhimmel | regarder les étoiles | mirar las estrellas | guardare le stelle | ver as estrelas | sterren kijken | patrzenie w gwiazdy
metal detecting | sondeln, schatzsuche | détection de métaux | detector de metales | cercare con il metal detector | detetor de metais | metaaldetectie | poszukiwanie skarbów
skiing | skifahren, ski fahren, langlauf | ski, ski alpin, faire du ski | esquí, esquiar | sciare, sci* | esqui, esquiar na neve | skiën, wintersport | narty, jazda na nartach | 🎿, ⛷️, ⛷
motorcycling | motorrad fahren, motorrad, motorradfahren, motorräder | moto, motos, faire de la moto | motocicletas, ir en moto | motociclismo, motocicletta | andar de mota, motociclismo e viagens | motorrijden | motocykle, jazda na motocyklu | мотоциклы, 🏍️
travel | reisen, verreisen, städtereisen | voyage*, voyages*, voyager | viajar, viajes, viajar por el mundo | viaggi, viaggiare | viajar pelo mundo, viagens | reizen | podróże, podróżowanie, podróżować | путешествия, ✈️, ✈, 🧳
foraging | pilze sammeln, pilzesammeln, beeren sammeln | cueillette, cueillette de champignons, champignons | buscar setas, setas | raccolta funghi, funghi | apanhar cogumelos, cogumelos | paddenstoelen zoeken, wildplukken | grzybobranie, zbieranie grzybów, grzyby
bushcraft and survival | survival im wald, überleben in der wildnis | survie en forêt | supervivencia, supervivencia en el bosque | sopravvivenza nel bosco | sobrevivencialismo, sobrevivência na natureza | overleven in de natuur | sztuka przetrwania, surwiwal
geocaching | schnitzeljagd | chasse au trésor | geocaching en familia, búsqueda del tesoro | caccia al tesoro | caça ao tesouro | speurtochten, geocachen | poszukiwanie skrzynek
camper vans and caravans | wohnmobil, wohnwagen | camping-car, caravane | autocaravanas, caravanas | camperisti, camper e roulotte | autocaravana | camper reizen, kamper, caravan reizen | kampery, karawaning
drones and kites | drachen steigen lassen, drohnen fliegen | cerf-volant, cerfs-volants, drones* | cometas, volar drones | aquiloni, droni | papagaios de papel, pipas* | vliegeren, drones vliegen | latawce, drony
scouting | pfadfinder, pfadfinderin | scoutisme, les scouts | movimiento scout, boy scouts y acampadas | scoutismo, fare lo scout | escotismo, escuteiros | padvinderij, scouting nederland | harcerstwo, harcerz
theme parks | freizeitparks | parcs d'attractions | parques de atracciones | parchi di divertimento | parques de diversões | pretparken | parki rozrywki
picnics and parks | picknick, picknicken | pique-nique, pique-niques | ir al parque, picnic al aire libre | fare picnic, andare al parco | piquenique, piqueniques | picknicken in het park | pikniki
urban exploration | sightseeing machen, städte erkunden | visites de villes, visiter des villes | visitar ciudades | visitare città | visitar cidades, exploração urbana | stedentrips | zwiedzanie
winter fun | schlitten fahren, rodeln | luge*, faire de la luge | trineo, jugar en la nieve | slitta, giocare sulla neve | trenó, brincar na neve | sleeën | sanki, zabawy na śniegu
slacklining and circus skills | jonglieren, zirkus | jonglage, jongler, arts du cirque | malabares, circo | giocoleria, arti circensi | malabarismo | jongleren | żonglerka, żonglowanie
safari and zoo visits | zoo besuchen, tiere, tierpark | animaux, aller au zoo | animales, ir al zoo | animali, andare allo zoo | animais, ir ao jardim zoológico | dieren, dierentuin | zwierzęta, chodzenie do zoo
wild swimming | freiwasserschwimmen, eisbaden | nage en eau libre | aguas abiertas | acque libere | águas abertas | buitenzwemmen | morsowanie
swimming | schwimmen | natation, piscine, nager | natación, nadar, piscina | nuoto, nuotare | natação | zwemmen, baantjes zwemmen | pływanie, pływać | плавание, 🏊, 🏊‍♀️, 🏊‍♂️
surfing | surfen, wellenreiten | faire du surf | hacer surf | fare surf | surfar | golfsurfen | surfować | 🏄, 🏄‍♀️, 🏄‍♂️
paddleboarding | stehpaddeln, stand-up-paddeln | faire du paddle | hacer paddle surf | fare sup | praticar stand up paddle | suppen | pływanie na sup
kayaking | kajak, kajakfahren, paddeln, kanu | canoë, kayak de mer | piragüismo | canoa, andare in canoa | canoagem, caiaque | kajakken, kanoën | kajaki, kajakarstwo
sailing | segeln | voile*, faire de la voile | vela, navegar | andare in barca a vela | velejar | zeilen | żeglarstwo, żeglowanie | ⛵
fishing | angeln, fischen, angelt gern | pêche, aller à la pêche | pescar, pesca deportiva, pesca | pesca, pescare, andare a pesca | pesca desportiva, pescaria, pesca, pescar | vissen, hengelen | wędkarstwo, wędkować, łowienie ryb | рыбалка, 🎣
scuba diving | tauchen, gerätetauchen | plongée, plongée sous-marine | buceo, bucear, submarinismo | immersioni, subacquea | mergulho | duiken | nurkowanie | 🤿
snorkelling | schnorcheln | plongée avec tuba | esnórquel, hacer snorkel | fare snorkeling | snorkel no mar, fazer snorkel | snorkelen | nurkowanie z rurką
beach days | strand* | la plage, plage | la playa, playa | spiaggia, mare e spiaggia | praia | het strand | plaża | 🏖️
rowing | rudern | aviron | remo* | canottaggio | remo de competição | roeien | wioślarstwo
narrowboats and canals | hausboot, kanäle | péniches, bateaux sur les canaux | barcos de canal | barche sui canali | barcos nos canais | woonboot, varen op de kanalen | barki i kanały
fly fishing | fliegenfischen | pêche à la mouche | pesca con mosca | pesca a mosca | pesca à mosca | vliegvissen | wędkarstwo muchowe
rock pooling and crabbing | muscheln sammeln | pêche à pied, ramasser des coquillages | recoger conchas | raccogliere conchiglie | apanhar conchas | schelpen zoeken | zbieranie muszelek
cruises | kreuzfahrten | croisières | cruceros | crociere | cruzeiros | rondvaarten | rejsy
bath time | planschen, badespaß | jouer dans l'eau | jugar con el agua | giocare con l'acqua | brincar na água | badderen, waterpret | zabawa w wodzie, pluskanie
wakeboarding and kitesurfing | windsurfen, kitesurfen, wasserski | planche à voile | hacer windsurf, esquí acuático | fare windsurf, sci nautico | prancha à vela | waterskiën | żeglowanie na desce
video games | videospiele, zocken, zockt, computerspiele | jeux vidéo, jeux video, jeux sur ordinateur | videojuegos, consola, jugar a la consola | videogiochi, giocare ai videogiochi | jogos de vídeo, videojogos | gamen, computerspelletjes | gry wideo, gry komputerowe, granie | видеоигры, 🎮
board games | brettspiele, gesellschaftsspiele, spieleabende | jeux de société, jeux de plateau | juegos de mesa, juegos de tablero | giochi da tavolo, giochi in scatola | jogos de tabuleiro | bordspellen, spelletjes, gezelschapsspellen | gry planszowe, planszówki | 🎲
chess | schach, schach spielen | échecs, jouer aux échecs | ajedrez, jugar al ajedrez | scacchi, giocare a scacchi | xadrez, jogar xadrez | schaken, schaken met vrienden | szachy | шахматы, ♟️, ♟
jigsaw puzzles | puzzeln, puzzles machen | faire des puzzles | rompecabezas, puzles, hacer puzles | fare puzzle | quebra-cabeças | legpuzzels, puzzelen | układanie puzzli | 🧩
role-playing games | rollenspiele, das schwarze auge | jeux de rôle, jdr | juegos de rol | giochi di ruolo | jogos de rpg, jogos de interpretação | rollenspellen | gry fabularne
card games | kartenspiele, skat, doppelkopf | jeux de cartes, belote | juegos de cartas | giochi di carte, carte* | jogos de cartas, sueca, jogar às cartas | kaarten, klaverjassen | gry karciane, karty
Minecraft | = | = | = | = | = | = | =
brick building | klemmbausteine, bausteine | briques à construire | construir con bloques | costruzioni, mattoncini | blocos de montar | bouwstenen, blokjes bouwen | klocki | 🧱
puzzles and brainteasers | knobeln, denksport, rätselspiele | casse-tête, énigmes | pasatiempos, acertijos | enigmistica, rompicapi | passatempos, enigmas* | denkpuzzels, puzzelboekjes | łamigłówki, zagadki
retro gaming | retrospiele, alte videospiele | jeux rétro, vieux jeux vidéo | videojuegos retro | videogiochi retro | jogos retro, videojogos antigos | retrogames, oude spelcomputers | stare gry, gry retro
miniature wargaming | tabletop-figuren bemalen | figurines à peindre, jeux de figurines | pintar miniaturas | dipingere miniature | pintar miniaturas de guerra, jogos de guerra | miniaturen schilderen | gry bitewne, malowanie figurek
magic tricks | zaubern, zaubertricks | magie, tours de magie | trucos de magia, magia | trucchi di magia, giochi di prestigio | truques de magia | goochelen | sztuczki magiczne
adventure video games | abenteuerspiele | jeux d'aventure | videojuegos de aventura | videogiochi di avventura | jogos de aventura | avonturengames | gry przygodowe
cosy games | gemütliche spiele | jeux vidéo relaxants | juegos relajantes | giochi rilassanti | jogos relaxantes | gezellige games | spokojne gry
Mario and platform games | jump-and-run-spiele | jeux de plateforme | juegos de plataformas | giochi di piattaforma | jogos de plataforma | platformgames | gry platformowe
Pokémon | = | = | = | = | = | = | =
Roblox and Fortnite | = | = | = | = | = | = | =
tabletop and pub sports | billard, kicker*, tischfußball | billard, baby-foot | billar, futbolín | biliardo, calcetto balilla | bilhar, sinuca, matraquilhos | biljart, biljarten, tafelvoetbal | bilard, piłkarzyki
darts | dart spielen, darts spielen | fléchettes | dardos | freccette | jogar dardos | darten | rzutki
crosswords | kreuzworträtsel, rätsel | mots croisés, mots fléchés | crucigramas | parole crociate, cruciverba | palavras cruzadas | kruiswoordpuzzels, kruiswoordraadsels | krzyżówki
bridge | bridge spielen | jouer au bridge | jugar al bridge | giocare a bridge | jogar bridge | bridgen | brydż, gra w brydża
pub quizzes | quizabende, kneipenquiz | soirées quiz, jeux de culture générale | concursos de preguntas, trivial* | quiz e cultura generale | jogos de perguntas | pubquiz, quizavonden | teleturnieje, quizy
sports video games | fußball am computer | jeux de foot sur console | videojuegos de fútbol | videogiochi di calcio | jogos de futebol na consola | voetbalgames | gry sportowe
Magic The Gathering | magic-karten | cartes magic | cartas magic | carte magic | cartas de magic | magic kaarten | karty magic
croquet | krocket, krocketspiel | croquet sur gazon, jouer au croquet | cróquet, jugar al croquet | giocare a croquet | croqué, jogar croquet | croquetspel | krokiet
outdoor games | spielen im freien, draußen spielen, wikingerschach | jouer dehors, jeux de plein air | jugar al aire libre, juegos al aire libre | giocare all'aperto | brincar na rua, brincar ao ar livre | buiten spelen, buitenspelen | zabawy na dworze, gry podwórkowe
fidget toys | fidget-spielzeug | jouets sensoriels | juguetes sensoriales, juguetes antiestrés | giochi antistress, giochi sensoriali | brinquedos sensoriais | friemelspeelgoed | zabawki sensoryczne
pretend play | rollenspiele für kinder, kinderküche, kaufladen | jouer à la dînette, dînette, jouer à la marchande | jugar a las cocinitas, cocinitas | giocare alla cucina, far finta | brincar ao faz de conta, faz de conta | keukentje spelen, doktertje spelen | zabawa w dom, zabawa w sklep
baby play | babyspielzeug, krabbeln | jeux d'éveil, éveil | juegos para bebés | giochi per neonati | brincadeiras de bebé | babyspeelgoed | zabawki dla niemowląt
scooters and ride-ons | laufrad, roller fahren, dreirad | trottinette, draisienne | patinete, triciclo | monopattino, triciclo e bici senza pedali | trotinete, patinete elétrico | steppen, loopfiets | hulajnoga, rowerek
sim racing | rennsimulation, rennsimulator | simulation automobile, simracing | simuladores de carreras | simulatori di guida | simuladores de corrida | simracen, racesimulator | wyścigi na symulatorze, symulatory jazdy
bingo | bingo spielen | loto*, jouer au loto | jugar al bingo | tombola* | jogar bingo | kienen, bingo spelen | gra w bingo
classic board games | mühle, dame spielen, backgammon spielen | jeu de dames | dominó, damas, parchís | dama*, backgammon e dama | gamão, jogo de damas | dammen, ganzenbord | warcaby, chińczyk
poker nights | pokern | jouer au poker | jugar al póquer | giocare a poker | jogar póquer | pokeren | gra w pokera
lock picking | schlösser knacken | crochetage | ganzúas | aprire serrature | abrir fechaduras | sloten openen, slotenpikken | otwieranie zamków
LARP and re-enactment | mittelaltermärkte, mittelalter | reconstitution historique, fêtes médiévales | recreación histórica, mercados medievales | rievocazione storica, mercatini medievali | recriação histórica, feiras medievais | middeleeuwse markten, levende geschiedenis | rekonstrukcje historyczne, odtwórstwo historyczne
guitar | gitarre, gitarre spielen, e-gitarre | guitare, jouer de la guitare | guitarra, tocar la guitarra | chitarra, suonare la chitarra | tocar guitarra, guitarra clássica, violão | gitaar, gitaar spelen | gitara, gra na gitarze | гитара, 🎸
piano | klavier, klavier spielen, klavierspielen | jouer du piano | tocar el piano | pianoforte, suonare il pianoforte | tocar piano | piano spelen | fortepian, pianino, gra na pianinie | пианино, 🎹
drums | schlagzeug, trommeln | batterie spielen, jouer de la batterie, batterie | batería, tocar la batería | batteria, suonare la batteria | bateria, tocar bateria | drummen, drumstel | perkusja | 🥁
singing | singen, gesang | chant*, chanter* | cantar | canto*, cantare | cantar fado | zingen | śpiew, śpiewanie | пение, 🎤
vinyl records | schallplatten, vinyl hören | disques vinyles, vinyles | vinilos, discos de vinilo | dischi in vinile, vinili | discos de vinil | lp's verzamelen, platen luisteren | płyty winylowe, winyle
DJing | auflegen, dj sein | mixer des morceaux, platines | pinchar música | fare il dj | ser dj, tocar como dj | plaatjes draaien | granie jako dj, didżejka
concerts | konzerte, auf konzerte gehen, musik, musik hören | aller aux concerts, concerts et festivals, musique, écouter de la musique | conciertos, ir a conciertos, música, escuchar música | concerti, andare ai concerti, musica, ascoltare musica | concertos, ir a concertos, ouvir música | concerten, muziek, muziek luisteren | koncerty, muzyka, słuchanie muzyki | музыка, 🎵, 🎶, 🎧
K-pop | = | = | = | = | = | = | =
Taylor Swift | = | = | = | = | = | = | =
pop music fandom | popmusik, schlager | musique pop, variété française | música pop | musica pop, musica leggera | música popular, mpb | popmuziek | muzyka pop
classical music | klassische musik, klassik | musique classique | música clásica | musica classica | música clássica | klassieke muziek | muzyka klasyczna, muzyka poważna
ukulele | ukulele spielen | jouer du ukulélé, ukulélé | tocar el ukelele, ukelele | suonare l'ukulele | tocar ukulele, cavaquinho | ukelele spelen | gra na ukulele
songwriting | lieder schreiben, songs schreiben | écrire des chansons | escribir canciones, componer canciones | scrivere canzoni | compor canções | liedjes schrijven | pisanie piosenek
jazz and blues | jazzmusik, jazz hören | le jazz | jazz y blues | musica jazz | jazz e blues | jazzmuziek | muzyka jazzowa
folk music | volksmusik | musique folk, musique traditionnelle | música folclórica | musica popolare | fado, música folclórica portuguesa | volksmuziek | muzyka ludowa
rock and metal | rockmusik, heavy metal hören | musique rock | música rock | musica rock | rock pesado, música rock nacional | rockmuziek | muzyka rockowa
hip hop | deutschrap, rap hören | rap français, le rap | música rap | musica rap | rap e hip hop | rapmuziek | muzyka hip-hopowa
violin and strings | geige, geige spielen, violine | violon, jouer du violon | violín | violino, suonare il violino | tocar violino, viola de arco | viool, viool spelen | skrzypce, gra na skrzypcach
wind and brass instruments | blasinstrumente, blasmusik | instruments à vent, hautbois | instrumentos de viento | strumenti a fiato | instrumentos de sopro | blaasinstrumenten, harmonieorkest | instrumenty dęte
country music | countrymusik | musique country | música country | musica country | música sertaneja, sertanejo | countrymuziek | muzyka country
children's music making | kinderlieder, musik für kinder | éveil musical, comptines | canciones infantiles | canzoni per bambini, filastrocche | canções infantis, músicas infantis | kinderliedjes | piosenki dla dzieci
saxophone | saxophon, saxofon | jouer du saxophone | saxofón | sassofono | saxofone | saxofoon | saksofon
flute and clarinet | holzblasinstrumente | flûte | flauta | flauto | flauta doce | fluit | flet
trumpet and brass | trompete, posaune | trompette, trombone à coulisse | trompeta, trombón | tromba | trompete e trombone, trompete de banda | trompet | trąbka
cello and double bass | kontrabass, cello spielen | violoncelle, contrebasse | violonchelo, contrabajo | violoncello, contrabbasso | violoncelo, contrabaixo | cello spelen, contrabas | wiolonczela, kontrabas
electric and bass guitar | e-bass | guitare électrique, guitare basse | guitarra eléctrica, bajo eléctrico | chitarra elettrica, basso elettrico | guitarra elétrica, baixo elétrico | elektrische gitaar, basgitaar | gitara elektryczna, gitara basowa
eighties and nineties music | achtziger, musik der achtziger | musique des années 80, années 80 | música de los ochenta, los ochenta | musica anni ottanta, anni ottanta | música dos anos 80, anos oitenta | muziek uit de jaren 80, jaren tachtig | muzyka lat 80
sixties and seventies music | oldies hören, musik der sechziger | musique des années 60, yéyé | música de los sesenta | musica anni sessanta | música dos anos 60 | muziek uit de jaren 60 | muzyka lat 60
opera | oper, opern | opéra | ópera, zarzuela | la lirica, opera lirica | ir à ópera | opera luisteren, naar de opera | opery
accordion and harmonica | akkordeon, mundharmonika | accordéon, harmonica | acordeón, armónica | fisarmonica, armonica a bocca | acordeão, concertina, sanfona | accordeon, mondharmonica | akordeon, harmonijka
kalimba and handpan | klangschalen, zungentrommel | bols tibétains | cuencos tibetanos | campane tibetane | taças tibetanas | klankschalen | misy tybetańskie
choir | chor, singt im chor, im chor singen, kirchenchor | chorale*, chant choral | coro, cantar en un coro | cantare in un coro, coro polifonico | coral*, cantar num coro | koor, zingen in een koor | chór, śpiew w chórze
clubbing and festivals | feiern gehen, party machen, techno hören | sortir en boîte, boîtes de nuit | salir de fiesta, discotecas | andare in discoteca, discoteca | sair à noite, baladas* | uitgaan | imprezy, kluby
lo-fi music | lofi hören | musique lofi | música lofi | musica lofi | música lo-fi | lofi luisteren | muzyka lofi
karaoke | karaoke singen | chanter au karaoké, karaoké | cantar karaoke | fare karaoke | cantar em karaoke, videokê | karaoke zingen | śpiewanie karaoke
synthesisers | synthesizer | synthétiseurs, synthétiseur | sintetizadores | sintetizzatori | sintetizadores modulares | synthesizers bouwen | syntezatory
Eurovision and drag | esc schauen, eurovision schauen | l'eurovision, concours eurovision | festival de eurovisión, eurovisión | eurofestival | festival da canção, eurovisão | songfestival | konkurs eurowizji, eurowizja
baking | backen, kuchen backen, kuchen, plätzchen backen | pâtisserie, faire des gâteaux | repostería, hornear | pasticceria, fare dolci, dolci fatti in casa | fazer bolos, confeitaria | bakken, taarten bakken | pieczenie, pieczenie ciast | выпечка, 🧁, 🎂, 🍰
cooking | kochen, kocht gerne | cuisine*, cuisiner, faire la cuisine | cocina, cocinar, cocinar en casa | cucina, cucinare | culinária, cozinhar, cozinha | koken, kokkerellen | gotowanie, gotować | кулинария, готовка, 🍳, 👨‍🍳, 👩‍🍳
coffee | kaffee, kaffee trinken | le café, boire du café | tomar café | caffè, il caffè | beber café | koffie, koffie drinken | kawa | кофе, ☕, ☕️
tea | tee*, tee trinken | thé, le thé | té, tomar té | tè, il tè | chá | thee*, thee drinken | herbata | чай, 🍵, 🫖
wine | wein, weine, weinproben | vin*, les vins | vino, vinos | vini, degustare vini | vinho, vinhos | wijn, wijnen, wijn proeven | wino*, wina | 🍷
cocktails | cocktails mixen | faire des cocktails | hacer cócteles, cócteles | fare cocktail | coquetéis, fazer cocktails | cocktails maken | koktajle, robienie drinków
barbecue | grillen, grillabende | barbecue entre amis, faire des grillades, grillades | barbacoa, asados, parrilla | grigliata, grigliate, griglia | churrasco | barbecueën | grillowanie | 🍖
cheese | käse | fromage, fromages | queso, quesos | formaggio, formaggi | queijo, queijos | kaas | ser*, sery | 🧀
chocolate | schokolade, schokolade essen | le chocolat, chocolat | chocolate negro | cioccolato, cioccolato fondente | chocolate preto | chocolade | czekolada | 🍫
hot sauce | scharfe soßen, scharf essen | sauces piquantes, cuisine épicée | salsas picantes, comida picante | salse piccanti, cibo piccante | molhos picantes, comida picante portuguesa | hete sauzen, pittig eten | ostre sosy, ostre jedzenie
vegan cooking | vegan kochen, vegetarisch kochen | cuisine végane, cuisine végétarienne | cocina vegana, cocina vegetariana | cucina vegana, cucina vegetariana | cozinha vegana, cozinha vegetariana | veganistisch koken, vegetarisch koken | kuchnia wegańska, kuchnia wegetariańska
bread making | brot backen, sauerteig | faire du pain, levain | hacer pan, masa madre | fare il pane, lievito madre | fazer pão, massa mãe | brood bakken, zuurdesem | pieczenie chleba
spices and curry | gewürze, indisch kochen | épices, cuisine indienne | especias, cocina india | spezie, cucina indiana | especiarias, cozinha indiana | specerijen, indiaas koken | przyprawy, kuchnia indyjska
preserving and fermenting | einkochen, marmelade kochen, fermentieren | confitures, conserves* | conservas, mermeladas | marmellate, conserve fatte in casa | doces e compotas | inmaken, jam maken | przetwory, kiszonki
desserts and ice cream | eis essen, eiscreme, süßspeisen | glaces, les glaces, desserts maison | helados, postres | gelati, dolci al cucchiaio | gelados, sobremesas | ijs maken, toetjes | lody, desery
whisky and gin | whisky verkosten | whiskies, dégustation de whisky | cata de whisky | degustare whisky | degustação de uísque | whisky proeven | degustacja whisky
beer and home brewing | bier*, bier brauen, craft-bier | bière, brasser, bières artisanales | cerveza, cerveza artesanal | birra, birra artigianale | cerveja, cerveja artesanal | bier*, brouwen, bier brouwen, bier proeven | piwo, piwowarstwo | пиво, 🍺, 🍻
alcohol-free drinks | alkoholfreie getränke, limonade | boissons sans alcool | bebidas sin alcohol | bevande analcoliche | bebidas sem álcool, sumos* | alcoholvrije drankjes, alcoholvrij | napoje bezalkoholowe
Italian cooking | italienisch kochen, pizza backen | cuisine italienne | cocina italiana | cucina italiana, fare la pasta | cozinha italiana | italiaans koken, pizza bakken | kuchnia włoska
Japanese cooking | japanisch kochen, sushi machen | cuisine japonaise | cocina japonesa | cucina giapponese | cozinha japonesa | japans koken | kuchnia japońska
Mexican cooking | mexikanisch kochen | cuisine mexicaine | cocina mexicana | cucina messicana | cozinha mexicana | mexicaans koken | kuchnia meksykańska
quick and easy cooking | schnelle küche | cuisine rapide | cocina rápida, recetas fáciles | cucina veloce, ricette veloci | receitas rápidas | snel koken, snelle recepten | szybkie gotowanie
cooking with children | kochen mit kindern, backen mit kindern | cuisiner avec les enfants | cocinar con niños | cucinare con i bambini | cozinhar com crianças | koken met kinderen | gotowanie z dziećmi
gluten-free cooking | glutenfrei kochen, glutenfrei backen | cuisine sans gluten | cocina sin gluten | cucina senza glutine | cozinha sem glúten | glutenvrij koken | kuchnia bezglutenowa
eating out | essen gehen, restaurants besuchen | aller au restaurant, restaurants gastronomiques | salir a comer, ir de tapas | mangiare fuori, andare al ristorante | comer fora, ir a restaurantes | uit eten, uit eten gaan | jedzenie na mieście, chodzenie do restauracji
mead and home winemaking | met brauen, wein machen | hydromel | hidromiel | idromele | hidromel | mede maken, wijn maken | miód pitny, domowe wino
herbal remedies and teas | kräuter, heilkräuter | herboristerie, plantes médicinales | hierbas medicinales | erboristeria, erbe officinali | ervas, ervas medicinais | kruiden | zioła, ziołolecznictwo
gardening | gärtnern, garten, gartenarbeit, gartenbau | jardinage, jardin, jardiner | jardinería, huerto | giardinaggio, giardino | jardinagem, horta | tuinieren, tuin, moestuin | ogrodnictwo, ogród, ogrodnik | садоводство, 🌱, 🌻, 🌷
houseplants | zimmerpflanzen, topfpflanzen, pflanzen | plantes vertes, plantes d'intérieur, plantes | plantas de interior, plantas, cuidar plantas | piante da appartamento, piante | plantas de casa, plantas, cuidar das plantas | kamerplanten, planten | rośliny doniczkowe, rośliny | 🪴, 🌵
dogs | hund, hunde, mein hund, mit dem hund spielen | chien, chiens, son chien | perro, perros, su perro | cani, cane*, il cane | cão, cães, cachorros | hond, honden, de hond | psy*, pies* | собаки, 🐶, 🐕
vegetable growing | gemüsegarten, gemüse anbauen | potager, faire son potager | huerta, cultivar hortalizas | orto, coltivare l'orto | horta em casa | groenten kweken, groentetuin | warzywnik, uprawa warzyw
wildlife gardening | naturgarten, igel im garten | jardin naturel, hérissons | jardín silvestre | giardino naturale | jardim selvagem, borboletas | natuurtuin, egels | ogród naturalny, motyle
cats | katze, katzen, meine katze, ihre katzen | chat*, chats*, ses chats | gato, gatos, sus gatos | gatto, gatti, i suoi gatti, i gatti | gata, gatinhos | kat*, katten, poezen | koty, kot | кошки, 🐱, 🐈
rabbits and small pets | kaninchen, hasen | lapins | conejos | conigli | coelhos | konijnen | króliki
horses | pferd, pferde | cheval, chevaux | caballo, caballos | cavallo, cavalli | cavalos | paard, paarden | konie | 🐴, 🐎
beekeeping | imkern, imkerei, bienen | apiculture, abeilles | apicultura, abejas | apicoltura, api* | abelhas, criar abelhas | imkeren, bijen | pszczelarstwo, pszczoły
chickens | hühner | poules | gallinas | galline | galinhas | kippen | kury
fish keeping | aquarium*, aquaristik | aquariophilie | acuarios | acquario, pesci rossi | aquariofilia, aquários | aquariums houden | akwarystyka, akwarium
reptiles | reptilien, schlangen, echsen | serpents*, reptiles à la maison, lézards | serpientes, lagartos, reptiles y serpientes | rettili, serpenti | répteis, cobras*, lagartos e cobras | reptielen, slangen | gady, węże, jaszczurki
flower arranging | blumenbinden, floristik, blumen | art floral, fleurs | arreglos florales, flores | composizioni floreali, fiori | arranjos florais | bloemschikken, bloemen | układanie kwiatów, florystyka, kwiaty
pet birds | wellensittiche, papageien | perruches, perroquets | loros, periquitos | pappagalli, canarini | papagaios, periquitos de casa | parkieten, papegaaien | papugi
bonsai and Japanese gardens | bonsai pflegen, japanische gärten | bonsaï, jardins japonais | bonsáis, jardines japoneses | giardini giapponesi, coltivare bonsai | cultivar bonsais, jardins japoneses portugueses | bonsaibomen, japanse tuinen | drzewka bonsai, ogrody japońskie
new puppy | welpe, neuer welpe | chiot, nouveau chiot | cachorro nuevo, cachorrito | cucciolo di cane, nuovo cucciolo | filhote de cachorro, cachorrinho | puppy in huis, nieuwe puppy | szczeniak, szczeniaki
new kitten | kätzchen, babykatze | chaton, chatons | gatito, gatitos | gattino, gattini | gatinho novo, filhote de gato | kittens in huis, nieuw katje | kocię, kociak
guinea pigs | meerschweinchen | cochons d'inde | cobayas | porcellini d'india | porquinhos-da-índia | cavia's | świnki morskie
hamsters | hamster und mäuse, rennmäuse | hamsters et souris, rongeurs | hámsters, hámster | criceti | hamsters e ratinhos | goudhamsters, knaagdieren | chomiki
hermit crabs and snails | einsiedlerkrebse, achatschnecken | bernard-l'ermite, escargots | cangrejos ermitaños, caracoles | paguri, lumache | caranguejos eremitas | heremietkreeften, huisjesslakken | kraby pustelniki
tortoises | schildkröten | tortues | tortugas | tartarughe | tartarugas | schildpadden | żółwie
bird feeding | vögel füttern | nourrir les oiseaux | dar de comer a los pájaros | dare da mangiare agli uccelli | alimentar os pássaros | vogels voeren | dokarmianie ptaków
greenhouses and allotments | kleingarten, schrebergarten, gewächshaus | jardin ouvrier, serre de jardin | huerto urbano, invernadero | serra*, orto urbano | estufa, hortas urbanas | volkstuin, kas en volkstuin | działka, szklarnia
farming and farm animals | bauernhof, landwirtschaft | ferme*, animaux de la ferme | granja, animales de granja | fattoria, animali della fattoria | quinta*, animais da quinta | boerderij, boerderijdieren | gospodarstwo, rolnictwo
insects and minibeasts | insekten, käfer | insectes | insectos, bichos | insetti | insetos | insecten | owady, robaczki
falconry | falknerei, greifvögel | fauconnerie | cetrería | falconeria | falcoaria | valkerij | sokolnictwo
terrariums | flaschengarten, terrarium bauen | terrariums végétaux | terrarios | terrari | terrários | plantenterrarium, terrarium maken | terraria, las w słoiku
amphibians and axolotls | amphibien, frösche, molche | amphibiens, grenouilles | anfibios, ranas, ajolotes | anfibi, rane | anfíbios, sapos | amfibieën, kikkers | płazy, żaby, aksolotle
dog walking | mit dem hund spazieren gehen, hundespaziergänge, gassi gehen | promener le chien, promenades avec le chien | pasear al perro | portare a spasso il cane | passear o cão, passear com o cachorro | hond uitlaten, met de hond wandelen | spacery z psem
hydroponics and mushrooms | hydrokultur, pilze züchten | hydroponie, culture de champignons | hidroponía, cultivar setas | idroponica, coltivare funghi | hidroponia, cultivar cogumelos | paddenstoelen kweken, hydrocultuur | uprawa grzybów, hydroponika
orchids | orchideen | orchidées | orquídeas | orchidee | cultivar orquídeas | orchideeën | storczyki, orchidee w domu
reading | lesen, bücher, bücher lesen, bücherlesen, romane | lecture*, lire*, livres, lecture de romans | leer, lectura, libros, leer libros, leer novelas | lettura, leggere, libri, leggere libri | ler*, leitura, ler livros, livros | lezen, boeken, boeken lezen | czytanie, czytać, książki, czytanie książek | чтение, 📚, 📖
languages | sprachen, sprachen lernen | langues, apprendre des langues | idiomas, aprender idiomas | lingue, imparare le lingue | línguas, aprender línguas | talen, talen leren | języki, nauka języków
history | geschichte | histoire | historia | storia | história | geschiedenis | historia sztuki i świata, dzieje
creative writing | schreiben, geschichten schreiben | écrire, écriture | escribir, escritura | scrivere, scrittura | escrever, escrita | schrijven, verhalen schrijven | pisanie, pisanie opowiadań
poetry | gedichte, lyrik | poésie | poesía | poesia | escrever poesia, poemas | poëzie, gedichten | poezja
crime fiction | krimis, krimis lesen | polars*, romans policiers | novela negra, novelas policíacas | gialli, romanzi gialli | romances policiais | thrillers lezen, detectives lezen | kryminały
journaling | tagebuch schreiben | tenir un journal | diario personal, escribir un diario | tenere un diario | escrever um diário | dagboek schrijven | prowadzenie dziennika, pamiętnik
stationery love | schreibwaren, schöne stifte | papeterie | papelería | cancelleria | papelaria | mooie schriften, kantoorartikelen | artykuły papiernicze
meditation | meditieren | méditation, méditer | meditación, meditar | meditazione, meditare | meditação | mediteren | medytacja
astronomy | astronomie betreiben, sterne, sternwarte | astronomie | astronomía, astronomía y estrellas | astronomia, stelle | estrelas, astronomia amadora | sterrenkunde | astronomia amatorska, gwiazdy | 🔭
science | wissenschaft | les sciences, sciences naturelles | ciencia, ciencias | scienza | ciência | wetenschap | nauka
physics and engineering | physik, technik | physique*, ingénierie | física, ingeniería | fisica, ingegneria | engenharia, física e engenharia | natuurkunde, techniek | fizyka, inżynieria
mathematics | mathematik, mathe | mathématiques, maths | matemáticas | matematica | matemática | wiskunde | matematyka
genealogy | ahnenforschung, stammbaum, familienforschung | généalogie, arbre généalogique | genealogía, árbol genealógico | genealogia, ricerca genealogica | árvore genealógica | stamboomonderzoek, genealogie | drzewo genealogiczne
philosophy and psychology | philosophie, psychologie | la philosophie, la psychologie | filosofía, psicología | filosofia, psicologia | filosofia e psicologia, psicologia e filosofia | filosofie | filozofia, psychologia
teaching | lehrer, lehrerin | enseignant, enseignante, institutrice | profesor, profesora, maestra | insegnante | professora, professor de escola | leraar, lerares, juf | nauczyciel, nauczycielka
medicine and nursing | krankenschwester, pfleger | infirmière, infirmier | enfermera, enfermero | infermiera, infermiere | enfermeira, enfermeiro | verpleegkundige | pielęgniarka
coding | programmieren | programmation, coder* | programar, programación | programmare, programmazione | programação | programmeren | programowanie
electronics and robotics | elektronik, elektronik basteln | électronique, bricolage électronique | electrónica | elettronica | eletrónica, eletrônica | elektronica | elektronika
fantasy and science fiction books | fantasybücher, fantasyromane | romans fantastiques, littérature fantastique | libros de fantasía, ciencia ficción | libri fantasy, fantascienza | livros de fantasia, ficção científica | fantasyboeken, sciencefiction | fantastyka, książki fantasy
romance novels | liebesromane | romans d'amour | novelas románticas | romanzi rosa | romances de amor | liefdesromans | romanse*
art and museums | kunst, museen, museen besuchen | musées, visiter des musées | arte, museos | musei, visitare musei | museus, arte e museus | kunst en musea, musea, musea bezoeken | sztuka, muzea
geography and maps | landkarten, geographie | géographie, cartographie | geografía, mapas | geografia, mappe | geografia e mapas | landkaarten, aardrijkskunde | mapy
podcasts and radio | radio hören, hörbücher | écouter la radio, podcasts écouter, livres audio | escuchar la radio, audiolibros | ascoltare la radio, audiolibri | ouvir rádio | radio luisteren, luisterboeken | słuchanie radia, audiobooki
money and business | wirtschaft, unternehmertum | entrepreneuriat, affaires* | negocios, emprender | imprenditoria, affari | negócios, empreendedorismo | ondernemen, zakendoen | biznes, przedsiębiorczość
exam revision | prüfungen, abitur, lernen fürs abitur | révisions, examens, le bac | exámenes, oposiciones, selectividad | esami, maturità | exames*, vestibular | examens leren, eindexamen | matura*, egzaminy
bedtime stories | gutenachtgeschichten, vorlesen | histoires du soir | cuentos, cuentos para dormir | favole della buonanotte, favole | histórias para dormir | voorlezen, verhaaltjes voor het slapen | bajki na dobranoc
tarot and astrology | astrologie, horoskope | l'astrologie, tarot divinatoire | astrología, horóscopos | astrologia, oroscopi, tarocchi | horóscopos e tarot, tarô | sterrenbeelden, tarotkaarten | horoskopy, wróżenie
politics and current affairs | politik, nachrichten | politique, actualité | política | politica, attualità | atualidade, política internacional | politiek, nieuws | polityka
investing | aktien, börse, geldanlage | la bourse, investir en bourse, bourse | la bolsa, invertir, invertir en bolsa | borsa*, investire, investimenti | bolsa de valores, investir na bolsa, investimentos | beleggen, aandelen | giełda, inwestowanie
Christian faith | kirche, glaube, bibel | église, la foi, foi | iglesia, la fe | chiesa, fede | igreja, a fé cristã | kerk, geloof | kościół, wiara
Jewish life | jüdisches leben, judentum | judaïsme, vie juive | vida judía, judaísmo | ebraismo | vida judaica | jodendom, joods leven | judaizm
Muslim life | muslimisches leben, der islam | islam et ramadan, vie musulmane | vida musulmana, ramadán | vita musulmana, ramadan in famiglia | vida muçulmana, ramadã | moslim, islamitisch leven | islam i ramadan, życie muzułmańskie
Hindu festivals | hinduistische feste, diwali feiern | fêtes hindoues | festivales hindúes | feste indù | festivais hindus | hindoeïstische feesten | święta hinduskie
weather watching | wetterbeobachtung | météo, météorologie | meteorología | meteorologia | meteorologia amadora | het weer, weerkunde | meteorologia amatorska, pogoda
microscopy | mikroskopieren, fossilien | microscopie, fossiles | microscopía, fósiles | microscopia, fossili | microscopia amadora, fósseis | microscopie thuis, fossielen | mikroskopia, skamieniałości
amateur radio | amateurfunk, funken | radioamateurisme, radioamateur | radioafición | radioamatori | radioamador | zendamateur | krótkofalarstwo
public speaking | debattieren, reden halten | débats, art oratoire | oratoria, hablar en público | parlare in pubblico | oratória | debatteren | przemawianie, debaty oksfordzkie
content creation | videos drehen, youtube videos | créer des vidéos, youtubeur | crear contenido, youtuber | creare contenuti | criar conteúdo | filmpjes maken, vlogs maken | tworzenie treści, nagrywanie filmików
new home | umzug, neues zuhause | déménagement, nouvelle maison | mudanza, casa nueva | trasloco, casa nuova | mudança de casa, casa nova | verhuizen, verhuizing, nieuw huis | przeprowadzka, nowy dom
new baby | neues baby, geburt | naissance, nouveau bébé | recién nacido, bebé | neonato, nascita | recém-nascido, bebé novo | pasgeboren baby, geboorte | noworodek, narodziny dziecka
skincare | hautpflege | soins de la peau | cuidado de la piel | cura della pelle | cuidados com a pele | huidverzorging | pielęgnacja skóry
interior design | einrichten, inneneinrichtung, dekorieren | décoration, déco, décoration d'intérieur | decoración, decorar | arredamento, arredare | decoração | woninginrichting, interieur | urządzanie wnętrz
DIY and home improvement | heimwerken, handwerken im haus | bricolage, bricoler | bricolaje | fai da te, fare lavoretti in casa | bricolagem, faça você mesmo | klussen, doe-het-zelf | majsterkowanie
organising | aufräumen, ordnung | rangement | ordenar, orden en casa | organizzare, riordinare | arrumação | opruimen | porządkowanie
make-up | schminken, make-up machen | maquillage, se maquiller | maquillaje, maquillarse | trucco, truccarsi | maquilhagem, maquiagem | opmaken | makijaż | 💄
fashion | mode*, kleidung, klamotten | la mode, vêtements | moda, vestirse bien | la moda, vestirsi bene | roupa e moda | kleding en mode | modne ubrania | мода, 👗
sleep | schlafen, ausschlafen | dormir, faire la sieste | la siesta, siestas | dormire | sonecas | slapen, uitslapen | spanie, drzemki | 😴
self-care | wellness, entspannen | bien-être, se détendre | bienestar, relajarse | benessere, rilassarsi | bem-estar, relaxar | ontspannen | relaks
cars | autos*, autoschrauben, oldtimer | voitures, voitures anciennes, automobile | coches, coches clásicos | macchine, auto d'epoca, automobili | carros, carros antigos | klassieke auto's, oldtimers, auto's* | samochody, motoryzacja | 🚗, 🏎️
retirement | rentner, rentnerin, ruhestand | retraite, retraité, retraitée | jubilado, jubilada, jubilación | pensionato, pensionata | reformado, reformada, aposentado | gepensioneerd, pensioen | emeryt, emerytka, emerytura
grandparents | enkel, enkelkinder | petits-enfants | nietos | nipoti | netos | kleinkinderen | wnuki
working from home | homeoffice | télétravail | teletrabajo | lavoro da casa, telelavoro | teletrabalho | thuiswerken | praca zdalna
student life | studentin, studium | étudiant, étudiante | estudiante | studente, studentessa | estudante | studentenleven | studentka, studia
hair care | haarpflege, frisuren | coiffure*, soins des cheveux | cuidado del cabello, peinados | cura dei capelli, acconciature | cuidados com o cabelo | haarverzorging, kapsels | pielęgnacja włosów, fryzury
get well soon | gute besserung, krank | convalescence*, bon rétablissement | recuperación, enfermo | convalescenza, guarigione | convalescença, as melhoras | beterschap | powrót do zdrowia, rekonwalescencja
comfort and sympathy | trauer, in trauer | deuil, en deuil | luto, duelo | lutto, in lutto | de luto | rouw | żałoba, w żałobie
pregnancy | schwangerschaft, schwanger | grossesse, enceinte* | embarazo, embarazada | gravidanza, incinta | gravidez, grávida | zwangerschap, zwanger | ciąża, w ciąży
busy parents | gestresste eltern, zwei kleine kinder | parents débordés, jeunes enfants | padres ocupados | genitori indaffarati | pais ocupados | drukke ouders | zapracowani rodzice
later life | senioren, hohes alter | personnes âgées, grand âge | personas mayores, tercera edad | terza età, anziani | terceira idade, idosos | ouderen, oude dag | seniorzy, podeszły wiek
new job | neuer job, neue stelle | nouveau travail, nouvel emploi | nuevo trabajo | nuovo lavoro | novo emprego, novo trabalho | nieuwe baan | nowa praca
gadgets and tech | technikspielereien | gadgets et technologie, nouvelles technologies | tecnología | tecnologia | tecnologia e gadgets | technologie, techniek en gadgets | technologia, nowinki techniczne
wedding planning | hochzeit | mariage* | boda | matrimonio | casamento | bruiloft | ślub
perfume | parfüm, düfte | parfums | perfumes | profumi | perfumaria | parfum, geuren | perfumy
shaving and grooming | rasieren, bartpflege | rasage, entretien de la barbe | afeitado, cuidado de la barba | rasatura, cura della barba | barbear, cuidados com a barba | scheren, baardverzorging | golenie, pielęgnacja brody
nails | nägel, nageldesign | manucure, ongles | uñas, manicura | unghie | unhas | nagels, nagels lakken | paznokcie
zero waste living | nachhaltigkeit, müll vermeiden | zéro déchet, écologie | cero residuos, sostenibilidad | zero rifiuti, sostenibilità | desperdício zero, sustentabilidade | duurzaam leven, zonder afval | życie bez odpadów, ekologia
cosy nights in | gemütliche abende, kuscheln, zu hause sein | soirées cocooning, cocooning | noches en casa, quedarse en casa | serate sul divano, stare a casa | ficar em casa, noites em casa | gezellige avonden, thuis op de bank | wieczory w domu
teen bedroom | jugendzimmer | chambre d'ado | habitación juvenil | cameretta | quarto de adolescente | tienerkamer | pokój nastolatki
starting school | einschulung, schulanfang | rentrée scolaire, entrée au cp | empezar el colegio, vuelta al cole | primo giorno di scuola | começar a escola, primeiro dia de aulas | naar de basisschool, eerste schooldag | pierwszy dzień w szkole
hard times | schwere zeit, liebeskummer | période difficile, dépression | mala racha, depresión | momento difficile, depressione | fase difícil, depressão | moeilijke tijd, depressie | trudny czas, depresja
sight loss | sehbehindert | malvoyant, malvoyante | baja visión, ciego | ipovedente, non vedente | baixa visão, cego | slechtziend, blinden | niedowidzący, niewidomy
wheelchair life | rollstuhl, rollstuhlfahrer, rollstuhlfahrerin | fauteuil roulant | silla de ruedas | sedia a rotelle | cadeira de rodas | rolstoel | wózek inwalidzki
clear-headed living | trocken, nüchtern leben | vie sans alcool, sobriété | vida sin alcohol, sobriedad | vita senza alcol, sobrietà | vida sem álcool, sobriedade | leven zonder alcohol, nuchter | trzeźwość, życie bez alkoholu
new parents | frischgebackene mutter, frischgebackene eltern, neugeborenes | jeune maman, jeunes parents, jeune papa | madre primeriza, padres primerizos | neomamma, neogenitori | mãe recente, recém-mamã | kersverse moeder, kersverse ouders | młoda mama, młodzi rodzice
carers | pflegende angehörige | aidant familial, aidants | cuidadora, cuidadores | caregiver familiare, assistere un genitore | cuidadora de idosos, cuidadores informais | mantelzorg, mantelzorger | opiekunka, opiekunowie
care home life | im altersheim, pflegeheim, altersheim | maison de retraite, ehpad | residencia de ancianos | casa di riposo | lar de idosos, casa de repouso | verzorgingshuis, verpleeghuis | dom opieki, dom seniora
dementia-friendly | demenz | démence, maladie d'alzheimer | demencia* | demenza | demência | dementie | demencja
easy on the hands | arthrose, rheuma, arthritis in den händen | arthrose, rhumatismes | artrosis, artritis | artrosi, artrite | artrose, artrite nas mãos | artrose aan de handen, reuma | artretyzm, reumatyzm
diabetes-friendly treats | diabetiker, diabetikerin, zuckerkrank | diabétique | diabético, diabética | diabetico, diabetica | diabético tipo 2, diabética tipo 2 | suikerziekte, diabeet | cukrzyca, cukrzyk
minimalism | minimalismus | minimalisme, désencombrement | minimalismo | minimalismo in casa, vivere con poco | minimalismo em casa | minimalistisch leven, ontspullen | minimalizm
hosting | gäste einladen | recevoir des amis | invitar amigos, cocinar con amigos | cucinare con amici, cene con amici | receber amigos, jantares com amigos | vrienden ontvangen | przyjmowanie gości
volunteering | ehrenamt, freiwilligenarbeit | bénévolat | voluntariado | volontariato | voluntariado social | vrijwilligerswerk | wolontariat
long drives | lkw-fahrer, autofahren | chauffeur routier, longs trajets | camionero, conducir | camionista, guidare | camionista de longo curso, conduzir | vrachtwagenchauffeur, autorijden | kierowca ciężarówki, długie trasy
love at a distance | fernbeziehung | relation à distance | relación a distancia | relazione a distanza | namoro à distância | langeafstandsrelatie | związek na odległość
sauna and cold plunge | saunieren, in die sauna gehen, therme | thermes, bains chauds | termas, balneario | terme*, fare la sauna | ir às termas, termas e spa | sauna en spa, naar de sauna | sauna i spa, saunowanie
smart home | hausautomation, intelligentes zuhause | domotique, maison connectée | domótica, casa inteligente | domotica, casa intelligente | domótica em casa, casa conectada | domotica in huis, slim huis | inteligentny dom
`
