const TRANSLATIONS: readonly (readonly [RegExp, string])[] = (
  [
    ['(?:(?:mag|isst|trinkt|will|möchte|bitte) )?(?:keine[nrsm]?|kein|ohne)', 'no'],
    ["(?:(?:n'|ne )\\p{L}+ )?pas (?:de|du|des|le|la|les)|sans|aucune?", 'no'],
    [
      'nada de|ning[úu]n[oa]?|sin(?= (?:alcohol|gluten|lactosa|az[úu]car|chocolate|cafe[ií]na|nueces|frutos|pl[áa]stico|perfume|libros|ropa|velas|carne|leche|pescado|flores|cuero|lana|joyas))|no (?:le )?(?:gustan?|bebe|come)',
      'no',
    ],
    ['niente|senza|nessun[oa]?|non (?:beve|mangia|ama)', 'no'],
    ['geen|zonder', 'no'],
    ['bez', 'no'],
    ['без|не любит|не пь[её]т|не ест', 'no'],
    ['allergisch (?:gegen|auf|voor)', 'allergic to'],
    ['allergique (?:aux?|à la|à le|à)', 'allergic to'],
    ['al[ée]rgic[oa]s? (?:al|a las?|a los|a)', 'allergic to'],
    ["allergic[oa] (?:alla|alle|all'|agli|ai|al|a)", 'allergic to'],
    ['аллергия на', 'allergic to'],
    ['hat (?:schon|bereits)|a déjà|ya tiene|ha già|heeft al', 'already has'],
    [
      'vegetarier(?:in)?|vegetarisch|végétarien(?:ne)?|vegetarian[oa]|вегетарианка|вегетарианец',
      'vegetarian',
    ],
    ['schokolade|chocolat|cioccolato|chocolade|czekolad[aęy]?|шоколада?', 'chocolate'],
    ['alkohol|alcool|alcol|алкогол[ьяю]', 'alcohol'],
    ['erdnüssen?|cacahuètes|arachides|cacahuetes|arachidi|арахис', 'peanuts'],
    ['nüssen?|noix|nueces|frutos secos|noci|noten|орехов|орехи', 'nuts'],
    ['süßigkeiten|süsses|süßes|bonbons|dulces|dolci|snoep|сладостей', 'sweets'],
    ['milch|laktose|lait|leche|lactosa|lattosio', 'dairy'],
    ['zucker|sucre|azúcar|azucar|zucchero|suiker', 'sugar'],
    ['koffein|caféine|cafeína|cafeina|caffeina', 'caffeine'],
    ['fisch|poisson|pescado|pesce', 'fish'],
    ['fleisch|viande|carne', 'meat'],
    ['bücher|livres|libros|libri|boeken|книг', 'books'],
    ['kleidung|klamotten|vêtements|ropa|vestiti|kleding|одежды', 'clothes'],
    ['parfüm|parfum|profumo|духов', 'perfume'],
    ['blumen|fleurs|flores|fiori|bloemen|цветов', 'flowers'],
    ['pflanzen|plantes|plantas|piante|planten', 'plants'],
    ['schmuck|bijoux|joyas|gioielli|sieraden', 'jewellery'],
    ['leder|cuir|cuero|cuoio', 'leather'],
    ['kerzen|bougies|velas|candele', 'candles'],
    [
      'nur(?! noch)|ausschließlich|seulement|uniquement|rien que|solo|solamente|soltanto|só|somente|apenas|alleen|enkel|tylko|wyłącznie|bara|endast|sadece|yalnızca|лише|тільки|только|فقط',
      'only',
    ],
    [
      'erlebnisse|ausflüge|expériences|sorties|experiencias|esperienze|experiências|uitjes|belevenissen|ervaringen|przeżycia|doświadczenia|upplevelser|deneyim(?:ler)?|враження|впечатления|تجارب',
      'experiences',
    ],
    ['książk[iaę]|böcker|kitap(?:lar)?|книжки|книги|كتب|livros', 'books'],
    ['gutscheine?|bons cadeaux|vales|buoni|bony|presentkort|cadeaubonnen', 'vouchers'],
    ['des(?= (?:books|experiences|flowers|plants|candles))', ''],
  ] as const
).map(([source, english]) => [
  new RegExp(`(?<![\\p{L}\\p{N}'])(?:${source})(?![\\p{L}\\p{N}])`, 'gu'),
  english,
])

/** A normalised text with the commonest refusals of other languages in English, the rest as it was. */
export function refusalsInEnglish(normalisedText: string): string {
  const withoutElision = normalisedText.replace(/(?<![\p{L}\p{N}])([dl])'(?=\p{L})/gu, '$1e ')
  return TRANSLATIONS.reduce((text, [phrase, english]) => text.replace(phrase, english), withoutElision)
}
