/**
 * What other languages say in refusals, as the English that the reader of clauses knows: "English: regular expressions", the
 * longer ones first.
 */
export const TRANSLATIONS = `
no: (?:(?:mag|isst|trinkt|will|möchte|bitte) )?(?:keine[nrsm]?|kein|ohne), nicht (?:noch|schon wieder) ein(?:e[nrsm]?)?,
  nicht (?:das|die|der|den) (?:dritte|vierte|fünfte|zehnte|zwanzigste|x-te|hundertste)n?, kein(?:e[nr]?)? weitere[nrsm]?
no: (?:(?:n'|ne )\\p{L}+ )?pas (?:de|du|des|le|la|les), sans, aucune?, (?:surtout )?pas encore une?, pas (?:une? )?énième
no: nada de, ning[úu]n[oa]?, no (?:le )?(?:gustan?|bebe|come), que no sean? (?:otr[oa]s?|un[oa]?s?), no otr[oa]s?, ni otr[oa],
  sin(?= (?:alcohol|gluten|lactosa|az[úu]car|chocolate|cafe[ií]na|nueces|frutos|pl[áa]stico|perfume|libros|ropa|velas|carne|leche|pescado|flores|cuero|lana|joyas))
no: niente, senza, nessun[oa]?, non (?:le |gli )?(?:beve|mangia|ama|piac\\p{L}+), (?:che non sia|non) (?:un altro|un'altra|l'ennesim[oa]|il solito|la solita)
no: geen, zonder, niet (?:weer|nog|alweer) een, geen zoveelste
no: não (?:gosta de|bebe|come), sem, nenhuma?, (?:que não seja|não|nem) (?:outr[oa]s?|mais uma?)
no: bez, nie (?:lubi|pije|je|znosi|cierpi), (?:nie|byle nie|tylko nie) kolejn\\p{L}+, żadnych, żadnej, (?:żeby )?nie (?:dawać|dawajcie|kupować|kupujcie|dawaj|kupuj)
no: (?:bitte )?n(?:ix|ichts) mit, rien (?:avec|à base de)(?: des?| du)?, nada (?:con|com), niente con, niets met, nic z
no: (?:ne )?pas offrir(?: de| du)?, no (?:le )?regal(?:ar|éis|en)(?:le|les)?, non regalare, não (?:dar|oferecer|comprar|deem), niet(?:s)? geven van
no: без, не любит, не пь[её]т, не ест
allergic to: allergisch (?:gegen|auf|voor), allergique (?:aux?|à la|à le|à), al[ée]rgic[oa]s? (?:al|a las?|a los|a),
  allergic[oa] (?:alla|alle|all'|agli|ai|al|a), аллергия на
already has: hat (?:schon|bereits), a déjà, ya tiene, tiene ya, ha già, heeft al, já tem, tem já, ma już, już ma
vegetarian: vegetarier(?:in)?, vegetarisch, végétarien(?:ne)?, vegetarian[oa], вегетарианка, вегетарианец
chocolate: schokolade, chocolat, cioccolato, chocolade, czekolad[aęy]?, шоколада?
alcohol: alkohol, alcool, alcol, алкогол[ьяю]
peanuts: erdnüssen?, cacahuètes, arachides, cacahuetes, arachidi, арахис
noise: lärm, krach, bruit, ruido, rumore, barulho, lawaai, herrie, hałas\\p{L}*
nuts: nüssen?, noix, noisettes, nueces, nocciole, nozes, orzech\\p{L}*, nueces, frutos secos, noci, noten, орехов, орехи
sweets: süßigkeiten, süsses, süßes, bonbons, dulces, dolci, snoep, сладостей
dairy: milch, laktose, lait, leche, lactosa, lattosio
sugar: zucker, sucre, azúcar, azucar, zucchero, suiker
caffeine: koffein, caféine, cafeína, cafeina, caffeina
fish: fisch, poisson, pescado, pesce
meat: fleisch, viande, carne
books: bücher, livres, libros, libri, boeken, книг
clothes: kleidung, klamotten, vêtements, ropa, vestiti, kleding, одежды
perfume: parfüm, parfum, profumo, духов
flowers: blumen, blumenstrauß, fleurs, flores, fiori, bloemen, kwiatów, цветов
plants: pflanzen, plantes, plantas, piante, planten
jewellery: schmuck, bijoux, joyas, gioielli, sieraden, joias, jóias, biżuterii
bracelet: armb[aä]nd(?:er)?, pulseras?, braccialett[oi], bracciali?, pulseiras?, armband(?:en|je), bransoletk\\p{L}+
necklace: halskette[n]?, colliers?, collar(?:es)?, collan[ae], ketting(?:en)?, naszyjnik\\p{L}*
earrings: ohrringe, boucles d'oreilles, pendientes, orecchini, brincos, oorbellen, kolczyk\\p{L}+
leather: leder, cuir, cuero, cuoio
candles: (?:duft)?kerzen?, bougies?, velas?, candel[ae], (?:geur)?kaars(?:en)?, świec\\p{L}+
cutlery: (?:silber)?besteck, couverts, cubiertos, posate, talheres, bestek, sztućc\\p{L}+
mug: tassen?, kaffeebecher, tazas?, tazz[ae], canecas?, mok(?:ken)?, kubk\\p{L}+, kubek
sock: socken, chaussettes, calcetines, calzini, meias, sokken, skarpet\\p{L}*
soft toy: kuscheltiere?, stofftiere?, peluches?, doudous?, knuffels?, pluszak\\p{L}*, maskot\\p{L}+
photo frame: bilderrahmen, fotorahmen, cadres? photo, marcos? de fotos, cornic[ei], molduras?, fotolijst\\p{L}*, ramk\\p{L}+
scarf: schals?, foulards?, écharpes?, bufandas?, sciarp[ae], cachec(?:ol|óis), sjaals?, szalik\\p{L}*
apron: schürzen?, grillschürze, tabliers?, delantal(?:es)?, grembiul[ei], avental, aventais, schorten?, fartuch\\p{L}*
knife: messer, couteaux?, cuchillos?, coltell[oi], facas?, messen, noże?, noży
chopping board: schneidebrett(?:er)?, planches? à découper, tablas? de cortar, taglier[ei], tábuas?, snijplank(?:en)?, desk\\p{L}+ do krojenia
gadgets: gadżet\\p{L}*, elektronik\\p{L}+, électronique, electrónic[ao]s?, elettronica, eletr[óô]nic[ao]s?, elektronica, technikkram, gadget elettronici, trastos electrónicos
toys: spielzeug, jouets, juguetes, giocattoli, brinquedos, speelgoed, zabawek
tie: krawatten?, cravates?, corbatas?, cravatt[ae], gravatas?, stropdass\\p{L}+, krawat\\p{L}*
notebook: notizb[uü]ch(?:er)?, cahiers?, cuadernos?, quadern[oi], cadernos?, notitieboek\\p{L}*, notes[ów]*
only: nur(?! noch), ausschließlich, seulement, uniquement, rien que, solo, solamente, soltanto, só, somente, apenas, alleen, enkel,
  tylko, wyłącznie, bara, endast, sadece, yalnızca, лише, тільки, только, فقط
experiences: erlebnisse, ausflüge, expériences, sorties, experiencias, esperienze, experiências, uitjes, belevenissen, ervaringen,
  przeżycia, doświadczenia, upplevelser, deneyim(?:ler)?, враження, впечатления, تجارب
books: książk[iaę], böcker, kitap(?:lar)?, книжки, книги, كتب, livros
vouchers: gutscheine?, bons cadeaux, vales, buoni, bony, presentkort, cadeaubonnen
: des(?= (?:books|experiences|flowers|plants|candles))`
