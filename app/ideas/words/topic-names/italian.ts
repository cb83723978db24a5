/** What Italian calls topics; see `topic-names.ts`. */
export default `
knitting | maglia, lavorare a maglia, ai ferri, lavora a maglia, fa la maglia, sferruzza, sferruzzare, fare la maglia, ferri, ferri da maglia, fare maglia, lavorare ai ferri, lavori a maglia, la maglia
sewing | cucito, cucire, cuce, cucire vestiti, taglio e cucito, macchina da cucire, sarta, sarto, sartoria, cuce vestiti, cucito creativo, il cucito, cuce a macchina
painting | pittura, dipingere, acquerello, dipinge, dipingere a olio, pittrice, pitturare, pittura ad acquerello, i pennelli, quadri, dipingere quadri, pitturare quadri, acquarello, acquarelli, acquerelli, pittore, tele e pennelli, pitturare tele
crochet | uncinetto, lavorare all'uncinetto, l'uncinetto, all'uncinetto, ad uncinetto, con l'uncinetto, filet*, uncinetto filet, amigurumi all'uncinetto, uncineto
embroidery | ricamo, ricamare, punto croce, ricama, mezzo punto, ricamo a mano, il ricamo, punto pieno, telaio da ricamo, ricamatrice, punto antico, ricami
drawing | disegno, disegnare, disegna, colorare, mandala*, disegni, libri da colorare, colorare mandala, matite colorate, i disegni, colora, disegnino, coi colori, fumettista
woodworking | falegnameria, lavorare il legno, lavori in legno, legno, fare mobili, lavora il legno, falegname, intagliare, legna, lavoretti in legno, costruire in legno, il legno
pottery | ceramica, ceramica artistica, tornio, fa ceramica, argilla, modellare la creta, pasta fimo, fimo, lavorare la creta, la ceramica, pasta di mais, porcellana fredda, paste modellabili
photography | fotografia, fare foto, scatta foto, scattare foto, fotografo, fotografare, foto, fare le foto, scatti, macchina fotografica, reflex*, la fotografia, fa foto, fotografa, macchine fotografiche, fotografie
jewellery making | creare gioielli, bigiotteria, fare collane, fare orecchini, collanine, creare bigiotteria, orecchini fatti a mano, gioielli fatti a mano, perline
children's crafts | lavoretti per bambini
papercraft | lavoretti, lavori con la carta, cartonaggio, lavori di carta, carta e forbici, lavoretti di carta, ritagliare, forbici e colla
calligraphy | calligrafia, bella scrittura, scrivere a mano, pennino e inchiostro, lettering a mano
candle making | fare candele, candele fatte in casa, fare le candele, candele di cera, candele di soia fatte a mano
soap making | fare il sapone, cosmetici fai da te, spignatto, creme fatte in casa, saponi, sapone fatto in casa, fare saponi, saponi fatti in casa, spignattatrice
leatherwork | lavorare la pelle, pelletteria, cuoio, lavorare il cuoio, lavorazione del cuoio, borse in cuoio, pelle e cuoio, lavori in pelle
quilting | trapunta, fare trapunte, patchwork e quilting, trapunte, quilt
weaving and macramé | tessitura, tessere, telaio, il telaio, telaio a mano
basket weaving | cesteria, intreccio di cesti
model making | modellismo, modellini, modellista, modellini da montare, kit di montaggio, modellismo statico, modellismo navale, modellismo aereo, fa modellini, modellino, diorami, diorama*
model railways | modellismo ferroviario, plastico ferroviario, plastici ferroviari, trenini elettrici, plastico
stained glass and mosaics | vetrate, mosaico, vetro*, tiffany*, lavorare il vetro, vetro tiffany, mosaici
printmaking | incisione, linoleografia, serigrafia artistica, xilografia, stampa artistica, acquaforte, serigrafia
diamond painting | pittura con diamanti, diamond painting, quadri di diamanti, quadri con i diamantini, diamantini
3D printing | stampa 3d, stampante 3d, la stampante 3d, stampa in 3d
film making | riprese video, girare film, fare video, videomaker, cortometraggi, regia, girare video, montare video
upcycling | riciclo creativo, restauro mobili, restaurare, restaura mobili, restaura, restaurare mobili, mobili vecchi, shabby chic, découpage, riciclo, decoupage*
metalwork and blacksmithing | lavorare il ferro, forgiatura, ferro battuto, saldare, saldatura, fabbro, saldatrice, officina
slime and sensory play | fare lo slime, plastilina e slime, il didò, didò, pasta da modellare, la plastilina, pasta di sale, pasta modellabile, plastilina, il das, travasi, montessori, giochi montessori, sabbia e acqua, manipolazione, pasticciare, travasare, giochi sensoriali montessori
digital art | arte digitale, disegno digitale, disegnare sul tablet, illustrazione digitale, grafica, disegno su ipad, illustrazione, illustratrice, grafica digitale
lace making | pizzo, tombolo, merletto
pyrography | pirografia, pirografo
tie dye | tingere tessuti
gift wrapping and party crafts | incartare regali, decorazioni per feste, decorazioni natalizie, luci di natale, addobbi natalizi, addobbi di natale, decorazioni di natale, addobbare la casa, confezionare regali, pacchetti, festoni, addobbi, mercatini di natale, villaggi di natale
street art | arte di strada, murales, graffiti, graffitaro, writing con bombolette, bombolette spray
stamps | francobolli, i francobolli, filatelia, collezione di francobolli, colleziona francobolli
trading cards | figurine e carte collezionabili, carte da collezione, carte collezionabili, carte yugioh
soft toys | pupazzi, peluche, i peluche, pupazzetti, orsetti, il suo peluche, orsacchiotti, peluches, squishmallow
coins | monete, numismatica, le monete, collezione di monete, euro commemorativi, monete antiche, colleziona monete
model cars | macchinine, modellini di auto, macchine giocattolo, le macchinine, automobiline, modellini auto, macchinina, pista delle macchinine, auto in miniatura, macchine in miniatura, modellini di macchine
minerals and crystals | minerali, cristalli, sassi, raccoglie sassi, pietre, cristalloterapia, pietre preziose, raccogliere sassi, i sassi, sassolini, geodi
fashion dolls | bambole, bambola, le bambole, barbie e bambole, bratz, lol surprise, lol*, bambole lol, le lol
sneakers | scarpe da ginnastica, scarpe sportive, le sneakers, sneakers limited edition
pins and badges | spille, spillette, spille da collezione, patch e spille
comics | fumetti, fiere del fumetto, lucca comics, fiera del fumetto, fumetti bonelli, bonelli, zerocalcare, fumetteria, fumetti marvel, tex*, martin mystere, alan ford, fumetti di tex, topolino e paperino
antiques | antiquariato, antichità, mobili antichi, mobili d'epoca, oggetti antichi, cose antiche, cose vecchie, oggetti d'epoca, argenteria, antiquariato e mercatini, collezione di piatti, piatti da collezione
watches | orologi, gli orologi, orologio, orologi vintage, orologi automatici, orologeria
figures and statues | statuine, action figure da collezione, funko*, funko pop, colleziona funko, funkopop
militaria | cimeli militari, cimeli di guerra, divise militari, medaglie militari, residuati bellici, soft air e militaria
china and teapots | porcellana, teiere, tazze da collezione, colleziona tazze, teiere da collezione, tazzine, colleziona tazzine, servizi di piatti, porcellane, ceramiche, piatti dipinti, ceramiche artistiche, ceramica di vietri, capodimonte
autographs and memorabilia | autografi, memorabilia, maglie autografate, cimeli sportivi
rare books and maps | libri antichi, mappe antiche, libri vecchi, bibliofilo, prime edizioni, libri rari, carte geografiche antiche
postcards and ephemera | cartoline, bustine di zucchero, collezione di bustine di zucchero, santini da collezione, figurine vecchie, collezionismo, sorpresine kinder, kinder sorpresa, sorpresine, tappi di spumante, tappi, lattine, schede telefoniche, biglietti del treno, gomme e matite da collezione
vintage shopping | mercatini, mercatini dell'usato, vintage*, cose vintage, mercatini vintage, vestiti vintage, usato, comprare usato, mercatino delle pulci, mercatini domenicali, rigattieri, robivecchi, bancarelle, mercato, il mercato, bancarelle del mercato, fare i mercati, svuota cantine, svuotacantine, mercatini svuota cantine
tattoos | tatuaggi, i tatuaggi, tatuatore, tatuatrice, tattoo
Harry Potter | harry potter libri, potterhead, saga di harry potter
Star Wars | guerre stellari, jedi
dinosaurs | dinosauri, i dinosauri, dinosauro, t-rex, i dino, tirannosauro, velociraptor
anime | guardare anime, anime*, guarda anime, anime giapponesi, otaku*, cavalieri dello zodiaco, i cavalieri dello zodiaco, heidi, cartoni anni 80 giapponesi
superheroes | supereroi, gormiti, i gormiti, spiderman e batman
The Lord of the Rings | il signore degli anelli, signore degli anelli, tolkien
true crime | crimini veri, cronaca nera, delitti, crime podcast, podcast true crime, storie di delitti, casi di cronaca, misteri irrisolti
cinema | il cinema, guardare film, cinema italiano, film al cinema, fantozzi, totò, film di totò, i film di totò, film vecchi, film in bianco e nero, vecchi film, commedie italiane, verdone, carlo verdone, aldo giovanni e giacomo, cinepanettoni, cinefilo, cinefila, checco zalone, film d'azione, film d'autore, bud spencer e terence hill, cinema francese, film francesi, cinema americano, cinema coreano, cinema giapponese, film italiani, film anni 80, film anni 90, film anni ottanta, film degli anni 80, film romantici, commedie romantiche, film di guerra, film di fantascienza, film gialli, film thriller, film di avventura, film comici, film d'amore, film italiani anni 60
football fans | tifoso, guardare il calcio, napoletano tifoso, tifosi, tifa, tifare, va allo stadio, guardare le partite, guarda le partite, le partite, partite di calcio, vedere le partite, partite in tv, champions, calcio in tv, abbonato allo stadio, la nazionale, diretta gol, guardare le partite in tv, tifosa di calcio, tifosa sfegatata, andare allo stadio, abbonamento allo stadio, la serie a, partite di serie a, tifa toro, torino fc, il toro, granata calcio, fiorentina, la viola calcio, tifosa del cagliari, tifoso del cagliari, il palermo, il bari, il bologna, la samp, sampdoria, genoa, il genoa, hellas verona, sampdoriano, genoano, atalantino, viola calcio, tifoso di calcio
Formula 1 | formula uno, la formula 1, gran premi, gran premio, la formula uno, f1 in tv, guarda la formula 1
theatre | andare a teatro, il teatro, il teatro dialettale, teatro dialettale, dialetto, commedie dialettali, abbonamento a teatro, teatro in dialetto
horror films | film horror, film dell'orrore, i film horror, horror*, l'horror, ama l'horror
nature documentaries | documentari sulla natura, documentari, i documentari, alberto angela, piero angela, superquark, documentari in tv, geo, national geographic, quark*
animated films | cartoni animati, cartoni, guardare i cartoni, i cartoni, cartoni disney, film disney, disney*, cartone, guarda i cartoni, cartoni giapponesi, winx*, le winx, peter pan, biancaneve, cenerentola
princesses and fairies | principesse, fate*, principessa, le principesse, principesse disney, fatine, le fate, fatina
mermaids | sirene, sirenette, sirenetta, le sirene
unicorns | unicorni, gli unicorni, unicorno
diggers and tractors | ruspe, trattori, escavatori, camion*, i camion, le ruspe, ruspa, scavatrici, trattori agricoli, trattore, il trattore, escavatore, camioncini, betoniera, mezzi da lavoro, mezzi da cantiere, gru*, camion della spazzatura, camioncino, guardare i cantieri, cantieri, cantiere
fire engines and police cars | pompieri, camion dei pompieri, ambulanze, i pompieri, pompiere, vigili del fuoco, camion dei vigili del fuoco, mezzi di soccorso
preschool television | programmi per bambini, cartoni per piccoli, pimpa, la pimpa, giulio coniglio, 44 gatti, i cartoni della rai, rai yoyo, masha
sharks and ocean animals | squali, animali marini, squalo, gli squali, animali del mare, pesci e squali, polipi, animali del fondale
Doctor Who | =
Star Trek | =
period dramas | serie in costume, film in costume, bridgerton, orgoglio e pregiudizio, film storici, sceneggiati storici
sitcoms | commedie televisive, friends serie, sit com, sitcom americane
reality and cooking shows | programmi di cucina, reality televisivi, reality*, reality show, programmi di cucina in tv, i reality, masterchef, bake off, talent show, temptation island, isola dei famosi, amici di maria, quattro ristoranti
Game of Thrones | il trono di spade
Stranger Things | =
wrestling fans | wrestling in tv, guardare il wrestling, wwe*, wrestling*
Korean dramas | serie coreane, drama coreani, kdrama, k drama, i drama
railways | treni, ferrovie, i treni, trenini, trenino, il trenino, il treno, ferroviere, locomotive, binari, i treni a vapore, andare in treno, treno brio, treno di legno, trenino di legno, trenini di legno, treni di legno
aviation | aerei, aviazione, volo, pilota, pilota di aerei, volare, frecce tricolori, volo ultraleggero, ultraleggeri
sports fans | guardare lo sport, sport in tv, guarda lo sport, lo sport in tv, guardare sport, guarda sport, olimpiadi, guarda tutti gli sport, sport alla tv
knights and dragons | cavalieri, draghi, pirati, castelli
television series | serie tv, guardare la tv, divano e serie, serie televisive, le serie, maratone di serie, prime video, serie e divano, guardare serie, guarda serie, la tv, la televisione, guardare la televisione, quiz in tv, programmi tv, binge watching, stare sul divano, serie crime, serie poliziesche, guardare serie tv, fiction*, fiction rai, le fiction, serie su netflix, quiz tv, affari tuoi, la ruota della fortuna, reazione a catena, quiz televisivi, i quiz, x factor, mediaset, il paradiso delle signore, rai uno, tale e quale show, programmi televisivi
stand-up comedy | cabaret e comicità, comicità, comici, zelig, stand up comedy, comico, monologhi comici, barzellette, cabaret*
acting and improv | fare teatro, recitare, teatro amatoriale, recita in una compagnia, compagnia teatrale, filodrammatica, fa teatro, gruppo teatrale, recita, attore, attrice, improvvisazione teatrale, recita nella filodrammatica, recita in teatro, recitare in teatro, recita a teatro, recitazione, corso di recitazione, lezioni di recitazione
running | corsa, correre, fa running, podismo, maratona*, maratone, mezza maratona, mezze maratone, la maratona, runner*, podista, corsette, corsetta, corricchiare, corricchia, va a correre, andare a correre, a correre, corse, le corse, allenarsi per la maratona, allenamento maratona, stracittadina
yoga | fare yoga, yoga*, lo yoga, fa yoga
football | calcio, giocare a calcio, gioca a calcio, calcetto, calciatore, partitella, partita di calcetto, pallone, giocare a pallone, gioca a pallone, il pallone, calcio a 5, calcio a cinque, calcio a 7, scuola calcio, calciotto, calcetto coi colleghi, calcetto con gli amici, fa calcio, allena i pulcini
cycling | andare in bici, bicicletta, ciclismo, bici da corsa, ciclista, giri in bici, bici, la bici, in bici, bicicletta da corsa, bdc, pedalare, pedala, pedalate, pedalata, biciclettata, va in bici, bicicletate, giri in bicicletta, in bicicletta, le bici, uscite in bici, granfondo, gran fondo, bicicleta, biciclette, biciletta, ciclo
gym | palestra, andare in palestra, pesi, fa palestra, sala pesi, pesistica, allenarsi, si allena, allenamenti, sollevamento pesi, fa i pesi, la palestra, allenamento, fitness*, sala attrezzi, va in palestra, functional, allenamento funzionale, gymbro, allenarsi in palestra, sempre in palestra, palestraa, palesta, step*, fitboxe, prepugilistica
tennis | giocare a tennis, tennista, fa tennis, il tennis, gioca a tennis, racchetta da tennis
golf | giocare a golf, golf*, il golf, gioca a golf
climbing | arrampicata, arrampicare, alpinismo e arrampicata, arrampica, falesia, palestra di arrampicata, arrampicate, alpinismo e scialpinismo, palestra di roccia, roccia
basketball | pallacanestro, il basket, basket*, gioca a basket, nba*, giocare a basket, minibasket, palla a canestro, olimpia milano, virtus bologna, basket in tv
dance | ballo, ballare, danza, balla, fa danza
martial arts | arti marziali, judo e karate, arti marziali miste, fa arti marziali, aikido, arte marziale, lotta, lotta libera, lotta greco romana
skateboarding | andare in skateboard, skate*, lo skate, in skate, andare in skate
gymnastics | ginnastica artistica, ginnastica acrobatica, fa ginnastica artistica, trave e parallele, ginnasta
triathlon | allenarsi per il triathlon, ironman, triatleta, fa triathlon
rugby | giocare a rugby, rugbista, palla ovale, minirugby, gioca a rugby
cricket | giocare a cricket
volleyball | pallavolo, gioca a pallavolo, volley*, minivolley, gioca a volley, giocare a pallavolo, pallavolista, il volley, pallavvolo, palla a volo
pétanque | bocce, bocciofila, giocare a bocce, gioca a bocce, le bocce, alla bocciofila, campo da bocce, bocce al circolo, bocciofilo, boccista
bowls | bowls su prato
horse riding | equitazione, andare a cavallo, maneggio, al maneggio, cavalcare, cavalca, passeggiate a cavallo, ippoterapia, monta, pony*
archery | tiro con l'arco, tiro al arco, arco*, l'arco, arciere, tiro con arco, arco e frecce
badminton | giocare a badminton, volano*, il badminton, gioca a badminton
table tennis | tennistavolo, ping pong, gioca a ping pong, tennis tavolo, tennis da tavolo, pingpong
squash | giocare a squash, gioca a squash
padel and pickleball | giocare a padel, gioca a padel, il padel, pickleball*
boxing | pugilato, kick boxing, boxe, boxare, tirare di boxe, thai boxe, fit boxe
ballet | danza classica, balletto, ballerina, fare la ballerina, tutù, punte
ice skating | pattinaggio, pattinaggio sul ghiaccio, pattinaggio artistico, pattinaggio su ghiaccio
roller skating | pattinare, pattini a rotelle, pattinaggio a rotelle, i pattini, pattini, pattini in linea, i rollerblade, i roller, pattinaggio in linea
pilates | fare pilates, il pilates, pilates reformer, fa pilates, pilates a corpo libero
field hockey | hockey su prato
netball | =
lacrosse | =
athletics | atletica, atletica leggera, corsa campestre, salto in alto, lancio del giavellotto, staffetta, fa atletica, velocista, getto del peso
mountain biking | mountain bike, andare in mountain bike, in mountain bike, mtb in montagna, enduro in bici, downhill, bici in montagna
American football | football americano, football americano in tv
baseball | giocare a baseball, softball*, gioca a baseball
ice hockey | hockey su ghiaccio, hockey ambrì, ambrì piotta, hc lugano, tifa ambrì, tifa lugano, hockey*, l'hockey, gioca a hockey
trampolining | trampolino elastico, tappeto elastico, trampolino, saltare sul tappeto elastico, il tappeto elastico, saltare sul tappetone, trampolini
caving | speleologia, grotte, esplorare grotte, speleologo
fencing | scherma, spada*, fioretto, sciabola, scherma sportiva, schermidore
curling | giocare a curling
ten-pin bowling | giocare a bowling, bowling*, andare al bowling, il bowling
clay shooting | tiro sportivo, tiro al piattello, tiro a volo, poligono, tiro a segno, armi, pistole, fucili, tiro al bersaglio, poligono di tiro
parkour | fare parkour
tai chi | fare tai chi
home workouts | ginnastica, ginnastica in casa, fare sport, fa sport, sport in generale, tutti gli sport, ginnastica posturale, posturale, stretching*, gag*, ginnastica dolce, ginnastica a casa, ginnastica a corpo libero, corpo libero, workout a casa, cyclette, tapis roulant, corpo libero a casa, tabata
skydiving and paragliding | parapendio, paracadutismo, paracadute, aliante, volo a vela, lancio col paracadute, volo libero
paintball and airsoft | giocare a paintball, softair, soft air, soft-air, fa softair, airsoft*
horse racing | corse dei cavalli, ippica, trotto, cavalli al trotto, ippodromo, galoppo
pole and aerial fitness | danza aerea, tessuti aerei, pole dance, cerchio aereo, discipline aeree
ballroom and Latin dancing | ballo liscio, balli latini, balli latino americani, balli latinoamericani, latino americano, liscio, il liscio, ballo di coppia, balli di coppia, balli di gruppo, sala da ballo, valzer, mazurka, balli caraibici, caraibico, caraibici, ballo da sala, balera, balla il liscio, latinoamericano, va a ballare il liscio, ballare il liscio, balla latino
karting and motorsport | automobilismo, kart e motori, motorsport*, gare di auto, gare di kart
hiking | escursionismo, camminare, passeggiate, trekking*, andare in montagna, montagna, gite in montagna, camminate, va in montagna, la montagna, escursioni, escursione, passeggiare, passeggia, lunghe passeggiate, passeggiata, camminata veloce, fitwalking, gruppo di cammino, cammini, i cammini, due passi, passeggiate in montagna, rifugi, rifugio*, malghe, sentieri, CAI*, nordic walking, camminata, cammina, camminata nordica, escursionista, sentiero, vette, passeggiate nei boschi, passeggiate nel bosco, dog trekking, natura e camminate, stare nella natura, aria aperta, malga, via francigena a piedi, sentieri di montagna, stare all'aria aperta, andare nei boschi, vita all'aria aperta, la vita all'aria aperta, passeggiate al mare, passeggiate in riva al mare, camminate al mare, passeggiate sulla spiaggia, camminate sulla spiaggia, camminatore, camminatrice, natura, amante della natura, vita nei boschi
camping | campeggio, campeggiare, tenda*, in tenda, tenda e sacco a pelo, campeggiatore, vacanze in tenda, campeggio libero, bivacco
birdwatching | osservazione degli uccelli, uccelli, guardare gli uccelli, gli uccelli, osservare gli uccelli, uccellini, ornitologia, fotografare uccelli, rapaci
stargazing | guardare le stelle, cielo stellato, telescopio, osservare le stelle
metal detecting | cercare con il metal detector, metal detector, ricerca col metal detector
skiing | sciare, sci*, settimana bianca, settimane bianche, sciata, sciate, sciatore, piste da sci, sulla neve, lo sci, va a sciare, neve e sci, gli sci, scialpinismo, sci alpinismo, skialp, sci alpino, la neve, neve*
motorcycling | motociclismo, motocicletta, moto, giri in moto, la sua moto, motociclista, motociclette, moto guzzi, la moto, le moto, in moto, moto e motori, biker, motoraduni, motoraduno, harley, moto da corsa, moto d'epoca, moto e amici, motogiri, girare in moto, in moto con gli amici, va in moto, motorino, enduro*, motocross*, motore truccato, elaborare motorini, motorini, cinquantino, moto da cross
travel | viaggi, viaggiare, viaggia molto, viaggio*, viaggiare zaino in spalla, gite, gita, gite fuori porta, weekend fuori porta, fuori porta, borghi, i borghi, visitare borghi, girare per borghi, viaggetti, viaggetto, viaggiatore, viaggiatrice, viaggia, week end fuori porta, vacanze, girare il mondo, viaggi low cost, viaggi organizzati, gite domenicali, weekend in giro, città d'arte, visitare città d'arte, viaggi in treno, interrail, grecia, zaino in spalla, viaggi zaino in spalla, viaggi con zaino, capitali europee, agriturismi e borghi, viaggi studio, turismo, barcellona, weekend romantici, fughe romantiche, weekend in europa, puglia, toscana in camper, dolomiti, isole, viaggi in asia, salento, calabria, umbria
foraging | erbe selvatiche, raccogliere erbe, asparagi selvatici, raccogliere more, raccogliere asparagi, erbe di campo, cicoria di campo, erbe spontanee, raccogliere erbe spontanee, erbette di campo, piante spontanee, fitoalimurgia, mirtilli, lamponi, more, raccogliere mirtilli, frutti di bosco, more e lamponi
bushcraft and survival | sopravvivenza nel bosco, bushcraft*, survival*, sopravvivenza, vita selvaggia, prepper
geocaching | caccia al tesoro, caccia al tesoro gps
camper vans and caravans | camperisti, camper e roulotte, viaggi in camper, viaggiare in camper, il camper, camper*, in camper, girare in camper, camperista, vacanze in camper, roulotte, gira in camper
drones and kites | aquiloni, droni, aquilone, pilotare droni, far volare l'aquilone
scouting | scoutismo, fare lo scout, scout agesci, gli scout, lupetti, capo scout, coccinelle scout, fa gli scout, guida scout, scoutista
theme parks | parchi di divertimento, gardaland, parco avventura, luna park, mirabilandia, parchi a tema, giostre, le giostre, parchi divertimento, le montagne russe, acquapark, parchi acquatici
picnics and parks | fare picnic, andare al parco, scampagnate, scampagnata, pic nic, stare al parco, pic-nic, grigliata di pasquetta, fare un picnic, passeggiate al parco, gite al lago, andare al lago, stare al lago
urban exploration | visitare città, luoghi abbandonati, case abbandonate, urbex
winter fun | slitta, giocare sulla neve, bob*, slittino e bob, pupazzo di neve, giocare con la neve, palle di neve in giardino
slacklining and circus skills | giocoleria, arti circensi, giocolare, scuola di circo, circo, clownerie, slackline, clown*, acrobazie, pagliaccio, acroyoga
safari and zoo visits | animali, andare allo zoo, lo zoo, zoo*, animali selvatici, animali della savana, animali della giungla, animali feroci
wild swimming | acque libere, nuotare in mare, nuoto in acque libere, nuotate al mare, nuotare al mare, nuotare al lago, nuoto in mare, nuotare nel lago, nuota in mare, nuota nel lago
swimming | nuoto, nuotare, nuota, andare in piscina, piscina, in piscina, fa nuoto, nuotate, nuotatrice, nuotatore, nuota in piscina, acqua fitness, acquafitness, acqua gym, idrobike, aqua gym, tuffi, tuffarsi, nuoto artistico
surfing | fare surf, surf*, il surf, surfista, fa surf
paddleboarding | fare sup, sup*, fa sup, il sup
kayaking | canoa, andare in canoa, kayak*, in canoa, canoista, in kayak, pagaiare, rafting e kayak
sailing | andare in barca a vela, barca*, la barca, andare in barca, gita in barca, barche a vela, regate, regata, catamarano, barche, velista, barche in legno, gozzo, derive, optimist*
fishing | pesca, pescare, andare a pesca, pescatore, va a pesca, canne da pesca, canne*, pescata, pescate, laghetto di pesca, va a pescare, lenza
scuba diving | immersioni, subacquea, sub*, subacqueo, fare il sub, immersioni subacquee, apnea, brevetto sub, fa il sub, pesca subacquea
snorkelling | fare snorkeling, maschera e boccaglio, maschera e pinne, snorkelling
beach days | spiaggia, mare e spiaggia, mare, il mare, andare al mare, ombrellone, sotto l'ombrellone, la spiaggia, prendere il sole, vacanze al mare, abbronzarsi, lido, stabilimento balneare, tintarella, va al mare, castelli di sabbia, sabbia, giocare con la sabbia, paletta e secchiello, stare al mare, sole e mare, mare e sole
rowing | canottaggio, voga alla veneta, voga, canottiere, vogare
narrowboats and canals | barche sui canali
fly fishing | pesca a mosca, pesca con la mosca, pesca a mosca in torrente
rock pooling and crabbing | scogli, granchi, pescare granchi, cercare granchi
cruises | crociere, crociera, in crociera, le crociere, nave da crociera
bath time | giocare con l'acqua, fare il bagnetto, il bagnetto, sguazzare, giocare nella vasca, l'acqua e il bagnetto, gioca con l'acqua, giocare con acqua, l'acqua, spruzzarsi
wakeboarding and kitesurfing | fare windsurf, sci nautico, kite*, kitesurf, kite surf, fa kite, il kite, kitesurfing, sci d'acqua
video games | videogiochi, giocare ai videogiochi, gioca alla play, la playstation, ps5, ps4, play*, alla play, la play, gioca alla switch, giocare alla switch, la switch, nintendo switch, xbox*, gaming*, gamer*, nerd dei videogiochi, giocare online, giochi online, giocare al pc, giochi per pc, videogame, sta alla play, nintendo, giochi sul telefono, giochini sul cellulare, giocare col cellulare, giochi sul cellulare, giochi al cellulare, giochini sul telefono, giocare col telefono, giocare al telefono, giochini al telefono
board games | giochi da tavolo, giochi in scatola, giochi in scatola con amici, giochi di società, i giochi di società, giochi di società con amici, catan*, gioco in scatola, serate gioco, ludoteca, giochi di deduzione
chess | scacchi, giocare a scacchi, gioca a scacchi, gli scacchi, scacchista, scacchi online, torneo di scacchi
jigsaw puzzles | fare puzzle, fa i puzzle, puzzle da 1000 pezzi, i puzzle, puzzle grandi
role-playing games | giochi di ruolo, gdr, d&d, dungeons and dragons, gioco di ruolo, dungeon master, gioca di ruolo, giocatore di ruolo
card games | giochi di carte, carte*, giocare a carte, gioca a carte
Minecraft | =
brick building | costruzioni, mattoncini, lego*, i lego, coi lego, con i lego, gioca coi lego, costruire coi lego, il lego
puzzles and brainteasers | enigmistica, rompicapi, rebus*, settimana enigmistica, la settimana enigmistica, enigmi, indovinelli, giochi di logica, giochini di logica, l'enigmistica
retro gaming | videogiochi retro, videogiochi vintage, retrogaming, giochi anni 90, console vecchie, videogiochi degli anni ottanta, cabinati, sala giochi
miniature wargaming | dipingere miniature, miniature, warhammer e miniature, dipinge miniature, wargame, wargames
magic tricks | trucchi di magia, giochi di prestigio, prestigiatore, giochi di magia, illusionismo, mago, magie, trucchi con le carte, fare magie
adventure video games | videogiochi di avventura
cosy games | giochi rilassanti
Mario and platform games | giochi di piattaforma
Pokémon | =
Roblox and Fortnite | =
tabletop and pub sports | biliardo, calcetto balilla, flipper*, stecca e biliardo, sala biliardo, boccette
darts | freccette, le freccette, gioca a freccette, torneo di freccette
crosswords | parole crociate, cruciverba, le parole crociate, i cruciverba, cruciverbista, fa i cruciverba, parole incrociate, giochi di parole, anagrammi
bridge | giocare a bridge, gioca a bridge, torneo di bridge, bridgista
pub quizzes | quiz e cultura generale, trivial, quizzone
sports video games | videogiochi di calcio, fc 25, efootball, giochi di calcio alla play
Magic The Gathering | carte magic, magic*, carte di magic, gioca a magic, giocare a magic, le carte magic
croquet | giocare a croquet
outdoor games | giocare all'aperto, giocare in giardino, giocare con la palla, giocare fuori, giocare in cortile, nascondino, palla avvelenata, correre e saltare, correre dappertutto, giochi all'aperto, la palla, palla*, giochi all'aria aperta, giocare all'aria aperta, boomerang*, fionda
fidget toys | giochi antistress, giochi sensoriali, pop it*, popit
pretend play | giocare alla cucina, far finta, giocare alla mamma, giocare a mamma e figlia, cucinetta, far finta di cucinare, gioco simbolico, la cucinetta, giocare alla spesa, fare la spesa per finta, giocare alla mamma e al papà, giochi in legno, giochi di legno, giocattoli in legno
baby play | giochi per neonati, giochi montessori per neonati, gattonare, gattona, sonagli, sonaglino, tappeto gioco, massaggiagengive
scooters and ride-ons | monopattino, triciclo e bici senza pedali, in monopattino, triciclo, bici senza pedali, bicicletta senza pedali, macchinina elettrica, monopattini, bici con le rotelle, balance bike, cavalcabili
sim racing | simulatori di guida, simulatore di guida, simracing, gran turismo, guida al simulatore
bingo | tombola*, la tombola, gratta e vinci, giocare a tombola, tombolate, superenalotto, schedina, scommesse
classic board games | backgammon e dama, giochi di società classici, backgammon, monopoli, giochi da tavolo classici, tria e dama, filetto, shanghai gioco, gioco dell'oca
poker nights | giocare a poker, poker*, texas hold'em, gioca a poker, poker con gli amici
lock picking | aprire serrature
LARP and re-enactment | rievocazione storica, mercatini medievali, rievocazioni storiche, rievocazioni, palio*, il palio, contrada, contradaiolo, scherma medievale, sbandieratori, sbandieratore, corteo storico, giochi di ruolo dal vivo, grv
guitar | chitarra, suonare la chitarra, suona la chitarra, chitarrista
piano | pianoforte, suonare il pianoforte, suona il piano, suona il pianoforte, tastiera, tastiere, la tastiera, pianista, pianola, suonare la tastiera, il pianoforte, il piano, lezioni di piano
drums | batteria, suonare la batteria, percussioni, cajon*, djembe*, batterista, suona le percussioni, tamburi, tamburo, bongo*, darbuka
singing | canto*, cantare, canta, cantante, canterina, canticchia, lezioni di canto, cantare sotto la doccia
vinyl records | dischi in vinile, vinili, i vinili, cd e vinili, collezione di dischi, dischi, giradischi, musica in vinile
DJing | fare il dj, dj per hobby, console da dj, mettere musica, fa il dj, mixare
concerts | concerti, andare ai concerti, musica, ascoltare musica, va ai concerti, suonare in una band, live*, musica dal vivo, suona in una band, band*, suona in un gruppo, fa parte di una band, concerti rock, concertone, musicista, musicisti
K-pop | =
Taylor Swift | =
pop music fandom | musica pop, musica leggera, pop italiano e straniero, musica commerciale
classical music | musica classica, musica sinfonica, concerti di classica, mozart e beethoven, musica barocca, musica da camera, melomane
ukulele | suonare l'ukulele, ukulele per bambini, l'ukulele
songwriting | scrivere canzoni, scrive canzoni, cantautore
jazz and blues | musica jazz, jazz*, il jazz, blues*, funk*, musica funk, soul*, swing italiano
folk music | musica popolare, tammorra, organetto, zampogna, musica folk, canti popolari, musica tradizionale, ciaramella, launeddas, musica irlandese, musica celtica, musica sarda, musica siciliana, musica occitana
rock and metal | musica rock, rock*, musica metal, rock italiano, rock anni 70, rock classico, metallaro, il rock, rockettaro, rock inglese, rock progressivo italiano
hip hop | musica rap, rap italiano, trap italiana, freestyle rap, musica trap, rapper*, il rap, sfera ebbasta, ghali, salmo rapper, marracash, fabri fibra, guè, guè pequeno, caparezza, shiva rapper, lazza, tedua, capo plaza, rap e trap, baby gang
violin and strings | violino, suonare il violino, violinista, viola strumento, il violino, studia violino, archi
wind and brass instruments | strumenti a fiato, banda del paese, la banda, banda musicale, suona nella banda, in banda, suonare nella banda, clarinetto in banda, bandista, banda*, majorette e banda, suona in banda, clarinetto e banda
country music | musica country, country americano
children's music making | canzoni per bambini, filastrocche, fare musica, batte sulle pentole, canzoncine, canzoni dello zecchino, zecchino d'oro, musichine, strumentini, canticchiare, le canzoncine
saxophone | sassofono, sax*, suona il sax, il sax, sassofonista
flute and clarinet | flauto, clarinetto, flautista, flauto dolce, flauto traverso, suona il flauto, il clarinetto
trumpet and brass | tromba, trombone, corno, trombettista, suona la tromba, flicorno, ottoni
cello and double bass | violoncello, contrabbasso, suona il violoncello, violoncellista, contrabbassista
electric and bass guitar | chitarra elettrica, basso elettrico, suona la chitarra elettrica, suona il basso, suonare il basso, il basso, bassista
eighties and nineties music | musica anni ottanta, anni ottanta, musica anni 80, anni 80, musica anni 90, anni 90, musica anni novanta, anni novanta, dance anni 90, musica dance anni 90, italo disco
sixties and seventies music | musica anni sessanta, musica anni 60, anni 60, musica anni 70, anni 70, musica anni settanta, musica degli anni 60, canzoni degli anni sessanta
opera | la lirica, opera lirica, lirica, all'opera, l'opera, arena di verona, melodramma, opera alla scala, la scala, scala di milano, teatro lirico
accordion and harmonica | fisarmonica, armonica a bocca, suona la fisarmonica, fisarmonicista, armonica, organetto diatonico, la fisarmonica
kalimba and handpan | campane tibetane, bagno di gong, campane di cristallo, handpan*, kalimba*
choir | cantare in un coro, coro polifonico, coro della chiesa, coro parrocchiale, canta nel coro, coro alpino, corale, nel coro, cori alpini, la corale, canta in chiesa
clubbing and festivals | andare in discoteca, discoteca, house*, musica house, musica techno, ballare in discoteca, techno*, musica elettronica, festival musicali, serate in discoteca, va in discoteca, serate con le amiche, discoteche, movida, ballare nei locali, andare per locali, rave party, festival estivi
lo-fi music | musica lofi
karaoke | fare karaoke, il karaoke, cantare al karaoke, serate karaoke
synthesisers | sintetizzatori, produce musica, fa musica al computer, beatmaker, produrre musica, musica al computer, fare beat, home recording
Eurovision and drag | eurofestival, eurovision*, drag queen, lgbt pride
baking | pasticceria, fare dolci, dolci fatti in casa, fa torte, torte*, fare torte, biscotti, fare i dolci, dolci, torte fatte in casa, dolci per tutti, crostate, crostata, ciambelloni, pasticciera, pasticciere, fa i dolci, biscotti fatti in casa, dolcetti, dolci della nonna, pasticcera, pasticcere, inforna, infornare, sfornare dolci, sforna torte
cooking | cucina, cucinare, cucina per tutti, ama cucinare, cucinare per gli amici, ricette, ai fornelli, fornelli, provare ricette, spignattare, spignatta, cuoco, chef*, cucina tradizionale, cucina di una volta, la cucina, cucinare per la famiglia, enogastronomia, buona cucina, cucinare per tutti, bimby, col bimby, cucinare col bimby, cucina etnica, cucina con il bimby, ricette bimby, con il bimby, cucina francese, cucina spagnola, cucina portoghese, cucina peruviana, cucina tedesca, cucina internazionale, cucina dal mondo, cucina siciliana, cucina pugliese, cucina romana, cucina emiliana, cucina piemontese, cucina toscana, cucina napoletana, cottura a bassa temperatura, sous vide, bassa temperatura, intagliare frutta
coffee | caffè, il caffè, moka*, caffè e moka, la moka, caffettiere, il buon caffè, caffè della moka
tea | tè, il tè, infusi, tisana, tè e tisane, le tisane, thè, il thè, tisane*, tè giapponese, tè verde, tè inglese, tè nero, il tè delle cinque, tè cinese
wine | vini, degustare vini, il vino, i vini, degustazioni, degustazioni di vini, cantine, enoteche, degustazione, degustazione vini, enologia, vino naturale, vini naturali, visitare cantine, il buon vino, enologo, enoteca, bollicine, buon vino, sommelier ais, vigna, vigneto, prosecco*, merlot, grotto e merlot, grotti, grotto, osmize, osmiza, barolo, chianti, lambrusco, vino francese, vini francesi, vini italiani, vino italiano, un buon bicchiere, un bicchiere di vino
cocktails | fare cocktail, barman*, barista di cocktail, fare i cocktail, mixology, barmaid*
barbecue | grigliata, grigliate, griglia, alla brace, carne alla brace, la griglia, grigliate con amici, grigliare, griglia con gli amici, bbq, carne alla griglia, braciate, rosticciata, arrosticini, grigliatona, barbecue con gli amici, affumicatore, brace*, pulled pork*, brisket*
cheese | formaggio, formaggi, fare il formaggio, caseificio, formaggi francesi, alpeggio
chocolate | cioccolato, cioccolato fondente, la cioccolata, cioccolata, nutella, golosa di cioccolato, cioccolatini, golosone di cioccolato, il cioccolato, cioccolateria, cioccolato artigianale, praline*
hot sauce | salse piccanti, cibo piccante, peperoncini, peperoncino, coltiva peperoncini, coltivare peperoncini
vegan cooking | cucina vegana, cucina vegetariana, veg*, vegano, vegana, cucina veg, ricette vegane, ricette vegetariane, dolci vegani, cucina macrobiotica
bread making | fare il pane, lievito madre, lievitati, pane fatto in casa, il pane fatto in casa, impastare, impasti, grandi lievitati, panificazione, la pasta madre, pasta madre, pane*, il pane, focaccia, focacce, panettoni, lievitazione, pasta madre e pizza, pane e pizza, forno a legna, cuocere il pane
spices and curry | spezie, cucina indiana, curry*, le spezie, cucina speziata
preserving and fermenting | marmellate, conserve fatte in casa, conserve, sott'olio, sottoli, sottaceti, confetture, conserva di pomodoro, passata di pomodoro, fare le conserve, le conserve, fa le marmellate, fare marmellate, la salsa di pomodoro, giardiniera sott'aceto, fare la salsa, marmellata, fa la passata, sughi, salsa di pomodoro, passata
desserts and ice cream | gelati, dolci al cucchiaio, i dolci, gelato, il gelato, tiramisù, dessert*, semifreddi, panna cotta, gelataio, torte gelato
whisky and gin | degustare whisky, gin tonic, amari, grappa, grappe, liquori, liquori fatti in casa, distillati, fare liquori, limoncello, digestivi, fa il limoncello, il nocino, nocino, sigari, sigaro, sigari e rum, sigaro toscano, rum e sigari, amaro del capo, whisky torbato, mignon di liquori, bottigliette mignon, distillare, rum agricolo, collezione di gin
beer and home brewing | birra, birra artigianale, birre artigianali, birre, birrette, le birre, fare la birra, birra in casa, birrifici, la birra, birretta, birra con gli amici, fa la birra in casa, pub*, birreria, birrerie, al pub, birra al pub
alcohol-free drinks | bevande analcoliche, analcolici, succhi e centrifugati, centrifugati, frullati, smoothie
Italian cooking | cucina italiana, fare la pasta, primi piatti, cucina della tradizione, cucina mediterranea, risotti, sughi e ragù, ragù, cucina italiana tradizionale
Japanese cooking | cucina giapponese, cibo giapponese, ristoranti giapponesi, sushi fatto in casa, cucina orientale, ramen fatto in casa
Mexican cooking | cucina messicana, cibo messicano, tacos*, tex mex, cucina tex mex
quick and easy cooking | cucina veloce, ricette veloci, cucina facile, ricette facili, piatti veloci
cooking with children | cucinare con i bambini, cucinare coi bimbi, biscotti con i bambini, cucina con la mamma, cucinare con la mamma, aiuta la nonna in cucina
gluten-free cooking | cucina senza glutine, dolci senza glutine, cucina per celiaci, ricette senza glutine
eating out | mangiare fuori, andare al ristorante, mangiare*, mangiare bene, buona tavola, la buona tavola, ristoranti, trattorie, osterie, cene fuori, ristorante, buona forchetta, mangiar bene, sagre, le sagre, sagra, cene al ristorante, andare a cena fuori, provare ristoranti, mangia di gusto, agriturismi, agriturismo, buon cibo, il buon cibo, cibo*, fuori a cena, uscire a cena, polenta e salsiccia, bagna cauda, trattoria, osteria, cucina tipica, piatti tipici, prodotti tipici, cena fuori, pranzo fuori, pranzi fuori
mead and home winemaking | idromele, fare il vino, vendemmia, fa il vino, vino fatto in casa, la vigna
herbal remedies and teas | erboristeria, erbe officinali, erborista, piante officinali, rimedi naturali, tisane e rimedi naturali, fitoterapia, fiori di bach, omeopatia, erbe medicinali, erbe curative
gardening | giardinaggio, giardino, fiori sul balcone, fiori del balcone, piante del balcone, tagliare il prato, prato, curare il giardino, cura del giardino, pollice verde, terrazzo, fiori sul terrazzo, i fiori sul terrazzo, piante sul terrazzo, balcone fiorito, giardiniere, potare, il giardino, il prato, giardinagio, giardinaggo
houseplants | piante da appartamento, piante, piante in casa, le piante, piante verdi, piante da interno, pianta, piante in vaso, monstera e pothos
dogs | cani, cane*, il cane, cagnolina, la sua cagnolina, cinofilia, cagnolino, il cagnolino, cagnolini, cagnone, amante dei cani, addestramento cani, cinofilo, il suo cane, canile, pet therapy, addestrare cani, addestra cani
vegetable growing | orto, coltivare l'orto, orticoltura, cura l'orto, l'orto, orticello, zappare, zappa, nell'orto, campagna, lavorare in campagna, coltivare pomodori, pomodori, coltiva, contadino, l'orticello, coltivare, ortaggi, piante aromatiche, erbe aromatiche, basilico, erbe aromatiche sul balcone, orto sul balcone, l'orto sul balcone, insalata, zucchine, vanga, vangare, semina, zappa l'orto, orto sinergico, permacultura, autosufficienza, orto biologico
wildlife gardening | giardino naturale, giardino per le api, insetti impollinatori, casette per uccelli
cats | gatto, gatti, i suoi gatti, i gatti, gattara, gattaro, micia, micio, micino, gattone, gattina, il micio, la micia, la sua gatta, gatta, mici, gattofila, colonia felina, volontaria in gattile, gattile, colonie feline
rabbits and small pets | conigli, coniglio, coniglietto, coniglietti, il coniglio, coniglietta, coniglio nano, cincillà
horses | cavallo, cavalli, i cavalli, il suo cavallo, ha un cavallo, amante dei cavalli, la sua cavalla
beekeeping | apicoltura, api*, apicoltore, alveari, alveare, arnie, apicultura
chickens | galline, gallina, pollaio, le galline, galline ovaiole
fish keeping | acquario, pesci rossi, pesci, pesciolini, acquariofilia, l'acquario, i pesci, acquari, pesciolini rossi, acquario marino
reptiles | rettili, serpenti, serpente, rettile, geco, iguana*, pitone*
flower arranging | composizioni floreali, fiori, fioraia, fiorista, i fiori, mazzi di fiori, ikebana, bouquet*, fiori freschi, fiori secchi
pet birds | pappagalli, canarini, pappagallo, pappagallini, pappagallino, canarino, cocorite, cocorita, il canarino, calopsite, voliera, uccellini in gabbia, merlo
bonsai and Japanese gardens | giardini giapponesi, coltivare bonsai, bonsai*, i bonsai, giardino zen
new puppy | cucciolo di cane, nuovo cucciolo, cucciolo, cucciola, ha preso un cucciolo, cucciolotto, cucciolo in casa
new kitten | gattino, gattini, gattino nuovo, ha preso un gattino
guinea pigs | porcellini d'india, porcellino d'india, cavia, cavie
hamsters | criceti, criceto, cricetino, il criceto, criceta
hermit crabs and snails | paguri, lumache, lumaca, chiocciole
tortoises | tartarughe, tartaruga, tartarughine, tartaruga di terra, la tartaruga, tartarughe d'acqua
bird feeding | dare da mangiare agli uccelli, mangiatoie per uccelli, dare da mangiare agli uccellini, casetta per gli uccelli, mangiatoia per uccellini
greenhouses and allotments | serra*, orto urbano, serra in giardino, orti urbani, orto in affitto
farming and farm animals | fattoria, animali della fattoria, agricoltura, la campagna, vacche, stalla, allevatore, olivi, ulivi, oliveto, fattoria didattica, uliveto
insects and minibeasts | insetti, insetto, formiche, coccinelle, farfalle e insetti, bruchi, ragni, scarafaggi, lombrichi
falconry | falconeria, falconiere, falchi
terrariums | terrari, terrario, i terrari
amphibians and axolotls | anfibi, rane, rane e rospi, axolotl*, rospi
dog walking | portare a spasso il cane, passeggiate col cane, portare fuori il cane, passeggiate con il cane, camminare con il cane, passeggiare col cane, passeggiare con il cane, uscire col cane, uscire con il cane, portare a spasso i cani, lunghe passeggiate col cane, cammina con il cane, cammina col cane, esce col cane, esce con il cane
hydroponics and mushrooms | idroponica, coltivare funghi, fungaia, funghi coltivati, funghi in casa
orchids | orchidee, le orchidee, orchidea
reading | lettura, leggere, libri, leggere libri, legge molto, lettrice, legge tanto, letteratura, letteratura russa, letteratura francese, letteratura inglese, letteratura italiana, letteratura latina, letteratura giapponese, classici, i classici, romanzi, legge romanzi, romanzi storici e saghe, saghe familiari, libri usati, divoratrice di libri, divora libri, club del libro, gruppo di lettura, circolo letterario, biblioteca, va in biblioteca
languages | lingue, imparare le lingue, l'inglese, impara l'inglese, corso di inglese, studiare inglese, studia inglese, studiare lingue, corso di lingua
history | storia, storia antica, medioevo, storia medievale, libri di storia, documentari storici, storico
creative writing | scrivere, scrittura, scrive, scrivere racconti, racconti, scrivere un libro, scrittrice, scrittore
poetry | poesia, poesie, scrivere poesie, leggere poesie, scrive poesie, poetessa, poeta
crime fiction | gialli, romanzi gialli, i gialli, libri gialli, leggere gialli, legge gialli, legge thriller, romanzi thriller, libri thriller, thriller psicologici, noir*, giallista, cene con delitto, cena con delitto
journaling | tenere un diario, diario, diari, scrive un diario, scrivere il diario, agenda creativa
stationery love | cancelleria, agende, agenda*, quaderni, timbri, washi tape, cancelleria carina, matite, temperamatite, gomme da cancellare
meditation | meditazione, meditare, mindfullness, medita, mindfulness*, yoga nidra, buddismo e meditazione, meditazione guidata, bagni di bosco, bagno di foresta
astronomy | astronomia, stelle, lo spazio, spazio, i pianeti, pianeti, i razzi, le stelle, sistema solare, astronauti, astronauta, razzi, universo, buchi neri, missili
science | scienza, scienze, esperimenti, esperimenti scientifici, le scienze, piccolo chimico, fare esperimenti
physics and engineering | fisica, ingegneria, ingegnere, la fisica, studia ingegneria, ingegnera
mathematics | matematica, la matematica, numeri e calcoli, giochi matematici
genealogy | genealogia, ricerca genealogica, albero genealogico, alberi genealogici, storia di famiglia, antenati
philosophy and psychology | filosofia, psicologia, crescita personale e psicologia, sviluppo personale
teaching | insegnante, maestro, maestra di scuola, professoressa, prof*, insegnare, insegna, docente
medicine and nursing | infermiera, infermiere, medicina, studia medicina, dottoressa, medico, oss, fisioterapista, infermieristica
coding | programmare, programmazione, programmatore, programmatrice, sviluppatore, informatico
electronics and robotics | elettronica, arduino e robot, robot*, robotica, saldare componenti, raspberry*, arduino e raspberry
fantasy and science fiction books | libri fantasy, fantascienza, leggere fantasy, romanzi fantasy, legge fantasy, leggere fantascienza, romanzi di fantascienza
romance novels | romanzi rosa, romanzi d'amore, leggere romanzi d'amore, leggere romanzi rosa, storie d'amore, young adult*, romance*, fantasy romance, libri d'amore, libri romance, legge romance, booktok romance
art and museums | musei, visitare musei, mostre, mostre d'arte, arte*, l'arte, storia dell'arte, visitare mostre, arte moderna, andare per mostre, arte contemporanea, museo, gallerie d'arte
geography and maps | geografia, mappe, cartine, atlanti, carte geografiche, mappamondo, capitali e bandiere
podcasts and radio | ascoltare la radio, audiolibri, i podcast, la radio, radio*, podcast*, radio 24, ascoltare podcast, ascolta la radio, audiolibro, gli audiolibri, storytel
money and business | imprenditoria, affari, economia, immobili, commercialista, contabilità, startup, lavora sempre, carriera, imprenditore, imprenditrice
exam revision | esami, maturità, esame di maturità, prepara la maturità, concorsi, studia per un concorso
bedtime stories | favole della buonanotte, favole, storie della buonanotte, ascoltare storie, fiabe, le fiabe, libri per bambini, libri di favole, albi illustrati, raccontami una storia
tarot and astrology | astrologia, oroscopi, tarocchi, oroscopo, zodiaco, l'oroscopo, segni zodiacali, ascendenti, segno zodiacale, esoterismo, cartomanzia, carte degli angeli, medium e spiritismo, spiritismo, enneagramma, spiritualità, numerologia
politics and current affairs | politica, attualità, giornali, il giornale, quotidiano, leggere il giornale, leggere i giornali, legge il giornale, leggere il quotidiano, telegiornale, tg, notizie
investing | borsa*, investire, investimenti, trading*, trading online, finanza, azioni, mercati finanziari, bitcoin*
Christian faith | chiesa, fede, il rosario, recitare il rosario, devota, parrocchia, in parrocchia, la messa, catechista, catechismo, oratorio feriale, credente, padre pio, pellegrinaggi, religione cattolica, la chiesa, gruppo di preghiera, azione cattolica, santini, medjugorje, lourdes, rosario e messa, pellegrinaggio, leggere la bibbia, vangelo, fede cattolica, religiosa, bibbia, la bibbia, legge la bibbia, va a messa, andare a messa, processioni, santo patrono
Jewish life | ebraismo
Muslim life | vita musulmana, ramadan in famiglia, islam*, moschea, corano
Hindu festivals | feste indù
weather watching | meteorologia, meteo*, il meteo, terremoti, nuvole, previsioni del tempo, stazione meteo, guarda il meteo
microscopy | microscopia, microscopio, il microscopio, microscopi
amateur radio | radioamatori, radioamatore, cb, baracchino
public speaking | parlare in pubblico, public speaking, oratoria, dibattiti
content creation | creare contenuti, social*, social network, tik tok, fa video, fare tiktok, balletti su tiktok, influencer, i social, sta sui social, fare reel, meme*, guarda youtuber, youtuber*, reels*, canale youtube
new home | trasloco, casa nuova, nuova casa, mutuo e casa nuova, sistemare la casa nuova, casa da arredare
new baby | neonato, nascita, in arrivo un bimbo, bimbo in arrivo
skincare | cura della pelle, estetica, creme viso, cosmetici, cosmesi, cosmetica, beauty routine, cura del viso
interior design | arredamento, arredare, case belle, arredare la casa, decorare casa, oggetti per la casa, decorazioni per la casa, design*, mobili di design, lampade, tappeti, oggetti di design, arredi
DIY and home improvement | fai da te, fare lavoretti in casa, bricolage, lavoretti in casa, aggiustare cose, aggiusta tutto, aggiustare, riparare, ripara tutto, trapano, piccoli lavori in casa, lavori di casa, imbiancare, aggiustatutto, fai da te in casa, il fai da te, lavoretti di casa, tuttofare, fa da sé, lavoretti in garage, sistemare casa, riparazioni
organising | organizzare, riordinare, pulizie, pulire, fare ordine, pulire casa, pulisce sempre, fare le pulizie, la casa in ordine, casalinga, stirare, faccende di casa, mettere in ordine, pulizia della casa, pulizia
make-up | trucco, truccarsi, trucchi, il trucco, make up artist, truccatrice, trucco e parrucco, rossetti, si trucca, ombretti
fashion | la moda, vestirsi bene, scarpe, shopping*, fare shopping, vestiti, borsette, accessori moda, vestiti e scarpe, abbigliamento, il look, scarpe e borse, borse e scarpe, shopping con le amiche, saldi, moda e shopping, borse firmate, outlet*, centri commerciali, centro commerciale, vestirsi, grandi firme, borse vintage, tacchi, cappelli, cinture, gioielli, orecchini, anelli, collane, foulard*, cravatte, guanti, ombrelli, perle, bracciali, collanine e orecchini
sleep | dormire, pisolini, pennichella, riposare, pisolino, dormire fino a tardi, ronfare, dorme sempre
self-care | benessere, rilassarsi, relax*, massaggi e relax, coccole, coccolarsi, spa e massaggi, centro estetico, estetista, si coccola, crescita personale, benessere e massaggi, benessere personale
cars | macchine, automobili, auto sportive, motori*, tuning*, elaborare auto, auto elaborate, lavare la macchina, la sua macchina, auto*, le auto, auto da corsa, automobilista, auto e motori, rally*, meccanica, meccanico, meccanica auto, motori e meccanica
retirement | pensionato, pensionata, pensione, la pensione
grandparents | nipoti, nipotini, fare la nonna, fare il nonno, i nipotini, nonna a tempo pieno, nonno a tempo pieno, stare coi nipoti, i suoi nipoti, sta con i nipoti, stare con i nipoti
working from home | lavoro da casa, telelavoro, smart working, smartworking, lavora da casa
student life | studente, studentessa, studiare, università, studia, all'università, studi, universitario, universitaria, fuorisede
hair care | cura dei capelli, acconciature, capelli, acconciare i capelli, la piega, farsi i capelli, capelli ricci, andare dal parrucchiere, dal parrucchiere
get well soon | convalescenza, guarigione
comfort and sympathy | lutto, in lutto
pregnancy | gravidanza, incinta
busy parents | genitori indaffarati, mamma a tempo pieno, mamma di tre figli, fa la mamma
later life | terza età, anziani, università della terza età
new job | nuovo lavoro
gadgets and tech | tecnologia, smanettare, smanettone, smanettare al pc, informatica, gadget tecnologici, aggeggi tecnologici, nerd*, elettronica di consumo, cellulari, smartphone*, telefonini, cellulare, telefonino, telefono, costruire pc, assemblare pc, linux*, intelligenza artificiale, pc*, il pc, ai e tecnologia, hardware*, apple*, smanetta al pc, smanetta col computer
wedding planning | matrimonio
perfume | profumi, profumo, i profumi, fragranze, profumi di nicchia, profumeria
shaving and grooming | rasatura, cura della barba, pipe e tabacco, barba*, cura la barba, la barba
nails | unghie, nail art, unghie finte, ricostruzione unghie, smalti, smalto, unghie gel, farsi le unghie
zero waste living | zero rifiuti, sostenibilità, autoproduzione, vita green, ecologia, ambiente, ambientalista, ecologista, autoprodurre
cosy nights in | serate sul divano, stare a casa, divano e coperta, copertina e film, divano*, film e popcorn, plaid e divano, serate tranquille in casa, pantofolaia, pantofolaio, casalingo
teen bedroom | cameretta
starting school | primo giorno di scuola
hard times | momento difficile, depressione
sight loss | ipovedente, non vedente
wheelchair life | sedia a rotelle
clear-headed living | vita senza alcol, sobrietà
new parents | neomamma, neogenitori
carers | caregiver familiare, assistere un genitore
care home life | casa di riposo
dementia-friendly | demenza
easy on the hands | artrosi, artrite
diabetes-friendly treats | diabetico, diabetica
minimalism | minimalismo in casa, vivere con poco
hosting | cucinare con amici, cene con amici, amici a cena, stare con gli amici, uscire con gli amici, stare in compagnia, cene con gli amici, invitare amici, cenette, cene in compagnia, uscire con le amiche, tavolate, tavolata, fare festa, stare in famiglia, pranzi in famiglia, chiacchiere, chiacchierare, quattro chiacchiere, cene tra amici, ospiti a cena, sagre di paese, feste di paese, festa di paese, uscire la sera, aperitivi e cene, feste in casa, serate in casa con amici, organizzare cene, organizza cene, la compagnia degli amici, gruppo di amici, stare con le amiche, vedere gli amici, gli piace la compagnia, grigliate e amici, cena con gli amici, ospitare, esce con gli amici, esce con le amiche, esce sempre con gli amici, organizzare feste, organizza feste, centrotavola, apparecchiare, decorare la tavola, apparecchiare la tavola, feste a tema
volunteering | volontariato, croce rossa, pro loco, proloco, caritas, volontario, volontaria, fa volontariato, volontariato in croce rossa, protezione civile, avis, volontaria al canile, misericordia, volontariato in parrocchia, alpini, gli alpini, oratorio, sindacato, bersaglieri, ana alpini, vigile del fuoco volontario, donatore avis, volontaria in ambulanza, ambulanza, animatore in oratorio, animatrice, grest, donatore di sangue, donatrice di sangue, soccorso alpino, comitato di quartiere, associazione culturale, associazioni
long drives | camionista, guidare, autista, guida il camion, viaggi in macchina, camionisti, guidare la macchina, viaggi in auto
love at a distance | relazione a distanza
sauna and cold plunge | terme*, fare la sauna, spa*, centro benessere, terme e relax, alle terme, percorso spa, le terme, giornata alle terme, bagno turco, bagni termali, acque termali, saune
smart home | domotica, casa intelligente, alexa*, casa smart, luci smart
classic cars | auto d'epoca, le auto d'epoca, macchine d'epoca, auto storiche, raduni auto d'epoca
police cars | la polizia, macchine della polizia, polizia, carabinieri, macchina della polizia, poliziotti, macchine dei carabinieri
roses | le rose, rose del giardino
Spanish | lo spagnolo, impara lo spagnolo
Japanese | il giapponese, lingua giapponese, studia giapponese, studiare giapponese
French | il francese
goalkeeper | portiere, gioca in porta, fa il portiere, in porta
manga drawing | disegnare manga, disegna manga, disegnare personaggi manga, fumetti manga disegnati
carp fishing | pesca alla carpa, carpfishing, carp fishing, carpista, carpe
bubbles | bolle di sapone, le bolle di sapone, fare le bolle, le bolle, bolle*
soap operas | le telenovelas, telenovela, le soap, telenovele, soap opera, soap turche, serie turche, soap italiane, beautiful*
first communion and confirmation | prima comunione, comunione, cresima
stacking towers | costruire torri, fa le torri, impilare cubi, torri, impilare, fare le torri, cubi da impilare
traditional card games | burraco, briscola, scopa*, scala quaranta, il burraco, tressette, tresette, scopone, scala 40, carte napoletane, giocare a briscola, giocare a scopa, giocare a burraco, la briscola, la scopa, briscola e tressette, carte al bar, carte al circolo, pinnacola, ramino, tre sette, torneo di burraco, tornei di burraco, partita a carte, carte con gli amici, giocare a carte con gli amici, carte piacentine, machiavelli con le carte, carte romagnole, beccaccino, cirulla, marafone, jass*, giocare a jass
elephant | elefanti, gli elefanti, elefante, l'elefante
lion | leoni, i leoni, leone, il leone
fox | volpi, le volpi, volpe, la volpe
monkey | scimmie, le scimmie, scimmia, la scimmia, scimmiette
panda | panda*, i panda
wolf | lupi, i lupi, lupo, il lupo
squirrel | scoiattoli, scoiattolo, gli scoiattoli
brown bear | orsi, gli orsi, orso, l'orso
giraffe | giraffe*, le giraffe, giraffa, la giraffa
dolphin | delfini, i delfini, delfino, il delfino
playset figures | playmobil, i playmobil
christening | battesimo
friendship bracelets | braccialetti, fare braccialetti, braccialetti di perline, braccialettini, pulsere
football stickers | figurine*, album di figurine, collezionare figurine, album panini, figurine panini, le figurine panini, figurine dei calciatori, album dei calciatori, album delle figurine, adrenalyn, carte adrenalyn, calciatori adrenalyn
mushroom picking | raccolta funghi, funghi, andare per funghi, va per funghi, cercare funghi, andare a funghi, va a funghi, castagne, raccogliere castagne, raccoglie castagne, tartufi, fungaiolo, cerca funghi, tartufo, andar per funghi, porcini*, castagnate, castagnata, tartufi col cane, cerca tartufi, tartufaio
draughts | dama*, giocare a dama, gioca a dama, dama italiana, gioco della dama, la dama
dominoes | giocare a domino
espresso | macchina per espresso, caffè espresso, macchina del caffè, espresso*, caffè dal bar
pigeons | colombofilia, piccioni viaggiatori, colombi, piccioni, colombofilo
film photography | fotografia analogica, foto in pellicola, pellicola, foto a pellicola, macchina a pellicola, sviluppare foto, camera oscura, macchine fotografiche vecchie
Inter Milan | interista, interisti, la sua inter, l'inter, dell'inter, tifa inter
Juventus | juventino, juventina, juventini, la juve, juve, della juve
AC Milan | milanista, il milan, del milan, milanisti
AS Roma | romanista, romanisti, la magica, la roma, tifa roma, della roma, tifosa della roma, tifoso della roma, asroma, roma calcio
SSC Napoli | il napoli, del napoli, napoli calcio
EA FC | giocare a fifa, gioca a fifa, fifa alla play, fifa con gli amici
hunting | caccia, cacciatore, va a caccia, andare a caccia, caccia al cinghiale, il cacciatore, cacciare, caccia col cane, caccia con il cane, caccia con i cani
via ferrata | ferrate, le ferrate, vie ferrate, ferrata
e-bikes | bici elettrica, ebike, e bike, bicicletta elettrica, bici a pedalata assistita, bici elettriche
bodybuilding | body building, culturismo
spinning classes | spinning, spinning in palestra, fa spinning
rhythmic gymnastics | ritmica, la ritmica
pizza | fare la pizza, la pizza, pizza fatta in casa, fa la pizza, pizze, pizzaiolo, pizza napoletana, forno per la pizza, forno a legna per pizza
pasta making | tortellini, pasta fatta in casa, fare la pasta in casa, la pasta in casa, fare i tortellini, pasta fresca, cappelletti, sfoglia, tagliatelle, fa la sfoglia, tirare la sfoglia, agnolotti, orecchiette, pasta all'uovo, ravioli*, gnocchi*
aperitivo | aperitivi, aperitivo con le amiche, apericena, apericene, aperitivo, spritz con le amiche, fare aperitivo, l'aperitivo, aperitivi con gli amici, un aperitivo, happy hour
cake decorating | cake design, torte decorate, pasta di zucchero, decorare torte, marzapane, sugar art, torte scenografiche
Italian pop | musica italiana, cantautori, de andré, de gregori, ligabue, battisti, guccini, pino daniele, baglioni, venditti, renato zero, gianna nannini, tiziano ferro, jovanotti, mina*, mengoni, marco mengoni, negramaro, cesare cremonini, cremonini, elodie, annalisa, ultimo cantante, eros ramazzotti, antonello venditti, musica italiana anni 60, cantautori italiani, biagio antonacci, max pezzali, ornella vanoni, fiorella mannoia, canzoni di ultimo, olly, lucio corsi, geolier, franco battiato, battiato, gigi d'alessio, nino d'angelo, canzone italiana, canzone napoletana, canzoni napoletane, musica napoletana, zucchero fornaciari, pinguini tattici nucleari, i pinguini tattici, pooh*, i pooh, nek, emma marrone, alessandra amoroso, subsonica, brunori sas, calcutta cantante, vinicio capossela, ivano fossati, paolo conte, niccolò fabi, ultimo concerto, musica indie italiana, indie italiano, tananai, blanco cantante, madame cantante, achille lauro, irama, francesco de gregori, francesco guccini, giorgia cantante, umberto tozzi, mahmood, angelina mango
Vasco Rossi | vasco
scooter riding | la sua vespa, vespa, lambretta, vespe, vespista, la vespa, vespa d'epoca, vespa club, scooter*, in vespa, giri in vespa
military history | seconda guerra mondiale, prima guerra mondiale, grande guerra, storia militare, guerre mondiali, libri di guerra
romans | storia romana, antica roma, antichi romani, impero romano, roma antica
shell collecting | conchiglie, raccogliere conchiglie, le conchiglie, conchigliette
nativity scenes | presepe, il presepe, fa il presepe, fare il presepe, presepi, presepista, presepio
whittling | intaglio, intagliare il legno, intaglio del legno, intaglia il legno, scolpire il legno
swings and climbing frames | altalena, scivolo, altalene, le altalene, scivoli, al parco giochi, parco giochi, parchetto
cigarette cards and beer mats | tappi di birra, collezionare tappi di birra, sottobicchieri, collezione di tappi
archaeology | archeologia, scavi archeologici, siti archeologici, archeologo, archeologa, scavi
Andrea Camilleri | camilleri, gialli di camilleri, libri di camilleri
Il Commissario Montalbano | il commissario montalbano, guarda montalbano
pokemon cards | carte dei pokemon, le carte pokemon, carte pokémon, le carte dei pokemon
tour de france | giro d'italia, il giro d'italia, il giro, ciclismo in tv
watching tennis | sinner*, tifosa di sinner, jannik sinner, guarda il tennis, tennis in tv, guardare il tennis, partite di tennis, tifoso di sinner, le partite di sinner
Ferrari | tifoso ferrari, ferrarista, la ferrari, tifosi ferrari, tifosa ferrari
table football | subbuteo*
mountaineering | alta montagna, alpinista, quattromila, ghiacciai
snowboarding | snow*
motor boats | gommone, motoscafo, barca a motore, patente nautica
charcuterie and curing | fare il salame, salami, fare i salami, salame, insaccati, salumi fatti in casa, norcineria
brunch | colazioni, la colazione, colazione al bar, colazione
olive oil | raccogliere le olive, olive, raccolta delle olive, fare l'olio, olio nuovo, le olive
hydrangea | ortensie, le ortensie, ortensia
aromatherapy | oli essenziali, aromaterapia, olii essenziali
toy kitchen | la cucinetta giocattolo
baby dolls | bambolotto, cicciobello, giocare con i bambolotti, bambolotti, il bambolotto, passeggino delle bambole
law school | diritto, giurisprudenza, legge all'università, studia legge
volunteer fire brigade | pompiere volontario, vigili del fuoco volontari, pompieri volontari
organ playing | l'organo, organo in chiesa, suona l'organo, l'organo in chiesa, organista
needle felting | feltro, lana cotta, pannolenci, lavori in feltro, infeltrire
resin art | resina, resina epossidica, la resina, lavori in resina, quadri in resina
glass blowing | vetro soffiato, soffiare il vetro
silversmithing | oreficeria, orafo, orafa, gioielli in argento, lavorare l'argento
bookbinding | rilegatura, legatoria, rilegare libri
fountain pens | penna stilografica, le stilografiche, penne stilografiche
fridge magnets | magneti, calamite, calamite dei viaggi, colleziona calamite, calamite da frigo, calamite da frigorifero, magneti da frigo
knife making | coltelli, coltellini, fare coltelli, coltelli artigianali, coltellino, coltelleria
judo | judo*, fa judo
hip hop dance | hip hop danza, break dance, danza hip hop, balla hip hop
off-roading | 4x4, fuoristrada 4x4
SS Lazio | laziale, laziali
folk dancing | gruppo folk, gruppo folkloristico, ballo sardo, pizzica, taranta, tarantella, balli popolari, danze popolari, balli folk, bal folk, pizzica e taranta, balli sardi, balli tradizionali
Sanremo | fantasanremo, festival di sanremo, il festival, guardare sanremo
wildlife photography | fotografare animali, foto naturalistiche, fotografia naturalistica, foto agli animali, fotografa uccelli, fotografa animali
Christmas baking | panettone fatto in casa, biscotti di natale, pandoro, biscotti natalizi
aquarium visits | acquario di genova
sea fishing | pescare in mare, pesca al mare, pesca in mare, pesca dalla spiaggia, surfcasting, pesca dagli scogli, bolentino, pesca in barca
owl figurine | gufi, colleziona gufi, gufetti, civette, gufo
elephant figurine | elefantini, colleziona elefanti
frog figurine | colleziona rane, ranocchie, rane da collezione, colleziona ranocchie
pig figurine | maialini, colleziona maialini
guardian angel | angioletti, colleziona angioletti, angeli custodi, colleziona angeli
cat figurine | colleziona gatti, gattini di ceramica
hedgehog figurine | ricci da collezione
turtle figurine | colleziona tartarughe
snow globes | palle di neve, palline di neve, bolle di neve, colleziona palle di neve
perfume bottle | profumi mignon, mignon di profumo, boccette di profumo
manga | manga*, i manga, legge manga, leggere manga
Liverpool FC | il liverpool, tifa liverpool
snowshoeing | ciaspole, ciaspolata, le ciaspole, ciaspolare, con le ciaspole
Tex Willer | legge tex, tex willer
Gabby's Dollhouse | gabby*, casa delle bambole di gabby
battle tops | bayblade, beyblade burst, trottole
tango | tango*, tango argentino, il tango, balla il tango
rc cars | macchina telecomandata, macchine telecomandate, telecomandate, macchinine telecomandate, auto telecomandate, macchina radiocomandata
model ships | navi in bottiglia, barche radiocomandate, modellini di navi, velieri in scatola
harp | l'arpa, suona l'arpa
bell ringing | campanaro, campane a festa
smoking meat | affumicatura, affumicare
ponds | laghetto in giardino, laghetto con i pesci
fossil collecting | fossili, collezionare fossili, i fossili, ammoniti
thai cooking | cucina thai, cucina tailandese
salsa | balla salsa, salsa cubana, salsera, salsero, balla la salsa, ballare la salsa
bachata | balla bachata, la bachata
playing doctors | gioca al dottore, giocare al dottore, gioca ai dottori
League of Legends | gioca a lol, giocare a lol
comics drawing | disegna fumetti, disegnare fumetti
matcha | tè matcha, il matcha
show jumping | salto a ostacoli, salto ostacoli, concorso ippico
flags | le bandiere, bandierine del mondo
glassware | vetri di murano, murano, vetri antichi
indoor rowing | vogatore
puppetry | burattini, marionette*, teatro dei burattini, burattinaio, i burattini
`
