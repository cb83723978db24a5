import type { WishWords } from '#app/ideas/words/wishes/wish-words.ts'

export const FRENCH: WishWords = {
  refused: `
    pas ?du ?tout ?trop/très/vraiment/grand/spécialement/particulièrement fan/fana/amateur/amatrice/adepte/friand/friande/branché/branchée/porté/portée/intéressé/intéressée/attiré/attirée/passionné/passionnée ?du ?tout de/d'/du/des/sur/par/à/au/aux, n'a/a ?vraiment pas/plus/jamais ?du ?tout ?beaucoup le/de temps de/d'/pour, pas le temps de/d'/pour, ne mange/boit/porte/lit/fume/regarde/veut/met ni ?de/d'/des/les/le/la, n'aime/écoute/utilise ni ?les/le/la/l'/des,
    ?surtout/vraiment/absolument/svp/stp/donc pas d'/de/du/des/le/la/les/l'/un/une/ce/ces/cette, pas d' autre/autres, pas de nouveau/nouvelle/nouveaux/nouvelles,
    pas du tout de/d'/le/la/les, ?surtout pas encore un/une/des/du, ?surtout pas la/le/un/une énième/énieme/n-ième/nième/millième/centième/dixième, pas plus de/d' ?de, pas trop de/d', pas non plus de/d', pas question de/d', pas envie de/d',
    pas besoin de/d'/du/des, pas la peine d' offrir/acheter ?de/d'/des/du/un/une, pas la place pour, pas de place pour, n'a pas/plus ?la/de/d' place pour, n'a pas/plus ?de ?la place chez,
    ?surtout/vraiment plus de/d', plus aucun/aucune, plus un/une seul/seule, plus jamais de/d'/le/la/les/un/une, jamais de/d'/plus, sans ?aucun/aucune, aucun, aucune, aucuns, aucunes, ni ?de/d'/du/des/le/la/les/un/une, non à/au/aux/plus, stop à/au/aux, halte à/au/aux, marre de/d'/du/des,
    ras le bol de/d'/du/des, basta les/le/la, fini les/le/la, finis les, finies les, exit les/le/la, zéro, anti, assez de/d'/du/des, trop de/d', ?beaucoup ?bien ?déjà trop de/d', croule sous, envahi/envahie/envahis par, submergé/submergée par, débordé/débordée de,
    rien avec/contenant/de/d'/en/pour/qui/à/au/aux ?base/du/des/de, rien qui contient/contienne ?de/du/des/d'/la, rien à base de/d'/du, rien à voir avec,
    éviter/évitez/évitons/évite/évitent/évitait ?svp/absolument/surtout ?de/d' ?les/le/la/l'/offrir/tout/toute/tous, à éviter :, j'évite ?les/le/la/l', interdit de/d', interdiction de/d',
    ne pas/plus ?lui ?leur ?nous ?offrir/acheter/donner/prendre/apporter/mettre/envoyer/ramener ?plus ?de/d'/du/des/un/une, ne lui/leur/nous offrez/achetez/donnez/prenez/apportez/offre/achète/offrons ?surtout pas/plus ?de/d'/du/des/un/une,
    n'offrez/n'achetez/n'apportez/n'envoyez/n'offre/n'achète ?surtout pas/plus ?de/d'/du/des/un/une, merci/prière de/d' ne pas offrir/acheter/donner/prendre/apporter/envoyer ?de/d'/du/des/un/une, merci/prière d' éviter ?les/le/la,
    tout sauf, sauf, hormis, excepté, à part, à l'exception de/du/des, au lieu de/d'/du/des, plutôt que de/d'/du/des, plutôt que, à la place de/d'/du/des,
    n'aime/aime/n'aiment/aiment/n'aimait/aimait/j'aime ?vraiment/surtout/absolument pas/plus ?du ?tout ?trop/vraiment/tellement/beaucoup/spécialement/particulièrement/forcément ?porter/boire/manger/recevoir/qu'on,
    n'aime/n'aiment guère/point, n'a/ont/n'ont/a jamais/pas aimé, n'aime rien de/d'/qui/avec, n'est/est/n'étant pas ?du ?tout ?très/trop/vraiment/spécialement/forcément fan/fana/amateur/amatrice/adepte de/d'/du/des, n'est/est/sont/n'est/suis ?vraiment pas ?du ?tout ?très/trop/vraiment/spécialement/particulièrement porté/portée/branché/branchée/friand/friande/attiré/attirée/intéressé/intéressée/sensible/passionné/passionnée ?sur/par/de/d'/du/des/aux/à/au,
    n'est/est/suis/sont ?vraiment pas ?du ?tout ?très/trop/vraiment/tellement, n'est/est plus ?très/trop/vraiment, n'apprécie/apprécie/n'apprécient ?vraiment pas/plus/guère ?du ?tout ?trop/vraiment/beaucoup, ?ne raffole pas de/d'/du/des, n'adore/adore pas ?trop/vraiment, ?ne kiffe pas ?trop/vraiment,
    ?ne supporte/supportent/supportait ?absolument pas/plus/aucun/aucune ?du ?tout ?bien, ?ne tolère pas/aucun/aucune ?bien, ?ne digère pas ?bien, digère mal, supporte mal, ?ne peut/peuvent/pouvait/peux ?vraiment pas/plus voir/sentir/encadrer/blairer/supporter/souffrir/avoir/manger/boire/porter/utiliser/mettre ?en ?peinture ?de/d'/du/des, ?ne peut/doit ni voir/manger/boire/sentir,
    ?ne doit pas/plus manger/boire/avoir/prendre/porter/utiliser ?de/d'/du/des, n'a/a pas/plus le droit à/au/aux/de/d', n'a/a plus/pas droit à/au/aux,
    ?ne boit/mange/porte/lit/fume/utilise/regarde/écoute/cuisine/met/consomme/prend/boivent/mangent/portent ?vraiment/absolument/surtout pas/plus/jamais/guère ?du ?tout ?de/d'/du/des/le/la/les/l'/en, n'utilise/n'écoute/n'porte/n'achète pas/plus/jamais/guère/aucun/aucune ?du ?tout ?de/d'/du/des/le/la/les/l', ne porte/mange/boit/lit/met/utilise/consomme/veut/fume aucun/aucune, ne met/porte jamais ni,
    ?ne veut/veulent/voudrait/souhaite/désire/voulait ?surtout/vraiment/absolument pas/plus ?du ?tout ?voir/recevoir/avoir/entendre/qu'on/que ?lui ?parler/offre/de/d'/du/des/un/une, n'a/ont/n'ont/a ?vraiment pas/plus ?du ?tout ?vraiment besoin d'/de/du/des ?un/une ?autre/nouveau/nouvelle, n'a/a que faire de/d'/du/des, n'a/a pas/plus envie de/d'/du/des, se fiche/moque/fout ?complètement de/d'/du/des, s'en fiche/fout de/d'/du/des,
    ne s'intéresse/s'intéresse pas/plus ?du ?tout ?trop/vraiment à/au/aux, n'intéresse/n'intéressent pas/plus, ?ne joue pas/plus à/au/aux/avec/du/de, n'accroche/accroche pas ?trop/vraiment avec/à/au/aux, ?ne fait pas/plus de/d'/du, n'est/est pas du ?tout ?genre à, n'y connaît rien en,
    déteste/détestent/détestait/j'déteste ?vraiment/absolument/carrément/cordialement ?recevoir/qu'on/tout/toute/tous/toutes ?ce/les/la/le ?qui/que, a horreur de/d'/du/des, ont horreur de/d'/du/des, horreur de/d'/du/des, hait, haïssent, exècre, abhorre, fuit, fuient, refuse ?tout/toute/les/le/la, refusent, rejette, boycotte, bannit, proscrit, banni/bannie de, a banni, a une sainte horreur de/d'/du/des, a ?une phobie de/d'/du/des, phobie de/d'/du/des, phobique de/d'/du/des,
    a ?très/trop peur de/d'/du/des, ont peur de/d'/du/des, est dégoûté/dégoûtée de/d'/du/des/par, dégoûté/dégoûtée de/d'/du/des/par, écoeuré/écoeurée/écœuré/écœurée de/d'/du/des/par, lassé/lassée de/d'/du/des, se lasse de/d'/du/des, en a assez/marre/soupé/ras-le-bol de/d'/du/des, en ont assez/marre de/d'/du/des, j'en ai marre/assez de/d'/du/des, a eu sa dose de/d'/du/des, saturé/saturée de/d'/du/des, fatigué/fatiguée de/d'/du/des,
    a arrêté/stoppé/abandonné/cessé/renoncé/supprimé/banni/éliminé ?de/d'/du/des/à/aux/au/le/la/les/l' ?boire/manger/porter/consommer, essaie/essaye/tente d'arrêter/d'éviter/de ?ne/diminuer/réduire ?plus ?manger/boire/acheter ?le/la/les/de/d'/l', limite les/le/la/son/sa, se passe de/d'/du, se prive de/d'/du, s'interdit ?le/la/les,
    trop vieux/vieille/grand/grande/jeune pour, passé/passée l'âge des/de/du/d', est contre les/le/la, opposé/opposée à/au/aux, méfiez-vous des/du/de, attention aux/à/au, épargnez-lui/épargnez-nous/épargnez/oubliez/oublie ?lui/nous ?les/le/la/l', laissez/laisse tomber les/le/la/l', on oublie ?les/le/la, on évite ?les/le/la, par pitié pas de/d'/un/une, par pitié plus de/d', pitié pas de/d'/un/une/plus, pitié plus de/d', tout mais pas ?de/d'/du/des/un/une/les/le/la, mais pas ?de/d'/du/des/un/une/les/le/la/l', et pas ?de/d'/du/des/un/une/les/le/la/l', tant que ce n'est pas ?de/d'/du/des/un/une/les/le/la, du moment que ce n'est pas ?de/d'/du/des/un/une,
    qui ne soit pas ?de/d'/du/des/un/une, autre chose que/qu' ?de/d'/du/des/un/une/les/le/la,
    bannir ?les/le/la, ne peut/peuvent/pourra/pourrait plus ?trop/vraiment/du ?tout ?faire/pratiquer ?de/d'/du/des, n'a/a pas les, de grâce pas de/d', rien de trop, inutile d'offrir ?des/du/de/un/une, interdit aux/au, pas la peine de/d' ?lui offrir/acheter ?des/du/de, inutile de ?lui offrir ?des/du`,
  allergic: `
    allergique à/au/aux/a ?la/l'/le/les/tout/toute/toutes/tous, allergiques à/au/aux/a ?la/l'/le/les, ?terriblement/fortement/sévèrement/très/légèrement allergique à/au/aux/a ?la/l'/les, allergie à/au/aux/a ?la/l'/le/les, allergies à/au/aux/a ?la/l'/le/les, allergie :, allergies :, allergique :,
    a/fait une ?grosse/forte/sévère allergie à/au/aux ?la/l', fait une réaction à/au/aux ?la/l'/allergique, réagit ?mal/très/fortement ?mal/fortement à/au/aux ?la/l', intolérant/intolérante/intolérants à/au/aux ?la/l'/le, intolérance à/au/aux ?la/l'/le, intolérances :, intolérance :, sensible à/au/aux ?la/l'/le,
    la peau ne supporte pas ?le/la/les/l', fait de l'eczéma à cause de/du/des, fait de l'asthme à cause de/du/des,
    allergie/allergies/allergique/intolérance/intolérances ?alimentaire/alimentaires :`,
  owned: `
    a/ont/avait/possède/possèdent/ai/avons/j'ai/n'a déjà/deja/bien/largement ?un/une/des/du/de/la/le/les/l'/deux/trois/quatre/dix/tout/toute/tous/toutes/plein/assez/beaucoup/suffisamment/trop/plusieurs/son/sa/ses ?de/d'/le/la/les/plein/des/son/sa/ses, a/ont/j'ai déjà/deja acheté/reçu/eu/lu/vu/pris/offert/commandé ?un/une/des/du/de/la/le/les/l'/tous/toutes ?les, possède ?un/une/des/plein/plusieurs ?de/d', possède tout/tous/toutes ?les/le/la,
    a/ont ?tout ?bien/largement ?plus/bien assez/suffisamment ?assez de/d', a/ont/avons/ai ?plus ?que assez de/d', a/ont plus/plus de/d' ?qu'assez ?de/d', a/ont ?vraiment trop/plein/énormément/tellement de/d', a/ont/avons/croule ?déjà ?sous des/une/un/dix tonnes/tonne/tas/masse/montagne/collection/kilos/centaines/dizaines/stock/armoire/placard/tiroir/pile/piles/étagères/étagère ?pleine/plein/pleins/entière/entier/énorme de/d', a/ont de quoi, a/ont toute/tout/tous/toutes la/le/les/ses/son,
    a/ont/possède ~ tiroirs/armoires/placards/étagères pleins/pleines/remplis/remplies de/d', vient de s'acheter/s'offrir/recevoir/commander/acheter ?un/une/des/du/le/la/les, viennent d'acheter ?un/une/des, s'est ?déjà/deja acheté/offert/commandé ?un/une/des, on lui/leur a déjà/deja offert/acheté/pris ?un/une/des/du, je lui ai déjà/deja offert/acheté/pris ?un/une/des/du, a/ont reçu ?trop/plein/déjà/un/une/des/assez ?de/d', est/sont ?déjà/deja ?bien/largement/très équipé/équipée/équipés/fourni/fournie/fournis en/de/d', dispose déjà de/d', dispose de/d',
    n'a/a/ont/n'ont ?vraiment/absolument/franchement pas/plus/nul/aucun/aucunement ?du ?tout/vraiment besoin de/d'/du/des ?un/une/plus/nouveau/nouvelle/nouveaux/nouvelles/autre/autres/encore, pas/plus besoin d'un/d'une/de/d' ?nouveau/nouvelle/nouveaux/nouvelles/autre/autres/plus/deuxième/second/seconde, déjà en ?sa/notre possession :, en stock :, a déjà :, possède :, déjà :, a tout en, n'a besoin de rien, ne manque pas de/d', manque pas de/d'`,
  wanted: `
    seulement, uniquement, exclusivement, juste, aime/adore/aiment/adorent/j'aime/j'adore/aimait/adorait ?vraiment ?bien/beaucoup/tout/surtout/énormément/particulièrement/aussi/trop/passionnément/tant/toujours/bcp, aimerait/aimeraient/voudrait/souhaite/souhaiterait/j'aimerais/veut/rêve/rêverait ?bien/beaucoup/vraiment/surtout/aussi/de/d'/avoir/recevoir/un/une/plus ?de/d'/un/une, en pince pour, kiffe ?trop/bien, raffole de/d'/du/des, est/sont ?très/trop/grand/grande/gros/grosse/super/un/une/assez/plutôt ?grand/grande/gros/grosse fan/amateur/amatrice/adepte/passionné/passionnée/mordu/mordue/fou/folle/dingue/accro/friand/friande/gourmand/gourmande/féru/férue ?absolu/absolue/absolument/de/d'/du/des/à/au/aux/par ?de/d'/du/des,
    fan/fana/fans de/d'/du/des, passionné/passionnée/passionnés par/de/d'/du/des ?la/le/les, s'intéresse/s'intéressent ?beaucoup/surtout/vraiment/aussi à/au/aux, intéressé/intéressée par, collectionne/collectionnent, préfère/préfèrent/préférerait/préfèrerait ?largement/nettement/plutôt/de ?loin, apprécie ?beaucoup/particulièrement/bien/surtout, a besoin de/d'/du/des ?un/une, ont besoin de/d'/du/des, a envie de/d'/du/des ?un/une, manque de/d', il lui faut/faudrait, lui manque ?encore/un/une/juste, il manque, cherche, attend avec impatience, ça lui ferait plaisir, ferait plaisir, fait toujours plaisir, ravi/ravie/content/contente/heureux/heureuse de/d'/avec ?un/une/recevoir, gourmand/gourmande de/d',
    mais, par contre, en revanche, cependant, pourtant, toutefois, néanmoins, plutôt, par ailleurs, sinon, en fait, bienvenu, bienvenue, bienvenus, bienvenues, avec plaisir, volontiers, idéalement, de préférence, du moins, surtout, quand même,
    pas seulement/uniquement/que/juste ?de/d'/du/des/le/la/les, non seulement, pas mal de/d'/du/des, pas mal, pas d' allergie/allergies/allergique/idée/idées/inquiétude/objection/urgence/exigence/exigences/obligation/a/avis/intolérance/intolérances, pas de problème/problèmes/souci/soucis/préférence/préférences/limite/limites/budget/pression/stress/panique/restriction/restrictions/régime/contrainte/contraintes/chichi/chichis/quoi/mal/doute/jaloux/risque/secret/raison/passion/passions/hobby/hobbies/loisirs/loisir,
    aucun/aucune problème/souci/allergie/préférence/idée/limite/restriction/budget/contrainte/doute/hésitation/importance/intolérance/régime/urgence/obligation/hobby/passion, aucunes allergies, sans problème/souci/hésiter/hésitation/doute/cesse/fin/arrêt/limite/limites/modération/allergie/allergies/préférence/préférences/plus/chichi/chichis/faute/aucun/compter/retenue/importance/prétention/relâche/obligation/rancune, sans aucun/aucune doute/problème/hésitation/souci/allergie/préférence, sans se prendre la tête, sans que, pas un jour sans, jamais sans, pas sans, non sans, ne sort/part/vit/voyage/dort jamais/pas sans,
    ?ne peut pas/plus se passer de/d'/du/des, ?ne peut pas vivre sans, ne saurait/pourrait ?se vivre/passer sans/de/d'/du/des, ne se/s'en lasse/passe/prive/lassent ?pas/jamais de/d'/du/des, ne jure/jurent que par, jamais assez de/d', n'a/a jamais assez/trop de/d', ?ne dit/dirait jamais/pas ?jamais/pas non à/au/aux/contre ?un/une, n'est/est/serait pas/jamais contre/opposé/opposée/allergique/intolérant/intolérante/difficile/regardant/regardante/fermé/fermée ?à/au/aux/un/une/le/la/les, n'est/est plus allergique/intolérant/intolérante/végétarien/végétarienne/végan/vegan/enceinte ?à/au/aux,
    rien contre ?les/le/la/un/une, n'a/a rien contre ?les/le/la/un/une, ?ne déteste pas ?non ?plus, ?ne crache pas sur, n'a/a pas peur de/d'/du/des, n'a/a pas encore/assez/beaucoup/suffisamment de/d'/un/une/le/la/les, n'ont pas encore/assez/beaucoup de/d'/un/une, n'a/a plus de/d' ?quoi assez, n'a plus rien, n'a toujours pas ?de/d'/un/une, pas encore de/d', pas assez de/d', jamais trop de/d', rien de mieux/meilleur/tel/plus/spécial/spécifique/particulier/précis/grave/spéciale/prévu/concret/tel que/qu' ?un/une, rien de spécial/spécifique/particulier/précis/grave/mieux/prévu/concret/plus, rien d' autre/urgent/important/obligatoire/extraordinaire/extravagant/insurmontable, rien à dire/redire/ajouter/signaler/faire, rien ne lui ferait/fait plus/tant/autant plaisir,
    pas forcément/nécessairement/vraiment/trop/très/spécialement ?de/d' ?préférence/idée/difficile/exigeant/exigeante/regardant/compliqué/compliquée/sûr/sûre, pas difficile/exigeant/exigeante/compliqué/compliquée/sûr/sûre/grave/vrai/loin/forcément/cher/chère/chers, pas plus de/d' ?que #*, pas plus de/d' quelques, pas plus d' une/un, pas plus tard que, plus de #*, plus d' un/une/informations/infos, plus de deux/trois/quatre/dix/vingt/trente/temps/détails/précisions/place, plus ou moins, un peu plus de/d', beaucoup plus de/d', encore plus de/d', toujours plus de/d', de plus, en plus de/d', non plus, ni plus ni moins, ni trop, pourquoi pas ?de/d'/du/des/un/une,
    pas de #*, zéro déchet/déchets/souci/problème/stress, pas un seul jour sans, pas le moindre souci, à part ça/cela, sauf si/que/erreur/exception, trop de chance/bonheur/plaisir, pas le temps $, pas la peine, n'hésitez pas, n'oubliez pas, n'oublie pas, ne vous inquiétez pas, ne sais/sait pas ?trop/vraiment, je/j' sais pas, il/elle/on ne sait pas, pas la moindre idée, au moins, à moins de/que, non merci pas`,
  thenAllergic: `
    il/elle y est allergique, y est allergique, il/elle est allergique $, ?il/elle est/sont allergique/intolérant/intolérante $, ça lui/leur est/fait/donne ?vraiment/trop ?égal/peur/horreur/mal/des/la/l'/envie ?migraine/migraines/tête/nausées/nausée/boutons/allergie/allergies/nausée/vomir/éternuer, lui/leur donne/donnent/file/filent/provoque/provoquent ?des/la/une/de/l' ?grosses/fortes migraine/migraines/allergie/allergies/nausée/nausées/boutons/urticaire/eczéma/asthme/maux/mal, lui donnent ?des/la/de migraines/migraine/l'allergie/boutons/nausées, elle/il y est allergique, lui donne/donnent ~ eczéma/asthme/boutons/allergie`,
  thenRefused: `
    finit/finissent/finira/finiront ?tous/toutes/toujours/direct au/à/dans/en ?fond/la/le/un ?du placard/poubelle/tiroir/cave/grenier, traîne/traînent ?partout $, prend/prennent la poussière, ne sert/servent qu'à prendre la poussière, ?ça c'est non ?merci/plus/non, non , merci, non , svp, c'est non et non, c'est/c'était/ce ?vraiment/carrément/définitivement/clairement/absolument/malheureusement non/interdit/exclu/proscrit/banni/niet/mort/fini/terminé/inutile/dangereux/tabou/l'horreur/trop, c'est ?vraiment/carrément/clairement/absolument/franchement pas ?du ?tout/vraiment/trop possible/nécessaire/utile/permis/autorisé/recommandé/indiqué/bon/bien/top/idéal/génial/terrible/nécessaire, c'est ?vraiment/franchement pas ?du ?tout/vraiment/trop son/sa/leur/notre/mon ?truc/tasse/genre/style/fort/goût/délire/kif ?de ?thé/tout, ce n'est/n'est/n'était ?vraiment/franchement pas ?du ?tout/vraiment/trop ?son/sa/leur/notre/pour/une/un truc/tasse/genre/style/fort/goût/lui/elle/eux/nous/possible/bonne/délire/kif ?de ?idée ?thé, c'est/est/n'est pas ?vraiment/trop pour lui/elle/eux/nous, c'est pas la peine, pas la peine $, c'est hors de question, hors de question $, pas question $, ?surtout/plutôt/vraiment/absolument/carrément/clairement/franchement pas $, ?merci non ?merci/svp/pitié $, non merci, surtout pas $, pas du tout $, plutôt pas, ?svp pas svp/stp/merci/pitié/possible, pas pour lui/elle/eux/nous/moi, pas son/leur/notre/mon ?tout ?truc/genre/style/délire/goût, pas trop son/leur/notre/sa truc/genre/style/délire/goût/tasse, jamais $, plus jamais $, bof ?bof $, beurk, berk, niet $, il/elle/on/ils/elles/je/qu'il/qu'elle/qu'ils/qu'elles n'aime/aime/n'aiment/aiment ?vraiment/surtout/absolument pas/plus/guère ?du ?tout ?trop/vraiment/tellement/beaucoup $, il/elle/on/ils/elles/qu'il/qu'elle n'aime/aime/n'aiment/aiment ?vraiment pas/plus ?du ?tout ?trop/vraiment/tellement/beaucoup ça/cela, n'aime/aime/n'aiment pas/plus ?du ?tout ?trop/vraiment/tellement ça/cela, il/elle/on/ils/elles/qu'il/qu'elle ne/n' le/la/les/l'/en aime/supporte/mange/boit/porte/veut/lit/utilise/met/tolère/digère/supportent/mangent/boivent/veulent ?vraiment/surtout/absolument pas/plus/jamais ?du ?tout ?trop/vraiment/bien $, il/elle/on/ils/elles/qu'il/qu'elle le/la/les/l'/en aime/supporte/mange/boit/porte/veut/lit/utilise/met ?vraiment pas/plus/jamais ?du ?tout ?trop/vraiment/bien $, il/elle/on n'en/en veut/mange/boit/porte/met/raffole ?vraiment/surtout pas/plus/jamais ?du ?tout, n'en veut/mange/boit/porte/met/raffole pas/plus/jamais ?du ?tout, il/elle/on/ils/elles/qu'il/qu'elle ?le/la/les/l' déteste/détestent/hait ?vraiment/absolument ça/cela, il/elle/on/ils/elles le/la/les/l' déteste/détestent/hait ?vraiment/absolument ?tous/toutes, il/elle/on/ils/elles/qu'il/qu'elle déteste/détestent $, il/elle/on/ils/elles en a/ont horreur/marre/assez $, il/elle/on en a/ont ?plus/vraiment/déjà ?que marre/soupé/ras-le-bol $, il/elle en a horreur, en a horreur, il/elle/on ?ne/n' supporte/mange/porte/veut/utilise/met/tolère/digère pas/plus/jamais ?du ?tout ?bien $, il/elle n'y a pas/plus droit, n'y a pas/plus droit, il/elle n'en/en a ?vraiment/absolument pas/plus/nul/aucun ?du ?tout/vraiment besoin, n'en a ?vraiment pas/plus ?du ?tout/vraiment besoin, n'en a pas/plus l'utilité/l'usage, il/elle n'en a que faire, il/elle/on/ça s'en fiche/fout/moque ?complètement/pas ?mal, lui/leur fait/font ?très/trop mal/peur/horreur/tourner ?au/à ?ventre/tête, ça/lui ?lui fait/font peur, ça ne/n' ?lui/leur ?l' intéresse/plaît/plait/va/dit/convient/parle/sert/réussit ?vraiment pas/plus/rien ?du ?tout ?trop/vraiment, ça ?lui/leur ?l' intéresse/plaît/plait/va/dit/convient/parle/sert ?vraiment pas/plus/rien ?du ?tout ?trop/vraiment, ne ?lui/leur ?l'/les intéresse/plaît/plait/va/convient/parle/dit/réussit ?vraiment pas/plus/rien ?du ?tout ?trop/vraiment, n'intéresse pas/plus ?du ?tout, ne lui/leur sert/servent/servirait à rien, ça ne/n' sert à rien, ne sert à rien, ça passe pas, ça ne passe pas, ne passe pas ?du ?tout $, est/serait/est ?vraiment/strictement/absolument/malheureusement/totalement/formellement interdit/interdite/exclu/exclue/proscrit/proscrite/banni/bannie/inutile/superflu/superflue/déconseillé/déconseillée, est à éviter/proscrire/bannir, à éviter ?absolument/svp/si ?possible, à bannir, à proscrire, est de trop, est/a été ?un/une échec/flop/bide/catastrophe, n'a/a pas ?du ?tout ?vraiment plu/marché/fonctionné, a été mal reçu/reçue, il/elle/on a arrêté/renoncé/passé ?l'âge $, passé/passée l'âge, il/elle a passé l'âge,
    pitié stop, stop $, par pitié non, très peu pour lui/elle/eux/nous/moi, ?est/sont interdit/interdite/interdits/interdites $, mais ?il/elle a ?tout/dû/du ?dû arrêté/arrêter/abandonné $, bof $, bof bof, non merci $, beurk, c'est niet, niet $, c'est mort $, à fuir`,
  thenOwned: `
    il/elle/ils/elles/on/nous/qu'il/qu'elle ?y en a/ont/ai/avons/possède ?déjà/deja/bien/vraiment/largement/franchement/déja ?plus/bien/vraiment/largement/plein/beaucoup/trop/assez/suffisamment/un/une/deux/trois/quatre/plusieurs/tellement/tout/tous/toutes ?que/plein/beaucoup/trop/assez/suffisamment/qu'assez/d'avance ?assez/suffisant $, en a/ont/ai/avons/possède déjà/deja/bien/largement/vraiment ?plus/bien/plein/beaucoup/trop/assez/suffisamment/un/une/deux/trois/quatre/plusieurs/tellement/tout/tous/toutes/des ?que/assez/tonnes/tas/qu'assez ?assez, en a/ont ?bien/largement ?plus ?que assez/suffisamment/plein/trop/beaucoup/tellement/plusieurs/énormément/qu'assez,
    en a/ont/avons plus qu'assez/qu'il, en a/ont/possède des/une/un/plusieurs tonnes/tas/masse/montagne/collection/kilos/centaines/dizaines/stock/armoire/placard/paires/caisses/cartons, en a/ont à/en revendre/ne/pagaille ?plus ?savoir ?qu'en ?faire, en a/ont partout, en a/ont/possède déjà/deja, il/elle/ils/elles/on/qu'il/qu'elle/qu'ils l'a/l'ont/les/le/la ?a/ont déjà/deja/tous/toutes ?tous/toutes/lu/lus/vu/vus/acheté, l'a/l'ont déjà/deja ?lu/vu/acheté, les a/ont déjà/deja ?tous/toutes/lus/vus, les a/ont tous/toutes ?déjà/deja, il/elle/ils/elles/on/qu'il/qu'elle/j'ai a/ont déjà/deja $, a/ont déjà/deja $, déjà/deja $, on/je lui en a/ai ?déjà/deja offert/acheté, lui en a ?déjà/deja offert,
    ?il/elle n'en/en a/ont ?vraiment pas/plus besoin d'un/d'une/d'autres/de ?autre/plus, n'en manque pas, il/elle en est envahi/envahie, en est envahi/envahie, ne sait plus quoi en faire, il/elle ne sait plus où les mettre, ne sait plus où les mettre, ses placards/armoires en débordent, en déborde, en débordent, s'en est ?déjà/deja/juste acheté ?un/une, vient de s'en acheter ?un/une, il y en a ?déjà/deja/bien ?assez/plein/trop/partout, y en a ?déjà/deja ?assez/plein/trop/partout,
    il/elle en a ?déjà #/##`,
  allRefused: `
    sont ?vraiment/strictement/absolument/malheureusement/totalement/tous/toutes/formellement interdits/interdites/exclus/exclues/proscrits/proscrites/bannis/bannies/inutiles/superflus/superflues/déconseillés/déconseillées/tabous/tabou/dangereux/dangereuses, sont à éviter/proscrire/bannir, sont de trop, ?ne sont ?vraiment pas ?du ?tout ?vraiment/trop son/leur/notre ?truc/genre/style/fort/goût/pour/tasse ?lui/elle/eux/nous/de ?thé, ?ne sont ?vraiment pas ?vraiment/trop pour lui/elle/eux/nous, ?ne sont pas ?les bienvenus/bienvenues/permis/autorisés/autorisées/nécessaires/souhaités/souhaitées/utiles, ne lui/leur/l'/les intéressent/plaisent/vont/conviennent/parlent/disent/réussissent ?vraiment pas/plus/rien ?du ?tout ?trop/vraiment, n'ont/ont pas ?du ?tout ?vraiment/trop plu/marché/fonctionné, ont été mal reçus/reçues, ont été ?un/une échec/flop/bide, c'est tout non, non à tout ça, rien de tout ça/cela, lui font ?très peur/horreur/mal, il/elle les déteste ?tous/toutes, il/elle déteste tout ça`,
  allOwned: `
    il/elle/ils/elles/on a/ont ?déjà/deja tout ?ça/cela ?déjà/deja, a/ont déjà/deja tout ça/cela, a/ont tout ça/cela ?déjà/deja, il/elle/on en a/ont déjà/deja ?de tout/tous, sont ?déjà/deja là/présents/présentes/fournis, s'entassent, s'accumulent, prennent la poussière, dorment ?déjà dans/au ?les/un/une placard/placards/tiroir/tiroirs/armoire, débordent ?déjà, ne manquent pas`,
  only: `seulement, uniquement, exclusivement, rien que, rien d'autre que, juste, simplement, ne veut que, n'aime que, ne lit que, ne boit que, ne mange que, ne souhaite que, n'accepte que, ne porte que`,
  and: `et, ou, ainsi que, et ou, et aussi, ou bien, ou encore, comme, voire, ni`,
  begins: `
    il, elle, ils, elles, on, nous, je, j'ai, j'aime, j'adore, j'aimerais, j', tu, vous, c'est, c'était, c'etait, ça, ca, ce, son, sa, ses, mon, ma, mes, notre, nos, leur, leurs, votre, est, a, était, etait, sera, ont, sont, aime, adore, aimerait, vit, habite, travaille, joue, fait, lit, écoute, ecoute, boit, mange, porte, collectionne, va, vient, peut, doit, veut, préfère, prefere, cuisine, jardine, regarde, pratique,
    donc, alors, car, parce, puisque, comme, si, quand, lorsque, depuis, sinon, budget, passionné, passionne, passionnée, passionnee, hobby, hobbies, loisirs, goûts, gouts, intérêts, interets, toujours, souvent, plutôt, plutot, surtout, aussi, puis, maintenant, désormais, desormais, actuellement, aujourd'hui, sportif, sportive, merci, tout, qui`,
  filler: `
    est, sont, contre, il, elle, qqch, qqchose, pr, ds, svp, ms, pcq, bcp,
    le, la, les, l', un, une, des, du, de, d', au, aux, à, a, ce, cet, cette, ces, ça, ca, cela, son, sa, ses, leur, leurs, mon, ma, mes, notre, nos, nouveau, nouvel, nouvelle, nouveaux, nouvelles, autre, autres, encore, plus, trop, très, tres, tout, toute, tous, toutes, tant, tellement, vraiment, surtout, absolument, svp, stp, s'il, te, vous, plaît, plait, merci, pitié, pitie, plein, beaucoup, énième, enieme, énieme, supplémentaire, supplementaire, supplémentaires, supplementaires,
    truc, trucs, machin, machins, chose, choses, affaire, affaires, quelque, quelconque, n'importe, quoi, article, articles, produit, produits, cadeau, cadeaux, idée, idee, genre, type, sorte, sortes, style, espèce, espece, en, dans, pour, par, sur, avec, chez, sous, lui, elle, eux, nous, moi, il, on, y, qui, que, qu', est, sont, soit, et, ou, ni, comme, etc, ex, exemple, jamais, déjà, deja, non,
    typique, typiques, classique, classiques, habituel, habituelle, habituels, habituelles, moche, moches, bête, bete, bêtes, betes, stupide, stupides, ringard, ringards, banal, banals, petit, petite, petits, petites, gadgeteux, vrai, vraie, vrais, vraies, maison, cuisine, noël, noel, anniversaire, fête, fete, année, annee, années, annees, an, ans, fois, possible, si, offrir, recevoir, acheter, deux, trois, jour, jours, moment, particulier, spécialement, specialement, notamment, aussi`,
  things: `
tool: outil, outils, outillage, bricolage, boîte à outils, caisse à outils, matériel de bricolage
alcohol: alcool, alcools, alcoolisé, alcoolisés, alcoolisée, alcoolisées, boisson alcoolisée, boissons alcoolisées, alcool fort, alcools forts, spiritueux, digestif, digestifs, apéritif, apéritifs, apéro, apéros, bibine, picole
wine: vin, vins, vin rouge, vin blanc, pinard, bouteille de vin, bouteilles de vin, champagne, mousseux, vin rosé
beer: bière, bières
chocolate: chocolat, chocolats, choco, cacao, boîte de chocolats, boîtes de chocolats, tablette de chocolat
sweets: bonbon, bonbons, sucrerie, sucreries, friandise, friandises, confiserie, confiseries, douceurs, gourmandises sucrées, sucette, sucettes, gâteau, gâteaux
sugar: sucre, sucré, sucrés, sucrée, sucrées, produits sucrés, trop sucré
food: manger, à manger, qui se mange, ça se mange, se mange, nourriture, à manger, bouffe, alimentaire, aliments, produits alimentaires, comestible, comestibles, épicerie fine, panier gourmand, paniers gourmands, panier garni, paniers garnis, gourmandise, gourmandises, mangeable
nuts: noix, noisette, noisettes, amande, amandes, fruits à coque, fruit à coque, noix de cajou, pistache, pistaches, pralin, praliné, pralinés, fruits secs
peanuts: cacahuète, cacahuètes, cacahouète, cacahouètes, arachide, arachides, beurre de cacahuète
dairy: lait, lactose, laitier, laitiers, produit laitier, produits laitiers, laitage, laitages, lait de vache, crème, beurre, protéines de lait
cheese: fromage, fromages
egg: œuf, œufs, oeuf, oeufs, blanc d'œuf, blanc d'oeuf
gluten: gluten, blé, farine de blé, froment
fish: poisson, poissons
seafood: fruits de mer, crevette, crevettes, homard
shellfish: crustacé, crustacés, coquillage, coquillages, huître, huîtres
meat: viande, viandes, viande rouge, saucisson, saucissons, charcuterie, charcuteries, foie gras
pork: porc, jambon, lardons
spicy: épicé, épicés, épicée, épicées, piment, piments, piquant
soy: soja
sesame: sésame
mushroom: champignon, champignons
caffeine: caféine, théine, excitants
coffee: café, cafés
tea: thé, thés, infusion, infusions, tisane, tisanes
honey: miel, miels
books: lire, livre, livres, bouquin, bouquins, roman, romans, lecture, lectures, bd, bande dessinée, bandes dessinées, à lire
clothes: vêtement, vêtements, fringue, fringues, habit, habits, sapes, textile, textiles, habillement, prêt-à-porter, t-shirt, t-shirts, tee-shirt, tee-shirts, pull, pulls, pyjama, pyjamas, à porter
shoe: chaussure, chaussures, chausson, chaussons, pantoufle, pantoufles
jewellery: bijou, bijoux, bijou fantaisie, bijoux fantaisie, bague, bagues, bijoux en argent, bijou en argent, bijoux fantaisies
perfume: parfum, parfums, eau de toilette, eaux de toilette, eau de parfum, après-rasage
scent: sente fort, sent fort, sentent fort, sente, sentent, parfumé, parfumés, parfumée, parfumées, odeur, odeurs, senteur, senteurs, huiles essentielles, huile essentielle, encens, odeurs fortes, odorant, odorants, qui sent fort, fragrance, fragrances, diffuseur de parfum
cosmetics: cosmétique, cosmétiques, maquillage, produits de beauté, produit de beauté, soins du visage, rouge à lèvres, beauté
toiletries: gel douche, gels douche, bain moussant, bains moussants, sels de bain, boule de bain, boules de bain, savon, savons, crème pour les mains, crèmes pour les mains, crèmes, lotion, lotions, coffret de bain, coffrets de bain, produits de bain, shampooing, shampoing, soins du corps, coffret bain
candles: bougie, bougies, bougie parfumée, bougies parfumées, chandelle, chandelles, photophore, photophores, bougeoir, bougeoirs
flowers: fleur, fleurs, bouquet, bouquets, fleurs coupées, bouquet de fleurs, bouquets de fleurs, fleurs séchées
plants: plante, plantes, plante verte, plantes vertes, plantes d'intérieur, plante d'intérieur, plante en pot, plantes en pot, cactus, orchidée, orchidées
pollen: pollen, pollens
mug: mug, mugs, tasse, tasses, tasse à café, tasses à café
sock: chaussette, chaussettes
scarf: écharpe, écharpes, foulard, foulards, châle, châles, étole, étoles
tie: cravate, cravates, nœud papillon, noeud papillon
apron: tablier, tabliers, tablier de cuisine
knife: couteau, couteaux, canif, canifs
chopping board: planche à découper, planches à découper, planche à pain
cutlery: couvert, couverts, argenterie, fourchettes
soft toy: peluche, peluches, doudou, doudous, nounours, ours en peluche
toys: jouet, jouets, jeux pour enfants, joujou, joujoux
noisy: fait du bruit, fasse du bruit, font du bruit, fassent du bruit, bruit, bruits, bruyant, bruyants, bruyante, bruyantes, tapage, vacarme, jouet bruyant, jouets bruyants, sonore, sonores
photo frame: cadre photo, cadres photo, cadres, cadre à photo
photo: photo, photos, album photo, albums photo
bracelet: bracelet, bracelets, gourmette
necklace: collier, colliers, pendentif, pendentifs, chaîne en or
earrings: oreilles percées, boucle d'oreille, boucles d'oreille, boucles d'oreilles, boucle d'oreilles
watch: montre, montres, montre connectée, montres connectées
glass: verre, verres, verrerie, verres à vin, flûtes à champagne
cookbook: livre de cuisine, livres de cuisine, livre de recettes, livres de recettes
garden: jardin, jardins
battery: pile, piles, à piles, batterie, batteries
tableware: vaisselle, assiette, assiettes
notebook: cahier, cahiers, carnet, carnets, bloc-notes, calepin, calepins
gadgets: gadget, gadgets, électronique, appareil électronique, appareils électroniques, high-tech, technologie, technologique, technologiques, objets connectés, objet connecté, informatique, électrique, électriques, multimédia
screen: écran, écrans, tablette, tablettes, télé, télévision, ordinateur, temps d'écran
video game: jeu vidéo, jeux vidéo, jeux vidéos, console, consoles, gaming
board game: jeu de société, jeux de société, jeu de plateau, jeux de plateau, jeux de cartes, jeu de cartes
puzzle: puzzle, puzzles, casse-tête
film: film, films, dvd, dvds, blu-ray, séries
leather: cuir, cuirs, maroquinerie, daim
wool: laine, laines, lainage, lainages, qui gratte, tricot, tricots
feather: plume, plumes, duvet
latex: latex, caoutchouc
nickel: nickel, fantaisie en métal
plastic: plastique, plastiques, en plastique, jouets en plastique
kitchen: cuisiner, faire la cuisine, faire à manger, ustensile, ustensiles, ustensiles de cuisine, ustensile de cuisine, robot de cuisine, robots de cuisine, appareils de cuisine, appareil de cuisine, électroménager, pour la cuisine, matériel de cuisine, accessoires de cuisine, batterie de cuisine
decor: prend la poussière, prennent la poussière, prenne la poussière, ramasse la poussière, déco, deco, décoration, décorations, bibelot, bibelots, nid à poussière, nids à poussière, ramasse-poussière, ramasse-poussières, attrape-poussière, attrape-poussières, objets décoratifs, objet décoratif, objets de déco, figurine, figurines, vase, vases, coussin, coussins
furniture: meuble, meubles, mobilier
bulky: prend de la place, prenne de la place, prennent de la place, prend trop de place, prend beaucoup de place, encombrant, encombrants, encombrante, encombrantes, volumineux, volumineuse, volumineuses, gros, grosse, grosses, qui prend de la place, qui prend trop de place, qui prennent de la place, trop grand
heavy: lourd, lourds, lourde, lourdes
fragile: fragile, fragiles, cassable, cassables
small part: petites pièces, petite pièce, petits éléments
merchandise: produits dérivés, produit dérivé, goodies, merch, gadgets à message
vouchers: bon d'achat, bons d'achat, bon cadeau, bons cadeaux, bons cadeau, carte cadeau, cartes cadeaux, cartes cadeau, chèque cadeau, chèques cadeaux, chèque-cadeau, argent, enveloppe, billets de banque
subscription: abonnement, abonnements, box mensuelle, box mensuelles, box par abonnement
experience: expérience, expériences, sortie, sorties, activité, activités, excursion, excursions, moment à vivre, moments à vivre, coffret cadeau, coffrets cadeaux, smartbox, week-end, billet de concert, billets de concert, places de concert, places de spectacle, spectacle, spectacles, atelier, ateliers, stage, stages
practical: pratique, pratiques, utile, utiles, fonctionnel, utilitaire, utilitaires
romantic: romantique, romantiques, romantisme, kitsch, mièvre, à l'eau de rose, gnangnan, cucul
personalised: personnalisé, personnalisés, personnalisée, personnalisées, gravé, gravés, gravée, gravées, gravure, gravures, personnalisable, personnalisables, à son nom, avec son prénom
religious: religieux, religieuse, religieuses, religion, bondieuserie, bondieuseries
handmade: fait main, faits main, faite main, fait maison, faits maison, artisanal, artisanaux, bricolé
pet: animal, animaux, animal de compagnie, animaux de compagnie, animaux vivants, animal vivant
cat hair: poil de chat, poils de chat, poils de chats
dog hair: poil de chien, poils de chien, poils de chiens
animal hair: poils, poils d'animaux
cat: chat, chats
dog: chien, chiens
dust: poussière, poussières, acariens
sport: sport, sports, sportif, sportifs, sportive, sportives, articles de sport, article de sport, matériel de sport
exercise: fitness, musculation, gym, appareil de fitness, appareils de fitness, matériel de fitness
height: hauteur, hauteurs, vertige, le vide
weapon: arme, armes, jouets guerriers
gun: pistolet, pistolets, fusil, fusils
cigar: cigare, cigares, cigarette, cigarettes
smoking: tabac, fumer, fumée
whisky: whisky, whiskys, whiskies
gin: gin, gins
bags: sac, sacs, sac à main, sacs à main, pochette, pochettes
gardening: jardiner, faire du jardin, jardinage, jardiner, outils de jardin, outil de jardin, matériel de jardinage
stuff: choses à la maison, trucs à la maison, objet, objets, babiole, babioles, bazar, fatras, brol, bric-à-brac, camelote, gadgets inutiles, bidule, bidules, objets inutiles, cochonneries, pacotille`,
}
