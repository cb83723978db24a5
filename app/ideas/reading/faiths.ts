import { phrases } from '#app/ideas/words/words-of-names.ts'

interface Faith {
  /** What a text says of somebody of this faith. */
  named: RegExp
  /** What only such people are given. */
  own: string
}

const FAITHS: readonly Faith[] = [
  {
    named:
      /christian|catholic|methodist|baptist|anglican|lutheran|evangelical|protestant|pentecostal|church|chapel|bible|jesus|gospel|christening|baptism|first communion|confirmation|parish|vicar|pastor|priest|nun\b/,
    own: 'rosary, crucifix, holding cross, bible, hymn, hymnbook, psalm, gospel, scripture, devotional, nativity, church, patron saint, prayer, pilgrimage, retreat house, baptism, christening, communion',
  },
  {
    named:
      /jewish|judaism|jew\b|synagogue|ba[rt] mitzvah|shabbat|hanukkah|chanukah|kosher|torah|passover|rabbi/,
    own: 'seder, kiddush, menorah, mezuzah, shabbat, challah, dreidel, hanukkah, chanukah, passover, havdalah, torah, jewish',
  },
  {
    named: /muslim|moslem|islam|mosque|ramadan|\beid\b|qur'?an|koran|hijab|halal|hajj|imam/,
    own: "prayer mat, prayer rug, qur'an, quran, koran, tasbih, ramadan, eid, mosque, islamic, hijab, prayer",
  },
  {
    named: /hindu|diwali|puja|krishna|ganesh|temple\b/,
    own: 'diya, ganesha, ganesh, diwali, puja, rangoli, krishna, mandir, bhagavad, hindu',
  },
  {
    named: /buddhis[tm]|zen temple/,
    own: 'buddha, buddhist, mala, sutra, prayer flag, prayer wheel, dharma',
  },
  { named: /sikh|gurdwara|vaisakhi/, own: 'sikh, gurdwara, khanda' },
]
const CHRISTMAS = 'christmas, advent, nativity, santa, bauble, stocking, yule, cathedral, carol'

/** The words of gifts for a faith that a normalised text does not name; of Christmas and its places too when it names another one. */
export function wordsOfOtherFaiths(text: string): (readonly string[])[] {
  const own = FAITHS.filter(({ named }) => named.test(text))
  const shared = new Set(own.flatMap((faith) => phrases(faith.own)).map((words) => words.join(' ')))
  const others = FAITHS.filter((faith) => !own.includes(faith)).flatMap((faith) => phrases(faith.own))
  const notChristian = own.length > 0 && !own.some((faith) => faith === FAITHS[0])
  return [
    ...others.filter((words) => !shared.has(words.join(' '))),
    ...(notChristian ? phrases(CHRISTMAS) : []),
  ]
}
