import type { WishWords } from '#app/ideas/words/wishes/wish-words.ts'

export const DUTCH: WishWords = {
  refused: `
    niet ?zo/erg/echt/bepaald/heel ?zo/erg dol/gek/verzot/weg/verlekkerd/fan op/van, geen tijd voor, heeft/hebben geen/weinig tijd ?meer voor ?de/het, ?graag/aub/alsjeblieft/alstublieft/liefst/liever/echt/absoluut/beslist/vooral/dus ?a.u.b. ?helemaal geen ?enkel/enkele ?nieuwe/nieuw/extra/andere/ander/soort ?meer, niet weer/nog/alweer/opnieuw ?een/eens/meer/zo'n ?een/zo'n, niet ?nog meer, niet de/het/die zoveelste/tiende/vijfde/honderdste, geen zoveelste, nooit meer ?een, nooit nog een, niks/niets met/van/voor/om/wat/dat/uit/waar ?te ?de/het/een/in/bevat, ?graag/aub niets/niks met/van/voor/om/wat/dat/uit, zonder ?enig/enige, noch, nog/al/weer geen, niets/niks, niet zo van ?de/het, niet ?zo echt een, is ?nu/al/inmiddels ?al uit de ~ fase, ?dus niets/niks in de richting van,
    alles behalve, alles ?is ?goed behalve, behalve, uitgezonderd, anders dan, in plaats van ?een/weer/de/het, i.p.v., ipv, alsjeblieft geen/niet, alstublieft geen/niet, aub geen/niet, a.u.b. geen/niet, svp geen, maar ?liever/dan ?dan geen/niet, liever niet ?nog/weer/zo'n ?een/meer, als het maar geen, zolang het maar geen, tenzij geen,
    ?hij/zij/ze houdt/houden/hou ?echt/helemaal/absoluut ?absoluut niet ?zo/echt/erg/meer/bepaald ?zo/erg van ?de/het/al/alle ?die, ?hij/zij/ze lust/eet/drinkt/draagt/wil/gebruikt/leest/verdraagt/rookt/snoept/koopt/speelt/heeft/mag/neemt/lusten/eten/drinken/willen/verdragen/mogen/hebben/doet ?echt/absoluut/liever/beslist/helemaal/hij/zij/ze/al/ook/graag/jaren/pertinent ?helemaal/echt/meer geen ?enkele/enkel/meer, lust/verdraagt/wil/mag/eet/drinkt/draagt/leest/gebruikt ?hij/zij/ze/echt/absoluut/helemaal ?absoluut niets/niks met/van/wat/waar ?de/het, is/ben/zijn ?absoluut/echt/helemaal/bepaald geen/niet ?een/zo'n/zo/echt/dol/gek/weg/fan/groot/grote/erg/bepaald ?een/grote/groot/van/op ?fan/liefhebber/liefhebster/voorstander/type/mens/vriend/persoon ?van/voor/op ?de/het, ben/is niet ?zo/echt dol/gek/verzot op, is geen/niet ?echt ?een/zo'n ?type/mens voor,
    haat/haten/verafschuwt/verfoeit/walgt/gruwt/griezelt/gruwelt ?echt/van ?van/alles ?alle/de/het ?wat, heeft/hebben ?echt/een ?echt/een ?enorme/vreselijke/verschrikkelijke/gruwelijke/grote hekel/afkeer/schijthekel/broertje/aversie/fobie ?dood aan/van/voor ?de/het/al/alle ?die, heeft/hebben ?een ?echt ?enorm/enorme hekel aan, een broertje dood aan, hekel aan, heeft/hebben ?erg angst/schrik/bang voor, is/zijn ?erg/heel/vreselijk/doodsbang bang/doodsbang/allergisch voor, bang voor, heeft/hebben ?echt/helemaal/absoluut niets/niks/weinig ?mee/met/aan/op ?met/te/op ?maken ?de/het, heeft/hebben ?echt/helemaal/absoluut niets/niks met/aan ?de/het,
    kan/kunnen ?echt/helemaal/absoluut/al/er ?helemaal niet ?goed/meer/zo ?goed tegen ?de/het/al, kan geen ?enkele, mag/mogen ?hij/zij/ze ?absoluut/helemaal/van/nu/echt/even ?de ?dokter/absoluut geen ?enkele/meer, mag/mogen niet ?meer aan ?de/het, moet/moeten ?hij/zij/ze niets/niks ?meer van/hebben ?hebben ?van, moet/wil ?er niets/niks ?van ?weten/hebben van ?weten, vermijd/vermijdt/vermijden/mijdt/vermijdt/ontwijkt ?liever/alle/alles ?met ?de/het, liefst vermijden, weigert ?alle/de/het, verbiedt, verboden voor, tegen alle,
    is/zijn/ben ?helemaal/echt/een ?beetje/wel ?beetje klaar/zat/moe/beu/uitgekeken/gestopt/genezen/verveeld ?met/van/op ?de/het/al/alle/die, heeft/hebben/heb ?er ?wel/meer/het/ruim/echt/nu/helemaal ?helemaal/wel genoeg/gehad/buik/schoon/tabak ?vol ?van/met ?de/het/al ?die, heeft de buik/neus vol van, heeft het gehad met, het gehad met, klaar met ?de/het/al/alle, beu van ?de/al, genoeg van ?de/al/alle, zat van, is ?net/pas/onlangs gestopt met/te ?het/de ?eten/drinken/gebruiken/van, gestopt met ?het/de ?eten/drinken, eet/drinkt/rookt/draagt/leest/gebruikt/speelt/lust/wil/ruikt/kijkt/kookt/doet ?hij/zij/ze ?echt/absoluut/helemaal niet/nooit ?meer/graag/zo/echt ?graag/meer, kan/mag/moet ?hij/zij/ze niet ?meer eten/drinken, probeert te stoppen/minderen met, stopt met, mindert met, minder graag,
    interesseert/interesseren ?haar/hem/zich ?echt/helemaal/absoluut ?helemaal niet/niets/geen ?zo/echt/erg/meer ?erg/zo ?in/voor ?de/het, heeft/hebben geen/weinig interesse/zin/behoefte/trek/belangstelling ?meer/in ?in/aan/voor, geen interesse/zin/behoefte/trek/belangstelling ?meer/in ?in/aan/voor, niet geïnteresseerd in, geeft/geven ?echt/helemaal/absoluut niets/niks/niet/weinig ?zo/veel/echt ?veel om, doet/doen niet ?meer aan, doet/doen ?echt ?helemaal niets/niks/niet ?meer/met/aan ?de/het, is ?er ?echt te oud/groot/jong/klein ?geworden voor, te oud/groot/jong voor, ontgroeid, wordt ?heel/erg misselijk/ziek/benauwd/onrustig van ?de/het, krijgt/krijgen ?hij/zij/ze/altijd/snel/er ?altijd/snel hoofdpijn/migraine/uitslag/jeuk/benauwd/allergie van ?de/het,
    teveel, te veel, veel te veel, overspoeld met, verzuipt in, verdrinkt in, komt om in ?de/het, komen om in ?de, stikt/barst van de, verschoon/bespaar ons/haar/hem/me ?van/de/het, kom niet aan met ?een/weer/nog ?een/weer/meer, kom haar/hem niet aan met, koop/geef/neem/breng/doe/stuur/geven/kopen ?haar/hem/ons/ze/hen ?alsjeblieft/aub/vooral/in/gods/hemelsnaam/liever ?godsnaam/vooral geen/niet ?weer/nog/meer ?een/meer, niet geven ?van ?een, niets geven van, niet kopen, stop met ?het ?geven/kopen ?van, weg met ?de/het/al, nee tegen ?de/het, nee aan, neen aan, anti, nul, wars van, afkerig van, vies van, wil ?echt/liever/absoluut/beslist af van ?de/het/al`,
  allergic: `
    ?erg/zwaar/ernstig/heel/licht/zeer/ook/hevig allergisch/allergies/allergische voor/op/tegen/van/aan ?de/het/alle/alles ?met/wat, allergie/allergieën/allergieen voor/tegen/op/aan ?de/het/alle, heeft ?een/zware/ernstige/ook ?zware/ernstige ~ allergie/intolerantie voor/tegen/aan, allergieën :, allergieen :, allergie :, allergisch :, intoleranties :, intolerantie :, intolerant voor ?de/het, intolerantie voor/tegen ?de/het, overgevoelig/gevoelig voor ?de/het, reageert ?heel/erg/slecht/allergisch/zwaar/ook ?allergisch/slecht op ?de/het, reageert slecht/allergisch/heftig op ?de/het, verdraagt/verdragen geen, krijgt uitslag van ?de/het,
    allergie/allergieën/allergisch/intolerantie/intoleranties :`,
  owned: `
    heeft/hebben/bezit/bezitten/heb ?hij/zij/ze/hier/ook ?nu/inmiddels al/allang/reeds/ondertussen/inmiddels ?een/twee/drie/vier/tien/veel/heel/genoeg/zoveel/meer/ruim/alle/alles/de/het/elk/elke/zat/meerdere/verschillende/ruimschoots/te/zo'n/jaren ?veel/dan/van/voldoende/genoeg/een ?genoeg/te ?van, heeft/hebben ?er ?echt/wel/ruim/meer/zat/ruimschoots ?dan genoeg/voldoende/zat/meer/plenty ?aan ?dan, heeft/hebben een/de/het ?hele/heel ?kast/la/huis/keuken/garage/schuur/boekenkast/vitrine/badkamer/kasten/lade/kamer/verzameling/zolder/berg/collectie/stapel/muur vol/met/van ?met/aan, heeft/hebben een kast/la/lade/zolder/huis vol ?met, heeft/hebben stapels/bergen/tonnen/massa's/dozen/kasten/tientallen/honderden/zoveel/ontelbaar/ontzettend ?vol/veel ?met/veel, heeft/hebben ?echt/al ?te/heel ?heel veel, heeft/hebben/bezit alle ?mogelijke/de, heeft/hebben/bezit alles van/op/voor/met/aan, bezit ?een/veel/al/de/het, heeft zich ?net/pas ?een ~ gekocht, heeft ?net/pas/onlangs/zojuist/zelf een/nieuwe ~ gekocht/gekregen/aangeschaft, kreeg/krijgt al/altijd/steeds ?al/veel/genoeg/te ?veel,
    heeft/hebben ?echt/al/helemaal/er geen nieuwe/nieuw/andere/ander/extra/tweede, heeft/hebben niets/niks ?meer nodig, heeft/hebben geen behoefte aan ?nog, heeft/hebben ?echt geen behoefte ?meer aan ?een/nog/meer, hoeft/hoeven ?echt/helemaal/absoluut/er ?echt geen/niet ?meer/nog/nieuwe/nieuw/een/nog ?een/meer, is/zijn ?al/ruim/goed/meer ?ruimschoots/dan ?genoeg voorzien van, is/zijn ?al voorzien van, er is/zijn al/genoeg ?genoeg/een/veel, er zijn al genoeg, aanwezig :, heeft al :, bezit :, in bezit :, in huis :`,
  wanted: `
    geld speelt geen rol, geld is geen probleem, dagje/weekendje/avondje/nachtje/weekje/weekend/lekker/even weg met/naar ?de/het/een/haar/zijn, niks/niets mis met/mee/aan, niks/niets leukers/liever/beters/mooiers/lekkerders/fijners dan, niks/niets anders dan, niks/niets te verliezen/doen/wensen, niets/niks leukers dan, daar is niets/niks mis mee, niets/niks te gek/dol/duur, niets/niks nodig, er is niets/niks, heeft niets/niks te, zegt/zegt niets/niks, zomaar niets/niks,
    alleen/enkel/uitsluitend, houdt/houden/hou ?hij/zij/ze ?heel/erg/enorm/ontzettend/wel/ook/vooral ?veel/erg van ?de/het/alles/alle/een ?met/wat/goede/goed, ?is/zijn ?hij/zij/ze/helemaal/heel/echt ?helemaal dol/gek/verzot/verslingerd/verslaafd/fan/weg/fanatiek/liefhebber/enthousiast op/van/aan/over, is/zijn ?een/echte/grote/groot fan/liefhebber/liefhebster van, wil/wilt/willen ?hij/zij/ze ?heel/erg/zo/wel/al/dolgraag ?graag/lang, zou ?hij/zij/ze ?heel/zo ?graag, wenst, droomt van, verlangt naar, spaart/verzamelt ?voor, spaart voor, geniet van, vindt het leuk/fijn/heerlijk ?om ?te, interesseert zich ?erg voor, is geïnteresseerd in, heeft ?altijd behoefte aan, heeft zin in, zoekt ?nog/een, mist ?nog/een, mag/hebben ?heel graag, heeft graag, kan altijd ?wel gebruiken, is blij met, altijd blij met, altijd welkom, welkom, prima, blij met, geeft de voorkeur aan, liever, het liefst, liefst, graag, voorkeur voor, bij voorkeur,
    maar, wel, echter, toch, daarentegen, in plaats daarvan, wel graag, maar wel, trouwens, overigens, verder, daarnaast, dus wel, eventueel, juist,
    niet alleen ?maar/de/het, niet slechts, niet vies van, niet te vies voor, niet wars van, niet kieskeurig/moeilijk/veeleisend/zeker/bang/belangrijk/duur, niet zo/heel/erg moeilijk/kieskeurig/belangrijk/duur, niet allergisch ?voor, niet per se, niet bang voor, niet tegen ?een, niet meer allergisch/vegetarisch/vegan/zwanger ?voor, niet meer dan, niet boven ?de, niet duurder dan, niet te duur/groot/veel/gek/moeilijk, niet vergeten, niet onder de, niets/niks op tegen, niets/niks tegen ?een/de/het, heeft ?er niets/niks/niet tegen ?een/de/het, zegt/zeg ?hij/zij/ze ?nooit/geen/niet ?nooit/geen nee tegen/op ?een, zegt nooit nee tegen/op ?een, zou geen nee zeggen tegen ?een, slaat een/geen ~ niet/nooit ?af,
    kan/kunnen/kon ?hij/zij/ze ?echt/absoluut/niet ?echt niet/geen ?dag zonder ?haar/zijn/een, geen dag zonder ?haar/zijn, nooit zonder ?haar/zijn, niet zonder ?haar/zijn, kan/krijgt ?er/hij/zij/ze ?maar/er/nooit ?geen/nooit genoeg ?krijgen van ?krijgen, kan nooit genoeg, krijgt geen/nooit genoeg van, nooit genoeg ?van, kan geen genoeg ?krijgen ?van, heeft nooit genoeg/teveel ?van, niet genoeg, niets/niks liever dan ?een, doet niets/niks liever dan, niets/niks gaat boven ?een, niets/niks beters/fijner/leuker/lekkerder/mooier dan ?een, kan geen ~ weerstaan, kan niet wachten op, nooit te veel, er gaat niets/niks boven ?een,
    geen idee/probleem/problemen/allergie/allergieën/allergieen/voorkeur/voorkeuren/budget/limiet/stress/zorgen/zorg/dank/haast/punt/bezwaar/paniek/twijfel/wonder/must/intoleranties/intolerantie/dieet/restricties/beperkingen/bijzondere/speciale/specifieke/grenzen/moeite/hobby/hobby's/einde/maximum/minimum/mening/kwaad/eisen/rush ?allergieën/voorkeur/wensen/mee/met/als, geen enkel/enkele probleem/bezwaar/allergie/voorkeur/idee, geen vegetariër/veganist ?meer, heeft/hebben ?nog/helaas nog/nooit geen ?eigen, nog geen, heeft/hebben geen/nog ?bekende allergie/allergieën/allergieen/voorkeur/probleem/moeite/bezwaar/haast ?met/voor/tegen, niets/niks bijzonders/speciaals/specifieks/bepaalds/aan/mis/te ?te/de ?klagen/vrezen/zeggen/hand, zonder problemen/probleem/twijfel/moeite/einde/meer/voorkeur/allergieën/haast/verplichting/limiet/stress/poespas/grenzen/gedoe/dat, meer dan, minder dan, min of meer, weet niet ?zo/goed/of/precies/wat, weet ik niet, we weten niet, maakt niet uit ?wat/of, maakt niets/niks uit, hoeft niet ?per/veel/duur/groot/te/zo ?se/duur/veel, waarom niet ?een, zero waste, niet waar, nietwaar, behalve dat/als, zonder dat`,
  thenAllergic: `
    is hij/zij/ze ?erg/heel/zwaar/ook allergisch voor, krijgt hij/zij/ze ?altijd/snel hoofdpijn/migraine/uitslag/jeuk/allergie ?van`,
  thenRefused: `
    interesseert/boeit hem/haar ?echt geen bal/zier/fluit/moer/reet/klap, vindt/vinden hij/zij/ze/ie/wij/we ?echt/heel/erg/maar/een/wat/nogal/zo ?beetje onpersoonlijk/tuttig/truttig/oubollig/kinderachtig/zonde/nutteloos/overdreven/suf/overbodig/niks/kitsch/smakeloos/ouderwets/wansmaak, is hem/haar niet ?echt besteed, is ?aan hem/haar niet besteed, is niet ?echt aan hem/haar besteed, hoeft/hoeven ?voor hem/haar niet ?zo, is vies $, zijn vies $, nee hoor, nee joh, nope, niet doen $, past ?echt niet bij hem/haar, heeft hij/zij/ze/ie ?echt geen boodschap aan, moet hij/zij/ze/ie ?echt niets/niks ?van hebben, krijgt hij/zij/ze/ie de kriebels van, kun/kan je hem/haar ?echt niet ?blij ?mee ?maken,
    belandt/belanden/verdwijnt/verdwijnen ?toch/altijd/meteen ?altijd in/op de/een kast/prullenbak/vuilbak/kelder/zolder/la, staat/staan ?maar/alleen ?maar stof te vangen/happen, niet ?zo/echt/erg/meer ?zo leuk/lekker/fijn/mooi/interessant ?vindt $, niet ?meer/echt ?meer uitstaan/luchten/velen/verdragen/ruiken/zien, vies/vreselijk/verschrikkelijk/afschuwelijk/smerig/saai/stom $, nee dank je/u/jullie, nee , dank je/u/jullie, nee , bedankt, nee bedankt, nee alsjeblieft, nee $, neen $, liever niet $, beter niet $, ?graag/aub/alsjeblieft/echt/absoluut/zeker/vooral/dus/helemaal/nu/even niet ?meer/graag/aub/alsjeblieft/nodig/zo/bedankt ?graag $, niet graag $, niet ?zo ?echt/erg/bepaald haar/zijn/hun/mijn ding/smaak/stijl/kopje/sterkste ?thee/punt, absoluut niet $, in geen geval, nooit $, nooit meer $, geen sprake van, geen goed idee, no go, no-go, bah, getver, gatver, dat hoeft ?echt niet, hoeft/hoeven ?echt/van/voor/hij/zij/ze/ie/dus/al ?haar/hem/ze/ons/hij/zij/niet niet ?meer/zo/echt $, ?daar/dat/die houdt hij/zij/ze/ie ?echt/helemaal/absoluut ?absoluut niet ?zo/erg/echt van, lust/eet/drinkt/draagt/wil/gebruikt/leest/verdraagt/mag/neemt hij/zij/ze/ie ?echt/absoluut/liever/helemaal/ook/nu/even/dus/beslist ?helemaal niet/nooit ?meer/graag/zo/echt/hebben/gebruiken/eten/drinken ?graag $, haat/verafschuwt ?hij/zij/ze/ie $, haat hij/zij/ze/ie, vindt/vinden hij/zij/ze/ie/wij/we ?echt/absoluut/helemaal/heel/zo/erg/gewoon/maar ?helemaal niet/niks/vies/verschrikkelijk/vreselijk/stom/smerig/afschuwelijk/saai/eng/stinken/lelijk/onzin ?leuk/lekker/fijn/zo/mooi ?leuk/lekker, kan/kunnen hij/zij/ze/ie ?echt/absoluut/helemaal/er ?helemaal/absoluut niet ?goed/meer/zo ?goed ?tegen/zien/luchten/uitstaan/verdragen/hebben/gebruiken/velen ?meer $, daar kan hij/zij/ze/ie ?echt/absoluut ?helemaal niet/niets/niks ?goed/meer ?tegen/mee ?doen, daar heeft hij/zij/ze/ie een/niets/niks/geen ?enorme/grote/hekel ?hekel/mee/aan/behoefte/interesse/zin/boodschap ?aan/in, daar houdt hij/zij/ze/ie ?echt/helemaal niet ?zo van, daar heeft hij/zij/ze/ie genoeg/het/haar/zijn ?buik/gehad ?vol/mee ?van, heeft hij/zij/ze/ie een hekel aan, heeft hij/zij/ze/ie niets/niks mee/aan, is hij/zij/ze/ie ?helemaal/echt/wel ?wel klaar/zat/beu/moe mee/van, is hij/zij/ze/ie ?erg bang/vies voor/van, is hij/zij/ze/ie ?echt ?geen/niet ?fan/dol/gek van/op, interesseert/boeit/bekoort hem/haar ?echt/helemaal/absoluut ?helemaal niet ?meer/zo, boeit hem/haar niet ?zo, zegt hem/haar niets/niks/niet ?zo, doet hem/haar niets/niks, bevalt hem/haar niet, smaakt hem/haar niet, ligt hem/haar niet ?zo, past niet bij hem/haar, valt niet ?zo/erg ?goed in de smaak, valt/viel slecht/verkeerd, viel niet in de smaak, is ?helaas/streng/absoluut/strikt/echt verboden/taboe/uitgesloten/ongewenst/onnodig/overbodig/gevaarlijk/uit, is ?absoluut/echt een/geen no-go/taboe/nee/afknapper/optie/succes/goed ?idee, is ?echt/absoluut/helemaal niets/niks/niet ?echt/zo voor/haar/zijn/hun/welkom/nodig/toegestaan/gewenst ?haar/hem/hen/ons/ding/smaak/stijl, was geen succes, was een flop/afknapper, wordt hij/zij/ze/ie ?heel/erg misselijk/ziek/benauwd/onrustig van, maakt hem/haar ziek/bang/misselijk/onrustig, daar wordt hij/zij/ze/ie ziek/misselijk/gek van, kunt u/je haar/hem niet blij mee maken, maak/doe je hem/haar geen/niet plezier/blij ?mee, kan hem/haar ?echt gestolen worden, mag/mogen/kan ?hij/zij/ze/ie/absoluut/echt/nu/van ?niet/de/absoluut ?dokter niet ?meer/van/hebben/eten/drinken ?de/hebben ?dokter $, liever vermijden,
    staat hij/zij/ze/ie niet om te springen`,
  thenOwned: `
    heeft/hebben hij/zij/ze/ie/we ?er ?al/echt/een/hele ?hele kast/kasten/kastenvol/laden/dozen/zolder/muur/schuur/stapels ?vol ?van, heeft/hebben hij/zij/ze/ie/we ?er ?al/echt bergen/tig/massa's/zat/meer/stapels ?van, heeft/hebben we/hij/zij/ze/ie ?net/pas ?nog gekregen/gekocht,
    net/pas/onlangs/zelf ?zelf gekocht/gekregen/aangeschaft $, heeft/hebben/bezit hij/zij/ze/ie/wij/we ?echt/wel/nu/er ?nu al/allang/reeds/genoeg/zat/ruim/meer/voldoende/veel/heel/te/zelf/al ?genoeg/zat/een/twee/drie/veel/voldoende/ruim/meer/meerdere/alle/allemaal/te/dan/in ?veel/dan/genoeg/voldoende ?genoeg, ?die/dat/daar heeft/hebben hij/zij/ze/ie/wij/we ?er ?echt/wel/inmiddels/ondertussen ?al/meer/ruim ?dan/meer/een/wel ?dan genoeg/zat/voldoende/veel/al/twee/drie/plenty ?van, heeft/hebben ?er al ?een/genoeg/zat/twee/drie/veel/meerdere/allemaal/te/heel ?veel $, heeft/hebben ?er ?echt/wel ?meer ?dan genoeg/zat $, ?hij/zij/ze/ie heeft/hebben er ?al/wel/echt/ruim/inmiddels/te/zo/heel/meer/een ?al/meer/te/wel/kast ?dan/vol genoeg/veel/zat/een/twee/drie/meer/voldoende/plenty/mee/van/vol, ?die/dat heeft/hebben hij/zij/ze/ie al, heeft/hebben ?hij/zij/ze/ie hem/het/ze al ?gelezen/gezien, is ?er ?al genoeg/aanwezig/voorzien/zat, zijn er al ?genoeg/zat, is/zijn ?hij/zij/ze/ie ?al ?ruim/ruimschoots van voorzien, al in huis, in overvloed, al genoeg $, hebben we al ?genoeg/gegeven/zat, heeft hij/zij/ze/ie ?echt/al ?helemaal niet/geen ?meer/echt nodig, niet ?meer/echt nodig $, hebben ze niet ?meer nodig, kwam/komt hij/zij/ze/ie om in, heeft hij/zij/ze/ie een ?hele kast/la/lade/zolder/verzameling ?vol/van ?van, puilen uit, heeft hij/zij/ze/ie ?net/pas/zelf ?zelf ?al gekocht/gekregen, hoeft hij/zij/ze/ie niet ?meer $`,
  allRefused: `
    zijn ?helaas/streng/absoluut/strikt/echt/allemaal/allebei verboden/taboe/uitgesloten/ongewenst/onnodig/overbodig/gevaarlijk/uit, zijn ?absoluut/echt een/geen no-go/taboe/afknapper/optie/succes, zijn ?echt/absoluut/helemaal/allemaal/allebei niets/niks/niet ?echt/zo voor/haar/zijn/hun/welkom/nodig/toegestaan/gewenst/besteed ?haar/hem/hen/ons/ding/smaak/stijl/aan, zijn niet aan haar/hem besteed, interesseren/boeien ?hem/haar ?echt/helemaal/absoluut ?helemaal niet ?meer/zo, zeggen hem/haar niets/niks, bevallen/smaken/liggen hem/haar niet, passen niet bij hem/haar, vallen/vielen ?allebei niet ?zo/erg/goed in de smaak, vielen slecht/verkeerd, waren geen/een succes/flop, maken hem/haar ziek/bang/misselijk, hoeven ?echt/allemaal/allebei niet $, hoeven niet meer, allemaal niet $, niets/niks van dat alles, dat alles niet, kunnen haar/hem gestolen worden`,
  allOwned: `
    zijn ?er/al ?al ?meer ?dan genoeg/aanwezig/zat/voldoende, zijn al in huis, stapelen zich op, liggen ?al/alleen/maar ?maar te verstoffen, verstoffen ?alleen ?maar, staan stof te vangen/happen, heeft hij/zij/ze/ie allemaal/allebei al, dat alles heeft hij/zij/ze/ie al, heeft/hebben hij/zij/ze/ie/we al allemaal/allebei`,
  only: `alleen, alleen maar, enkel, enkel en alleen, uitsluitend, slechts, louter, niets anders dan, niks anders dan, niets dan, wil alleen, wil alleen maar, wil enkel, houdt alleen van, leest alleen, leest alleen maar`,
  and: `en, of, alsook, evenals, en of, noch, ofwel, als, zoals, plus`,
  begins: `
    hij, zij, ze, het, wij, we, ik, jij, je, jullie, u, haar, hun, mijn, ons, onze, is, was, zijn, heeft, had, hebben, wordt, woont, leeft, werkt, speelt, gaat, maakt, doet, kan, mag, moet, wil, zou, houdt, draagt, leest, luistert, kijkt, kookt, bakt, drinkt, eet, verzamelt, studeert, reist, fietst, loopt, geniet, vindt, komt, staat, zit, blijft,
    dus, want, omdat, daarom, als, wanneer, sinds, anders, dan, daar, er, die, dat, dit, budget, hobby, hobby's, passie, interesses, altijd, meestal, vaak, vooral, eerder, liever, graag, ook, nu, tegenwoordig, momenteel, verder, bedankt, dank, dankjewel, iets, alles, sportief, heel, zelf`,
  filler: `
    is, zijn, voor, tegen, ze, hij, vindt, vinden, kan, kunnen, de, het, een, die, dat, deze, dit, zo'n, zulke, nieuw, nieuwe, ander, andere, extra, nog, meer, weer, alweer, zoveel, zoveelste, veel, te, teveel, heel, erg, echt, echte, ook, maar, al, alle, alles, allerlei, wat, iets, niets, niks, aub, alsjeblieft, alstublieft, graag, svp, bedankt, dank, je, u, ding, dingen, dingetje, dingetjes, spul, zaken, zaak, cadeau, cadeaus, cadeautje, cadeautjes, kado, kado's, kadootje, kadootjes, artikel, artikelen, product, producten, soort, soorten, type, dergelijke, en, of, enz, etc, zoals, bijvoorbeeld, bv, bijv,
    met, van, voor, om, uit, in, op, aan, bij, als, geven, krijgen, kopen, er, is, zijn, haar, hem, hij, zij, ze, ons, onze, mij, mijn, hun, typisch, typische, klassiek, klassieke, standaard, saai, saaie, lelijk, lelijke, goedkoop, goedkope, stom, stomme, suf, suffe, klein, kleine, gebruikelijke, kerst, kerstmis, sinterklaas, verjaardag, jaar, jaren, keer, thuis, huis, keuken, ooit, eigenlijk, vooral, speciaal, mogelijk, liefst, liever, nodig, twee, drie, dag, moment, enkel, enkele, enige`,
  things: `
tool: gereedschap, gereedschappen, gereedschapskist, gereedschapsset, klusspullen, doe-het-zelf, klusgereedschap
alcohol: alcohol, alcoholisch, alcoholische, alcoholische dranken, alcoholische drank, drank, sterke drank, sterkedrank, likeur, likeuren, jenever, borrel, drankjes
wine: wijndrinker, wijndrinkers, wijn, wijnen, rode wijn, witte wijn, wijntje, wijntjes, fles wijn, flessen wijn, champagne, prosecco, bubbels
beer: bierdrinker, bierdrinkers, pintjes, pinten, bier, bieren, biertje, biertjes, pils, speciaalbier
chocolate: chocolade, chocola, choco, bonbons, bonbon, pralines, praline, chocolaatjes, chocoladeletter, chocoladeletters, cacao
sweets: zoets, zoete dingen, snoeperij, snoeperijen, gebak, taartjes, koeken, snoep, snoepjes, snoepgoed, zoetigheid, zoetigheden, zoet, zoets, drop, dropjes, lekkers, taart, taarten, koek, koekjes, marsepein
sugar: suiker, suikers, suikerhoudend
food: eetbaar, iets te eten, eten, voedsel, etenswaren, etenswaar, eetbaars, eetbare, voedingsmiddelen, lekkernijen, delicatessen, kerstpakket, kerstpakketten, hapjes, borrelplank, borrelpakket, borrelpakketten, om te eten, te eten
nuts: noten, noot, nootjes, hazelnoten, hazelnoot, walnoten, walnoot, amandelen, amandel, pistachenoten, cashewnoten, cashew
peanuts: pinda, pinda's, pindas, pindakaas, pindanootjes, aardnoten
dairy: melk, lactose, zuivel, zuivelproducten, melkproducten, koemelk, koemelkeiwit, room, boter
cheese: kaas, kazen, kaasjes
egg: ei, eieren, kippenei, kippeneiwit
gluten: gluten, tarwe, tarwemeel
fish: vis, vissen
seafood: zeevruchten, garnalen, garnaal
shellfish: schaaldieren, schelpdieren, mosselen, oesters
meat: vlees, rood vlees, worst, worsten, vleeswaren
pork: varkensvlees, ham, spek
spicy: pittig, pittige, pittigs, scherp eten, heet eten
soy: soja
sesame: sesam, sesamzaad
mushroom: champignons, paddenstoelen, paddestoelen
caffeine: cafeïne, cafeine
coffee: koffiedrinker, koffiedrinkers, koffie, koffies
tea: theedrinker, theedrinkers, thee, theeën, kruidenthee
honey: honing, honingen
books: boekenmens, lezer, lezers, lezeres, lezen, boek, boeken, boekjes, roman, romans, leesvoer, strips, stripboeken, te lezen, om te lezen
clothes: kleding, kleren, kledingstukken, kledij, trui, truien, t-shirt, t-shirts, shirt, shirts, pyjama, pyjama's, textiel, ondergoed, jurken, om aan te trekken
shoe: schoen, schoenen, pantoffels, sloffen, slippers
jewellery: sieradenmens, sieradendrager, sieraad, sieraden, juwelen, juweel, bijoux, ring, ringen
perfume: parfum, parfums, parfummetje, eau de toilette, aftershave, luchtje, luchtjes, geurtje, geurtjes
scent: ruikt, geurt, stinkt, geur, geuren, geparfumeerd, geparfumeerde, geurend, geurende, geurspullen, geurstokjes, geurstokken, wierook, etherische olie, etherische oliën, geurstoffen, ruikende, wat ruikt, sterke geuren, sterk geurende
cosmetics: cosmetica, make-up, makeup, make up, lippenstift, schoonheidsproducten, verzorgingsproducten, gezichtscrèmes
toiletries: smeerseltjes, badbommen, badbom, smeersel, douchegel, douchegels, badschuim, badzout, badproducten, bruisballen, bruisbal, zeep, zeepjes, zepen, crème, crèmes, creme, handcrème, handcrèmes, handcreme, bodylotion, bodylotions, lotion, shampoo, badsetjes, badset, badspullen, toiletartikelen, smeersels
candles: kaars, kaarsen, geurkaars, geurkaarsen, kaarsje, kaarsjes, waxinelichtjes, theelichtjes, kandelaar, kandelaars, waxinelichthouders
flowers: plukboeket, ruiker, bloem, bloemen, bloemetje, bloemetjes, boeket, boeketten, bos bloemen, bossen bloemen, snijbloemen, droogbloemen
plants: plant, planten, plantje, plantjes, kamerplant, kamerplanten, potplant, potplanten, cactus, cactussen, orchidee, orchideeën
pollen: pollen, stuifmeel, graspollen
mug: mok, mokken, beker, bekers, kop, koppen, kopje, kopjes, koffiemok, koffiemokken, theekopjes, kop en schotel, koffiekopjes
sock: sok, sokken, kousen
scarf: sjaal, sjaals, sjaaltje, sjaaltjes, omslagdoek
tie: stropdas, stropdassen, das, dassen, vlinderdas, plastron
apron: schort, schorten, keukenschort, keukenschorten
knife: mes, messen, zakmes, zakmessen, keukenmes, keukenmessen
chopping board: snijplank, snijplanken, snijplankje, broodplank
cutlery: bestek, bestekset, zilveren bestek
soft toy: knuffel, knuffels, knuffeltje, knuffeltjes, knuffelbeest, knuffelbeesten, knuffeldier, knuffeldieren, pluche, pluchen, teddybeer, teddyberen
toys: speelgoed, speeltje, speeltjes, speelgoedjes
noisy: lawaai, herrie, lawaaierig, lawaaierige, lawaaiig, luidruchtig, luidruchtige, luide, luid, geluid, geluiden, geluid maakt, geluid maken, lawaai maakt, lawaai maken, herrie maakt, kabaal, lawaaispeelgoed
photo frame: fotolijst, fotolijsten, fotolijstje, fotolijstjes, lijstje, lijstjes, fotokader, fotokaders, kader, kaders
photo: foto, foto's, fotoboek, fotoboeken, fotoalbum, fotoalbums
bracelet: armband, armbanden, armbandje, armbandjes
necklace: ketting, kettingen, kettinkje, kettinkjes, halsketting, halskettingen, hanger, hangers
earrings: oorbel, oorbellen, oorring, oorringen, oorknopjes
watch: horloge, horloges, polshorloge
glass: glas, glazen, wijnglazen, glaswerk, glaasjes
cookbook: kookboek, kookboeken, receptenboek, receptenboeken
garden: tuin, tuinen
battery: batterij, batterijen, op batterijen
notebook: notitieboek, notitieboeken, notitieboekje, notitieboekjes, schrift, schriften, schriftje, schriftjes, agenda, agenda's, notitieblok
gadgets: digitaal, digitale, digitaals, gadget, gadgets, elektronica, elektronisch, elektronische, techniek, technologie, apparaat, apparaten, apparaatje, apparaatjes, elektrische, elektrische apparaten, technische snufjes, snufjes, computerspullen
screen: apps, app, beeldschermen, beeldschermpje, iPad, smartphone, scherm, schermen, beeldscherm, schermtijd, tablet, tablets, televisie, tv, computer
video game: videogame, videogames, videospel, videospelletjes, computerspel, computerspellen, computerspelletjes, games, spelcomputer, gamen
board game: bordspel, bordspellen, bordspelletjes, gezelschapsspel, gezelschapsspellen, gezelschapsspelletjes, kaartspel, kaartspellen, spelletjes
puzzle: puzzel, puzzels, puzzelen, legpuzzel, legpuzzels
film: film, films, dvd, dvd's, series
leather: leer, leder, lederen, lederwaren, suède, leren tas, leren tassen, leren riem, leren spullen
wool: wol, wollen, kriebelwol, kriebelig, kriebelige, wat kriebelt
feather: veren, veer, dons
latex: latex, rubber
nickel: nikkel
plastic: plastic, plastiek, kunststof, plastic speelgoed, plastic rommel, plastic troep
kitchen: keukenspullen, keukengerei, keukenapparaat, keukenapparaten, keukenmachine, keukenmachines, keukengadgets, keukengadget, pannen, keukenhulpjes, voor de keuken, huishoudelijke apparaten, keukenapparatuur, servies
decor: in huis, neer te zetten, om neer te zetten, aan de muur, stof vangen, stof vangt, stof hapt, decoratie, decoraties, deco, versiering, versieringen, beeldje, beeldjes, prul, prulletjes, prullaria, snuisterij, snuisterijen, stofvanger, stofvangers, stofnest, stofnesten, woonaccessoires, woondecoratie, vaas, vazen, kussen, kussens, siervoorwerpen, hebbedingetjes, hebbedingetje
furniture: meubel, meubels, meubelen, meubilair
bulky: plek inneemt, plek innemen, ruimte innemen, veel plek, groot, grote, groots, grotes, volumineus, omvangrijk, ruimte inneemt, plaats inneemt, plek inneemt, veel ruimte, veel plaats, reusachtig
heavy: zwaar, zware, zwaars
fragile: breekbaar, breekbare, breekbaars, fragiel
small part: kleine onderdelen, kleine onderdeeltjes, kleine stukjes
merchandise: merchandise, merch, fanartikelen, fanartikel
vouchers: bonnetje, bonnetjes, vvv-bon, vvv bon, bolbon, giftcard, giftcards, tegoed, bon, bonnen, cadeaubon, cadeaubonnen, kadobon, kadobonnen, waardebon, waardebonnen, cadeaukaart, cadeaukaarten, geld, cash, envelop, tegoedbon, tegoedbonnen, boekenbon, boekenbonnen
subscription: abonnement, abonnementen, maandbox
experience: ervaring, ervaringen, belevenis, belevenissen, beleving, uitje, uitjes, uitstap, uitstapje, uitstapjes, dagje uit, dagjes uit, activiteit, activiteiten, concertkaartjes, kaartjes, tickets, workshop, workshops, experience, experiences, ervaring cadeau
practical: praktisch, praktische, praktisch cadeau, nuttig, nuttige, nuttigs, praktisch iets, functioneel, functionele
romantic: romantisch, romantische, zoetsappig, zoetsappige, kitsch, kitscherig, kitscherige, klef, kleffe
personalised: gepersonaliseerd, gepersonaliseerde, gegraveerd, gegraveerde, gravure, gravures, met naam, met haar naam, met zijn naam
religious: religieus, religieuze, kerkelijk, kerkelijke, godsdienstig
handmade: zelfgemaakt, zelfgemaakte, handgemaakt, handgemaakte, zelf gemaakt, geknutseld, knutsels, knutselwerkjes
pet: huisdier, huisdieren, dier, dieren, levende dieren, levend dier, beesten
cat hair: kattenhaar, kattenharen, kattehaar
dog hair: hondenhaar, hondenharen
animal hair: dierenhaar, dierenharen
cat: kat, katten, poes, poezen
dog: hond, honden
dust: stof, huisstof, huisstofmijt, stofmijt
sport: sport, sporten, sportspullen, sportartikelen, sportief, sportieve, sportkleding
exercise: fitness, fitnessapparaten, fitnessspullen, sportschool
height: hoogte, hoogtes, hoogten
weapon: wapen, wapens, speelgoedwapens
gun: pistool, pistolen, geweer, geweren
cigar: sigaar, sigaren, sigaret, sigaretten
smoking: roken, tabak, rookwaren, rook
whisky: whisky, whisky's, whiskey
gin: gin, gins
bags: tas, tassen, tasje, tasjes, handtas, handtassen, rugzak
gardening: tuinspullen, tuingereedschap, tuinieren, tuinartikelen
stuff: spulletjes voor in huis, zooi in huis, brolletjes, tinnef, kitscherige dingen, meer spullen, spullen in huis, dingen in huis, rommel, troep, spullen, spulletjes, rotzooi, zooi, prullen, prutsen, brol, hebbedingen, voorwerpen, meuk, frutsels, frullen, rommeltjes, objecten`,
}
