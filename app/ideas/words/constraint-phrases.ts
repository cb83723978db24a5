/** What one gives only to family, a partner or friends. */
const OF_FAMILY = `together, cooked for, family, drive, later bedtime, photo strip, love, from friends, whole day, at yours, home-cooked, sing-along, lift wherever, evening at, foot massage, hand massage, phone call, hug, lie-in, beach walk, beach morning, picnic, pyjama day, seaside day, chore, childminding, babysitting, bedtime, train ride, tram ride, bus trip, ferry crossing, fort, wish-for-anything, old family`

/**
 * What people say of themselves and of gifts that rules out kinds of thing, in the languages of the product. A block is:
 *
 *     # its name
 *     en: phrases of a language, with commas; a line without a language goes on
 *     bans: attributes and kinds that no idea may have
 *     not: categories that no idea may have, with commas
 *     words: literal things, of which no idea may hold the word
 *     animals: whose hair harms
 *     only: attributes and categories that alone are welcome
 *     topic: the catalogue's topic for such people
 *     drops: the topics that are not meant then, whatever else names them, with commas
 *     marks: takes, if what they "used to love" is over and they can do no more; cut, if its phrases stand in no pastime's
 *       name; wish, if a wish for the same kind counts more; kin, if its topic is only for who likes something like it;
 *       untold, if no topic of a state may come; name, if it counts only in a name or where a text begins
 *
 * The words of a block "unless …" are ruled out unless one of its phrases is said; "when …" is no state.
 *
 * A phrase is words: "blind*" begins so, "*loos" ends so, "a/b" is either, "?her" may be missing, "~" stands for up to two
 * words of one clause, "~~" for up to four, "," for a comma or nothing, "$" for the end of a clause, "#" for a digit,
 * "{leg}" for a phrase of that group; "!blind date" is none. Accents and apostrophes count for nothing.
 */
export const CONSTRAINT_PHRASES = `
{leg} = noga, nogę, nogi, nodze, stopa, stopę, kostka, kostkę, kolan*, biodr*, więzadł*, leg, legs, foot, feet, ankle*,
  knee*, hip, hips, achilles, ligament*, acl, meniscus, bein, fuß, füße, knie*, knöchel, sprunggelenk*, hüft*,
  kreuzband, jambe*, pied, pieds, genou*, cheville*, hanche*, pierna*, pie, rodilla*, tobillo*, cadera*, gamba, gambe,
  piede, piedi, ginocchi*, caviglia, anca, perna*, pé, pés, joelho*, tornozelo*, quadril, been, benen, voet, voeten,
  enkel, heup*
{arm} = ręce, nadgarst*, kciuk*, łokieć, łokcia, arm, arms, hand, hands, wrist*, finger*, thumb*, elbow*, armen,
  hände*, handgelenk*, daumen, ellbogen, bras, main, mains, poignet*, doigt*, pouce*, coude*, brazo*, mano, manos,
  muñeca*, dedo*, pulgar*, codo*, braccio, braccia, mani, dita, dito, pollice, gomito, braço*, mão, mãos, pulso*,
  polegar, cotovelo*, handen, vinger*, duim, elleboog, ręk*, dłon*, palc*, palec, pols*
{hurt} = op, op., operat*, operac*, operaz*, operad*, operiert, opéré, opérée, surgery, injur*, verletz*, blessé*,
  blessure*, lesion*, lesão, infortunio, złaman*, gips*, w gipsie, eingegipst, skręcon*, kontuzj*, zwichnięt*, zerwan*,
  cast, plaster, splint, sling, brace, broken, broke, break, fractur*, sprain*, snapped, torn, tore, twisted, ruptured,
  replace*, schiene, gebrochen, bricht, brach, verstaucht, gerissen, plâtr*, attelle, cassé*, foulé*, escayola*,
  enyesad*, férula, cabestrillo, rota, roto, gesso, ingessat*, tutore, rotto, rotta, frattur*, engessad*, quebrad*,
  partid*, tala, gebroken, geopereerd*, spalk, mitella
{aches} = boli, bolą, bolące, słabe, sztywne, trzęsą, sore, weak, stiff, bad, painful, dodgy, injured, shak*, ache*,
  zitter*, zittrig*, schmerz*, steif*, schwach*, schlimm*, kaputt, douloureu*, abîmé*, mal, tiembl*, temblor*,
  delicad*, fanno male, doem, dói, trill*, bev*, pijn*, slecht*, hurt*, trem*, dolor*
{cannot} = must not, mustn't, shouldn't, isn't allowed to, not allowed to, is banned from, darf nicht, darf kein,
  darf keinen, darf keine, soll nicht, n'a pas le droit de, ne doit pas, pas le droit de, no debe, no puede,
  tiene prohibido, non deve, non deve fare, não deve, não pode, mag niet, mag geen, nie może, już nie może, nie wolno,
  nie da rady, nie powinna, nie powinien, can't, cannot, can not, can no longer, can barely, can hardly, kann nicht,
  kann kaum, kann nicht mehr, kann nur noch, ne peut plus, ne peut pas, peut plus, peut pas, n'arrive plus à, no puede,
  ya no puede, apenas puede, non può, non può più, non riesce, non riesce più, não pode, não consegue, já não consegue,
  kan niet, kan niet meer, kan nauwelijks, mag niet
{dog} = pies, psa, suczka, piesek, pieska, dog, puppy, labrador, hund, hündin, chien, chienne, perro, perra, perrito,
  perrita, cane, cagnolino, cagnolina, cachorro, cachorra, cão, cadela, hond, hondje
{cat} = kotka, cat, kitten, katze, kater, chat, chatte, gato, gata, gatito, gatita, gatto, gatta, gatinho, gatinha,
  poes, kat, katje
{loved} = mąż, męża, żona, żonę, mama, mamę, matka, tata, ojciec, syn, córka, brat, siostra, babcia, dziadek,
  przyjaciel, przyjaciółka, husband, wife, partner, mum, mom, mother, dad, father, son, daughter, child, baby, brother,
  sister, friend, nan, gran, grandad, mann, frau, mutter, vater, sohn, tochter, bruder, schwester, mari, femme, mère,
  père, fils, fille, frère, sœur, compagnon, compagne, marido, mujer, esposo, esposa, madre, padre, hijo, hija,
  hermano, hermana, marito, moglie, figlio, figlia, fratello, sorella, compagno, compagna, mãe, pai, filho, filha,
  irmão, irmã, man, vrouw, moeder, vader, zoon, dochter, broer, zus
{died} = nie żyje, zmarł, zmarła, odszedł, odeszła, umarł, umarła, zdechł, died, passed away, passed, has died,
  is dead, gestorben, verstorben, starb, tot, eingeschläfert, est mort, est morte, mort, morte, décédé, décédée, murió,
  se murió, ha muerto, falleció, è morto, è morta, è mancato, è mancata, morreu, faleceu, is dood, overleden, overleed,
  gestorven, doodgegaan, ingeslapen
{lost} = stracił, straciła, pochował, pochowała, lost, put down, buried, had to say goodbye to, hat verloren, a perdu,
  vient de perdre, perdió, acaba de perder, perdió a, ha perso, ha perduto, perdeu, perdeu o, perdeu a, verloor,
  heeft verloren, verlor
{allergic} = uczulon*, alergia, alergię, alergiczk*, alergik, allergic, allergy, allergies, allergisch, allergie*,
  allergique*, alérgic*, alergia*, allergic*, allergia*, überempfindlich, hypersensitive, intolérant*
{no} = żadnych, żadnej, żadnego, nic, bez, nie chce, no, not, never, nothing, without, no more, kein, keine, keinen,
  keinem, keiner, nichts, nix, ohne, bitte nicht, pas de, pas d', pas des, plus de, rien, sans, aucun, aucune, jamais,
  nada, ningún, ninguna, sin, niente, nessun, nessuna, senza, basta, sem, nenhum, nenhuma, chega de, geen, niets,
  zonder, nooit
{experience} = przeżyci*, wspólny czas, czas razem, wspólnie coś, doświadczeni*, wycieczk*, time together, time with,
  to do, to do together, outing*, doing things, memories, erlebnis*, etwas erleben, unternehm*, zeit miteinander,
  zeit zusammen, zeit zu zweit, gemeinsame zeit, gemeinsam etwas, moment/moments à/ensemble/partagé*/partager,
  du temps ensemble, activité*, plan juntos, planes, tiempo juntos, vivir algo, esperienz*, uscite, tempo insieme,
  qualcosa da fare, passeios, tempo juntos, programas juntos, ervaring*, belevenis*, uitje*, uitstap*, tijd samen,
  samen ?iets doen, iets doen, samen op pad, something to live, experienc*, sortie*, wyjści*, day/days out, ausfl*
{things} = przedmiot*, klamot*, prezentów, thing, things, stuff, possession*, presents, to unwrap, zeug, sachen,
  krempel, geschenke, truc, trucs, bibelots, trastos, tralha, presentes, hebbedingetjes, item*, oggett*, chose*,
  regal*, cadea*, rzecz*, ding, dinge, dingen, spul*, coisa*, gegenst*, gratów, graty, obje*, cosa, cosas, cose
{instead} = zamiast, a nie, nie, niż, not, rather than, instead of, over, no, more than, and no, nicht, statt, anstatt,
  als, keine, und keine, aber keine, statt immer nur, pas, plutôt que, au lieu de, et pas, mieux que, mejor que,
  en vez de, en lugar de, y no, más que, antes que, non, niente, invece di, invece che, piuttosto che, meglio di,
  più che, e non, não, em vez de, em lugar de, ao invés de, e não, mais que, mais do que, sem, geen, in plaats van,
  liever dan, niet, en geen, boven
{rather} = raczej, wolą, woli, najlepiej, najchętniej, lepiej, rather, preferably, prefers, prefer, would prefer,
  lieber, am liebsten, vorzugsweise, bevorzugt, plutôt, de préférence, préfère, préférerait, mejor, preferiblemente,
  prefiere, preferimos, piuttosto, meglio, preferibilmente, preferisce, de preferência, prefere, melhor, liever,
  liefst, bij voorkeur, het liefst
{move} = run, jog, cycle, ride, dance, jump, hike, climb, ski, skate, rennen, joggen, tanzen, springen, wandern,
  klettern, radfahren, courir, danser, sauter, grimper, skier, correr, bailar, saltar, escalar, esquiar, correre,
  ballare, saltare, arrampicare, sciare, dançar, pedalar, hardlopen, dansen, klimmen, fietsen, voetballen, chodzić,
  biegać, tańczyć, skakać, jeździć, sport*, deporte, desporto, esporte
{torso} = shoulder*, rib, ribs, collarbone, pelvis, schulter*, schlüsselbein*, rippe*, épaule*, clavicule, côte, côtes,
  hombro*, costilla*, spalla, spalle, costola, costole, ombro*, costela*, schouder*, ribben, bark, barku, ramienia,
  żebro, żebra
{tech} = tech, gadget*, electronic*, electronics, technology, device*, technik*, elektronik*, tecnologia, tecnología,
  electrónica, eletrónica, eletrônica, elettronica, électronique, technologie, techniek, snufjes, gadżet*, elektronikę,
  technologi*
{impossible} = impossible, pointless, hopeless, useless, a nightmare, risky, a minefield, futile, no use, unmöglich,
  zwecklos, sinnlos, peine perdue, imposible, impossibile, impossível, onmogelijk, zinloos, niemożliw*, nie ma sensu
{dislikes} = hates, dislikes, can't stand, doesn't like, doesnt like, dont like, don't like, has no time for, not into,
  no fan of, hasst, kann ~ nicht ausstehen, mag keine, mag keinen, mag kein, déteste, n'aime pas, ne supporte pas,
  odia, no le gustan, no le gusta, no soporta, no aguanta, detesta, non ama, non sopporta, não gosta de, não suporta,
  odeia, haat, houdt niet van, heeft een hekel aan, nie lubi, nie znosi, nie cierpi

# blind
en: blind, visually impaired, losing/lost her/his/their sight, learn*/read*/use*/using braille, white cane,
  guide dog user, !colour blind, !color blind, !blind to, !blind date*, !blind box*, !blind spot*, !blind tasting*,
  !blind bag*
de: ?ist ?fast blind, erblindet, sehbehindert*, blindenstock, brailleschrift, punktschrift
fr: aveugle, malvoyant*, non-voyant*, déficient* visuel*, perdu la vue
es: ciego, ciega, invidente, discapacidad visual, perdió la vista
it: cieco, cieca, non vedente, ipovedente, ha perso la vista, è ?quasi cieco/cieca, maculopatia
pt: cego, cega, deficiente visual, perdeu a visão
nl: slechtziend*, visueel beperkt, blindengeleidehond
pl: niewidom*, niewidząc*, ociemniał*, straciła wzrok, stracił wzrok
bans: screen sight
words: lamp, light, torch, magnifying, large print
topic: sight loss
marks: takes cut

# sees badly
en: partially sighted, poor/bad/failing sight/eyesight/vision, sight/eyesight/vision is poor/bad/failing/going,
  {cannot} see ?very ?too well, {cannot} see much, {cannot} see/read ~ print, eyes ~ failing/bad/gone/going,
  barely see*, hardly see*, low vision, eyesight/sight/vision ?is/isn't ?not great/good/brilliant/wonderful,
  eyesight/sight/vision ~ not what it was, likes/needs/only large print, macular, glaucoma, cataract*
de: sieht nicht mehr ?so gut, großdruck*, sieht ~~ schlecht/kaum/wenig/nichts, sehschwäche,
  augen ~~ schlecht/schlechter, makula*, grauer star, nicht mehr ~ sehen, !kann er/sie/ich/man nicht mehr sehen,
  !mag/will er/sie nicht mehr sehen
fr: voit ~ mal, voit ~ peu, voit plus, voit presque plus, voit à peine, vue baisse, mauvaise vue, dmla, glaucome,
  cataracte, mal voyant, mal voyante, n'y voit, vue qui baisse, vue basse
es: ve ~ mal, ve ~ poco, apenas ve, casi no ve, ya no ve, no ve bien, mala vista, vista cansada, glaucoma, cataratas,
  vista ~ mal
it: vede ~ male, vede ~ poco, ci vede poco, vede a malapena, non ci vede, non vede bene, non vede più, vista ~ calo,
  cataratta, ci vede male, vede male, maculopatia, non legge più bene
pt: vê ~ mal, vê pouco, não vê bem, quase não vê, enxerga ~ mal/pouco, não enxerga, mal enxerga, catarata, vista ~ fraca
nl: kleine lettertjes, ziet ~~ slecht/niets/nauwelijks/weinig, slechte ogen, ogen ~ slecht, staar
pl: {cannot} ~ dobrze widzieć, słabo widzi, źle widzi, prawie nie widzi, ledwo widzi, niedowidz*, jaskra, zaćma,
  słaby wzrok, słabe oczy, traci wzrok
bans: screen sight sharp
topic: sight loss
marks: takes cut

# deaf
en: deaf, hard/hard-/poor/bad/loss of hearing, hearing is poor/bad/failing/going, hearing loss, hearing aid*,
  {cannot} hear ?very ?too well/much, !tone deaf
de: !hört ~~ nichts anderes/lieber, gehörlos, taub, schwerhörig*, hört ~~ schlecht/kaum/nichts/wenig, hörgerät*
fr: sourd, sourde, malentendant*, entend ~ mal/peu/plus, entend à peine, appareil* auditif*
es: sordo, sorda, oye ~ mal, oye ~ poco, no oye, apenas oye, audífono*, pérdida auditiva, problemas de audición
it: non ci sente, non sente bene, sente poco, apparecchio acustico, debole d'udito, sordità, ci sente poco,
  ci sente male, sordo $, sorda $, apparecchi acustici
pt: surdo, surda, surdez, ouve ~ mal, ouve pouco, não ouve, aparelho auditivo
nl: is doof, doof geboren, helemaal doof, doof aan, slechthorend*, hoort ~~ slecht/niets/nauwelijks/weinig, gehoorapparaat
pl: głuch*, niesłysząc*, niedosłysz*, źle słyszy, słabo słyszy, aparat* słuchow*, słabo słyszący
bans: noisy hearing

# wheelchair
en: ?uses/in/is ?a/her/his/their wheelchair ?users, wheelchair user, mobility scooter,
  !wheelchair basketball/rugby/tennis/racing/fencing/dance/dancing/sport*
de: ?im/einen rollstuhl*, !rollstuhlbasketball, !rollstuhlrugby
fr: ?en fauteuil roulant, est en fauteuil, fauteuil électrique, fauteuil roulant
es: ?en silla de ruedas
it: sedia a rotelle, carrozzina
pt: ?em cadeira de rodas
nl: ?in ?een rolstoel*
pl: ?na wózku inwalidzkim, wózek inwalidzki, jeździ na wózku, na wózku $, wózku inwalidzkim, porusza się na wózku
bans: legs
topic: wheelchair life
marks: takes cut

# not about it
en: hates/dislikes when/if/it/being ~~ about that/it/her/his/their ~ chair/wheelchair/disability/illness,
  hates when/it ~~ make ~ about that/it, hates ~~ make ~ about that/it/this,
  don't/doesn't/dont/doesnt want/like ~~ about that/it ~ chair/wheelchair/disability/illness,
  don't/dont/not make it about ?her/his/their/the that/chair/wheelchair/disability/illness/condition,
  nothing/not/no ~ about/for/to ?do ?with ~ wheelchair/disability/illness/condition, not defined by,
  doesn't/doesnt/don't want to be reduced/reminded/defined, no disability stuff/gifts/things, !nothing like,
  given/get/have what ~~ before, same/things/presents/gifts as before, treated like before, treated normally,
  normal presents/gifts, like before the accident
de: {no} ~~ mit/zum ~ rollstuhl/behinderung/krankheit ~ tun, will nicht ~~ reduziert/erinnert, darauf reduziert
fr: rien ~~ avec/sur ~ handicap/fauteuil/maladie, déteste ~~ réduise/ramène ~ à ça, déteste ~~ qu'on en parle
es: nada ~~ silla/discapacidad/enfermedad, odia ~~ recuerden/reduzcan, no quiere que ~~ recuerden
it: niente ~~ carrozzina/disabilità/malattia, odia ~~ ricordi/ricordano/riduca, non vuole ~~ essere ridott*
pt: nada ~~ cadeira/deficiência/doença, detesta ~~ lembrem/reduzam
nl: niets ~~ rolstoel/beperking/handicap/ziekte, wil niet ~~ herinnerd, haat ~~ daarover
pl: nic ~~ wózk*/niepełnosprawno*/chorob*, nie lubi ~~ przypomina*
words: accessible, adapted, adaptive, disability, wheelchair, one handed, easy grip, clip-on, seated, armrest, grabber,
  mobility, assistive, lap tray
marks: untold cut

# leg
en: {leg} replacement, {leg} ?is/are/in ~ {hurt}, {hurt} ~ {leg}, on/uses/using/needs crutches, new hip*, new knee*,
  two new hips, unsteady on ?her/his/their/the feet/legs, !hand lettering
de: krücken, neue* hüft*, neues knie, nicht ~ zu fuß, künstliche* hüft*, künstliche* knie, kreuzbandriss*,
  kreuzbandverletzung*, bänderriss*, meniskus*, achillessehne*, beinbruch, knöchelbruch
fr: béquille*, nouvelle hanche, prothèse de hanche, prothèse du/de genou, rupture des ligaments, ligaments croisés, entorse
es: muletas, prótesis de cadera/rodilla, operaron de la {leg}, rompió la {leg}, mal la {leg}, menisco, esguince,
  ligamento/ligamentos cruzado/cruzados
it: stampelle, protesi all'anca, protesi al ginocchio, distorsione, legamento crociato, crociato rotto
pt: muletas, prótese no quadril/joelho, prótese da anca, entorse, ligamento cruzado, ligamentos cruzados,
  machuc*/torceu/operou o/a joelho/pé/tornozelo/perna/quadril, bota ortopédica
nl: op krukken, krukken, nieuwe heup/knie, gipsbeen, kruisband*, enkelbreuk, beenbreuk
pl: o kulach, endoproteza, kolano/biodro/noga po, bolą kolana/nogi/biodra, chore kolana/biodro/nogi, bo biodro/kolano/kolana
bans: legs effort
words: onesie, trouser, legging, jeans, tights, short, pyjama, leotard, swimsuit, wellies, farm, zoo, park, petting,
  playground, slide
topic: get well soon
marks: takes cut

# walks badly
en: {cannot} ~~ {move}, {cannot} ~ do ?any {move},
  {no} running/cycling/dancing/jumping/climbing/hiking/football/sport/sports/exercise ~ until/till/til/for,
  off running/sport/football/games ~ until/till/til/for, out for the season, out of action,
  {cannot} ~ walk ?far/much/well/long, {cannot} stand ?for long, walks with a stick/frame,
  uses a stick/walker/frame/rollator, walking frame, zimmer frame*, a/her/his/the/with zimmer, !can't wait,
  !cannot wait, walking is hard, can't manage stairs, bedridden, bed-bound, bedbound, {cannot} get up,
  {cannot} get out of bed
de: darf/kann/soll ~~ nicht ~ rennen/joggen/tanzen/springen/wandern/klettern/laufen/radfahren/trainieren,
  {no} sport ~ bis, sportverbot, {cannot} ~~ laufen/gehen/stehen, nicht mehr ~ laufen/gehen/stehen/treppen,
  schlecht zu fuß, gehstock, rollator, gehbehindert*, bettlägerig*, {cannot} ~ aufstehen, nicht mehr aufstehen,
  läuft ~ schlecht
fr: {no} ~ sport jusqu'*, arrêt de sport, alité, alitée, mal aux/à/au ?la {leg}, {cannot} ~ marcher,
  {cannot} rester debout, marche ~ mal, marche difficilement, marche avec une canne, déambulateur,
  ne marche presque/quasi plus, se déplace ~ difficilement/mal, se déplace avec, du mal à marcher
es: {no} deporte hasta, encamado, encamada, {cannot} levantarse, {cannot} ~ caminar/andar, {cannot} estar de pie,
  camina con bastón, usa bastón, ya no camina, camina ~ mal, andador
it: {no} sport fino, allettato, allettata, {cannot} alzarsi, {cannot} ~ camminare, {cannot} stare ~ in piedi,
  cammina ~ male, non cammina bene/più, cammina a fatica, cammina ~ bastone, deambulatore, col bastone, con il bastone,
  fatica a camminare, mobilità ridotta
pt: {no} desporto/esporte até, acamado, acamada, {cannot} levantar-se, {cannot} ~ andar/caminhar,
  {cannot} ficar ~ de pé, anda com bengala, caminha com dificuldade, andador, não pode correr/pular,
  dificuldade para/pra/de andar/caminhar/locomoção, bengala, mobilidade reduzida
nl: {no} sport tot, bedlegerig, {cannot} ~~ lopen/staan, slecht ter been, moeilijk lopen, loopt ~ moeilijk/slecht
pl: {cannot} ~ stać/wstać/wstawać, źle chodzi, ledwo chodzi, chodzi o lasce, chodzi o kulach, chodzik, balkonik,
  leżąc*, {no} sportu do, zwolnienie z wf, słabo chodzi, chodzi z laską/balkonikiem
bans: effort legs
marks: takes cut

# arm
en: {arm} ?is/are/in ~ {hurt}, {hurt} ~ {arm},
  {cannot} ?really use/lift/raise/heben/lever/levantar/alzare/sollevare ~ {arm}, lost ?the ?use ?of ~ hand/arm,
  one-handed/one-armed, one handed, one armed, paralysed, {arm} ~ do it any more, {arm} don't/won't ~ work*, rsi,
  carpal tunnel, hands are/aren't ?not what they were/used, !hand lettering, !break* hand*, mastectomy
de: karpaltunnel*, {arm} ~ will nicht mehr, {arm} wollen nicht mehr, gelähmt, mastektomie
fr: canal carpien, paralysé*, mastectomie
es: túnel carpiano, paralizad*, mastectomía
it: tunnel carpale, paralizzat*, mastectomia
pt: túnel do carpo, paralisad*, mastectomia, machuc*/torceu/operou o/a pulso/mão/braço, tendinite
nl: carpaletunnel*, carpale tunnel, verlamd, borstamputatie
pl: cieśń nadgarstka, sparaliżowan*
bans: sharp small-parts hands
topic: easy on the hands
marks: takes cut

# stiff or shaking hands
en: osteoarthrit*, arthr*, rheum*, ra in ~ hands, parkinson*, ?hand tremor*, {aches} {arm}, {arm} ~ {aches},
  {arm} ~ tired/numb, fibromyalgia, stroke last/this/in/two/three, stroke survivor, had/after/since ~ stroke
de: zittert ~~ händen, hände zittern, hände ~ ruhig, schlaganfall*, rheuma*, zittrig*, gicht
fr: avc, rhumatis*, arthrose, mal aux/à/au ?la {arm}, tremble* des mains, mains qui tremblent
es: artritis, artrosis, reuma*, due* ~ {arm}, tiemblan las manos, ictus, derrame cerebral
it: artrit*, artros*, reumatism*, male/dolori/dolore alle/ai/alla {arm}, ictus, parkinson, rizoartrosi
pt: artrit*, artros*, reumat*, derrame, mão trêmula, mãos trêmulas, mãos tremem, mal de parkinson, teve um avc,
  depois do avc
nl: artrose, artrit*, reuma*, beroerte
pl: artretyzm, reumatyzm, parkinson*, bolą ~ {arm}, drżą ~ {arm}, udar, udarze
bans: sharp small-parts hands
topic: easy on the hands
marks: takes cut

# stiff all over
en: osteoarthrit*, arthr*, rheum*, parkinson*, !arthr* in ~ {arm}, stroke last/this/in/two/three, stroke survivor,
  had/after/since ~ stroke
de: schlaganfall*, rheuma*, gicht
fr: avc, rhumatis*, arthrose
es: artritis, artrosis, reuma*, ictus, derrame cerebral
it: artrit*, artros*, reumatism*, ictus, fibromialgi*, parkinson
pt: artrit*, artros*, reumat*, derrame
nl: artrose, artrit*, reuma*, beroerte
pl: artretyzm, reumatyzm, parkinson*, udar, udarze, zwyrodnieni*
bans: effort
marks: takes cut

# dementia
en: dementia, alzheimer*, losing ~ memory, memory loss
de: demenz*, dement, vergisst ~ alles
fr: démence, perd la mémoire, troubles de la mémoire, pertes de mémoire, alzheimer
es: demencia, pierde la memoria
it: demenza, perde la memoria, alzheimer, non ricorda più
pt: demência, perde a memória, alzheimer, mal de alzheimer, esquece tudo
nl: dementie, dementerend*
pl: demencj*, traci pamięć, alzheimer*
bans: sharp fire alcohol small-parts voucher subscription focus
words: come-and-sing, singing day, night walk, guided walk, day course, holiday, workshop, boat trip, convention, camouflage
topic: dementia-friendly
marks: takes cut

# care home
en: ?lives/moved in/into/to/at ?a/an/the care/nursing/residential/retirement home, in/into/to ?an old people's home,
  assisted living, hospice, !for the hospice, !hospice shop/volunteer*/nurse
de: pflegeheim, altersheim, seniorenheim, altenheim
fr: ehpad, maison de retraite, ephad, maison de repos, maison de soins, chsld, résidence pour aînés, en ems
es: residencia de ancianos/mayores
it: casa di riposo, in rsa, alla rsa, in casa di riposo
pt: lar de idosos, casa de repouso, asilo, clínica geriátrica
nl: rusthuis, bejaardentehuis, bejaardenhuis, verzorgingstehuis, aanleunwoning, wzc, verzorgingshuis, verpleeghuis,
  woonzorgcentrum
pl: dom opieki, domu opieki, dom seniora, domu seniora
bans: bulky sharp fire garden kitchen legs effort crowd
words: heater, electric blanket, camping, bicycle, walking holiday, heated, holdall, projector
drops: new home
topic: care home life

# ill
en: recover*/recovering from/after, recovering, after ?an/her/his operation/surgery/stroke/heart/accident, in hospital,
  home from hospital, chemo*, has/fighting/having cancer, has ~ cancer, long covid, chronic fatigue/illness/pain,
  bed-bound, bedbound, bed rest, poorly, convalesc*, !recover* from alcohol/drink/drugs/addiction,
  !recovering alcoholic/addict, surgery/operation ~ last/this, surgery/operation ~ week/weeks/month/months ago,
  lumpectomy, hysterectomy, mastectomy
de: !reha-sport, !rehasport, !reha sport, in der klinik, liegt im spital, im spital, im krankenhaus, chemotherapie,
  krebs hat, hat krebs, bettlägerig, reha, frisch operiert
fr: à l'hôpital, chimio*, en convalescence, cancer, alité*
es: en el hospital, quimio*, tiene cáncer, convalecient*, recién operad*
it: in ospedale, !lavora/lavorano in ospedale, !medico/infermiera/infermiere/volontaria in ospedale, chemio*,
  ha un tumore, in convalescenza, appena operat*, appena operato/operata, ricoverat*
pt: no hospital, quimio*, tem câncer, tem cancro, convalescen*
nl: borstkanker, darmkanker, prostaatkanker, heeft ~ kanker, bestraling*, in het ziekenhuis, chemo*, heeft kanker,
  bedlegerig, herstellen*
pl: w szpitalu, chemioterapi*, ma raka, rekonwalescencj*, po operacji, po chemii, w trakcie chemii
bans: alcohol effort legs crowd
words: memorial, day out, hand-crank, patisserie, cooking class, baking class, cookery, skills day, workshop,
  wild camping, ice skating, holiday
topic: get well soon

# stuck at home
en: stuck/confined on/in/to ?the/her/his/their sofa/couch/bed/house/flat, stuck at home/indoors for/until,
  stuck at home/indoors ~~ cast/plaster, on the sofa ~ until, on the sofa ~~ for ~~ weeks/months,
  on the sofa ~~ cast/plaster, lying in bed for ~~ weeks/months, housebound, house-bound, laid up,
  signed off ?sick ?until, can't/cannot/can not leave the house/flat, lying down or,
  hardly/rarely/never leaves the house/flat
de: liegt auf dem/im sofa/bett, ans haus/bett gefesselt, muss ~~ liegen, kommt nicht ~ aus dem haus,
  verlässt das haus ~ kaum/nicht
fr: coincé* à la maison, cloué* au lit, sur le canapé pour/pendant, ne sort plus de chez, ne peut pas sortir
es: no puede salir de casa, encerrad* en casa, en reposo, apenas sale de casa
it: costrett* a letto/casa, bloccat* a letto/casa, non esce ~ di casa, non può uscire
pt: de cama por/durante, não pode sair de casa, não sai ~ de casa, em repouso
nl: aan huis gebonden, zit vast thuis, moet ~ op de bank, komt de deur niet
pl: nie wychodzi z domu, uziemion*, musi leżeć, przykut* do łóżka
bans: experience legs effort crowd
not: class, travel
marks: takes cut

# back or heart
en: bad/sore/weak/dodgy/injured back/backs/leg/legs/shoulder/shoulders/knee/knees/hip/hips, back pain/problem*/trouble,
  slipped disc, sciatica, heart condition/problem*/disease, weak heart, frail,
  ?her/his back/knee/knees/hip/hips is/are bad/gone
de: am rücken, hat knie, im kreuz, nicht ~ schwer heben, nichts schweres heben, nicht schwer tragen, hüftleiden,
  rückenprobleme, rückenschmerz*, bandscheibe*, herzkrank, herzproblem*, schwaches herz, gebrechlich, {leg} ~ {aches},
  rücken ~ kaputt/schlecht/schwach, kaputter rücken, hat rücken
fr: mal de/au dos, hernie discale, sciatique, problème* cardiaque*, fragile du cœur, mal aux genoux,
  dos ~ fragile/abîmé/bloqué/foutu
es: mal de espalda, espalda delicada, dolor de espalda, problemas de corazón, hernia discal, problemas de espalda,
  ciática, espalda ~ fastidiada/fatal/frágil
it: mal di schiena, ernia ?del ?disco, problemi di cuore, cardiopatic*, sciatica, schiena ~ delicata/bloccata/debole,
  pacemaker, è cardiopatic*
pt: dor nas costas, dores nas costas, hérnia, problema* de/no coração, cardíac*, ciática, costas ~ fracas/más/ruins,
  problema* de/nas costas, problema* de/na coluna, dor na coluna, pressão alta, hipertens*, marcapasso,
  hérnia de disco
nl: rugpijn, rugklachten, hernia, hartproblem*, hartpatiënt*, zwak hart, slechte/zwakke rug, last van ?haar/zijn rug
pl: chory kręgosłup, bolą plecy, chore serce, choroba serca, rwa kulszowa, chore plecy, słaby kręgosłup, boli ~ kręgosłup
bans: effort
words: ice skating, skating, wild camping, camping permit, trampoline
marks: takes cut

# shoulder or rib
en: {torso} ?is/are/in ~ {hurt}, {hurt} ~ {torso}, frozen shoulder,
  {cannot} ~ lift/exercise/train/work out/heben/tragen/porter/soulever/cargar/sollevare/carregar/tillen/dźwigać,
  {no} lifting/heavy lifting/gym ~ until/till/til/for
bans: effort
marks: takes cut

# heart attack
en: heart attack, bypass, stent, triple bypass, cholesterol, watch/watches/watching/mind ?what/his/her ~ eat/eats/diet,
  has to eat healthy/healthily, strict diet, low-fat
de: herzinfarkt, bypass, cholesterin*, auf seine/ihre/die ernährung achten, gesünder essen, muss ~ diät halten
fr: infarctus, crise cardiaque, cholestérol, faire attention à ce qu*, surveiller ~ alimentation, régime strict
es: infarto, colesterol, cuidar ~ alimentación/dieta, cuidar lo que come, vigilar ~ dieta
it: infarto, colesterolo, stare attent* ~~ mangia/dieta/alimentazione, controllare ~ dieta, ipertes*
pt: enfarte, infarto, colesterol, cuidado com a alimentação/dieta, cuidar da alimentação
nl: hartaanval, hartinfarct, cholesterol, letten op ~ eten/voeding/dieet, op zijn/haar voeding letten
pl: zawał*, po zawale, cholesterol*, dbać o dietę, pilnować diety, uważać na ~ je/jedzenie/dietę
bans: sugar alcohol effort meat
words: cheese, butter, cream, jam, fudge, cake, fried, salt, smoked, pastry, dessert, pudding, jerky
marks: cut

# breath
en: copd, emphysema, lung disease/condition/problem*, heart failure, on oxygen, short/out of breath, breathless
de: lungenkrank*, atemnot, herzschwäche
fr: bpco, essoufflé*, insuffisance cardiaque
es: epoc, le falta el aire, insuficiencia cardíaca
it: bpco, affanno, insufficienza cardiaca
pt: dpoc, falta de ar, insuficiência cardíaca, bronquite, falta de fôlego, enfisema
nl: kortademig, hartfalen, longziekte
pl: niewydolność serca, pochp, duszności
bans: scent fire effort legs
words: camping, smoke, dust, lung
marks: takes cut

# scent
en: asthma, asthmatic, migraine, migraines, fragrance-free, scent-free, fragrance free, scent free
de: reagiert ~~ auf duft*/düfte/parfüm*/gerüche, duftstoffe ~ nicht, asthma*, migräne*, duftfrei,
  {allergic} ~ parfum/parfüm/duft*, duftstoffallergie
fr: asthme, asthmatique, {allergic} ~ parfum*, ne supporte pas les parfums/odeurs
es: asma, asmátic*, migraña*, {allergic} ~ perfume*
it: asma, asmatic*, emicrani*, {allergic} ~ profum*
pt: enxaqueca*, {allergic} ~ perfume*, rinite, sinusite, alergia respiratória, asma, asmátic*, enjoa com cheiro*
nl: astma*, {allergic} ~ parfum/geur*
pl: astma, astmę, migren*, {allergic} ~ perfumy/zapachy, astmatyk, wrażliw* na zapachy
bans: scent
words: singing bowl, chime, gong, bell, strobe, smoke

# skin
en: eczema, psoriasis, sensitive skin
de: neurodermitis, ekzem*, empfindliche haut
fr: eczéma, peau sensible, peau atopique, peau réactive
es: piel sensible, piel atópica
it: pelle sensibile, dermatite, pelle delicata, psoriasi, eczema
pt: pele sensível, dermatite, alergia na pele, pele alérgica, dermatite atópica, psoríase, rosácea
nl: eczeem, gevoelige huid
pl: egzem*, azs, łuszczyc*, wrażliw* skór*, atopow*, alergiczna skóra
bans: scent wool
words: swim, swimming, pool, bath bomb, bubble bath, face paint, temporary tattoo, glitter, make-up, finger paint,
  slime, tutu

# nothing on the skin
en: nothing/not/no ~~ on ?her/his/their/the skin, nothing ~ touches ~ skin
de: {no} ~~ auf die haut, {no} ~~ an die haut
fr: {no} ~~ sur la peau
es: {no} ~~ en la piel, {no} ~~ sobre la piel
it: {no} ~~ sulla pelle
pt: {no} ~~ na pele
nl: {no} ~~ op de huid, {no} ~~ op haar/zijn/de huid
pl: {no} ~~ na skórę
bans: clothing jewellery scent
not: body care, textile

# latex
en: latex allergy, {allergic} ~ latex
de: latexallergie, {allergic} ~ latex
fr: {allergic} ~ latex
es: {allergic} ~ látex
it: {allergic} ~ lattice
pt: {allergic} ~ látex
nl: latexallergie, {allergic} ~ latex
pl: {allergic} ~ lateks
words: balloon, rubber, resistance band, swim cap

# pollen
en: hay fever, hayfever, pollen allergy
de: heuschnupfen, pollenallergie
fr: rhume des foins
es: alergia al polen, {allergic} ~ polen
it: {allergic} ~ polline/pollini, raffreddore da fieno
pt: {allergic} ~ pólen, febre dos fenos, alergia a flores
nl: hooikoorts
pl: katar sienny, {allergic} ~ pyłki
bans: plant
words: flower, bouquet

# cats' hair
en: animal/pet hair allergy, {allergic} ~ {cat}, {allergic} ~ cats/kittens, cat/cats allergy
de: katzen* allergisch, katzen* ~ allergie, tierhaarallergie, {allergic} ~ katzen*, katzenallergie, katzenhaarallergie
fr: {allergic} ~ chats
es: {allergic} ~ gatos
it: {allergic} ~ gatti
pt: {allergic} ~ pelo de gato, alergia a/de gato/gatos
nl: {allergic} ~ katten, kattenallergie
pl: {allergic} ~ koty, {allergic} ~ sierść ?kota
animals: cat

# dogs' hair
en: animal/pet hair allergy, {allergic} ~ {dog}, {allergic} ~ dogs, dog allergy
de: hund* allergisch, hunde* ~ allergie, tierhaarallergie, {allergic} ~ hunde*, hundeallergie, hundehaarallergie
fr: {allergic} ~ chiens
es: {allergic} ~ perros
it: {allergic} ~ cani
pt: {allergic} ~ cachorros, {allergic} ~ cães, alergia a/de cachorro/cão
nl: {allergic} ~ honden, hondenallergie
pl: {allergic} ~ psy, {allergic} ~ psów
animals: dog

# horses' hair
en: {allergic} ~ horse*, horse allergy
de: {allergic} ~ pferde*, pferdeallergie, pferdehaarallergie
fr: {allergic} ~ cheval, {allergic} ~ chevaux
es: {allergic} ~ caballo*
it: {allergic} ~ cavall*
pt: {allergic} ~ cavalo*
nl: {allergic} ~ paard*
pl: {allergic} ~ konie
animals: horse

# autism
en: autism, autistic, asperger*, sensory issues/overload, on the spectrum, ?on ?the autism spectrum, sensory-sensitive
de: autis*, reizüberflut*, im spektrum
fr: autisme, autiste
es: autis*, en el espectro
it: autis*
pt: autis*
nl: autis*, prikkelgevoelig, overprikkel*
pl: autyzm*, autysty*, w spektrum
bans: noisy crowd
words: scented, cure, awareness, mystery

# epilepsy
en: epilepsy, epileptic
de: epilepsie, epileptiker*
fr: épilep*
es: epilep*
it: epiless*, epilett*
pt: epilep*
nl: epilep*
pl: padaczk*, epilep*
words: strobe, disco, flashing, vr headset

# vegan
en: cruelty-free, cruelty free, vegan*, plant-based, plant based
de: vegan*, veganer, veganerin
fr: vegan*, végane*, végétalien*
es: vegano, vegana
it: vegano, vegana, vegani, vegane
pt: vegano, vegana, vegan, veganos, veganas, de origem animal
nl: veganist*, plantaardig
pl: wegan*, roślinn* diet*, wege $, wege od, jest wege
bans: meat fish dairy egg leather wool
words: honey, beeswax, silk, down, feather, fur, gelatine, sheepskin, suede, beekeeping, sweets tin, chew, chunky knit,
  knitted hat, antipasti, wristwatch

# vegetarian
en: vegetarian*, veggie*, meat-free, meat free
de: vegetarisch*, vegetarier*
fr: végétarien*
es: vegetarian*
it: vegetarian*
pt: vegetarian*, não come/como carne $, ovolacto*, ovo-lacto*
nl: vega, vegetariers, vegetariër, vegetarisch*
pl: wegetaria*, nie je mięsa, bezmięsn*, jarosz
bans: meat fish
words: gelatine, fur, antipasti, ramen night, sushi evening

# pescatarian
en: pescatarian*, pescetarian*
pl: peskatarian*
bans: meat
words: gelatine

# jain
en: jain
bans: meat fish egg alcohol leather
words: honey, silk, fur

# hindu
en: hindu
bans: meat leather
words: beef, steak

# coeliac
en: coeliac*, celiac*, gluten-free, glutenfree, gluten free
de: zöliakie, glutenfrei*, glutenunverträglich*
fr: cœliaque, coeliaque, sans gluten, intolérant* ?au gluten, intolérance ?au gluten
es: celíac*, sin gluten
it: celiac*, senza glutine, intollerante al glutine, gluten free
pt: celíac*, sem glúten, intolerante/intolerância ao glúten
nl: glutenintoleran*, gluten intoleran*, lactose- en glutenintoleran*, coeliakie, glutenvrij*, glutenallergie
pl: celiaki*, bezglutenow*, bez glutenu, nie je glutenu
bans: gluten
words: baking book, baking set, sprinkles, cake mix, gingerbread, cookie, cookie stamp, biscuit, pizza, pasta, beer,
  brewery, afternoon tea, flour, bread, cupcake box, wheat, patisserie, pastry, croissant, sourdough, dough,
  recipe book, class, bake-along, proving, madeleine, shortbread, baking show, bakery, brunch, sushi, ramen,
  breakfast tray, street food, takeaway
topic: gluten-free cooking
marks: kin

# no milk
en: lactose-intolerant, lactose intolerant/intolerance, lactose-free, lactose free, dairy-free, dairyfree, dairy free,
  milk/lactose allergy
de: laktoseintoleran*, laktosefrei*, milchallergie
fr: intolérant* au lactose, sans lactose
es: intolerante a la lactosa, sin lactosa
it: intollerante al lattosio, senza lattosio, intolleranza al lattosio
pt: intolerante à lactose, sem lactose, aplv, alergia ~ leite, zero lactose, intolerância a/à lactose, intolerante a lactose
nl: koemelkallergie, koemelkeiwit*, melkallergie, melkeiwitallergie, lactoseallergie, lactose- en gluten*, zuivelvrij*,
  lactoseintoleran*, lactose intoleran*, lactose-intolerant*, lactosevrij*
pl: nietolerancj* laktozy, bez laktozy, nie je nabiału, bezlaktozow*, skaza białkowa
bans: dairy
words: bubble tea, sweets tin, waffle, hot chocolate, fondue, raclette, camembert
drops: fondue and raclette

# no nuts
en: nut-free, nutfree, nut free
de: erdnussallergie, haselnussallergie, {allergic} ~ nüsse*, nussallergie
fr: {allergic} ~ noix, {allergic} ~ fruits à coque, {allergic} ~ arachide*
es: {allergic} ~ nueces, {allergic} ~ frutos secos
it: {allergic} ~ noci, {allergic} ~ frutta secca
pt: {allergic} ~ nozes, {allergic} ~ frutos secos, {allergic} ~ amendoim, alergia a/à castanha/castanhas/oleaginosas
nl: pinda-allergie, pindaallergie, hazelnootallergie, notenvrij*, {allergic} ~ noten, notenallergie
pl: {allergic} ~ orzechy, {allergic} ~ orzeszki
bans: nuts
words: bakery, patisserie, sweets tin

# muslim
en: halal, muslim, moslem, islam, mosque, ramadan, qur'an, quran, koran
de: muslim*, moslem*, musliminnen
fr: musulman*
es: musulman*
it: musulman*
pt: muçulman*
nl: moslim*
pl: muzułma*
bans: alcohol meat
words: pork, bacon, ham, gammon, sausage, chorizo, salami, prosciutto, pancetta, lardo, gelatine, marshmallow, gummy,
  antipasti, tasting counter, perfume blending, perfume workshop, fragrance subscription, eau de parfum,
  eau de toilette, perfume sampler, perfume atomiser, cologne, aftershave, icing decoration, sprinkle, sugar paste,
  fondant, edible glitter, jelly, cupcake topper

# jewish
en: kosher, jewish
de: koscher*, jüdin, jüdisch*
fr: casher, kasher
bans: meat
words: pork, bacon, ham, gammon, sausage, chorizo, salami, prosciutto, pancetta, lardo, gelatine, marshmallow, gummy,
  shrimp, prawn, crab, lobster, oyster, mussel, clam, caviar, scallop, squid, antipasti, cheese and wine,
  icing decoration, sprinkle, sugar paste, fondant, edible glitter, jelly, cupcake topper

# mormon
en: mormon, lds
bans: alcohol caffeine

# no salt
en: no/low/less/off/without ~ salt, low-salt, salt-free, low sodium, salt is out, banned ~ salt, has to avoid/watch salt
de: salzarm*, salz verboten, kein/ohne salz
fr: interdit ~ sel, peu de sel, sans sel, pas de sel
es: prohibid* la sal, poca sal, sin sal, nada de sal
it: vietat* il sale, senza sale, niente sale, iposodic*
pt: proibi* o sal, pouco sal, sem sal
nl: zoutloos, zoutbeperkt, zoutarm, zout verboten, geen/zonder zout
pl: zakaz soli, bez soli
words: salt, salted, salty, cheese, charcuterie, cured, curing, casings, sausage, jerky, olives, tapenade, crisps,
  popcorn, pretzel, cracker, anchovy, pickle, pickled, pickling, capers, stock, soy sauce, smoked, brine, twine
drops: charcuterie and curing
marks: cut

# diabetic
en: diabetic, diabetes, prediabetic, pre-diabetic, prediabetes, pre-diabetes
de: hat zucker $, alterszucker, hat diabetes, diabetes, diabetiker*, zuckerkrank
fr: diabète, diabétique
es: diabétic*
it: diabete, diabetic*, glicemia alta, ha il diabete
pt: diabétic*, diabete*, glicose alta, pré-diabét*
nl: suikerpatiënt*, heeft suiker $, op haar/zijn suiker letten, op haar/zijn suiker let, diabeet, suikerziekte
pl: cukrzyc*, cukrzyk, insulinooporn*
bans: sugar
words: patisserie, bakery, foot massage, pedicure, foot spa, foot warmer, heated slipper, wine, champagne, cocktail, liqueur
topic: diabetes-friendly treats

# no sugar
en: ww, sugar-free, sugarfree, sugar free, low-sugar, low sugar, keto, low-carb, low carb, weight watchers,
  weightwatchers, slimming world, on/is ?a diet, dieting
de: low-carb, zuckerfrei*, ohne zucker
fr: sans sucre, régime cétogène, régime keto
es: sin azúcar
it: senza zucchero
pt: sem açúcar, zero açúcar, cortou ?o açúcar, não come doce/doces/açúcar
nl: suikerarm*, koolhydraatarm*, keto, suikervrij*
pl: bez cukru, bez słodyczy, nie je słodyczy/cukru/słodkiego
bans: sugar

# weight
en: on/is/following ?a/her/his diet, dieting, slimming world, weight watchers, weightwatchers, trying to lose,
  cutting calories, counting calories, ozempic, wegovy, losing/lose/watching ?her/his/their weight, slimming,
  overweight, over-weight
de: will/möchte abnehmen, macht ?gerade/eine ?eine diät, auf low carb, auf diät, nimmt ~ ab, abnehmen, weight watchers,
  zählt kalorien
fr: au régime, perdre du poids, fait attention à sa ligne
es: a dieta, adelgazar, perder peso, bajar de peso
it: a dieta, dimagrire, perdere peso, mettersi in linea, dieta chetogenica
pt: de dieta, emagrecer, perder peso, fazendo dieta/regime, de regime, bariátrica, low carb
nl: op dieet, op dieet is, afvallen, aan de lijn, lijnen
pl: na diecie, odchudza się, schudnąć, na redukcji, liczy kalorie
bans: sugar
words: food tour, food walk, street food, afternoon tea, cream tea, takeaway, restaurant, dinner, supper, meal, baking,
  pizza, burger, ice cream, cupcake, gingerbread, lunch, breakfast, doughnut, patisserie, bakery, food festival, sweet,
  fondant, recipe box, chocolate, cake, cheese, hamper, snack, sweets, pastry, biscuit, fudge, popcorn, waffle,
  tasting, wine, cocktail, brunch, fondue, raclette

# eating disorder
en: anorexi*, bulimi*, eating disorder
de: essstörung, magersucht, magersüchtig
pl: anoreksj*, bulimi*, zaburzenia odżywiania
bans: food sugar kitchen
words: fitness, workout, mirror

# pregnant
en: due in/on/this/early/mid/late/next ?early/mid/late january/february/march/april/may/june/july/august/september/october/november/december/spring/summer/autumn/winter/month,
  baby due, baby is due, due date, bump, pregnant, pregnancy, беременна, expecting ?a/twins/baby/child,
  expecting ?her/their ~ baby/child, mum-to-be, mother-to-be, mom-to-be, trying for a baby, !expecting someone
de: schwanger*, erwartet ein kind/baby, werdende mama/mutter, im #. monat, erstes baby
fr: enceinte, attend un bébé/enfant, future maman, attend un heureux événement, attend des jumeaux, femme enceinte,
  future mère, attend/attendent son/leur/un ~ enfant/bébé
es: embarazada, espera un bebé, futura mamá
it: incinta, in dolce attesa, aspetta un bambino, aspetta un bimbo, aspetta una bimba, aspettano un bambino
pt: grávida, à espera de bebê/bebé, gestante, esperando bebê/neném, vai ser mãe, futura mamãe
nl: zwanger*, in verwachting
pl: w ciąży, spodziewa się dziecka, przyszła mama, będzie mamą
bans: alcohol caffeine sharp effort
words: sushi, pate, charcuterie, blue cheese, camembert, brie, soft cheese, essential oil, corset, weighted blanket,
  hot water bottle, antipasti, tasting counter
topic: pregnancy

# for the mother
en: everyone/everybody/people/all/they ~~ for ?the baby, all about the baby, nothing/not/no ~~ for ?the baby,
  something/gift/present ~~ for her not/rather/instead ~~ baby,
  something/just/treat ~ for ?the mum/mom/mama/mummy/mommy, not ~ baby stuff/things/gifts,
  baby ~ has/have/gets enough/everything/plenty/loads, for the mother not, for her not, for her , not,
  everyone/everybody/people ~ brought/bought/brings/buys/gives/gave babygros/babygrows/muslins/sleepsuits/baby,
  everyone ~ buys/bought/brings/brought/gets/got ~ baby
de: nicht fürs kind, frisch/gerade mama geworden, alle/alles/jeder ~~ fürs/für baby,
  nicht/nichts/kein* ~~ fürs/für ?das baby, nur/etwas/was ~ für die mama/mutter/sie selbst,
  baby ~ hat/bekommt ~ genug/alles
fr: tout le monde ~~ bébé, rien/pas ~~ pour ?le bébé, pour la maman, pour elle pas ~~ bébé, bébé a ~ tout/assez
es: todos/todas ~~ para el bebé/niño, todo el mundo ~~ bebé, nada/no ~~ para el bebé, para ella ~~ no ~ bebé,
  algo para la mamá/madre, el bebé ya tiene
it: tutti ~~ per il bambino/bimbo/bebè/bebé, niente/non ~~ per il bambino/bimbo/bebè, per lei ~~ non ~~ bambin*/bimb*,
  per la mamma, il bambino ha già, per la neomamma, per lei , non per il bambino/bimbo/neonato/piccolo,
  non per il/la neonato/neonata/piccolo/piccola/bambino/bambina/bimbo/bimba
pt: todos ~~ para o bebé/bebê, toda a gente ~~ bebé/bebê, todo mundo ~~ bebê/bebé, nada/não ~~ para o bebé/bebê,
  para ela ~~ não ~~ bebé/bebê, para a mamã/mãe/mamãe, o bebé/bebê já tem, pra mãe/mamãe, pra ela ~~ não ~~ bebê,
  não/nada ~~ pro bebê/neném, todo mundo ~~ pro bebê
nl: iedereen ~~ voor de baby, niets/niet ~~ voor de baby, voor haar ~~ niet ~~ baby, voor de mama/moeder,
  baby heeft ~ genug/genoeg/alles
pl: wszyscy ~~ dla dziecka/maluszka/maluch*, nic/nie ~~ dla dziecka/maluszka, dla niej ~~ nie ~~ dziecka, dla mamy,
  dziecko ma ~ wszystko, prezent dla mamy, nie dla dziecka/maluszka/bobasa, tylko dla niej $
words: baby, newborn, nursery, rattle, muslin, sleepsuit, bear, cuddly, scan, milestone, bump, birth, bib, first story,
  changing bag, letters to, gender, sling, antenatal
drops: new baby, pregnancy

# breastfeeding
en: breastfeeding, breast-feeding, breast feeding, nursing a baby
de: stillt ?noch
fr: allaite
es: amamanta, da el pecho
it: allatta, allattamento
pt: amamenta, amamentando, tá amamentando, lactante
nl: geeft borstvoeding
pl: karmi piersią
bans: alcohol caffeine

# sober
en: sober, sobriety, ?ex/recovering alcoholic, ex-alcoholic, in recovery, in aa
de: seit ~~ trocken, ist trocken $, er/sie ist trocken, trocken ist, alkoholkrank, alkoholiker*, anonyme* alkoholiker*,
  trockener alkoholiker, trocken seit
fr: alcoolique abstinent, sobre depuis, alcooliques anonymes, abstinent depuis, abstinente depuis, en sevrage,
  ancien alcoolique, ancienne alcoolique, ex-alcoolique, ex alcoolique
es: alcohólic* en recuperación, no bebe desde
it: ex alcolista
pt: ex-alcoólatra, sóbri* há, parou de beber, alcoólatra
nl: staat droog, anonieme alcoholisten, ex-alcoholist*
pl: niepijąc* alkoholik, trzeźw*, niepije alkoholik, w aa $, po odwyku
bans: alcohol
words: hangover, casino, pub crawl
topic: clear-headed living

# no alcohol
en: tee-total*, teetotal*, non-drinker, nondrinker, non drinker, alcohol-free, alcohol free, alcoholfree, dry january,
  nobody/none ~~ drinks, no one ~~ drinks,
  doesn't/doesnt/don't/dont/never/stopped/quit ?really/actually/even/ever drink/drinking $, gave up drink/drinking $,
  can't/cannot drink $, do/does not drink $, off the drink, not drinking at the moment/any more/anymore,
  hasn't touched/had a drop/drink, gave up alcohol/booze, doesn't touch alcohol
de: trinkt ~ alkoholfrei, nur ~ alkoholfrei*, trinkt keinen alkohol, trinkt nicht $,
  trinkt seit ~ nicht*/keinen ?alkohol $, trinkt nicht/nichts mehr $, hat aufgehört zu trinken,
  mit ?dem trinken aufgehört, hat das trinken aufgegeben
fr: ne boit pas ?d'alcool $, boit pas d'alcool, boit plus ?d'alcool $, boit plus depuis, a arrêté de boire,
  a arrêté l'alcool, 0 alcool, non-buveur, non-buveuse, buveur d'eau
es: no bebe ?alcohol $, ya no bebe desde, ha dejado de beber, dejó de beber, dejó el alcohol, no bebe nada
it: non beve ?alcol/alcolici $, astemi*, non beve più ?alcol/alcolici $, ha smesso di bere, non beve più $,
  non beve più per/da/perché, non beve per, non può bere, non può bere alcol*, non tocca alcol, non beve mai,
  lei non beve, lui non beve, non bevono
pt: não bebe/bebo ?álcool $, abstêmi*, não bebe mais ?álcool $, parou de beber, deixou de beber, não bebe nada,
  não bebe nem, não ?consome/toma álcool, sem álcool
nl: geen druppel, drinkt nooit, geen alcoholdrinker, drinkt niet $, drinkt geen alcohol, geheelonthoud*,
  drinkt niet meer $, gestopt met drinken/alcohol, drinkt geen druppel, drinkt al ~ niet ?meer $, van de drank af
pl: nie pije $, nie pije alkoholu, abstynent*, nie pije od, nie pije już/wcale ?alkoholu $, przestał/przestała pić,
  rzucił/rzuciła picie/alkohol, bez alkoholu/alko, zero alkoholu, nie pija $, !kawy/herbaty/mleka nie pije
bans: alcohol
words: hangover, casino, pub crawl, perfume blending, perfume workshop, fragrance subscription, eau de parfum,
  eau de toilette, perfume sampler, cologne

# no caffeine
en: decaf, decaffeinated, caffeine-free, caffeine free, no/without/avoids caffeine
de: koffeinfrei*
fr: décaféiné*
es: descafeinad*
it: decaffeinat*
pt: descafeinad*
nl: cafeïnevrij*
pl: bezkofeinow*
bans: caffeine
words: tea tasting, coffee tasting, tasting flight, tea plantation

# hardly known
en: secret santa, don't/dont know ?him/her/them ?very/that/too/v well, hardly know
de: wichteln, wichtel*, kenne ihn/sie kaum
fr: père noël secret, ne ?le/la connais pas, tiré* au sort, secret santa, tirage au sort, connais à peine, connais peu,
  connais pas bien, ne connaît pas bien, jamais rencontré*
es: amigo invisible, amigo secreto, no ?le/la/lo conozco
it: babbo natale segreto, non ?lo/la conosco, la conosco poco, lo conosco poco, conosco poco, non la conosco bene,
  non lo conosco bene
pt: amigo oculto, não ?o/a conheço, amigo secreto, amiga secreta
nl: lootjes, ken hem/haar nauwelijks
pl: mikołajki klasowe, nie znam ?go/jej, losowanie, wylosowałam/wylosowałem, prawie ~ nie znam, sekretny mikołaj
bans: sentimental romantic
words: together, cooked for, family, drive, later bedtime, photo strip, best friend, whole day, birthday child, love,
  from friends, at yours, home-cooked, sing-along, lift wherever, evening at, foot massage, hand massage, phone call,
  hug, lie-in, beach walk, beach morning, picnic, pyjama day, seaside day, chore, childminding, babysitting, bedtime,
  train ride, tram ride, bus trip, ferry crossing, fort, wish-for-anything, old family

# no relative
en: my/our/his/her boss, our coach, their coach, from all the parents, from the families, whole dept, at/from my work,
  my/our/her/his manager/teammate, sons/son's/daughters/daughter's friend/friends, room parent, class teacher,
  colleague*, coworker*, co-worker*, supervisor, teacher, classmate*, childminder, neighbour, neighbor,
  !through our/a/the/my neighbour/neighbor
de: kollegin, kollege, chefin, chef, lehrerin, nachbarin
fr: collègue*, maîtresse, patron, patronne, mon boss, ma boss, mon chef, ma cheffe, nounou, assistante maternelle,
  instit, institutrice, instituteur, mon voisin, ma voisine, !avec ~ collègue*, !avec des/les/ses collègue*,
  !entre collègue*
es: compañera, compañero, profesora
it: maestra, collega
pt: colega, professora, colega de/do trabalho, vizinh*, porteiro, diarista
nl: juf, meester, collega
pl: koleżanka, kolega, nauczycielka, szef, szefowa, sąsiadka, sąsiad, wychowawczyni
bans: romantic
words: ${OF_FAMILY}

# no relative by name
en: next door, over/across the road/street, at number #/##, from work/accounts/hr/finance/sales/marketing/reception,
  from the office
marks: name
bans: romantic
words: ${OF_FAMILY}

# loss of somebody
en: widow*, !black widow*, !merry widow, !widow spider*, bereaved, bereavement, grief, grieving, in mourning,
  her/his/their/my ~ {loved} ~ {died}, {lost} her/his/their/my/a/the {loved}, miscarriage, stillbirth, stillborn,
  passed in/last/this/earlier ?this/last/the january/february/march/april/may/june/july/august/september/october/november/december/spring/summer/autumn/winter/week/month/year,
  passed suddenly,
  first christmas/xmas/easter/birthday/anniversary/holidays without her/him/them/mum/mom/dad/nan/gran/grandad/grandma/grandpa,
  first christmas/xmas/birthday ~ since ~~ died/passed, no longer with us, since ~ died,
  late husband/wife/partner/mother/father/son/daughter, her/his/their loss, on her/his own since,
  lost him/her in/last/this
de: witwe*, verwitwet, in trauer, trauert, {loved} ~~ gestorben/verstorben/verloren/tot, {lost} ~ {loved},
  ist ~~ gestorben/verstorben, erstes/erste weihnachten/ostern/geburtstag ohne, erster geburtstag ohne,
  nicht mehr da ist, nicht mehr bei uns, seit ~ tod
fr: veuf, veuve, en deuil, {loved} ~ {died}, {lost} ~ {loved}, premier noël/anniversaire sans/seul*, est décédé*,
  nous a quitté*, n'est plus là, depuis ~ décès, depuis ~ mort de
es: viudo, viuda, de luto, {loved} ~ {died}, {lost} ~ {loved}, primera navidad/navidades sin,
  primer cumpleaños/reyes sin, falleció, murió en, nos dejó, ya no está con nosotros, desde que murió/falleció
it: vedovo, vedova, in lutto, {loved} ~ {died}, {lost} ~ {loved}, primo natale/compleanno senza, è mancato/mancata,
  è venuto a mancare, ci ha lasciato/lasciati, non c'è più, da quando è morto/morta
pt: viúvo, viúva, de luto, {loved} ~ {died}, {lost} ~ {loved}, primeiro natal/aniversário sem, faleceu, morreu em,
  já não está entre nós/connosco/conosco, desde que ~ morreu/faleceu
nl: weduwe*, weduwnaar, in de rouw, rouwt, {loved} ~~ overleden/gestorven/dood, {lost} ~ {loved},
  eerste kerst/verjaardag/sinterklaas zonder, is ~ overleden/gestorven, er niet meer is, sinds ~ dood/overlijden
pl: wdow*, wdowiec, w żałobie, {loved} ~ {died}, {lost} ~ {loved}, pierwsze święta/urodziny bez, zmarł*, odszedł w/od,
  odeszła w/od, nie ma go już, nie ma jej już, od śmierci, żałoba, żałobie, owdowia*, po śmierci
bans: romantic festive
words: husband, wife, his and hers, couple, for two, two seater, baby, family tree
topic: comfort and sympathy
marks: cut takes

# parted
en: !separately, !separate, divorced, divorce, divorcing, separated, break-up, breakup, break up, broke up,
  broken heart*, her/his/their ex, newly single, got dumped, left her/him
de: geschieden, getrennt, scheidung, frisch single
fr: divorcé*, séparé*, en plein divorce, rupture, vient de rompre, vient de se séparer, fraîchement célibataire
es: divorciad*, separad*, divorcio
it: divorziat*, separat*, divorzio
pt: divorciad*, separad*, divórcio, terminou ?o namoro, se separou
nl: gescheiden, scheiding
pl: rozwiedzion*, rozwód, rozwodzie, w separacji, po rozstaniu, po rozwodzie
bans: romantic
words: husband, wife, his and hers, couple, for two, two seater, wedding, anniversary, family tree
topic: hard times

# single
en: single again, single $
bans: romantic
words: husband, wife, his and hers, couple, for two, two seater

# hard times
en: depressed, depression, anxious, anxiety, burned out, burnt out, burnout, burn-out, mental health, struggling,
  having a bad time/year, hard/rough/tough/awful/terrible/difficult time/year/months/month/patch/few,
  lost her/his/their job, made redundant, laid off, out of work, unemployed
de: depress*, burnout, arbeitslos, schwere zeit, schweres jahr
fr: dépress*, au chômage, période difficile, année difficile, burn out, en arrêt maladie, licencié*, moral à zéro
es: depresión, deprimid*, en paro, mala racha, año difícil
it: depress*, disoccupat*, periodo difficile, anno difficile, brutto periodo, momento difficile, ha perso il lavoro,
  licenziat*
pt: depress*, deprimid*, desempregad*, fase difícil, ano difícil, perdeu o emprego, momento difícil
nl: zware tijd, moeilijke periode, rotjaar, depress*, werkloos, moeilijke tijd, zwaar jaar
pl: depresj*, bezrobotn*, trudny czas, ciężki rok, stracił* pracę, wypalon*
bans: alcohol
words: cheer up, therapy, depression, anxiety, comedy roast, productivity, self-help, goal planner, habit tracker
topic: hard times

# loss of a dog
en: {lost} her/his/their/the ?old ?little ?beloved {dog}, {dog} ?has ?just ?sadly {died}
de: hund/hündin ~~ einschläfern, {dog} ~~ gestorben/verstorben/tot/eingeschläfert, {lost} ~ {dog}
fr: {dog} ~ {died}, {lost} ~ {dog}
es: {dog} ~ {died}, {lost} ~ {dog}
it: {dog} ~ {died}, {lost} ~ {dog}
pt: {dog} ~ {died}, {lost} ~ {dog}
nl: {dog} ~~ overleden/gestorven/dood/doodgegaan/ingeslapen, {lost} ~ {dog}
pl: {dog} ~ {died}, {lost} ~ {dog}, za tęczowym mostem, uśpili psa
bans: pet animals
words: dog, puppy, canine, hound, paw
marks: cut
topic: comfort and sympathy

# loss of a cat
en: {lost} her/his/their/the ?old ?little ?beloved {cat}, {cat} ?has ?just ?sadly {died}
de: katze/kater ~~ einschläfern, {cat} ~~ gestorben/verstorben/tot/eingeschläfert, {lost} ~ {cat}
fr: {cat} ~ {died}, {lost} ~ {cat}
es: {cat} ~ {died}, {lost} ~ {cat}
it: {cat} ~ {died}, {lost} ~ {cat}
pt: {cat} ~ {died}, {lost} ~ {cat}
nl: {cat} ~~ overleden/gestorven/dood/doodgegaan/ingeslapen, {lost} ~ {cat}
pl: kot ~ zmarł/odszedł/zdechł, kota już nie ma
bans: pet animals
words: cat, kitten, feline, paw
marks: cut
topic: comfort and sympathy

# panic
en: bipolar, ptsd, ocd, schizophreni*, panic attack*
bans: alcohol crowd
words: mood, crazy, mad, therapy, horror, haunted

# no child
en: infertil*, ivf, can't have kids/children, cannot have kids/children, can not have kids/children, can't have a baby
words: baby, pregnancy, motherhood, family tree
topic: hard times

# little ones about
en: puts/put/putting everything/things/anything in/into ?her/his/their/its mouth/mouths,
  chews/eats/swallows everything, no small/tiny bits/pieces/parts, choking, swallow/swallowing
de: nimmt/steckt ~ alles in den mund, verschluck*, keine ?kleinen kleinteile/teile*, ohne kleinteile
fr: met ~ tout à la bouche, pas de petites pièces, sans petites pièces
es: mete ~ todo en/a la boca, sin piezas pequeñas, nada de piezas pequeñas
it: mette ~ tutto in bocca, niente pezzi piccoli, senza pezzi piccoli, mette in bocca tutto
pt: põe/mete/leva ~ tudo à/na boca, sem peças pequenas, nada de peças pequenas
nl: stopt alles in ~ mond, geen kleine onderdelen/stukjes
pl: bierze/wkłada ~ wszystko do buzi/ust, wszystko bierze/wkłada do buzi/ust, bez/żadnych małych/drobnych części/elementów
bans: small-parts
words: screwdriver, die-cast, pocket size

# carried back and forth
en: without losing ?half/any/all/bits/pieces, loses ?all/half ?the bits/pieces/parts, between two homes/houses,
  one week with, two households
de: zwischen zwei wohnungen/haushalten, eine woche bei
fr: une semaine chez, garde alternée, entre deux maisons
es: una semana con/en, custodia compartida, entre dos casas
it: una settimana da, affido condiviso, tra due case
pt: uma semana com/em, guarda partilhada/compartilhada, entre duas casas
nl: een week bij, co-ouderschap, tussen twee huizen
pl: tydzień u, opieka naprzemienna, między dwoma domami
bans: bulky small-parts
words: box, set for three, trunk, hundred-piece, sixty-piece, costumes

# quiet
en: quiet toy*, quiet gift*, quiet present*, quiet game*, quiet thing*, quiet ones, not too loud, nothing ~ loud
de: nicht ~ laut*, nichts ~ lautes
fr: pas ~ bruyant*
es: flojito, bajito, sin ruido
it: non ~ rumoros*, non faccia rumore
pt: baixinho
nl: niet ~ luid
pl: cicho, głośne ~~ szafie, niezbyt głośn*, nie hałasuj*
bans: noisy

# no screens
en: screen-free, screen free, no screen*, no-screen*, digital detox, off-grid, off grid
de: darf ~ nicht zocken, weniger bildschirm*, nicht ~ viel bildschirm*, bildschirmfrei*, keine bildschirme, ohne bildschirm
fr: sans écran*, pas d'écran*
es: sin pantallas, nada de pantallas
it: senza schermi, niente schermi
pt: sem telas, sem ecrãs, sem tela, menos tela/telas
nl: geen schermen, zonder scherm
pl: bez ekran*, żadnych ekranów
bans: screen

# no plastic
en: plastic-free, plastic free, {no}/hates/avoids ~ plastic, nothing made of plastic, plastic tat, zero waste, zero-waste
de: plastikfrei*, {no} ~ plastik*, nichts aus plastik, zero waste
fr: {no} ~ plastique*, zéro déchet*, ni ~ plastique*
es: {no} ~ plástico*, residuo cero, cero residuos, ni ~ plástico*
it: {no} ~ plastica, zero rifiuti, né ~ plastica, ridurre la plastica, plastic free, rifiuti zero
pt: {no} ~ plástico*, desperdício zero, lixo zero, nem ~ plástico*
nl: plasticvrij*, {no} ~ plastic*, zero waste
pl: {no} ~ plastiku, {no} ~ plastikow*, zero waste, ani ~ plastik*
bans: plastic gadget
words: negative storage, remote shutter, camera strap, backpack, backdrop, reflector, rain cover, phone tripod,
  camera insert, film rolls, film camera, neutral density, polarising filter, slider rail, photographers gloves,
  shutter gloves, fleece, bubble tea, weighted blanket

# no wool
en: {allergic} ~ wool, wool allergy, wool ~ itch*/itchy/scratchy
de: wollallergie, {allergic} ~ wolle, {no} ~ wolle, verträgt keine wolle
fr: {allergic} ~ laine, {no} ~ laine
es: {allergic} ~ lana, {no} ~ lana
it: {allergic} ~ lana, {no} ~ lana
pt: {allergic} ~ lã $, {no} ~ lã $
nl: wolallergie, {allergic} ~ wol, kan ~ niet tegen wol, {no} ~ wol, wol ~ allergisch
pl: {allergic} ~ wełnę, {no} ~ wełny, uczulenie na wełnę
bans: wool
words: wool, merino, alpaca, cashmere, felted, knitting yarn

# something that stays
en: something ~ lasts, something lasting, something to keep $, a keepsake, ?to keep for ever, ?to keep forever,
  can still have/keep/use ~ when, still have/keep ~ when/later, have/keep/use/treasure ?it when ~ grown/older/bigger,
  keep/treasure ?it ?for life/ever/always, something to treasure, something permanent
de: etwas ~ bleibt/bleibendes, was ~ bleibt/bleibendes, etwas fürs leben, etwas für später, zum aufheben,
  erinnerungsstück, später noch hat/haben, auch später, behalten/aufheben , wenn ~ groß/erwachsen,
  noch hat/haben/nutzen ~ , wenn ~ groß/erwachsen, ein leben lang
fr: quelque chose ~ reste/dure/durable, un souvenir ~ garder, à garder toute ~ vie, garder/gardera ,
  quand ~ sera grand*, garder longtemps, gardera toute
es: algo ~ quede/dure/duradero, un recuerdo ~ siempre, para toda la vida, guardar/conservar , cuando sea mayor/grande,
  guardar siempre
it: qualcosa ~ resti/rimanga/duri/duraturo, un ricordo ~ sempre, per tutta la vita, conservare/tenere ,
  quando sarà grande, da conservare, per ricordo
pt: algo ~ fique/dure/duradouro, uma recordação, para a vida toda, guardar , quando for grande/crescid*, guardar para sempre
nl: iets ~ blijvends/blijft, iets voor later, om te bewaren, bewaren , als ~ groot is, later nog heeft
pl: coś ~ trwałego/zostanie, pamiątka, pamiątkę, na całe życie, zachować/zatrzymać , jak/gdy dorośnie, na zawsze
only: personalised, sentimental, keepsake, jewellery, book, print, decor

# getting rid of things
en: getting/get rid of things/stuff/everything, clearing out ?the/her/his/their ?whole house/home, giving ~ things away
de: trennt sich von ~ sachen/dingen, löst ~ haushalt auf, gibt ~ alles weg
fr: se débarrasse de ~ affaires/choses, vide ?sa/leur maison
es: se está deshaciendo de ~ cosas, vaciando la casa
it: si sta liberando di ~ cose, sta svuotando casa, sta svuotando la casa, decluttering, ha svuotato casa,
  sta buttando via tutto
pt: está a desfazer-se de ~ coisas, esvaziar a casa
nl: doet ~ spullen weg, ruimt ~ huis leeg
pl: pozbywa się ~ rzeczy
only: experience, food, drink, subscription, voucher

# hates stuff
en: {dislikes} ?all/more/extra/getting/having/too/owning/the ?much/more/new stuff/possessions/owning/accumulating/krempel/zeug/kram/herumsteh*/rumsteh*/accumuler/objets/bibelots/encombrer/acumular/trastos/cosas/accumulare/oggetti/cianfrusaglie/tralha/coisas/spullen/rommel/troep/hebbedingen/rzeczy/gratów/przedmiotów/bibelotów,
  owns too much/many ?things/stuff ?already
only: experience, food, drink, subscription, voucher, body care

# no faith
en: atheist, not religious, non-religious, nonreligious, agnostic
de: atheist*, nicht religiös
fr: athée
es: ateo, atea, no es religios*
it: ateo, atea, non credente, non crede
pt: ateu, ateia
nl: atheïst*, niet religieus
pl: ateist*, niewierząc*, nic religijnego
bans: religious

# clutter
en: minimalist, minimalism, declutter*, hates/hate/no clutter, downsiz*, ornament*/junk/tat/clutter everywhere
de: minimalist*, minimalismus, ausgemistet, mistet aus
fr: minimalist*, désencombr*
es: minimalist*
it: minimalist*, non accumula
pt: minimalist*
nl: minimalist*, minimalisme
pl: minimalist*
bans: merchandise bulky dust
words: toy, bear, plush, teddy, signature
topic: minimalism

# junk
en: no junk, no more junk, no ~ clutter in ~ house, no ~ novelty ~ tat, nothing that clutters
de: kein/ohne/keinen schnickschnack/firlefanz/gedöns/tand/ramsch/tinnef, {no} krempel, {no} ~ kram, {no} plunder,
  {no} kitsch
fr: {no} ~ bazar, {no} ~ encombr*
es: {no} ~ trasto*, {no} ~ cachivache*
it: {no} ~ cianfrusagli*, {no} ~ ciarpame
pt: {no} ~ tralha*, {no} ~ bugiganga*, nada de tranqueira*/cacareco*
nl: {no} ~ rommel, {no} ~ troep, {no} ~ prullaria
pl: {no} ~ gratów, {no} ~ zagrac*, {no} ~ bibelot*, {no} ~ klamoty, {no} ~ klamotów
bans: merchandise bulky dust home
words: toy, plush, box, holdall, bottle
topic: minimalism
marks: cut

# takes no money
en: won't/wont/wouldn't/wouldnt/didn't/didnt/doesn't/doesnt/refuses/refused ?to ?even take/accept ?a/any/our/my dime/penny/cent/money/cash/payment
de: will/wollte/nimmt/nahm kein geld
fr: ne veut/voulait pas d'argent, refuse l'argent
es: no quiere/quiso/acepta/aceptó dinero
it: non vuole/voleva/accetta soldi/denaro
pt: não quer/quis/aceita/aceitou dinheiro, não quer pix
nl: wil/wilde geen geld
pl: nie chce/chciał/chciała pieniędzy
bans: voucher

# no clothes
en: no ?more/new clothes/clothing/apparel, nothing to wear, nothing wearable, nothing ?she/he/they ?can wear*,
  not/nothing clothes/clothing, picky/fussy about ?his/her clothes,
  particular/fussy/picky/choosy/funny ~ about/with ?her/his/their clothes/clothing/style/fashion,
  clothes/clothing ~ {impossible}, {impossible} ~~ clothes/clothing, don't/dont/do/never ~ do/buy clothes
de: {no} kleidung, {no} klamotten, {no} anziehsachen, {no} anzieh*, {no} textilien, nichts zum anziehen,
  kleidung/klamotten ~~ eigen/heikel/wählerisch, kleidung/klamotten ~ schwierig/heikel/{impossible},
  heikel/eigen bei/mit kleidung/klamotten
fr: {no} vêtement*, {no} fringue*, {no} habits, rien à porter, rien à se mettre,
  difficile/exigeant* sur/avec/pour les vêtements/fringues, {impossible} ~ vêtements
es: {no} ropa, nada de ropa, {no} prendas, maniátic*/especial con la ropa, ropa ~ {impossible}
it: {no} abbigliamento, {no} vestiti, {no} vestiario, {no} capi, difficile/fissat* con i vestiti,
  vestiti ~ {impossible}, vestiti no , non so la taglia
pt: {no} roupa*, nada de roupa*, {no} vestuário, esquisit*/exigente com roupa*, roupa* ~ {impossible}
nl: {no} kleding*, {no} kleren, kieskeurig/lastig ~ kleren/kleding, kleren/kleding ~ {impossible}
pl: {no} ubrań, {no} ciuchów, {no} odzieży, nie ubrania, wybredn* ~ ubrań/ciuchów, ubrania/ciuchy ~ {impossible},
  nie znam rozmiaru, ubrań nie
bans: clothing sized
words: slipper, hat, scarf, glove, mitten, sock, cap, beanie, t-shirt, pyjama, dressing gown, robe, shirt, jersey
marks: wish cut

# has all the gear
en: has/have/got/owns/'s all the/her/his/their ?right gear/kit/equipment ?already,
  has/have/got/owns every ?bit/piece ?of gear/kit/equipment, plenty/enough/loads/lots of gear/kit/equipment,
  {no} ?more/new gear/kit/equipment, gear/kit/equipment ?is sorted/complete, fully equipped,
  doesn't/doesnt/don't need ?any ?more gear/kit/equipment
de: hat ?schon/bereits ~~ ausrüstung*, hat ?schon/bereits ~~ equipment, {no} ~ ausrüstung*, komplett ausgestattet,
  ausrüstung ~ komplett/vollständig/vorhanden
fr: a ?déjà ~ tout ~ matériel, a ?déjà tout l'équipement, matériel ~ complet, {no} ~ matériel,
  équipé* de la tête aux pieds, déjà ~ équipé*, équipé* de a à z, suréquipé*, tout le matos, tout l'attirail
es: tiene ?ya todo el ?su equipo/equipamiento/material, ya tiene ~~ equipo/equipamiento/material,
  {no} ~ material/equipamiento
it: ha ?già tutta l'attrezzatura, ha ?già tutto il ?suo materiale, attrezzatura ~ completa, {no} ~ attrezzatura
pt: ?já tem ?já todo o ?seu equipamento/material, {no} ~ equipamento
nl: heeft ?al ~~ uitrusting, heeft ?al alle spullen/materialen, heeft ?al het materiaal, {no} ~ uitrusting
pl: sprzęt ?już ma ?już cały/komplet/wszystko, ma ?już cały/komplet/wszystki* sprzęt*, {no} ~ sprzętu
not: sports gear, outdoor gear, equipment, safety gear, footwear, tool, outerwear, clothing, craft kit
marks: cut

# has all the tools
en: shed/garage/workshop ~ full of tools, has/have/got/owns every/all ?the tool/tools, enough tools, {no} ?more tools
de: hat ?schon/bereits alle werkzeuge, werkstatt ~ voll, {no} ?mehr werkzeug*, genug werkzeug
fr: a ?déjà tous les outils, {no} ?nouveaux outils
es: tiene ?ya todas las herramientas, {no} ?más herramientas
it: ha ?già tutti gli attrezzi, {no} ?altri attrezzi
pt: ?já tem todas as ferramentas, {no} ?mais ferramentas
nl: heeft ?al al het gereedschap, {no} ?meer gereedschap
pl: ma ?już wszystkie narzędzia, {no} ?więcej narzędzi
not: tool
words: drill, saw, screwdriver, toolbox, tool box, plane, chisel
marks: cut

# has all the supplies
en: enough ~ supplies/materials, plenty/enough/loads/lots/tons of supplies/materials/fabric/yarn/wool,
  has/have/got all the supplies/materials
de: hat ?schon/bereits ~~ material, genug material
fr: a déjà ~~ fournitures
es: ya tiene ~~ materiales
it: ha già ~~ materiali
pt: já tem ~~ materiais
nl: heeft al ~~ materiaal
pl: ma już ~~ materiały
not: art supplies, craft kit, textile

# dust
en: nothing/no ~ gather*/gathers dust, dust collector*, dust-collector*, nothing ~ stand* around, {no} ~ ornament*,
  {no} ~ knick-knack*, nothing ~ to put on a shelf,
  enough/plenty/too/loads ?of ?many ornaments/knick-knacks/trinkets/figurines
de: nichts , was ~ rumsteht/herumsteht/einstaubt, nix für die vitrine, staubfänger*, {no} ~ einstaub*,
  {no} ~ verstaub*, statt verstauben, {no} ~~ rumsteh*, {no} ~~ herumsteh*, {no} ~~ hinstell*, {no} ~ aufstellen,
  {no} ~ deko, {no} ~ dekokram, {no} ~ nippes, {no} ~ rumliegt, zum rumstehen
fr: {no} ~ prend*/prenn* la poussière, ramasse-poussière, nid* à poussière, {no} ~ bibelot*, {no} ~ entass*,
  {no} ~ décorati*, {no} ~ traîne
es: {no} ~ polvo, {no} ~ adorno*, {no} ~ figurita*, {no} ~ cachivache*, {no} ~ acumul*, {no} ~ decoración
it: {no} ~ polvere, {no} ~ soprammobil*, {no} ~ ninnol*, {no} ~ cianfrusagli*, acchiappapolvere, prendi polvere
pt: {no} ~ pó, {no} ~ poeira, {no} ~ bibelô*, {no} ~ bugiganga*, {no} ~ enfeite*, sem tralha
nl: {no} ~ stof vangt/vangen, stofvanger*, stofnest*, {no} ~ prullaria, {no} ~ hebbeding*, {no} ~ snuister*,
  {no} ~ staat te staan
pl: {no} ~ kurz*, {no} ~ durnostoj*, {no} ~ ozdób, {no} ~ figurek
bans: dust
marks: wish

# small home
en: halls room, shoebox, loft room, cellar/loft/attic/garage/house is full,
  small/tiny/little/cramped/shared/one-bed/one-bedroom/studio flat/apartment/house/home/room/place/space/bedroom/studio/kitchen,
  flat is tiny, flat is small, house is full, 1-bed flat, 1 bed flat, one bed flat, one bedroom flat/apartment, dorm,
  dorm room, dormitory, student halls, halls of residence, no/limited/little space/room/storage,
  not much space/room/storage, hardly any space/room/storage, short of/on space/room/storage,
  no/limited/little storage space, not much storage space, lives on/in ?a boat/van/narrowboat/caravan,
  lives in a single/rented room, lives in one room, bedsit, house-share, houseshare, house share, flat-share,
  flatshare, flat share, tiny home, van life, vanlife, care home, nursing home,
  not/doesn't/doesnt/don't/dont/won't/without take/taking ?up ?any ?much ?more space/room, takes ?up no space/room,
  nothing ?too big/huge/massive
de: 1-zimmer-wohnung, 1 zimmer wohnung, wohnt in einer/ner wg, wohnt in ?einer wg, kleine* zimmer, wenig stauraum,
  wohnt beengt, tiny house, keller/wohnung/haus ist voll, kleine* wohnung, winzige* wohnung, wg-zimmer, wg zimmer,
  wenig platz, kein platz, keinen platz, wohnheim*, einzimmerwohnung, braucht keinen platz,
  nichts/nix ?zu großes/riesiges/sperriges
fr: petit appartement, petit appart, petit studio, peu de place, pas de place, plus de place, chambre d'étudiant*,
  {no} prend* de la place, rien de ?trop grand/gros/volumineux/encombrant, petit logement, petite maison,
  petit appart*, minuscule, chambre de bonne, petite surface, studio de,
  vit/habite en/dans ?un/une/son ?petit/petite studio/camion/camionnette/van/fourgon/bateau/péniche/caravane/coloc/colocation/internat/roulotte,
  en coloc, en colocation, à l'internat, vit/habite dans ## ~, ##m2, ##m²,
  pas ?trop gros/volumineux/encombrant/encombrants, maison ?déjà pleine, placards pleins
es: piso pequeño, apartamento pequeño, piso minúsculo/pequeñito, departamento chico/chiquito,
  depa/depto chico/chiquito, casa chica, pisito, monoambiente, en un estudio, piso compartido, comparte piso,
  poco lugar, poco sitio, poco espacio, {no} ~ espacio, {no} ~ ocupe sitio, {no} ~ ocupa sitio, {no} ~ sitio,
  nada ?muy grande/enorme/voluminoso
it: casa piena, casa piccola, appartamento piccolo, poco spazio, {no} ~ spazio, {no} ~ ingombr*, monolocale,
  niente di ?troppo grande/enorme/voluminoso, non ha spazio, non hanno spazio, non c'è spazio, appartamentino,
  miniappartamento, bilocale, vive in 30 mq, vive in 40 mq, appartamento minuscolo, {no} ~ ingombranti
pt: apartamento pequeno, casa pequena, pouco espaço, {no} ~ espaço, quitinete, nada ?muito grande/enorme/volumoso,
  apê/ape/ap/apto pequeno, apezinho, apertamento, kitnet, kitinete, quarto e sala, mora em studio/república,
  não cabe mais nada, não tem onde guardar/pôr/colocar, casa lotada, não ocupe ?muito espaço, ocupe pouco espaço
nl: klein huisje, klein appartementje, klein kamertje, kleine kamer, woont ~ klein $, kleine woning, kleine studio,
  appartementje, flatje, weinig opbergruimte, weinig plaats, {no} plaats $, op kamers, woonboot,
  niet ~ veel plek/plaats/ruimte, beperkte ruimte, tiny house, klein appartement, klein huis, kleine flat,
  weinig ruimte, weinig plek, {no} ruimte, {no} plek, studentenkamer, niets ?te groots/groot/grote
pl: małe mieszkanie, mała kawalerka, kawalerka, kawalerce, mało miejsca, brak miejsca, w akademiku, pokój w akademiku,
  nic ?zbyt dużego/wielkiego, małym mieszkaniu, mała kuchnia, nie ma ?już miejsca, ciasno $, na stancji,
  wynajmuje pokój
bans: bulky
words: shed, barrel, cold frame, border fork, weeding hoe, sun dial, apple tree, hangboard, large potted, olive tree

# must be carried
en: carry-on only, carry on only, hand luggage only, one suitcase only, only ?has hand luggage, travel* light,
  has to fly/travel, move/moves/moving to, relocat* to, leaving for, leaves for, something light, light to carry,
  light and small, !leaving/leaves for work/uni/school,
  !mov* to a/an/the/her/his/their/another/new/bigger/smaller/assisted, mov* abroad/overseas,
  mov* to another country/continent, emigrat*, backpacking round/around, fly*/flies back/home/in,
  has to pack/carry ?it/everything, go* abroad soon/for, goes abroad soon/for, nothing ?too heavy, nothing ~ weighs,
  {no} ~ that weighs, backpacking for, fit/fits ~ in a backpack/rucksack, two/2 suitcases, suitcases total/only,
  has/have to be small, needs/need to be small, must be small, small enough to pack/carry/post,
  fits/fit in a/her/his/the suitcase/luggage/bag/case/letterbox, small and light, luggage limit/allowance, backpacking,
  shipping takes, to ship, to post abroad, posted overseas, ?with ?only/just hand luggage/baggage,
  ?with ?only/just carry-on, cabin bag/luggage/baggage only, !hand luggage set
de: muss ~ verschickt werden, per post, wird verschickt, handgepäck, zieht ~ ins ausland, wandert aus, fliegt ~ zurück,
  fliegt ~ nach hause, nichts schweres, {no} ~ schwer $, {no} ~ gewicht, nur mit rucksack, zwei koffer, mit #/zwei/einem koffer/koffern, nur ein/einen koffer,
  passt in den koffer, muss ~ klein sein, in den koffer passen
fr: bagage* à main, bagage* cabine, part vivre à l'étranger, déménage à l'étranger, rentre en avion, repart en avion,
  {no} ~ lourd, {no} ~ qui pèse, deux valises, une seule valise, tient/tienne/rentre dans la/une valise,
  doit ~ être petit, pas encombrant, léger
es: equipaje de mano, se muda al extranjero, se va a vivir al extranjero, vuelve en avión, {no} que pese,
  {no} ~ pesado, solo lleva mochila, dos maletas, una sola maleta, quepa en la/una maleta, que ocupe poco,
  tiene que ser pequeño
it: bagaglio a mano, si trasferisce all'estero, torna in aereo, {no} ~ pesante, {no} ~ pesi, due valigie,
  una sola valigia, che stia in valigia, entri in valigia, poco ingombrante, deve essere piccolo, una valigia,
  con una sola valigia, deve stare in valigia, portarlo in aereo, da mettere in valigia, che non pesi, spedizione in,
  spedirlo, spedire all'estero, solo bagaglio a mano, parte per l'erasmus, viaggia leggero, da spedire
pt: bagagem de mão, muda-se para o estrangeiro, vai morar fora, volta de avião, {no} ~ pesado, {no} que pese,
  duas malas, uma só mala, caiba na mala, que ocupe pouco, tem de ser pequeno, tem que ser pequeno, pelo correio,
  por correio/sedex, pelos correios, levar na mala, caber na mala, mora fora, mora no exterior, vai fazer intercâmbio,
  leve e pequeno
nl: handbagage, verhuist naar het buitenland, emigreert, vliegt ~ terug, niets zwaars, {no} ~ zwaar, alleen een rugzak,
  twee koffers, één koffer, past in de koffer, in de koffer passen, moet klein zijn, niet te groot
pl: bagaż podręczny, wyprowadza się za granicę, przeprowadza się do, wyjeżdża do, {no} ciężkiego, {no} ~ ważyło,
  dwie walizki, jedna walizka, zmieści się w/do walizk*, musi być mał*, do walizki
bans: bulky carry

# kills plants
en: kills them $, kills ?all/every/her/his/the plant/plants, kill plants, black/brown thumb, no green thumb/fingers,
  plants ~ die
de: pflanzen ~~ gehen ein/sterben, keinen grünen daumen, bringt ~ pflanzen um
fr: fait ~ mourir ~ plantes, pas la main verte, tue ~ plantes, mais les fait ~ mourir
es: se le mueren/secan, mata ~ plantas, no tiene mano con/para las plantas
it: le fa morire, pollice nero, non ha il pollice verde, uccide ~ piante, le muoiono tutte le piante, piante muoiono
pt: deixa ~ morrer, mata ~ plantas, não tem mão para plantas
nl: gaan ~ dood, geen groene vingers
pl: nie ma ręki do roślin, usychają, zabija ~ rośliny, więdną
bans: plant
drops: houseplants

# no garden
en: no/without ?a garden/yard/balcony, no outdoor space, hasn't got a garden/yard/balcony, has no garden/yard/balcony,
  doesn't have a garden/yard/balcony,
  lives/living in a/an/her/his/their ?tiny/small/new/rented/city flat/apartment/studio
de: nur ?einen ?kleinen balkon, nur ein balkon, {no} garten, {no} balkon, wohnt in einer/ihrer/seiner ?kleinen wohnung
fr: {no} jardin, {no} balcon, plus de jardin
es: {no} jardín, {no} balcón, {no} terraza, no tiene jardín
it: {no} giardino, {no} balcone, non ha ~ giardino
pt: {no} jardim, {no} quintal, {no} varanda, não tem jardim, mora em apartamento, mora em apê, mora em prédio, mora em ap
nl: {no} tuin, {no} balkon, heeft geen tuin
pl: {no} ogrodu, {no} balkonu, nie ma ogrodu, nie ma balkonu, nie ma ogródka, mieszka w bloku
bans: garden

# nothing for the garden
en: {no} ~ for the garden
de: {no} ~ für den garten, {no} ~ für garten
fr: {no} ~ pour le jardin
es: {no} ~ para el jardín
it: {no} ~ per il giardino
pt: {no} ~ para o jardim
nl: {no} ~ voor de tuin
pl: {no} ~ do ogrodu
bans: garden
marks: wish

# kitchen
en: {no} ~ for the kitchen, doesn't cook $, never cooks
de: kocht nicht ?so gern/gerne, kann nicht kochen, hat keine küche, {no} ~ für die küche, kocht nicht $, {no} küchen*
fr: {no} ~ pour la cuisine, ne cuisine pas $, ne cuisine jamais, ne sait pas cuisiner, ne cuisine plus, pas pour la cuisine
es: {no} ~ para la cocina, no cocina $, no cocina nada, no sabe cocinar
it: {no} ~ per la cucina, non cucina $, non sa cucinare, non cucina mai, odia cucinare, non le/gli piace cucinare,
  detesta cucinare, non ama cucinare
pt: {no} ~ para a cozinha, não cozinha $
nl: {no} ~ voor de keuken, kookt niet $, {no} keukenspullen
pl: {no} ~ do kuchni, nie gotuje $, nie lubi gotować, nie umie gotować
bans: kitchen
marks: wish

# home
en: {no} ~ for the house/flat/home
de: {no} haushalt*, {no} ~ für die wohnung, {no} ~ fürs haus, {no} ~ für das haus
fr: {no} ~ pour la maison, {no} ~ pour l'appartement, pas pour la maison/l'appartement/l'appart
es: {no} ~ para la casa
it: {no} ~ per la casa, cose per la casa no, ha già tutto in casa
pt: {no} ~ para a casa, {no} ~ para casa
nl: {no} ~ voor het huis, {no} ~ voor in huis
pl: {no} ~ do domu, {no} ~ do mieszkania
bans: home
marks: wish

# homeware
en: {no} ~ homeware*/household, {no} ~ home things/stuff
de: {no} ~ haushaltswaren, {no} ~ für den haushalt
bans: home kitchen
marks: wish

# everything for the home
en: have/has/got/own every/all ?the household/home/kitchen thing/things/stuff/item/items,
  have/has everything for the house/home/flat/kitchen
de: hat ?schon alles für den haushalt, hausstand komplett
fr: ont/a ?déjà tout pour la maison
es: tiene/tienen ?ya de todo para la casa
it: ha/hanno ?già tutto per la casa
pt: tem/têm tudo para a casa
nl: heeft/hebben ?al alles voor het huis
pl: ma/mają ?już wszystko do domu
bans: home kitchen
marks: cut

# always a bottle
en: always gets/given ~ bottle/wine/whisky/whiskey/gin, always ~ a bottle
de: immer ~~ flasche*
fr: toujours ~~ bouteille*
es: siempre ~~ botella*
it: sempre ~~ bottigli*
pt: sempre ~~ garrafa*
nl: altijd ~~ fles*
pl: zawsze ~~ butelk*
bans: alcohol

# crowds
en: hates/dislikes/avoids crowds, no crowds
de: {no} menschenmenge*, {no} ~ menschenmassen, mag keine menschenmengen
fr: {no} foule, déteste la foule, n'aime pas la foule, agoraphobe
es: {no} multitud*, odia las multitudes, no le gustan las multitudes
it: {no} folla, odia la folla, non ama la folla, non sopporta la folla, odia la confusione, non sopporta la confusione
pt: {no} multid*, odeia multidões, não gosta de multidões, fobia de multidão, odeia aglomeração, odeia lugar cheio,
  odeia lugar lotado
nl: {no} drukte, houdt niet van drukte, haat drukte, {no} menigte*
pl: {no} tłum*, nie lubi tłumów, nie znosi tłumów
bans: crowd
marks: wish

# nothing cheerful
en: {no} ~ cheerful, {no} ~ jolly, {no} ~ festive, {no} ~ celebration*
de: {no} ~ fröhlich*, {no} ~ lustig*, {no} ~ ausgelassen*, {no} ~ festlich*
fr: {no} ~ festi*, {no} ~ trop gai, {no} ~ joyeu*, {no} ~ trop drôle
es: {no} ~ alegre, {no} ~ festiv*, {no} ~ divertid*
it: {no} ~ allegr*, {no} ~ festos*
pt: {no} ~ alegre, {no} ~ festiv*, {no} ~ engraçad*
nl: {no} ~ vrolijk*, {no} ~ feestelijk*, {no} ~ grappig*
pl: {no} ~ wesoł*, {no} ~ zabawn*, {no} ~ hucz*
bans: festive

# nothing sad
en: {no}/nothing/not ~ sad, {no} ~ grief/mourning/memorial, not make her/him ~ cry/sad,
  sympathy gift/present/card/thing, gift of sympathy, nothing mournful, not ~ pity
de: {no} ~ traurig*, nicht ~ traurig*
fr: {no} ~ triste*, pas ~ triste
es: {no} ~ triste*
it: {no} ~ triste, non ~ triste
pt: {no} ~ triste, não ~ triste
nl: {no} ~ verdrietig*, niet ~ verdrietig
pl: {no} ~ smutn*
words: grief, loss, remembrance, in remembrance, memorial, sympathy, comfort meal, hard time, mourning, memory,
  memories, rose bush with

# nothing soppy
en: nothing/not/no ~~ soppy/cheesy/corny/mushy/sappy/lovey-dovey/cringe/romantic
de: nicht/nichts/{no} ~~ kitschig*/schnulzig*/romantisch*
fr: rien/pas/{no} ~~ cucul/mièvre/gnangnan/niais*/romantique
es: no/nada/sin ~~ cursi*/ñoñ*/romántic*/empalagos*
it: niente/non/nulla ~~ sdolcinat*/romantic*/mielos*
pt: não/nada/sem ~~ lamechas/pieg*/romântic*/foleir*, não/nada/sem ~~ meloso/melosa/meloso/brega/cafona
nl: niets/niet/geen ~~ zoetsappig*/klef*/romantisch*/kleffe
pl: nic/nie ~~ ckliw*/romantyczn*/przesłodzon*
bans: romantic
words: heart, love letter, couple, reasons, teddy, rose

# nothing strenuous
en: {no} ~ strenuous
de: {no} ~ anstrengend*
fr: {no} ~ fatigant, {no} ~ trop physique, {no} effort*
es: {no} ~ cansad*, {no} ~ esfuerzo*
it: {no} ~ faticos*, {no} sforz*
pt: {no} ~ cansativ*, {no} ~ esforço*
nl: {no} ~ inspannend*
pl: {no} ~ męcząc*, {no} ~ wysiłk*
bans: effort
marks: wish

# no gadgets
en: {tech} ~~ {impossible}, {impossible} ~~ {tech}, buys/chooses/picks ~ own {tech},
  {tech} ~ buys/chooses ~ himself/herself, !no ~ limit, !never without ~ tech
de: {tech} ~ sucht/kauft ~ selbst
fr: {tech} ~ achète/choisit lui-même/elle-même
es: {tech} ~ compra/elige ~ él mismo
it: {tech} ~ compra/sceglie da solo
pt: {tech} ~ compra/escolhe sozinho
nl: {tech} ~ koopt/zoekt ~ zelf
pl: {tech} ~ kupuje/wybiera sam
bans: gadget screen
marks: wish cut

# no animals
en: {no} live animals, pets not allowed, {no} pets $
de: {no} ~ haustier*, {no} tiere
fr: {no} ~ animaux
es: {no} animales, {no} mascota*
it: {no} animali, non ha animali
pt: {no} animais
nl: {no} dieren, {no} huisdier*
pl: {no} zwierząt
bans: animals

# no things
en: {no} ?more/any/new/further things $, {no} ?more/any/new/further stuff $, {no} ?more/any objects $,
  {no} ?more possessions $, {no} physical gifts, {no} ?more material things,
  if you bring stuff/things/anything in/into, bring/bringing nothing in/into/home,
  nothing new in/into ?the/her/his/their house/flat/apartment/home, one in one out,
  no ?more stuff/things in/into/for ?the/her/his/their house/flat/apartment/home/place
de: {no} ?weiteren/neuen/mehr sachen $, {no} ?weiteren/neuen dinge $, {no} ?weiteren gegenstände $, {no} zeug $, {no} kram $
fr: {no} objets $, {no} d'objets $, {no} ?de/nouvelles choses $, {no} ?de trucs $, rien de matériel
es: {no} ?más/de cosas $, {no} ?más/de objetos $, nada material, no quiere ?más cosas $
it: {no} ?altri/di oggetti $, {no} ?altre/di cose $, niente di materiale, non vuole ?altre cose $,
  non vuole altra roba, non vuole roba, non vuole cose $, non vuole oggetti, ha già troppa roba, non vuole accumulare
pt: {no} ?mais/de coisas $, {no} ?mais/de objetos $, nada material, não quer ?mais coisas, não quer ?mais bens materiais
nl: {no} ?nieuwe/meer spullen $, {no} ?nieuwe/meer dingen $, {no} spul $, niets materieels
pl: {no} ?więcej/nowych rzeczy $, {no} ?więcej przedmiotów $, {no} gratów $, nic materialnego, rzeczy nie, bez rzeczy $
bans: thing
marks: wish

# for years
en: for ~ years, for years, for decades, since 19##, since 20##, since childhood, since she/he was/were ~,
  professional*, by trade, for a living, expert, veteran, lifelong, all ?of her/his/their life, experienced, advanced,
  !married ~ for ~ years, !together for ~ years, !sober for ~ years
de: ?schon seit ~ jahren, ?schon seit jahren, seit jahrzehnten, seit 19##, seit 20##, schon ewig,
  seit ihrer/seiner/der kindheit, beruflich, profi, hauptberuflich, erfahren*, fortgeschritten*,
  !verheiratet seit ~ jahren, !seit ~ jahren trocken
fr: depuis ~ ans, depuis des années, depuis toujours, depuis l'enfance, depuis 19##, depuis 20##, professionnel*,
  de métier, expert*, confirmé*, !mariés depuis ~ ans
es: desde hace ~ años, desde hace años, hace ~ años, lleva ~ años, desde los ~ años, desde niñ*, toda la vida,
  desde 19##, desde 20##, profesional*, expert*, !casad* desde hace ~ años
it: da *anni, da ~ anni, da una vita, da sempre, da quando era ~, da bambin*, dal 19##, dal 20##, professionist*,
  per mestiere, espert*, !sposati da ~ anni
pt: há ~ anos, há anos, faz ~ anos, desde criança, desde os ~ anos, desde 19##, desde 20##, a vida toda, profissional*,
  experiente*
nl: al ~ jaar, al jaren, sinds 19##, sinds 20##, van beroep, professione*, ervaren, ?haar/zijn hele leven
pl: od ~ lat, od lat, od dziecka, od zawsze, zawodow*, profesjonal*, ekspert*, od 19##, od 20##
words: beginner, starter, taster, introduction, introductory, lesson, crash course, for beginner, basics
marks: cut

# when not theirs
en: more/just/really/only/mostly/mainly his/her/their parents/mum/mom/dad/mums/moms/dads idea/thing,
  parents/mum/mom/dad make*/force*/forced/made him/her/them,
  because ~ parents/mum/mom/dad make*/force*/want* ?him/her/them, not ?really/actually his/her/their ?own idea/choice
de: eher/nur/mehr die idee ?der/seiner/ihrer eltern/mutter/vaters, eltern wollen das, weil er/sie muss
fr: plutôt/surtout l'idée ?de/des ?ses/sa/son parents/mère/père, parce que ses parents
es: más bien idea de sus padres/madre/padre, porque le obligan
it: più ?un'idea/idea dei genitori, lo/la obbligano
pt: mais ideia dos pais, porque os pais obrigam
nl: meer het idee van zijn/haar ouders, moet van zijn/haar ouders
pl: bardziej pomysł rodziców, bo rodzice każą

# when learning
en: learn*, beginner*, ?just started, starting, start*, new to, wants/want/wanting/like/likes to try/learn/start,
  take/takes/taking/took up, getting into, has never, first time, lessons, evening class
de: lernt, lernen, anfänger*, angefangen, fängt ~ an, möchte ~ ausprobieren, neu dabei, anfangen
fr: apprend*, débute*, débutant*, commence*, se met à, essayer, s'initie*, s'est mis* à, veut se mettre à, veut apprendre
es: aprend*, empieza*, empezar, empezó, principiante*, iniciarse, probar
it: impara*, principiant*, inizia*, cominci*, provare
pt: aprend*, começ*, principiante*, iniciante*, experimentar
nl: leert, leren, beginner*, beginnen, begint, begonnen, proberen
pl: uczy się, nauczyć, zaczyna*, początkując*, spróbować

# when no longer
en: no longer, not any more, not anymore, any more $, anymore $, gave ?it/that up, had to give ?it/that up,
  had to stop, has given up, !want* ~~ any more, !need* ~~ any more,
  !no longer allergic/intolerant/vegan/vegetarian/pregnant
de: nicht mehr, aufgegeben, aufgehört, !will/möchte/braucht ~~ nicht mehr, !weiß nicht mehr
fr: ne ~ plus, n'* plus, plus du tout, a arrêté, a dû arrêter, !plus de/d'/des, !veut plus, plus maintenant,
  plus depuis, a tout arrêté, a abandonné
es: ya no, dejó de, ha dejado, tuvo que dejar*, !ya no quiere/necesita
it: non ~ più, ha smesso, ha dovuto smettere, !non vuole più, ora non più, adesso non più, ormai non più, ha mollato,
  ha chiuso con
pt: já não, não ~ mais, deixou de, parou de, teve que parar, !não quer mais, largou ?o/a, parou com
nl: niet meer, is gestopt, moest stoppen, !wil ~~ niet meer
pl: już nie, przestał, przestała, musiał przestać, musiała przestać, !już nie chce/potrzebuje

# when once
en: ?she/he/they used to ?love/like/enjoy/do/be/play/go, ?she/he/they loved, once loved, was into
de: früher, war ~ leben, war ihre/seine/unsere leidenschaft, liebte, spielte, tanzte, strickte, wanderte, malte, nähte,
  hat ~ geliebt
fr: autrefois, avant, aimait, adorait, faisait, jouait, jardinait, tricotait, courait, dansait, brodait, cousait,
  chantait, nageait, peignait, marchait, randonnait, pratiquait, était ~ passion, bricolait, cuisinait, chassait,
  pêchait, voyageait, skiait, lisait, montait à cheval, collectionnait
es: antes, ?le gustaba, ?le encantaba, hacía, jugaba, tejía, bordaba, corría, bailaba, pintaba, cosía, tocaba, nadaba,
  caminaba, salía
it: una volta, prima, amava, faceva, giocava, correva, ballava, ricamava, cuciva, suonava, dipingeva, nuotava,
  lavorava a maglia, le/gli piaceva, da giovane, da ragazzo, da ragazza, andava, viaggiava, cucinava
pt: antes, gostava, adorava, fazia, jogava, bordava, tricotava, costurava, corria, dançava, pintava, tocava, nadava,
  caminhava
nl: vroeger, hield van, deed ~ graag, danste, breide, wandelde, speelde, schilderde, naaide, was ~ leven
pl: kiedyś, dawniej, lubił, lubiła, kochał, kochała, tańczyła, biegał, biegała, szyła, haftowała, grał, grała

# rather an experience
en: an experience , not a thing, spend time together, {rather} ~ {experience},
  {experience} ?please/bitte/svp/proszę ?pls ?gifts , {instead} ?a/an/more/any/new ~ {things}, !{rather} {things},
  !no {experience}, only ~ {experience} $
de: zeit statt zeug/sachen/dinge/kram, etwas/was gemeinsames, gemeinsame zeit, gemeinsame* erlebnis*, {things} nein ,
  {experience} ja, nur/ausschließlich/bloß ?noch {experience}
fr: {rather} ~ à vivre, seulement/uniquement/que ?des/une {experience}
es: solo/sólo/solamente/únicamente {experience}
it: solo/soltanto/unicamente {experience}
pt: só/somente/apenas {experience}
nl: alleen/enkel ?nog/maar {experience}
pl: tylko/wyłącznie {experience}
only: experience

# no things, rather an experience
en: {no} ~ {things} ?please/bitte/svp ?pls ?at ?all ,
  ?but/just/only/rather/sondern/nur/lieber/eher/mais/plutôt/juste/sino/mejor/solo/ma/meglio/mas/só/antes/maar/liever/alleen/tylko/raczej/lepiej ~ {experience}
only: experience

# to use up
en: consumable*, used/use/uses up, gets used up, to eat or drink, to use not keep, edible only, something edible,
  can be eaten or drunk, that runs out, used/eaten/drunk up, gets/get eaten/drunk, doesn't/dont/don't last,
  something ~ use up, something ~ uses up, eat drink or do, eat or do, to eat or to do, eaten or done,
  that/which disappears, something ~ disappears, perishable*
de: nur was zum essen, am liebsten was zum essen, verbrauch*, aufbrauch*, was zum essen oder trinken, zum aufessen,
  essbares, was weg geht, was sich verbraucht, was aufgebraucht*, was man aufbraucht/verbraucht/aufessen,
  aufessen/verbrauchen kann, wieder weg ist, vergänglich*, was weggeht
fr: consommable*, à consommer, du périssable, qui se mange ou se boit, qui se consomme, à manger ou à boire,
  se consomme*, se mange*, se boit, qui disparaît, à manger ou à boire ou à faire
es: consumible*, que se gaste*, que se gasta, que se consum*, para consumir, de comer o beber, para comer o beber,
  se gaste*, se consume*, se agote, se come o se bebe, que se acabe
it: da consumare, consumabil*, che si consum*, da mangiare o bere, si mangia o si beve, si consumi*, si finisce,
  si esaurisc*, si mangia, da mangiare, !non sia/siano da mangiare, !niente da mangiare, !non da mangiare,
  che si mangia o si beve, che si possa consumare
pt: consumív*, para consumir, que se consum*, de comer ou beber, para comer ou beber, que se gaste, que acabe,
  se gaste*, se gasta*, se acabe, se come ou ?se bebe, que se esgote
nl: om op te maken, om op te eten, op kunnen, verbruiks*, dat opgaat, op kan, opmaken, eetbaar,
  om te eten of ?te drinken, wat opgaat, wat op kan, wat op gaat, dat op gaat, wat je op kunt eten/maken, opeetbaar
pl: do zużycia, do zjedzenia, do jedzenia lub picia, zużywaln*, coś jadalnego, co się zużyje/zużywa/zje/skończy,
  da się zjeść/zużyć, co można zjeść/zużyć, coś do jedzenia
only: food, drink, body care, scent, experience

# new parents
en: new/first-time/tired/exhausted mum/mom/mam/mama/mother/mummy/dad/father/daddy/parent,
  first time mum/mom/mother/dad/father/parent*, new parents, tired parents, newborn ?at ?home, new baby ?at ?home,
  tiny baby ?at ?home, newborn ?in ?the ?house, new baby ?in ?the ?house, ?just/recently gave birth,
  ?just/recently had a/her/their ?first baby/twins/child, ?on maternity leave
de: frischgebacken* mama/mutter/papa/vater/eltern, neugeborenes, in elternzeit
fr: jeune maman, jeune papa, jeunes parents, vient d'accoucher, nouveau-né, congé maternité,
  vient de devenir maman/papa, congé parental, viennent d'avoir un bébé
es: recién nacido, acaba de ser madre/padre, baja de maternidad
it: neomamma, neopapà, neogenitori, neonato, appena partorito, neo mamma, neo papà, neogenitore, è appena nato,
  è appena nata
pt: recém-nascido, mãe recente, licença-maternidade, de primeira viagem, puerpério
nl: net bevallen, pasgeboren*, kersverse moeder/vader/ouders, zwangerschapsverlof
pl: młoda mama, świeżo upieczon*, noworod*, na macierzyńskim, urodziła, świeża mama, po porodzie
bans: alcohol
words: mom, mum, motherhood, alarm clock, retreat, wake-up, go-kart, bowling, mindful
topic: new parents

# busy parents
en: single/busy/knackered/working mum/mom/mother/mummy/dad/father/daddy/parent ?of/to/with ?1/2/3/4/5/two/three/four/five/twins/triplets,
  busy parents, working parents,
  mum/mom/mother/dad/father of/to 1/2/3/4/5/two/three/four/five/twins/triplets ?kids/children/boys/girls
de: mama/mutter/papa von zwei/drei/zwillingen, zwei/drei kleine kinder, alleinerziehend*
fr: mère célibataire, père célibataire, maman solo, papa solo, famille monoparentale, maman célibataire, papa célibataire
es: madre soltera, padre soltero
it: mamma single, papà single, mamma di due
pt: mãe solteira, pai solteiro
nl: alleenstaande moeder/vader
words: mom, mum, husband, wife, his and hers, couple, for two, two seater
topic: busy parents

# wedding
en: ?is/are getting married ?in/next/this ?year/month/spring/summer/autumn/winter/june/july/august, just got engaged,
  engaged, bride-to-be, groom-to-be, bride to be, groom to be
de: heiratet, heiraten bald, verlobt
pl: bierze ślub, biorą ślub
topic: wedding planning

# married
en: married ?for ?#/## ?years, # years married, ## years married, ## yrs married

# carers
en: caring/cares/care for ?her/his/their/my ?elderly/old/sick/ill/disabled mum/mom/mother/dad/father/husband/wife/parents/son/daughter/partner ?full-time,
  full-time/full carer, ?family/unpaid/young carer, carers, ?family/unpaid/young caregiver
de: pflegt ihre/seine mutter/vater/frau/mann/eltern, pflegende angehörige
words: alarm clock, caring, mum
topic: carers

# new home
en: moving house/home/flat/out/in ?next/this/soon ?week/month/year, just moved, new house/flat/apartment/home
de: zieht ~ um, umzug, neue wohnung, neues haus
fr: déménage, emménage, nouvel appartement, nouvelle maison, emménager, crémaillère, premier appart,
  premier appartement, vient d'acheter une maison/un appart/appartement
es: se muda, mudanza, casa nueva, piso nuevo
it: trasloco, casa nuova, nuova casa, ha appena cambiato casa, appena traslocato, va a vivere da solo,
  va a vivere da sola, ha comprato casa
pt: mudança, casa nova, apartamento novo, mudou de casa, se mudou, morar sozinho/sozinha, apê novo, open house,
  chá de casa nova
nl: verhuist, verhuizing, nieuw huis
pl: przeprowadz*, nowe mieszkanie, nowy dom, parapetówk*, wprowadza się, na swoim
bans: bulky
topic: new home

# tired
en: works/work/working/on night/nights ?shifts/shift, night shift, night shifts, shift work*,
  always tired/exhausted/knackered, never sleeps, insomnia*
de: nachtschicht*, schichtarbeit*, schlaflos*
fr: travaille de nuit, insomni*
es: turno de noche, insomni*
it: turni di notte, insonni*
pt: turno da noite, insôni*, insóni*, dorme mal, plantonista
nl: nachtdienst*, slapeloos*
words: alarm clock, alarm, early morning
topic: sleep

# retired
en: retired ?now/recently ?last/this ?year, retires, retiring, retirement, pensioner, !retirement home
de: in pension, pensionist*, pensionär*, in den ruhestand, im ruhestand, rentner*, in rente, pensioniert
fr: retraité*, à la retraite, !maison de retraite, pensionné*, jeune retraité*
es: jubilad*
it: pensionat*, in pensione, neopensionat*, va in pensione, andata in pensione
pt: aposentad*, reformad*
nl: gepensioneerd, met pensioen
pl: na emeryturze, emeryt*, przechodzi na emeryturę
topic: retirement

# student
en: ?university/college/uni/medical/law/phd/art student/students, at uni/university/college, studies a lot,
  !student budget/discount/loan
de: studentin, student, studiert
pl: student, studentka, na studiach
topic: student life

# teacher
en: !yoga/dance/piano/music/ski/swimming/surf/riding/fitness/pilates/driving teacher,
  ?primary/secondary/school/nursery/head/maths/math/art/english/supply ?school teacher, teaching assistant
de: ist lehrer/lehrerin, grundschullehrer*, gymnasiallehrer*, lehrer/lehrerin an, referendar*
topic: teaching

# nurse
en: is/as/works/work ?as an/a nurse/doctor/midwife/paramedic/surgeon/gp, nurse, midwife, paramedic, junior doctor
de: ist krankenschwester, krankenschwester, krankenpfleger, altenpfleger*,
  pflegefachfrau, pflegefachkraft, hebamme
pl: pielęgniarka, ratownik medyczny
topic: medicine and nursing

# driver
en: truck/lorry/hgv/long-haul/delivery/bus/taxi/coach driver/drivers, long haul driver, trucker
de: lkw-fahrer*, lastwagenfahrer, fernfahrer, berufskraftfahrer*, trucker
pl: kierowca tira/ciężarówki
words: truck driver, lorry driver
topic: long drives

# other work
en: firefighter, fire fighter, fireman, police officer/man/woman, policeman, policewoman, soldier, electrician,
  plumber, builder, accountant, lawyer, solicitor, engineer, hairdresser, waiter, waitress, cashier, receptionist,
  secretary, manager, warehouse worker, postman, postwoman, cleaner, !fireman sam, !* training

# love at a distance
en: long-distance relationship/girlfriend/boyfriend, long distance relationship/girlfriend/boyfriend
de: fernbeziehung
pl: związek na odległość
topic: love at a distance

# toxic to pets
en: non-toxic, nontoxic, pet-safe, cat-safe, safe for cats/dogs/pets,
  cats/cat/dog ~~ chew/eats/eat ~ plants/everything, nothing toxic/poisonous
de: ungiftig*, nichts/nix giftiges
fr: rien de toxique, non toxique*
es: nada tóxico
it: niente di tossico
pt: nada tóxico, nada de tóxico
nl: niets giftigs
pl: nic trującego, nic toksycznego
words: plant of, plant subscription, flower subscription, lily, tulip, aloe, pothos, philodendron, ivy, essential oil,
  bouquet, rare

# when travelling
en: flying/flies/fly back/home/in/out/over/to/from, flying/flies/fly with hand/one/just/only
marks: cut

# when pets are at home
en: cat, cats, kitten, kittens, dog, dogs, puppy, puppies, labrador
de: hund, hunde, katze, katzen
fr: chien, chiens, chats
es: perro, perros, gato, gatos
it: gatto, gatti, cane, cani
pt: cachorro, cachorros, gato, gatos
nl: hond, honden, kat, katten
words: monstera, snake plant, amaryllis, lily, azalea, poinsettia

# unless christian
en: christian*, catholic*, methodist*, baptist*, anglican*, lutheran*, evangelical*, protestant*, pentecostal*,
  church*, chapel*, bible*, jesus, gospel*, christening, baptism, first communion, confirmation, parish*, vicar,
  pastor, priest, nun
de: kirche*, christlich*, katholisch*, evangelisch*, pfarrer*, kommunion, konfirmation, taufe
fr: église, chrétien*, catholique*, protestant*, curé, baptême, communion
es: iglesia, cristian*, católic*, bautizo, comunión
it: chiesa, cristian*, cattolic*, battesimo, comunione, cresima
pt: igreja, cristã*, católic*, batizado, comunhão, evangélic*
nl: kerk*, christelijk*, katholiek*, doop, communie
words: rosary, crucifix, holding cross, bible, hymn, hymnbook, psalm, gospel, scripture, devotional, nativity, church,
  patron saint, prayer, pilgrimage, retreat house, baptism, christening, communion

# unless jewish
en: jewish, judaism, jew, synagogue, bar/ba/bat mitzvah, shabbat, hanukkah, chanukah, kosher, torah, passover, rabbi
words: seder, kiddush, menorah, mezuzah, shabbat, challah, dreidel, hanukkah, chanukah, passover, havdalah, torah, jewish

# unless muslim
en: muslim*, moslem*, islam*, mosque, ramadan, eid, qur'an, quran, koran, hijab, halal, hajj, imam
de: moslem*, moschee
fr: musulman*, mosquée
words: prayer mat, prayer rug, qur'an, quran, koran, tasbih, ramadan, eid, mosque, islamic, hijab, prayer

# unless hindu
en: hindu*, diwali, puja, krishna, ganesh*, temple
words: diya, ganesha, ganesh, diwali, puja, rangoli, krishna, mandir, bhagavad, hindu

# unless buddhist
en: buddhis*, zen temple
words: buddha, buddhist, mala, sutra, prayer flag, prayer wheel, dharma

# unless sikh
en: sikh*, gurdwara, vaisakhi
words: sikh, gurdwara, khanda

# when of another faith than christian
en: jewish, judaism, jew, synagogue, mitzvah, shabbat, hanukkah, chanukah, kosher, torah, passover, rabbi, muslim*,
  moslem*, islam*, mosque, ramadan, eid, qur'an, quran, koran, hijab, halal, hajj, imam, hindu*, diwali, puja, krishna,
  ganesh*, temple, buddhis*, sikh*, gurdwara, vaisakhi
words: christmas, advent, nativity, santa, bauble, stocking, yule, cathedral, carol

# unless of weak eyes
en: glasses, spectacles, *sight, sighted, see, eye, eyes, blind, macular, vision, large-print, cataract*, glaucoma,
  detective*, crime, stamp*, coin*, jigsaw*, puzzle*, lace*, sewing, *stitch*, diamond*
words: large print, reading glasses, glasses case, glasses chain, spectacles, magnifying lamp, magnifying glass, large index

# unless of weak hands
en: *arthrit*, hand, hands, finger*, wrist*, grip*, frail, stroke, parkinson*, tremor*, care home, nursing home,
  dementia, alzheimer*, wheelchair*, elderly, *sight, macular, blind, later life, hearing
words: easy grip, jar opener, can opener, pill organiser, grabber, big button, large button, large number, easy hold,
  wide fit, tired hand, easy thread

# unless walking
en: hik*, walk*, trek*, rambl*, hill*, mountain*, trail*, pilgrim*, farm*, shepherd*
words: walking pole, walking stick, walking cane, walking frame

# unless coaching
en: coach*, train/trains a/the/kids, manager
words: for coach, coach whiteboard, tactics board, coaching clipboard

# unless a sibling
en: brother*, sister*, sibling*, twin*, new baby, another baby, baby on the way, expecting
de: bruder, schwester*, geschwister*, zwilling*
fr: frère*, sœur*, jumeau*, jumelle*
es: hermano*, hermana*, hermanit*
it: fratell*, sorell*
pt: irmão*, irmã*, irmãz*
nl: broer*, zus*
pl: brat*, siostr*, rodzeństw*
words: big brother, big sister, big sibling, sibling

# unless family
en: famil*, kids, child*, mum, mom, dad, parent*, *mother, *father, *son, *daughter, baby, grand*
words: wall planner, command board, chore chart, for family, for families, family pass, family lake, families
`
