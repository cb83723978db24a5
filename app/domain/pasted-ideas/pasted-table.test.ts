import { expect, test } from 'vitest'
import { columnsIn, tableIn } from '#app/domain/pasted-ideas/pasted-table.ts'

const rows = (text: string) =>
  tableIn(text)?.ideas.map(({ text: idea, link, details, price }) => [idea, link, price, details].join(' | '))
const KITE = 'Red kite | https://kites.example/red | €20 | '
const LAMP = 'A lamp | https://lamps.example/1 | €12.50 | '
const BODY = ['Red kite;https://kites.example/red;€20', 'A lamp;https://lamps.example/1;€12.50']
const by = (separator: string, ...lines: string[]) =>
  lines.map((line) => line.replaceAll(';', separator)).join('\n')

test.each([
  ['Item name;Item URL;Price (USD)'],
  ['Gift idea;Web address;Est. cost'],
  ['Geschenk;Produktlink;Preis in €'],
  ['Artikelbezeichnung;Webseite;Einzelpreis'],
  ['Idée cadeau;Lien;Prix'],
  ['Regalo;Enlace;Precio aprox.'],
  ['Idea regalo;Collegamento;Prezzo'],
  ['Presente;Endereço;Preço'],
  ['Cadeau;Website;Prijs'],
  ['Prezent;Adres strony;Cena'],
  ['Önskning;Länk;Pris'],
  ['Vad;Var;Pris'],
  ['Was;Wo;Preis'],
  ['Produktname;Produktlink;Produktpreis'],
  ['Wishes;Links;Prices'],
  ['Quoi;Où;Prix'],
  ['Qué;Dónde;Precio'],
  ['Cosa;Dove;Prezzo'],
  ['Hediye;Bağlantı;Fiyat'],
  ['Подарунок;Посилання;Ціна'],
  ['الهدية;الرابط;السعر'],
])('the columns of “%s” are known, whatever separates them', (header) => {
  for (const separator of [',', ';', '\t', '|'])
    expect(rows(by(separator, header, ...BODY))).toEqual([KITE, LAMP])
})

test.each([
  [
    'one row',
    by(',', 'Item name;Item URL;Price (USD)', 'Socks;https://example.org/s;12.50'),
    ['Socks | https://example.org/s | 12.50 | '],
  ],
  ['a line that names the separator', `sep=;\n${by(';', 'Wish;Link;Price', ...BODY)}`, [KITE, LAMP]],
  [
    'titles above',
    by(';', 'Our wishes;;', ';;', 'Christmas 2026;;', 'Wish;Link;Price', ...BODY),
    [KITE, LAMP],
  ],
  ['a title of one cell', by('\t', 'Wishes for 24.12.2025', 'Wish;Link;Price', ...BODY), [KITE, LAMP]],
  ['no header', by(',', ...BODY), [KITE, LAMP]],
  ['no header and one row', by(';', BODY[0] ?? ''), [KITE]],
  [
    'columns in another order',
    by('\t', '€20;Red kite;https://kites.example/red', '€12.50;A lamp;https://lamps.example/1'),
    [KITE, LAMP],
  ],
  [
    'rows of Markdown',
    '| Wish | Price | Link |\n|:-----|------:|------|\n| Red kite | €20 | https://kites.example/red |\n| A lamp | €12.50 | https://lamps.example/1 |',
    [KITE, LAMP],
  ],
  [
    'numbers before',
    by(';', 'No.;Gift;URL;Price').concat('\n1;', BODY[0] ?? '', '\n2;', BODY[1] ?? ''),
    [KITE, LAMP],
  ],
  [
    'texts and prices',
    'wool socks, 12 €\nkite, ca. 20 €',
    ['wool socks |  | 12 € | ', 'kite |  | ca. 20 € | '],
  ],
  ['quoted cells', 'Item name,Price (USD)\n"Socks, wool",12.50', ['Socks, wool |  | 12.50 | ']],
  [
    'one row of an address and a price',
    'https://example.org/s;199:-',
    [' | https://example.org/s | 199:- | '],
  ],
  [
    'several details',
    'Wish,Size,Colour\nShirt,XL,red\nSocks,42,',
    ['Shirt |  |  | XL, red', 'Socks |  |  | 42'],
  ],
  [
    'empty cells and rows',
    'Wish;Price;Link\n\n;;\nShirt;;\n;;https://kites.example/red',
    ['Shirt |  |  | ', ' | https://kites.example/red |  | '],
  ],
  ['a shop’s name as link', 'Wish,Shop\nShirt,IKEA', ['Shirt |  |  | IKEA']],
  [
    'words about a link',
    'Wish,Link\nShirt,see <https://kites.example/red> (blue)',
    ['Shirt | https://kites.example/red |  | '],
  ],
  [
    'shops and addresses',
    'Wish;Where?\nDrum;https://kites.example/red\nLamp;IKEA',
    ['Drum | https://kites.example/red |  | ', 'Lamp |  |  | IKEA'],
  ],
  [
    'prices of which some have cents',
    'Kite,https://kites.example/red,12.50\nLamp,https://kites.example/1,20',
    ['Kite | https://kites.example/red | 12.50 | ', 'Lamp | https://kites.example/1 | 20 | '],
  ],
  [
    'pictures',
    'Product;Image URL;Product URL\nKite;https://img.example/1.png;https://kites.example/red',
    ['Kite | https://kites.example/red |  | '],
  ],
  [
    'a first row that may be names of columns, or a wish',
    'Όνομα;Τιμή\nKite;12,50 €',
    ['Όνομα |  | Τιμή | ', 'Kite |  | 12,50 € | '],
  ],
  [
    'a header in the plural beside one of several words',
    'Wünsche;Preis (ca.);Link (z.B. Amazon)\nKite;20 €;https://a.example/k',
    ['Kite | https://a.example/k | 20 € | '],
  ],
  [
    'a first row without a price',
    'Headphones\t\nBook\t20 €\nPen\t5 €',
    ['Headphones |  |  | ', 'Book |  | 20 € | ', 'Pen |  | 5 € | '],
  ],
  [
    'a first row whose price is in words',
    'Gift card\tany amount\nBook\tsecond hand\nPen\t5 €\nScarf\t€7\nKite\t€9',
    [
      'Gift card |  | any amount | ',
      'Book |  | second hand | ',
      'Pen |  | 5 € | ',
      'Scarf |  | €7 | ',
      'Kite |  | €9 | ',
    ],
  ],
  [
    'a first wish with a word that names columns',
    'Ein Foto von uns;;\nBuch;20 €;https://a.example/b\nStift;5 €;https://a.example/c',
    [
      'Ein Foto von uns |  |  | ',
      'Buch | https://a.example/b | 20 € | ',
      'Stift | https://a.example/c | 5 € | ',
    ],
  ],
  [
    'who wishes',
    'Name,Wish,Price\nAnn,Red kite,€20\nBen,A lamp,€12',
    ['Red kite |  | €20 | ', 'A lamp |  | €12 | '],
  ],
  [
    'a price behind each link',
    'Item;Link\nSocks;https://example.org/s,12\nKite;https://example.org/k;20 €',
    ['Socks | https://example.org/s | 12 | ', 'Kite | https://example.org/k | 20 € | '],
  ],
  [
    'a title and Swedish names',
    'Önskelista\nVad,Var,Pris\nStrumpor,https://example.org/s,120 kr',
    ['Strumpor | https://example.org/s | 120 kr | '],
  ],
  [
    'a line above and no header',
    'My list\nSocks,https://example.org/s,12\nKite,https://example.org/k,20',
    ['My list |  |  | ', 'Socks | https://example.org/s |  | ', 'Kite | https://example.org/k |  | '],
  ],
  [
    'a line above and one row',
    'My list\nSocks,https://example.org/s,12 €',
    ['My list |  |  | ', 'Socks | https://example.org/s | 12 € | '],
  ],
  [
    'a line between',
    'Socks,https://example.org/s,12 €\nHat,https://example.org/h,15 €\na scarf\nKite,https://example.org/k,20 €',
    [
      'Socks | https://example.org/s | 12 € | ',
      'Hat | https://example.org/h | 15 € | ',
      'a scarf |  |  | ',
      'Kite | https://example.org/k | 20 € | ',
    ],
  ],
])('a table with %s is read', (_what, text, ideas) => {
  expect(rows(text)).toEqual(ideas)
})

test.each([
  ['en', 'Gift idea;Where to buy;Price;Notes', 'Item;URL;Cost;Comments', 'WISH;LINK;BUDGET;DETAILS'],
  [
    'de',
    'Geschenkidee;Link;Preis;Hinweise',
    'Wunsch;Webseite;Kosten;Größe',
    'Gegenstand;Shop;Betrag;Anmerkungen',
  ],
  ['fr', 'Idée;Lien;Prix;Précisions', 'Envie;Site;Montant;Commentaires', 'Objet;Où;Budget;Remarques'],
  [
    'es',
    'Idea;Enlace;Precio;Detalles',
    'Regalo;Tienda;Coste;Comentarios',
    'Artículos;Dónde;Presupuesto;Notas',
  ],
  ['it', 'Idea;Link;Prezzo;Dettagli', 'Oggetto;Negozio;Costo;Commenti', 'Desideri;Dove;Importo;Note'],
  [
    'pt-BR',
    'Ideia;Link;Preço;Detalhes',
    'Presente;Loja;Valor;Observações',
    'Sugestão;Onde;Orçamento;Comentários',
  ],
  [
    'nl',
    'Idee;Webadres;Prijs;Notities',
    'Cadeau;Winkel;Bedrag;Toelichting',
    'Wensen;Waar;Kosten;Opmerkingen',
  ],
  ['pl', 'Pomysł;Odnośnik;Cena;Szczegóły', 'Prezent;Sklep;Koszt;Uwagi', 'Przedmiot;Gdzie;Budżet;Notatki'],
  [
    'sv',
    'Idé;Länk;Pris;Detaljer',
    'Julklapp;Butik;Kostnad;Anteckningar',
    'Önskningar;Var;Belopp;Kommentarer',
  ],
  [
    'tr',
    'Hediye fikri;Bağlantı;Fiyat;Ayrıntılar',
    'Ürün adı;Mağaza;Tutar;Notlar',
    'İSTEK;BAĞLANTI;BÜTÇE;AÇIKLAMA',
  ],
  ['uk', 'Ідея;Посилання;Ціна;Деталі', 'Подарунок;Магазин;Вартість;Примітки', 'Бажання;Де;Бюджет;Коментар'],
  ['ar', 'فكرة;رابط;سعر;تفاصيل', 'الهدية;المتجر;الميزانية;ملاحظات', 'أفكار الهدايا;الرابط;السعر;الملاحظات'],
])('in %s the columns of a table have many names', (_language, ...headers) => {
  for (const header of headers) {
    const text = by(';', header, 'Kite;https://kites.example/red;20;red')
    expect([header, ...(rows(text) ?? [])]).toEqual([header, 'Kite | https://kites.example/red | 20 | red'])
    expect(tableIn(text)).toMatchObject({ named: true, unclear: false })
  }
})

test.each([
  '99.-',
  '99.–',
  '199:-',
  'SFr.12',
  'Rs.500',
  '500руб',
  'ca.20€',
  '£20ish',
  'CHF 99.-',
  '20–30 €',
  '12 kr.',
  'A$20',
])('behind an address “%s” is a price, also in a single row', (price) => {
  expect(rows(`Socks,https://example.org/s,${price}`)).toEqual([
    `Socks | https://example.org/s | ${price} | `,
  ])
})

test.each([
  ['Gift for;Item;Link'],
  ['Geschenk für;Artikel;Link'],
  ['Cadeau pour;Idée;Lien'],
  ['Regalo para;Idea;Enlace'],
  ['Regalo per;Idea;Link'],
  ['Prezent dla;Pomysł;Link'],
  ['Gift giver;Gift;Link'],
  ['Wish of whom;Wish;Link'],
  ['Product ID;Product name;URL'],
  ['Item #;Item;Link'],
  ['Item #;Description;Link'],
  ['Artikelnummer;Bezeichnung;Link'],
  ['Idea no.;Idea;Link'],
  ['Numéro d’article;Article;Lien'],
  ['Produkt-Nr.;Produkt;Link'],
])('of “%s” the second column is the idea', (header) => {
  for (const separator of [',', ';', '\t'])
    expect(rows(by(separator, header, 'Ann 7;Kite;https://kites.example/red'))).toEqual([
      'Kite | https://kites.example/red |  | ',
    ])
})

test.each([
  ['a kite, a lamp, a book'],
  ['Socks, wool\nBook, used\nKite, red'],
  ['Gift, product\nKite, red, large'],
  ['a kite\na lamp'],
  ['A kite,https://kites.example/k, please'],
  ['A kite - https://kites.example/k - 12,50 €'],
  ['A kite (https://kites.example/k), 12,50 €'],
  ['A kite, https://kites.example/k, please'],
  ['https://news.example/a,7539,kites.html'],
  ['Kite,https://books.example/dune,p1234567,a-book'],
  ['https://maps.example/@48.137,11.575,15z'],
  ['https://maps.example/?ll=48.13,11.57'],
  ['https://kites.example/a,b,c'],
  ['a kite; or two'],
  ['A book about products, links and prices'],
  ['Kite, 2\nLamp, 3'],
  ['either | or\nthis | that'],
])('%s is no table', (text) => {
  expect(tableIn(text)).toBeUndefined()
})

test('columns that nothing tells apart are asked for, each with what is in it, and read as they are said to be', () => {
  const text = by('\t', 'Kite;red;Ann', 'Lamp;small;Ben')
  expect(tableIn(text)?.unclear).toBe(true)
  expect(columnsIn(text)).toEqual([
    { name: '', cells: ['Kite', 'Lamp'], meaning: 'text' },
    { name: '', cells: ['red', 'small'], meaning: '' },
    { name: '', cells: ['Ann', 'Ben'], meaning: '' },
  ])
  const said = tableIn(text, ['text', 'details', ''])
  expect(said?.ideas.map((idea) => [idea.text, idea.details])).toEqual([
    ['Kite', 'red'],
    ['Lamp', 'small'],
  ])
})

test.each([
  ['a column of another name', 'Wish,Occasion\nKite,Birthday', ['text', '']],
  ['a number behind an address', 'Kite;https://kites.example/red;25', ['text', 'link', '']],
  ['“red” behind an address', 'Wool socks,https://example.org/s,red', ['text', 'link', '']],
  ['“free” behind an address', 'Wool socks,https://example.org/s,free', ['text', 'link', '']],
  ['“n/a” behind an address', 'Wool socks;https://example.org/s;n/a', ['text', 'link', '']],
  ['“size 40” behind an address', 'Wool socks\thttps://example.org/s\tsize 40', ['text', 'link', '']],
  ['“red” behind an address', 'Wool socks|https://example.org/s|red', ['text', 'link', '']],
  ['“12.5” behind an address', 'Wool socks,https://example.org/s,12.5', ['text', 'link', '']],
  ['“12.500” behind an address', 'Wool socks;https://example.org/s;12.500', ['text', 'link', '']],
  ['“20-30” behind an address', 'Wool socks,https://example.org/s,20-30', ['text', 'link', '']],
  ['“42.5” behind an address', 'Wool socks,https://example.org/s,42.5', ['text', 'link', '']],
  ['“max 20€” behind an address', 'Wool socks,https://example.org/s,max 20€', ['text', 'link', '']],
  ['quoted cells', '"Socks";"https://example.org/s";"red"', ['text', 'link', '']],
  ['an address before words', 'https://example.org/s,Wool socks,red', ['link', 'text', '']],
  ['as many cells in each line', 'Kite;red;M\nLamp;blue;L\nCup;old;S', ['text', '', '']],
  ['numbers that are prices or not', 'Wish,Number\nKite,2', ['text', '']],
])('a table with %s is asked for', (_what, text, meanings) => {
  expect(tableIn(text)?.unclear).toBe(true)
  expect(columnsIn(text).map(({ meaning }) => meaning)).toEqual(meanings)
})
