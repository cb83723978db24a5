/** Words that tell a language and are no English ones; several languages may have one. */
export const TELLING = {
  de: `
    und der das dem des ein eine einen ist hat wird mit gern gerne liebt spielt macht liest schaut hört sammelt meine
    ihre seine ihren seinen mein ihm sie er ihr viel auch nicht kein keine für geht sehr oder im zum zur auf bei von
    vom alle alles seit nur noch immer jahre jahren neffe nichte patenkind tochter sohn schwester bruder mutter vater
    tante onkel freundin kollegin geburtstag weihnachten erste erster gemeinsame wohnung unsere unser wir ich nach
    wenn dann schon sind haben möchte einem einer etwas lieber weil dass nichts gibt kommt durch gerade jetzt bisschen
    zwei drei kann muss zuhause schwager schwägerin kumpel
    keinen keiner keines keinem ohne bitte nix gegen allergisch bereits mag isst trinkt braucht genug hasst bekommt statt außer bloß höchstens ausschließlich
  `,
  fr: `
    les la le du des et aux une ses avec aime adore joue fait faire lit écoute regarde beaucoup très passionné
    passionnée elle mon dans depuis toujours surtout sa leur que qui ans fille fils père mère neveu nièce filleul
    filleule cousine noël anniversaire nous notre votre vous chez était ont sont quand parce rien quelque veut
    peut jamais toute tous petit petite frère sœur papi mamie tante oncle collègue copine copain
    pas sans aucun aucune plus déteste allergique déjà assez seulement uniquement marre offrir svp merci 
  `,
  es: `
    el los las la gusta gustan encanta encantan sus mucho una del jugar hacer ella toca juega hace ver leer desde por
    sobre todo muy años año hijo hija hermano hermana sobrino sobrina abuelo abuela novio novia amiga navidad cumple
    cumpleaños nosotros nuestro nuestra quiere tiene cuando porque algo siempre nunca también pero está están
    tía tío suegra suegro cuñado cuñada compañera compañero regalo vive
    nada ningún ninguna tampoco odia ya alérgico alérgica alergia ni regalar basta solamente únicamente bebe otro otra
  `,
  it: `
    il gli la le suoi sua della dello dei piace piacciono molto una giocare anche lei lui mio mia niente suona gioca
    guarda legge soprattutto sempre anni figlio figlia nipote nonno nonna fratello sorella zia zio natale compleanno
    nostro nostra vuole quando perché qualcosa mai sono hanno cugina cugino suocera suocero cognata cognato collega
    regalo vive nonni
    nessun nessuna senza odia già allergico allergica basta solo soltanto regalare beve mangia né
  `,
  pt: `
    os gosta adora seu seus uma fazer faz muito muita também ela ele meu minha em lê vê toca assiste todo dia desde
    anos filho filha sobrinho sobrinha afilhado avó avô tia tio irmão irmã namorada namorado natal aniversário nosso
    nossa quer quando porque algo sempre nunca está não são tem sogra sogro cunhado cunhada colega presente vive
    nada sem nenhum nenhuma odeia já chega alérgico alérgica apenas somente bebe come outro outra
    pra curte tô tá pai mãe vovô vovó joga ouve jogar ouvir coisa coisas isso dela dinheiro brinquedo mulher até não comigo
  `,
  nl: `
    het een zijn haar houdt graag met veel doet ook niet hij zij mijn op voor van naar aan bij leest speelt kijkt
    vooral altijd jaar wordt neef nicht zus broer schoonvader schoonmoeder buren vriendin verjaardag kerst onze wij
    wil heeft wanneer omdat niets iets nooit maar nichtje neefje schoonzus zwager collega cadeau woont
    geen zonder haat allergisch genoeg alleen drinkt eet lust alsjeblieft
  `,
  pl: `
    lubi kocha uwielbia oraz jego jej mój moja bardzo gra się też od przy czyta ogląda słucha zbiera robi lat lata syn
    córka brat siostra siostrzenica babcia dziadek wujek ciocia teść teściowa kolega koleżanka urodziny święta
    imieniny nasz nasza chce kiedy nic coś zawsze nigdy ale nie mieszka szwagier bratowa prezent
    bez żadnych żadnej nienawidzi tylko wyłącznie dość pije je proszę kolejny kolejna już ma
  `,
}

/** English words that are others in these languages, comma lists: a German "Stock" is a floor, an Italian "cane" a dog. */
export const FALSE_FRIENDS = `
  mar, mare, llama, metro, metros, stock, gift, rock, art, hut, wand, mode, note, kind, boot, brand, bad, rad, rat,
tag, tier, bald, herd, lager, gang, roman, stark,
  pain, main, four, coin, tour, car, dent, chat, course, stage, pie, pan, red, sin, once, sale, cane, mare, case, pace,
dove, fine,
  pet, slim, pies, list, but, fan, tort,, pays, vet, room, glad, map, mappe, file, rope, ropa, planes, mesa, largo,
pod, lot, sok`

/** Before the name of a pet that somebody has. */
export const POSSESSIVES = `
  her, his, their, has, has an?, has two, got an?, with an?, two, three, ihren?, ihre, seinen?, seine, hat, hat einen?,
hat eine, hat zwei,
  son, sa, ses, a un, a une, a deux, su, sus, tiene, tiene un, tiene una, suo, sua, suoi, ha un, ha una, seu, o seu,
a sua, tem um, tem uma, tem dois, tem duas, tem três, dois, duas, mãe de, pai de,
  haar, zijn, heeft een, heeft twee, jej, jego, ma, jego, swojego`
export const PETS = `
  cats?, kittens?, dogs?, pupp(?:y|ies), horses?, pon(?:y|ies), rabbits?, bunn(?:y|ies), hamsters?, guinea pigs?,
parrots?, budgies?, chickens?, hens?,
  tortoises?, turtles?, geckos?, snakes?, fish, frogs?, hund(?:e|en)?, mops, dackel, pudel, terrier, beagle, carlin,
teckel, caniche, katzen?, kater, pferd(?:e|en)?, kaninchen, hase[n]?, meerschweinchen, wellensittiche?,
  chiens?, chats?, chatte, chienne, cheval, chevaux, lapins?, perr[oa]s?, gat[oa]s?, caballos?, conejos?, can[ei],
gatt[oaie], cavall[oi], conigli[o]?,
  cão, cães, cachorr[oa]s?, cachorrinh[oa]s?, gatinh[oa]s?, cavalos?, coelhos?, hond(?:en)?, kat(?:ten)?, poes,
paard(?:en)?, konijn(?:en)?, ps[ay], pies, kot[ay]?, koni[ea]?, królik\\p{L}*`
