/** How people say how old somebody is, in the languages of the product: comma lists of regular expressions. */

/** One to twelve, in French to twenty, and what is said in place of "1". */
export const NUMBERS = `
one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve
eine?[nms]?, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf
une?, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, dix-sept, dix-huit, dix-neuf, vingt
un[oa]?, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce
un[oa]?, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici
uma?, dois, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze
[eé][eé]n, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf
jeden, dwa, trzy, cztery, pięć, sześć, siedem, osiem, dziewięć, dziesięć, jedenaście, dwanaście`

/** First to sixth, with their endings left out. */
export const ORDINALS = `
erste, zweite, dritte, vierte, fünfte, sechste
premi, deuxi, troisi, quatri, cinqui, sixi
prim, segund, tercer, cuart, quint, sext
prim, second, terz, quart, quint, sest
primeir, segund, terceir, quart, quint, sext
eerste, tweede, derde, vierde, vijfde, zesde
pierwsz, drugi, trzeci, czwart, piąt, szóst, siódm, ósm, dziewiąt, dziesiąt, jedenast, dwunast`

/** Before the number, which stands alone or with years. */
export const BEFORE = `
turning, turns, turned, just turned, will be, ll be, is, is now, she's, he's, they're, shes, hes, theyre, aged, age, just,
nearly, almost, sweet, now, only, wird, ist, wurde, ist jetzt, wordt, is nu, is al, werd, compie, compirà, ha compiuto,
compiva, cumple, cumplió, va a cumplir, cumplirá, ha cumplido, kończy, skończy, skończył, skończyła, ukończy, faz, fez,
fará, vai fazer, completa, completou, fait, fête, fêtera, va avoir, vient d'avoir, aura,
kończą, stuknie, stuknęło, stuknęła, stuka, właśnie skończył, właśnie skończyła, będzie miał, będzie miała, tá fazendo,
está fazendo, tá com, está com, vai completar`

/** Years after the number, after a verb of having or where a piece of the text begins. */
export const YEARS = `
years?, yrs?, ans?, années, añ(?:os?|itos?), ann[io], annetti, anos?, aninhos?, lat, lata, latek, lati?ka, rok, roczek, jahre?, jaar,
jaartjes,
roku`
export const HAVING = `
is, has, hat, ha, a, ist, fait, fête, a eu, tiene, tem, ma, heeft, de, di, da, von, mit, van, con, com, w wieku, wird,
wordt, fa, compie`

/** After the number, whatever stands before it. */
export const AFTER = `
years?[ -]old, year[ -]olds?, yrs?[ -]old, y\\.?o\\b, y\\/o, yrs?, years of age, going on \\d+, and a half, jährig\\p{L}*, jahre? alt, ans? et demi,
año?s? y medio, ann[io] e mezzo, anos? e meio, einhalb jahre?, rok i pół, jarig\\p{L}*, jaar oud, jaar jong, letni\\p{L}*, latk[aiuę]?, latek,
tk[aięą], stk[aięą]`

export const MONTHS = `
months?, mos?, mths?, monate?n?, mois, mes(?:es)?, mesini?, mesi, mês, meses, maand(?:en|jes)?, miesi[ąę]\\p{L}*`

export const BIRTHDAY = `
birthday, bday, b-day, b'day, geburtstag\\p{L}*, anniversaire, anniv, cumple(?:años)?, compleanno, aniversário, niver,
urodzin\\p{L}*, verjaardag, kinderfeestje,
níver, aniversario`

/** A year of school after these words, or "class" after its number, and how old one is in its first. */
export const SCHOOL_YEARS = `
year | 5
grade | 6
klasse | 6
primaria | 6
elementare | 6
klasa, klasy, klasie | 7
groep | 4`

/** Who is called so, and from which age on. */
export const STAGES = `
0 | \\d{1,2}[ -]?weeks?[ -]?old, new-?born\\p{L}*,
(?<!(?:brother|sister)[^.;\\n]{0,20})new baby(?! (?:brother|sister|sibling|bro|sis|cousin)),
due (?:in (?:about )?\\d|any day|next month), (?:is|for) an? (?:\\p{L}+ )?(?:baby|infant), baby's first, baby shower,
neugeborene\\p{L}*, nouveau-né\\p{L}*, recién nacid[oa], neonat[oa], recém-nascid[oa], pasgeboren\\p{L}*, noworod\\p{L}*,
(?<!(?:de|sa|la) )naissance
1 | roczek, roczku, kruipt, roczniak\\p{L}*, żłob\\p{L}*, półtora roku, półtora roczku, primeiro aninho,
aniversário de um ano, engatinha(?:ndo)?
2 | toddlers?(?! (?:brother|sister|sibling|son|daughter|group)), kleinkind, peuter, dwulat\\p{L}*, dwa i pół roku
3 | pre-?schoolers?, nursery age, kita-?kind, en maternelle, przedszkol\\p{L}*, trzylat\\p{L}*,
primo anno (?:di|d') ?(?:asilo|materna), inizia (?:l')?(?:asilo|la materna), va alla materna, va all'asilo,
scuola materna
4 | czterolat\\p{L}*
5 | kindergart(?:e?ner|en), reception class, start(?:s|ing) (?:primary )?school, first day (?:of|at) school,
pięciolat\\p{L}*, ultimo anno (?:di|d') ?(?:asilo|materna)
6 | einschulung, kommt in die schule, schulanfänger\\p{L}*, schulkind, entre au cp, en cp, empieza primaria,
comincia la scuola, inizia la scuola, entra na escola, idzie do szkoły, sześciolat\\p{L}*, zerówk\\p{L}*,
entra no primeiro ano, entrou no primeiro ano, va in prima
7 | en ce1, siedmiolat\\p{L}*, idzie do pierwszej klasy, pierwszoklasist\\p{L}*, pierwszak\\p{L}*
8 | en ce2, ośmiolat\\p{L}*, drugoklasist\\p{L}*
9 | en cm1, dziewięciolat\\p{L}*
10 | en cm2, dziesięciolat\\p{L}*
11 | pre-?teens?, tweens?, start(?:s|ing) (?:secondary|middle) school, en sixième, jedenastolat\\p{L}*, prima media,
inizia le medie
12 | dwunastolat\\p{L}*, seconda media
13 | trzynastolat\\p{L}*, trzynastka, terza media
14 | czternastolat\\p{L}*, czternastk\\p{L}*, ósmoklasist\\p{L}*, prima superiore, prima liceo, inizia le superiori
15 | piętnastolat\\p{L}*, piętnastk\\p{L}*, liceum, licealist\\p{L}*, technikum, debutante, festa de debutante,
baile de debutante, quinze anos
16 | szesnastolat\\p{L}*, szesnastk\\p{L}*, terza superiore, terza liceo
17 | high school graduat\\p{L}*, graduat(?:es|ing|ed|ion) (?:from )?(?:high )?school, leav(?:es|ing) (?:high )?school,
school leaver, senior year, prom, abitur\\p{L}*, abiball, matura, maturità, baccalauréat, (?:le|son) bac, bachillerato,
ensino médio, siedemnastolat\\p{L}*, siedemnastk\\p{L}*
30 | trzydziestk\\p{L}*
40 | czterdziestk\\p{L}*
50 | pięćdziesiątk\\p{L}*, pięćdziesiątce
60 | sześćdziesiątk\\p{L}*, sześćdziesiątce
70 | siedemdziesiątk\\p{L}*, siedemdziesiątce
80 | osiemdziesiątk\\p{L}*, osiemdziesiątce
90 | dziewięćdziesiątk\\p{L}*`

export const BABIES =
  'baby, babies, bébé, bebé, bebê, bebe, bobas, bobasek, dzidziuś, dzidzia, bimbo, bimba, neonat[oa], bump'

/** Before a relation of whoever gives. */
export const OF_THE_GIVER = `
my, our, meine?[rs]?, unsere?[rs]?, mon, ma, notre, mi, nuestr[oa], mi[ao], nostr[oa], minha, meu, mijn, onze,
m[oó]ja?, moje[jg]o?, nasz[ae]?j?`

/** Whoever gets one, or becomes one, is not the baby: "new baby brother". */
export const SIBLINGS = `
brothers?, sisters?, siblings?, bro, sis, bruder, brüder(?:chen)?, schwester(?:chen)?,
geschwister\\p{L}*, frères?, sœurs?, soeurs?,
herman[oa]s?, hermanit[oa], fratell(?:o|ino), sorell(?:a|ina),
irmã[os]?, irmãozinho, irmãzinha, broer(?:tje)?, zus(?:je)?,
braciszek, braciszka, siostr\\p{L}*, brata?, bratem,
maninh[oa]`

export const CHRISTENINGS = `
christening, baptism, naming ceremony, taufe, kindstaufe, baptême, bautizo, battesimo, batizado, batismo, doop, doopfeest,
chrzest, chrzciny, chrztu`

/** "First Christmas in the new house" is no baby's. */
const FIRST_CHRISTMAS = `
(?:(?:baby's |very )?first christmas|erste weihnachten|premier noël|primera navidad|primo natale|primeiro natal|eerste kerst|pierwsze święta)(?! \\p{L})`

/** How old those are whose occasion is called so, where nothing else tells. */
export const OCCASION_AGES = `
0 | ${BABIES}, ${CHRISTENINGS.trim()}, ${FIRST_CHRISTMAS.trim()}, birth, newborn, new arrival, geburt, naissance,
nacimiento, nascita, nascimento, geboorte, kraamfeest, narodzin\\p{L}*
6 | einschulung, schultüte, schulanfang, zuckertüte, erster schultag, first day of school, starting school,
rentrée au cp, pasowanie na ucznia
8-9 | first (?:holy )?communion, holy communion, (?:erst)?kommunion, première communion, primera comunión,
prima comunione, primeira comunhão, eerste communie, communiefeest, pierwsza komunia, pierwszej komunii, komuni[ai],
i komunia, mi primera comunión, komuni[aię], do komunii
12-13 | ba[rt] mitzvah?, ba[rt]-?mi[tc]z?wa, ba[rt]-mitsva, b'?nai? mitzvah
12-14 | konfirmation, confirmation, firmung, jugendweihe, cresima, confirmación, crisma, vormsel, bierzmowanie
15 | quince, quinceañera, quinceanera, xv años, xv anos, mis quince, festa de 15 anos, 15 anos, debutante,
festa de debutante
16 | sweet sixteen, gcses?
17-18 | prom, leavers?' (?:do|ball), school leaver, leaving school, a-?levels?, driving test, führerschein,
permis de conduire, carnet de conducir, patente, rijbewijs, prawo jazdy, osiemnastka, dix-huit ans, diciottesimo,
mayoría de edad, matura, abitur, abi, abiball, bac, maturità, osiemnastkę, osiemnastki, osiemnaste urodziny
65-66 | retirement, retiring, retired, ruhestand, rente, pensionierung, verabschiedung in den ruhestand, retraite,
départ à la retraite, jubilación, pensione, pensionamento, aposentadoria, reforma, pensioen, pensionering, emerytura,
emeryturę, pożegnanie na emeryturę`
