/** What Polish calls topics; see `topic-names.ts`. */
export default `
knitting | robótki na drutach, dzierganie, robi na drutach, dzierga, dziergać, robienie na drutach, na drutach
sewing | szycie, szyje, szycie ubrań
painting | malarstwo, malowanie, maluje, malować, malowanie obrazów, farby
crochet | szydełkowanie, szydełko
embroidery | haftowanie, haft*, hafty
drawing | rysowanie, rysunek, rysuje, rysować, kolorowanie, kolorowanki, farbki, rysowanie i farbki
woodworking | stolarstwo, stolarka
pottery | garncarstwo, ceramika, lepienie z gliny, lepi z gliny, koło garncarskie
photography | fotografia, fotografowanie, robi zdjęcia, robienie zdjęć, fotografuje
jewellery making | biżuteria, robienie biżuterii
children's crafts | prace plastyczne
papercraft | majsterkowanie z papieru, rękodzieło
calligraphy | kaligrafia
candle making | robienie świec
soap making | robienie mydła
leatherwork | kaletnictwo
quilting | pikowanie, szycie patchworku
weaving and macramé | tkactwo, makrama
basket weaving | wikliniarstwo, wyplatanie koszy
model making | modelarstwo
model railways | kolejki elektryczne, modele kolejowe
stained glass and mosaics | witraże, mozaika
printmaking | linoryt, grafika warsztatowa
diamond painting | haft diamentowy
3D printing | druk 3d, drukowanie 3d
film making | kręcenie filmów
upcycling | przerabianie mebli, renowacja mebli
metalwork and blacksmithing | kowalstwo, spawanie
slime and sensory play | ciastolina, robienie slime, plastelina
digital art | grafika komputerowa, sztuka cyfrowa
lace making | koronkarstwo, koronki, koronka
pyrography | rzeźbienie w drewnie, wypalanie w drewnie
tie dye | farbowanie tkanin
gift wrapping and party crafts | pakowanie prezentów
street art | sztuka uliczna, murale
stamps | znaczki, znaczki pocztowe, filatelistyka
trading cards | karty kolekcjonerskie
soft toys | pluszaki, maskotki
coins | monety, numizmatyka
model cars | modele samochodów, samochodziki
minerals and crystals | minerały, kryształy
fashion dolls | lalki
sneakers | buty sportowe, sneakersy
pins and badges | przypinki, odznaki
comics | komiksy
antiques | antyki
watches | zegarki
figures and statues | figurki, figurki kolekcjonerskie
militaria | militaria kolekcjonerskie
china and teapots | filiżanki, porcelana kolekcjonerska
autographs and memorabilia | autografy
rare books and maps | stare książki, stare mapy
postcards and ephemera | pocztówki
vintage shopping | pchli targ, lumpeksy, zakupy, targi staroci
tattoos | tatuaże
Harry Potter | =
Star Wars | gwiezdne wojny
dinosaurs | dinozaury
anime | oglądanie anime, mangi
superheroes | superbohaterowie
The Lord of the Rings | władca pierścieni
true crime | kryminalne zagadki, prawdziwe zbrodnie
cinema | kino i filmy, oglądanie filmów, filmy, kino*, chodzi do kina
football fans | kibicowanie, kibic
Formula 1 | formuła 1
theatre | teatr, chodzenie do teatru
horror films | horrory, filmy grozy
nature documentaries | przyroda, filmy przyrodnicze
animated films | kreskówki, bajki, filmy animowane
princesses and fairies | księżniczki, wróżki
mermaids | syreny, syrenki
unicorns | jednorożce
diggers and tractors | koparki, traktory, śmieciarka, ciężarówki, wywrotki, śmieciarki
fire engines and police cars | straż pożarna, wozy strażackie
preschool television | kicia kocia, bajki dla maluchów
sharks and ocean animals | rekiny, zwierzęta morskie
Doctor Who | =
Star Trek | =
period dramas | seriale kostiumowe
sitcoms | seriale komediowe
reality and cooking shows | programy kulinarne
Game of Thrones | gra o tron
Stranger Things | =
wrestling fans | wrestling w telewizji
Korean dramas | koreańskie seriale, dramy
railways | pociągi, kolej
aviation | samoloty, lotnictwo
sports fans | oglądanie sportu
knights and dragons | rycerze, smoki, piraci, zamki
television series | seriale, oglądanie telewizji, telewizja
stand-up comedy | kabaret
acting and improv | aktorstwo
running | bieganie, biegi, biega, biegać, biega maratony
yoga | joga
football | piłka nożna, piłka, gra w piłkę, grać w piłkę, gra w nogę, piłka nożna orlik
cycling | rower*, jazda na rowerze, kolarstwo, rowery, jeździ na rowerze, jeździć na rowerze, szosa*, rowerem, jazda rowerem
gym | siłownia, chodzi na siłownię, ćwiczy na siłowni
tennis | tenis ziemny
golf | gra w golfa
climbing | wspinaczka, wspina się, ścianka, skałki, ścianka wspinaczkowa, wspinanie
basketball | koszykówka
dance | taniec, tańczyć, tańczy
martial arts | sztuki walki
skateboarding | jazda na deskorolce, deskorolka
gymnastics | gimnastyka artystyczna
triathlon | triathlon trening
rugby | gra w rugby
cricket | krykiet
volleyball | siatkówka
pétanque | gra w bule, petanka
bowls | bowls na trawie
horse riding | jazda konna, jeździectwo
archery | łucznictwo
badminton | badminton gra, gra w badmintona
table tennis | tenis stołowy
squash | gra w squasha
padel and pickleball | gra w padla
boxing | boks
ballet | balet
ice skating | łyżwy, łyżwiarstwo
roller skating | rolki, jazda na rolkach, wrotki
pilates | ćwiczyć pilates
field hockey | hokej na trawie
netball | =
lacrosse | =
athletics | lekkoatletyka
mountain biking | kolarstwo górskie
American football | futbol amerykański
baseball | bejsbol
ice hockey | hokej, hokej na lodzie
trampolining | trampolina, skakanie na trampolinie
caving | speleologia jaskiniowa, jaskinie
fencing | szermierka
curling | =
ten-pin bowling | kręgle
clay shooting | polowanie, myślistwo, strzelectwo
parkour | parkour trening
tai chi | ćwiczyć tai chi
home workouts | gimnastyka, ćwiczenia w domu
skydiving and paragliding | spadochroniarstwo, paralotniarstwo
paintball and airsoft | gra w paintball
horse racing | wyścigi konne
pole and aerial fitness | akrobatyka powietrzna
ballroom and Latin dancing | taniec towarzyski
karting and motorsport | sporty motorowe, gokarty
hiking | wędrówki, turystyka piesza, spacery, góry, chodzenie po górach, chodzi po górach, po górach
camping | biwakowanie, biwak, namiot, namioty, pod namiotem, kemping
birdwatching | obserwacja ptaków, ptaki, obserwowanie ptaków, podgląda ptaki
stargazing | patrzenie w gwiazdy
metal detecting | poszukiwanie skarbów
skiing | narty, jazda na nartach
motorcycling | motocykle, jazda na motocyklu, motor*, motory, jeździ motorem, jeździ na motocyklu, jazda motorem
travel | podróże, podróżowanie, podróżować, podróżuje, wycieczki
foraging | jagody, zbieranie ziół
bushcraft and survival | sztuka przetrwania, surwiwal
geocaching | poszukiwanie skrzynek
camper vans and caravans | kampery, karawaning, podróże kamperem, kamper
drones and kites | latawce, drony
scouting | harcerstwo, harcerz
theme parks | parki rozrywki
picnics and parks | pikniki
urban exploration | zwiedzanie
winter fun | sanki, zabawy na śniegu
slacklining and circus skills | żonglerka, żonglowanie, cyrk
safari and zoo visits | zwierzęta, chodzenie do zoo
wild swimming | morsowanie, morsuje
swimming | pływanie, pływać, pływa, basen
surfing | surfować
paddleboarding | pływanie na sup
kayaking | kajaki, kajakarstwo
sailing | żeglarstwo, żeglowanie
fishing | wędkarstwo, wędkowanie, wędkować, łowienie ryb, wędkuje, wędkarz, łowi ryby, ryby łowić, jeździ na ryby, na ryby
scuba diving | nurkowanie
snorkelling | nurkowanie z rurką
beach days | plaża
rowing | wioślarstwo
narrowboats and canals | barki i kanały
fly fishing | wędkarstwo muchowe
rock pooling and crabbing | zbieranie muszelek
cruises | rejsy
bath time | zabawa w wodzie, pluskanie, chlapać się, chlapanie, kąpiel, zabawa w wannie, chlapie się w wannie, zabawy wodą, woda, kąpiele
wakeboarding and kitesurfing | żeglowanie na desce
video games | gry wideo, gry komputerowe, granie, gra na konsoli, gra w gry, konsola
board games | gry planszowe, planszówki, gry planszowe ze znajomymi
chess | szachy, gra w szachy
jigsaw puzzles | układanie puzzli, układa puzzle, puzzle*
role-playing games | gry fabularne
card games | gry karciane, karty, gra w karty
Minecraft | =
brick building | klocki, układanie wież, budowanie wież, buduje wieże, buduje z klocków, układa klocki
puzzles and brainteasers | łamigłówki, zagadki
retro gaming | stare gry, gry retro
miniature wargaming | gry bitewne, malowanie figurek
magic tricks | sztuczki magiczne, magiczne sztuczki
adventure video games | gry przygodowe
cosy games | spokojne gry
Mario and platform games | gry platformowe
Pokémon | =
Roblox and Fortnite | =
tabletop and pub sports | bilard, piłkarzyki
darts | rzutki
crosswords | krzyżówki
bridge | brydż, gra w brydża
pub quizzes | teleturnieje, quizy
sports video games | gry sportowe
Magic The Gathering | karty magic
croquet | krokiet
outdoor games | zabawy na dworze, gry podwórkowe
fidget toys | zabawki sensoryczne
pretend play | zabawa w dom, zabawa w sklep
baby play | zabawki dla niemowląt
scooters and ride-ons | hulajnoga, rowerek
sim racing | wyścigi na symulatorze, symulatory jazdy
bingo | gra w bingo
classic board games | klasyczne gry planszowe
poker nights | gra w pokera
lock picking | otwieranie zamków
LARP and re-enactment | rekonstrukcje historyczne, odtwórstwo historyczne
guitar | gitara, gra na gitarze
piano | fortepian, pianino, gra na pianinie, gra na fortepianie
drums | perkusja
singing | śpiew, śpiewanie, śpiewa, śpiewać
vinyl records | płyty winylowe, winyle
DJing | granie jako dj, didżejka
concerts | koncerty, muzyka, słuchanie muzyki, chodzi na koncerty
K-pop | =
Taylor Swift | =
pop music fandom | muzyka pop
classical music | muzyka klasyczna, muzyka poważna
ukulele | gra na ukulele
songwriting | pisanie piosenek
jazz and blues | muzyka jazzowa
folk music | muzyka ludowa
rock and metal | muzyka rockowa
hip hop | muzyka hip-hopowa
violin and strings | skrzypce, gra na skrzypcach
wind and brass instruments | instrumenty dęte
country music | muzyka country
children's music making | piosenki dla dzieci, gra na garnkach, muzykowanie
saxophone | saksofon
flute and clarinet | flet
trumpet and brass | trąbka
cello and double bass | wiolonczela, kontrabas
electric and bass guitar | gitara elektryczna, gitara basowa
eighties and nineties music | muzyka lat 80
sixties and seventies music | muzyka lat 60
opera | opery
accordion and harmonica | akordeon, harmonijka
kalimba and handpan | misy tybetańskie
choir | chór, śpiew w chórze
clubbing and festivals | imprezy, kluby
lo-fi music | muzyka lofi
karaoke | śpiewanie karaoke
synthesisers | syntezatory
Eurovision and drag | konkurs eurowizji, eurowizja
baking | pieczenie, pieczenie ciast, piecze, piecze ciasta, ciasta, torty, tortów, pieczenie tortów, pieczenie ciast i tortów
cooking | gotowanie, gotować, gotuje, gotowanie dla rodziny
coffee | kawa, kawę, parzenie kawy
tea | herbata
wine | wino*, wina, czerwone wino, wina i sery
cocktails | koktajle, robienie drinków
barbecue | grillowanie
cheese | ser*, sery
chocolate | czekolada
hot sauce | ostre sosy, ostre jedzenie
vegan cooking | kuchnia wegańska, kuchnia wegetariańska
bread making | pieczenie chleba
spices and curry | przyprawy, kuchnia indyjska
preserving and fermenting | przetwory, kiszonki
desserts and ice cream | lody, desery
whisky and gin | degustacja whisky
beer and home brewing | piwo, piwowarstwo, piwo kraftowe
alcohol-free drinks | napoje bezalkoholowe
Italian cooking | kuchnia włoska
Japanese cooking | kuchnia japońska
Mexican cooking | kuchnia meksykańska
quick and easy cooking | szybkie gotowanie
cooking with children | gotowanie z dziećmi
gluten-free cooking | kuchnia bezglutenowa
eating out | jedzenie na mieście, chodzenie do restauracji
mead and home winemaking | miód pitny, domowe wino
herbal remedies and teas | zioła, ziołolecznictwo
gardening | ogrodnictwo, ogród, ogrodnik, ogródek, praca w ogrodzie, kwiaty na balkonie, kwiaty balkonowe
houseplants | rośliny doniczkowe, rośliny
dogs | psy*, pies*, piesek, jej pies, jego pies, suczka
vegetable growing | warzywnik, uprawa warzyw, ogródek warzywny, własne warzywa
wildlife gardening | ogród naturalny, motyle
cats | koty, kot
rabbits and small pets | króliki
horses | konie, koń, jeździ konno
beekeeping | pszczelarstwo, pszczoły
chickens | kury
fish keeping | akwarystyka, akwarium
reptiles | gady, węże, jaszczurki
flower arranging | układanie kwiatów, florystyka, kwiaty
pet birds | papugi
bonsai and Japanese gardens | drzewka bonsai, ogrody japońskie
new puppy | szczeniak, szczeniaki
new kitten | kocię, kociak
guinea pigs | świnki morskie
hamsters | chomiki
hermit crabs and snails | kraby pustelniki
tortoises | żółwie
bird feeding | dokarmianie ptaków
greenhouses and allotments | działka, szklarnia
farming and farm animals | gospodarstwo, rolnictwo
insects and minibeasts | owady, robaczki
falconry | sokolnictwo
terrariums | terraria, las w słoiku
amphibians and axolotls | płazy, żaby, aksolotle
dog walking | spacery z psem
hydroponics and mushrooms | uprawa grzybów, hydroponika
orchids | storczyki, orchidee w domu
reading | czytanie, czytać, książki, czytanie książek, czyta, czyta książki
languages | języki, nauka języków
history | historia sztuki i świata, dzieje
creative writing | pisanie, pisanie opowiadań
poetry | poezja
crime fiction | kryminały
journaling | prowadzenie dziennika, pamiętnik
stationery love | artykuły papiernicze
meditation | medytacja
astronomy | astronomia amatorska, gwiazdy, kosmos, planety, rakiety, układ słoneczny
science | nauka
physics and engineering | fizyka, inżynieria
mathematics | matematyka
genealogy | drzewo genealogiczne
philosophy and psychology | filozofia, psychologia
teaching | nauczyciel, nauczycielka
medicine and nursing | pielęgniarka
coding | programowanie
electronics and robotics | elektronika
fantasy and science fiction books | fantastyka, książki fantasy
romance novels | romanse*, romansidła
art and museums | sztuka, muzea
geography and maps | mapy
podcasts and radio | słuchanie radia, audiobooki
money and business | biznes, przedsiębiorczość
exam revision | matura*, egzaminy
bedtime stories | bajki na dobranoc
tarot and astrology | horoskopy, wróżenie
politics and current affairs | polityka
investing | giełda, inwestowanie
Christian faith | kościół, wiara, różaniec, odmawia różaniec
Jewish life | judaizm
Muslim life | islam i ramadan, życie muzułmańskie
Hindu festivals | święta hinduskie
weather watching | meteorologia amatorska, pogoda
microscopy | mikroskopia, skamieniałości
amateur radio | krótkofalarstwo
public speaking | przemawianie, debaty oksfordzkie
content creation | tworzenie treści, nagrywanie filmików
new home | przeprowadzka, nowy dom
new baby | noworodek, narodziny dziecka
skincare | pielęgnacja skóry
interior design | urządzanie wnętrz
DIY and home improvement | majsterkowanie
organising | porządkowanie
make-up | makijaż
fashion | modne ubrania
sleep | spanie, drzemki
self-care | relaks
cars | samochody, motoryzacja, auta
retirement | emeryt, emerytka, emerytura
grandparents | wnuki
working from home | praca zdalna
student life | studentka, studia
hair care | pielęgnacja włosów, fryzury
get well soon | powrót do zdrowia, rekonwalescencja
comfort and sympathy | żałoba, w żałobie
pregnancy | ciąża, w ciąży
busy parents | zapracowani rodzice
later life | seniorzy, podeszły wiek
new job | nowa praca
gadgets and tech | technologia, nowinki techniczne
wedding planning | ślub
perfume | perfumy
shaving and grooming | golenie, pielęgnacja brody
nails | paznokcie
zero waste living | życie bez odpadów, ekologia
cosy nights in | wieczory w domu
teen bedroom | pokój nastolatki
starting school | pierwszy dzień w szkole
hard times | trudny czas, depresja
sight loss | niedowidzący, niewidomy
wheelchair life | wózek inwalidzki
clear-headed living | trzeźwość, życie bez alkoholu
new parents | młoda mama, młodzi rodzice
carers | opiekunka, opiekunowie
care home life | dom opieki, dom seniora
dementia-friendly | demencja
easy on the hands | artretyzm, reumatyzm
diabetes-friendly treats | cukrzyca, cukrzyk
minimalism | minimalizm
hosting | przyjmowanie gości
volunteering | wolontariat
long drives | kierowca ciężarówki, długie trasy
love at a distance | związek na odległość
sauna and cold plunge | sauna i spa, saunowanie, sauna*
smart home | inteligentny dom
classic cars | stare samochody, zabytkowe samochody, stare auta
police cars | policja, radiowozy
roses | róże, róż
snowboarding | snowboard*
Spanish | hiszpański
Japanese | japoński
Italian | włoski
goalkeeper | bramkarz, jest bramkarzem, bramkarka, na bramce
wordsearches | wykreślanki
manga drawing | rysowanie mangi
bubbles | bańki mydlane
soap operas | telenowele
first communion and confirmation | pierwsza komunia, komunia, bierzmowanie
stacking towers | układa wieże z klocków, układa wieże, wieże z klocków
traditional card games | kanasta, tysiąc
elephant | słonie
lion | lwy
fox | lisy
monkey | małpy, małpki
panda | pandy
wolf | wilki
squirrel | wiewiórki
brown bear | misie, niedźwiedzie
giraffe | żyrafy
dolphin | delfiny
playset figures | playmobil
christening | chrzest, chrzciny
friendship bracelets | bransoletki
mushroom picking | grzybobranie, zbieranie grzybów, grzyby, chodzi na grzyby, chodzenie na grzyby, zbiera grzyby, na grzyby
draughts | warcaby
dominoes | domino grać
ludo | chińczyk
espresso | ekspres kolbowy
pigeons | gołębie, gołębie pocztowe
film photography | fotografia analogowa, zdjęcia analogowe, robi zdjęcia analogowe
`
