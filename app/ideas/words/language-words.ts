/** Words that tell a language and are no English ones; several languages may have one. */
export const TELLING = {
  German: `
    und der das dem des ein eine einen ist hat wird mit gern gerne liebt spielt macht liest schaut hört sammelt meine ihre
    seine ihren seinen mein ihm sie er ihr viel auch nicht kein keine für geht sehr oder im zum zur auf bei von vom alle
    alles seit nur noch immer jahre jahren neffe nichte patenkind tochter sohn schwester bruder mutter vater tante onkel
    freundin kollegin geburtstag weihnachten
  `,
  French: `
    les la le du des et aux une ses avec aime adore joue fait faire lit écoute regarde beaucoup très passionné passionnée
    elle mon dans depuis toujours surtout sa leur que qui ans fille fils père mère neveu nièce filleul filleule cousine
    noël anniversaire
  `,
  Spanish: `
    el los las la gusta gustan encanta encantan sus mucho una del jugar hacer ella toca juega hace ver leer desde por
    sobre todo muy años año hijo hija hermano hermana sobrino sobrina abuelo abuela novio novia amiga navidad cumple
    cumpleaños
  `,
  Italian: `
    il gli la le suoi sua della dello dei piace piacciono molto una giocare anche lei lui mio mia niente suona gioca
    guarda legge soprattutto sempre anni figlio figlia nipote nonno nonna fratello sorella zia zio natale compleanno
  `,
  Portuguese: `
    os gosta adora seu seus uma fazer faz muito muita também ela ele meu minha em lê vê toca assiste todo dia desde anos
    filho filha sobrinho sobrinha afilhado avó avô tia tio irmão irmã namorada namorado natal aniversário
  `,
  Dutch: `
    het een zijn haar houdt graag met veel doet ook niet hij zij mijn op voor van naar aan bij leest speelt kijkt vooral
    altijd jaar wordt neef nicht zus broer schoonvader schoonmoeder buren vriendin verjaardag kerst
  `,
  Polish: `
    lubi kocha uwielbia oraz jego jej mój moja bardzo gra się też od przy czyta ogląda słucha zbiera robi lat lata syn
    córka brat siostra siostrzenica babcia dziadek wujek ciocia teść teściowa kolega koleżanka urodziny święta imieniny
  `,
}
