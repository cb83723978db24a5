export const COLUMNS = ['text', 'link', 'details', 'price'] as const
export type Column = (typeof COLUMNS)[number]

/** A column's header; `name` may be a thing's or a person's, `person` tells who wishes or gives, `picture` is no link. */
export type Heading = Column | 'name' | 'person' | 'picture'

/** Words of headers, in the languages of the product; the first kind that has a word of a header counts. */
const HEADINGS: Record<Heading, string> = {
  picture: 'image picture photo bild foto imagen immagine imagem afbeelding zdjęcie resim зображення صورة',
  link: `link url address website web webseite adresse internetseite lien site enlace dirección vínculo sitio
    collegamento indirizzo sito endereço adres strona odnośnik länk adress webbplats bağlantı посилання лінк адреса сайт
    رابط الرابط موقع shop store where wo où dónde dove onde waar gdzie nerede де أين laden geschäft boutique tienda negozio loja winkel sklep butik mağaza магазин متجر`,
  price: `price cost amount budget much preis kosten betrag prix coût montant precio coste costo importe prezzo importo preço
    custo valor prijs bedrag cena koszt kwota pris kostnad belopp fiyat tutar ціна вартість سعر السعر ثمن الثمن تكلفة €`,
  details: `detail details note notes size colour color description comment variant model brand größe farbe
    beschreibung bemerkung notiz anmerkung kommentar marke taille couleur remarque commentaire marque talla tamaño
    descripción nota comentario detalle marca taglia colore descrizione dettagli tamanho cor descrição observação maat
    kleur omschrijving opmerking rozmiar kolor opis uwagi storlek färg beskrivning anteckning beden renk açıklama not
    розмір колір опис примітка مقاس لون وصف ملاحظات تفاصيل`,
  text: `idea suggestion gift item wish product title text present article thing idee geschenk wunsch artikel produkt
    titel bezeichnung vorschlag was idée cadeau souhait produit titre regalo deseo artículo producto título desiderio
    articolo prodotto titolo presente desejo produto wens prezent pomysł życzenie tytuł önskning önskan önskemål idé
    hediye dilek ürün fikir подарунок бажання ідея товар назва هدية الهدية فكرة منتج المنتج`,
  name: 'name nom nombre nome naam nazwa namn ad adı ім’я اسم الاسم',
  person: `who person whom for from wer von für wem vorname firstname prénom qui pour quién para chi per quem wie voor
    kto imię dla vem till kim kime хто кому من`,
}

const WORDS = Object.entries(HEADINGS).map(
  ([heading, words]) => [heading as Heading, words.split(/\s+/).map(folded)] as const,
)

const LONGEST = 40

/** What a header's cell says of its column, by a word in it or what a word begins or ends with ("Produktlink"). */
export function headingOf(cell: string): Heading | undefined {
  if (cell.length > LONGEST) return undefined
  const words = folded(cell).split(/[^\p{L}\p{N}€’]+/u)
  if (words.length > 5) return undefined
  return WORDS.find(([heading, names]) =>
    words.some((word) =>
      names.some((name) => word === name || (!/name|person/.test(heading) && isPart(name, word))),
    ),
  )?.[0]
}

/** Whether a header's cell is nothing but a known word. */
export function isHeading(cell: string): boolean {
  return cell.length <= LONGEST && WORDS.some(([, names]) => names.includes(folded(cell)))
}

function isPart(name: string, word: string): boolean {
  return name.length > 3 && (word.startsWith(name) || word.endsWith(name))
}

function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/['ʼ]/g, '’')
}
