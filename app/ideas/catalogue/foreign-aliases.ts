/**
 * Names of topics, and of things of their own inside them, in other languages: "title | German | French | Spanish | Italian | Portuguese | Dutch | Polish | Russian and
 * emoji". "=": named as in English. A star: an English word too, which counts only beside words of that language.
 */
export default `
knitting | stricken, strick, strickt, strickt gern | tricot, tricoter, le tricot, tricote | tejer, hacer punto, punto, teje, hace punto | maglia, lavorare a maglia, ai ferri, lavora a maglia, fa la maglia, sferruzza | tricô, tricotar, faz tricô, tricota | breien, breiwerk, breit, sokken breien | robótki na drutach, dzierganie, robi na drutach, dzierga, dziergać, robienie na drutach, na drutach | вязание, 🧶
sewing | nähen, schneidern, nähmaschine, näht, näht selbst, klamotten nähen | couture*, coudre, coud, coud ses vêtements | coser, costura, coser ropa, cose*, cose su ropa | cucito, cucire, cuce, cucire vestiti | costurar, costura roupa, fazer roupa | naaien, kleding naaien, naait, kleren naaien | szycie, szyje, szycie ubrań | шитьё, шитье, 🧵, 🪡
painting | malen, aquarell, aquarellmalerei, malerei, malt*, malt gern, acrylmalerei | peinture, peindre, aquarelle, peint, peindre à l'huile | pintura, pintar, acuarela, pinta*, pintar cuadros, pintar al óleo | pittura, dipingere, acquerello, dipinge, dipingere a olio, pittrice | aguarela, pintura a óleo, pintura, pinta quadros, pintar quadros | schilderen, schilderkunst, aquarelleren, schildert, schilderijen maken | malarstwo, malowanie, maluje, malować, malowanie obrazów, farby | живопись, 🎨
crochet | häkeln, häkelarbeiten | le crochet, faire du crochet | ganchillo, tejer a crochet, hacer ganchillo | uncinetto, lavorare all'uncinetto | croché, crochê | haken*, haakwerk, haakt | szydełkowanie, szydełko
embroidery | sticken, stickerei, kreuzstich | broderie, broder, point de croix | bordado, bordar, punto de cruz | ricamo, ricamare, punto croce | ponto cruz, bordados | borduren, kruissteek | haftowanie, haft*, hafty
drawing | zeichnen, skizzieren, zeichnet, kritzeln | dessin, dessiner, croquis, dessine, les coloriages, coloriages, coloriage | dibujo, dibujar, dibujos, dibuja, dibujante, colorear | disegno, disegnare, disegna, colorare | desenho, desenhar, desenha, colorir, pintar e desenhar | tekenen, schetsen, tekent, striptekenen, kleuren en tekenen, kleurplaten | rysowanie, rysunek, rysuje, rysować, kolorowanie, kolorowanki, farbki, rysowanie i farbki | рисование
woodworking | holzarbeit, holzwerken, tischlern, schreinern, drechseln | menuiserie, travail du bois, ébénisterie | carpintería, carpintería de madera | falegnameria | marcenaria, carpintaria | houtbewerking, hout bewerken | stolarstwo, stolarka | 🪚
pottery | töpfern, keramik, töpferei, töpfert, drehscheibe*, töpferkurs | poterie, céramique, tourne*, tour de potier, fait de la poterie | cerámica, alfarería, torno de alfarero, hacer cerámica | ceramica, ceramica artistica, tornio, fa ceramica | olaria, cerâmica, roda de oleiro, fazer cerâmica | pottenbakken, keramiek, draaischijf, pottenbakt | garncarstwo, ceramika, lepienie z gliny, lepi z gliny, koło garncarskie | 🏺
photography | fotografie, fotografieren, fotos machen, fotografieren und filmen, fotografiert, knipst, hobbyfotograf | photographie, photo, la photo, prend des photos, faire des photos, photographe amateur | fotografía, hacer fotos, saca fotos, sacar fotos, fotógrafo aficionado | fotografia, fare foto, scatta foto, scattare foto, fotografo | fotografar, tirar fotos, tira fotos, fotógrafa amadora | foto's maken, fotograferen, fotografeert, foto's nemen | fotografia, fotografowanie, robi zdjęcia, robienie zdjęć, fotografuje | фотография, 📷, 📸
jewellery making | schmuck machen, schmuck basteln | création de bijoux, fabriquer des bijoux | hacer bisutería, hacer joyas | creare gioielli, bigiotteria | bijuteria, fazer joias | sieraden maken | biżuteria, robienie biżuterii
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
model railways | modelleisenbahn, modellbahn, modelleisenbahnen | modélisme ferroviaire, trains miniatures | modelismo ferroviario, trenes en miniatura | modellismo ferroviario | ferromodelismo | modeltreinen, modelspoor | kolejki elektryczne, modele kolejowe | märklin, marklin, hornby trains, hornby, roco, fleischmann, oo gauge, lego trains, trenes en miniatura, trenini elettrici
stained glass and mosaics | glasmalerei, mosaik, tiffany-glas | vitrail, mosaïque | vidrieras, mosaicos | vetrate, mosaico | vitrais, mosaicos em azulejo | glas-in-lood, mozaïek | witraże, mozaika
printmaking | linolschnitt, druckgrafik, siebdruck | linogravure, gravure, sérigraphie | grabado, serigrafía | incisione, linoleografia, serigrafia artistica | gravura, serigrafia | linosnede, zeefdruk | linoryt, grafika warsztatowa | risograph, riso printing
diamond painting | diamond painting bilder | broderie diamant, diamant painting | pintura de diamantes | pittura con diamanti | pintura com diamantes | diamantschilderen | haft diamentowy
3D printing | 3d-druck, 3d drucken | impression 3d | impresión 3d | stampa 3d | impressão 3d | 3d-printen | druk 3d, drukowanie 3d
film making | filmen, filme drehen | faire des vidéos, faire des films, tourner des films | hacer vídeos, grabar vídeos | riprese video, girare film | filmar, fazer filmes | filmen maken, films maken | kręcenie filmów
upcycling | möbel aufarbeiten, altes neu machen | récup, relooking de meubles | restaurar muebles, reciclaje creativo | riciclo creativo, restauro mobili | reciclagem criativa, restaurar móveis | meubels opknappen | przerabianie mebli, renowacja mebli
metalwork and blacksmithing | schmieden, schweißen | forge*, ferronnerie, soudure | herrería, forja, soldadura | lavorare il ferro, forgiatura | serralharia, ferraria | smeden, lassen* | kowalstwo, spawanie
slime and sensory play | schleim machen, knete, kneten | pâte à modeler, faire du slime | hacer slime, plastilina | fare lo slime, plastilina e slime, il didò, didò, pasta da modellare, la plastilina | fazer slime, massinha, plasticina, massinhas | slijm maken, klei spelen, klei, kleien | ciastolina, robienie slime, plastelina
digital art | digitale kunst, digital zeichnen | art numérique, dessin numérique | arte digital, dibujo digital | arte digitale, disegno digitale | desenho digital | digitale kunst maken, digitaal tekenen | grafika komputerowa, sztuka cyfrowa
lace making | klöppeln, spitzenklöppeln | dentelle, dentelle au fuseau | encaje de bolillos, encaje, bolillos | tombolo*, pizzo, tombolo, merletto | renda de bilros, renda, rendas | kantklossen | koronkarstwo, koronki, koronka
pyrography | schnitzen, brandmalerei | sculpture sur bois, pyrogravure | tallar madera, pirograbado | intaglio del legno, pirografia | entalhe em madeira, pirogravura | houtsnijden, houtbranden | rzeźbienie w drewnie, wypalanie w drewnie
tie dye | batiken, stoffe färben | teinture sur tissu, faire du tie-dye | teñir ropa | tingere tessuti | tingir roupa | stoffen verven, batikken | farbowanie tkanin
gift wrapping and party crafts | geschenke verpacken, partydeko basteln | emballage cadeau, déco de fête | envolver regalos, decoración de fiestas | incartare regali, decorazioni per feste | embrulhar presentes, decoração de festas | cadeautjes inpakken, feestversiering maken | pakowanie prezentów
street art | straßenkunst, graffiti sprühen | art urbain, le graffiti | arte callejero, grafiti | arte di strada, murales | arte de rua, grafite | straatkunst | sztuka uliczna, murale
stamps | briefmarken, briefmarken sammeln | timbres*, philatélie | sellos, filatelia | francobolli | selos, colecionar selos | postzegels, postzegels verzamelen | znaczki, znaczki pocztowe, filatelistyka
trading cards | sammelkarten, sammelkarten tauschen | cartes à collectionner | cromos, cartas coleccionables | figurine e carte collezionabili, carte da collezione | cromos de coleção, cartas colecionáveis | verzamelkaarten | karty kolekcjonerskie
soft toys | kuscheltiere, plüschtiere, stofftiere | peluches, doudous | muñecos de peluche | pupazzi, peluche | peluches de coleção, bichos de pelúcia | knuffels, knuffeldieren | pluszaki, maskotki
coins | münzen, münzen sammeln, numismatik | monnaies, numismatique, les pièces de monnaie, pièces de monnaie, les pièces anciennes | monedas, numismática | monete, numismatica | moedas, colecionar moedas | munten, munten verzamelen | monety, numizmatyka
model cars | modellautos, spielzeugautos | voitures miniatures, petites voitures | coches en miniatura, cochecitos | macchinine, modellini di auto | carrinhos, miniaturas de carros | modelauto's, speelgoedauto's | modele samochodów, samochodziki | hotwheels
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
vintage shopping | flohmarkt, flohmärkte, shoppen, bummeln | brocante, brocantes, vide-grenier, friperies, shopping entre copines, les brocantes, vide-greniers | mercadillos, rastros, ir de compras, los mercadillos | mercatini, mercatini dell'usato | feira da ladra, feiras de velharias, brechós | rommelmarkt, kringloopwinkels, winkelen, rommelmarkten | pchli targ, lumpeksy, zakupy, targi staroci | op shops
tattoos | tätowierungen, tattoos stechen | tatouage, tatouages | tatuajes | tatuaggi | tatuagens | tatoeages | tatuaże
Harry Potter | = | = | = | = | = | = | =
Star Wars | krieg der sterne | la guerre des étoiles | la guerra de las galaxias | guerre stellari | guerra das estrelas | = | gwiezdne wojny
dinosaurs | dinosaurier, dinos | dinosaures | dinosaurios | dinosauri | dinossauros | dinosaurussen, dino's | dinozaury | 🦖, 🦕
anime | animes schauen, mangas lesen | mangas, japanimation | ver anime, leer manga | guardare anime, leggere manga | ver animes, mangás | anime kijken | oglądanie anime, mangi
superheroes | superhelden | super-héros | superhéroes | supereroi | super-heróis | superhelden kijken | superbohaterowie
The Lord of the Rings | herr der ringe, der herr der ringe | le seigneur des anneaux, seigneur des anneaux | el señor de los anillos | il signore degli anelli | o senhor dos anéis | in de ban van de ring | władca pierścieni
true crime | wahre verbrechen | faits divers, affaires criminelles | crímenes reales | crimini veri, cronaca nera | crimes reais | misdaadverhalen, waargebeurde misdaad | kryminalne zagadki, prawdziwe zbrodnie
cinema | kino, filme, filme schauen, ins kino gehen, filmabende, geht ins kino, alte filme | cinéma, aller au cinéma, regarder des films, films, cinéphile, va au cinéma | cine, películas, ver películas, ir al cine, cinéfilo, ver cine | il cinema, guardare film, cinema italiano, film al cinema | cinema e filmes, ver filmes, filmes, ir ao cinema, cinéfilo | film kijken, bioscoop, films kijken, films, filmliefhebber | kino i filmy, oglądanie filmów, filmy, kino*, chodzi do kina | кино, 🎬, 🍿, letterboxd
football fans | fußball schauen, fußballfan, bundesliga | supporter de foot, regarder le foot | ver fútbol, ver el fútbol | tifoso, guardare il calcio | benfica, ver futebol | voetbal kijken, voetbalfan | kibicowanie, kibic
Formula 1 | formel 1, formel eins | formule 1, la formule 1 | fórmula 1 | formula uno | fórmula um | formule 1 kijken | formuła 1
theatre | theater, ins theater gehen, musicals schauen | théâtre, aller au théâtre, comédies musicales | teatro, ir al teatro | andare a teatro, il teatro | ir ao teatro | naar het theater, toneel kijken | teatr, chodzenie do teatru
horror films | horrorfilme, gruselfilme | films d'horreur | películas de terror, cine de terror, pelis de terror, las pelis de terror | film horror, film dell'orrore, i film horror, horror* | filmes de terror | horrorfilms, griezelfilms | horrory, filmy grozy
nature documentaries | naturdokus, natur, tierdokus | documentaires animaliers | naturaleza, documentales de naturaleza | natura, documentari sulla natura | natureza, documentários de natureza | natuur, natuurdocumentaires | przyroda, filmy przyrodnicze
animated films | zeichentrickfilme, trickfilme | dessins animés, films d'animation | dibujos animados | cartoni animati | desenhos animados, filmes de animação | tekenfilms | kreskówki, bajki, filmy animowane
princesses and fairies | prinzessinnen, feen | princesses et fées, fées | princesas, hadas | principesse, fate* | princesas e fadas, fadas | prinsessen, feeën | księżniczki, wróżki
mermaids | meerjungfrauen, meerjungfrau | sirènes, sirène | sirenas, sirena | sirene, sirenette | sereias | zeemeerminnen, zeemeermin | syreny, syrenki
unicorns | einhörner | licornes | unicornios | unicorni | unicórnios | eenhoorns | jednorożce | 🦄
diggers and tractors | bagger, traktoren, baustelle, müllauto, lastwagen, laster*, lkw, lkws, baustellenfahrzeuge, betonmischer, bulldog fahren, bulldog fahrn, am bulldog, auf dem bulldog, mitm bulldog | tracteurs, pelleteuses, engins de chantier, tractopelle, camions*, les camions, les tractopelles, les engins de chantier | excavadoras, tractores, camiones, los camiones, grúas | ruspe, trattori, escavatori, camion*, i camion, le ruspe, ruspa, scavatrici | escavadoras, tratores, camiões, caminhões, escavadeiras | graafmachines, tractoren, vrachtwagens, vrachtauto's, vuilniswagens | koparki, traktory, śmieciarka, ciężarówki, wywrotki, śmieciarki
fire engines and police cars | feuerwehr, feuerwehrautos | pompiers, camions de pompiers | bomberos, camiones de bomberos | pompieri, camion dei pompieri | bombeiros, carros de bombeiros | brandweer, brandweerauto's | straż pożarna, wozy strażackie
preschool television | sandmännchen, die maus, sendung mit der maus | peppa pig en français, t'choupi | pocoyó, programas infantiles | programmi per bambini, cartoni per piccoli | galinha pintadinha, programas infantis | nijntje, kinderprogramma's | kicia kocia, bajki dla maluchów
sharks and ocean animals | haie, meerestiere, wale* | requins, animaux marins, baleines | tiburones, animales marinos | squali, animali marini | tubarões, animais marinhos | haaien, zeedieren | rekiny, zwierzęta morskie
Doctor Who | = | = | = | = | = | = | =
Star Trek | raumschiff enterprise | = | = | = | jornada nas estrelas | = | =
period dramas | kostümfilme, historienserien | séries historiques, films d'époque | series de época | serie in costume, film in costume | séries de época | kostuumdrama's | seriale kostiumowe
sitcoms | comedyserien | séries comiques | comedias de situación, telecomedias | commedie televisive | séries de comédia | comedyseries | seriale komediowe
reality and cooking shows | kochshows, castingshows | télé-réalité, émissions de cuisine | programas de cocina, telerrealidad | programmi di cucina, reality televisivi | programas de culinária | kookprogramma's, realityprogramma's | programy kulinarne
Game of Thrones | = | le trône de fer | juego de tronos | il trono di spade | a guerra dos tronos | = | gra o tron
Stranger Things | = | = | = | = | = | = | =
wrestling fans | wrestling schauen | catch à la télé, le catch | lucha libre | wrestling in tv | luta livre | worstelen kijken | wrestling w telewizji
Korean dramas | koreanische serien | séries coréennes, dramas coréens | series coreanas, doramas | serie coreane, drama coreani | doramas coreanos, séries coreanas | koreaanse series | koreańskie seriale, dramy
railways | eisenbahn, züge | les trains, chemins de fer | trenes, ferrocarriles, los trenes | treni, ferrovie, i treni, trenini | comboios, caminhos de ferro, trens, trem | treinen, spoorwegen, treintjes | pociągi, kolej
aviation | flugzeuge, fliegen | avions, aéronautique | aviones, aviación | aerei, aviazione | aviões, aviação | vliegtuigen, luchtvaart | samoloty, lotnictwo
sports fans | sport schauen, sport gucken | regarder le sport | ver deportes | guardare lo sport | ver desporto, ver esportes | sport kijken | oglądanie sportu
knights and dragons | ritter, drachen, piraten, ritterburgen | chevaliers, dragons et chevaliers, pirates*, les chevaliers, châteaux forts | dragones, piratas, caballeros, caballeros y castillos | cavalieri, draghi, pirati, castelli | cavaleiros, dragões, castelos | ridders, draken, piraten, kastelen | rycerze, smoki, piraci, zamki
television series | serien, serien schauen, fernsehen | séries, regarder des séries, la télé, télévision | ver series, ver la tele | serie tv, guardare la tv | ver televisão, séries de televisão | tv kijken, series kijken, televisie kijken | seriale, oglądanie telewizji, telewizja
stand-up comedy | kabarett, comedy schauen | spectacles d'humour, humour* | comedia, monólogos | cabaret e comicità, comicità | comédia | cabaret kijken | kabaret
acting and improv | schauspielern, theater spielen | faire du théâtre, improvisation théâtrale | hacer teatro | fare teatro, recitare | fazer teatro | toneel, toneelspelen | aktorstwo
running | laufen, joggen, läuft marathon, laufgruppe, halbmarathon laufen, joggt | course à pied, footing, courir, court des marathons, fait du footing, course* | correr por las mañanas, carrera*, carreras populares, sale a correr, salir a correr, corredor, corredora | corsa, correre, fa running, podismo, maratona* | corrida*, correr, corre maratonas, faz corrida, correr de manhã, corridas de rua, corre* | hardlopen, rennen, loopt hard, hardloopt, hardlopen in het bos | bieganie, biegi, biega, biegać, biega maratony | бег, 🏃, 🏃‍♀️, 🏃‍♂️
yoga | yoga machen | faire du yoga | hacer yoga | fare yoga | fazer yoga, ioga | yoga doen | joga | йога, 🧘, 🧘‍♀️, 🧘‍♂️
football | fußball, fussball, fußball spielen, kickt, kicken, bolzen, spielt fussball | le foot, foot*, jouer au foot, joue au foot, le football | fútbol, futbol, jugar al fútbol, juega al fútbol, portero de fútbol | calcio, giocare a calcio, gioca a calcio, calcetto | futebol, jogar futebol, jogar à bola, joga futebol, joga à bola, futsal jogar | voetbal, voetballen, voetbalt, keeper bij voetbal | piłka nożna, piłka, gra w piłkę, grać w piłkę, gra w nogę, piłka nożna orlik | футбол, ⚽
cycling | radfahren, fahrrad, fahrrad fahren, fahrradfahren, rad fahren, rennrad, mountainbike fahren, rennradfahren, radeln, radelt, fahrradtouren, radtouren | vélo, cyclisme, faire du vélo, fait du vélo, vélo de route, cycliste | bici, bicicleta, montar en bici, andar en bici, ciclismo, sale en bici, ciclista, rutas en bici, bici de carretera | andare in bici, bicicletta, ciclismo, bici da corsa, ciclista, giri in bici | andar de bicicleta, pedalar, ciclismo, bicicleta de estrada, ciclista, bicicleta | fietsen, wielrennen, racefietsen, wielrenner, wielrenfiets, toerfietsen, racefiets, op de racefiets, fietsen op de racefiets | rower*, jazda na rowerze, kolarstwo, rowery, jeździ na rowerze, jeździć na rowerze, szosa*, rowerem, jazda rowerem | велосипед, 🚴, 🚴‍♀️, 🚴‍♂️, 🚲
gym | fitnessstudio, krafttraining, fitnessstudio gehen, pumpen, krafttraining machen, gewichte heben, ins gym gehen | musculation, salle de sport, muscu, fait de la muscu, soulever de la fonte | gimnasio, ir al gimnasio, pesas, va al gimnasio, hacer pesas, entrenar en el gimnasio | palestra, andare in palestra, pesi, fa palestra, sala pesi | ginásio, musculação, academia de musculação, treinar no ginásio, fazer musculação, academia | sportschool, krachttraining, krachttraining doen, naar de sportschool, fitnessen | siłownia, chodzi na siłownię, ćwiczy na siłowni | 🏋️, 🏋️‍♀️, 🏋️‍♂️, 💪
tennis | tennis spielen | jouer au tennis, le tennis | tenis, jugar al tenis | giocare a tennis | ténis, jogar ténis | tennissen | tenis ziemny | теннис, 🎾
golf | golfen, golf spielen | jouer au golf, le golf | jugar al golf | giocare a golf | golfe | golf spelen | gra w golfa | 🏌️, ⛳
climbing | klettern, bouldern, bergsteigen, klettert, kletterhalle, bouldert | escalade, alpinisme, grimpe, grimper, bloc*, escalade en salle | escalada, escalar, alpinismo, escalada deportiva, rocódromo, búlder | arrampicata, arrampicare, alpinismo e arrampicata, arrampica, falesia, palestra di arrampicata | escalada em rocha, escalar, escalada, muro de escalada | klimmen, boulderen, klimt, klimhal, klimmuur | wspinaczka, wspina się, ścianka, skałki, ścianka wspinaczkowa, wspinanie | 🧗, 🧗‍♀️, 🧗‍♂️
basketball | basketball spielen | le basket, jouer au basket, basket* | baloncesto, básquet | pallacanestro, il basket, basket* | basquetebol, basquete | basketballen | koszykówka | 🏀
dance | tanzen, tanz, tanzt, tanzen gehen, tanzschule | danse, danser, la danse, danse moderne | bailar, baile, baila | ballo, ballare, danza, balla, fa danza | dança, dançar | dansen, dans*, danst, dansles | taniec, tańczyć, tańczy | танцы, 💃, 🕺
martial arts | kampfsport, kampfkunst | arts martiaux | artes marciales | arti marziali | artes marciais, judô | vechtsport, vechtkunst | sztuki walki
skateboarding | skaten, skateboard fahren | faire du skate | monopatín | andare in skateboard | andar de skate | skateboarden | jazda na deskorolce, deskorolka | le skate
gymnastics | turnen, kunstturnen | gym artistique | gimnasia artística | ginnastica artistica | ginástica artística | turnen, gymnastiek | gimnastyka artystyczna
triathlon | triathlon trainieren | faire du triathlon | triatlón | allenarsi per il triathlon | triatlo | triatlon | triathlon trening
rugby | rugby spielen | jouer au rugby, le rugby | jugar al rugby | giocare a rugby | jogar râguebi, râguebi | rugby spelen | gra w rugby
cricket | kricket | le cricket | críquet | giocare a cricket | críquete | cricket spelen | krykiet
volleyball | volleyball spielen | volley | vóley, voleibol | pallavolo, gioca a pallavolo | vôlei, voleibol de praia | volleybal | siatkówka
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
ice skating | eislaufen, schlittschuhlaufen | patinage, patinage artistique | patinaje, patinaje sobre hielo | pattinaggio, pattinaggio sul ghiaccio, pattinaggio artistico, pattinaggio su ghiaccio | patinagem no gelo | schaatsen, kunstschaatsen | łyżwy, łyżwiarstwo
roller skating | rollschuhlaufen, inliner fahren, rollschuhe, rollschuh fahren | patins à roulettes, faire du roller, le roller, roller*, les rollers | patinar, patines, los patines, patines en línea | pattinare, pattini a rotelle, pattinaggio a rotelle, i pattini, pattini | patinação, patins, patins em linha, patinagem | skeeleren, rolschaatsen | rolki, jazda na rolkach, wrotki
pilates | pilates machen | faire du pilates | hacer pilates | fare pilates | fazer pilates | pilates doen | ćwiczyć pilates
field hockey | feldhockey, hockey spielen | hockey sur gazon | hockey sobre hierba | hockey su prato | hóquei em campo, hóquei | hockeyen | hokej na trawie
netball | netzball, korbball | = | = | = | = | korfbal | =
lacrosse | lacrosse spielen | la crosse | = | = | = | lacrosse spelen | =
athletics | leichtathletik | athlétisme | atletismo | atletica, atletica leggera | atletismo de pista | atletiek | lekkoatletyka
mountain biking | mountainbiken, mountainbike | vtt | ciclismo de montaña, btt | mountain bike, andare in mountain bike | ciclismo de montanha | mountainbiken, mountainbike | kolarstwo górskie
American football | football amerikanisch, amerikanischer football | football américain | fútbol americano | football americano | futebol americano | american football spelen | futbol amerykański
baseball | baseball spielen | jouer au baseball | béisbol | giocare a baseball | beisebol | honkbal | bejsbol
ice hockey | eishockey | hockey sur glace, hockey*, le canadien, canadiens de montréal | hockey sobre hielo | hockey su ghiaccio | hóquei no gelo | ijshockey | hokej, hokej na lodzie
trampolining | trampolin, trampolin springen | trampoline en salle, faire du trampoline | cama elástica, saltar en cama elástica | trampolino elastico | trampolim, cama elástica em casa | trampolinespringen | trampolina, skakanie na trampolinie
caving | höhlenforschung, höhlen erkunden | spéléologie, spéléo | espeleología | speleologia | espeleologia | speleologie, grotten verkennen | speleologia jaskiniowa, jaskinie
fencing | fechten | escrime | esgrima | scherma | esgrima desportiva | schermen | szermierka
curling | curling spielen, eisstockschießen | faire du curling | = | giocare a curling | = | curlen | =
ten-pin bowling | bowling spielen | jouer au bowling, quilles | bolos*, jugar a los bolos | giocare a bowling | bólingue, boliche | bowlen | kręgle
clay shooting | jagen, jagd, sportschießen | chasse, tir sportif | caza, tiro deportivo | caccia, tiro sportivo | caça | jacht, jagen, schietsport | polowanie, myślistwo, strzelectwo
parkour | parkour laufen | faire du parkour | hacer parkour | fare parkour | fazer parkour | freerunnen | parkour trening
tai chi | tai-chi üben | taï chi | taichí | fare tai chi | tai chi chuan ao ar livre, praticar tai chi | tai chi doen | ćwiczyć tai chi
home workouts | gymnastik, aerobik | gymnastique, gym à la maison | gimnasia en casa, aeróbic | ginnastica, ginnastica in casa | ginástica, treino em casa | thuis sporten | gimnastyka, ćwiczenia w domu
skydiving and paragliding | gleitschirmfliegen, fallschirmspringen | parapente, parachutisme | paracaidismo, parapente en montaña | parapendio, paracadutismo | paraquedismo, voo livre | parachutespringen, paragliden | spadochroniarstwo, paralotniarstwo
paintball and airsoft | paintball spielen | jouer au paintball | jugar al paintball | giocare a paintball | jogar paintball | paintballen | gra w paintball
horse racing | pferderennen | courses hippiques, courses de chevaux | carreras de caballos | corse dei cavalli, ippica | corridas de cavalos, turfe | paardenrennen | wyścigi konne
pole and aerial fitness | poledance, luftakrobatik | tissu aérien | danza aérea, telas aéreas | danza aerea, tessuti aerei | dança no varão, tecido acrobático | paaldansen | akrobatyka powietrzna
ballroom and Latin dancing | gesellschaftstanz, standardtanz, salsa tanzen | danse de salon, danses latines | bailes de salón, bailar salsa | ballo liscio, balli latini, balli latino americani, balli latinoamericani, latino americano, balli latini | dança de salão | stijldansen, salsa dansen | taniec towarzyski
karting and motorsport | motorsport gucken, kart fahren | sport automobile, karting en famille, faire du karting | deportes de motor | automobilismo, kart e motori | desporto motorizado, andar de kart | autosport, karten | sporty motorowe, gokarty
hiking | wandern, bergwandern, spazieren, spazieren gehen, spaziergänge, berge*, bergsteigen gehen, geht wandern, in die berge gehen, wanderungen, nordic walking | randonnée, randonnées, marche, marche à pied, balades, randonner, marche en montagne, marche nordique, randos | senderismo, caminar, caminatas, excursionismo, montañismo, rutas de montaña, sale al monte, ir a la montaña, caminatas por el monte, ir al monte, va al monte, el monte, salir al monte | escursionismo, camminare, passeggiate, trekking*, andare in montagna, montagna, gite in montagna, camminate, va in montagna, la montagna | caminhadas, caminhar, trilhas, fazer trilhas, caminhadas na serra, montanhismo, trilhos, caminhar na serra | wandelen, wandelingen, bergwandelen, wandeltochten | wędrówki, turystyka piesza, spacery, góry, chodzenie po górach, chodzi po górach, po górach | походы, 🥾
camping | zelten, campen, zelten gehen, zeltet, zelten mit kindern, campingurlaub | faire du camping, camping en tente, campe, partir en camping | acampar, ir de camping, acampada, va de camping | campeggio, campeggiare, tenda* | campismo, acampar no mato, campista, acampar | kamperen, kampeert, tentje | biwakowanie, biwak, namiot, namioty, pod namiotem, kemping | ⛺, 🏕️, 🏕
birdwatching | vogelbeobachtung, vögel beobachten, vögel, beobachtet vögel | oiseaux, ornithologie, ornithologie amateur, observation des oiseaux, observe les oiseaux | observación de aves, aves*, pájaros, observar aves, pajareo | osservazione degli uccelli, uccelli, guardare gli uccelli | observação de aves, pássaros, observar aves | vogels kijken, vogels spotten, vogels, vogelen | obserwacja ptaków, ptaki, obserwowanie ptaków, podgląda ptaki | 🐦
stargazing | sterne gucken, sternenhimmel | regarder les étoiles | mirar las estrellas | guardare le stelle | ver as estrelas | sterren kijken | patrzenie w gwiazdy
metal detecting | sondeln, schatzsuche | détection de métaux | detector de metales | cercare con il metal detector | detetor de metais | metaaldetectie | poszukiwanie skarbów
skiing | skifahren, ski fahren, langlauf | ski, ski alpin, faire du ski | esquí, esquiar | sciare, sci* | esqui, esquiar na neve | skiën, wintersport | narty, jazda na nartach | 🎿, ⛷️, ⛷
motorcycling | motorrad fahren, motorrad, motorradfahren, motorräder, motorradtouren, mopedfahren, biken mit dem motorrad | moto, motos, faire de la moto, balades à moto, rouler à moto, motard, motarde, la moto | motocicletas, ir en moto, motero, rutas en moto, sus motos, las motos | motociclismo, motocicletta, moto, giri in moto, la sua moto, motociclista, motociclette, moto guzzi, la moto, le moto, in moto | andar de mota, motociclismo e viagens, motas, motociclista, passeios de mota | motorrijden, motor rijden, motortochten, toeren op de motor | motocykle, jazda na motocyklu, motor*, motory, jeździ motorem, jeździ na motocyklu, jazda motorem | мотоциклы, 🏍️
travel | reisen, verreisen, städtereisen, reist, reist gern, unterwegs sein, urlaub*, backpacken, rucksackreisen, städtetrips | voyage*, voyages*, voyager, voyage beaucoup, voyages lointains, partir en sac à dos | viajar, viajes, viajar por el mundo, viaja mucho, viajera, viajar de mochilero, viajar de mochilera, ir de mochilera, mochilero, mochilera | viaggi, viaggiare, viaggia molto, viaggio*, viaggiare zaino in spalla | viajar pelo mundo, viagens, viajar, viaja muito, mochilão, viajar de mochila | reizen, reist, verre reizen, backpacken | podróże, podróżowanie, podróżować, podróżuje, wycieczki | путешествия, ✈️, ✈, 🧳
foraging | beeren sammeln, kräuter sammeln | cueillette, cueillette sauvage | plantas silvestres, recolectar plantas | erbe selvatiche, raccogliere erbe | plantas silvestres, apanhar ervas | wildplukken | jagody, zbieranie ziół
bushcraft and survival | survival im wald, überleben in der wildnis | survie en forêt | supervivencia, supervivencia en el bosque | sopravvivenza nel bosco | sobrevivencialismo, sobrevivência na natureza | overleven in de natuur | sztuka przetrwania, surwiwal
geocaching | schnitzeljagd | chasse au trésor | geocaching en familia, búsqueda del tesoro | caccia al tesoro | caça ao tesouro | speurtochten, geocachen | poszukiwanie skrzynek
camper vans and caravans | wohnmobil, wohnwagen, wohnmobilreisen, mit dem wohnmobil unterwegs, reisen im wohnmobil | camping-car, caravane, voyages en camping-car, partir en camping-car, fourgon aménagé, aménage un fourgon, aménager un fourgon, van aménagé, fourgon | autocaravanas, caravanas, viajar en autocaravana, viajar en furgo, la furgo, furgoneta camper, furgo camperizada, furgoneta camperizada, furgo | camperisti, camper e roulotte, viaggi in camper, viaggiare in camper, il camper | autocaravana, viajar de autocaravana, autocaravanismo | camper reizen, kamper, caravan reizen, reizen met de camper, met de camper weg | kampery, karawaning, podróże kamperem, kamper
drones and kites | drachen steigen lassen, drohnen fliegen | cerf-volant, cerfs-volants, drones* | cometas, volar drones | aquiloni, droni | papagaios de papel, pipas* | vliegeren, drones vliegen | latawce, drony
scouting | pfadfinder, pfadfinderin | scoutisme, les scouts | movimiento scout, boy scouts y acampadas | scoutismo, fare lo scout | escotismo, escuteiros | padvinderij, scouting nederland | harcerstwo, harcerz
theme parks | freizeitparks | parcs d'attractions | parques de atracciones | parchi di divertimento | parques de diversões | pretparken | parki rozrywki
picnics and parks | picknick, picknicken | pique-nique, pique-niques | ir al parque, picnic al aire libre | fare picnic, andare al parco | piquenique, piqueniques | picknicken in het park | pikniki
urban exploration | sightseeing machen, städte erkunden | visites de villes, visiter des villes | visitar ciudades | visitare città | visitar cidades, exploração urbana | stedentrips | zwiedzanie
winter fun | schlitten fahren, rodeln | luge*, faire de la luge | trineo, jugar en la nieve | slitta, giocare sulla neve | trenó, brincar na neve | sleeën | sanki, zabawy na śniegu
slacklining and circus skills | jonglieren, zirkus | jonglage, jongler, arts du cirque, le cirque, cirque | malabares, circo, el circo | giocoleria, arti circensi | malabarismo | jongleren, circus* | żonglerka, żonglowanie, cyrk
safari and zoo visits | zoo besuchen, tiere, tierpark | animaux, aller au zoo | animales, ir al zoo | animali, andare allo zoo | animais, ir ao jardim zoológico | dieren, dierentuin | zwierzęta, chodzenie do zoo
wild swimming | freiwasserschwimmen, eisbaden, winterschwimmen, im see schwimmen | nage en eau libre, nager en mer, bain froid | aguas abiertas, nadar en el mar | acque libere, nuotare in mare, nuoto in acque libere | águas abertas, nadar no mar | buitenzwemmen, zwemmen in zee, ijszwemmen | morsowanie, morsuje
swimming | schwimmen, schwimmt, geht schwimmen, bahnen ziehen | natation, piscine, nager, nage, faire des longueurs | natación, nadar, piscina, nada*, ir a la piscina | nuoto, nuotare, nuota, andare in piscina | natação, nadar na piscina, nada na piscina | zwemmen, baantjes zwemmen, gaat zwemmen, zwemt | pływanie, pływać, pływa, basen | плавание, 🏊, 🏊‍♀️, 🏊‍♂️
surfing | surfen, wellenreiten | faire du surf | hacer surf | fare surf | surfar | golfsurfen | surfować | 🏄, 🏄‍♀️, 🏄‍♂️
paddleboarding | stehpaddeln, stand-up-paddeln | faire du paddle | hacer paddle surf | fare sup | praticar stand up paddle | suppen | pływanie na sup | stand-up paddleboard
kayaking | kajak, kajakfahren, paddeln, kanu | canoë, kayak de mer | piragüismo | canoa, andare in canoa | canoagem, caiaque | kajakken, kanoën | kajaki, kajakarstwo
sailing | segeln | voile*, faire de la voile | vela, navegar | andare in barca a vela | velejar | zeilen | żeglarstwo, żeglowanie | ⛵
fishing | angeln, fischen, angelt gern, angelt, geht angeln | pêche, aller à la pêche, pêcheur, la pêche | pescar, pesca deportiva, pesca, ir a pescar, sale a pescar, pescador | pesca, pescare, andare a pesca, pescatore, va a pesca | pesca desportiva, pescaria, pesca, pescar, ir à pesca, vai à pesca, pescador | vissen, hengelen, gaat vissen | wędkarstwo, wędkowanie, wędkować, łowienie ryb, wędkuje, wędkarz, łowi ryby, ryby łowić, jeździ na ryby, na ryby | рыбалка, 🎣
scuba diving | tauchen, gerätetauchen | plongée, plongée sous-marine | buceo, bucear, submarinismo | immersioni, subacquea | mergulho | duiken | nurkowanie | 🤿
snorkelling | schnorcheln | plongée avec tuba | esnórquel, hacer snorkel | fare snorkeling | snorkel no mar, fazer snorkel | snorkelen | nurkowanie z rurką
beach days | strand* | la plage, plage | la playa, playa | spiaggia, mare e spiaggia | praia | het strand | plaża | 🏖️
rowing | rudern | aviron | remo* | canottaggio | remo de competição | roeien | wioślarstwo
narrowboats and canals | hausboot, kanäle | péniches, bateaux sur les canaux | barcos de canal | barche sui canali | barcos nos canais | woonboot, varen op de kanalen | barki i kanały
fly fishing | fliegenfischen | pêche à la mouche | pesca con mosca | pesca a mosca | pesca à mosca | vliegvissen | wędkarstwo muchowe
rock pooling and crabbing | muscheln sammeln | pêche à pied, ramasser des coquillages | recoger conchas | raccogliere conchiglie | apanhar conchas | schelpen zoeken | zbieranie muszelek
cruises | kreuzfahrten | croisières | cruceros | crociere | cruzeiros | rondvaarten | rejsy | kreuzfahrt, crucero, crociera, croisière, croisiere
bath time | planschen, badespaß, in der badewanne, badewanne, baden mit schaum, plantschen, wasserspiele, baden* | jouer dans l'eau, barboter, le bain, patauger, prendre le bain, jeux d'eau | jugar con el agua, chapotear, chapotear en la bañera, la bañera, el baño, bañera, jugar en la bañera, jugar al agua, el agua | giocare con l'acqua, fare il bagnetto, il bagnetto, sguazzare, giocare nella vasca, l'acqua e il bagnetto | brincar na água, chapinhar, banheira, brincar na banheira, o banho, brincar com água, a água | badderen, waterpret, badje, in bad, spetteren, bad spelen, spelen met water | zabawa w wodzie, pluskanie, chlapać się, chlapanie, kąpiel, zabawa w wannie, chlapie się w wannie, zabawy wodą, woda, kąpiele
wakeboarding and kitesurfing | windsurfen, kitesurfen, wasserski | planche à voile | hacer windsurf, esquí acuático | fare windsurf, sci nautico | prancha à vela | waterskiën | żeglowanie na desce
video games | videospiele, zocken, zockt, computerspiele, zockt viel, konsole, playstation spielen, gaming* | jeux vidéo, jeux video, jeux sur ordinateur, joue aux jeux vidéo, console | videojuegos, consola, jugar a la consola, jugar a la play, la play, videojugador | videogiochi, giocare ai videogiochi, gioca alla play, la playstation | jogos de vídeo, videojogos, jogar videojogos, jogar consola, playstation* | gamen, computerspelletjes, gamet, gamen met vrienden | gry wideo, gry komputerowe, granie, gra na konsoli, gra w gry, konsola | видеоигры, 🎮
board games | brettspiele, gesellschaftsspiele, spieleabende, spieleabend, spielt brettspiele | jeux de société, jeux de plateau, jeux de société entre amis, soirées jeux | juegos de mesa, juegos de tablero, juegos de mesa con amigos | giochi da tavolo, giochi in scatola, giochi in scatola con amici | jogos de tabuleiro, jogos de tabuleiro com amigos | bordspellen, spelletjes, gezelschapsspellen, spelletjesavond, bordspelletjes | gry planszowe, planszówki, gry planszowe ze znajomymi | 🎲
chess | schach, schach spielen, spielt schach | échecs, jouer aux échecs, joue aux échecs | ajedrez, jugar al ajedrez, juega al ajedrez | scacchi, giocare a scacchi, gioca a scacchi | xadrez, jogar xadrez, joga xadrez | schaken, schaken met vrienden, schaakt | szachy, gra w szachy | шахматы, ♟️, ♟
jigsaw puzzles | puzzeln, puzzles machen, puzzelt, puzzle mit 1000 teilen | faire des puzzles, fait des puzzles, puzzles de 1000 pièces | rompecabezas, puzles, hacer puzles, hace puzles | fare puzzle, fa i puzzle | quebra-cabeças, faz puzzles | legpuzzels, puzzelen, puzzelt, legpuzzel | układanie puzzli, układa puzzle, puzzle* | 🧩
role-playing games | rollenspiele, das schwarze auge | jeux de rôle, jdr | juegos de rol | giochi di ruolo | jogos de rpg, jogos de interpretação | rollenspellen | gry fabularne
card games | kartenspiele, spielt skat, karten spielen | jeux de cartes, joue aux cartes, jouer aux cartes | juegos de cartas, jugar a las cartas | giochi di carte, carte*, giocare a carte, gioca a carte | jogos de cartas, jogar às cartas, jogar cartas, joga às cartas | kaarten, kaart graag, kaartspelletjes | gry karciane, karty, gra w karty
Minecraft | = | = | = | = | = | = | =
brick building | klemmbausteine, bausteine | briques à construire | construir con bloques, bloques | costruzioni, mattoncini | blocos de montar, blocos | bouwstenen, blokken | klocki, układanie wież, budowanie wież, buduje wieże, buduje z klocków, układa klocki | 🧱
puzzles and brainteasers | knobeln, denksport, rätselspiele | casse-tête, énigmes | pasatiempos, acertijos | enigmistica, rompicapi | passatempos, enigmas* | denkpuzzels, puzzelboekjes | łamigłówki, zagadki
retro gaming | retrospiele, alte videospiele | jeux rétro, vieux jeux vidéo | videojuegos retro | videogiochi retro | jogos retro, videojogos antigos | retrogames, oude spelcomputers | stare gry, gry retro
miniature wargaming | tabletop-figuren bemalen | figurines à peindre, jeux de figurines | pintar miniaturas | dipingere miniature | pintar miniaturas de guerra, jogos de guerra | miniaturen schilderen | gry bitewne, malowanie figurek
magic tricks | zaubern, zaubertricks | magie, tours de magie | trucos de magia, magia | trucchi di magia, giochi di prestigio | truques de magia | goochelen | sztuczki magiczne, magiczne sztuczki
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
bingo | bingo spielen | loto*, jouer au loto | jugar al bingo | tombola* | jogar bingo | kienen, bingo spelen | gra w bingo | tombola, tombola nights, lotto spielen
classic board games | mühle, backgammon spielen | jeux de société classiques | juegos de mesa clásicos | backgammon e dama, giochi di società classici | gamão, jogos de tabuleiro clássicos | ganzenbord | klasyczne gry planszowe
poker nights | pokern | jouer au poker | jugar al póquer | giocare a poker | jogar póquer | pokeren | gra w pokera
lock picking | schlösser knacken | crochetage | ganzúas | aprire serrature | abrir fechaduras | sloten openen, slotenpikken | otwieranie zamków
LARP and re-enactment | mittelaltermärkte, mittelalter | reconstitution historique, fêtes médiévales | recreación histórica, mercados medievales | rievocazione storica, mercatini medievali | recriação histórica, feiras medievais | middeleeuwse markten, levende geschiedenis | rekonstrukcje historyczne, odtwórstwo historyczne
guitar | gitarre, gitarre spielen, spielt gitarre, gitarrist | guitare, jouer de la guitare, joue de la guitare, guitariste | guitarra, tocar la guitarra, toca la guitarra, guitarrista | chitarra, suonare la chitarra, suona la chitarra, chitarrista | tocar guitarra, guitarra clássica, violão, toca guitarra, toca violão | gitaar, gitaar spelen, speelt gitaar, gitarist | gitara, gra na gitarze | гитара, 🎸
piano | klavier, klavier spielen, klavierspielen, spielt klavier | jouer du piano, joue du piano | tocar el piano, toca el piano | pianoforte, suonare il pianoforte, suona il piano, suona il pianoforte | tocar piano, toca piano | piano spelen, speelt piano | fortepian, pianino, gra na pianinie, gra na fortepianie | пианино, 🎹
drums | schlagzeug, trommeln | batterie spielen, jouer de la batterie, batterie | batería, tocar la batería | batteria, suonare la batteria | bateria, tocar bateria | drummen, drumstel | perkusja | 🥁, drumline
singing | singen, gesang, singt, singt gern | chant*, chanter*, chante, le chant | cantar, canta, cantante aficionada | canto*, cantare, canta | cantar fado, canta | zingen, zingt | śpiew, śpiewanie, śpiewa, śpiewać | пение, 🎤
vinyl records | schallplatten, vinyl hören | disques vinyles, vinyles | vinilos, discos de vinilo | dischi in vinile, vinili, i vinili | discos de vinil, vinil | lp's verzamelen, platen luisteren, platen* | płyty winylowe, winyle
DJing | auflegen, dj sein | mixer des morceaux, platines | pinchar música | fare il dj | ser dj, tocar como dj | plaatjes draaien | granie jako dj, didżejka
concerts | konzerte, auf konzerte gehen, musik, musik hören, geht auf konzerte, livemusik | aller aux concerts, concerts et festivals, musique, écouter de la musique, va aux concerts | conciertos, ir a conciertos, música, escuchar música, va a conciertos | concerti, andare ai concerti, musica, ascoltare musica, va ai concerti | concertos, ir a concertos, ouvir música | concerten, muziek, muziek luisteren, gaat naar concerten | koncerty, muzyka, słuchanie muzyki, chodzi na koncerty | музыка, 🎵, 🎶, 🎧
K-pop | = | = | = | = | = | = | =
Taylor Swift | = | = | = | = | = | = | =
pop music fandom | popmusik | musique pop | música pop | musica pop, musica leggera | música popular | popmuziek | muzyka pop
classical music | klassische musik, klassik | musique classique | música clásica | musica classica | música clássica | klassieke muziek | muzyka klasyczna, muzyka poważna
ukulele | ukulele spielen | jouer du ukulélé, ukulélé | tocar el ukelele, ukelele | suonare l'ukulele | tocar ukulele | ukelele spelen | gra na ukulele
songwriting | lieder schreiben, songs schreiben | écrire des chansons | escribir canciones, componer canciones | scrivere canzoni | compor canções | liedjes schrijven | pisanie piosenek
jazz and blues | jazzmusik, jazz hören | le jazz | jazz y blues | musica jazz | jazz e blues | jazzmuziek | muzyka jazzowa
folk music | volkslieder | musique folk, musique traditionnelle | música folclórica | musica popolare | música folclórica portuguesa | volksmuziek | muzyka ludowa
rock and metal | rockmusik, heavy metal hören | musique rock | música rock | musica rock | rock pesado, música rock nacional | rockmuziek | muzyka rockowa
hip hop | rap hören | rap français, le rap | música rap | musica rap | rap e hip hop | rapmuziek | muzyka hip-hopowa
violin and strings | geige, geige spielen, violine | violon, jouer du violon | violín | violino, suonare il violino | tocar violino, viola de arco | viool, viool spelen | skrzypce, gra na skrzypcach
wind and brass instruments | blasinstrumente | instruments à vent, hautbois | instrumentos de viento | strumenti a fiato | instrumentos de sopro | blaasinstrumenten, harmonieorkest | instrumenty dęte
country music | countrymusik | musique country | música country | musica country | música caipira | countrymuziek | muzyka country
children's music making | kinderlieder, musik für kinder, musik machen, auf töpfen trommeln | éveil musical, comptines, taper sur des casseroles, faire de la musique | canciones infantiles, hacer música, golpear cacerolas | canzoni per bambini, filastrocche, fare musica, batte sulle pentole | canções infantis, músicas infantis, fazer música, bater em panelas | kinderliedjes, muziek maken, op pannen slaan | piosenki dla dzieci, gra na garnkach, muzykowanie
saxophone | saxophon, saxofon | jouer du saxophone | saxofón | sassofono | saxofone | saxofoon | saksofon
flute and clarinet | holzblasinstrumente | flûte | flauta | flauto | flauta doce | fluit | flet
trumpet and brass | trompete, posaune | trompette, trombone à coulisse | trompeta, trombón | tromba | trompete e trombone, trompete de banda | trompet | trąbka
cello and double bass | kontrabass, cello spielen | violoncelle, contrebasse | violonchelo, contrabajo | violoncello, contrabbasso | violoncelo, contrabaixo | cello spelen, contrabas | wiolonczela, kontrabas
electric and bass guitar | e-bass, e-gitarre, spielt e-gitarre | guitare électrique, guitare basse | guitarra eléctrica, bajo eléctrico, toca la guitarra eléctrica | chitarra elettrica, basso elettrico, suona la chitarra elettrica | guitarra elétrica, baixo elétrico, toca guitarra elétrica | elektrische gitaar, basgitaar, speelt elektrische gitaar | gitara elektryczna, gitara basowa
eighties and nineties music | achtziger, musik der achtziger | musique des années 80, années 80 | música de los ochenta, los ochenta | musica anni ottanta, anni ottanta | música dos anos 80, anos oitenta | muziek uit de jaren 80, jaren tachtig | muzyka lat 80
sixties and seventies music | oldies hören, musik der sechziger | musique des années 60, yéyé | música de los sesenta | musica anni sessanta | música dos anos 60 | muziek uit de jaren 60 | muzyka lat 60
opera | oper, opern | opéra | ópera, zarzuela | la lirica, opera lirica | ir à ópera | opera luisteren, naar de opera | opery
accordion and harmonica | akkordeon, mundharmonika | accordéon, harmonica | acordeón, armónica | fisarmonica, armonica a bocca | acordeão, concertina, sanfona | accordeon, mondharmonica | akordeon, harmonijka
kalimba and handpan | klangschalen, zungentrommel | bols tibétains | cuencos tibetanos | campane tibetane | taças tibetanas | klankschalen | misy tybetańskie
choir | chor, singt im chor, im chor singen, kirchenchor | chorale*, chant choral | coro, cantar en un coro | cantare in un coro, coro polifonico | coral*, cantar num coro | koor, zingen in een koor | chór, śpiew w chórze | gesangverein, männergesangverein, männerchor, kirchenchor, kinderchor, chorale, mannergesangverein, mannerchor
clubbing and festivals | feiern gehen, party machen, techno hören | sortir en boîte, boîtes de nuit | salir de fiesta, discotecas | andare in discoteca, discoteca | sair à noite, baladas* | uitgaan | imprezy, kluby
lo-fi music | lofi hören | musique lofi | música lofi | musica lofi | música lo-fi | lofi luisteren | muzyka lofi
karaoke | karaoke singen | chanter au karaoké, karaoké | cantar karaoke | fare karaoke | cantar em karaoke, videokê | karaoke zingen | śpiewanie karaoke
synthesisers | synthesizer | synthétiseurs, synthétiseur | sintetizadores | sintetizzatori | sintetizadores modulares | synthesizers bouwen | syntezatory
Eurovision and drag | esc schauen, eurovision schauen | l'eurovision, concours eurovision | festival de eurovisión, eurovisión | eurofestival | festival da canção, eurovisão | songfestival | konkurs eurowizji, eurowizja
baking | backen, kuchen backen, kuchen, plätzchen backen, backt, backt gern, torten, torten backen, kekse backen | pâtisserie, faire des gâteaux, pâtisse, gâteaux, faire de la pâtisserie | repostería, hornear, hacer tartas, hacer pasteles, tartas, la repostería | pasticceria, fare dolci, dolci fatti in casa, fa torte, torte*, fare torte, biscotti, fare i dolci, dolci | fazer bolos, confeitaria, faz bolos, bolos caseiros, bolos* | bakken, taarten bakken, bakt, taarten, koekjes bakken | pieczenie, pieczenie ciast, piecze, piecze ciasta, ciasta, torty, tortów, pieczenie tortów, pieczenie ciast i tortów | выпечка, 🧁, 🎂, 🍰, viennoiserie
cooking | kochen, kocht gerne, kocht, kocht gern, leidenschaftlicher koch | cuisine*, cuisiner, faire la cuisine, cuisine pour tout le monde, bon cuisinier, cuisinier amateur | cocina, cocinar, cocinar en casa, cocina para todos, cocinillas, cocinar para la familia | cucina, cucinare, cucina per tutti, ama cucinare | culinária, cozinhar, cozinha, cozinhar para a família, cozinha para todos | koken, kokkerellen, kookt, koken voor vrienden | gotowanie, gotować, gotuje, gotowanie dla rodziny | кулинария, готовка, 🍳, 👨‍🍳, 👩‍🍳
coffee | kaffee, kaffee trinken | le café, boire du café, café* | tomar café, café*, el café, café de especialidad | caffè, il caffè | beber café, café*, café de especialidade | koffie, koffie drinken, koffie zetten | kawa, kawę, parzenie kawy | кофе, ☕, ☕️
tea | tee*, tee trinken | thé, le thé | té, tomar té, tomar onces | tè, il tè | chá | thee*, thee drinken | herbata | чай, 🍵, 🫖, rooibos
wine | wein, weine, weinproben, rotwein, weisswein, weinprobe, weinverkostung | vin*, les vins, le vin, le vin rouge, vin rouge, le vin naturel, oenologie, œnologie, dégustation de vins | vino, vinos, vino tinto, el vino, catas de vino, cata de vinos | vini, degustare vini, il vino, vino rosso, vino bianco, i vini, degustazioni, degustazioni di vini | vinho, vinhos, vinho tinto, vinho verde, provas de vinho | wijn, wijnen, wijn proeven, rode wijn, wijnproeverij | wino*, wina, czerwone wino, wina i sery | 🍷
cocktails | cocktails mixen | faire des cocktails | hacer cócteles, cócteles | fare cocktail | coquetéis, fazer cocktails | cocktails maken | koktajle, robienie drinków
barbecue | grillen, grillabende | barbecue entre amis, faire des grillades, grillades | barbacoa, asados, parrilla | grigliata, grigliate, griglia | churrasco | barbecueën | grillowanie | 🍖
cheese | käse | fromage, fromages | queso, quesos | formaggio, formaggi | queijo, queijos | kaas | ser*, sery | 🧀
chocolate | schokolade, schokolade essen | le chocolat, chocolat | chocolate negro | cioccolato, cioccolato fondente, la cioccolata, cioccolata | chocolate preto | chocolade, chocola* | czekolada | 🍫
hot sauce | scharfe soßen, scharf essen | sauces piquantes, cuisine épicée | salsas picantes, comida picante | salse piccanti, cibo piccante | molhos picantes, comida picante portuguesa | hete sauzen, pittig eten | ostre sosy, ostre jedzenie
vegan cooking | vegan kochen, vegetarisch kochen | cuisine végane, cuisine végétarienne | cocina vegana, cocina vegetariana | cucina vegana, cucina vegetariana | cozinha vegana, cozinha vegetariana | veganistisch koken, vegetarisch koken | kuchnia wegańska, kuchnia wegetariańska
bread making | brot backen, sauerteig | faire du pain, levain | hacer pan, masa madre | fare il pane, lievito madre | fazer pão, massa mãe | brood bakken, zuurdesem | pieczenie chleba
spices and curry | gewürze, indisch kochen | épices, cuisine indienne | especias, cocina india | spezie, cucina indiana | especiarias, cozinha indiana | specerijen, indiaas koken | przyprawy, kuchnia indyjska
preserving and fermenting | einkochen, marmelade kochen, fermentieren | confitures, conserves* | conservas, mermeladas | marmellate, conserve fatte in casa | doces e compotas | inmaken, jam maken | przetwory, kiszonki | kefir making
desserts and ice cream | eis essen, eiscreme, süßspeisen | glaces, les glaces, desserts maison | helados, postres | gelati, dolci al cucchiaio, i dolci | gelados, sobremesas | ijs maken, toetjes | lody, desery | tiramisu, tiramisù
whisky and gin | whisky verkosten | whiskies, dégustation de whisky | cata de whisky | degustare whisky | degustação de uísque | whisky proeven | degustacja whisky
beer and home brewing | bier*, bier brauen, craft-bier, craftbier, bierverkostung | bière, brasser, bières artisanales, la bière artisanale | cerveza, cerveza artesanal, cerveza artesana | birra, birra artigianale | cerveja, cerveja artesanal | bier*, brouwen, bier brouwen, bier proeven, speciaalbier, speciaalbieren | piwo, piwowarstwo, piwo kraftowe | пиво, 🍺, 🍻
alcohol-free drinks | alkoholfreie getränke, limonade | boissons sans alcool | bebidas sin alcohol | bevande analcoliche | bebidas sem álcool, sumos* | alcoholvrije drankjes, alcoholvrij | napoje bezalkoholowe
Italian cooking | italienisch kochen, kocht italienisch, kochen italienisch, italienische küche, pizza backen | cuisine italienne | cocina italiana | cucina italiana, fare la pasta | cozinha italiana | italiaans koken, pizza bakken | kuchnia włoska
Japanese cooking | japanisch kochen, sushi machen | cuisine japonaise | cocina japonesa | cucina giapponese | cozinha japonesa | japans koken | kuchnia japońska | poké bowls
Mexican cooking | mexikanisch kochen | cuisine mexicaine | cocina mexicana | cucina messicana | cozinha mexicana | mexicaans koken | kuchnia meksykańska
quick and easy cooking | schnelle küche | cuisine rapide | cocina rápida, recetas fáciles | cucina veloce, ricette veloci | receitas rápidas | snel koken, snelle recepten | szybkie gotowanie
cooking with children | kochen mit kindern, backen mit kindern | cuisiner avec les enfants | cocinar con niños | cucinare con i bambini | cozinhar com crianças | koken met kinderen | gotowanie z dziećmi
gluten-free cooking | glutenfrei kochen, glutenfrei backen | cuisine sans gluten | cocina sin gluten | cucina senza glutine | cozinha sem glúten | glutenvrij koken | kuchnia bezglutenowa
eating out | essen gehen, restaurants besuchen | aller au restaurant, restaurants gastronomiques | salir a comer, ir de tapas | mangiare fuori, andare al ristorante | comer fora, ir a restaurantes | uit eten, uit eten gaan | jedzenie na mieście, chodzenie do restauracji
mead and home winemaking | met brauen, wein machen | hydromel | hidromiel | idromele | hidromel | mede maken, wijn maken | miód pitny, domowe wino
herbal remedies and teas | kräuter, heilkräuter | herboristerie, plantes médicinales | hierbas medicinales | erboristeria, erbe officinali | ervas, ervas medicinais | kruiden | zioła, ziołolecznictwo
gardening | gärtnern, garten, gartenarbeit, gartenbau, balkonblumen, blumen auf dem balkon | jardinage, jardin, jardiner, fleurs du balcon, ses fleurs sur le balcon, jardinières | jardinería, flores del balcón, plantas del balcón, macetas, las macetas | giardinaggio, giardino, fiori sul balcone, fiori del balcone, piante del balcone | jardinagem, flores da varanda, as flores da varanda, vasos da varanda | tuinieren, tuin, de tuin, balkonplanten, bloemen op het balkon | ogrodnictwo, ogród, ogrodnik, ogródek, praca w ogrodzie, kwiaty na balkonie, kwiaty balkonowe | садоводство, 🌱, 🌻, 🌷
houseplants | zimmerpflanzen, topfpflanzen, pflanzen, balkonpflanzen | plantes vertes, plantes d'intérieur, plantes, les plantes | plantas de interior, plantas, cuidar plantas | piante da appartamento, piante | plantas de casa, plantas, cuidar das plantas, plantas de interior, suculentas | kamerplanten, planten | rośliny doniczkowe, rośliny | 🪴, 🌵
dogs | hund, hunde, mein hund, mit dem hund spielen, hündin | chien, chiens, son chien, sa chienne, chienne | perro, perros, su perro, perra, su perra, perrita, su perrita | cani, cane*, il cane, cagnolina, la sua cagnolina | cão, cães, cachorros, cadela, cadelinha | hond, honden, de hond, hondje | psy*, pies*, piesek, jej pies, jego pies, suczka | собаки, 🐶, 🐕
vegetable growing | gemüsegarten, gemüse anbauen, gemüse, eigenes gemüse, gemüsebeet, hochbeet | potager, faire son potager, jardin potager, légumes du jardin | huerta, cultivar hortalizas, huerto, huerto en casa, cuida su huerto, cultiva verduras | orto, coltivare l'orto, orticoltura, cura l'orto | horta em casa, horta, cuida da horta, cultivar legumes | groenten kweken, groentetuin, moestuin, moestuinieren, eigen groenten | warzywnik, uprawa warzyw, ogródek warzywny, własne warzywa
wildlife gardening | naturgarten, igel im garten | jardin naturel, hérissons | jardín silvestre | giardino naturale | jardim selvagem, borboletas | natuurtuin, egels | ogród naturalny, motyle
cats | katze, katzen, meine katze, ihre katzen | chat*, chats*, ses chats | gato, gatos, sus gatos | gatto, gatti, i suoi gatti, i gatti | gata, gatinhos | kat*, katten, poezen | koty, kot | кошки, 🐱, 🐈
rabbits and small pets | kaninchen, hasen | lapins | conejos | conigli | coelhos | konijnen | króliki
horses | pferd, pferde, reitet*, pferdeverrückt | cheval, chevaux, monte à cheval, équitation poney | caballo, caballos | cavallo, cavalli | cavalos | paard, paarden, paardengek | konie, koń, jeździ konno | 🐴, 🐎
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
greenhouses and allotments | kleingarten, schrebergarten, gewächshaus | jardin ouvrier, serre de jardin | huerto urbano, invernadero | serra*, orto urbano | estufa, hortas urbanas | volkstuin, kas en volkstuin | działka, szklarnia | volkstuintje, kleingartenverein, schrebergärten, schrebergarten
farming and farm animals | bauernhof, landwirtschaft | ferme*, animaux de la ferme | granja, animales de granja | fattoria, animali della fattoria | quinta*, animais da quinta | boerderij, boerderijdieren | gospodarstwo, rolnictwo
insects and minibeasts | insekten, käfer | insectes | insectos, bichos | insetti | insetos | insecten | owady, robaczki
falconry | falknerei, greifvögel | fauconnerie | cetrería | falconeria | falcoaria | valkerij | sokolnictwo
terrariums | flaschengarten, terrarium bauen | terrariums végétaux | terrarios | terrari | terrários | plantenterrarium, terrarium maken | terraria, las w słoiku
amphibians and axolotls | amphibien, frösche, molche | amphibiens, grenouilles | anfibios, ranas, ajolotes | anfibi, rane | anfíbios, sapos | amfibieën, kikkers | płazy, żaby, aksolotle
dog walking | mit dem hund spazieren gehen, hundespaziergänge, gassi gehen, mit dem hund raus, geht mit dem hund | promener le chien, promenades avec le chien, balades avec le chien | pasear al perro | portare a spasso il cane, passeggiate col cane, portare fuori il cane | passear o cão, passear com o cachorro | hond uitlaten, met de hond wandelen, de hond uitlaten, wandelen met de hond | spacery z psem
hydroponics and mushrooms | hydrokultur, pilze züchten | hydroponie, culture de champignons | hidroponía, cultivar setas | idroponica, coltivare funghi | hidroponia, cultivar cogumelos | paddenstoelen kweken, hydrocultuur | uprawa grzybów, hydroponika
orchids | orchideen | orchidées | orquídeas | orchidee | cultivar orquídeas | orchideeën | storczyki, orchidee w domu
reading | lesen, bücher, bücher lesen, bücherlesen, romane, liest, liest viel, leseratte, schmökern | lecture*, lire*, livres, lecture de romans, lit beaucoup, bouquiner, dévore les livres, bouquins | leer, lectura, libros, leer libros, leer novelas, lee mucho, lectora, leer de todo | lettura, leggere, libri, leggere libri, legge molto, lettrice, legge tanto | ler*, leitura, ler livros, livros, lê muito, leitora | lezen, boeken, boeken lezen, leest, leest veel, boekenwurm | czytanie, czytać, książki, czytanie książek, czyta, czyta książki | чтение, 📚, 📖
languages | sprachen, sprachen lernen | langues, apprendre des langues | idiomas, aprender idiomas | lingue, imparare le lingue | línguas, aprender línguas | talen, talen leren | języki, nauka języków
history | geschichte, weltgeschichte | histoire, l'histoire | historia | storia | história | geschiedenis | historia sztuki i świata, dzieje
creative writing | schreiben, geschichten schreiben | écrire, écriture | escribir, escritura | scrivere, scrittura | escrever, escrita | schrijven, verhalen schrijven | pisanie, pisanie opowiadań
poetry | gedichte, lyrik | poésie | poesía | poesia | escrever poesia, poemas | poëzie, gedichten | poezja
crime fiction | krimis, krimis lesen, skandinavische krimis | polars*, romans policiers | novela negra, novelas policíacas | gialli, romanzi gialli, i gialli | romances policiais, ler policiais, policiais, livros policiais | thrillers lezen, detectives lezen, detectives*, krimi's | kryminały
journaling | tagebuch schreiben | tenir un journal | diario personal, escribir un diario | tenere un diario | escrever um diário | dagboek schrijven | prowadzenie dziennika, pamiętnik | tagebuch schreiben, tagebuch, journal intime, diario personal
stationery love | schreibwaren, schöne stifte | papeterie | papelería | cancelleria | papelaria | mooie schriften, kantoorartikelen | artykuły papiernicze
meditation | meditieren | méditation, méditer | meditación, meditar | meditazione, meditare | meditação | mediteren | medytacja
astronomy | astronomie betreiben, sterne, sternwarte, weltraum, planeten, raketen, planeten und raketen, das weltall, weltall, sonnensystem, astronauten | astronomie, l'espace, espace*, les planètes, planètes, les fusées, fusées, les étoiles, le système solaire | astronomía, astronomía y estrellas, el espacio, espacio, los planetas, planetas, cohetes, las estrellas, el universo | astronomia, stelle, lo spazio, spazio, i pianeti, pianeti, i razzi, le stelle, sistema solare | estrelas, astronomia amadora, o espaço, espaço, planetas, foguetões, foguetes, planetas e foguetões, as estrelas | sterrenkunde, de ruimte, ruimte, planeten, raketten, ruimtevaart | astronomia amatorska, gwiazdy, kosmos, planety, rakiety, układ słoneczny | 🔭
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
romance novels | liebesromane | romans d'amour | novelas románticas | romanzi rosa | romances de amor, ler romances, romances* | liefdesromans | romanse*, romansidła
art and museums | kunst, museen, museen besuchen | musées, visiter des musées | arte, museos | musei, visitare musei | museus, arte e museus | kunst en musea, musea, musea bezoeken | sztuka, muzea
geography and maps | landkarten, geographie | géographie, cartographie | geografía, mapas | geografia, mappe | geografia e mapas | landkaarten, aardrijkskunde | mapy
podcasts and radio | radio hören, hörbücher, hörspiele, hörspiele hören | écouter la radio, podcasts écouter, livres audio | escuchar la radio, audiolibros | ascoltare la radio, audiolibri | ouvir rádio | radio luisteren, luisterboeken | słuchanie radia, audiobooki
money and business | wirtschaft, unternehmertum | entrepreneuriat, affaires* | negocios, emprender | imprenditoria, affari | negócios, empreendedorismo | ondernemen, zakendoen | biznes, przedsiębiorczość
exam revision | prüfungen, abitur, lernen fürs abitur | révisions, examens, le bac | exámenes, oposiciones, selectividad | esami, maturità | exames*, vestibular | examens leren, eindexamen | matura*, egzaminy
bedtime stories | gutenachtgeschichten, vorlesen | histoires du soir | cuentos, cuentos para dormir | favole della buonanotte, favole | histórias para dormir | voorlezen, verhaaltjes voor het slapen | bajki na dobranoc
tarot and astrology | astrologie, horoskope | l'astrologie, tarot divinatoire | astrología, horóscopos | astrologia, oroscopi, tarocchi | horóscopos e tarot, tarô | sterrenbeelden, tarotkaarten | horoskopy, wróżenie
politics and current affairs | politik, nachrichten | politique, actualité | política | politica, attualità | atualidade, política internacional | politiek, nieuws | polityka
investing | aktien, börse, geldanlage | la bourse, investir en bourse, bourse | la bolsa, invertir, invertir en bolsa | borsa*, investire, investimenti | bolsa de valores, investir na bolsa, investimentos | beleggen, aandelen | giełda, inwestowanie
Christian faith | kirche, glaube, bibel, rosenkranz, rosenkranz beten | église, la foi, foi, chapelet, le chapelet | iglesia, la fe, el rosario, rezar el rosario, devota | chiesa, fede, il rosario, recitare il rosario, devota | igreja, a fé cristã, o terço, rezar o terço, terço, devota | kerk, geloof, rozenkrans | kościół, wiara, różaniec, odmawia różaniec
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
make-up | schminken, make-up machen | maquillage, se maquiller | maquillaje, maquillarse | trucco, truccarsi, trucchi | maquilhagem, maquiagem | opmaken | makijaż | 💄
fashion | mode*, kleidung, klamotten | la mode, vêtements | moda, vestirse bien | la moda, vestirsi bene | roupa e moda | kleding en mode, mode* | modne ubrania | мода, 👗
sleep | schlafen, ausschlafen | dormir, faire la sieste | la siesta, siestas | dormire | sonecas | slapen, uitslapen | spanie, drzemki | 😴
self-care | wellness, entspannen | bien-être, se détendre | bienestar, relajarse | benessere, rilassarsi | bem-estar, relaxar | ontspannen | relaks
cars | autos*, autoschrauben, autonarr, schraubt an autos, tuning*, autos schrauben, pkw, golf 1, golf 2, golf 3, golf 4, golf 5, golf 6, golf 7, golf 8, golf gti, vw golf, auto tunen | voitures, automobile, mécanique, mécanique auto | coches, los coches, mecánica | macchine, automobili, auto sportive, motori* | carros, os carros, mecânica | auto's*, sleutelen, sleutelt aan auto's, autos* | samochody, motoryzacja, auta | 🚗, 🏎️
retirement | rentner, rentnerin, ruhestand | retraite, retraité, retraitée | jubilado, jubilada, jubilación | pensionato, pensionata | reformado, reformada, aposentado | gepensioneerd, pensioen | emeryt, emerytka, emerytura
grandparents | enkel, enkelkinder | petits-enfants | nietos | nipoti | netos | kleinkinderen | wnuki
working from home | homeoffice | télétravail | teletrabajo | lavoro da casa, telelavoro | teletrabalho | thuiswerken | praca zdalna
student life | studentin, studium | étudiant, étudiante | estudiante | studente, studentessa | estudante | studentenleven | studentka, studia
hair care | haarpflege, frisuren, haare, haare flechten | coiffure*, soins des cheveux, les coiffures | cuidado del cabello, peinados, el pelo | cura dei capelli, acconciature | cuidados com o cabelo, penteados, cabelos | haarverzorging, kapsels, haren vlechten | pielęgnacja włosów, fryzury
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
nails | nägel, nageldesign, nagellack, nägel lackieren | manucure, ongles, le vernis, vernis à ongles, les ongles, nail art* | uñas, manicura, las uñas | unghie | unhas | nagels, nagels lakken, nagellak | paznokcie
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
sauna and cold plunge | saunieren, in die sauna gehen, therme, sauna | thermes, bains chauds, sauna* | termas, balneario | terme*, fare la sauna | ir às termas, termas e spa | sauna en spa, naar de sauna | sauna i spa, saunowanie, sauna*
smart home | hausautomation, intelligentes zuhause | domotique, maison connectée | domótica, casa inteligente | domotica, casa intelligente | domótica em casa, casa conectada | domotica in huis, slim huis | inteligentny dom
classic cars | oldtimer*, oldtimer schrauben, oldtimern, alte autos, youngtimer | les voitures anciennes, voitures anciennes, voitures de collection | coches clásicos, los coches clásicos, coches antiguos | auto d'epoca, le auto d'epoca, macchine d'epoca | carros antigos, carros clássicos | oldtimers*, klassieke auto's | stare samochody, zabytkowe samochody, stare auta | oldtimer, oldtimers, oldtimer fahren, voitures anciennes, coches clásicos, auto d'epoca, carros antigos, klasyki motoryzacji, oude auto's, coches clasicos
police cars | polizei, polizeiautos, polizeiauto | la police, voitures de police | la policía, coches de policía | la polizia, macchine della polizia | polícia, carros de polícia | politie, politieauto's | policja, radiowozy
roses | rosen, rosengarten | les roses, rosiers, les rosiers | rosas, las rosas, rosales | le rose, rose del giardino | rosas, as rosas, roseiras | rozen, rozentuin | róże, róż
snowboarding | snowboarden | le snowboard, faire du snowboard | | | | snowboarden | snowboard*
Spanish | spanisch lernen, lernt spanisch, spanisch | apprend l'espagnol, l'espagnol | | lo spagnolo, impara lo spagnolo | | spaans, spaans leren | hiszpański
Japanese | japanisch lernen, lernt japanisch, japanisch | apprend le japonais, le japonais | aprende japonés, japonés | il giapponese | | japans leren | japoński
French | französisch lernen, lernt französisch, französisch | | aprende francés, francés | il francese | | frans leren
Italian | italienisch lernen, lernt italienisch, italienisch | l'italien, apprend l'italien | aprende italiano | | | italiaans leren | włoski
goalkeeper | steht im tor, im tor, torwart, torhüter, torfrau, torhüterin | gardien de but, gardien, joue gardien, joue gardien de but, gardienne de but | portero, es portero, de portero, portera, guardameta | portiere, gioca in porta, fa il portiere, in porta | goleiro, é goleiro, guarda-redes, goleira | keeper*, staat in het doel, op doel, doelman | bramkarz, jest bramkarzem, bramkarka, na bramce
inline skating | inlineskates, inlineskaten, inliner
wordsearches | | mots mêlés, les mots mêlés, mots cachés | sopas de letras, las sopas de letras, sopa de letras | | sopa de letras, caça-palavras | woordzoekers, woordzoeker | wykreślanki
recorder playing | blockflöte | | | | | blokfluit, blokfluit spelen
manga drawing | mangas zeichnen, manga zeichnen | dessiner des mangas, dessiner du manga | dibujar manga, dibuja manga | disegnare manga | desenhar mangá, desenhar manga | | rysowanie mangi
carp fishing | karpfenangeln | pêche à la carpe, la pêche à la carpe | | pesca alla carpa, carpfishing | | karpervissen
bubbles | seifenblasen | les bulles de savon, bulles de savon, les bulles | pompas de jabón, las pompas de jabón, burbujas | bolle di sapone, le bolle di sapone | bolas de sabão, bolhas de sabão | bellen blazen, bellenblazen | bańki mydlane
soap operas | seifenopern, telenovela, telenovelas, seifenopern, seifenoper | les feuilletons, feuilletons | telenovelas, las telenovelas, novelas de la tarde, ver telenovelas, ver novelas, culebrones | le telenovelas, telenovela, le soap | novelas, novela, ver novela, ver novelas, assistir novela, a novela, as novelas | soaps* | telenowele
samba | | | | | samba*
first communion and confirmation | erstkommunion, kommunion, konfirmation, firmung, jugendweihe | première communion, communion*, confirmation*, profession de foi | primera comunión, comunión, confirmación | prima comunione, comunione, cresima | primeira comunhão, crisma | eerste communie, communie, vormsel, lentefeest | pierwsza komunia, komunia, bierzmowanie
stacking towers | bauklötze, bauklötze stapeln, türme bauen, baut türme | cubes en bois, empiler des cubes, construire des tours | apilar bloques, hacer torres, torres de bloques, construir torres | costruire torri, fa le torri, impilare cubi | empilhar blocos, fazer torres | torens bouwen, blokken stapelen, bouwt torens, blokjes bouwen | układa wieże z klocków, układa wieże, wieże z klocków
traditional card games | skat, doppelkopf, schafkopf, canasta* | belote, la belote, tarot à cinq, coinche | brisca, el mus, mus, tute, la canasta, chinchón | burraco, briscola, scopa*, scala quaranta, il burraco | sueca, a sueca, canastra | klaverjassen, toepen, jokeren | kanasta, tysiąc | buraco, truco, tute, escoba, pişti, makao, klaberjass, toepen, pisti
Sanrio | sanrio, hello kitty | sanrio
elephant | elefanten | éléphants, les éléphants | elefantes, los elefantes | elefanti, gli elefanti | elefantes | olifanten | słonie
lion | löwen | les lions, lions* | leones, los leones | leoni, i leoni | leões | leeuwen | lwy
fox | füchse, fuchs | les renards, renards | zorros | volpi, le volpi | raposas | vossen, vos | lisy
monkey | affen | les singes, singes | los monos | scimmie, le scimmie | macacos | apen | małpy, małpki
panda | pandas* | | | panda*, i panda | | | pandy
wolf | wölfe | les loups, loups | lobos, los lobos | lupi, i lupi | lobos | wolven | wilki
squirrel | eichhörnchen | écureuils, les écureuils | ardillas | scoiattoli | esquilos | eekhoorns | wiewiórki
brown bear | bären | les ours, ours* | osos, los osos | orsi, gli orsi | ursos | beren | misie, niedźwiedzie
giraffe | giraffen | girafes, les girafes | jirafas | giraffe*, le giraffe | girafas | giraffen | żyrafy
dolphin | delfine | dauphins, les dauphins | delfines | delfini, i delfini | golfinhos | dolfijnen | delfiny
hurling | hurling* | hurling*
playset figures | playmobil, schleich, schleichtiere | playmobil | playmobil, los clicks, clicks de playmobil | playmobil | | playmobil | playmobil
audio stories | tonies, toniebox, tonie, kinderhörspiele
paella | | | paellas, arroces y paellas, los arroces, arroces, cocinar paellas
christening | taufe, patenkind taufe, tauffeier | baptême | bautizo, bautismo | battesimo | batizado, batismo | doop, doopfeest | chrzest, chrzciny
friendship bracelets | armbänder, armbänder knüpfen, freundschaftsbänder | les bracelets, bracelets*, bracelets brésiliens | pulseras, hacer pulseras | braccialetti, fare braccialetti | pulseiras, fazer pulseiras | armbandjes, armbandjes maken | bransoletki
loom bands | | | | | | | | loombänder, loom bänder, gummibänder armbänder, élastiques loom, gomitas loom, braccialetti elastici
puddles and mud | | | | | | | | matschen, matschküche, pfützen, flaques d'eau, cuisine de boue, charcos, barro, pozzanghere, modderkeuken, plassen springen, kałuże, kałuze
marbles | | | | | | | | murmeln, les billes, canicas, biglie, bolinhas de gude, berlindes, knikkers, knikkeren, szklane kulki
battle tops | | | | | | | | kreisel, kampfkreisel, toupies, toupie, peonzas, peonza, trottole, piões, tollen
balls for little ones | | | | | | | | ball spielen, bälle, bällebad, jouer au ballon, palle, palline, bolas, ballen, ballenbak, piłki
stickers | | | | | | | | autocollants, gommettes, pegatinas, adesivi, adesivos, figurinhas, naklejki, stickeralbum
football stickers |  |  |  | figurine*, album di figurine, collezionare figurine |  |  |  | panini, panini stickers, panini album, match attax, panini sticker, panini-sticker, sammelbilder fußball, vignettes panini, cromos de fútbol, figurine panini, figurinhas da copa, voetbalplaatjes, karty piłkarskie
playing in water | | | | | | | | planschen, planschbecken, mit wasser spielen, jeux d'eau, jouer avec l'eau, jugar con agua, giocare con l'acqua, brincar com água, waterspelletjes, spelen met water
spies and codes | | | | | | | | detektive, detektiv spielen, geheimschriften, espions, détectives, espías, spie, spionnen, detektywi
walkie-talkies | | | | | | | | funkgeräte, krótkofalówki
playing schools | | | | | | | | schule spielen, jouer à l'école, jouer à la maîtresse, jugar al colegio, giocare alla scuola, brincar de escolinha, schooltje spelen
dressing up | | | | | | | | verkleiden, se déguiser, déguisements, disfrazarse, disfraces, travestirsi, verkleden, przebieranie się
tea parties | | | | | | | | puppengeschirr, dînette, fiesta del té, juego de té, servizio da tè giocattolo, theeserviesje
hairdressing games | | | | | | | | frisör spielen, friseur spielen, jouer à la coiffeuse, jugar a peluquería, giocare alla parrucchiera
swings and climbing frames | | | | | | | | schaukel, schaukeln, spielplatz, rutschen, balançoire, balançoires, aire de jeux, columpios, columpio, parque infantil, altalena, altalene, parchetto, balanços, parquinho, schommel, schommelen, speeltuin, huśtawka, huśtawki, plac zabaw
weather for children | | | | | | | | regenbogen, arc-en-ciel, arcoíris, arcobaleno, regenboog
van conversion | | | | | | | | van conversions, campervan conversion, converting a van, self-build campervan, vanlife build, camperausbau, wohnmobilausbau, kastenwagenausbau, aménagement de van, aménager un van, camperizar furgonetas, camperizar, furgoneta camper, camperizzare, camperizzazione, camperombouw, busje ombouwen, przerabianie busa
hybrid fitness races | | | | | | | | deka fit
obstacle races | | | | | | | | ocr racing, hindernislauf, schlammlauf, hindernisläufe, courses à obstacles, carrera de obstáculos, carreras de obstáculos, corsa a ostacoli nel fango, bieg z przeszkodami, runmageddon
ultramarathons | | | | | | | | ultramarathon, ultralauf, ultratrail, ultramaratones
riding indoors | | | | | | | | rollentraining, cyclisme indoor, ciclismo indoor, rodillo, rulli
breakdancing | | | | | | | | breakdancer
virtual reality | | | | | | | | oculus, half-life alyx, réalité virtuelle, realidad virtual, realtà virtuale, realidade virtual
via ferrata | | | | | | | | klettersteig, klettersteige, klettersteiggehen, klettersteigen, vie ferrate, le vie ferrate, vías ferratas, vía ferrata
cold water dips | | | | | | | | wim hof, winterbaden, kaltwasserbaden, bain glacé, baños de hielo, bagni freddi, ijsbaden
charcuterie and curing | | | | | | | | charcuterie, wurst machen, wursten, wurst selber machen, charcuterie maison, hacer embutidos, embutidos, salumi, fare i salumi, worst maken, wędliny domowe, robienie kiełbasy
marmalade and chutney | | | | | | | | marmelade einkochen, einmachen, einwecken, chutneys kochen, faire des confitures, hacer mermelada, mermeladas caseras, fare la marmellata, marmellate, jam maken, robienie przetworów, przetwory, fazer geleia, doce de abóbora
kitchen knives | | | | | | | | japanische messer, kochmesser, couteaux japonais, couteaux de cuisine, cuchillos japoneses, cuchillos de cocina, coltelli giapponesi, coltelli da cucina, keukenmessen, japanse messen, noże japońskie
garden shed | | | | | | | | gartenhaus, werkstatt im schuppen, hobbyraum, hobbykeller, cabane de jardin, cobertizo, capanno degli attrezzi, schuurtje, tuinhuis, warsztat w garażu
hi-fi | | | | | | | | audiophiles, stereoanlage, hifi anlage, chaîne hi-fi, equipos de música, impianto stereo, alta fidelidad
jukeboxes | | | | | | | | musikbox
mid-century furniture | | | | | | | | midcentury, bauhaus design, vintage möbel, meubles vintage, meubles scandinaves, muebles vintage, mobili vintage, modernariato, vintage meubels, meble prl
lampshade making | | | | | | | | lampenschirme, lampenschirme basteln, abat-jour, faire des abat-jour, pantallas de lámpara, paralumi
buses and coaches | | | | | | | | linienbusse, busse, autobus, les bus, autobuses, ônibus, autocarros, bussen, autobusy
sumo | | | | | | | | sumo ringen, sumoringen
UFOs and aliens | | | | | | | | ufology, ufos und aliens, ufologie, extraterrestres, ovnis, ovni, alieni, obcy i ufo, cryptids, nessie
Reiki and energy healing | | | | | | | | klangschalen meditation, energiearbeit, sonothérapie, lithothérapie, terapias alternativas, sanación energética, guarigione energetica, bioenergoterapia
cut glass | | | | | | | | waterford crystal, kristallglas, kristallgläser, cristal taillé, cristal de bohemia, cristalleria, swarovski figures, murano glass, muranoglas
cigarette cards and beer mats | | | | | | | | beermats, bierdeckel, bierdeckel sammeln, kronkorken, placomusophilie, posavasos, telefonkarten, sigarenbandjes
toy soldiers | | | | | | | | zinnfiguren, zinnsoldaten, soldats de plomb, soldaditos de plomo, soldatini, tinnen soldaatjes, ołowiane żołnierzyki, ołowiane zołnierzyki
tin-plate and construction sets | | | | | | | | corgi toys, tinplate toys, wiking autos, metallbaukasten, märklin baukasten, norev, die-cast tractors
plastic model kits | | | | | | | | modellbausätze, modellbau, plastikmodellbau, maquettes, maquettisme, maquetas, modellismo statico, modelbouw, modelarstwo, plastimodelismo
royal family | | | | | | | | lady di, königshäuser, adelshäuser, les familles royales, la famiglia reale, koningshuis, oranje koningshuis, rodzina królewska
Titanic | | | | | | | | schiffswracks, épaves, naufragios, relitti, pecios
windmills and old mills | | | | | | | | watermills, windmühlen, mühlen, moulins à vent, molinos de viento, mulini a vento, molens, windmolens, wiatraki
seaside days | | | | | | | | urlaub am meer, bord de mer, andar al mare, ir à praia, naar het strand, nad morze
coach trips | | | | | | | | busreisen, busausflüge, kaffeefahrten, voyages en car, sorties en autocar, excursiones en autobús, viajes del imserso, gite in pullman, excursões de ônibus, busreizen, wycieczki autokarowe
tapas | | | | | | | | tapas bars, tapear, pinchos, pintxos, tapas essen, spanische küche, cocina española, cuisine espagnole, raciones, vermut
cured ham | | | | | | | | jamón, jamón serrano, jamón ibérico, iberico ham, presunto, schinken, rohschinken, jambon cru, jamones
olive oil | | | | | | | | huile d'olive, olio d'oliva, aceite de oliva, olivenöl, azeite, olijfolie, oliwa z oliwek
churros and doughnuts | | | | | | | | churros, porras con chocolate, churros con chocolate, berliner, pączki, oliebollen, beignets, brigadeiros, brigadeiro
soups and stews | | | | | | | | eintopf, suppe kochen, potages, pot-au-feu, sopas, caldos, guisos, zuppe, minestrone, stamppot, zupy, feijoada
Sunday roasts | | | | | | | | carvery, sonntagsbraten, braten, schweinebraten
fish and chips | | | | | | | | frites, friterie, pommes frites, patat, frietjes
port and sherry | | | | | | | | portwein, vino de jerez, jerez, vinho do porto
marzipan and liquorice | | | | | | | | lakritz, lakritze, dropjes, réglisse, regaliz, liquirizia, turrón, torrone, haribo, gummibärchen
pub skittles and quoits | | | | | | | | kegeln, kegelclub, kegelverein, kegelabend, sportkegeln, birilli, kręgle klasyczne
marquetry | | | | | | | | intarsia, intarsien, marqueterie, marquetería, taracea, intarsio
walking stick making | | | | | | | | stickmaking, wanderstöcke, wanderstöcke schnitzen
dry stone walling | | | | | | | | coppicing, trockenmauern, bau von trockenmauern, heckenlegen, muret en pierre sèche, mur en pierres sèches, muros de piedra seca
rug tufting | | | | | | | | tufted rugs, teppich tuften, tuften
traction engines | | | | | | | | dampfmaschinen, dampfmaschine, traktoren oldtimer, oldtimer traktoren, alte traktoren, vieux tracteurs, tractores antiguos, trattori d'epoca, oude tractoren, stare traktory
folk dancing | | | | | | | | volkstanz, volkstänze, trachtenverein, trachtengruppe, schuhplattler, danses folkloriques, danse bretonne, sardana, jota, danza popolare, pizzica, tarantella, danças folclóricas, volksdansen, tańce ludowe
tea dances | | | | | | | | tanztee, thé dansant, thés dansants, bals musette, guinguette, baile de salón para mayores, ballo liscio, il liscio, balera, dansmiddag, wieczorki taneczne, dancingi
bell ringing | | | | | | | | bellringing, handbell ringing, glockenspiel läuten, glockenläuten, campanas, campane, klokkenluiden
Formula E | | | | | | | | formule e, formel e, fórmula e, extreme e
rosary | | | | | | | | rosenkranz, rosenkranz beten, chapelet, le chapelet, rezar el rosario, il rosario, terço, rezar o terço, rozenkrans, różaniec, lourdes, fatima, medjugorje, wallfahrten, pèlerinages
nativity scenes | | | | | | | | krippenfiguren, krippe, krippen, weihnachtskrippe, krippenbau, la crèche, crèches, santons de provence, belenes, belén, montar el belén, presepe, presepi, presépio, kerststal, szopka, szopki
carnival | | | | | | | | karneval, fasching, fastnacht, fasnacht, fasnet, carnaval, carnevale, karnawał, zapusty, rosenmontag, karnevalsverein, karnevalszug, guggenmusik, cosplay for carnival, sambódromo, bloco de carnaval
processions and fiestas of Spain | | | | | | | | fallas, las fallas, semana santa, la semana santa, cofradías, cofradía, costalero, costaleros, nazareno, feria de abril, sanfermines, san fermín, romerías, romería, el rocío, castellers, moros y cristianos
foot volleyball | | | | | | | | futevôlei, footvolley, altinha, altinha na praia, teqball, futevoley
forró | | | | | | | | forró dancing, zouk, lambada, samba de gafieira, reggaeton dancing, dançar forró, cumbia
Brazilian music | | | | | | | | mpb, pagode, sertanejo, axé, funk carioca, baile funk, música brasileira, música sertaneja, choro, tropicália, roda de samba, cavaquinho, pandeiro, berimbau
speedway | | | | | | | | żużel, grasstrack
lantern walks | | | | | | | | laternen, laternen basteln, laternenumzug, sankt martin, sint maarten, lampionnen, lampiony, lampions
westerns | | | | | | | | clint eastwood, karl may filme, winnetou, películas del oeste, del oeste, faroeste
Camino de Santiago | | | | | | | | el camino, jakobsweg, pilgerweg, pilgerwege, pilgern, chemin de compostelle, chemins de compostelle, saint-jacques-de-compostelle, compostelle, cammino di santiago, via francigena, caminho de santiago, pelgrimspad
tiny houses | | | | | | | | self-sufficiency, self sufficiency, selbstversorgung, selbstversorger, autonomie, autosuficiencia, autosufficienza, zelfvoorzienend leven, samowystarczalność
American road trips | | | | | | | | roadtrip durch die usa
watching tennis | | | | | | | | wimbledon, roland garros, roland-garros, watching wimbledon, roger federer, federer, rafael nadal, nadal, djokovic, alcaraz, iga świątek, steffi graf, boris becker
reggae and ska | | | | | | | | ska, ska music, dancehall, rocksteady
progressive rock | | | | | | | | prog rock, prog, krautrock, classic prog
cassettes | | | | | | | | tapes and walkmans, walkman, kassetten, hörspielkassetten, casetes, musicassette, cassettebandjes, kasety magnetofonowe
hanging baskets and pots | | | | | | | | balkon bepflanzen, balkonkästen, balkongarten, jardin de balcon, jardinières, balcon fleuri, macetas, balcón con flores, balcone fiorito, vasos de plantas, balkontuin, kwiaty balkonowe
Christmas baking | | | | | | | | stollen, plätzchen, plätzchen backen, weihnachtsplätzchen, weihnachtsbäckerei, lebkuchen, vanillekipferl, bredele, bûche de noël, roscón de reyes, speculaas, kruidnoten, pierniki, pierniczki
feminism | | | | | | | | feminismus, féminisme, feminismo, femminismo
Women's Institute | | | | | | | | townswomen's guild, landfrauen, koło gospodyń wiejskich, koło gospodyn wiejskich
winter sports on television | | | | | | | | skispringen, skoki narciarskie, saut à ski, vierschanzentournee, biathlon, biathlon fans, biathlon fernsehen, wintersport fernsehen, wintersport schauen, rodeln zuschauen, skisprung, ski alpin schauen
drifting | | | | | | | | jdm cars, jdm, autotuning, voitures de drift
pike and predator fishing | | | | | | | | hechtangeln, zanderangeln, spinnfischen, pêche au brochet, pêche aux leurres, pesca del lucio, pesca a spinning, snoekvissen, roofvissen, spinning wędkarski
wizards and witches | | | | | | | | zauberer, hexen, kleine hexe, elfen, sorciers, sorcières, lutins, magos, brujas, duendes, maghi, streghe, elfi, bruxas, magos e bruxas, heksen, tovenaars, kabouters, czarodzieje
ghosts and monsters | | | | | | | | gespenster, monster und gespenster, fantômes, monstres, fantasmas, monstruos, fantasmi, mostri, monstros, spoken en monsters, duchy, potwory
ninjas and samurai | | | | | | | | katana, katanas
fuse beads | | | | | | | | melty beads, bügelperlen, perles à repasser, perles hama, strijkkralen, koraliki do prasowania, pixel beads
paper planes | | | | | | | | balsa planes, papierflieger, avions en papier, aviones de papel, aeroplanini di carta, papieren vliegtuigjes
Greek myths | | | | | | | | griechische mythologie, griechische sagen, mythologie, mythologie grecque, mitología griega, mitologia greca, mitologia, griekse mythologie, mitologia grecka
jokes and pranks | | | | | | | | witze, witze erzählen, scherzartikel, blagues, farces et attrapes, chistes, bromas, barzellette, scherzi, piadas, moppen, grapjes, żarty, kawały
instant photography | | | | | | | | instax, sofortbildkamera, sofortbilder, appareil photo instantané, cámara instantánea, fotocamera istantanea
rhythmic gymnastics | | | | | | | | gimnasia rítmica, ginnastica ritmica, gymnastique rythmique, rhythmische sportgymnastik, rhythmische gymnastik, ginástica rítmica, gimnastyka artystyczna z przyborami, ritmische gymnastiek, gr gymnastique, pompon dance
gravel biking | | | | | | | | gravelbiken, vélo gravel, bici gravel, gravel fietsen
charm bracelets | | | | | | | | heishi beads, bracelets à breloques, pulseras de abalorios, bettelarmband, armbänder basteln, kralenarmbandjes
keys and switches | | | | | | | | schlüssel, knöpfe drücken, schalter, clés, boutons, interrupteurs, llaves, botones, chiavi, bottoni, sleutels, knopjes, klucze, cles
playing house | | | | | | | | staubsauger, staubsaugen, besen, putzen spielen, haushalt spielen, aspirateur, balai, aspiradora, escoba juguete, aspirapolvere, stofzuiger, stofzuigen, odkurzacz
balloons | | | | | | | | luftballons, luftballon, ballons de baudruche, globos, palloncini, balões, ballonnen, balony
trees and woodland | | | | | | | | bäume, wald, wald baden, waldbaden, im wald, les arbres, la forêt, forêts, árboles, el bosque, bosques, alberi, boschi, il bosco, árvores, florestas, bomen, het bos, drzewa, las i drzewa
fires and wood burning | | | | | | | | firepits, lagerfeuer, feuerschale, kaminofen, holzhacken, feu de camp, hogueras, chimenea, falò, caminetto, fogueira, lareira, kampvuur, houtkachel, ognisko, kominek
burgers and hot dogs | | | | | | | | burger braten, les burgers, hamburguesas, hambúrguer, hamburgers bakken, burgery, ribeye, würstchen
honey | | | | | | | | honig, miel, miele, miód, manuka honey
seafood | | | | | | | | meeresfrüchte, austern, huîtres, mariscos, marisco, frutti di mare, zeevruchten, mosselen, moules frites, owoce morza, bacalhau
crisps and savoury snacks | | | | | | | | savoury snacks, chips und salzgebäck, knabberzeug, chips apéro, patatas fritas, snacks salados, patatine, salgadinhos, borrelnootjes, chipsy
aperitivo | | | | | | | | aperitivo, aperitivi, l'aperitivo, apéro, l'apéro, apéritif, aperitivos, el vermut, borrel, borrelen, feierabendbier, sundowners, aperol spritz, aperol
motor boats | | | | | | | | varen, sloep varen, motorboot, motorboot fahren, boot fahren, bateaux à moteur, lanchas, barche a motore, navegar, motorówki
western riding | | | | | | | | westernreiten, équitation western, monta western, western rijden
ferrets | | | | | | | | frettchen, furets, hurones, furetti, furões, fretten, fretki
Nordic noir | | | | | | | | schwedenkrimis, skandinavische krimis, polar nordique, novela negra nórdica, scandinavische thrillers, skandynawskie kryminały
Celts and Anglo-Saxons | | | | | | | | anglo-saxons, anglo saxons, celts, sutton hoo, kelten, germanen, celtes, celtas, gaulois, menhirs, hillforts, moyen âge, edad media, medioevo, middeleeuwen, średniowiecze
model engineering | | | | | | | | dampfmodellbau, dampfmodelle, echtdampf, modélisme vapeur, clockmaking
paper cutting | | | | | | | | scherenschnitt, scherenschnitte, découpage de papier, papel picado, wycinanki, papierknippen
peak bagging and long trails | | | | | | | | munro, corbetts, bothy, hadrian's wall path, pennine way, appalachian trail, fernwanderwege, fernwandern, weitwandern, gipfel sammeln, alpenüberquerung, tour du mont blanc, grande randonnée, alta via, gran recorrido, pieterpad, korona gór polski
canyoning | | | | | | | | canyoneering, ghyll scrambling, barranquismo, torrentismo, wasserfallklettern, schluchteln
garden visits | | | | | | | | chelsea flower show, botanic gardens, kew gardens, gartenreisen, bundesgartenschau, gartenschau, visites de jardins, jardins botaniques, visitar jardines, visita ai giardini, tuinen bezoeken
composting and soil | | | | | | | | kompost, kompostieren, wurmkiste, compostage, compostaje, compostaggio, compostagem, composteren, kompostowanie
fruit trees and orchards | | | | | | | | obstbäume, obstgarten, streuobstwiese, apfelbäume, arbres fruitiers, árboles frutales, frutteto, pomar, fruitbomen, boomgaard, drzewa owocowe, sad owocowy
cheese and butter making | | | | | | | | cheesemaking, käse machen, käse selber machen, käserei, fabriquer du fromage, hacer queso, fare il formaggio, kaas maken, robienie sera
hot chocolate | | | | | | | | heiße schokolade, kakao, chocolat chaud, chocolate caliente, cioccolata calda, chocolate quente, warme chocolademelk, gorąca czekolada
fondue and raclette | | | | | | | | raclette, raclette evenings, raclette abend, raclette essen, fondue savoyarde, soirée raclette, tartiflette, käsefondue, gourmetten
yerba mate | | | | | | | | yerba maté, chimarrão, tereré, tomar mate
lorry driving | | | | | | | | lkw fahren, lkw fahrer, routier, routiers, camionero, camioneros, camionista, caminhoneiro, vrachtwagenchauffeur, kierowca ciężarówki
volunteer fire brigade | | | | | | | | freiwillige feuerwehr, jugendfeuerwehr, pompiers volontaires, sapeurs-pompiers, bombero voluntario, vigili del fuoco volontari, brandweervrijwilliger, osp, ochotnicza straż pożarna, rettungsdienst
coaching and refereeing | | | | | | | | schiedsrichter, trainer jugendfußball, fußballtrainer, arbitre, entraîneur de foot, árbitro, entrenador de fútbol, arbitro di calcio, allenatore, scheidsrechter, jeugdtrainer, sędzia piłkarski, trener piłki, sedzia piłkarski
stone carving | | | | | | | | stonecarving, soapstone carving, steinmetz, steinbildhauerei, speckstein, bildhauerei in stein, taille de pierre, talla en piedra, scultura in pietra, steenhouwen, beeldhouwen, rzeźbienie w kamieniu
air rifle shooting | | | | | | | | schützenverein, schützenfest, tiro a segno, schietvereniging, strzelectwo sportowe, schutzenverein, schutzenfest
treasure hunts | | | | | | | | chasses au trésor, chasses au tresor
playing doctors | | | | | | | | arzt spielen, doktor spielen, tierarzt spielen, jouer au docteur, jouer au vétérinaire, jugar a médicos, giocare al dottore, brincar de médico, doktertje spelen, zabawa w lekarza, jouer au veterinaire, jugar a medicos, brincar de medico
fantasy football | | | | | | | | fantacalcio, comunio, kicktipp, cartola fc, tippspiel
jump rope | | | | | | | | corde à sauter, saltar a la comba, touwtjespringen, corde a sauter
powerlifting |  |  |  |  |  |  |  | gewichtheben
nerf battles |  |  |  |  |  |  |  | spielzeugpistolen, wasserpistole, wasserpistolen, pistolets à eau, pistola de agua, pistolas de agua, pistole ad acqua, waterpistolen, pistolets a eau
smoothies | | | | | | | | acai, açaí, acai bowls
pancakes | | | | | | | | waffeln, gaufres, gofres, wafels, gofry
middle eastern cooking | | | | | | | | shawarma
giant vegetables | | | | | | | | kürbisse, kurbisse
whittling |  |  |  |  |  |  |  | holzschnitzen, schnitzen, sculpture sur bois, talla de madera, intaglio del legno, houtsnijden, rzeźbienie w drewnie, rzezbienie w drewnie
letter writing |  |  |  |  |  |  |  | brieffreundschaften, brieffreunde, brieffreundin, briefe schreiben, correspondants, écrire des lettres, amigos por carta, escribir cartas, amici di penna, scrivere lettere, escrever cartas, penvrienden, brieven schrijven, pisanie listów, ecrire des lettres, pisanie listow
organ playing | | | | | | | | orgel, orgelspielen, jouer de l'orgue, órgano, organo, organy
scooter riding | |, schwalbe, simson, simson fahren, moped | | | | | | simson, schwalbe moped, mobylette, vespino, motorower, scooterist
rc planes | | | | | | | | modellflug, modellflugzeuge, modellfliegen, aéromodélisme, aeromodelismo, aeromodellismo, modelvliegen, modelarstwo lotnicze, aeromodelisme
sea glass | | | | | | | | strandgut, treibholz, galets, sassi
mushroom picking | pilze sammeln, pilzesammeln, geht in die pilze, pilze suchen, in die pilze gehen, pilze | cueillette de champignons, champignons, aller aux champignons, va aux champignons, ramasser des champignons | buscar setas, setas, ir a por setas, va a por setas, coger setas, ir de setas | raccolta funghi, funghi, andare per funghi, va per funghi, cercare funghi, andare a funghi, va a funghi | apanhar cogumelos, cogumelos, ir aos cogumelos | paddenstoelen zoeken, paddenstoelen plukken | grzybobranie, zbieranie grzybów, grzyby, chodzi na grzyby, chodzenie na grzyby, zbiera grzyby, na grzyby
draughts | dame spielen, damespiel | jeu de dames, les dames | damas, jugar a las damas | dama*, giocare a dama, gioca a dama | jogo de damas, damas | dammen, damt, damclub | warcaby
dominoes | domino spielen | les dominos | dominó, el dominó, jugar al dominó | giocare a domino | dominó, jogar dominó | dominoën | domino grać
ludo | |  | parchís | |  | | chińczyk
espresso | siebträger, siebträgermaschine, espressomaschine | machine à expresso | máquina de espresso, cafetera espresso | macchina per espresso, caffè espresso | máquina de expresso | espressomachine, espressoapparaat | ekspres kolbowy
pigeons | brieftauben, tauben züchten, taubenzucht | pigeons voyageurs, colombophilie | palomas mensajeras, colombofilia | colombofilia, piccioni viaggiatori | pombos-correio, columbofilia | duiven, postduiven, duivensport, duiven houden | gołębie, gołębie pocztowe | tauben, golebie, gołebie, gołebie pocztowe
film photography | analoge fotografie, analogfotografie, fotografiert analog | photographie argentique, photo argentique, argentique | fotografía analógica, fotos analógicas | fotografia analogica, foto in pellicola | fotografia analógica | analoge fotografie, analoog fotograferen | fotografia analogowa, zdjęcia analogowe, robi zdjęcia analogowe
`
