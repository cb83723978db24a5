import type { WishWords } from '#app/ideas/words/wishes/wish-words.ts'

export const GERMAN: WishWords = {
  refused: `
    ?bitte kei/keis/keini/koa/koan/koane/koin/keen/keene/keenen ?mehr, ?bitte nüt/nüd/nischt/nüscht ?mit/aus/von/für/zum, will/mag/braucht/isst/trinkt ?er/sie kei/koa/koan/koane,
    ?bitte ?auf ?gar kein/keine/keinen/keiner/keines/keinem ?einzige/einziges/einzigen ?weitere/weiteren/weiteres/weiterer,
    ?bitte nichts mit/aus/von/für/zum/zur/was, ?bitte nix mit/aus/von/für/zum/zur/was, ?bitte nichts, ?bitte nix, ohne, nicht noch/schon/wieder ein/eine/einen,
    nicht schon/noch wieder/mehr ein/eine/einen, nicht das/die/den/der dritte/vierte/fünfte/zehnte/zwanzigste/hundertste/x-te/xte/ix-te, nie wieder, nie mehr, niemals, außer,
    bloß/bitte/nur kein/keine/keinen/keinem, bloß/bitte nicht, alles außer, statt, anstatt, anstelle von, weder, noch irgend*,
    mag/isst/trinkt/will/möchte/braucht/benutzt/trägt/liest/verträgt/raucht/hört/schaut/spielt/macht/kocht/nutzt/nimmt ?er/sie/es/überhaupt/absolut/leider/eigentlich kein/keine/keinen/keinem,
    mag/isst/trinkt/will/möchte/verträgt ?er/sie/überhaupt/absolut/leider nichts mit/aus/von/was, mag/isst/trinkt/verträgt ?er/sie ?überhaupt/gar nichts,
    darf ?er/sie ?leider kein/keine/keinen, soll ?er/sie ?leider kein/keine/keinen, kann ~ nicht leiden/ausstehen/riechen/brauchen/gebrauchen, kann mit,
    nein danke zu, nein zu, mag nicht ?so ?gern/gerne, hasst, verabscheut, verzichtet auf, lehnt ~ ab, meidet, vermeidet, vermeiden, hält nichts von, steht nicht auf, hat nichts am/übrig für, kein freund von, keine freundin von, kein fan von, nicht so der/die,
    genug von, die nase voll von, satt von, angst vor, hat angst vor, ekelt sich vor, allergisch reagiert auf, wird schlecht von, hat aufgehört mit, raucht nicht mehr,
    zu viele, zu viel, schon zu viele, viel zu viele, ertrinkt in, haben wir genug, bitte verzichtet auf, verschont ihn/sie mit, nicht geeignet sind, ungeeignet sind,
    interessiert sich nicht für, interessiert sich nicht mehr für, macht sich nichts aus, kann nichts anfangen mit, nichts anfangen mit, hat es nicht so mit, hat nichts mit,
    keine/null lust auf, auf keinen fall ?ein/eine/einen/mehr, nicht schon wieder ?ein/eine/einen, nicht noch mehr, nicht noch ein/eine/einen, steht ?so ?gar/überhaupt nicht ?so/sehr ?sehr auf, nichts , was/das/wofür/womit, hat ~ keinen platz/platz für, kein platz für,
    keine zeit für, hat keine zeit für, hat keine verwendung für, keine verwendung für, will/möchte/braucht ?er/sie weder, isst/trinkt/mag weder, verschenkt/schenkt ?bitte kein/keine/keinen, schenkt ?ihm/ihr ?bitte ?bloß kein/keine/keinen, bitte verzichten auf, bitte abstand von, abneigung gegen, eine abneigung gegen,
    probleme mit, ein problem mit, tut sich schwer mit, schon allein wegen, nie ein/eine/einen, nimmt kein/keine/keinen ?mehr, nicht mehr ein/eine,
    hat mit ~ nix/nichts am hut, mit ~ nix/nichts am hut, hat ~ aufgegeben,
    finger weg von, von ~ bitte absehen, keinerlei`,
  allergic: `
    allergisch gegen/auf, allergie gegen/auf, hat eine allergie gegen, unverträglichkeit gegen, intolerant gegen, reagiert ?stark allergisch auf,
    reagiert empfindlich auf, verträgt kein/keine/keinen,
    allergie/allergien/allergisch/unverträglichkeit/unverträglichkeiten/intoleranz/intoleranzen/nahrungsmittelallergie/allergiker/allergikerin :, verträgt nicht :`,
  owned: `
    hat schon/bereits/längst ?so/sehr ?ein/eine/einen/zwei/drei/viele/mehrere/genug/alle/jede/jeden/jedes, hat sie schon/bereits, hat er schon/bereits, besitzt schon/bereits ?ein/eine/einen, besitzt,
    hat genug, hat mehr als genug, hat ?schon mehr als genug, hat schon/längst/bereits ?mehr ?als genug, hat reichlich, hat jede menge, hat haufenweise, hat tonnenweise, hat einen schrank voll, hat sich ?gerade/erst/schon ~ gekauft,
    braucht kein/keine/keinen ?neue/neuen/neues/zweite/zweiten/weitere/weiteren/mehr, braucht keine/keinen mehr, nicht noch mehr, hat alles an, hat alle,
    haben/hat schon #/##, hatten wir ?schon, letztes jahr/mal gab's/gabs/gab, gab's/gabs schon, kriegt/bekommt von ~~ ?schon ein/eine/einen`,
  wanted: `
    mag ?er/sie ?sehr/total/besonders ?gern/gerne, liebt ?er/sie ?alles/über ?mit/alles, möchte ?er/sie ?gern/gerne, hätte ?er/sie ?so ?gern/gerne, wünscht sich ?schon/seit ?lange/langem, wünscht er/sie sich, freut sich ?immer/sehr ?über,
    steht ?er/sie ?total/voll auf, interessiert sich ?sehr/für ?für, begeistert sich für, schwärmt ?er/sie für/von, sammelt ?er/sie, träumt ?er/sie von, braucht ?er/sie ?dringend/unbedingt, will ?er/sie ?unbedingt,
    bevorzugt, lieber, am liebsten, gern/gerne etwas/was, dafür gern/gerne, aber, sondern, dafür, trotzdem, allerdings, außerdem, stattdessen, nicht nur, nicht nein zu, hat nichts gegen, nichts gegen,
    kann nicht genug bekommen/kriegen von, kann nicht genug, fehlt noch, kein problem mit, hat noch kein/keine/keinen, noch kein/keine/keinen, keine angst vor, kein weihnachten ohne, nichts anderes als, ohne ~ geht ~~ nichts, mensch ärgere dich nicht, keine allergien, keine ahnung, keine besonderen, kein budget, kein limit, kein stress, keine sorge, nicht allergisch, mehr als, nicht mehr als, nicht über, nicht wahr,
    nichts besonderes, nichts bestimmtes, nichts spezielles, kein muss, kein wunder, kein ding, keine frage, keine lust auf weniger, nichts lieber als, nichts geht über, ohne ende, ohne wenn und aber, keinen tag ohne, nie ohne, nicht ohne, gegen ein,
    nichts falsch, kommt ?immer ?gut an, kommen ?immer gut an, geht immer, gehen immer, sind immer gut, ist immer gut, immer willkommen, darf nicht fehlen, dürfen nicht fehlen, nicht genug, gar nicht genug`,
  thenAllergic: `
    allergisch $, allergie $, unverträglichkeit $, intoleranz $, ist ?er/sie ?stark/sehr/hoch allergisch ?drauf/darauf/dagegen, bekommt/kriegt er/sie ausschlag/asthma/nesselsucht/atemnot, sind/ist ~~ lebensgefährlich`,
  thenRefused: `
    mag er/sie/es/oma/opa/mama/papa ?aber/leider/gar/überhaupt/absolut/eigentlich ?gar nicht ?so/mehr/besonders ?gern/gerne, mag ?aber/leider/gar/überhaupt/absolut/eigentlich ?gar nicht ?so/mehr/besonders ?gern/gerne $, isst ?er/sie ?leider/gar/überhaupt ?gar nicht ?so/mehr ?gern/gerne, trinkt ?er/sie ?leider/gar/überhaupt ?gar nicht ?mehr/so ?gern/gerne, will ?die/der mama/papa/mutter ?noch nicht, verträgt ?er/sie ?leider/gar/überhaupt ?gar nicht, braucht ?er/sie ?wirklich/eigentlich/gar/überhaupt nicht ?mehr, braucht kein mensch, braucht er/sie ?logisch/logischerweise/natürlich/eh/ja/wirklich/echt kein/keine/keinen/keins, will ?er/sie ?gar/überhaupt nicht ?mehr, möchte ?er/sie ?gar/lieber/überhaupt nicht ?mehr, trägt ?er/sie ?gar/überhaupt/nie nicht, trägt ?er/sie nie, hasst er/sie/oma/opa/mama/papa, hasst $, kann ?er/sie ?gar/überhaupt nicht ?mehr leiden/ausstehen/riechen/brauchen/gebrauchen/sehen/haben, geht gar nicht, geht nicht, geht überhaupt nicht, ist tabu, ist nichts/nix für ihn/sie/uns, ist nicht ?so sein/ihr/seins/ihrs ?ding/fall/geschmack, ist ?leider verboten, ist raus, interessiert ?ihn/sie ?gar/überhaupt nicht ?mehr, interessiert ihn/sie nicht die bohne, sagt ihm/ihr ?gar nichts, gefällt ihm/ihr nicht, schmeckt ihm/ihr nicht, liegt ihm/ihr nicht, ist ihm/ihr zuwider, ist ihm/ihr egal, kam ?alles ?gar/leider/überhaupt/letztes ?jahr nicht ?so gut an, kommt ?gar nicht ?so gut an, war ein flop, kratzt ?ihn/sie $, ?bitte bloß nicht $, lieber nicht $, bitte nicht $, eher nicht $, nein danke $, nein $, auf keinen fall $, nicht so ?sehr $, nicht so gern/gerne, nicht ?mehr $, nicht bitte, nicht unbedingt, fällt weg, darf er/sie ?leider/gar nicht ?mehr, macht ihn/sie krank, bekommt ihm/ihr nicht, vermeidet er/sie, lehnt er/sie ab, lehnt ab $, damit kann man ihn/sie jagen, damit kann er/sie nichts anfangen, ist unerwünscht, kriegt ?er/sie kopfweh/kopfschmerzen/migräne, macht ihr/ihm angst, davor hat sie/er angst, hat ?er/sie ?jetzt aufgegeben, kann ?er/sie ?gar/überhaupt/leider nichts anfangen, kann man ~~ nichts anfangen, findet ?er/sie ?eher/total/ziemlich/alle/so ?alle unpersönlich/doof/blöd/langweilig/überflüssig/kitschig/albern/schrecklich/furchtbar/eklig/ekelhaft/scheußlich/hässlich/öde/spießig/peinlich, trägt/isst/mag/trinkt/will/braucht/liest/verträgt/hört/raucht er/sie kein/keine/keinen/keins/keiner ?mehr $, braucht man ~~ nicht ?zu kommen, fehlt ihm/ihr/ihnen ?die/der/das zeit/platz/geduld/nerv, geht ~ nicht mehr $, muss nicht sein, müssen nicht sein, nur im notfall, werden nicht gegessen, wird nicht gegessen, landet ~ müll, landen ~ müll, landen ~ schrank, landet ~ schrank, stehen ?nur ~ rum/herum, steht ?nur ~ rum/herum, setzt nur staub an, ist/sind ihm/ihr zu kompliziert/süß/laut/kitschig/teuer/bunt/anstrengend/schwer/langweilig/stressig/wild, hat ?er/sie ?bewusst abgeschafft, fasst ?er/sie nicht an, rührt ?er/sie nicht an,
    kann man ihn/sie jagen, bitte absehen, bitte abstand nehmen, sind ihm/ihr ein graus, ist ihm/ihr ein graus, bereiten ihm/ihr kopfschmerzen,
    bitte kein/keine/keinen mehr, logischerweise nicht, natürlich nicht $`,
  thenOwned: `
    hat er/sie/es ~ genug/reichlich/zuhauf/satt, haben sie/wir ~ genug/reichlich,
    hat ?er/sie/es ?schon/bereits/selbst/selber/wirklich/mehr/inzwischen/sowieso ?mehr/selbst/schon ?als ?genug/reichlich $, hat er/sie ?schon/bereits/selbst/selber/wirklich/wahrlich/inzwischen ?mehr ?als genug/reichlich/alle/eine/einen/eins/zwei/drei/welche/einige/mehrere/viele $, hat er/sie schon/bereits ?mehr ?als alle/eine/einen/eins/zwei/drei/welche/einige/mehrere/viele, hat er/sie/oma/opa schon/bereits/längst, hat schon/bereits/längst $,
    ist ?schon/bereits/genug/reichlich vorhanden, vorhanden $, bereits/schon vorhanden, haben/hat wir/sie/er ?schon/viel/eh/viel ?viel zu viele, gibt es ?schon/bereits/mehr ?als genug, haben wir/sie ?schon/selbst genug, ist schon da, besitzt er/sie ?schon, besitzt ?schon $, braucht er/sie kein/keine/keinen ?mehr/neue/neuen/neues, braucht kein/keine/keinen ?mehr $, stapelt sich, hat er/sie tausend/tausende/hunderte/massen/massenhaft/dutzende/unmengen/zuhauf, hat er/sie eh/ja/doch ?schon, hat eh/ja/doch schon $, nein hat ?er/sie ?schon tausend/genug/massenhaft, hat ?er/sie en masse,
    hat/haben ~~ ?mehr als genug, hat/haben ~~ im überfluss, hat er/sie ~~ voll, haben wir ~~ voll, stehen ~~ meterweise/stapelweise, hat ?er/sie ?schon meterweise/stapelweise/kistenweise/schubladenweise, kriegt/bekommt ?er/sie ?schon/immer/eh/sowieso von allen/anderen/jedem, kauft ?er/sie ?sich ?lieber/immer selbst/selber,
    hat sie/er genug, hat er/sie ~ wie sand am meer, wird er/sie überhäuft/überschüttet/zugeschüttet,
    hat er/sie ~ #/##/### ?stück, gibts/gibt ?es ?schon zwei/drei/genug/mehrere/welche, gibts ?ja ?schon $`,
  allRefused: `
    sind raus, sind tabu, sind nichts/nix für ihn/sie/uns, sind nicht ?so sein/ihr ?ding/fall, sind ?leider verboten, kamen ?alle/gar/leider/überhaupt/beide/letztes/bisher ?jahr nicht ?so gut an, kommen ?gar/leider/überhaupt nicht ?so gut an, gehen gar nicht, gehen nicht, interessieren ?ihn/sie ?gar/überhaupt nicht ?mehr, gefallen ihm/ihr nicht,
    schmecken ihm/ihr nicht, waren ein flop, liegen ihm/ihr nicht, bekommen ihm/ihr nicht, fallen weg, bitte alles nicht, ist alles nichts, sind unerwünscht, machen ihr/ihm angst`,
  allOwned: `
    sind ?schon/bereits/genug/reichlich vorhanden, stapeln sich, sind schon da, liegen ?schon/nur ?ungenutzt herum/rum, verstauben ?nur`,
  only: `nur, ausschließlich, allein, lediglich, nichts außer, nichts als, am liebsten nur, wenn dann nur`,
  and: `und, u, oder, od, sowie, bzw, beziehungsweise, noch`,
  begins: `
    sie, er, es, wir, ich, du, ihr, ihre, ihren, sein, seine, seinen, meine, mein, unser, unsere, hat, ist, war, wird, lebt, wohnt, spielt, arbeitet, geht, macht, kann, soll, darf, muss, liebt, mag, trägt, liest, hört, kocht, trinkt, isst, fährt, feiert, backt, tanzt, sammelt, guckt, schaut, kauft, braucht, freut, steht, findet, möchte, wünscht, bekommt, kriegt, zockt, malt, strickt, näht, bastelt, reitet, wandert,
    also, weil, da, denn, falls, wenn, als, seit, sonst, ansonsten, budget, immer, meist, meistens, eher, lieber, gern, gerne, dafür, dann, jetzt, nur, höchstens`,
  filler: `
    ist, sind, gegen, haben, hat, der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, neu, neue, neuen, neues, neuer, weitere, weiteren, weiteres, mehr, bitte, so, sehr, zu, viel, viele, vielen, noch, schon, wieder, auch, nur, mal, gar, ganz, irgendein, irgendeine, irgendwelche,
    irgendwas, etwas, was, alles, alle, solche, solchen, solches, sachen, sache, zeug, kram, ding, dinge, dingen, geschenk, geschenke, artikel, produkte, art, für, mit, aus, von, vom, zum, zur, in, im, ins, an, am, auf, bei, ihn, ihm, ihr, ihre, ihren, sie, er, sein, seine, seinen, uns, mir,
    jemals, und, oder, wie, z, b, zb, etc, usw, typische, typischen, langweilige, langweiligen, kitschige, blöde, billige, billigen, üblichen, übliche, klassische, zuhause, daheim, haus, küche, weihnachten, geburtstag, jahr, jahre, danke, zweite, zweiten, dritte, dritten, fünfte, zehnte, zehnten, hundertste, hundertsten, da, dort, besonders, vor, allem, echte, echten, echter, echtes, richtige, richtigen`,
  things: `
tool: werkzeug, werkzeuge, werkzeugen, werkzeugkiste, werkzeugset, heimwerkerkram
alcohol: alkohol, alkoholisches, alkoholische, alkoholischen, alk, hochprozentiges, spirituosen, schnaps
wine: wein, weine, rotwein, weißwein, sekt
beer: bier, biere
chocolate: schokolade, schoki, schokoladen, pralinen, schokoladiges
sweets: süßigkeiten, süßes, süßem, süßkram, bonbons, gummibärchen, naschzeug, naschereien
sugar: zucker, zuckerhaltiges
food: essen, fresskörbe,  essbares, lebensmittel, esswaren, fresskorb, kulinarisches, zu essen
nuts: nüsse, nüssen, nuss, haselnüsse, haselnüssen, walnüsse, mandeln
peanuts: erdnüsse, erdnüssen, erdnuss
dairy: milch, laktose, milchprodukte, milchprodukten, kuhmilch, käse
egg: ei, eier, eiern, hühnereiweiß
gluten: gluten, weizen, glutenhaltiges
fish: fisch, fische, meeresfrüchte
meat: fleisch, wurst, schinken, speck
caffeine: koffein
coffee: kaffee
tea: tee, tees
honey: honig
hot sauce: scharfes, scharfe sachen, scharfem
books: lesen, bücher, büchern, buch, lesestoff, bücherkram
clothes: kleidung, klamotten, anziehsachen, kleider, kleidungsstücke, textilien, anzuziehen
jewellery: schmuck, modeschmuck, ketten, ohrringe
perfume: parfüm, parfum, parfüms, parfums, düfte, duft, duftwasser
scent: duftzeug, duftendes, parfümiertes, duftsachen, duftstoffe, duftstoffen
cosmetics: kosmetik, schminke, pflegeprodukte
toiletries: duschgel, duschgels, badezusätze, badezeug, badesalz, körperpflege, seife, seifen, cremes, handcreme
candles: kerzen, kerze, duftkerze, duftkerzen, teelichter
flowers: blumen, blume, blumenstrauß, blumensträuße, schnittblumen
plants: pflanzen, pflanze, zimmerpflanzen, topfpflanzen, grünzeug
mug: tassen, tasse, becher, kaffeebecher, kaffeetassen
sock: socken, strümpfe, socke
scarf: schal, schals, halstuch, halstücher, tücher
tie: krawatte, krawatten
apron: schürze, schürzen, grillschürze
knife: messer, küchenmesser
chopping board: schneidebrett, schneidebretter, brettchen
cutlery: besteck, silberbesteck
soft toy: kuscheltier, kuscheltiere, kuscheltieren, stofftier, stofftiere, stofftieren, plüschtiere, plüschtier
toys: spielzeug, spielsachen, spielzeuge
noisy: krach, lärm, laute, lautes, lauten, geräusche, krachmacher, lärmendes
photo frame: bilderrahmen, fotorahmen
photo: foto, fotos
bracelet: armband, armbänder
necklace: halskette, halsketten, kette
earrings: ohrringe, ohrring, ohrstecker, ohrlöcher
watch: uhr, uhren, armbanduhr, armbanduhren
spider: spinnen, spinne
cat: katze, katzen, katzenkram, katzensachen
dog: hund, hunde, hunden, hundekram
glass: glas, gläser, gläsern, weingläser
pork: schwein, schweinefleisch, schweine
honey: honigzeug
cookbook: kochbücher, kochbuch
garden: garten
notebook: notizbuch, notizbücher
gadgets: technik, technikkram, elektronik, elektronisches, elektrogeräte, geräte, technisches
screen: bildschirm, bildschirme, bildschirmzeit
video game: videospiele, videospiel, computerspiele, konsolenspiele, zocken, ballerspiele
board game: brettspiele, brettspiel, gesellschaftsspiele, gesellschaftsspiel
puzzle: puzzles, puzzle, puzzeln
leather: leder, lederwaren
wool: wolle, wollsachen, kratziges
plastic: plastik, plastikkram, plastikzeug, kunststoff
kitchen: küchenkram, küchengeräte, küchenmaschinen, küchenutensilien, küchenzeug, küchensachen, maschinen in die küche, geräte für die küche, küchengerät
decor: deko, dekoration, dekokram, dekoartikel, staubfänger, nippes, stehrümchen
merchandise: fanartikel
vouchers: gutscheine, gutschein, geschenkkarten, geldgeschenke, geld, geschenkgutscheine
subscription: abo, abos, abonnement, abonnements
experience: erlebnisse, erlebnis, ausflüge, ausflug, unternehmungen, veranstaltungen, konzertkarten
practical: praktisches, nützliches, brauchbares
romantic: romantisches, kitsch, kitschiges, schnulziges
personalised: personalisiertes, graviertes, gravur
religious: religiöses, kirchliches
handmade: selbstgemachtes, selbstgebasteltes, handgemachtes
pet: haustier, haustiere, tiere, lebende tiere
sport: sportsachen, sportliches, sportkram
exercise: fitness, fitnessgeräte, fitnesskram
height: höhe, höhen
cigar: zigaretten, zigarren
smoking: rauchen, tabak
bags: taschen, handtaschen, tasche
gardening: gartenkram, gartenzeug, gartengeräte, gartenarbeit
stuff: krempel, gerümpel, zeugs, stehzeug`,
}
