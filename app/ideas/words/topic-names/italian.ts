/** What Italian calls topics; see `topic-names.ts`. */
export default `
knitting | maglia, lavorare a maglia, ai ferri, lavora a maglia, fa la maglia, sferruzza
sewing | cucito, cucire, cuce, cucire vestiti
painting | pittura, dipingere, acquerello, dipinge, dipingere a olio, pittrice
crochet | uncinetto, lavorare all'uncinetto
embroidery | ricamo, ricamare, punto croce
drawing | disegno, disegnare, disegna, colorare
woodworking | falegnameria
pottery | ceramica, ceramica artistica, tornio, fa ceramica
photography | fotografia, fare foto, scatta foto, scattare foto, fotografo
jewellery making | creare gioielli, bigiotteria
children's crafts | lavoretti per bambini
papercraft | lavoretti, lavori con la carta
calligraphy | calligrafia
candle making | fare candele
soap making | fare il sapone
leatherwork | lavorare la pelle, pelletteria
quilting | trapunta, fare trapunte
weaving and macramé | tessitura, tessere
basket weaving | cesteria, intreccio di cesti
model making | modellismo, modellini
model railways | modellismo ferroviario
stained glass and mosaics | vetrate, mosaico
printmaking | incisione, linoleografia, serigrafia artistica
diamond painting | pittura con diamanti
3D printing | stampa 3d
film making | riprese video, girare film
upcycling | riciclo creativo, restauro mobili
metalwork and blacksmithing | lavorare il ferro, forgiatura
slime and sensory play | fare lo slime, plastilina e slime, il didò, didò, pasta da modellare, la plastilina
digital art | arte digitale, disegno digitale
lace making | tombolo*, pizzo, tombolo, merletto
pyrography | intaglio del legno, pirografia
tie dye | tingere tessuti
gift wrapping and party crafts | incartare regali, decorazioni per feste
street art | arte di strada, murales
stamps | francobolli
trading cards | figurine e carte collezionabili, carte da collezione
soft toys | pupazzi, peluche
coins | monete, numismatica
model cars | macchinine, modellini di auto
minerals and crystals | minerali, cristalli
fashion dolls | bambole
sneakers | scarpe da ginnastica
pins and badges | spille, spillette
comics | fumetti
antiques | antiquariato
watches | orologi
figures and statues | statuine, action figure da collezione
militaria | cimeli militari
china and teapots | porcellana, teiere
autographs and memorabilia | autografi
rare books and maps | libri antichi, mappe antiche
postcards and ephemera | cartoline
vintage shopping | mercatini, mercatini dell'usato
tattoos | tatuaggi
Harry Potter | =
Star Wars | guerre stellari
dinosaurs | dinosauri
anime | guardare anime, leggere manga
superheroes | supereroi
The Lord of the Rings | il signore degli anelli
true crime | crimini veri, cronaca nera
cinema | il cinema, guardare film, cinema italiano, film al cinema
football fans | tifoso, guardare il calcio
Formula 1 | formula uno
theatre | andare a teatro, il teatro
horror films | film horror, film dell'orrore, i film horror, horror*
nature documentaries | natura, documentari sulla natura
animated films | cartoni animati
princesses and fairies | principesse, fate*
mermaids | sirene, sirenette
unicorns | unicorni
diggers and tractors | ruspe, trattori, escavatori, camion*, i camion, le ruspe, ruspa, scavatrici
fire engines and police cars | pompieri, camion dei pompieri
preschool television | programmi per bambini, cartoni per piccoli
sharks and ocean animals | squali, animali marini
Doctor Who | =
Star Trek | =
period dramas | serie in costume, film in costume
sitcoms | commedie televisive
reality and cooking shows | programmi di cucina, reality televisivi
Game of Thrones | il trono di spade
Stranger Things | =
wrestling fans | wrestling in tv
Korean dramas | serie coreane, drama coreani
railways | treni, ferrovie, i treni, trenini
aviation | aerei, aviazione
sports fans | guardare lo sport
knights and dragons | cavalieri, draghi, pirati, castelli
television series | serie tv, guardare la tv
stand-up comedy | cabaret e comicità, comicità
acting and improv | fare teatro, recitare
running | corsa, correre, fa running, podismo, maratona*
yoga | fare yoga
football | calcio, giocare a calcio, gioca a calcio, calcetto
cycling | andare in bici, bicicletta, ciclismo, bici da corsa, ciclista, giri in bici
gym | palestra, andare in palestra, pesi, fa palestra, sala pesi
tennis | giocare a tennis
golf | giocare a golf
climbing | arrampicata, arrampicare, alpinismo e arrampicata, arrampica, falesia, palestra di arrampicata
basketball | pallacanestro, il basket, basket*
dance | ballo, ballare, danza, balla, fa danza
martial arts | arti marziali
skateboarding | andare in skateboard
gymnastics | ginnastica artistica
triathlon | allenarsi per il triathlon
rugby | giocare a rugby
cricket | giocare a cricket
volleyball | pallavolo, gioca a pallavolo
pétanque | bocce
bowls | bowls su prato
horse riding | equitazione, andare a cavallo
archery | tiro con l'arco, tiro al arco
badminton | giocare a badminton, volano*
table tennis | tennistavolo
squash | giocare a squash
padel and pickleball | giocare a padel
boxing | pugilato
ballet | danza classica, balletto
ice skating | pattinaggio, pattinaggio sul ghiaccio, pattinaggio artistico, pattinaggio su ghiaccio
roller skating | pattinare, pattini a rotelle, pattinaggio a rotelle, i pattini, pattini
pilates | fare pilates
field hockey | hockey su prato
netball | =
lacrosse | =
athletics | atletica, atletica leggera
mountain biking | mountain bike, andare in mountain bike
American football | football americano
baseball | giocare a baseball
ice hockey | hockey su ghiaccio
trampolining | trampolino elastico
caving | speleologia
fencing | scherma
curling | giocare a curling
ten-pin bowling | giocare a bowling
clay shooting | caccia, tiro sportivo
parkour | fare parkour
tai chi | fare tai chi
home workouts | ginnastica, ginnastica in casa
skydiving and paragliding | parapendio, paracadutismo
paintball and airsoft | giocare a paintball
horse racing | corse dei cavalli, ippica
pole and aerial fitness | danza aerea, tessuti aerei
ballroom and Latin dancing | ballo liscio, balli latini, balli latino americani, balli latinoamericani, latino americano, balli latini
karting and motorsport | automobilismo, kart e motori
hiking | escursionismo, camminare, passeggiate, trekking*, andare in montagna, montagna, gite in montagna, camminate, va in montagna, la montagna
camping | campeggio, campeggiare, tenda*
birdwatching | osservazione degli uccelli, uccelli, guardare gli uccelli
stargazing | guardare le stelle
metal detecting | cercare con il metal detector
skiing | sciare, sci*
motorcycling | motociclismo, motocicletta, moto, giri in moto, la sua moto, motociclista, motociclette, moto guzzi, la moto, le moto, in moto
travel | viaggi, viaggiare, viaggia molto, viaggio*, viaggiare zaino in spalla
foraging | erbe selvatiche, raccogliere erbe
bushcraft and survival | sopravvivenza nel bosco
geocaching | caccia al tesoro
camper vans and caravans | camperisti, camper e roulotte, viaggi in camper, viaggiare in camper, il camper
drones and kites | aquiloni, droni
scouting | scoutismo, fare lo scout
theme parks | parchi di divertimento
picnics and parks | fare picnic, andare al parco
urban exploration | visitare città
winter fun | slitta, giocare sulla neve
slacklining and circus skills | giocoleria, arti circensi
safari and zoo visits | animali, andare allo zoo
wild swimming | acque libere, nuotare in mare, nuoto in acque libere
swimming | nuoto, nuotare, nuota, andare in piscina
surfing | fare surf
paddleboarding | fare sup
kayaking | canoa, andare in canoa
sailing | andare in barca a vela
fishing | pesca, pescare, andare a pesca, pescatore, va a pesca
scuba diving | immersioni, subacquea
snorkelling | fare snorkeling
beach days | spiaggia, mare e spiaggia
rowing | canottaggio
narrowboats and canals | barche sui canali
fly fishing | pesca a mosca
rock pooling and crabbing | raccogliere conchiglie
cruises | crociere
bath time | giocare con l'acqua, fare il bagnetto, il bagnetto, sguazzare, giocare nella vasca, l'acqua e il bagnetto
wakeboarding and kitesurfing | fare windsurf, sci nautico
video games | videogiochi, giocare ai videogiochi, gioca alla play, la playstation
board games | giochi da tavolo, giochi in scatola, giochi in scatola con amici
chess | scacchi, giocare a scacchi, gioca a scacchi
jigsaw puzzles | fare puzzle, fa i puzzle
role-playing games | giochi di ruolo
card games | giochi di carte, carte*, giocare a carte, gioca a carte
Minecraft | =
brick building | costruzioni, mattoncini
puzzles and brainteasers | enigmistica, rompicapi
retro gaming | videogiochi retro
miniature wargaming | dipingere miniature
magic tricks | trucchi di magia, giochi di prestigio
adventure video games | videogiochi di avventura
cosy games | giochi rilassanti
Mario and platform games | giochi di piattaforma
Pokémon | =
Roblox and Fortnite | =
tabletop and pub sports | biliardo, calcetto balilla
darts | freccette
crosswords | parole crociate, cruciverba
bridge | giocare a bridge
pub quizzes | quiz e cultura generale
sports video games | videogiochi di calcio
Magic The Gathering | carte magic
croquet | giocare a croquet
outdoor games | giocare all'aperto
fidget toys | giochi antistress, giochi sensoriali
pretend play | giocare alla cucina, far finta
baby play | giochi per neonati
scooters and ride-ons | monopattino, triciclo e bici senza pedali
sim racing | simulatori di guida
bingo | tombola*
classic board games | backgammon e dama, giochi di società classici
poker nights | giocare a poker
lock picking | aprire serrature
LARP and re-enactment | rievocazione storica, mercatini medievali
guitar | chitarra, suonare la chitarra, suona la chitarra, chitarrista
piano | pianoforte, suonare il pianoforte, suona il piano, suona il pianoforte
drums | batteria, suonare la batteria
singing | canto*, cantare, canta
vinyl records | dischi in vinile, vinili, i vinili
DJing | fare il dj
concerts | concerti, andare ai concerti, musica, ascoltare musica, va ai concerti
K-pop | =
Taylor Swift | =
pop music fandom | musica pop, musica leggera
classical music | musica classica
ukulele | suonare l'ukulele
songwriting | scrivere canzoni
jazz and blues | musica jazz
folk music | musica popolare
rock and metal | musica rock
hip hop | musica rap
violin and strings | violino, suonare il violino
wind and brass instruments | strumenti a fiato
country music | musica country
children's music making | canzoni per bambini, filastrocche, fare musica, batte sulle pentole
saxophone | sassofono
flute and clarinet | flauto
trumpet and brass | tromba
cello and double bass | violoncello, contrabbasso
electric and bass guitar | chitarra elettrica, basso elettrico, suona la chitarra elettrica
eighties and nineties music | musica anni ottanta, anni ottanta
sixties and seventies music | musica anni sessanta
opera | la lirica, opera lirica
accordion and harmonica | fisarmonica, armonica a bocca
kalimba and handpan | campane tibetane
choir | cantare in un coro, coro polifonico
clubbing and festivals | andare in discoteca, discoteca
lo-fi music | musica lofi
karaoke | fare karaoke
synthesisers | sintetizzatori
Eurovision and drag | eurofestival
baking | pasticceria, fare dolci, dolci fatti in casa, fa torte, torte*, fare torte, biscotti, fare i dolci, dolci
cooking | cucina, cucinare, cucina per tutti, ama cucinare
coffee | caffè, il caffè
tea | tè, il tè
wine | vini, degustare vini, il vino, vino rosso, vino bianco, i vini, degustazioni, degustazioni di vini
cocktails | fare cocktail
barbecue | grigliata, grigliate, griglia
cheese | formaggio, formaggi
chocolate | cioccolato, cioccolato fondente, la cioccolata, cioccolata
hot sauce | salse piccanti, cibo piccante
vegan cooking | cucina vegana, cucina vegetariana
bread making | fare il pane, lievito madre
spices and curry | spezie, cucina indiana
preserving and fermenting | marmellate, conserve fatte in casa
desserts and ice cream | gelati, dolci al cucchiaio, i dolci
whisky and gin | degustare whisky
beer and home brewing | birra, birra artigianale
alcohol-free drinks | bevande analcoliche
Italian cooking | cucina italiana, fare la pasta
Japanese cooking | cucina giapponese
Mexican cooking | cucina messicana
quick and easy cooking | cucina veloce, ricette veloci
cooking with children | cucinare con i bambini
gluten-free cooking | cucina senza glutine
eating out | mangiare fuori, andare al ristorante
mead and home winemaking | idromele
herbal remedies and teas | erboristeria, erbe officinali
gardening | giardinaggio, giardino, fiori sul balcone, fiori del balcone, piante del balcone
houseplants | piante da appartamento, piante
dogs | cani, cane*, il cane, cagnolina, la sua cagnolina
vegetable growing | orto, coltivare l'orto, orticoltura, cura l'orto
wildlife gardening | giardino naturale
cats | gatto, gatti, i suoi gatti, i gatti
rabbits and small pets | conigli
horses | cavallo, cavalli
beekeeping | apicoltura, api*
chickens | galline
fish keeping | acquario, pesci rossi
reptiles | rettili, serpenti
flower arranging | composizioni floreali, fiori
pet birds | pappagalli, canarini
bonsai and Japanese gardens | giardini giapponesi, coltivare bonsai
new puppy | cucciolo di cane, nuovo cucciolo
new kitten | gattino, gattini
guinea pigs | porcellini d'india
hamsters | criceti
hermit crabs and snails | paguri, lumache
tortoises | tartarughe
bird feeding | dare da mangiare agli uccelli
greenhouses and allotments | serra*, orto urbano
farming and farm animals | fattoria, animali della fattoria
insects and minibeasts | insetti
falconry | falconeria
terrariums | terrari
amphibians and axolotls | anfibi, rane
dog walking | portare a spasso il cane, passeggiate col cane, portare fuori il cane
hydroponics and mushrooms | idroponica, coltivare funghi
orchids | orchidee
reading | lettura, leggere, libri, leggere libri, legge molto, lettrice, legge tanto
languages | lingue, imparare le lingue
history | storia
creative writing | scrivere, scrittura
poetry | poesia
crime fiction | gialli, romanzi gialli, i gialli
journaling | tenere un diario
stationery love | cancelleria
meditation | meditazione, meditare
astronomy | astronomia, stelle, lo spazio, spazio, i pianeti, pianeti, i razzi, le stelle, sistema solare
science | scienza
physics and engineering | fisica, ingegneria
mathematics | matematica
genealogy | genealogia, ricerca genealogica
philosophy and psychology | filosofia, psicologia
teaching | insegnante
medicine and nursing | infermiera, infermiere
coding | programmare, programmazione
electronics and robotics | elettronica
fantasy and science fiction books | libri fantasy, fantascienza
romance novels | romanzi rosa
art and museums | musei, visitare musei
geography and maps | geografia, mappe
podcasts and radio | ascoltare la radio, audiolibri
money and business | imprenditoria, affari
exam revision | esami, maturità
bedtime stories | favole della buonanotte, favole
tarot and astrology | astrologia, oroscopi, tarocchi
politics and current affairs | politica, attualità
investing | borsa*, investire, investimenti
Christian faith | chiesa, fede, il rosario, recitare il rosario, devota
Jewish life | ebraismo
Muslim life | vita musulmana, ramadan in famiglia
Hindu festivals | feste indù
weather watching | meteorologia
microscopy | microscopia, fossili
amateur radio | radioamatori
public speaking | parlare in pubblico
content creation | creare contenuti
new home | trasloco, casa nuova
new baby | neonato, nascita
skincare | cura della pelle
interior design | arredamento, arredare
DIY and home improvement | fai da te, fare lavoretti in casa
organising | organizzare, riordinare
make-up | trucco, truccarsi, trucchi
fashion | la moda, vestirsi bene
sleep | dormire
self-care | benessere, rilassarsi
cars | macchine, automobili, auto sportive, motori*
retirement | pensionato, pensionata
grandparents | nipoti
working from home | lavoro da casa, telelavoro
student life | studente, studentessa
hair care | cura dei capelli, acconciature
get well soon | convalescenza, guarigione
comfort and sympathy | lutto, in lutto
pregnancy | gravidanza, incinta
busy parents | genitori indaffarati
later life | terza età, anziani
new job | nuovo lavoro
gadgets and tech | tecnologia
wedding planning | matrimonio
perfume | profumi
shaving and grooming | rasatura, cura della barba
nails | unghie
zero waste living | zero rifiuti, sostenibilità
cosy nights in | serate sul divano, stare a casa
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
hosting | cucinare con amici, cene con amici
volunteering | volontariato
long drives | camionista, guidare
love at a distance | relazione a distanza
sauna and cold plunge | terme*, fare la sauna
smart home | domotica, casa intelligente
classic cars | auto d'epoca, le auto d'epoca, macchine d'epoca
police cars | la polizia, macchine della polizia
roses | le rose, rose del giardino
Spanish | lo spagnolo, impara lo spagnolo
Japanese | il giapponese
French | il francese
goalkeeper | portiere, gioca in porta, fa il portiere, in porta
manga drawing | disegnare manga
carp fishing | pesca alla carpa, carpfishing
bubbles | bolle di sapone, le bolle di sapone
soap operas | le telenovelas, telenovela, le soap
first communion and confirmation | prima comunione, comunione, cresima
stacking towers | costruire torri, fa le torri, impilare cubi
traditional card games | burraco, briscola, scopa*, scala quaranta, il burraco
elephant | elefanti, gli elefanti
lion | leoni, i leoni
fox | volpi, le volpi
monkey | scimmie, le scimmie
panda | panda*, i panda
wolf | lupi, i lupi
squirrel | scoiattoli
brown bear | orsi, gli orsi
giraffe | giraffe*, le giraffe
dolphin | delfini, i delfini
playset figures | playmobil
christening | battesimo
friendship bracelets | braccialetti, fare braccialetti
football stickers | figurine*, album di figurine, collezionare figurine
mushroom picking | raccolta funghi, funghi, andare per funghi, va per funghi, cercare funghi, andare a funghi, va a funghi
draughts | dama*, giocare a dama, gioca a dama
dominoes | giocare a domino
espresso | macchina per espresso, caffè espresso
pigeons | colombofilia, piccioni viaggiatori
film photography | fotografia analogica, foto in pellicola
`
