import type { WishWords } from '#app/ideas/words/wishes/wish-words.ts'

export const ITALIAN: WishWords = {
  refused: `
    non ha/hanno ?mai ?più ?molto tempo per/di ?i/gli/le/il/la, ?per ?favore ?assolutamente ?ma niente ?di/con/che/a/da/in/per ?base/più/altro/abbia/contenga/sia ?di/del/con, nulla di/con/che/a ?base/contenga ?di, nessun/nessuno/nessuna/nessun' ?altro/altra/altri/tipo/genere ?di, senza ?alcun/alcuna/nessun/nessuna ?tipo ?di, né il/lo/la/i/gli/le/l'/una/altri/altre, neanche ?un'/una/i/gli/le/l' altro/altra, neppure un'/una/i/gli/le,
    no a/al/alla/ai/agli/alle/all'/allo, no ad, no altri/altre/altro/altra, no più/piu, per favore no, per piacere no, vi prego no, basta ?con/coi ?i/gli/le/la/il/altri/altre, basta regalargli/regalarle ?altri/altre/i/le, stop a/al/alla/ai/agli/alle, mai più ?un'/una/i/le/altri/altre, mai ?e poi mai ?un'/una,
    non più/piu ?i/le/gli, non ?più un'/uno/una altro/altra/ennesimo/ennesima, non l'ennesimo/l'ennesima, non il/la/i/le solito/solita/soliti/solite, che non sia/siano/abbia/abbiano/contenga/contengano ?il/la/i/le/una/l' ?altro/altra/ennesimo/ennesima/solito/solita/soliti/solite/di/l'ennesimo/l'ennesima, purché non sia/siano ?un'/una/il/la/i/le/di, basta che non sia/siano ?un'/una/il/la/i/le/di/altri/altre ?altro/altra, tutto tranne/fuorché/eccetto/meno ?che ?i/gli/le/il/la/l'/una, qualsiasi/qualunque cosa tranne/fuorché/ma/eccetto ?non ?i/gli/le/il/la/l'/una, tranne, eccetto, fuorché, fuorche, salvo i/le/gli/il/la/l', a parte i/le/gli/il/la/l', ad eccezione di/del/della/dei/degli/delle, al posto di/del/della/dei/delle, invece di/del/della/dei/delle, anziché, piuttosto che,
    non ?gli ?le ?ci ?mi ?vi regalare/regalate/regalategli/regalatele/regalargli/regalarle/regaliamo/comprare/comprate/comprategli/compratele/comprargli/prendete/prendere/portate/portare/dare/date/mandate/regali ?più/altri/altre/altro/altra/assolutamente/nulla/niente/i/gli/le/una ?altri/altre/altro/altra/di/con, si prega di non regalare/portare/comprare ?altri/altre, guai a regalargli/regalarle/chi ?gli/le/altri/altre ?regala, vietato/vietata/vietati/vietate ?regalare/i/gli/le/il/la/l',
    non se ne fa niente/nulla/più di, non sa che farsene di/del/della/dei/delle, non sa cosa farsene di/del/della/dei/delle, non sa dove mettere ?più ?i/gli/le/altri/altre, non sappiamo dove mettere ?altri/altre/i/le,
    non ?gli/le/vi/ci/mi ?più ?a ?lei/lui piace/piacciono/piaceva/piacevano/interessa/interessano/va/vanno/garba/garbano/attira/attirano/entusiasma/entusiasmano/convince/convincono/serve/servono/occorre/occorrono/dice/dicono/fa/fanno/stanno/sta/appassiona/appassionano ?più/per/proprio/tanto/molto/affatto/particolarmente/nulla/niente/bene/altri/altre/una ?niente/nulla/molto/altro/altra ?i/gli/le/il/lo/la/l'/altri/altre, a lei/lui non piace/piacciono ?per/molto/proprio ?niente ?i/gli/le/il/lo/la/l', non lo/la/li interessa/interessano/attira/attirano/entusiasma/entusiasmano/appassiona/appassionano ?più/per/molto ?niente/nulla ?i/gli/le/il/lo/la/l',
    non ?ci ?lo/la/li ?le ?gli ama/amano/adora/beve/bevono/mangia/mangiano/indossa/usa/usano/legge/fuma/sopporta/sopportano/tollera/tollerano/regge/digerisce/gradisce/gradiscono/apprezza/apprezzano/vuole/vogliono/vogliamo/vorrebbe/desidera/porta/utilizza/consuma/assume/colleziona/gioca/cucina/guarda/ascolta/segue/pratica/accetta/prende/mette/compra ?più/mai/molto/proprio/assolutamente/affatto/particolarmente/bene/nessun/nessuna/nessuno/altri/altre/altro/né/ricevere/niente/nulla ?molto/ricevere/di/con/altri/altre/tipo/avere/vedere ?i/gli/le/il/lo/la/l'/di/a/ai/alla/al/con/una/altri/altre,
    non può/puo/possono/deve/devono ?più/assolutamente ?vedere/mangiare/bere/avere/assumere/prendere/indossare/usare/soffrire/sopportare/neanche/nemmeno ?vedere/sentire ?i/gli/le/il/lo/la/l'/di/a/con/né, non sopporto/amo/mangio/bevo/mangiamo ?i/gli/le/il/la/l', non è/e/sono ?un'/una ?molto/per/proprio/particolarmente ?niente ?grande/gran tipo/tipa/fan/amante/appassionato/appassionata/patito/patita/interessato/interessata ?da ?di/del/della/dei/degli/delle/da/a/ai/alle, non è ?un'/una ?certo tipo/tipa/persona/da ?da, non va matto/matta/pazzo/pazza per ?i/gli/le/il/la, non fa ?uso di, non ha ?più ?nessun bisogno/interesse/voglia/spazio/posto/pazienza di/per/del/della/dei ?i/gli/le/altri/altre/una/altro/altra ?altro/altra, non c'è ?più posto/spazio per ?altri/altre/i/le, non abbiamo spazio/posto per ?altri/altre, niente più/piu,
    odia/odiano/odio/detesta/detestano/detesto/aborre/disprezza ?profondamente/proprio/assolutamente/veramente/ricevere/tutto/tutti/tutte/qualsiasi/ogni ?ciò/quello/tipo/cosa ?che/di ?i/gli/le/il/lo/la/l'/profuma/sa, evita/evitano/evitare/evitate/evitiamo/evito/eviterei ?per/assolutamente/mangiare/di/regali/tutto/qualsiasi/ogni ?favore/regalare/ciò/con/tipo ?di ?i/gli/le/il/lo/la/l', meglio evitare ?i/gli/le/il/lo/la/l', rifiuta ?i/gli/le/il/la/tutto, fugge, lasciate perdere ?i/gli/le/il/la, lascia perdere ?i/gli/le, dimenticate ?i/gli/le, attenzione a/ai/alle/agli, si astiene da/dal/dalla/dai,
    ha/hanno ?una/molta ?vera/gran orrore/paura/fobia/terrore/schifo/avversione/repulsione/nausea/ribrezzo di/del/della/dei/degli/delle/per ?i/gli/le/il/la, paura di/del/della/dei/degli/delle, gli/le/mi fa/fanno/danno/dà/da/mettono/provoca/provocano ?molto/molta/una/venire ?po'/il/la/l' ?gran schifo/ribrezzo/paura/orrore/senso/ansia/male/nausea/fastidio/emicrania/mal/allergia/angoscia ?di ?testa/stomaco ?i/gli/le/il/lo/la/l', lo/la infastidisce/infastidiscono/annoia/annoiano/spaventa/spaventano/disgusta/disgustano/stressa/stressano ?i/gli/le/il/lo/la/l', soffre ?di le vertigini, soffre di, è/e/sono ?molto contro/contrario/contraria/contrari a/ai/alle/al/alla/i/gli/le/il,
    non ne può/puo/possono/posso più/piu di/del/della/dei/degli/delle/d', ne ha/hanno abbastanza/piene/pieno/basta di/del/della/dei/degli/delle ?ricevere, ne ha fin/fino sopra i capelli di/dei/delle, ha le tasche piene di/del/dei/delle, ne ha le scatole piene di/dei/delle, è/e/sono ?davvero stufo/stufa/stufi/stanco/stanca/stanchi/arcistufo/saturo/satura/sazio/sazia/nauseato/nauseata di/del/della/dei/degli/delle/da/dai/dalle ?ricevere, stufo/stufa/stanco/stanca di/del/della/dei/degli/delle ?ricevere, si è stufato/stufata/stancato/stancata di/del/della/dei/delle,
    ha/hanno smesso di/con ?bere/fumare/mangiare/usare/giocare ?i/gli/le/il/la/l'/a/alla, ha/hanno chiuso/detto con/basta/addio ?con/a ?i/gli/le/il/la/al/alla/ai/alle, ha rinunciato a/al/alla/ai/alle/agli, ha eliminato ?i/gli/le/il/la/l', sta/cerca/vuole ?cercando ?di smettere/evitare/eliminare/ridurre ?di ?fumare/bere/i/gli/le/il/la, rinuncia a/al/alla/ai/alle, fa a meno di/del/della/dei, troppo/troppa/troppi/troppe, ha/hanno ?già troppo/troppa/troppi/troppe, sommerso/sommersa/sommersi da/dai/dalle/di, è/e ormai ?troppo grande/vecchio/vecchia per ?i/gli/le/il/la, è/e troppo grande/piccolo/piccola/vecchio/vecchia per ?i/gli/le/il/la, zero, anti, via i/gli/le/il/la, addio a/ai/alle/al, figuriamoci ?un'/una/i/le, manco i/le/per/una ?sogno/scherzo, nemmeno i/gli/le/una/per ?sogno/scherzo`,
  allergic: `
    ?molto/gravemente/fortemente/anche/leggermente allergico/allergica/allergici/allergiche a/al/alla/allo/ai/agli/alle/all' ?tutti/tutte/tutta ?i/gli/le/la, allergia/allergie a/al/alla/allo/ai/agli/alle/all', ha ?una ?forte/grave allergia/allergie/intolleranza/reazione a/al/alla/allo/ai/agli/alle/all', allergie :, allergia :, allergico :, allergica :, intolleranze :, intolleranza :,
    intollerante/intolleranti a/al/alla/allo/ai/agli/alle/all', intolleranza/intolleranze a/al/alla/allo/ai/agli/alle/all', sensibile a/al/alla/ai/alle, reagisce male a/al/alla/ai/alle, gli/le provoca/provocano ?un' allergia ?i/gli/le/il/la,
    allergia/allergie/allergico/allergica/intolleranza/intolleranze ?alimentare/alimentari :`,
  owned: `
    ha ?già #/##/due/tre/quattro/cinque/dieci scatole/cassetti/armadi/scaffali/ceste ?pieni/piene di, ?ne ha/hanno/abbiamo/possiede/possiedono/ho ?veramente/praticamente già/gia ?un'/uno/una/due/tre/quattro/dieci/molti/molte/tanti/tante/tanto/tanta/tutto/tutti/tutte/tutta/il/la/lo/i/gli/le/l'/abbastanza/parecchi/parecchie/diversi/diverse/vari/varie/troppi/troppe/mille/dei/delle/suo/sua ?il/lo/la/i/gli/le/l'/suo/sua/suoi/sue, già/gia ha/hanno ?un'/una/due/tre/molti/molte/tanti/tante, ha/hanno/possiede ?più ?che abbastanza/tantissimi/tantissime/moltissimi/moltissime/parecchi/parecchie/innumerevoli/mille/mila/centinaia/decine/quintali/chili/montagne/valanghe/tonnellate/un'infinità ?di, ha/hanno un'/una/l'/due ?intero/intera sacco/mare/mucchio/armadio/cassetto/casa/collezione/marea/montagna/armadio/libreria/valanga/stock ?pieno/piena ?di, ha/hanno una casa/stanza piena di, ha gli armadi/scaffali/cassetti pieni di, è/e pieno/piena/sommerso/sommersa/pieni di, ha tutto il/lo/l', ha tutta la/l', ha tutti i/gli, ha tutte le, possiede,
    si è/e ?appena/già comprato/comprata/regalato/regalata/preso/presa ?un'/una/il/la/dei/delle, ha/hanno appena comprato/preso/ricevuto/acquistato ?un'/una/il/la/dei/delle, gli/le abbiamo/ho/hanno già/gia/sempre regalato/comprato/preso ?un'/una/dei/delle/tanti/tante/troppi/troppe, ha/hanno già/gia letto/visto/comprato/ricevuto/giocato ?tutti/tutte/una/il/la/i/le ?i/gli/le, è/e già/gia/ben/più/molto ?che fornito/fornita/rifornito/rifornita/attrezzato/attrezzata/provvisto/provvista di/con, è/e a posto con/per ?i/gli/le, a posto con ?i/gli/le,
    non ?gli/le/ci serve/servono/occorre/occorrono/manca/mancano ?un'/uno/una/altri/altre/altro/altra/più/nessun/nessuna/nulla/niente/certo ?altro/altra/nuovo/nuova/altri/altre ?i/gli/le/il/la, non ha/hanno ?certo ?più bisogno di/d' ?un'/una/altri/altre/nulla/niente/ulteriori ?altro/altra/nuovo/nuova, non ha/hanno bisogno di nulla/niente, ne ha/hanno ?già ?fin troppi/troppe/tanti/tante/molti/molte di, ha :, ha già :, possiede :`,
  wanted: `
    solo/soltanto/solamente/esclusivamente/unicamente, ?a ?lei/lui gli/le/mi/ci piace/piacciono/piacerebbe/piacerebbero/interessa/interessano/serve/servono/servirebbe/manca/mancano ?molto/tanto/tantissimo/moltissimo/anche/soprattutto/tutto/un'/una ?sacco ?un'/una/il/lo/la/i/gli/le/l'/ciò ?che, piace/piacciono ?molto/tanto, ama/amano/adora/adorano ?molto/tanto/tutto/tutti/tutte/anche/soprattutto/alla ?ciò/follia ?che ?i/gli/le/il/lo/la/l', va/vanno matto/matta/matti/pazzo/pazza/ghiotto/ghiotta/fiero/fiera per/di ?i/gli/le/il/lo/la/l', è/e/sono ?molto/una/super/anche ?grande/gran/vero/vera fan/appassionato/appassionata/appassionati/amante/amanti/patito/patita/fanatico/fanatica/goloso/golosa/golosi/golosone/maniaco/maniaca/ghiotto/ghiotta/innamorato/innamorata di/del/della/dei/degli/delle/d', appassionato/appassionata/amante di/del/della/dei/degli/delle, colleziona/collezionano, preferisce/preferiscono/preferirebbe/gradisce/gradirebbe/apprezza/apprezzano ?molto/sempre/di/i/gli/le/il/la/gran ?lunga, vorrebbe/vuole/desidera/cerca/sogna/chiede ?tanto/da/una ?tempo/una, si interessa di/a, interessato/interessata a, ha voglia di, ha bisogno di ?un'/una, gli/le manca/mancano ?solo/ancora ?un'/una,
    ora/adesso/ormai/oggi/da ?un ?tempo/anni/mesi non più/piu, ma, però, pero, invece, tuttavia, anzi, piuttosto, semmai, al contrario, in compenso, bensì, meglio, preferibilmente, possibilmente, sì, si a, benvenuto/benvenuta/benvenuti/benvenute, ben accetto/accetta/accetti/accette, volentieri, in alternativa, almeno, comunque, anche se, per il resto, oltre a/ai/alle/al/alla,
    non solo/soltanto/solamente ?i/gli/le/il/lo/la/l', non gli/le dispiace/dispiacciono/dispiacerebbe/spiace ?un'/una/i/gli/le/il/lo/la/l'/affatto, non disdegna/disdegnano ?un'/una/i/gli/le/il/la/l', non dice/direbbe/dirà mai/certo ?di no a/ad ?un'/una, mai dire no a, non beve più/piu per/da/perché, non può/puo/riesce/riescono/potrebbe ?mai ?a vivere/stare/fare/resistere/rinunciare/smettere senza/a/ai/alle/di/al ?meno ?i/gli/le/il/lo/la/l'/di/del/della, non si stanca/stufa/annoia ?mai di/del/della/dei/delle, non ne ha mai abbastanza ?di/del/dei/delle, non ha mai abbastanza, mai abbastanza, non sono mai troppi/troppe, non bastano mai, mai senza ?il/la/i/le/suo/sua/una ?suo/sua, non esce/parte/viaggia ?mai senza ?il/la ?suo/sua, non passa giorno senza, non c'è giorno senza, niente di meglio ?di/che/del/dei, niente è/e meglio di, nulla di meglio,
    non ha/hanno ?nessun/nessuna/particolari/ancora/nulla/niente/problemi/paura allergie/allergia/preferenze/problemi/problema/intolleranze/fretta/limiti/contro/con/hobby/una ?particolari/i/gli/le/il/di/con/la, non ha/hanno ancora ?un'/una/il/la, non è/e/sono allergico/allergica/intollerante/contrario/contraria/schizzinoso/schizzinosa/difficile/contro/celiaco/celiaca/obbligatorio/necessario/urgente/esigente ?a/ai/al/alla/alle/i/gli/le, non è/e più allergico/allergica/vegetariano/vegetariana/vegano/vegana/incinta ?a/al/alla/ai, non gli/le fa paura,
    senza pedali/rotelle/problemi/problema/dubbio/fretta/impegno/limiti/limite/allergie/preferenze/pretese/esagerare/sosta/fine/contare/pensarci/tregua/stress/budget/spendere, senz'altro, senza ombra di dubbio, nessun/nessuna allergia/problema/preferenza/limite/fretta/idea/dubbio/intolleranza/restrizione/hobby/budget/vincolo/obbligo ?particolare/alimentare, nessuna nota, niente di speciale/particolare/che/preciso/specifico/grave/impegnativo/urgente/esagerato ?abbia, niente in particolare/contrario/contro, niente contro ?i/gli/le/il/la/l', niente male, niente paura, niente panico, niente allergie/problemi/fretta/male/stress ?note/alimentari, nulla in contrario, nulla di speciale/particolare/specifico, nulla contro ?i/gli/le/il/la,
    non so ?se/bene/cosa/che, non saprei, non c'è fretta/problema/limite/bisogno, non ci sono allergie/limiti/problemi/preferenze, non importa ?se/che/il/la, non per forza, non troppo/molto/necessariamente/eccessivamente caro/cara/costoso/costosa/grande/impegnativo, non ti/vi/si preoccupare/preoccupate/preoccupi, non dimenticare/dimenticate/dimenticatevi ?di, non esitare/esitate, non vedo/vede l'ora ?di, perché no ?un'/una, non più/piu di ?#*/una/due/tre/dieci/venti/trenta/cinquanta/cento, non oltre, non sopra, più o meno, meno di, non meno di, a meno che, salvo che/imprevisti, tranne che/se quando, zero rifiuti/sprechi/waste/problemi/stress, troppo bene/bello/giusto, a parte questo/ciò/che, al massimo, basta che ?sia/siano/non ?costi, basta un'/una/poco`,
  thenAllergic: `
    è/e allergico/allergica/intollerante $, ne è/e allergico/allergica, ci è/e allergico/allergica, gli/le fa/dà/da/mette/provoca/fanno/danno/mettono ?molto/molta/venire/una/il/la ?po'/il/la/l' ?gran schifo/ribrezzo/paura/orrore/ansia/male/nausea/fastidio/emicrania/mal/allergia/l'allergia/l'emicrania ?di ?testa/stomaco $, gli/le viene/vengono ?il/la nausea/mal/emicrania/l'orticaria/l'allergia, le/gli fa/fanno venire ~ asma/bolle/orticaria, non può/puo mangiarle/mangiarli/mangiarla/mangiarlo`,
  thenRefused: `
    finisce/finiscono ?sempre ?tutti/tutte in/nella/nel/nell' ?un/fondo spazzatura/cassetto/armadio/cantina, prende/prendono ?solo polvere, no grazie, no , grazie, no per favore, no , per favore, no perché/perche/che/visto/dato/xké/xche/siccome, no mai, no no e no, no !, no assolutamente, no , assolutamente, no , mai, no , non, no $, ?anche/quello/questo/assolutamente/proprio no ?grazie $, no no $, non più $, mai più $, mai $, per carità, per carita, per l'amor di dio, niente da fare, neanche per sogno/scherzo/idea, nemmeno per sogno/scherzo/idea, neanche a parlarne, non se ne parla ?proprio/nemmeno, assolutamente no, meglio di no, direi di no, anche no, che schifo, che noia, ?da evitare ?assolutamente/accuratamente/proprio $, meglio evitarli/evitarle/evitarlo/evitarla, meglio evitare $, ?a ?lei/lui ?proprio/assolutamente non gli/le/lo/la/ci piace/interessa/va/garba/attira/entusiasma/convince/serve/occorre/dice/fa/sta/appassiona/piaceva ?più/per/proprio/tanto/molto/affatto/particolarmente/nulla/niente/bene/impazzire ?niente/nulla/molto/bene/impazzire $, non ?gli/le fa bene/impazzire, ?lei/lui/che ?proprio/assolutamente non lo/la/li/le/l' ama/beve/bevono/mangia/mangiano/indossa/usa/legge/fuma/sopporta/tollera/regge/digerisce/gradisce/apprezza/vuole/vogliono/porta/utilizza/può/puo/accetta/mette ?più/mai/molto/proprio/assolutamente/affatto/bene ?vedere/soffrire/mangiare/bere/avere/usare $, ?lei/lui non ne mangia/beve/vuole/usa/ha ?più/mai/proprio/assolutamente ?sapere/bisogno/voglia $, non ne vuole ?più/proprio/nemmeno/neanche sapere ?più, ?lei/lui non mangia/sopporta/tollera/gradisce/apprezza/indossa/vuole/usa/ama/digerisce ?più/mai/proprio/bene $, ?lei/lui ?proprio lo/la/li/le odia/odiano/detesta/detestano/evita/aborre ?tutti/tutte $, ?lei/lui odia/detesta $, è/e ?severamente/assolutamente/purtroppo/tassativamente vietato/vietata/escluso/esclusa/bandito/bandita/proibito/proibita/off-limits/out, è/e fuori discussione, fuori discussione, è/e ?un'/una tabù/tabu/no ?assoluto, è/e stato/stata un fallimento/flop/disastro, non è/e ?stato/stata ?molto ?per ?il/la ?suo/sua ?suo genere/stile/forte/gusto/gradito/gradita/apprezzato/apprezzata/lei/lui/indicato/adatto ?a ?lei/lui, non fa per lei/lui/loro/noi, non fanno per lei/lui/loro/noi, non è/e cosa per lei/lui, non è/e roba per lei/lui/loro, la/lo infastidisce/annoia/spaventa/disgusta/stressa $, la/lo lascia/lasciano indifferente/freddo/fredda, non ne può/puo/possono più/piu $, ne ha/hanno abbastanza $, ne ha/hanno fin/fino sopra i capelli, ne è/e stufo/stufa/stanco/stanca, ha/hanno smesso $, non ha avuto successo, non è/e andato/andata/piaciuto/piaciuta ?molto/bene/per ?niente`,
  thenOwned: `
    ?lei/lui/di/quelli/quelle ?già/gia ne ha/hanno/abbiamo/possiede/ho già/gia ?uno/una/due/tre/quattro/molti/molte/tanti/tante/tantissimi/tantissime/abbastanza/troppi/troppe/parecchi/parecchie/mille/fin/più/a/una/un ?troppi/troppe/che/bizzeffe/sacco/montagna/palate/mucchio ?abbastanza, ne ha/hanno/abbiamo/possiede ?più/fin/davvero ?che molti/molte/tanti/tante/tantissimi/tantissime/abbastanza/troppi/troppe/parecchi/parecchie/mille/diversi/diverse/moltissimi/moltissime $, ne ha/hanno ?più ?che ?a bizzeffe/palate/iosa/abbastanza/volontà/sufficienza, ne ha/hanno un/un'/una/l'/gli/due sacco/montagna/armadio/cassetto/collezione/mucchio/mare/marea/infinità/casa/valanga/casino/vagonata/quintale/tonnellata/caterva ?pieno/piena, ne ha/hanno la casa/camera/cantina piena, ne ha/hanno gli armadi/scaffali/cassetti pieni, ne è/e/ha pieno/piena/piene/pieni ?la/gli/i ?casa/armadi/cassetti, ne ha ovunque, ?lei/lui ce l'ha/l'hanno già/gia, ce l'ha $, ce li/le ha/hanno già/gia/tutti/tutte ?già/tutti/tutte,
    ce le ha tutte, ce n'è già/gia ?uno/una/abbastanza/troppo, ce ne sono già/gia ?abbastanza/troppi/troppe/tanti/tante, l'ha/l'hanno già/gia ?letto/letta/visto/vista/comprato/comprata, li/le ha/hanno già/gia ?tutti/tutte/letti/lette/visti/viste ?tutti/tutte, ha/hanno/abbiamo già/gia $, già/gia ha/hanno $, non ne ha/hanno ?più/certo/proprio ?alcun/nessun bisogno ?di ?altri/altre, non gliene/gliela/glielo serve/servono ?altri/altre/più/una ?altro/altra, non gli/le serve/servono ?più $, non sa ?più dove metterli/metterle/metterlo, se l'è ?appena/già comprato/comprata/preso/presa ?già, se ne è/e appena/già comprato/comprata uno/una, gliene abbiamo già regalato/regalati/regalate ?uno/una/tanti/tante, gliel'abbiamo/gliel'hanno già/gia regalato/regalata, è/e a posto $, siamo a posto $`,
  allRefused: `
    non sono ?molto/proprio/assolutamente ?per/il/di ?suo genere/stile/forte/gusto/graditi/gradite/apprezzati/apprezzate/lei/lui/adatti/adatte/ammessi/ammesse/benvenuti/benvenute, non gli/le/la/lo/ci piacciono/interessano/vanno/garbano/attirano/entusiasmano/convincono/servono/dicono/stanno/appassionano/piacevano ?più/per/proprio/tanto/molto/affatto/particolarmente/nulla/niente/bene ?niente/nulla/molto $, non gli/le sono ?mai piaciuti/piaciute ?molto, sono ?severamente/assolutamente/purtroppo/tassativamente vietati/vietate/esclusi/escluse/banditi/bandite/proibiti/proibite/off-limits, sono ?un tabù/tabu/no, sono da evitare, sono fuori discussione, sono stati/state un ?fallimento/flop/disastro, niente di tutto questo/ciò/quello, tutto questo no, li/le odia/detesta ?entrambi/entrambe/tutti/tutte`,
  allOwned: `
    li/le ha/hanno già/gia tutti/tutte, ha/hanno già/gia tutto questo/ciò, di tutto questo ne ha ?già, ne ha già/gia di tutti/tutte ?i/le ?tipi, ce li/le ha/hanno già/gia ?tutti/tutte, si accumulano, si ammucchiano, prendono ?solo polvere, sono già/gia troppi/troppe/abbastanza/tanti/tante`,
  only: `solo, soltanto, solamente, esclusivamente, unicamente, nient'altro che, niente altro che, non vuole altro che, non vuole che, vuole solo, vuole soltanto, accetta solo, gli piacciono solo, le piacciono solo, gli piace solo, le piace solo, legge solo`,
  and: `e, ed, o, od, oppure, né, nè, e o, o anche, nonché, come`,
  begins: `
    lei, lui, loro, noi, io, tu, voi, gli, mi, ci, suo, sua, suoi, sue, mio, mia, miei, mie, nostro, nostra, è, era, sono, siamo, ha, hanno, aveva, vive, vivono, abita, lavora, studia, gioca, fa, legge, ascolta, guarda, beve, mangia, cucina, suona, porta, indossa, colleziona, va, viene, può, puo, deve, vuole, vorrebbe, preferisce, ama, adora, pratica, viaggia, corre,
    piace, piacciono, si, quindi, allora, perché, perche, poiché, poiche, siccome, dato, visto, dunque, così, cosi, come, se, quando, da, altrimenti, meglio, sempre, spesso, soprattutto, budget, hobby, interessi, gusti, ora, adesso, attualmente, oggi, ultimamente, grazie, qualcosa, tutto, anche, inoltre, appassionato, appassionata, amante, sportivo, sportiva, ho, abbiamo, credo, penso, magari`,
  filler: `
    è, sono, contro, lei, lui, xké, xk, cmq, nn,
    il, lo, la, i, gli, le, l', un, uno, una, un', di, del, dello, della, dell', dei, degli, delle, d', a, al, alla, allo, all', ai, agli, alle, da, dal, dalla, in, nel, nella, con, per, su, sul, questo, questa, questi, queste, quel, quello, quella, quelli, quelle, suo, sua, suoi, sue, mio, mia, nostro, nostra, nuovo, nuova, nuovi, nuove, altro, altra, altri, altre, ancora, più, piu, molto, molta, molti, molte, tanto, tanta, tanti, tante, troppo, troppa, troppi, troppe, tutto, tutta, tutti, tutte, così, cosi, anche, solo, già, gia,
    ennesimo, ennesima, solito, solita, soliti, solite, favore, piacere, grazie, prego, vi, ti, mi, ci, ne, né, e, ed, o, oppure, che, è, sia, siano, sono, come, cosa, cose, cosina, cosine, qualcosa, qualsiasi, qualunque, qualche, roba, robe, robetta, affare, articolo, articoli, prodotto, prodotti, regalo, regali, regalino, regalini, pensierino, tipo, tipi, genere, specie, stile, ecc, eccetera, esempio, lei, lui, loro, noi,
    tipico, tipica, tipici, tipiche, classico, classica, classici, classiche, banale, banali, brutto, brutta, brutti, brutte, stupido, stupida, stupidi, stupide, inutile, piccolo, piccola, piccoli, piccole, vero, vera, veri, vere, economico, economici, casa, cucina, natale, compleanno, anno, anni, volta, volte, soprattutto, possibile, regalare, ricevere, comprare, assolutamente, proprio, mai, davvero, due, tre, giorno, giorni, momento, relativo, relativi`,
  things: `
tool: attrezzo, attrezzi, utensile, cassetta degli attrezzi, fai da te, bricolage, trapano, cacciavite
alcohol: alcol, alcool, alcolico, alcolici, alcolica, alcoliche, superalcolico, superalcolici, liquore, liquori, bevande alcoliche, bevanda alcolica, amaro, amari, grappa, grappe, spumante, prosecco, distillati
wine: vino, vini, vino rosso, vino bianco, bottiglia di vino, bottiglie di vino, vinello
beer: birra, birre, birretta, birrette
chocolate: cioccolato, cioccolata, cioccolatino, cioccolatini, cioccolati, cioccolate, tavoletta di cioccolato, scatola di cioccolatini, cacao
sweets: dolce, dolci, dolcetto, dolcetti, caramella, caramelle, dolciumi, pasticcini, torta, torte, panettone, panettoni
sugar: zucchero, zuccheri, zuccherato, zuccherati, zuccherata, con zucchero
food: mangiare, da mangiare, che si mangia, cibo, cibi, da mangiare, mangereccio, alimentari, alimenti, cesto natalizio, cesti natalizi, cesto gastronomico, cesti gastronomici, cesto regalo, prodotti gastronomici, gastronomia, gourmet, commestibile, commestibili, roba da mangiare, cose da mangiare
nuts: noce, noci, nocciola, nocciole, mandorla, mandorle, frutta secca, frutta a guscio, pistacchio, pistacchi, anacardi
peanuts: arachide, arachidi, nocciolina, noccioline, burro di arachidi
dairy: latte, lattosio, latticino, latticini, latte vaccino, panna, burro, proteine del latte
cheese: formaggio, formaggi
egg: uovo, uova, albume
gluten: glutine, grano, frumento, farina di grano
fish: pesce, pesci
seafood: frutti di mare, gamberi, gamberetti
shellfish: crostaceo, crostacei, molluschi, cozze, vongole
meat: carne, carni, carne rossa, salume, salumi, affettati, affettato
pork: maiale, prosciutto, salsiccia, salsicce, pancetta
spicy: piccante, piccanti, peperoncino
soy: soia
sesame: sesamo
mushroom: fungo, funghi
caffeine: caffeina, teina
coffee: caffè, caffe, caffé
tea: tè, te, thè, tisana, tisane, infusi
honey: miele, mieli
books: leggere, libro, libri, romanzo, romanzi, lettura, letture, fumetto, fumetti, da leggere
clothes: vestito, vestiti, abbigliamento, abito, abiti, indumento, indumenti, capi d'abbigliamento, capo d'abbigliamento, maglietta, magliette, maglione, maglioni, pigiama, pigiami, felpa, felpe, camicia, camicie, t-shirt, tessili, biancheria, da indossare, da vestire
shoe: scarpa, scarpe, ciabatta, ciabatte, pantofola, pantofole
jewellery: gioiello, gioielli, gioielleria, bigiotteria, anello, anelli
perfume: profumo, profumi, colonia, acqua di colonia, eau de toilette, dopobarba
scent: profuma, odori, profumato, profumati, profumata, profumate, odore, odori, fragranza, fragranze, aroma, aromi, incenso, incensi, oli essenziali, olio essenziale, diffusore, diffusori, profumatore, profumatori, profumatore per ambienti, che profuma, che profumi, odori forti, profumazioni
cosmetics: cosmetico, cosmetici, cosmetica, trucco, trucchi, make-up, rossetto, rossetti, prodotti di bellezza, bellezza
toiletries: bagnoschiuma, bagnoschiumi, docciaschiuma, gel doccia, sali da bagno, bomba da bagno, bombe da bagno, sapone, saponi, saponetta, saponette, saponcini, crema, creme, crema mani, creme mani, crema per le mani, lozione, lozioni, shampoo, set da bagno, prodotti da bagno, prodotti per il corpo, prodotti per l'igiene
candles: candela, candele, candela profumata, candele profumate, candeline, candeliere, candelabri, portacandele
flowers: fiore, fiori, mazzo di fiori, mazzi di fiori, bouquet, fiori recisi, fiori secchi
plants: pianta, piante, piantina, piantine, pianta da appartamento, piante da appartamento, piante in vaso, pianta grassa, piante grasse, orchidea, orchidee, cactus
pollen: polline, pollini, graminacee
mug: tazza, tazze, tazzina, tazzine, tazza da caffè, mug, tazzone
sock: calzino, calzini, calza, calze, calzettoni
scarf: sciarpa, sciarpe, foulard, scialle, scialli, pashmina
tie: cravatta, cravatte, papillon
apron: grembiule, grembiuli, grembiule da cucina
knife: coltello, coltelli, coltellino, coltellini
chopping board: tagliere, taglieri, tagliere da cucina
cutlery: posata, posate, posateria, servizio di posate, argenteria
soft toy: peluche, peluches, pupazzo, pupazzi, pupazzo di peluche, animali di peluche, orsacchiotto, orsacchiotti, orsetti
toys: giocattolo, giocattoli, gioco per bambini, giochini, balocchi
noisy: faccia rumore, facciano rumore, fa rumore, fanno rumore, rumoreggi, rumore, rumori, rumoroso, rumorosi, rumorosa, rumorose, che fa rumore, che faccia rumore, che fanno rumore, che facciano rumore, chiasso, chiassoso, chiassosi, giochi rumorosi, giocattoli rumorosi, sonoro, sonori
photo frame: cornice, cornici, portafoto, cornice per foto, cornici per foto, portaritratti
photo: foto, fotografia, fotografie, album di foto, album fotografico
bracelet: braccialetto, braccialetti, bracciale, bracciali
necklace: collana, collane, collanina, collanine, ciondolo, ciondoli, catenina, catenine
earrings: orecchino, orecchini
watch: orologio, orologi, orologio da polso
glass: bicchiere, bicchieri, calici, vetro, cristallo
cookbook: libro di cucina, libri di cucina, libro di ricette, libri di ricette, ricettario, ricettari
garden: giardino, giardini
battery: pila, pile, a pile, batteria, batterie
tableware: piatto, piatti
notebook: quaderno, quaderni, taccuino, taccuini, block notes, blocco note, agenda, agende, agendine
gadgets: gadget, gadget elettronici, gadget elettronico, elettronica, elettronico, elettronici, tecnologia, tecnologico, tecnologici, apparecchi, apparecchi elettronici, dispositivi elettronici, aggeggi, aggeggi elettronici, elettrico, elettrici, informatica
screen: schermo, schermi, tablet, televisione, tv, computer
video game: videogioco, videogiochi, videogame, console, giochi elettronici
board game: gioco da tavolo, giochi da tavolo, gioco di società, giochi di società, gioco in scatola, giochi in scatola, giochi di carte
puzzle: puzzle, rompicapo, rompicapi
film: film, dvd, serie tv
leather: cuoio, pelletteria, in pelle, camoscio, di pelle, vera pelle, borse di pelle, articoli in pelle
wool: lana, lane, di lana, che pizzica, che pizzicano
feather: piuma, piume, piumino
latex: lattice
nickel: nichel, nickel
plastic: plastica, plastiche, di plastica, in plastica
kitchen: utensili, utensili da cucina, utensile da cucina, elettrodomestico, elettrodomestici, robot da cucina, attrezzi da cucina, accessori da cucina, pentola, pentole, padelle, stoviglie, cose per la cucina, per la cucina, casalinghi
decor: spolverare, da spolverare, prenda polvere, prende polvere, prendano polvere, accumuli polvere, decorazione, decorazioni, soprammobile, soprammobili, ninnolo, ninnoli, statuina, statuine, oggettistica, raccogli polvere, prendi polvere, acchiappapolvere, che prenda polvere, che prende polvere, oggetti decorativi, oggetto decorativo, arredamento, vaso, vasi, cuscino, cuscini, addobbi
furniture: mobile, mobili
bulky: occupi spazio, occupa spazio, occupino spazio, occupi posto, ingombrante, ingombranti, grande, grandi, grosso, grossa, grossi, grosse, voluminoso, voluminosi, che occupi spazio, che occupa spazio, che occupino spazio, enorme, enormi
heavy: pesi troppo, pesa, pesante, pesanti, che pesi, che pesa
fragile: fragile, fragili, delicato, delicati
small part: pezzi piccoli, piccole parti, parti piccole, pezzettini
merchandise: merchandising, merch, gadget promozionali
vouchers: buoni, buono regalo, buoni regalo, buono acquisto, buoni acquisto, gift card, carta regalo, carte regalo, soldi, denaro, contanti, busta con soldi, buste
subscription: abbonamento, abbonamenti, box mensile, box mensili
experience: esperienza, esperienze, gita, gite, uscita, uscite, attività, viaggio, viaggi, biglietto, biglietti, biglietti per concerti, spettacolo, spettacoli, cofanetto esperienza, cofanetti, smartbox, corso, corsi, workshop
practical: pratico, pratici, pratica, pratiche, utile, utili, funzionale, funzionali
romantic: romantico, romantici, romantica, romantiche, sdolcinato, sdolcinati, sdolcinata, sdolcinatezze, smancerie, kitsch, stucchevole
personalised: personalizzato, personalizzati, personalizzata, personalizzate, inciso, incisi, incisioni, con il nome, col nome, con nome
religious: religioso, religiosi, religiosa, religiose, religione, santini
handmade: fatto a mano, fatti a mano, fatta a mano, fatte a mano, fatto in casa, fatti in casa, artigianale, artigianali, lavoretti
pet: animale, animali, animale domestico, animali domestici, animali vivi, animale vivo
cat hair: pelo di gatto, pelo del gatto, peli di gatto, pelo dei gatti
dog hair: pelo di cane, pelo del cane, peli di cane, pelo dei cani
animal hair: pelo di animali, pelo degli animali, peli di animali
cat: gatto, gatti
dog: cane, cani
dust: polvere, acari
sport: sport, sportivo, sportivi, sportiva, sportive, articoli sportivi, attrezzatura sportiva
exercise: fitness, palestra, attrezzi da palestra, ginnastica, pesi
height: altezza, altezze, altitudine, vertigini
weapon: arma, armi, armi giocattolo
gun: pistola, pistole, fucili
cigar: sigaro, sigari, sigaretta, sigarette
smoking: tabacco, fumare, fumo
whisky: whisky, whiskey
gin: gin
bags: borsa, borse, borsetta, borsette, zaino, zaini, pochette
gardening: giardinaggio, attrezzi da giardino, cose da giardino
stuff: cose in casa, cose per casa, oggetto, oggetti, cianfrusaglia, cianfrusaglie, carabattole, chincaglieria, chincaglierie, paccottiglia, ciarpame, gingilli, gingillo, oggettini`,
}
