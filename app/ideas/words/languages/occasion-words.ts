import type { OccasionType } from '#app/domain/profiles/gift-profile.ts'

/** How people name an occasion that has a type of its own: comma lists of regular expressions, the first that fits counts. */
export const OCCASION_WORDS: readonly (readonly [OccasionType, string])[] = [
  [
    'anniversary',
    `(?:golden?|silver|ruby|pearl|diamond|coral|emerald|sapphire) wedding, wedding anniversary,
\\d+(?:th|st|nd|rd) anniversary,
    hochzeitstag, (?:golden|silbern|diamanten)er? hochzeit, noces d\\p{L}*, bodas de \\p{L}+, nozze d\\p{L}*,
rocznica ślubu, rocznicę ślubu, (?:złote|srebrne|perłowe|rubinowe|diamentowe|szafirowe) gody, trouwdag,
    huwelijksjubileum, aniversario de bodas, anniversario di matrimonio, anniversaire de mariage,
aniversário de casamento, bodas`,
  ],
  [
    'wedding',
    `wedding, hochzeit, trauung, mariage, boda, matrimonio, nozze, casamento, casório, bruiloft, trouwerij, ślub,
wesele, na ślub, na wesele`,
  ],
  [
    'graduation',
    `graduation, abitur, abi, brevet, bac, graduación, laurea, formatura, colação de grau, afstuderen, matura, obrona`,
  ],
  [
    'christmas',
    `christmas, xmas, weihnacht(?:en)?, noël, navidad, natale, natal, kerst(?:mis)?, boże narodzenie, gwiazdka,
gwiazdkę, pod choinkę, mikołajki, święta bożego narodzenia, wigilia`,
  ],
  [
    'birthday',
    `birthday, bday, (?:kinder)?geburtstag, anniversaire, anniv, cumple(?:años)?, compleanno, aniversário, aniversario,
niver, níver, anos, verjaardag, urodziny, urodzinki, imieniny, osiemnastka, (?:trzy|czter|pięć|sześć)dziesiątka,
    \\d+(?:th|st|nd|rd)`,
  ],
]
