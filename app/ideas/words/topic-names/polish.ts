/** What Polish calls topics; see `topic-names.ts`. */
export default `
knitting | robótki na drutach, dzierganie, robi na drutach, dzierga, dziergać, robienie na drutach, na drutach, drutuje, drutowanie, robótki ręczne, robótki, dziergane swetry, dziergam, druty i włóczka, włóczki, włóczka, dzierganie swetrów, szaliki na drutach, dzierga dla wnuków, dzierga czapki, robi swetry, robi czapki, czapki na drutach, dzierga kocyki, druty, drutami, drutach, dzierganiem, robótkami, swetry na drutach, sweterki, sweterki dla wnuków, robić na drutach, na drutach robi
sewing | szycie, szyje, szycie ubrań, krawiectwo, krawcowa, szyje na maszynie, szyć, szyciem, maszyna do szycia, szycie na maszynie, szyje ubrania, szyje torebki, przeróbki krawieckie, krawiectwem, szycia
painting | malarstwo, malowanie, maluje, malować, malowanie obrazów, farby, malarka, malarz, maluje obrazy, malowanie akrylami, obrazy olejne, malowanie po jedwabiu, malarstwem, malowaniem, malarstwa, obrazy, farbami, malowanie ikon, ikony, pisanie ikon, ikonopisanie
crochet | szydełkowanie, szydełko, szydełkuje, szydełkować, szydełkiem, robi na szydełku, na szydełku, robótki szydełkowe, robi serwetki, serwetki na szydełku, serwetki, szydełkowaniem, szydełku, szydełkowania, robić na szydełku
embroidery | haftowanie, haft*, hafty, haftuje, haftować, wyszywa, wyszywanie, wyszywać, haft richelieu, hafciarstwo, haftem, haftowaniem, haftu, wyszywaniem
drawing | rysowanie, rysunek, rysuje, rysować, kolorowanie, kolorowanki, farbki, rysowanie i farbki, szkicowanie, szkicuje, szkice, rysowanie portretów, kredki, malowanki, rysunki, kolorowanki antystresowe, koloruje, rysunkiem, rysowaniem, szkicownik, rysowania, rysunku
woodworking | stolarstwo, stolarka, dłubanie w drewnie, dłubie w drewnie, robi meble, robienie mebli, stolarz, prace w drewnie, obróbka drewna, drewno, w drewnie, meble z palet, robi meble z palet, robi stoły, stolarstwem, stolarką
pottery | garncarstwo, ceramika, lepienie z gliny, lepi z gliny, koło garncarskie, lepienie garnków, lepi garnki, garnki z gliny, toczenie na kole, glina, ceramiki, warsztaty ceramiczne, lepienie w glinie, ceramiką, garncarstwem
photography | fotografia, fotografowanie, robi zdjęcia, robienie zdjęć, fotografuje, pstryka fotki, fotki, fotograf, zdjęcia, pstrykanie zdjęć, fotografować, robić zdjęcia, foto, fotografia krajobrazowa amatorska, aparat fotograficzny, fotografowania, fotografią, fotografowaniem, fotografii, zdjęciami, fotografię, lustrzanka
jewellery making | biżuteria, robienie biżuterii, robi kolczyki, robienie kolczyków, tworzy biżuterię, robi biżuterię, wyrób biżuterii, własna biżuteria, biżuterią, wyrobem biżuterii
children's crafts | prace plastyczne, kółko plastyczne, plastyka, zajęcia plastyczne, wycinanie i klejenie, wyklejanki, robótki z dziećmi, plastyczne prace, naklejanki, brokat, wycinanki dla dzieci, kolorowe kartki, nożyczki i klej
papercraft | majsterkowanie z papieru, rękodzieło, robienie z papieru, z papieru, wycinanki z papieru, decoupage*, dekupaż, rękodzielniczka, rękodziełem, rękodzieła
calligraphy | kaligrafia, lettering, ładne pismo, kaligrafuje, kaligrafią
candle making | robienie świec, świece sojowe robi, robi świece, robi świeczki, robienie świeczek, świece sojowe, odlewa świece
soap making | robienie mydła, robienie mydełek, robi mydła, robi mydełka, mydlarstwo
leatherwork | kaletnictwo, szycie ze skóry, szyje ze skóry, rymarstwo i skóra
quilting | pikowanie, szycie patchworku, patchworki, szyje patchworki
weaving and macramé | tkactwo, makrama, tka, tkanie, krosno
basket weaving | wikliniarstwo, wyplatanie koszy, wiklina, plecie kosze, wyplata kosze, papierowa wiklina, wyplatanie z wikliny
model making | modelarstwo, sklejanie modeli, skleja modele, modele do sklejania, modele plastikowe do sklejania, sklejanie, modelarz, modelarstwem, modelarstwa, modele, modelami
model railways | kolejki elektryczne, modele kolejowe, kolejka elektryczna, kolejki, kolejki piko, makiety kolejowe, modele pociągów, kolejka
stained glass and mosaics | witraże, mozaika
printmaking | linoryt, grafika warsztatowa
diamond painting | haft diamentowy, diamentowe obrazki, mozaika diamentowa, diamentowa mozaika, diamentowe malowanie, obrazy diamentowe, haftu diamentowego, wyklejanie diamencików, diamenciki
3D printing | druk 3d, drukowanie 3d, drukarka 3d, drukuje 3d, drukuje w 3d
film making | kręcenie filmów, kręci filmy, kręci filmiki, filmowanie, kręcenie filmików
upcycling | przerabianie mebli, renowacja mebli, odnawia meble, renowacja starych mebli, odnawianie mebli, przerabia meble, stare meble, renowacją mebli, renowacji mebli
metalwork and blacksmithing | kowalstwo, kowal, kuźnia, ślusarstwo, spawa
slime and sensory play | robienie slime, plastelina, gluty, slajmy, slime'y, glutki, slimy*, zabawy sensoryczne, modelina
digital art | grafika komputerowa, sztuka cyfrowa, rysuje na tablecie, rysowanie na tablecie, grafika 2d, digital, rysowanie cyfrowe
lace making | koronkarstwo, koronki, koronka, koronki klockowe, koronczarstwo
pyrography | rzeźbienie w drewnie, wypalanie w drewnie
tie dye | farbowanie tkanin
gift wrapping and party crafts | pakowanie prezentów, dekoracje na przyjęcia, dekoracje imprezowe, pisanki, maluje pisanki, bombki, robi bombki, ozdoby świąteczne, robi ozdoby
street art | sztuka uliczna, murale, graffiti*
stamps | znaczki, znaczki pocztowe, filatelistyka, filatelista, znaczkami, filatelistyką, znaczków
trading cards | karty kolekcjonerskie, karciochy
soft toys | pluszaki, maskotki, zbiera pluszaki, misie pluszowe, maskotek, pluszaków, pluszaczki, szyje maskotki
coins | monety, numizmatyka, numizmatyk, zbieranie monet, zbiera monety, stare monety, numizmatyką, monetami, kolekcjoner monet, kolekcja monet, monetę
model cars | modele samochodów, samochodziki, autka, resoraki, samochodziki hot wheels, autkami, hotwheelsy, auta hot wheels, zabawa autami, samochodzikami, modele aut
minerals and crystals | minerały, kryształy, kamienie, zbieranie kamieni, kamyki, zbiera kamienie, kamienie i minerały, zbiera minerały
fashion dolls | lalki, lalka, lalkami, lalki barbie, zabawa lalkami, barbi
sneakers | buty sportowe, sneakersy, adidasy, sneakerhead, jordany, butki, kicksy
pins and badges | przypinki, odznaki
comics | komiksy, czyta komiksy, komiksów, komiksy marvela, komiksami
antiques | antyki, starocie, stare rzeczy, antykwariaty, bibeloty zbiera, antykami, starociami, antyków
watches | zegarki, zbiera zegarki, kolekcjonuje zegarki, zegarków, zegarmistrzostwo
figures and statues | figurki, figurki kolekcjonerskie, zbiera figurki, kolekcjonuje figurki, funko popy, figurki funko
militaria | militaria kolekcjonerskie, wojskowość, broń palna, rekonstrukcja wojskowa, wojsko i militaria, militariami, militariów, bronią
china and teapots | filiżanki, porcelana kolekcjonerska, porcelanę, zbiera porcelanę, porcelana, filiżanek, zbiera filiżanki, serwisy kawowe, kolekcjonuje kubki, zbiera kubki, kolekcja kubków
autographs and memorabilia | autografy, zbiera autografy
rare books and maps | stare książki, stare mapy
postcards and ephemera | pocztówki, zbiera pocztówki, pocztówek, widokówki
vintage shopping | pchli targ, lumpeksy, zakupy, targi staroci, pchle targi, szmateks, second handy, second hand, ciucholandy, lumpeks, sh, vinted, szmateksy, ciucholand, secondhandy, giełda staroci
tattoos | tatuaże, tatuowanie, tatuaży, dziary, dziaranie, tatuażysta
Harry Potter | =, harry'ego pottera, harrego pottera, harry poter, hary potter, potterhead, harrym potterem
Star Wars | gwiezdne wojny, gwiezdnych wojen, starwarsy
dinosaurs | dinozaury, dinozaurami, dinozaurów, dinusie, dino, dinozaur, t-rex
anime | oglądanie anime, ogląda anime, animce, otaku*, mangą i anime
superheroes | superbohaterowie, superbohaterów, marvel, superbohater, avengersi
The Lord of the Rings | władca pierścieni, tolkien, tolkiena, hobbit, władcę pierścieni
true crime | kryminalne zagadki, prawdziwe zbrodnie, podcasty kryminalne, kryminatorium, kryminalne podcasty, sprawy kryminalne
cinema | kino i filmy, oglądanie filmów, filmy, kino*, chodzi do kina, filmy akcji, kinomaniak, kinomanka, filmów, ogląda filmy, film*, kinem, kinoman, stare filmy, polskie filmy, komedie, polskie komedie, komedie romantyczne, komedii, filmy marvela, dobre filmy, filmy dokumentalne, dokumenty, filmem, filmami, kinematografia, kinematografią, festiwale filmowe, kino studyjne, kina, obejrzeć film, dobry film, ogląda stare filmy
football fans | kibicowanie, kibic, kibicuje, kibic legii, legia, legii, widzew, kibicuje legii, kibicuje widzewowi, ogląda mecze, mecze, mecze piłki nożnej, oglądanie meczów, ogląda piłkę, oglądanie piłki, kibic wisły, kibic lecha, górnik zabrze, ruch chorzów, śląsk wrocław, jagiellonia, pogoń szczecin, lechia gdańsk, raków częstochowa, ekstraklasa, kibicka, liga mistrzów, reprezentacja polski, kibicowaniem, mecz, piłką nożną w tv, mundial, euro 2028
Formula 1 | formuła 1, f1, ogląda f1, ogląda formułę 1, kubica, robert kubica, formułę 1, formułą 1
theatre | teatr, chodzenie do teatru, teatrem, teatru, musicale, musical, spektakle, chodzi do teatru, teatrzyk
horror films | horrory, filmy grozy, straszne filmy, horrorów
nature documentaries | przyroda, filmy przyrodnicze, national geographic, krystyna czubówna, filmy o zwierzętach, programy przyrodnicze, ogląda discovery, czubówna
animated films | kreskówki, bajki, filmy animowane, bajki disneya, disney, bajek, bajeczki, kreskówek, ogląda bajki
princesses and fairies | księżniczki, wróżki, księżniczka, księżniczkami, balerinki i księżniczki
mermaids | syreny, syrenki
unicorns | jednorożce, jednorożec, jednorożcami
diggers and tractors | koparki, traktory, ciężarówki, wywrotki, traktorki, traktor, koparka, koparkami, traktorami, maszyny budowlane, dźwigi, betoniarki, kombajny, maszyny rolnicze, auta budowlane, ciężarówka, tiry, pojazdy, pojazdami, maszyny, auta i koparki
fire engines and police cars | straż pożarna, wozy strażackie, strażacy, wóz strażacki, straż, straży pożarnej, strażaków, auta strażackie
preschool television | kicia kocia, bajki dla maluchów, bajki dla dzieci, masza i niedźwiedź, kiciakocia, bing, pucio
sharks and ocean animals | rekiny, zwierzęta morskie, rekinów
Doctor Who | =
Star Trek | =
period dramas | seriale kostiumowe
sitcoms | seriale komediowe, miodowe lata, rodzinka.pl, sitcomy
reality and cooking shows | programy kulinarne, kuchenne rewolucje, masterchef polska, reality show, hotel paradise, ślub od pierwszego wejrzenia, top model, love island polska, ugotowani, sanatorium miłości, the voice of poland, rolnik szuka żony, milionerzy, twoja twarz brzmi znajomo, azja express
Game of Thrones | gra o tron
Stranger Things | =
wrestling fans | wrestling w telewizji
Korean dramas | koreańskie seriale, dramy, kdramy, k-dramy, koreańskie dramy, dram koreańskich, kdrama
railways | pociągi, kolej, pociąg, pociągami, ciuchcie, ciuchcia, kolejnictwo, miłośnik kolei, parowozy, lokomotywy, koleją, pociągów, pociągi i tramwaje
aviation | samoloty, lotnictwo, samolot, samolotami, spotting lotniczy, lotnisko, latanie, pilot, lata samolotami, awionetki, licencja pilota, lotnictwem, lotnictwa, samolotów
sports fans | oglądanie sportu, reprezentacja, ogląda sport, sport w tv, sport w telewizji, igrzyska, ogląda siatkówkę, kibicuje siatkarzom, mecze siatkówki, eurosport, oglądanie sportu w tv, kanał sportowy
knights and dragons | rycerze, smoki, zamki, rycerz, rycerzami, zamki i rycerze, rycerzy
television series | seriale, oglądanie telewizji, telewizja, serial, seriali, netfliks, serial na netflixie, tureckie seriale, turecki serial, seriale tureckie, ogląda seriale, oglądanie seriali, ogląda tv, tv, ogląda telewizję, telewizor, ogląda netflixa, netflixa, netflixie, serialiki, serialoholiczka, na dobre i na złe, kryminalne seriale, polskie seriale, świat według kiepskich, kiepscy, kiepskich, ojciec mateusz serial, obejrzeć serial, dobry serial, oglądać seriale, oglądać tv
stand-up comedy | kabaret, kabarety, kabarecik, stand up, standup, stand-upy, standupy, kabaretów, skecze
acting and improv | aktorstwo, kółko teatralne, teatr amatorski, gra w teatrze, aktorka amatorka, zajęcia teatralne
running | bieganie, biegi, biega, biegać, biegam, truchta, truchtanie, jogging*, parkruny, biegacz, biegaczka, biegaczem, biegania, półmaratony, półmaraton, biegi uliczne, biega po lesie, bieganko, bieganiem, biegami, biega z psem, bieganiu, pobiegać, pobiega, biegać dla zdrowia
yoga | joga, jogi, na jogę, ćwiczy jogę, joginka, jogę, jogą, jodze
football | piłka nożna, piłka, gra w piłkę, grać w piłkę, gra w nogę, piłka nożna orlik, gra w gałę, w gałę, gała, gałę, haratanie w gałę, kopanie piłki, kopie piłkę, piłka kopana, w nogę, w piłkę, w piłe, piłeczka, orlik, na orliku, halówka, na hali w piłkę, nóżka, futbol, trenuje piłkę, trenuje piłkę nożną, gra w piłkę nożną, piłkę, piłkarz, piłkarka, gra w klubie piłkarskim, szkółka piłkarska, w piłę, piłą, mecz z chłopakami, fut, klub piłkarski, treningi piłki nożnej, w klubie piłkarskim, piłce nożnej, piłką nożną, piłką, futbolem, kopaniem piłki, trenuje w klubie, piłki nożnej, piłki
cycling | rower*, jazda na rowerze, kolarstwo, rowery, jeździ na rowerze, jeździć na rowerze, szosa*, rowerem, jazda rowerem, rowerek turystyczny, kolarz, kolarka, kolarzówka, kolarzówką, szosówka, na szosie, rowery szosowe, jeździ rowerem, rowerze, na rowerze, rowerowe wycieczki, wycieczki rowerowe, wypady rowerowe, śmiga na rowerze, pedałowanie, rowerzysta, rowerzystka, rowerzyści, rowerowanie, rowerami, kolarstwem, rowerów, jazdą na rowerze, jazdy na rowerze, kolarstwa, rowery i wycieczki, pojeździć na rowerze, pojeździć rowerem, jazda na szosie, kręci na rowerze, kółka na rowerze
gym | siłownia, chodzi na siłownię, ćwiczy na siłowni, siłka, siłkę, siłki, siłce, na siłkę, na siłce, chodzi na siłkę, siłownię, na siłownię, siłowni, pakuje, pakernia, pakowanie, pakowanie na siłce, fitness, na fitness, fitnes, podnoszenie ciężarów, ciężary, trening siłowy, treningi siłowe, ćwiczy siłowo, trenuje na siłowni, koktajle białkowe, białko i siłka, odżywki, trener personalny, zajęcia fitness, fit, siłownią, treningami, treningi, trenuje
tennis | tenis ziemny, tenisa, gra w tenisa, tenisem, iga świątek, rakieta tenisowa, na korcie, tenisie
golf | gra w golfa, golfa, w golfa
climbing | wspinaczka, wspina się, ścianka, skałki, ścianka wspinaczkowa, wspinanie, ściankę, na ściankę, wspinaczkę, wspinaczkowo, wspinać, wspinanie się, wspinaczką, wspinaniem, wspinaczki
basketball | koszykówka, kosz*, kosza, w kosza, gra w kosza, koszykówkę, koszykówki, gra w koszykówkę, koszykarz, koszykarka, kosz z chłopakami, koszykówką, koszykówce
dance | taniec, tańczyć, tańczy, tańce, tanecznie, tańczenie, tańcem, taneczne zajęcia, zajęcia taneczne, tancerka, tancerz, szkoła tańca, rytmika, zajęcia z rytmiki, rytmikę, tańcu, tańca, tańcami, tańczeniem
martial arts | sztuki walki, sporty walki, walki, ju jitsu, jiu jitsu, treningi walki, sztukami walki, sztuk walki
skateboarding | jazda na deskorolce, deskorolka, deska, na desce, skatepark, skate*, deskorolkę, śmiga na desce, jeździ na desce, deskorolką
gymnastics | gimnastyka artystyczna, akrobatyka, gimnastyczka, gimnastyka sportowa, akrobatyka sportowa, akro, gimnastykę
triathlon | triathlon trening, triathlony, ironman, triatlon
rugby | gra w rugby, w rugby
cricket | krykiet
volleyball | siatkówka, siatka, siatkę, w siatkę, gra w siatkę, siatkówkę, gra w siatkówkę, siatkarz, siatkarka, siatkówki, siata, w siatę, siatkówką, siatkówce
pétanque | gra w bule, petanka
bowls | bowls na trawie
horse riding | jazda konna, jeździectwo, jeździ konno, jazdę konną, stajnia, do stajni, jazdy konne, jeździec, konno, konna jazda, lekcje jazdy konnej, szkółka jeździecka, skoki konne, jazdą konną, jeździectwem, jazdy konnej, jeździectwa
archery | łucznictwo, łuk, strzelanie z łuku, strzela z łuku, łucznictwem
badminton | badminton gra, gra w badmintona, kometka, kometkę, w kometkę, babington, badmintona
table tennis | tenis stołowy, ping-ponga, ping ponga, pingponga, w ping ponga, gra w ping ponga, ping-pong, pingla, tenisa stołowego
squash | gra w squasha, squasha, w squasha, skłosz
padel and pickleball | gra w padla
boxing | boks, boksuje, bokser, boksem, na boks, trenuje boks, worek treningowy
ballet | balet
ice skating | łyżwy, łyżwiarstwo, łyżew, na łyżwach, jeździ na łyżwach, łyżwach, lodowisko
roller skating | rolki, jazda na rolkach, wrotki, rolek, na rolkach, rolkach, wrotkarstwo, jeździ na rolkach, rolkami, łyżworolki
pilates | ćwiczyć pilates
field hockey | hokej na trawie
netball | =
lacrosse | =
athletics | lekkoatletyka, lekka atletyka, biegi przez płotki, skok wzwyż
mountain biking | kolarstwo górskie, rower górski, rowery górskie, mtb, rowerem po górach, enduro rowerowe, downhill, bikeparki, zjazdy rowerowe
American football | futbol amerykański
baseball | bejsbol
ice hockey | hokej, hokej na lodzie, gra w hokeja, w hokeja, hokeja, hokeista
trampolining | trampolina, skakanie na trampolinie, trampolinie, na trampolinie, skacze na trampolinie, park trampolin, trampoliny, parki trampolin
caving | speleologia jaskiniowa, jaskinie, jaskiń, speleologia, chodzi po jaskiniach
fencing | szermierka
curling | =
ten-pin bowling | kręgle, w kręgle, na kręgle, kręgielnia, kręgli, bowling*
clay shooting | strzelectwo, strzelnica, strzelnicę, na strzelnicę, strzelanie, strzela, strzelectwo sportowe, broń
parkour | parkour trening
tai chi | ćwiczyć tai chi
home workouts | gimnastyka, ćwiczenia w domu, ćwiczenia, ćwiczy w domu, chodakowska, treningi w domu, gimnastykuje się, ćwiczenia z chodakowską, trening w domu, zajęcia fitness w domu
skydiving and paragliding | spadochroniarstwo, paralotniarstwo, skoki ze spadochronem, spadochron, skacze ze spadochronem, skoki spadochronowe
paintball and airsoft | gra w paintball, asg, airsoft, w paintball, paintballa, asgie
horse racing | wyścigi konne
pole and aerial fitness | akrobatyka powietrzna
ballroom and Latin dancing | taniec towarzyski, potańcówki, dancingi, taniec latino, latino, tańce latynoamerykańskie, kurs tańca, kurs tańca towarzyskiego
karting and motorsport | sporty motorowe, gokarty, karting, na gokarty, gokartach, jeździ na gokartach, wyścigi samochodowe, motorsport, wyścigi aut
hiking | wędrówki, turystyka piesza, spacery, góry, chodzenie po górach, chodzi po górach, po górach, w góry, górach, wędrówki górskie, wędruje po górach, łażenie, chodzenie po lesie, spacery po lesie, łazi po górach, las, lasy, po lesie, chodzi po lesie, spacerować, spaceruje, spacerek, spacerki, długie spacery, spacerowanie, nordic walking, kijki, z kijkami, chodzi z kijkami, chodzenie z kijkami, chodzi na spacery, wędrowanie, piesze wycieczki, wycieczki górskie, trekking, treking, trekkingi, w bieszczady, bieszczady, beskidy, karkonosze, górskie wędrówki, wypady w góry, góral, pttk, rajdy piesze, górołaz, chodzenie na spacery, turystyka, turystyką, turystyka górska, turystyką górską, górami, chodzeniem po górach, wędrówkami, wycieczki w góry, gór, spacerami, schroniska górskie, chodzi po lesie z psem, turystyką pieszą, kije, z kijami, w lesie, po tatrach, chodzi po tatrach, po bieszczadach, po beskidach, chodzić po lesie, zdobywa szczyty, szczyty, pochodzić po górach, pospacerować, chodzi na długie spacery, wędrowiec, turysta, po sudetach, połazić po górach
camping | biwakowanie, biwak, namiot, namioty, pod namiotem, kemping, biwaki, pod namiot, namiotem, na dziko pod namiotem, kempingi, campingi, spanie pod namiotem, wypady pod namiot, biwakowaniem, kempingu
birdwatching | obserwacja ptaków, ptaki, obserwowanie ptaków, podgląda ptaki, podglądanie ptaków, ptasiarz, ptakami, ptaków, ornitologia, obserwuje ptaki, ornitolog, ptaszki, ptasiara, ptactwo, ornitologią, obserwowaniem ptaków
stargazing | patrzenie w gwiazdy, gwiazdach, oglądanie gwiazd, obserwuje gwiazdy, obserwacja nieba
metal detecting | poszukiwanie skarbów, poszukiwania z wykrywaczem, wykrywacz metali, wykrywacz metalu, z wykrywaczem, chodzi z wykrywaczem, wykrywacz, wykrywaczem, kopanie z wykrywaczem, poszukiwacz skarbów, poszukiwaniem skarbów, odkrywaniem
skiing | narty, jazda na nartach, narty zjazdowe, na nartach, na narty, nartach, jeździ na nartach, narciarz, narciarka, narciarstwo zjazdowe, nart, nartami, narciarstwem, narciarstwa
motorcycling | motocykle, jazda na motocyklu, motor*, motory, jeździ motorem, jeździ na motocyklu, jazda motorem, motór, motorze, na motorze, motorem, jeździ na motorze, motocykl, motocyklem, motocyklista, motocyklistka, motur, motorki, motorach, grzebie przy motorze, zloty motocyklowe, moto, chopper*, choppery, ścigacz, ścigacze, motocykli, junak, wsk, motocyklami, motoryzacją i motocyklami, motocyklach
travel | podróże, podróżowanie, podróżować, podróżuje, wycieczki, podróżach, podróżniczka, podróżnik, wyjazdy, wojaże, podróżami, zwiedza, zwiedzać, wycieczek, jeździ na wycieczki, wczasy, all inclusive, wyjazdy all inclusive, city breaki, zwiedzanie świata, wakacje, urlopy, wycieczkach, wyprawy, zwiedzania, podróże małe i duże, zwiedzanie, podróżowaniem, turystyką zagraniczną, podróży, zwiedzaniem, azja, podróże do azji
foraging | jagody, zbieranie ziół, zbieranie jagód, zbiera jagody, zbiera zioła, dzikie rośliny, na jagody
bushcraft and survival | sztuka przetrwania, surwiwal, survival, szkoła przetrwania, bushcraftem, preppers, prepping, preppersi
geocaching | poszukiwanie skrzynek, skrytki geocaching, keszowanie, kesze
camper vans and caravans | kampery, karawaning, podróże kamperem, kamper, kamperowanie, kamperem, przyczepa kempingowa, przyczepą kempingową, wyjazdy kamperem
drones and kites | latawce, drony i latawce
scouting | harcerstwo, harcerz, harcerka, harcerze, zuchy, zuch, zuchem, zhp, zhr, drużyna harcerska, obozy harcerskie, harcerzem, skauting
theme parks | parki rozrywki, energylandia, lunapark, wesołe miasteczko
picnics and parks | pikniki, piknik, przyroda i park, natura*, przyrodę, kontakt z przyrodą, parki, w parku
urban exploration | urbex, opuszczone miejsca, opuszczone budynki, bunkry
winter fun | sanki, zabawy na śniegu, sankach, na sankach, kulig, lepienie bałwana
slacklining and circus skills | żonglowanie, cyrk
safari and zoo visits | zwierzęta, chodzenie do zoo, zwierzątka, zwierzaki, zwierzątkami, do zoo, zwierzętami, zwierząt, zwierzaczki
wild swimming | pływanie w jeziorze, pływa w jeziorze, kąpiele w jeziorze
swimming | pływanie, pływać, pływa, basen, pływalnia, na basen, na basenie, basenie, pływania, pływaczka, pływak, basenu, pływa kraulem, chodzi na basen, pływaniem, popływać, popływa
surfing | surfować
paddleboarding | pływanie na sup, supy, na supie, deska sup, supem
kayaking | kajaki, kajakarstwo, spływy kajakowe, spływy, kajakiem, kajakach, kajak, na kajaki, spływ kajakowy, kajakarz, kajakarstwem, kajakami
sailing | żeglarstwo, żeglowanie, żagle, żegluje, pod żaglami, żeglarz, na żagle, żaglówki, żaglówka, jachty, mazury i żagle, żaglach, żeglarstwem, żeglowaniem, żeglarstwa, regaty, żeglować na mazurach, żegluje na mazurach, na jachcie, rejsy żeglarskie, patent żeglarski
fishing | wędkarstwo, wędkowanie, wędkować, łowienie ryb, wędkuje, wędkarz, łowi ryby, ryby łowić, jeździ na ryby, na ryby, ryby, wędki, wędka, spinning wędkarski, na rybach, rybaczenie, łowić ryby, łapie ryby, łowieniem ryb, wędkarzem, z wędką, spławik, grunt i spławik, moczenie kija, rybach, łowi, łowienie, wędkarstwem, wędkowaniem, łowieniem, wędkarstwa, wędkowania, połowić, na rybki, powędkować
scuba diving | nurkowanie, nurkuje, nurek, nurkować, nurkowania, nurkowaniem
snorkelling | nurkowanie z rurką, rurka i maska
beach days | plaża, plażowanie, morze, opalanie, opala się, nad morzem, leżenie na plaży, plażing, opalanie się, nad morze, bałtyk
rowing | wioślarstwo, ergometr, wioślarka
narrowboats and canals | barki i kanały
fly fishing | wędkarstwo muchowe
rock pooling and crabbing | zbieranie muszelek
cruises | rejsy
bath time | zabawa w wodzie, pluskanie, chlapać się, chlapanie, kąpiel, zabawa w wannie, chlapie się w wannie, zabawy wodą, woda, kąpiele, kąpać, kąpać się, chlapać, lubi się kąpać, kąpie się
wakeboarding and kitesurfing | żeglowanie na desce
video games | gry wideo, gry komputerowe, granie, gra na konsoli, konsola, gierki, gierki komputerowe, gry na konsoli, granie na konsoli, gra na kompie, na kompie, gra na komputerze, granie na kompie, gierki na telefonie, gry na telefonie, gra na pleju, plej, plejka, plejce, plejstejszyn, playstation, play station, ps4, ps5, ps 5, xbox, xboks, gra na xboxie, nintendo, komputer, gamer, gamerka, gierkowanie, komp, pc gaming, gry pc, gra na pc, konsolę, konsoli, league of legends, gry strzelanki, strzelanki, gra w gierki, gry na kompie, gry, gier, gierek, granie na komputerze, simsy komputer, gry na ps5, gry na ps4, gry online, granie online, konsolka, w gierki, gamingowo, discord, granko, pograć, e-sport, esport*, gry vr, gra w co popadnie, graniem, grami komputerowymi, grami, gier komputerowych, grach komputerowych, składanie komputerów, składa komputery, komputerami, pecet, pecety, streamowanie gier, granie na telefonie, pograć na konsoli, gry mobilne
board games | gry planszowe, planszówki, gry planszowe ze znajomymi, planszówek, planszówka, w planszówki, gry bez prądu, planszówkami, gra planszowa, gry planszowe z rodziną, plansze gry, gra w planszówki, planszoweczki, planszówkowanie, grami planszowymi, gier planszowych, gra w gry planszowe, granie w planszówki, granie w gry planszowe
chess | szachy, gra w szachy, szachami, w szachy, szachów, szachista, szachistka, partia szachów, szaszki, szachowy, warcaby i szachy razem, szachy i warcaby, szachach
jigsaw puzzles | układanie puzzli, układa puzzle, puzzle*, puzli, puzle, układanki, układanie puzli, układać puzzle, układa puzle, puzzle 1000, puzzlami, układanie obrazków, układaniem puzzli, puzzli
role-playing games | gry fabularne, rpg, erpegi, rpgi, dnd, sesje rpg, papierowe rpg, dungeons and dragons, gra w rpg, gry rpg, d&d, lochy i smoki, rpgami, erpegami
card games | gry karciane, karty, gra w karty, karcianki, karciankach, w karty, gra w karty z kolegami, kartach, skat, skata, w skata, baśka, kierki, garibaldka, pograć w karty
Minecraft | =, majnkraft, w minecrafta, minecrafta, majnkrafta, minecraftem, gra w minecrafta, maincraft
brick building | klocki, układanie wież, budowanie wież, buduje wieże, buduje z klocków, układa klocki, lego technic zestawy, klockami, klocków, buduje z lego, klocki lego, budowanie z lego, lego, układanie klocków, klocki duplo, klocki konstrukcyjne, klocki cobi, magnetyczne klocki, klocki magnetyczne, cobi, budowaniem z klocków, klockach
puzzles and brainteasers | łamigłówki, zagadki, zagadki logiczne, łamigłówek, rebusy, gry logiczne
retro gaming | stare gry, gry retro, stare konsole, amiga, commodore, retro gry
miniature wargaming | gry bitewne, bitewniaki, figurki do malowania, figurkowe gry
magic tricks | sztuczki magiczne, magiczne sztuczki, sztuczki karciane, iluzja, iluzjonista, sztuczki, magia i sztuczki
adventure video games | gry przygodowe
cosy games | spokojne gry, spokojne gierki, przytulne gry
Mario and platform games | gry platformowe
Pokémon | =, pokemony, pokemonów, pokemon go
Roblox and Fortnite | =
tabletop and pub sports | bilard, gra w bilard, w bilard, bilarda, w bilarda, bilardzik, piłkarzyków
darts | rzutki, darta, w darta, lotki, gra w lotki, w lotki, w rzutki, dart, darty
crosswords | krzyżówki, jolki, jolka, krzyżówek, rozwiązuje krzyżówki, rozwiązywanie krzyżówek, panoramiczne, krzyżówka, krzyżóweczki, szarady, panoramy, krzyżówkami, krzyżówek panoramicznych, rozwiązywaniem krzyżówek
bridge | brydż, gra w brydża, brydża, w brydża, brydżyk, brydżystka, brydżysta
pub quizzes | teleturnieje, quizy, quiz, quizów, teleturniej
sports video games | gry sportowe
Magic The Gathering | karty magic, mtg, magic karty, w magica
croquet | krokiet
outdoor games | zabawy na dworze, gry podwórkowe, piaskownica, piaskownicę, w piaskownicy, podchody, zabawy na podwórku, zabawa w chowanego, chowanego, berek, zabawy w ogrodzie, zabawa na dworze, na dworze, na polu
fidget toys | zabawki sensoryczne, fidgety, pop it, popity, gniotki
pretend play | zabawa w dom, zabawa w sklep, bawi się w sklep, bawi się w dom
baby play | zabawki dla niemowląt, grzechotki, gryzaki, wkłada wszystko do buzi, raczkuje, raczkowanie
scooters and ride-ons | hulajnoga, rowerek, hulajnogę, hulajnogi, jeździk, na hulajnodze, rowerkiem, rowerek trójkołowy, hulajka, hulajnogą
sim racing | wyścigi na symulatorze, symulatory jazdy
bingo | gra w bingo, w bingo
classic board games | klasyczne gry planszowe
poker nights | gra w pokera, poker*, pokera, w pokera, pokerek, pokerka, gra w pokerka, poker z kumplami
lock picking | otwieranie zamków
LARP and re-enactment | rekonstrukcje historyczne, odtwórstwo historyczne, larpy, rekonstrukcja historyczna, bractwo rycerskie, rekonstruktor, rekonstrukcje, grupa rekonstrukcyjna, larpowanie, odtwórstwo
guitar | gitara, gra na gitarze, gitarka, gitarą, gitarze, na gitarze, gitarę, gitarzysta, brzdąka na gitarze, gitary, grą na gitarze, gry na gitarze
piano | fortepian, pianino, gra na pianinie, gra na fortepianie, pianinie, na pianinie, fortepianie, na fortepianie, keyboard*, na keyboardzie, keyboardzie, klawisze, na klawiszach, pianistka, pianista, gra na keyboardzie, syntezator, pianina, fortepianu, grą na pianinie, lekcje pianina, nauka gry na pianinie
drums | perkusja, perkusji, na perkusji, bębny, na bębnach, bębnach, gra na perkusji, perkusista, na garach, bębnienie, cajon*, perkusją, perkusję
singing | śpiew, śpiewanie, śpiewa, śpiewać, śpiewem, wokal, lekcje śpiewu, śpiewaczka, śpiewa piosenki, śpiewania, śpiewu, piosenki, śpiewać w chórze
vinyl records | płyty winylowe, winyle, winylki, winyl, płyty, winyli, gramofon, gramofony, zbiera winyle, czarne płyty, kolekcjonuje winyle, zbiera płyty, winylami, płyty cd, płytami winylowymi, winylach, gramofonem
DJing | granie jako dj, didżejka, dj, dj-ka, didżej, didżejuje, miksowanie muzyki, djka, produkcja muzyki, robi beaty, beaty, produkuje muzykę, robienie bitów, bity, tworzy muzykę na komputerze, ableton*, fl studio
concerts | koncerty, muzyka, słuchanie muzyki, chodzi na koncerty, koncertach, koncertów, na koncerty, muzyką, muza, muzyczka, słucha muzyki, słuchać muzyki, słucha muzyki na słuchawkach, słuchanie, muzy, koncert, muzyki, koncertowanie, festiwale, open'er, pol'and'rock, woodstock, muzyką rozrywkową, muzyce, słuchaniem muzyki, słuchawki, posłuchać muzyki, muzyk, melomanka, meloman
K-pop | =, kpop, kpopu, k-popu, koreański pop, słucha kpopu, kpopówka, blackpinki
Taylor Swift | =
pop music fandom | muzyka pop, muzyka popularna, popu, muzykę pop, polski pop, discopolo, disko polo, viki gabor, roksana węgiel, young leosia, kwiat jabłoni, dawid kwiatkowski
classical music | muzyka klasyczna, muzyka poważna, muzykę klasyczną, filharmonia, filharmonii, chodzi do filharmonii, koncerty chopinowskie, koncerty muzyki klasycznej, muzykę poważną, muzyką klasyczną, muzyką poważną
ukulele | gra na ukulele, na ukulele, ukulelce
songwriting | pisanie piosenek
jazz and blues | muzyka jazzowa, jazzu, blues, bluesa, słucha jazzu
folk music | muzyka ludowa, folku, muzyka góralska, kapela ludowa, kapela góralska, muzyka folkowa, ludowe zespoły, ludowa kapela, gra na weselach, weselna kapela
rock and metal | muzyka rockowa, rocka, metalowiec, metalówa, rockowe koncerty, rockowa muzyka, słucha rocka, słucha metalu, polski rock stary, muzykę rockową, koncerty rockowe, w zespole, gra w zespole, zespole rockowym, w zespole rockowym, kapeli, w kapeli, gra w kapeli, w kapeli rockowej, rock*, rockiem, metalem, muzyką rockową, gra na weselach w kapeli
hip hop | muzyka hip-hopowa, rap, rapu, rapem, rapy, polski rap, słucha rapu, hip-hopu, hip hopu, quebonafide, taco hemingway, raper, rapuje, freestyle rap, paktofonika, białas, sobel, bedoes, słucha maty, quebo, mata raper, trap polski
violin and strings | skrzypce, gra na skrzypcach, skrzypcach, na skrzypcach, skrzypaczka, skrzypek
wind and brass instruments | instrumenty dęte, orkiestra dęta, orkiestrze dętej, w orkiestrze dętej, gra w orkiestrze, orkiestra strażacka, w orkiestrze, orkiestrze strażackiej, w orkiestrze strażackiej, orkiestra
country music | muzyka country
children's music making | piosenki dla dzieci, gra na garnkach, muzykowanie, instrumenty dla dzieci, grzechotki i bębenek, umuzykalnianie, cymbałki, gordonki, śpiewa piosenki dla dzieci
saxophone | saksofon, saksofonie, na saksofonie, saksofonista, sax*
flute and clarinet | flet, flecie, na flecie, flecik, klarnet, klarnecie, na klarnecie, gra na flecie, flecistka, gra na klarnecie, flet poprzeczny
trumpet and brass | trąbka, trąbce, na trąbce, puzonie, na puzonie, gra na trąbce, waltorni, tubie, gra na puzonie
cello and double bass | wiolonczela, kontrabas, wiolonczeli, na wiolonczeli, gra na wiolonczeli, kontrabasie
electric and bass guitar | gitara elektryczna, gitara basowa, bas*, basie, na basie, gra na basie, basista, elektryk gitara, na elektryku gitara, basówka, basówkę, gitarze basowej, na gitarze basowej
eighties and nineties music | muzyka lat 80, lata 80, lata 80te, lata osiemdziesiąte, muzyka lat 90, lata 90
sixties and seventies music | muzyka lat 60, muzyka lat 70, stare przeboje, piosenki z prl
opera | opery, operę, operetka, operetki, do opery
accordion and harmonica | akordeon, harmonijka, akordeonie, na akordeonie, akordeonista, gra na akordeonie, harmonia, na harmonii, harmoszka, harmonijce, na harmonijce, gra na harmonijce, organki, cymbały, na cymbałach, cymbałach
kalimba and handpan | misy tybetańskie, gongi, misy, misy i gongi, kąpiele dźwiękowe
choir | chór, śpiew w chórze, chórek, w chórze, chórze, śpiewa w chórze, śpiewa w chórze kościelnym, schola, w scholi, śpiewa w scholi, chór kościelny, chór parafialny, chórzystka, chórem, chóru
clubbing and festivals | imprezy, kluby, techno, imprezowanie, imprezki, imprezy techno, melanże, balowanie, melanż, techniawa, imprez, kluby techno, domówki, festiwale techno, imprezuje, potupaje, balety
lo-fi music | muzyka lofi
karaoke | śpiewanie karaoke, śpiewa karaoke
synthesisers | syntezatory
Eurovision and drag | konkurs eurowizji, eurowizja
baking | pieczenie, pieczenie ciast, piecze, piecze ciasta, ciasta, torty, tortów, pieczenie tortów, pieczenie ciast i tortów, wypieki, upiec, serniki, sernik, piecze serniki, drożdżówki, piec ciasta, wypiekanie, ciasto, wypieków, cukiernictwo, pieczenia, placki, placek, ciastka, pieczeniem, wypiekami, cukiernictwem, pieczeniu
cooking | gotowanie, gotować, gotuje, gotowanie dla rodziny, pichci, pichcić, pichcenie, pichcenia, kucharzenie, kuchnia, kuchni, w kuchni, gotowania, gotuje obiady, kucharka, kucharz, kulinaria, kulinarne eksperymenty, gotowanko, kucharzy, lepi pierogi, lepienie pierogów, gotowaniem, kulinarnie, gotuje po azjatycku, zdrowe odżywianie, zdrowe gotowanie, fit przepisy, zdrowe jedzenie, dietetyka, gotuje dla rodziny, thermomix, termomiks, obiady, nowe przepisy, przepisy, zdrowa kuchnia, jednogarnkowe, kulinariami, kulinarii, kuchnią, gotowaniu, kucharzeniem, bloga kulinarnego, prowadzi bloga kulinarnego, blog kulinarny, pierogi i gołąbki, w thermomiksie, thermomixie, pogotować, ugotować, gotujący, upichcić
coffee | kawa, kawę, parzenie kawy, kawusia, kawusię, kawka, kawkę, kawosz, kawoszka, kawki, kawy, kawiarnie, dobra kawa, parzy kawę, kawą, pije kawę, ekspres do kawy, barista, kaweczka, kawoszem, kawami, kawie
tea | herbata, herbatka, herbatki, herbatę, herbat, herbaty, herbaciara, zielona herbata, parzenie herbaty, herbatek, herbatą, herbatami, herbacie
wine | wino*, wina, czerwone wino, wina i sery, winko, wina włoskie, winem, wińsko, winka, lampka wina, sommelier, degustacja wina, degustacja win, degustacje wina, wina z biedronki, wino domowe i sklepowe, winami, winach, winiarz
cocktails | koktajle, robienie drinków, drinki, drineczki, drinków, robi drinki, barman, koktajli, drink*, aperol, barmaństwo, drineczek, dobre alkohole, alkohole, drinkami, koktajlami
barbecue | grillowanie, grilluje, grille, na grillu, grillem, grilla, robi grilla, grill z sąsiadami, grilek, grillek, grillować
cheese | ser*, sery, serowarstwo, robi sery, domowe sery, robi sery kozie
chocolate | czekolada, czekoladki, czekoladę, słodycze, słodkości, czekolady, słodyczy, łasuch, słodkie
hot sauce | ostre sosy, ostre jedzenie, ostre, ostra kuchnia, papryczki, papryczki chili, ostre żarcie
vegan cooking | kuchnia wegańska, kuchnia wegetariańska, wegańskie jedzenie, gotuje wegańsko, wege, wegetariańskie jedzenie
bread making | pieczenie chleba, chleb, chleby, piecze chleb, piecze chleby, domowy chleb, chlebek, pieczywo, chleba
spices and curry | przyprawy, kuchnia indyjska
preserving and fermenting | przetwory, kiszonki, weki, wekowanie, przetworów, ogórki kiszone, robi ogórki, kiszenie, kiszenie ogórków, robi przetwory, kisi ogórki, słoiki, zaprawy, robi weki, kisi, kiszonek, kompoty, kapusta kiszona, soki domowe
desserts and ice cream | lody, desery, deserki, lodów, desery domowe, lody rzemieślnicze, lodziarz, deser
whisky and gin | whisky, łyski, łiski, burbon, bourbon, degustacje whisky
beer and home brewing | piwo, piwowarstwo, piwo kraftowe, piwko, piwka, piwem, piwa, warzenie piwa, warzy piwo, kraftowe piwa, krafty, piweczko, browarek, browary, browar, piwo z kumplami, kraft*, piwosz, craftowe piwa, piw, browarki, piwowarstwem, piwami, warzeniem piwa, piwie
alcohol-free drinks | napoje bezalkoholowe, lemoniady, soki, koktajle owocowe, smoothie i soki
Italian cooking | kuchnia włoska, gotuje po włosku, włoska kuchnia, makarony, włoskie jedzenie
Japanese cooking | kuchnia japońska, japońska kuchnia, japońskie jedzenie, azjatycka kuchnia, kuchnia azjatycka, japońskie gotowanie
Mexican cooking | kuchnia meksykańska
quick and easy cooking | szybkie gotowanie
cooking with children | gotowanie z dziećmi
gluten-free cooking | kuchnia bezglutenowa
eating out | jedzenie na mieście, chodzenie do restauracji, restauracje, knajpy, jedzenie, dobre jedzenie, restauracji, foodie, jeść, dobre żarcie, knajpki, jedzonko, żarcie, wychodzenie do restauracji, kuchnie świata, lubi zjeść, smakosz, smakoszka, dobrze zjeść, jedzeniem, zjeść, pojeść, łakomczuch, dobrze zjeść i wypić, foodies, dobre jedzonko
mead and home winemaking | miód pitny, domowe wino, nalewki, robi nalewki, nalewka, nalewek, bimber, robi bimber, pędzi bimber, bimbrownictwo, domowe nalewki, winiarstwo domowe, pędzenie bimbru, wino domowe, domowe alkohole, naleweczki, nalewkami, wódka domowa
herbal remedies and teas | zioła, ziołolecznictwo, zielarstwo, zielarka, zielarz, ziołach, ziółka, herbaty ziołowe, zioła lecznicze, ziołami
gardening | ogrodnictwo, ogród, ogrodnik, ogródek, praca w ogrodzie, kwiaty na balkonie, kwiaty balkonowe, ogrodem, ogrodzie, w ogrodzie, ogródku, w ogródku, grzebie w ogródku, grzebie w ziemi, grzebanie w ziemi, grzebie w ogrodzie, prace ogrodowe, ogrodniczka, ogródeczek, rabaty, rabatki, uprawa ogrodu, dłubie w ogródku, kwiaty w ogrodzie, ogrodu, sadzenie, sadzi kwiaty, ogrodnictwem, pelargonie, surfinie, balkon pełen kwiatów, kwiaty na działce, sadzenie kwiatów, ogrodnictwa, ogródkiem, praca w ogródku, pracą w ogrodzie, działką i kwiatami, prac ogrodowych, pogrzebać w ziemi, podłubać w ogródku, pielenie, sadzić
houseplants | rośliny doniczkowe, rośliny, kwiatki, kwiatki doniczkowe, kwiatów, kwiatki w domu, roślinki, roślinki doniczkowe, urban jungle, kwiaty doniczkowe, rośliny domowe, domowa dżungla, roślin, plant mama, kwiaty, kwiatuszki, roślinami, kwiaty w domu, parapet pełen kwiatów, kwiatki na parapecie, podlewa kwiatki, kwiatami, kwiatami doniczkowymi, roślinami doniczkowymi, rośliną
dogs | psy*, pies*, piesek, jej pies, jego pies, suczka, psiara, psiarz, pieski, psa, ma psa, psiaki, pieseły, psów, psem, z psem, psami, psina, pieseczek, psiak, sunia, ma pieska, piesia, piesków, kocha psy, pieseł, psiecko, psy ze schroniska, psia mama, szczeniaczki, pieskiem, psami i kotami, kynologia, kynologią
vegetable growing | warzywnik, uprawa warzyw, ogródek warzywny, własne warzywa, warzywka, uprawia warzywa, uprawa, warzywa, sadzi pomidory, grządki, warzywniaka, warzywniczek, grządka, sieje i sadzi, hoduje warzywa
wildlife gardening | ogród naturalny, motyle, ogród dla pszczół, domki dla owadów
cats | koty, kot, kociara, kociarz, kotki, kotka, kotek, kociaki, kota, ma kota, kotów, kotami, kociary, kicia, kicie, kociakami, ma dwa koty, koteczki, kotkami, kiciusie, kotełki, adoptowane koty, kocia mama, koty ze schroniska, kociarą, kotkę
rabbits and small pets | króliki, króliczek, królik, króliczki, królika, ma królika, królikami, królików, gryzonie
horses | konie, koń, konik, konikami, konia, koniki, koniara, konie i stajnia, koniach
beekeeping | pszczelarstwo, pszczoły, pasieka, pasiekę, ma pasiekę, pszczelarz, hoduje pszczoły, ule, pszczółki, pszczelarka, ma ule, pszczół, w pasiece, pszczelarstwem, pszczołami
chickens | kury, hoduje kury, kurnik, kurami, kureczki, hodowla kur, hoduje kurki, kury nioski, kurki nioski
fish keeping | akwarystyka, akwarium, rybki, akwaria, rybkami, rybek, akwarysta, rybki w akwarium, hoduje rybki, akwarystką, akwariów, rybki akwariowe, akwarystyką
reptiles | gady, węże, jaszczurki, jaszczurka, terrarystyka, gadów, węża, gekon, agama, ma węża, legwan, terrarystyką
flower arranging | układanie kwiatów, florystyka, bukiety, robi bukiety, florystka, bukieciarstwo, kompozycje kwiatowe, układa kwiaty, układa bukiety, florystką
pet birds | papugi, papużki, papug, kanarki, papugami, papużka
bonsai and Japanese gardens | drzewka bonsai, ogrody japońskie
new puppy | szczeniak, szczeniaki
new kitten | kocię, kociak
guinea pigs | świnki morskie, świnka morska, świnki, świnkę morską, świnek morskich, prosiaczki morskie
hamsters | chomiki, chomik, chomika, chomiczek, ma chomika, chomików
hermit crabs and snails | kraby pustelniki
tortoises | żółwie, żółw, żółwia, żółwik, ma żółwia
bird feeding | dokarmianie ptaków, karmienie ptaków, dokarmia ptaki, karmnik, dokarmianie ptaszków, karmi ptaki, karmniki, sikorki, ptaki w karmniku, karmniku
greenhouses and allotments | działka, szklarnia, działeczka, działce, na działce, działkę, działki, działkowiec, działkowiczka, ogródki działkowe, ogródek działkowy, szklarni, foliak, pod folią, tunel foliowy, działkowanie, działką, ogród działkowy, działkowicz
farming and farm animals | gospodarstwo, rolnictwo, gospodarka, rolnik, rolniczka, wieś, na wsi, hodowla, hodowla krów, gospodarz, zwierzęta gospodarskie, zwierzątka na wsi, farma, rolnictwem, ursus, ursusy, ciągniki, ciągniki rolnicze, stare ursusy, stare traktory, c-330
insects and minibeasts | owady, robaczki, robaki, żuki, owadami, biedronki, ślimaki, mrówki
falconry | sokolnictwo
terrariums | terraria, las w słoiku
amphibians and axolotls | płazy, żaby, aksolotle
dog walking | spacery z psem, spacerki z psem, chodzi z psem, wyprowadza psa, spacery z pieskiem, wychodzenie z psem, spacerowanie z psem, z psem na spacer
hydroponics and mushrooms | uprawa grzybów, hydroponika
orchids | storczyki, orchidee w domu, storczykami, storczyków, orchidee, storczyk
reading | czytanie, czytać, książki, czytanie książek, czyta, czyta książki, książkę, książek, literatura, czytać książki, mól książkowy, książkoholiczka, czytelniczka, dobra książka, książeczka, książkami, lektura, powieści, powieść, czytania, pochłania książki, czyta dużo, czyta wszystko, literaturę, klub książki, dkk, czytanko, bookstagram, książkara, książki obyczajowe, obyczajówki, reportaże, literatura faktu, książka, czytaniem, literaturą, książki i herbata, książkach, książka i koc, mol książkowy, molem książkowym, poczytać, poczyta, poczytuje, czytelnik, bibliofil, pożera książki, książek pełno, ebooki, e-booki, czytnik
languages | języki, nauka języków, języków, uczy się języków, języków obcych, nauka języka, język obcy, poliglotka, poliglota, duolingo, językami, językami obcymi, nauką języków, języki obce
history | historia sztuki i świata, dzieje, historią, historii, druga wojna światowa, ii wojna światowa, powstanie warszawskie, historia polski, historie wojenne, wojna, wojny, historyk, czyta o historii, historia ii wojny światowej, prl, średniowiecze, książki o wojnie, dzieje polski, historię, o historii, drugiej wojny światowej, średniowieczem, historia średniowiecza, historią polski, historię polski, dziejami
creative writing | pisanie, pisanie opowiadań, pisze opowiadania, pisać, pisze książkę, pisanie książek, pisze, opowiadania, fanfiki, fanfiction, pisarka, pisarz, pisze książki, pisaniem
poetry | poezja, wiersze, wierszy, wiersz, tomiki poezji, pisze wiersze, poezję, poezją
crime fiction | kryminały, kryminał, kryminałów, kryminałki, kryminały skandynawskie, remigiusz mróz, czyta kryminały, thrillery, thriller, kryminałami, bonda, mróz i bonda, chmielarz, katarzyna bonda, puzyńska, kryminał skandynawski, kryminałach, thrillerami
journaling | prowadzenie dziennika, pamiętnik, bullet journal, pamiętniki, prowadzi dziennik, pisze pamiętnik, pisze dziennik, bujo, planowanie
stationery love | artykuły papiernicze, pióra, zakreślacze, długopisy, zeszyty, papeteria, piórnik, notesy, kolorowe długopisy, pisaki, notesiki, papiernicze rzeczy
meditation | medytacja, medytuje, medytacje, medytację, mindfulness, uważność, medytować, rozwój duchowy, duchowość, oddech, medytacją, jogą i medytacją
astronomy | astronomia amatorska, gwiazdy, kosmos, planety, rakiety, układ słoneczny, teleskop, luneta, obserwacje astronomiczne, kosmosem, planetami, kosmosie, układem słonecznym, wszechświat, rakietami, astronautyka, astronomią, astronomii, astronomię
science | nauka, eksperymenty, doświadczenia chemiczne, eksperymenty naukowe, naukowe ciekawostki, doświadczenia, biologia, ciekawostki naukowe, eksperymentowanie, naukami, nauką
physics and engineering | fizyka, inżynieria
mathematics | matematyka, matma, matematyką
genealogy | drzewo genealogiczne, genealogią, historia rodziny, drzewo rodzinne, przodkowie, korzenie rodziny, genealogię
philosophy and psychology | filozofia, psychologia, psychologią, psychologię, filozofią, rozwój osobisty, rozwój, książki psychologiczne, poradniki, psychologii
teaching | nauczyciel, nauczycielka
medicine and nursing | pielęgniarka, ratownik, ratownik medyczny, ratownictwo, ratownictwo medyczne, medycyna, pielęgniarstwo, pielęgniarz, położna
coding | programowanie, koduje, kodowanie, programuje, programista, programistka, python*, informatyka, informatyk, programowania, komputery, sztuczna inteligencja, hakowanie, strony internetowe, programowaniem, informatyką, informatykę
electronics and robotics | elektronika, elektronikę, elektronik, robotyka, roboty, elektroniką, budowanie robotów, robotów, majsterkowanie elektroniczne, programowanie robotów, robotyką, elektroniki
fantasy and science fiction books | fantastyka, książki fantasy, fantasy, sci-fi*, sf, fantastykę, fantastyki, czyta fantasy, książki sf, książki fantastyczne, sapkowski, stanisław lem, pratchett, fantastyką, booktok*, fantastyka naukowa
romance novels | romanse*, romansidła, romanse i obyczajowe, romansidło, romansideł, książki o miłości, harlekiny, książki romantyczne, colleen hoover, wattpad, young adult, new adult, czyta romanse
art and museums | sztuka, muzea, galerie, muzeów, muzeum, wystawy, sztuką, historia sztuki, galerie sztuki, zwiedzanie muzeów, sztukę, wystaw, malarstwem i sztuką, sztuce, sztuki
geography and maps | mapy, geografia, geografią, mapami, kraje i stolice
podcasts and radio | słuchanie radia, podkasty, podkast, podkastów, podcastów, radio maryja, radia, słucha radia, słucha podcastów, podcasty, audycje radiowe, radyjko, słucha audycji, trójka radio, radio nowy świat, radio*
money and business | biznes, przedsiębiorczość, przedsiębiorca, własna firma, finanse, ekonomia, prowadzi firmę, marketing*
exam revision | matura*, egzaminy
bedtime stories | bajki na dobranoc, wierszyki, rymowanki, książeczki, czytanie bajek, bajeczki na dobranoc, książeczek
tarot and astrology | horoskopy, wróżenie, karty tarota, tarota, astrologia, astrologię, ezoteryka, wróżby, wróżki i karty, horoskop, numerologia, znaki zodiaku, tarocistka, kabała, wróży z kart, ezoteryką, zodiak, tarotem, astrologią, horoskopami
politics and current affairs | polityka, ogląda wiadomości, wiadomości, polityczne programy, fakty tvn, publicystyka, polityką, polityce, politykę
investing | giełda, inwestowanie, inwestuje, giełdą, akcje, gpw, gra na giełdzie, na giełdzie, inwestycje, etf, inwestor, fundusze, inwestowaniem, giełdzie
Christian faith | kościół, wiara, modlitwa, modlitwy, modli się, pielgrzymki, pielgrzymka, kościołem, chodzi do kościoła, do kościoła, parafia, oaza, msza, msze, ministrant, biblia, religia, życie parafii, wierzy, wierząca, wierzący, radio maryja i kościół, katolik, katoliczka, wspólnota, róża różańcowa, pismo święte, lektor w kościele, radiem maryja, w parafii, neokatechumenat, telewizja trwam, tv trwam, jan paweł ii, papież, wiarą, modlitwą, kościele
Jewish life | judaizm
Muslim life | islam i ramadan, życie muzułmańskie
Hindu festivals | święta hinduskie
weather watching | meteorologia amatorska, pogoda, pogodę, meteorologia
microscopy | mikroskopia
amateur radio | krótkofalarstwo, krótkofalowiec, cb radio, krótkofalarz, krótkofalarstwem, radioamator
public speaking | przemawianie, debaty oksfordzkie
content creation | tworzenie treści, nagrywanie filmików, instagram, tiktok, tik tok, tik toka, tik toki, tiktoki, tik toku, nagrywa tiktoki, insta, influencerka, nagrywanie tiktoków, tiktoka, tiktokerka, social media, instagramie, blogowanie, bloguje, blogerka, robi rolki, nagrywa filmiki, na tiktoku, tiktoku, siedzi na tiktoku, siedzi w telefonie, scrollowanie, w telefonie, na instagramie, telefon
new home | przeprowadzka, nowy dom, parapetówka, parapetówkę, parapetówa, nowe mieszkanie, przeprowadzki, nowego mieszkania, wprowadza się, świeżo po przeprowadzce, budowa domu, buduje dom, nowym mieszkaniu
new baby | noworodek, narodziny dziecka, baby shower
skincare | pielęgnacja skóry, kosmetyki, pielęgnacja, kosmetykami, kosmetyków, pielęgnacja twarzy, skincare, kremy, maseczki, koreańskie kosmetyki, kosmetologia, pielęgnację, pielęgnacją, pielęgnacją skóry
interior design | urządzanie wnętrz, wnętrza, urządza mieszkanie, aranżacja, urządzanie, wnętrzami, urządzanie mieszkania, dekorowanie domu, urządza dom, wystrój wnętrz, dekoracje do domu, ikea, aranżacją wnętrz, urządzaniem wnętrz, wystrojem wnętrz
DIY and home improvement | majsterkowanie, majsterkuje, majsterkowicz, dłubie w garażu, dłubanie w garażu, złota rączka, remonty, remontuje, majsterkować, naprawia wszystko, garaż, w garażu, majsterkowania, majster, naprawianie, remont, wykańczanie domu, warsztat, dłubanie, budowanie, budowa altanki, robi coś w garażu, wszystko naprawi, klei i naprawia, prace domowe, majsterkowaniem, majsterce, garażu, budowlanka, robótki przy domu, buduje, prace przy domu, wykończeniówka, podłubać, naprawić, pomajsterkować, podłubać w garażu, naprawiać, coś naprawić
organising | porządkowanie, sprzątanie, porządki, sprząta, sprzątać, układanie rzeczy, marie kondo
make-up | makijaż, makijaże, maluje się, makeup, makijażem, kosmetyki do makijażu, makijażystka, malowanie się, wizaż, make up, rzęsy, brwi, paznokcie i rzęsy, rzęs, brwi i rzęsy, makijażu, wizażem
fashion | modne ubrania, ciuchy, ciuchów, ciuszki, modą, ubrania, stylizacje, modę, szafiarka, sukienki, torebki, buty, butów, ciuchami, strojenie się, stroi się, trendy*, torebka, torebki i buty, butami, torebkami, kurtki, styl, modzie
sleep | spanie, drzemki, spać, śpi, wylegiwanie się, spanko, drzemka, śpioch, spania, wylegiwanie, leżenie w łóżku, drzemeczki, śpioszek, dospać, pospać, poleżeć, leży, leżeć
self-care | relaks, relaksowanie się, spa*, odpoczynek, spa i masaże, wellness, lenistwo, nicnierobienie, leniuchowanie, lenienie się, odpoczywanie, leżenie, wypoczynek, relaksacja, chillout, chill*, chillowanie, nic nierobienie, domowe spa, relaksik, święty spokój, chilowanie, sanatorium, uzdrowiska, do sanatorium, kąpiele z pianą, domowy relaks, kanapa, kanapowanie, leżenie na kanapie, długie kąpiele
cars | samochody, motoryzacja, auta, auto*, grzebie w aucie, grzebie przy aucie, grzebie w samochodach, dłubie przy aucie, dłubanie przy aucie, dłubanie w samochodach, tuning aut, fury, fura, furach, bryki, grzebanie przy samochodach, samochodami, mechanika, mechanik samochodowy, mechanika samochodowa, naprawia auta, naprawia samochody, samochodach, autami, tuningowanie aut, zloty samochodowe, bmw i audi, samochód, przy aucie, cztery kółka, prawo jazdy, nowe auto, samochodach sportowych, motoryzacją, motoryzacji, samochodów, aut, samochody elektryczne, autach
retirement | emeryt, emerytka, emerytura, emerycie, na emeryturze, emerytką, emerytem
grandparents | wnuki, wnuków, wnuczki, wnukami, bawi wnuki, prawnuki, opieka nad wnukami, zajmuje się wnukami, babciowanie, pilnuje wnuków, wnuczęta, wnuczętami, wnucząt, czas z wnukami
working from home | praca zdalna
student life | studentka, studia, student, studiowanie, studiuje, studenckie życie
hair care | pielęgnacja włosów, fryzury, włosy, fryzjerstwo, czesanie, fryzjerka, włosomaniaczka, warkocze, fryzur, włosing
get well soon | powrót do zdrowia, rekonwalescencja, po operacji, w szpitalu, po szpitalu, rehabilitacja
comfort and sympathy | żałoba, w żałobie, żałobie, żałobę, owdowiała, owdowiał
pregnancy | ciąża, w ciąży, spodziewa się dziecka
busy parents | zapracowani rodzice
later life | seniorzy, podeszły wiek, klub seniora, uniwersytet trzeciego wieku, utw, seniorka, w klubie seniora, zajęcia dla seniorów, koło seniora
new job | nowa praca
gadgets and tech | technologia, nowinki techniczne, gadżety, technika, nowe technologie, technologie, telefony, smartfony, technologiami, elektroniczne gadżety, nowinki, fotowoltaika, apple*, iphone*, elektronika użytkowa, smartwatche
wedding planning | ślub, wesele, planowanie wesela, wesela
perfume | perfumy, perfumami, zapachy, perfum, perfumomaniaczka, niszowe perfumy, perfumoholik, kolekcja perfum
shaving and grooming | golenie, pielęgnacja brody, broda, brodacz, brodę, barber*
nails | paznokcie, hybrydy, robi paznokcie, robienie paznokci, paznokci, manicure, manikiur, paznokciami, stylistka paznokci, pazurki, robi pazurki, malowanie paznokci, hybrydki
zero waste living | życie bez odpadów, ekologia, ekologią, eko, zero waste, ekologiczne życie, ekolog, less waste
cosy nights in | wieczory w domu, domator, domatorka, kocyk i herbata, kocyk, wieczory z netflixem, kocyk i serial, siedzenie w domu, domówka z kocem, koc, książka i kocyk, kominek
teen bedroom | pokój nastolatki, ledy
starting school | pierwszy dzień w szkole
hard times | trudny czas, depresja
sight loss | niedowidzący, niewidomy
wheelchair life | wózek inwalidzki
clear-headed living | trzeźwość, życie bez alkoholu
new parents | młoda mama, młodzi rodzice, świeżo upieczona mama, świeżo upieczony tata, młody tata, został tatą, została mamą, bycie mamą
carers | opiekunka, opiekunowie, opiekuje się mamą, opiekuje się chorą matką, opiekuje się mężem, opiekuje się tatą
care home life | dom opieki, dom seniora
dementia-friendly | demencja
easy on the hands | artretyzm, reumatyzm
diabetes-friendly treats | cukrzyca, cukrzyk
minimalism | minimalizm, minimalistka, minimalista
hosting | przyjmowanie gości, spotkania towarzyskie, spotkania ze znajomymi, spotkania z koleżankami, spotkania z przyjaciółmi, przyjaciele, przyjęcia, spotkania z rodziną, ploteczki, plotki, plotkowanie, plotki przy kawie, plotkowanie z koleżankami, imieniny i goście, posiadówki, babskie wieczory, spotyka się z koleżankami, spotyka się ze znajomymi, imprezy rodzinne, rodzinne obiady, zjazdy rodzinne
volunteering | wolontariat, wolontariuszka, wolontariusz, wośp, pomaganie, schronisko, działalność charytatywna, pomaga w schronisku, caritas, wolontariat w schronisku, pck, pomaganie innym
long drives | długie trasy
love at a distance | związek na odległość
sauna and cold plunge | sauna i spa, saunowanie, sauna*, saunie, saunę, morsowanie i sauna, saunuje, saunamistrz, do sauny
smart home | inteligentny dom, smart dom, smart domy, automatyka domowa, home assistant
classic cars | stare samochody, zabytkowe samochody, stare auta, youngtimery, youngtimer, oldtimery, zabytkowe auta, polonez, polonezy, duży fiat, stare merole, stare mercedesy, stare fury, auta z prl, fiaty 126p, auta prl, renowacja starych aut, odnawia stare auta, renowacja aut, restauruje auta, odrestaurowuje auta, garbusy, garbus
police cars | policja, radiowozy, policjanci, radiowóz
roses | róże, róż, różami, różyczki, krzewy róż
snowboarding | snowboard*, na snowboardzie, snowboardzie, deska snowboardowa, jeździ na snowboardzie
Spanish | hiszpański, hiszpańskiego, uczy się hiszpańskiego, nauka hiszpańskiego, język hiszpański
Japanese | japoński, japońskiego, uczy się japońskiego, język japoński
Italian | włoski, włoskiego, uczy się włoskiego, nauka włoskiego, język włoski
goalkeeper | bramkarz, jest bramkarzem, bramkarka, na bramce, stoi na bramce, bramkarką, bramkarzem, bramka
wordsearches | wykreślanki
manga drawing | rysowanie mangi
bubbles | bańki mydlane, bańki, puszczanie baniek, banieczki, puszcza bańki
soap operas | telenowele, tureckie telenowele, telenowel, brazylijskie telenowele, barwy szczęścia, pierwsza miłość, opery mydlane
first communion and confirmation | pierwsza komunia, komunia, bierzmowanie
stacking towers | układa wieże z klocków, układa wieże, wieże z klocków
traditional card games | kanasta, tysiąc, tysiąca, w tysiąca, gra w tysiąca, kanastę, makao, wojna karciana, pan karty, w makao, oczko
elephant | słonie, słoniki pluszowe, słonika
lion | lwy, lewki
fox | lisy
monkey | małpy, małpki, małpka
panda | pandy
wolf | wilki
squirrel | wiewiórki
brown bear | misie, niedźwiedzie
giraffe | żyrafy, żyrafa, żyrafki
dolphin | delfiny
playset figures | playmobil, playmobile
christening | chrzest, chrzciny
friendship bracelets | bransoletki
mushroom picking | grzybobranie, zbieranie grzybów, grzyby, chodzi na grzyby, chodzenie na grzyby, zbiera grzyby, na grzyby, grzybki, grzybiarz, grzybiarka, na grzybki, grzybobrania, grzyby zbierać, zbierać grzyby, grzybów, grzybami, chodzić na grzyby, grzyby w lesie, grzybobraniem, zbieraniem grzybów
draughts | warcaby, warcabów, gra w warcaby, w warcaby
dominoes | domino grać
ludo | chińczyk, chińczyka, w chińczyka, gra w chińczyka
espresso | ekspres kolbowy
pigeons | gołębie, gołębie pocztowe, gołębiarz, gołębi, hoduje gołębie, gołębnik, gołębiarstwo, gołębiami
film photography | fotografia analogowa, zdjęcia analogowe, robi zdjęcia analogowe
watercolour | akwarele, akwarelami, akwarelki, maluje akwarelami, malowanie akwarelą
paint by numbers | malowanie po liczbach, malowanie po cyfrach, obrazy po numerach, maluje po numerach, obraz po numerach
amigurumi | szydełkowe maskotki, szydełkuje maskotki, maskotki na szydełku, szydełkowanie maskotek, szydełkowe misie, szyje maskotki na szydełku
cross stitch | haftuje krzyżykami, krzyżykami, haft krzyżykami, xxx haft, krzyżyki, wyszywa krzyżykami, hafty krzyżykowe
comics drawing | rysuje komiksy, rysować komiksy, tworzy komiksy
whittling | struga w drewnie, struganie, strugać, struga, rzeźbi w drewnie, rzeźba w drewnie, dłutem, rzeźby w drewnie
sculpting | rzeźba, rzeźbi, rzeźbić, rzeźbiarstwo, rzeźbą, rzeźbienia
wildlife photography | fotki ptaków, zdjęcia ptaków, fotografowanie ptaków, zdjęcia zwierząt, fotografowanie zwierząt, fotografuje ptaki
beading | koraliki, nawleka koraliki, nawlekanie koralików, robi bransoletki z koralików, bransoletki z koralików, sutasz, biżuteria z sutaszu, koralikuje, biżuteria z koralików
loom bands | gumki loom, gumeczki
fuse beads | koraliki prasowanki, prasowanki
stickers | naklejki, nakleja naklejki
cardmaking | robi kartki, kartki okolicznościowe, robi kartki okolicznościowe, robienie kartek okolicznościowych, kartki ręcznie robione
scrapbooking | albumy ze zdjęciami, skrapbuking
origami | składanie papieru
macrame | makramy, robi makramy, plecie makramy, sznurki i makramy
warships and tanks in scale | czołgi, modele czołgów, czołgami
rc cars | modele rc, auta rc, zdalnie sterowane auta, samochody zdalnie sterowane, autka na pilota, auta na pilota, modele zdalnie sterowane
resin art | żywica epoksydowa, żywica, robi z żywicy, z żywicy, biżuteria z żywicy
linocut | linoryty
glass painting | malowanie szkła, maluje na szkle
video editing | montuje filmy, montaż filmów, montowanie filmików
welding | spawanie, spawacz
play dough | ciastolina, play doh, ciastolinę
kinetic sand | piasek kinetyczny, piasek
wreath making | robi wianki, stroiki, robi stroiki, wieńce
banknotes | stare banknoty, zbiera banknoty, banknotów, banknoty
football cards | karty piłkarskie, karty z piłkarzami, karty panini, naklejki piłkarskie
pokemon cards | karty pokemon, karty pokémon, pokemonowe karty, zbiera karty pokemon
baby dolls | bobasy, lalki bobasy, wózek dla lalek, lalki i wózek
doll houses | domek dla lalek, domki dla lalek
owl figurine | figurki sów, zbiera sówki, figurki sowy
elephant figurine | słoniki, figurki słoni, zbiera słoniki
fridge magnets | magnesy, zbiera magnesy, magnesiki
winter sports on television | skoki narciarskie, ogląda skoki, skoki w telewizji, ogląda skoki narciarskie, małysz, stoch, kamil stoch
speedway | żużel, kibic żużla, ogląda żużel, mecze żużlowe, żużlem, na żużel
Frozen | elsa i anna, kraina lodu, elsę, elza, krainę lodu, krainy lodu
Paw Patrol | psi patrol, pieski z bajki, psi patrolem, paw patrol
bin lorries | śmieciarki, śmieciarka
volunteer fire brigade | osp, w osp, ochotnicza straż pożarna, druh osp, straż ochotnicza, ochotnik straży, strażak ochotnik, ochotnik w straży
Spider-Man | spiderman, spajdermen
trams | tramwaj, tramwajami
marathon | biega maratony, maratończyk, maratony, maratonów, maratonami
obstacle races | runmageddon, spartan race, biegi ocr
coaching and refereeing | trener, trenerka, trenuje dzieci, sędzia piłkarski, sędziuje, trenuje młodzików
balance bikes | rowerek biegowy, biegówka rowerek, rowerka biegowego
gravel biking | gravel, gravelem, grawel, gravelowanie, bikepacking*
cycle touring | sakwy, sakwiarstwo, wyprawy rowerowe
e-bikes | rower elektryczny, na elektryku
bmx | na bmx, bmxy
bodybuilding | kulturystyka, kulturysta, masa i rzeźba
powerlifting | martwy ciąg, trójbój
crossfit | krosfit, cross fit, crossfitem
watching tennis | ogląda tenisa, ogląda igę świątek, mecze igi świątek
bouldering | buldering, baldy, bouldery
beach volleyball | plażówka, w plażówkę, siatka plażowa
handball | ręczna, w ręczną, gra w ręczną, szczypiorniak, piłkę ręczną
padel | padla, w padla
floorball | unihokej, unihokeja, w unihokeja
table football | piłkarzyki, w piłkarzyki
folk dancing | taniec ludowy, zespół pieśni i tańca, zespół ludowy, zespół folklorystyczny, tańczy w zespole ludowym, folklor
contemporary dance | taniec nowoczesny
hip hop dance | tańczy hip hop, hip hop taniec
judo | na judo, trenuje judo, dżudo
karate | na karate, trenuje karate, karateka
kickboxing | kick boxing, kickboxing, kick-boxing
mma | ksw, ogląda mma, gale mma, fame mma
stunt scooters | hulajnoga wyczynowa, hulajnogi wyczynowe, hulajnoga na skateparku
figure skating | łyżwy figurowe, łyżwiarka figurowa, łyżwiarstwo figurowe
hunting | polowania, polowanie, poluje, myśliwy, myślistwo, łowiectwo, koło łowieckie
aqua aerobics | aqua aerobik, aquaaerobik, aqua fitness, gimnastyka w wodzie
ice swimming | morsowanie, mors, morsem, morsy, morsować, morsowania, kąpiele w zimnej wodzie, morsuje
windsurfing | windsurfingu, deska z żaglem
kitesurfing | kajt, kitesurfing, kite na helu, kajtuje
carp fishing | karpiarstwo, karpiarz, karpiówka, łowi karpie, na karpie, karpie
pike and predator fishing | szczupaki, na szczupaka, spiningowanie, spinning na szczupaka
ice fishing | łowi pod lodem, ryby pod lodem
fires and wood burning | ogniska, palenie ogniska, rąbanie drewna, rąbie drewno
cross country skiing | biegówki, na biegówkach, narty biegowe, biegówkach
nordic skiing | skitury, ski tury, skitouring, skiturach, narty skiturowe, kombinacja norweska
scooter riding | skuterem, skuter, na skuterze, skutery, simson, vespa, motorynka, komarek
motocross | crossy, cross motocykl, motokros, enduro*, jazda na crossie, na crossie
quad biking | jazda quadem, quadem, quad, quady, na quadzie, quadami, pojeździć quadem
off-roading | off-road, offroad, terenówki, auta terenowe, jazda w terenie, cztery na cztery, 4x4
rally driving | rajdy, rajdówki, ogląda rajdy, rajdowe auta, rajdy samochodowe, rajd
drifting | drift*, driftuje
Polski Fiat | fiat 126p, fiacik, fiat 125p, maluszek fiat, maluch 126p, maluch*, maluchy
peak bagging and long trails | zdobywa koronę gór polski, koronę gór polski, zdobywanie szczytów, główny szlak beskidzki, korona gór polski
mountaineering | wspinaczka wysokogórska, taternictwo, alpinista, himalaizm
coach trips | wycieczki autokarowe, wycieczka z parafią, wycieczki z biurem podróży, wycieczki emerytów
castles | zwiedzanie zamków, zamki i pałace, zwiedza zamki
stately homes | pałace, dwory i pałace
water parks | aquapark, aquaparki, park wodny, parki wodne
drones | dron, drona, dronem, lata dronem, latanie dronem, drony, dronami, zdjęcia dronem, zdjęcia z drona
kites | puszczanie latawców, latawiec
juggling | żonglerka, żongluje, żonglować, żonglowania
Counter-Strike | cs, cs go, csgo, csa, gra w csa, gra w cs, cs2, csy, counter strike, kompie w csa, w csa, csie
League of Legends | lolka, liga legend, lol, gra w lola
EA FC | fifa, fifa z chłopakami, w fifę, w fife, fifę, fifka, fifkę, fifki, gra w fifę, gra w fife, fify, fc 25, fc25, fc 26, fifą, w fifke, fifa na konsoli
Fortnite | fortnita, w fortnita, fortnajt, gra w fortnite
Roblox | robloxa, w robloxa, gra w robloxa, roblox
The Sims | simsy, w simsy, simsów, gra w simsy
GTA | w gta, gta v
The Witcher | wiedźmin, wiedźmina, w wiedźmina, wiedźmin gry, saga o wiedźminie
World of Warcraft | w wowa
Brawl Stars | brawlstars, w brawl stars, brawle
Farming Simulator | symulator farmy
rummy | remika, w remika, gra w remika, remik, remiczek
solitaire | pasjanse, układa pasjanse, stawia pasjanse, pasjansa
scrabble | skrable, w scrabble, scrable, gra w scrabble, skrabl
sudoku | rozwiązuje sudoku, sudoku i krzyżówki
rubik's cube | kostki rubika, układanie kostki, speedcubing, układa kostkę, układa kostkę rubika, kostkę rubika
escape rooms | pokoje zagadek, escaperoomy, escape room, pokój zagadek
miniature painting | malowanie figurek, maluje figurki
Warhammer | młotek warhammer, warhammera, wh40k
lottery tickets | lotto*, totolotek, zdrapki, gra w totka, w totka, gra w lotto, totek
swings and climbing frames | plac zabaw, huśtawka, na huśtawce, huśtawki, zjeżdżalnia, zjeżdżalnie, na placu zabaw
toy kitchen | kuchenka, gotowanie na niby, zabawkowa kuchnia, zabawa w gotowanie, kuchnia zabawkowa, w zabawkowej kuchni, gotowanie w zabawkowej kuchni
playing doctors | zabawa w lekarza, bawi się w lekarza, zabawa w doktora
playing schools | zabawa w szkołę, bawi się w szkołę
dressing up | przebieranie się, przebieranki, przebiera się, stroje księżniczek
recorder playing | flet prosty, na flecie prostym, flecie prostym, flażolet
organ playing | organach, na organach, organista, organistka, gra na organach, organki kościelne
harp | harfie, na harfie
mandolin | mandolinie
bagpipes | dudach, koza podhalańska, na dudach
hi-fi | sprzęt audio, audiofil, kolumny i wzmacniacze, audio*
Metal | black metal, metalu
Polish rock | lady pank, budka suflera, polski rock, perfectu, happysad, t.love, dżem zespół, kult zespół
Zenon Martyniuk | zespół akcent, zenek martyniuk, zenek
Chopin | szopen, fryderyk chopin
sea shanties | szanty, szant, śpiewa szanty
reggae and ska | reggae'u, raggae
cupcakes | babeczki, babeczek, muffinki, muffiny
cookies | ciasteczka, pierniczki, pierniki, ciasteczek, piecze ciasteczka
cake decorating | torty artystyczne, tort, dekoruje torty, robi torty, dekorowanie tortów, torciki, ozdabianie tortów
sourdough | zakwas, na zakwasie, zakwasie, chleb na zakwasie, chleby na zakwasie
jam making | dżemy, konfitury, robi dżemy, powidła, smaży powidła, robi konfitury, dżemów
winemaking | robi wino, winiarstwo, robienie wina, własne wino, robi wina, winnica, uprawia winorośl, winorośl, winogrona, domowa winnica
whisky | whiskacz, whiskey, whisky single malt, łycha, łychę, łyskacz, degustuje whisky, degustacja whisky
vodka | wódka, wódeczka, gorzała, wódkę
rum | rumy
smoking meat | wędzenie, wędzi, wędzi kiełbasy, wędzarnia, wędliny domowe, wędzi ryby, wędzonki, wędzić, wędzenie wędlin, wędzenia
charcuterie and curing | robi kiełbasy, domowe kiełbasy, robi wędliny, własne wędliny, kiełbasy swojskie
burgers and hot dogs | burgery, burger, burgerów
pizza | pizze, pizzę, robi pizzę, pizza z pieca, domowa pizza, robi pizzę w piecu, piec do pizzy
honey | miody
tomatoes | pomidory, hoduje pomidory, pomidory pod folią, pomidorki, pomidorów
succulents | sukulenty, kaktusów, kaktusiki, kaktusy i sukulenty
pelargonium | pelargonie na balkonie, pelargonie balkonowe
budgies | papużka falista, papużki faliste
dog training | szkolenie psów, tresura psa, trenuje psa, behawiorystka
tarantulas | ptaszniki, ptasznik, ptasznika
ferrets | fretka, fretki, fretkę
hedgehogs | jeże, jeżyki, jeżami
ants | hoduje mrówki, mrówki w formikarium, formikarium
frogs | żabki, żab
trees and woodland | drzewa, leśnictwo, leśnik, dendrologia
historical fiction | powieść historyczna, książki historyczne
biographies | biografia, czyta biografie, biografii, wspomnienia, autobiografie
military history | historia wojskowości, historia wojen, bitwy, o drugiej wojnie, druga wojna, ii wojnie
vikings | wikingami
ancient egypt | egipt starożytny, faraonowie, piramidy
audiobooks | audiobooków, słucha audiobooków, słucha książek, audiobuki, audiobooki, książki do słuchania, storytel, audioteka
fountain pens | pióra wieczne, wieczne pióra, pióro wieczne
letter writing | pisze listy
learning english | angielski, angielskiego, uczy się angielskiego, angielskim, nauka angielskiego
German | niemieckiego, uczy się niemieckiego, nauka niemieckiego, język niemiecki
French | francuskiego, uczy się francuskiego, nauka francuskiego, język francuski
Korean | koreańskiego, uczy się koreańskiego, język koreański
chemistry | chemia
soldering | lutowanie, lutuje
walkie-talkies | krótkofalówki
crypto | krypto, kryptowaluty, bitcoin, bitcoiny, bitkoin, kryptowalutami, kripto
witchcraft | magia*, wicca, wiedźmowanie, czary, magia i czary
rosary | różaniec, odmawia różaniec, różańca, koło różańcowe, różańcem
architecture | architekturą
flags | flagi, flagami
power tools | elektronarzędzia
vintage clothing | ubrania z lumpeksu, ubrania vintage, ciuchy vintage
massage | masaże, masaż, masażu, masażem
candles | świeczki, świece, świeczek
scented candles | świece zapachowe, świeczki zapachowe
hot tubs | termy, na termy, chodzi na termy, jacuzzi, baseny termalne, termach, balia, gorące źródła
Women's Institute | koło gospodyń, koło gospodyń wiejskich, kgw, w kole gospodyń, gospodynie wiejskie
lorry driving | kierowca tira, tir, tirem, kierowca ciężarówki, tirowiec, jeździ tirem, jeździ ciężarówką
youtube | youtuberzy, jutub, filmiki na youtube, yt, youtuba, jutuberzy, na youtubie
streaming on twitch | twitch, streamy, streamuje, ogląda streamy, na twitchu, streamowanie, streamuje gry
fossil hunting | skamieniałości, skamielin
cosplay | cosplaye, cosplayerka
pirates | piratami, pirat, piraci
clocks | stare zegary, zegarów
stained glass | witraży, witrażami, witrażownictwo
lightning mcqueen | zygzak, zygzak mcqueen, zygzaka
Lilo and Stitch | stitch, stich, stitcha
Ninjago | ninjago, lego ninjago, nindżago
Peppa Pig | peppa, pepa, świnka pepa, świnkę peppę, peppę
friends tv show | serial przyjaciele
paper cutting | wycinanki ludowe, wycinanki
puddles and mud | kałuże, skakanie po kałużach, po kałużach, skacze po kałużach, błoto, błocie, kalosze i kałuże
manga | mangi, mangę, czyta mangi, czyta mangę
motor boats | motorówka, motorówki, motorówką, łódka, łódki, łódź, łódką
paragliding | paralotnia, paralotnie, lata na paralotni, na paralotni, motoparalotnia
gliding | szybowce, lata szybowcem, szybowiec, szybowcem, na szybowcach
fruit trees and orchards | sad, sady, przycina drzewka, drzewka owocowe, sadownictwo, sadownik, własny sad, w sadzie, jabłonie
Japan | japonia, japonią, japońska kultura, kultura japońska, kultura japonii, do japonii, japonii
Italy | włochy, do włoch, we włoszech, włoch, włochach, kocha włochy
Croatia | chorwacja, chorwację, do chorwacji, chorwacji, jeździ do chorwacji
Greek islands | grecja, grecję, do grecji, grecji, greckie wyspy
Egypt | egipt, do egiptu, egiptu
Istanbul | turcja, do turcji, turcji
Norway | norwegia, norwegii, norweskie fiordy
Iceland | islandia, islandii
Scotland | szkocja, szkocji
Masurian lakes | mazury
Tatra mountains | zakopane, tatr
Portugal | portugalia, portugalii
London | londyn, londynu
Paris | paryż, paryża
Rome | rzym, rzymu
Vietnam | wietnam
Thailand | tajlandia, tajlandii
India | indie kraj, indiach
New York | nowy jork
german shepherd | owczarek, owczarka niemieckiego, ma owczarka, owczarki
dachshund | jamnik, jamniki, ma jamnika, jamnika, jamnikiem, jamniczek, jamniczka
labrador | labradora, ma labradora, labradory
golden retriever | goldenka, golden, goldena, ma goldena
husky | haski, haskiego, ma haskiego
french bulldog | buldożek, buldożka, buldożki, ma buldożka
beagle | bigiel, bigla
corgi | ma corgi
border collie | bordera, border
terrier | yorki, york, yorka, ma yorka, yorkiem, jack russell, teriera
shih tzu | shitzu, szitsu, ma shih tzu
poodle | pudelek, pudelka, maltipoo, pudla
maine coon | mainecoon, mejnkun
british shorthair | brytyjczyk, brytyjka, kota brytyjskiego
parrots | papuga, papugę, ma papugę, papugi żako
trail running | trail*, biegi górskie, biegi po górach, trailowe, biega po górach, biegi terenowe, biegi trailowe
ultramarathons | biegi ultra, ultra*, bieganie ultra
nativity scenes | szopki, szopka
mechanical keyboards | klawiatury, klawiatury mechaniczne
shell collecting | muszle, muszelki, zbiera muszelki, zbiera muszle, muszelek, kamienie i muszelki
guardian angel | anioły, aniołki, zbiera anioły, zbiera aniołki, aniołków
hand bell | dzwonki, zbiera dzwonki, dzwoneczki
vintage radio | stare radia, zbiera stare radia, radia lampowe
cigarette cards and beer mats | kapsle, zbiera kapsle, podkładki pod piwo, wafle piwne, etykiety z piwa
hydrangea | hortensje, hortensji
lavender plant | lawendy, lawendowy ogród
African violet | fiołki, fiołki afrykańskie
fuchsia | fuksje
fern | paprocie
daffodil | żonkile, narcyzy
chrysanthemum | chryzantemy
begonia | begonie
hosta | funkie, hosty
snowdrop | przebiśniegi
tulip | tulipany, tulipanów
peony | piwonie, peonie
clematis plant | powojniki, clematisy
iris flower | irysy
lily flower | lilie
magnolia | magnolie
rhododendron | rododendrony, azalie, różaneczniki
sunflower | słoneczniki
pansy | bratki
dahlias | dalie
gladiolus | mieczyki
lawn care | trawnik, trawnika, koszenie trawy, kosi trawę, koszenie trawnika
cactus plant | kaktusy
monstera | monstery
venus flytrap | muchołówki, rośliny owadożerne
ponds | oczko wodne, oczka
composting and soil | kompost, kompostowanie
pug | mopsy, mopsa, ma mopsa, mopsik
greyhound | charty, charta
dalmatian | dalmatyńczyki
chihuahua | czihuahua
schnauzer | sznaucery, sznaucera
spaniel | spaniele, cocker spaniel, spaniela
rottweiler | rottweilery
bernese mountain dog | berneńczyk, berneńczyki, berna
persian cat | persy, kota perskiego
sphynx cat | sfinksy
black cat | czarne koty
tiger | tygrysy
penguin | pingwiny, pingwinki
turtle | żółwiki
octopus | ośmiornice
jellyfish | meduzy
whale | wieloryby
shark | rekinami
seals | foczki
owls | sówki, sów
swan | łabędzie
stork | bociany
woodpecker | dzięcioły
blue tit | sikorka
eagle | orły
hummingbirds | kolibry
robins | rudzik
raccoon | szopy
lynx | rysie
wild boar | dziki
deer | jelenie, sarny, sarenki
bison | żubry, żubr
reindeer | renifery
beaver | bobry
otter | wydry
badger | borsuki
hare | zające
moose | łosie
capybara | kapibary, kapibara
sloth | leniwce
llama | lamy
kangaroo | kangury
meerkat | surykatki
peacock | pawie
flamingo | flamingi
crocodile | krokodyle
polar bear | niedźwiedzie polarne
cows | krówki, krowa
pigs | świnka, świnia, prosiaki
sheep | owieczki
goats | kózki, koza
donkeys | osły, osioł
alpacas | alpaka
ducks | kaczuszki, kaczka
Dixit | dixita, w dixita
Catan | catana, w catana, osadników z catanu, osadnicy z catanu
Monopoly | monopol, w monopol, monopolu
Uno | w uno
Dobble | w dobble
Terraforming Mars | terraformacja marsa
Carcassonne | w carcassonne
Splendor | w splendora
Azul | w azula
Codenames | w tajniaków
Yahtzee | kości, gra w kości, w kości
Ticket to Ride | pociągi planszowe
backgammon | tryktrak, w tryktraka
tatting | frywolitki, frywolitka
needle felting | filcowanie, filc, filcuje, filcowe
Dawid Podsiadło | podsiadło, podsiadły, dawida podsiadły
Fireman Sam | strażaku samie, strażaka sama, strażakiem samem
Thomas the Tank Engine | tomka i przyjaciół
Bing | króliczek bing, binga
Miraculous | biedronka i czarny kot, miraculous
acrylic pouring | pouring
hot air balloons | lot balonem, locie balonem, balony, loty balonem, balonem
bungee jumping | skok na bungee, bungee
spinning classes | spinning na rowerku
hula hooping | hula hop, hulahop, kręcenie hula hop
jump rope | skakankę, na skakance
axe throwing | rzucanie siekierą, rzut toporem
crossbow | kusze, z kuszy
air rifle shooting | wiatrówka, wiatrówki, z wiatrówki
laser tag | laserowy paintball, paintball laserowy
nerf battles | nerfy, nerf, pistolety nerf
sledging | saneczki, zjeżdżanie na sankach
unicycling | monocykl
longboard skating | longboard
line dancing | country taniec
belly dancing | tańczy taniec brzucha
tap dancing | stepuje
cheerleading | cheerleaderka, czirliderki
crazy golf | minigolfa
orienteering | biegi na orientację, biega na orientację, ino
kindle | czytnik ebooków, na czytniku, czytnik e-booków
muay thai | boks tajski, tajski boks
`
