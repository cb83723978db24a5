import type { Language } from '#app/ideas/words/languages/language.ts'

/** What a euro, dollar or pound is in a currency, roughly: within a third is exact enough for a gift budget. */
interface CurrencyWords {
  units: number
  /** Signs and codes that stand before or after a number. */
  signs: string
  /** Words that stand after it, in every language of the product; a regular expression each. */
  names: string
}

/** In the order in which they are tried. */
export const CURRENCIES: readonly CurrencyWords[] = [
  {
    units: 1,
    signs: 'us$, a$, c$, au$, ca$, nz$, €, £, usd, eur, gbp, chf, sfr, fr., aud, cad, nzd',
    names: `
      dollars?, dólar(?:es)?, dollari, dolar(?:y|ów|ów|a)?, долар(?:ів|и)?, دولار, bucks, euros?, euroa, євро, евро,
      يورو, pounds?, quid, livres?, libras?, sterline, pond(?:en)?, funt(?:ów|y)?, francs?, franken, franchi,
      fränkli, stutz, fr, eurillos?, eurazos?, euritos?, leuros?, lereles, eurinhos?, eurini?, euri, euronen,
eurootjes?, piek, tacken, öcken, balles, piastres?, piasses?, boules, pavos,
e(?= (?:(?:gd |grand )?max|maxi|env|como|aprox|a testa))`,
  },
  { units: 0.1, signs: '', names: 'tientjes?' },
  { units: 85, signs: '₹, inr, rs, rs.', names: 'rupees?, rupien?' },
  { units: 150, signs: '¥, jpy', names: 'yen' },
  { units: 7, signs: 'cny, rmb', names: 'yuan, renminbi' },
  {
    units: 10,
    signs: 'sek, nok, dkk, kr, kr.',
    names: 'kron(?:a|er|or), kronen, couronnes, coronas, corone, coroas',
  },
  {
    units: 4,
    signs: 'zł, zl, pln',
    names: 'zlot(?:y|ych|e), złot(?:y|ych|e|ówek|ówki), zeta, zetów, złociszy, злотих',
  },
  // Polish hundreds and tens.
  { units: 0.04, signs: '', names: 'st[oó]w(?:k[aięą]|ek|[ayęe]|ach)?' },
  { units: 0.4, signs: '', names: 'dych(?:a|y|ę|ach)?, dyszek' },
  { units: 23, signs: 'kč, czk', names: 'korun' },
  { units: 360, signs: 'huf, ft', names: 'forints?' },
  { units: 1350, signs: '₩, krw', names: 'won' },
  { units: 0.0055, signs: '', names: 'mil reais, mil contos?, mil pilas?' },
  {
    units: 5.5,
    signs: 'r$, brl',
    names: 'reais, real, contos?, pilas?, mangos?, pilinhas?, reaizinhos, paus',
  },
  { units: 18, signs: 'zar', names: 'rand' },
  { units: 35, signs: '₺, tl', names: 'try, lira(?:y[ıa]|dan|lık|nın|s[ıi])?, liras, lire' },
  { units: 45, signs: '₴, uah', names: 'грн\\.?, гривень, гривні, гривен, hryvni?as?' },
  { units: 90, signs: '₽, rub', names: 'rou?bles?, руб(?:\\.|лей|ля)?' },
  { units: 2000, signs: '', names: 'pesos? (?:argentinos|chilenos|colombianos)' },
  { units: 18, signs: 'mxn', names: 'pesos?, pesitos, varos?, pesotes' },
  { units: 4, signs: '', names: 'soles' },
  // Of Argentina, Chile or Colombia, where one pays in thousands.
  {
    units: 2,
    signs: '',
    names:
      'mil pesos? (?:argentinos|chilenos|colombianos), mil pesos?, mil chilenos, mil colombianos, mil argentinos, lucas?, lukas?',
  },
  { units: 8.5, signs: 'hk$, hkd', names: '' },
  { units: 1.5, signs: 's$, sgd', names: '' },
  { units: 4, signs: '₪, ils, nis', names: 'shekels?' },
  { units: 5, signs: 'ron, myr', names: 'lei, ringgit' },
  { units: 37, signs: '฿, thb, twd, nt$', names: 'baht' },
  { units: 62, signs: '₱, php', names: '' },
  { units: 150, signs: 'isk, kes, ksh', names: 'shillings?' },
  { units: 4, signs: 'sar, aed', names: 'ريال, درهم, riyals?, dirhams?' },
  { units: 55, signs: 'egp', names: 'جنيه' },
  { units: 1, signs: '$', names: '' },
]

const NOT = `(?:(?:(?:do|ca|must|should|does|wo)n't)|(?:do |must |should |does |can )?not|cannot)`
const EXCEED = '(?:exceed|(?:go|cost|spend|pay)(?: (?:over|above|more than|beyond))+)'

/** What a number without currency is in, of who writes in a language: the others' is the euro. */
export const OWN_CURRENCIES: Partial<Record<Language, string>> = { pl: 'zł', pt: 'r$' }

/** Words before an amount that make it the most; each a regular expression. Those of the last list need a currency. */
export const AT_MOST = `
no(?:t|thing)? (?:more|higher|greater|dearer|costlier|pricier) than, under, below, beneath, less than, fewer than,
(?:nothing|not|no gifts?|nothing that(?:'s| is)|nothing priced|nothing costing) (?:over|above|more than|beyond|exceeding),
cheaper than, up to, at most, at the most, within, keep (?:it|things) (?:to|under|below), agreed (?:on|to), settled on,
max(?:imum)?\\.?(?: of| is| budget(?: of| is)?| price| spend)?:?, limit(?:ed)?(?: is| of| to)?:?,
cap(?:ped)?(?: is| of| at)?:?, ceiling(?: is| of)?:?, (?:my |our |the |a |total )?budget(?: is| of| would be)?:?, ≤,
<=, <, (?:can |could |will |to )?(?:spend|price)(?:ing)?:?, ${NOT}(?: (?:(?:want|wish|like|need|have) )?to)? ${EXCEED},
unter(?: einem)?, bis(?: zu)?(?: maximal| höchstens)?(?: einem)?, höchstens(?: n| nen| einen?)?,
maximal(?: n| nen| einen?)?, max\\.?(?: n| nen| einen?), nicht (?:mehr|teurer) als(?: n| nen| einen?)?, nicht über,
weniger als, moins de, jusqu'à, au maximum, au plus, pas plus (?:de|que), inférieure? à,
l[ií]mite(?: (?:de|di|es|é))?:?, limiet:?, ne pas dépasser, menos de, hasta, (?:como |de )?máximo(?: de)?, no más de,
por debajo de, presupuesto(?: es| de)*:?, tope(?: de)?, como mucho, a lo sumo, que no pasen?(?: de)?(?: los)?,
(?:sin|no|que no) (?:super(?:e|ar|en|emos)|exced(?:er|a)|pas(?:ar|arse|arnos|arte|emos))(?: de)?(?: los)?,
no (?:me |nos |se )?(?:quier[oe] |queremos )?gast(?:ar|arme|arnos|es|en|éis) más de, que no cueste más de,
sin gastar(?:se|nos|me)? más de, máx\\.?, meno di, fino a, (?:al )?massimo, non più di, non oltre (?:i |gli )?,
non superare (?:i |gli )?, senza superare (?:i |gli )?, non sopra (?:i |gli )?, tetto(?: di)?:?,
spesa(?: massima| max)?(?: di)?:?, costo(?: massimo| max)?(?: di)?:?, sotto (?:i |gli )?, entro (?:i |gli )?, até,
máx\\.?:?, no máximo, não mais (?:de|que), abaixo de, (?:no )?max(?:imo)? de, até (?:no máximo|uns), no maximo,
não (?:pode )?passar? de, sem passar de, nada acima de, limite de, teto de, (?:dá|da) (?:pra|para) gastar (?:até)?,
(?:posso|podemos|quero|queria|vou|vamos) gastar (?:até|uns|no máximo)?, gastar (?:até|uns|no máximo)?,
orçamento(?: é| de)*:?, onder(?: de)?, niet (?:boven|over)(?: de)?, niet duurder dan, hooguit, ten hoogste,
tot maximaal, maximaal, hoogstens, niet meer dan, minder dan, poniżej, maksymalnie, maks\\.?, nie więcej niż, najwyżej,
mniej niż, budżet(?: to| do| mamy| jest| wynosi| około| ok\\.)*:?, tak do, gdzieś do, limit(?: to| do)?:?, góra,
nie drożej niż, nie drożej jak, nie przekraczać, do maks\\.?, kwota(?: do)?:?, upp till, högst, maximalt, inte mer än,
mindre än, en fazla, en çok, bütçe(?:m|miz|si)?:?, не більше(?: ніж)?, не дорожче, менше, максимум, бюджет:?, в межах,
не больше, не дороже, أقل من, لا يزيد عن, بحد أقصى, الحد الأقصى, الميزانية, ميزانية`
export const AT_MOST_WITH_CURRENCY =
  'do, tot, nur, bloß, solo, sólo, só, seulement, slechts, maar, tylko, just, only, до, حتى, تحت'

/** Words after an amount that make it the most. */
export const AFTER = `
max(?:imum)?, tops, (?:gd|grand) max(?:imum)?, maxi, pas (?:plus|davantage), grand maximum, à tout casser, como mucho,
a lo sumo, no más, e basta, al max, non di più, e não mais, no máx, tops, niet meer, nicht mehr, mehr nicht,
allerhöchstens, or (?:less|under|below|cheaper), and (?:under|below), at (?:the )?most, limit, budget, cap,
(?:office|team|work|class|family|group|gift|price|spending|santa|secret santa) (?:limit|budget|cap|max(?:imum)?),
ceiling, is (?:the|my|our) (?:limit|max|maximum|budget), höchstens, maximal, au maximum, ou moins, (?:como )?máximo,
o menos, al massimo, massimo, no máximo, ou menos, no máximo, no maximo, de limite, de teto, por aí, pra baixo,
maximaal, hoogstens, maksymalnie, maks\\.?, góra, max, najwyżej, i ani grosza więcej, limit, nie więcej, nie drożej,
högst, maximalt, (?:'?(?:y?[ıiae]|den|dan) )?(?:altı(?:nda)?|kadar|geçmesin|az), максимум, كحد أقصى`

/** Words that make an amount a rough one: no more than it. */
export const ABOUT = `
around, about, roughly, circa, (?:we )?(?:have )?(?:collected|raised|chipped in|pooled),
(?:two|three|four|five|six|seven|eight|\\d+|all|both) of us, approx\\.?, approximately, ~, ca\\.?, something like,
ungefähr, etwa, rund, (?:so|um)(?= \\d+ ?(?:€|euro)), um die, um den, um einen, so ein, so nen, so einen, so um die, so rund,
zirka, environ, autour de, dans les, à peu près, alrededor de(?: los)?, rondando(?: los)?, unos, aproximadamente,
cerca de, (?:na faixa|em torno|na casa) d[eo]s?, por volta dos, mais ou menos, intorno (?:a|ai), attorno (?:a|ai), sui,
sulle, un(?:a)? (?=ventina|trentina|quarantina|cinquantina|sessantina|centinaio|decina), più o meno, grosso modo,
all'incirca, indicativamente, por volta de, uns, rond(?: de)?, in de buurt van(?: de)?, om en nabij(?: de)?, plusminus,
ongeveer, zo'n, około, ok\\., gdzieś, jakieś, w okolicach, w granicach, plus minus, tak z, mniej więcej, ungefär,
omkring, runt, cirka, yaklaşık, близько, приблизно, около, примерно, حوالي, تقريبا, نحو`

/** Words after an amount that each giver gives. */
export const FOR_EACH = `each, a head, per (?:person|head|family|household), apiece, pp, p\\.p\\.,
pro (?:kopf|person|nase|familie), je (?:person|kopf|nase|familie), jeder?, par (?:tête|personne|famille|tête de pipe),
chacune?, por (?:cabeza|persona|barba|pessoa|cabeça|familia|família), (?:de )?cada(?: un[oa]?| um| uma)?,
a (?:testa|persona|famiglia), ciascun[oa]?, per (?:persoon|gezin), ieder, de man,
na (?:osobę|głowę|łebka|rodzinę), od (?:osoby|łebka|rodziny|każdego)`

/** Words before an amount that each giver gives. */
export const EACH_GIVES = `je, jeder(?: (?:gibt|zahlt|legt))?, po, ieder(?:een)?(?: (?:legt|geeft))?, elk,
chacune? met, ciascuno mette, ognuno(?: mette)?, cada un[oa] pone, każdy(?: (?:daje|po))*, we each (?:give|put in)`

/** Who may give together, behind their number, where a word of `POOLING` says that they do. */
export const GIVERS = `
people, friends, colleagues, mates, families, siblings, leute, personen, freund(?:e|innen), kolleg(?:en|innen), familien,
geschwister, personnes, potes, copains, copines, ami(?:e)?s, collègues, familles, personas, amig[oa]s, compañer[oa]s,
herman[oa]s, persone, amic(?:i|he), collegh[ie], famiglie, fratelli, pessoas, colegas, famílias, irmãos, mensen, vrienden,
vriendinnen, collega'?s, gezinnen, osób, osoby, znajomych, rodzin, przyjaciół, koleżanek, kolegów`
export const POOLING = `
chip(?:ping|s)? in, club(?:bing)? together, pool(?:ing)?, put(?:ting)? in, per family, per household, legen, zusammen(?:legen)?, jeder gibt,
pro familie, je familie, cotis\\p{L}*, par famille, ponemos, juntamos, por familia, colletta, raccog\\p{L}*, mettiamo, per famiglia,
vaquinha, rach\\p{L}*, juntar, por família, leggen, inleg, per gezin, zrzut\\p{L}*, składa\\p{L}*, od rodziny, na rodzinę`
/** Where each is told what a gift may cost, nothing is added up. */
export const DRAWN_GIFTS = `
secret santa, kris kringle, wichtel\\p{L}*, engerl\\p{L}*, père noël secret, pere noel secret, amigo (?:secreto|invisible|oculto), amico segreto,
lootjes, sinterklaas, losowan\\p{L}*, mikołajki`
/** Before the number of who gives together. */
export const WE_ARE = `
wir sind(?: zu)?, (?:nous sommes|on est|on sera|on s'y met)(?: à)?, somos, seremos, entre (?:los|las|nous|todos los), siamo(?: in)?,
(?:we zijn )?met z'n, we zijn met, jest nas`
/** Their number as a word of its own. */
export const GIVERS_IN_WORDS: readonly (readonly [value: number, words: string])[] = [
  [2, `zu zweit, w dwójkę, we dwoje, met z'n twee(?:ën|tjes)`],
  [3, `zu dritt, w trójkę, we troje, met z'n drie(?:ën|tjes)`],
  [4, `zu viert, w czwórkę, we czworo, met z'n vieren`],
  [5, `zu fünft, w piątkę, met z'n vijven`],
  [6, `zu sechst, w szóstkę, met z'n zessen`],
  [7, `zu siebt, w siódemkę, met z'n zevenen`],
  [8, `zu acht, w ósemkę, met z'n achten`],
  [10, `zu zehnt, w dziesiątkę, met z'n tienen`],
]

/** Words after an amount that stands alone: roughly so much, or for how many. */
export const AFTER_ALONE = `
ish, or so, or thereabouts, aprox\\.?, aproximadamente, mas o menos, o así, o por ahí, env\\.?,
(?:ou )?à peu de choses près, o giù di lì, circa, zo ongeveer, mais coisa menos coisa, coś koło tego, approx\\.?,
roughly, environ, à peu près, ungefähr, circa, ca\\.?, ongeveer, más o menos, mais ou menos, più o meno, mniej więcej,
plus minus, tak około, coś takiego, (?:in )?total, in all, all in, all together, altogether, together, per gift,
${FOR_EACH}, for (?:both|the (?:two|three|pair|lot))(?: of them)?, between (?:us(?: all(?! in| together))?|all of us),
from (?:all|both|everyone)(?: of us| the \\p{L}+)?,
from (?:us|the (?:\\p{L}+ )?(?:team|family|class|office|staff|siblings|children|kids)), zusammen, insgesamt, für beide,
en tout, au total, à nous tous, entre tous(?: les \\p{L}+)?, entre todos, en total, in totaal, samen, in totale,
in tutto, no total, ao todo, razem, łącznie, totalt, tillsammans`

export const BETWEEN = `
between, from, budget:?, budżet:?, orçamento:?, presupuesto:?, spend:?, price:?, about, around, price range:?, range:?,
zwischen, von, entre, na faixa de, faixa de, de, tra, fra, tra i, fra i, dai, da, tussen, van, między, od,
tak, jakieś, mellan, från, від, між, от, من, بين`
export const RANGE_WORDS =
  'and, to, -, until, und, bis, et, à, y, e, e i, ai, a, en, tot, i, do, och, till, ile, ve, до, та, і, и, إلى, و'

export const AT_LEAST = `
at least, min(?:imum)?(?: of)?:?, more than, over, above, from, mindestens, ab, au moins, al menos, almeno, pelo menos,
minstens, vanaf, minimaal, ten minste, tenminste, boven de, co najmniej, minst, en az, щонайменше, не менше,
على الأقل`

/** What may follow a number without currency that is money all the same. */
export const AFTER_BARE = `
please, each, total, in total, altogether, or, and, if, for, max, tops, per, all, but, would, so, as, ideally, budget,
thanks, only, though, because, since, unless, preferably, ok, okay, overall, she, he, they, we, i, no, not, total, at,
together, from (?:all|us|everyone|everybody|the), between us, pro, par, por, bitte, danke, merci, gracias, grazie,
obrigad[oa]`

/** Numbers in words, where they are money: before the name of a currency or behind a word like "around". */
export const NUMBER_WORDS: readonly (readonly [value: number, words: string])[] = [
  [1, 'een(?= tientje)'],
  [2, 'twee(?= tientjes)'],
  [3, 'drie(?= tientjes)'],
  [4, 'vier(?= tientjes)'],
  [5, 'vijf(?= tientjes)'],
  [
    10,
    'dizaine, decina, decena, dezena, tiental, zehn, (?<!-)dix, diez, dieci, tien, dez, dziesięć, dziesięciu, dycha, dychę, dychy, zehner, dezinho',
  ],
  [15, 'quinzaine, quindicina, fünfzehn, (?<!-)quinze, quince, quindici, vijftien, piętnaście, piętnastu'],
  [
    20,
    'vingtaine, ventina, veintena, twintigtal, zwanzig, (?<!-)vingt, veinte, venti, twintig, vinte, dwadzieścia, dwudziestu, zwanziger, zwanni, vintinha, vintão',
  ],
  [
    25,
    'fünfundzwanzig, vingt-cinq, veinticinco, venticinque, vijfentwintig, vinte e cinco, veintitantos, veintipico',
  ],
  [
    30,
    'trentaine, trentina, treintena, drei(?:ß|ss)ig, trente, treinta, trenta, dertig, trinta, trzydzieści, trzydziestu, trintinha, trintão',
  ],
  [35, 'trente-cinq'],
  [
    40,
    'quarantaine, quarantina, vierzig, quarante, cuarenta, quaranta, veertig, quarenta, czterdzieści, czterdziestu, quarentinha',
  ],
  [45, 'quarante-cinq'],
  [
    50,
    'cinquantaine, cinquantina, fünfzig, fuffzig, fuchzig, cinquante, cincuenta, cinquanta, vijftig, cinquenta, pięćdziesiąt, pięćdziesięciu, fuffi, fuffziger, fünfziger, cinqüenta, cinquentinha, cinquentão, cinquentinho',
  ],
  [
    60,
    'soixantaine, sessantina, sechzig, soixante, sesenta, sessanta, zestig, sessenta, sześćdziesiąt, sześćdziesięciu',
  ],
  [70, 'setenta, soixante-dix, septante'],
  [75, 'soixante-quinze'],
  [
    80,
    'achtzig, quatre-vingts?, ochenta, ottanta, tachtig, oitenta, osiemdziesiąt, osiemdziesięciu, oitentinha',
  ],
  [90, 'noventa, quatre-vingt-dix, nonante'],
  [
    100,
    'centaine, centinaio, centena, (?:ein)?hundert, cent, cien, cento, honderd, cem, sto, stu, stówka, stówkę, stówki, stówa, stówę, stówy, hunni, hunderter, cenzinho, cenzão, centone',
  ],
  [
    150,
    'hundertfünfzig, cent cinquante, ciento cincuenta, centocinquanta, honderdvijftig, sto pięćdziesiąt, stu pięćdziesięciu, cento e cinquenta',
  ],
  [200, 'zweihundert, deux cents?, doscientos, duecento, tweehonderd, duzentos, dwieście, dwustu, duzentão'],
  [300, 'trzysta, trzystu, trezentos, trezentão, trescientos'],
  [400, 'cuatrocientos'],
  [500, 'pięćset, pięciuset, quinhentos, quinhentão, quinientos'],
]

/** Behind an amount with its currency they say that it is there to be spent. */
export const TO_SPEND = `
reicht, reichen, genügt, genügen, vo[nm], aus, sind (?:da|ausgemacht|drin), wär(?:en|e), zusammen, gesammelt,
ausgemacht, haben wir, legen wir, geb(?:en|e) (?:wir|ich), kommen zusammen, de la part, suffit, suffisent, réunis,
récoltés, à nous, à plusieurs, entre (?:nous|todos|todas), maxi, en tout, juntamos, ponemos, hemos (?:juntado|puesto),
como tope, de tope, bastan, e via, va bene, vanno bene, dai, dal, da parte, raccolti, a disposizione, bastano,
van (?:de|ons|het), bij elkaar, is genoeg, od (?:nas|wszystkich|całej|całego), zebrane, wystarczy, zebraliśmy, mamy,
zrzuta, zrzutka, na prezent, do wydania, się składamy, dos, da(?: parte)?, juntos`
