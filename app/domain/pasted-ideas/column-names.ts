export const COLUMNS = ['text', 'link', 'details', 'price'] as const
export type Column = (typeof COLUMNS)[number]

/** A column's header; `name` may be a thing's or a person's, `person` who wishes or gives, `other` nothing of an idea. */
export type Heading = Column | 'name' | 'person' | 'other'

/** Words of headers, in the languages of the product; the first kind that has a word of a header counts. */
const HEADINGS: Record<Heading, string> = {
  other: 'image picture photo bild foto imagen immagine imagem afbeelding zdjęcie resim зображення صورة',
  link: `link url address website web webseite adresse internetseite lien site enlace dirección vínculo sitio
    collegamento indirizzo sito endereço adres strona odnośnik länk adress webbplats bağlantı посилання лінк адреса сайт
    رابط الرابط موقع shop store where wo où dónde dove onde waar var gdzie nerede де أين linki bağlantısı sitesi adresi laden geschäft boutique tienda negozio loja winkel sklep butik mağaza магазин متجر`,
  price: `price cost amount budget much preis kosten betrag prix coût montant precio coste costo importe prezzo importo preço
    custo valor prijs bedrag cena koszt kwota pris kostnad belopp fiyat tutar ücret bütçe budżet presupuesto orçamento бюджет сума ціна вартість ميزانية الميزانية الكلفة التكلفة سعر السعر ثمن الثمن تكلفة €`,
  details: `detail details note notes size colour color description comment variant model brand größe farbe
    beschreibung bemerkung notiz anmerkung kommentar marke taille couleur remarque commentaire marque talla tamaño
    descripción nota comentario detalle marca taglia colore descrizione dettagli tamanho cor descrição observação maat
    kleur omschrijving opmerking rozmiar kolor opis uwagi storlek färg beskrivning anteckning beden renk açıklama not
    bemerkungen anmerkungen hinweis einzelheiten précision précisions comentario observación observaciones commento
    detalhe observações comentário notitie notities toelichting merk szczegół szczegóły notatka notatki uwaga komentarz detalj
    detaljer anteckningar notering märke ayrıntı ayrıntılar detay notlar yorum деталь деталі подробиці нотатка нотатки коментар
    бренд розмір колір опис примітка примітки مقاس المقاس حجم الحجم لون اللون وصف الوصف ملاحظة ملاحظات الملاحظات تفاصيل التفاصيل`,
  text: `idea suggestion gift item wish product title text present article thing idee geschenk wunsch artikel produkt
    titel bezeichnung vorschlag wishlist wunschliste wunschzettel was idée cadeau souhait produit titre regalo deseo
    artículo producto título desiderio articolo prodotto titolo presente desejo produto wens prezent pomysł życzenie tytuł önskning önskan önskemål idé
    vad ønske ønskeliste gave gaver hediye dilek ürün fikir подарунок бажання ідея товар назва
    gegenstand objet envie oggetto ideia sugestão przedmiot rzecz pomysły życzenia presenttips julklapp istek fikri
    dileği ідеї подарунки річ هدايا الهدايا أمنية الأمنية أمنيات الفكرة أفكار هدية الهدية فكرة منتج المنتج`,
  name: 'name nom nombre nome naam nazwa namn ad adı ім’я اسم الاسم',
  person: `who person whom for from wer von für wem vorname firstname prénom qui pour quién para chi per quem wie voor
    kto imię dla od przez vem till från av kim kime için хто кому для від من لمن by giver buyer recipient receiver
    par destinataire por da destinatario door dal empfänger schenkende schenkender`,
}

const WORDS = Object.entries(HEADINGS).map(
  ([heading, words]) => [heading as Heading, new Set(words.split(/\s+/).map(folded))] as const,
)
/** Whether a word is one of these, or begins or ends with one, as "Produktlink" does. */
const PART_OF = new Map(
  WORDS.map(([heading, names]) => [
    heading,
    new RegExp(
      [...names]
        .filter((name) => name.length > 3)
        .map((name) => `^${name}|${name}$`)
        .join('|'),
      'u',
    ),
  ]),
)

/** An article's number, beside its name: "Product ID". */
const NUMBER =
  /(?:^|[^\p{L}])(?:id|no|nr|nº|n°|sku|ean|isbn|asin|code|kod|код|رقم|numer|номер)(?:[^\p{L}]|$)|#|num(?:ber|mer|ero)/u
const PERSON = HEADINGS.person.split(/\s+/).map(folded)
const LONGEST = 40
/** As in "ideas", "Wünsche", "cadeaux", "prezenty". */
const PLURAL = /^(.{4,}?)(?:e?s|e|n|en|er|x|y|i)$/u
const BETWEEN_WORDS = /[^\p{L}\p{N}€’]+/u

/** What a header's cell says of its column, by a word in it or what a word begins or ends with ("Produktlink"). */
export function headingOf(cell: string): Heading | undefined {
  if (cell.length > LONGEST) return undefined
  const seen = folded(cell)
  const words = seen.split(BETWEEN_WORDS)
  if (words.length > 5) return undefined
  const heading = WORDS.find(([kind, names]) =>
    words.some((word) => names.has(word) || (!/name|person/.test(kind) && PART_OF.get(kind)?.test(word))),
  )?.[0]
  if (heading !== 'text') return heading
  // "Gift for" says who gets it, "Gift for Ann" what it is.
  if (PERSON.includes(words.filter((word) => word !== '').at(-1) ?? '')) return 'person'
  return NUMBER.test(seen) ? 'other' : 'text'
}

/** Whether a header's cell is nothing but known words, as "Gift idea" is and "gift card" is not. */
export function isHeading(cell: string): boolean {
  if (cell.length > LONGEST) return false
  const words = folded(cell).split(BETWEEN_WORDS).filter(Boolean)
  const isKnown = (word: string) =>
    WORDS.some(([, names]) => names.has(word) || names.has(word.replace(PLURAL, '$1')))
  // "Produktname"
  const isOfTwo = (word: string) =>
    Array.from(word, (_, at) => isKnown(word.slice(0, at)) && isKnown(word.slice(at))).includes(true)
  return words.length > 0 && words.every((word) => isKnown(word) || isOfTwo(word))
}

function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/['ʼ]/g, '’').replace(/ı/g, 'i')
}
