/** What French calls topics; see `topic-names.ts`. */
export default `
knitting | tricot, tricoter, le tricot, tricote, tricotage, tricoteuse
sewing | couture*, coudre, coud, coud ses vêtements, machine à coudre, couturière, faire ses vêtements
painting | peinture, peindre, peint, peindre à l'huile, artiste*, artiste peintre, pastels*, pastel*, peinture sur soie, arts plastiques, art thérapie, art-thérapie
crochet | le crochet, faire du crochet, crocheter, crochète, crocheteuse, crochet*
embroidery | broderie, broder, hardanger, broderie suisse
drawing | dessin, dessiner, croquis, dessine, les coloriages, coloriages, coloriage, coloriage de mandalas, gribouiller, mandalas*, fusain, tablette graphique
woodworking | menuiserie, travail du bois, ébénisterie, travailler le bois, ébéniste, menuisier, le bois, chantournage, travaille le bois, fabriquer des meubles
pottery | poterie, céramique, tourne*, tour de potier, fait de la poterie
photography | photographie, photo, la photo, prend des photos, faire des photos, photographe amateur
jewellery making | création de bijoux, fabriquer des bijoux, fait des bijoux, faire des bijoux, crée des bijoux, créer des bijoux, création bijoux, fabrique des bijoux
children's crafts | bricolage pour enfants, activités manuelles enfants, activités manuelles, travaux manuels
papercraft | pliage de papier, scrapbooking créatif, cartonnage, créative*, créatif, loisirs créatifs, encadrement, l'encadrement
calligraphy | calligraphie, lettering*, hand lettering, la belle écriture, belle écriture
candle making | fabrication de bougies, faire des bougies
soap making | fabrication de savon, faire du savon, cosmétiques maison, savons maison, savon*, le savon
leatherwork | maroquinerie, travail du cuir
quilting | courtepointe, le patchwork
weaving and macramé | tissage, tisser, macramé, feutrage, laine cardée, filer la laine, filage
basket weaving | vannerie
model making | maquettes, modélisme, maquettisme, modélisme naval, modèles réduits, maquettiste
model railways | modélisme ferroviaire, trains miniatures, trains électriques, train électrique, train miniature, petits trains
stained glass and mosaics | vitrail et mosaïque
printmaking | gravure
diamond painting | broderie diamant, diamant painting
3D printing | impression 3d, imprimante 3d, imprimer en 3d
film making | faire des vidéos, faire des films, tourner des films, fait des vidéos, vidéaste
upcycling | récup, relooking de meubles, restaurer des meubles, retaper des meubles, retape des meubles, relooker des meubles, meubles relookés, restaurer des vieux meubles, rénover des meubles, restauration de meubles, retaper des vieux meubles, customiser, meubles en palette, meubles en palettes, palettes*, peint des meubles
metalwork and blacksmithing | forge*, ferronnerie
slime and sensory play | faire du slime
digital art | art numérique, dessin numérique
lace making | dentelle, dentelle au fuseau
pyrography | pyrogravure
tie dye | teinture sur tissu, faire du tie-dye
gift wrapping and party crafts | emballage cadeau, déco de fête, décorations de noël, déco de noël
street art | art urbain, le graffiti, tags*, graffitis, graff, graffeur
stamps | timbres*, philatélie, philatéliste
trading cards | cartes à collectionner
soft toys | peluches, doudous
coins | monnaies, numismatique, les pièces de monnaie, pièces de monnaie, les pièces anciennes, numismate
model cars | voitures miniatures, petites voitures
minerals and crystals | minéraux, cristaux, les pierres, les pierres semi-précieuses, pierres semi-précieuses, géologie, collectionne les pierres
fashion dolls | poupées
sneakers | collection de baskets, collectionne les baskets, baskets de collection, les sneakers
pins and badges | épinglettes, badges à collectionner
comics | bandes dessinées, bd*, bédés, bédé, bédéphile, bédéphage, romans graphiques, roman graphique
antiques | antiquités, affiches anciennes, briquets
watches | montres, horlogerie
figures and statues | figurines à collectionner, fèves, les fèves, fèves des rois, labubu, labubus, figurines*
militaria | objets militaires, militaria de collection
china and teapots | porcelaine, théières
autographs and memorabilia | autographes
rare books and maps | livres anciens, cartes anciennes
postcards and ephemera | cartes postales
vintage shopping | brocante, brocantes, vide-grenier, friperies, les brocantes, vide-greniers, chiner, chineur, chineuse, emmaüs, ressourcerie, marché aux puces, marchés aux puces, les puces, friperie, fripes, vide grenier, vide greniers, objets anciens, objets vintage, brocs*, broc, puces de saint-ouen
tattoos | tatouage, tatouages
Harry Potter | =
Star Wars | la guerre des étoiles
dinosaurs | dinosaures, dinos, les dinos, préhistoire
anime | japanimation, animés*, les animés, animés japonais, mangas et animés, animé*
superheroes | super-héros, films marvel, les films marvel
The Lord of the Rings | le seigneur des anneaux, seigneur des anneaux
true crime | faits divers, affaires criminelles, faites entrer l'accusé, hondelatte raconte, enquêtes criminelles, émissions criminelles
cinema | cinéma, aller au cinéma, films, cinéphile, va au cinéma, ciné, cinés, cinoche, aller au ciné, les films, regarder des films
football fans | supporter de foot, regarder le foot, supporter du rc lens, rc lens, losc, stade rennais, stade brestois, fc nantes, ogc nice, girondins de bordeaux, toulouse fc, as monaco, fc metz, rc strasbourg, racing club de strasbourg, standard de liège, union saint-gilloise, diables rouges, les diables rouges, équipe de france, supporter*, matchs de foot, matches de foot, match de foot, foot à la télé, suivre le foot, suit le foot, ligue 1, ligue des champions, va au stade, aller au stade, le stade, vélodrome, abonné au stade, can 2025, coupe d'afrique, lions de la teranga, mon petit gazon
Formula 1 | formule 1, la formule 1
theatre | théâtre, aller au théâtre, comédies musicales, les spectacles, aller au spectacle, aller voir des spectacles, comédie musicale, spectacles*
horror films | films d'horreur
nature documentaries | documentaires, les documentaires, reportages, les reportages, docus, documentaires animaliers, thalassa
animated films | dessins animés, films d'animation
princesses and fairies | princesses et fées, fées
mermaids | sirènes, sirène
unicorns | licornes
diggers and tractors | tracteurs, pelleteuses, engins de chantier, tractopelle, camions*, les camions, les tractopelles, les engins de chantier
fire engines and police cars | pompiers, camions de pompiers
preschool television | peppa pig en français, t'choupi
sharks and ocean animals | requins, animaux marins, baleines
Doctor Who | =
Star Trek | =
period dramas | séries historiques, films d'époque
sitcoms | séries comiques
reality and cooking shows | télé-réalité, émissions de cuisine, pékin express, les marseillais, fort boyard, télé réalité, téléréalité, émissions de télé, la villa des coeurs brisés, mariés au premier regard
Game of Thrones | le trône de fer
Stranger Things | =
wrestling fans | catch à la télé, le catch
Korean dramas | séries coréennes, dramas coréens, k-drama, k-dramas, kdramas
railways | les trains, chemins de fer
aviation | avions, aéronautique, ulm, piloter des avions, pilote d'avion, aviateur, meetings aériens, les avions
sports fans | regarder le sport, sport à la télé, les sports à la télé, regarder le sport à la télé, jeux olympiques, les jo
knights and dragons | chevaliers, dragons et chevaliers, pirates*, les chevaliers, châteaux forts
television series | séries, regarder des séries, la télé, télévision, regarder la télé, séries netflix, séries télé, mater des séries, enchaîner les séries
stand-up comedy | spectacles d'humour, humour*, one man show, one-man-show, one man shows, humoristes, café-théâtre, spectacles comiques
acting and improv | faire du théâtre, improvisation théâtrale, théâtre amateur, cours de théâtre, fait du théâtre, troupe de théâtre, monter sur scène, art dramatique
running | course à pied, footing, courir, court des marathons, fait du footing, course*, court tous les matins, court tous les jours, va courir, aller courir, il court, elle court, court beaucoup, joggeur, joggeuse, coureur*, coureuse, footings, joggings, courir le matin, court le matin
yoga | faire du yoga, yoga*, le yoga
football | le foot, foot*, jouer au foot, joue au foot, le football, footeux, footeuse, taper dans un ballon, foot avec les potes, foot avec les copains, ballon rond, footballeur, footballeuse, football*
cycling | vélo, cyclisme, faire du vélo, fait du vélo, vélo de route, cycliste, vélotaf, cyclotourisme, biclou, bicyclette, la petite reine, sorties vélo, pédaler, deux-roues, fixie*, petite reine
gym | musculation, muscu, fait de la muscu, soulever de la fonte, va à la salle, aller à la salle, soulève de la fonte, pousse de la fonte, pousser de la fonte, la fonte, haltérophilie, body pump, salle de gym, salle de muscu, pumping, la salle, salle de sport, à la salle, fitness*, body sculpt, bodybuilding*, step*, cours de step, culturisme, conditionnement physique
tennis | jouer au tennis, le tennis, tennis*, tennisman
golf | jouer au golf, le golf, golf*, golfeur, golfeuse
climbing | escalade, alpinisme, grimpe, grimper, bloc*, escalade en salle, l'escalade en salle, escalade de bloc, grimpette, grimpeur, grimpeuse, varappe, escalade sportive
basketball | le basket, jouer au basket, basket*, basketteur, basketteuse
dance | danser, danse moderne, danse africaine, modern jazz, danseuse, danseur, la danse, danse*, cours de danse
martial arts | arts martiaux, lutte suisse, lutte*, la lutte, lutte à la culotte, gouren
skateboarding | faire du skate, skate*, skateur, skateuse, skatepark, planche à roulettes
gymnastics | gym artistique, gymnastique aux agrès, gym aux agrès, agrès, la gaf, gymnastique artistique, gymnastique sportive
triathlon | faire du triathlon, triathlon*, triathlète
rugby | jouer au rugby, le rugby, rugby à xiii, rugby à 7, ovalie, rugby*, rugbyman
cricket | le cricket
volleyball | volley, volley-ball
pétanque | pétanque, boules, jeu de boules
bowls | boulingrin, boules anglaises
horse riding | équitation, monter à cheval, poney, poneys, fait du poney, poney club, poney-club, cours d'équitation, faire du cheval, fait du cheval, balades à cheval, cavalière, cavalier, randonnée équestre, rando équestre, randonnées équestres
archery | tir à l'arc
badminton | jouer au badminton, le badminton, badminton*, le bad, bad*
table tennis | tennis de table
squash | jouer au squash, squash*
padel and pickleball | jouer au padel
boxing | boxe, boxe anglaise, boxe française, savate, boxeur, boxeuse
ballet | danse classique
ice skating | patinage, le patin, patiner, patin à glace, faire du patin, du patin, patinoire, aller à la patinoire, patine dehors
roller skating | patins à roulettes, faire du roller, le roller, roller*, les rollers
pilates | faire du pilates, pilates*
field hockey | hockey sur gazon
netball | =
lacrosse | la crosse
athletics | athlétisme, athlé*, l'athlé, saut à la perche, lancer du poids
mountain biking | vtt, vélo tout terrain, descente vtt
American football | football américain, foot américain, foot us
baseball | jouer au baseball, baseball*
ice hockey | hockey sur glace, hockey*, canadiens de montréal, hockey mineur, hockey du samedi, ballon-balai, ringuette
trampolining | trampoline en salle, faire du trampoline
caving | spéléologie, spéléo
fencing | escrime
curling | faire du curling, curling*
ten-pin bowling | jouer au bowling, quilles, bowling*
clay shooting | tir sportif, tir au pigeon, tir au pigeon d'argile, stand de tir, tir de précision, société de tir, petit calibre, tir au petit calibre, tir obligatoire, tir au fusil, le tir, fait du tir
parkour | faire du parkour
tai chi | taï chi, qi gong, qi-gong, qigong
home workouts | gymnastique, gym à la maison, gym douce, gym volontaire, gym suédoise, gym du dos, gym d'entretien, gym tonique, renforcement musculaire, remise en forme, abdos, cours de gym, cardio, sportif, sportive, faire du sport, le sport, sport*, fait du sport, sports*, gainage, étirements, tapis de course, vélo elliptique, pompes*, culture physique
skydiving and paragliding | parachutisme, saut en parachute
paintball and airsoft | jouer au paintball
horse racing | courses hippiques, courses de chevaux, tiercé, pmu*, quinté, jouer au tiercé
pole and aerial fitness | pole dance
ballroom and Latin dancing | danse de salon, danses latines, kizomba, danse à deux, danses à deux, valse, danse sportive
karting and motorsport | sport automobile, karting en famille, faire du karting, karting*, course automobile, courses automobiles, sport auto, course auto, courses auto
hiking | randonnée, randonnées, marche, marche à pied, balades, randonner, marche nordique, promenades, promenade*, se promener, se balader, ballade, ballades, balade*, balade en forêt, balades en forêt, promenades en forêt, marcher, marche beaucoup, marcheur, marcheuse, randonneur, randonneuse, rando, trekking, aller en montagne, la nature, grand air, le grand air, plein air*, le plein air, activités de plein air, sorties en nature, randos, rendonnée, randonée, randonées, rendonnées, marche sportive, marche rapide, refuges de montagne, la montagne, marche en montagne
camping | faire du camping, camping en tente, campe, partir en camping, camping*, campeur, campeuse, bivouac*
birdwatching | oiseaux, ornithologie, ornithologie amateur, observation des oiseaux, observe les oiseaux, ornitho, petits oiseaux, les oiseaux du jardin, oiseaux du jardin, observer les oiseaux, regarder les oiseaux
stargazing | regarder les étoiles
metal detecting | détection de métaux, détection, la détection, détectoriste
skiing | ski, ski alpin, faire du ski, ski de rando, ski de randonnée, rando à ski, skieur, skieuse, ski de piste, station de ski, ski hors-piste, skier*, peaux de phoque, peau de phoque, ski-alpinisme
motorcycling | moto, motos, faire de la moto, balades à moto, rouler à moto, motard, motarde, la moto, bécane, la bécane, les bécanes, motards, harley, les deux roues
travel | voyage*, voyages*, voyager, voyage beaucoup, voyages lointains, partir en sac à dos, globe-trotteur, globe-trotteuse, globetrotteur, baroudeur, baroudeuse, routard, routarde, digital nomad, tour du monde, toujours en vadrouille, auto-stop, faire du stop, fait du stop
foraging | cueillette, cueillette sauvage, cueillir des plantes sauvages, plantes sauvages, cueillette de plantes, plantes comestibles, aller aux mûres, ail des ours, asperges sauvages, cavage
bushcraft and survival | survie en forêt
geocaching | chasse au trésor
camper vans and caravans | camping-car, caravane, voyages en camping-car, partir en camping-car, fourgon aménagé, aménage un fourgon, aménager un fourgon, van aménagé, fourgon, van*, en van, partir en van, vanlife, le van, faire du camping-car, roulotte, camping en roulotte, en vr
drones and kites | drones*
scouting | scoutisme, les scouts
theme parks | parcs d'attractions
picnics and parks | pique-nique, pique-niques, sorties au parc, aller au parc, le parc
urban exploration | visites de villes, visiter des villes
winter fun | luge*, faire de la luge
slacklining and circus skills | jonglage, jongler, arts du cirque, le cirque, cirque
safari and zoo visits | animaux, aller au zoo
wild swimming | nage en eau libre, nager en mer, bain froid
swimming | natation, piscine, nage, faire des longueurs, nageur, nageuse, nager, baignade, bassin, natation sportive
surfing | faire du surf, surf*, surfeur, surfeuse, surfe*, surfer*
paddleboarding | faire du paddle, paddle*
kayaking | canoë, kayak de mer
sailing | voile*, faire de la voile, voilier, catamaran, hobie cat, optimist*, régates, voile légère, régate
fishing | pêche, aller à la pêche, pêcheur, la pêche, pêche au coup, pêche à la ligne, pêche au bord de l'eau, pécher*, pêcher, pecheur, pêcheuse, taquiner le goujon, pêche sportive
scuba diving | plongée, plongée sous-marine
snorkelling | plongée avec tuba
beach days | la plage, plage, bronzer, bronzette, plages, la mer, bord de mer, le bord de mer, aller à la mer, le soleil, sortie en mer, sorties en mer, bains de soleil, bain de soleil
rowing | aviron
narrowboats and canals | péniches, bateaux sur les canaux
fly fishing | pêche à la mouche
rock pooling and crabbing | pêche à pied, ramasser des coquillages, palourdes, ramasser des palourdes, pêche aux coquillages, bigorneaux
cruises | croisières
bath time | jouer dans l'eau, barboter, le bain, patauger, prendre le bain, jeux d'eau
wakeboarding and kitesurfing | planche à voile
video games | jeux vidéo, jeux video, jeux sur ordinateur, joue aux jeux vidéo, console, ps5, ps4, playstation, xbox, la play, jouer à la play, la switch, switch*, jouer à la switch, gameur, gameuse, geek*, geekette, jeux en ligne, jeux sur téléphone, jeux mobiles, jouer à la console, jouer sur pc, jeux sur pc, jeux pc, jouer à l'ordi, jeux sur tablette, jouer en réseau, jv*, lapins crétins, jeu video, jeu vidéo, jeux vidéos, jeux videos
board games | jeux de société, jeux de plateau, jeux de société entre amis, soirées jeux, time's up, jeux coopératifs, jeux d'ambiance, soirée jeux, jeu de société, jeux de societes
chess | échecs, jouer aux échecs, joue aux échecs
jigsaw puzzles | faire des puzzles, fait des puzzles, puzzles de 1000 pièces
role-playing games | jeux de rôle, jdr, jeu de rôle
card games | jeux de cartes, joue aux cartes, jouer aux cartes
Minecraft | =
brick building | briques à construire, légos, lego*, legos
puzzles and brainteasers | casse-tête, énigmes, sport cérébral
retro gaming | jeux rétro, vieux jeux vidéo, retrogaming*, retro gaming, vieilles consoles
miniature wargaming | figurines à peindre, jeux de figurines
magic tricks | magie, tours de magie
adventure video games | jeux d'aventure
cosy games | jeux vidéo relaxants
Mario and platform games | jeux de plateforme
Pokémon | =
Roblox and Fortnite | =
tabletop and pub sports | billard, baby-foot
darts | fléchettes, dards, les dards
crosswords | mots croisés, cruciverbiste, mots fléchés
bridge | jouer au bridge, le bridge, club de bridge, bridgeur, bridgeuse
pub quizzes | soirées quiz, jeux de culture générale, jeux télé, jeux télévisés, les douze coups de midi, 12 coups de midi, quiz, jeux de lettres, culture générale, la culture générale
sports video games | jeux de foot sur console
Magic The Gathering | cartes magic, jouer à magic, joue à magic, magic*
croquet | croquet sur gazon, jouer au croquet
outdoor games | jouer dehors, jeux de plein air, faire des cabanes, cabanes, mölkky, molkky, jouer dans le jardin, jeux d'extérieur, cache-cache, ballon chasseur, ballon prisonnier, balle aux prisonniers
fidget toys | jouets sensoriels, pop-it, pop it
pretend play | faire semblant, jeux d'imitation
baby play | jeux d'éveil, éveil
scooters and ride-ons | trottinette
sim racing | simulation automobile, simracing
bingo | loto*, jouer au loto, bingo*
classic board games | jeux de société classiques
poker nights | jouer au poker, poker*, le poker
lock picking | crochetage
LARP and re-enactment | reconstitution historique, gn*, jeux de rôle grandeur nature, médiévales, fêtes médiévales
guitar | guitare, jouer de la guitare, joue de la guitare, guitariste, gratte*, la gratte, joue de la gratte, gratteux, guitare sèche
piano | jouer du piano, joue du piano, pianiste, le piano
drums | batterie spielen, jouer de la batterie, batterie, batteur, batteuse, percussions, djembé, percu, batterie électronique
singing | chant*, chanter*, chante, le chant, chante dans un groupe, chanteur, chanteuse
vinyl records | disques vinyles, vinyles
DJing | mixer des morceaux, platines
concerts | aller aux concerts, concerts et festivals, écouter de la musique, va aux concerts, mélomane, musique*, la musique, festivals de musique
K-pop | =
Taylor Swift | =
pop music fandom | musique pop, kendji, kendji girac, clara luciani, pierre garnier, zaho de sagazan
classical music | musique classique, classique*, le classique, orchestre symphonique, musique baroque, valses de vienne
ukulele | jouer du ukulélé, ukulélé
songwriting | écrire des chansons, composer de la musique, compose de la musique, compositeur, écrit des chansons
jazz and blues | le jazz, jazz manouche, le blues
folk music | musique folk, musique traditionnelle, yodel, cor des alpes, musique folklorique, yodler, iodler, jodel
rock and metal | musique rock, concerts de métal, le métal, métalleux, métalleuse, hellfest, hard rock, du rock, rock*, le rock, rock français, indochine, noir désir, musique métal, métal*
hip hop | le rap, booba, nekfeu, orelsan, iam, le rap français, rap français, musique urbaine, rap us, rappeurs, rap ivoirien, raï, coupé décalé, drill*
violin and strings | violon, jouer du violon
wind and brass instruments | instruments à vent, fanfare, la fanfare, harmonie municipale, l'harmonie municipale, guggenmusik, guggen, banda, orchestre d'harmonie, fifre, fifre et tambour, cor de chasse, trompe de chasse
country music | musique country
children's music making | éveil musical, comptines, taper sur des casseroles, faire de la musique, solfège*
saxophone | jouer du saxophone, saxo*, le saxo, joue du saxo
flute and clarinet | flûte
trumpet and brass | trompette, trombone à coulisse
cello and double bass | violoncelle, contrebasse
electric and bass guitar | guitare électrique
eighties and nineties music | musique des années 80, années 80
sixties and seventies music | yéyé, musique des années 60, années 60, les années 60
opera | opéra, opérette, opérettes, l'opérette
accordion and harmonica | accordéon, harmonica, musette*, accordéon musette
kalimba and handpan | bols tibétains
choir | chorale*, chant choral, chorale de l'église, chorale gospel
clubbing and festivals | sortir en boîte, boîtes de nuit, teuf, teufs, teufeur, rave party, free party, faire la teuf, fait la teuf, faire la fête, fait la fête, fêtard, fêtarde, musique électro, électro, boîte de nuit, sortir le soir, soirées, les soirées, danser en boîte, techno*, la techno, house music, hardcore*, festivals*, festivals d'été, guindaille, guindailles, en boîte, va en boîte, aller en boîte
lo-fi music | musique lofi
karaoke | chanter au karaoké, karaoké*
synthesisers | synthétiseurs, synthétiseur, musique assistée par ordinateur, beatmaking, home studio, mao*, synthé, le synthé
Eurovision and drag | l'eurovision, concours eurovision
baking | pâtisserie, faire des gâteaux, pâtisse, pâtisser, pâtissière, pâtissier amateur, faire des tartes, fait des gâteaux, faire de la pâtisserie, gâteaux, la boulangerie, cake design, choux*, pâtisserie orientale, viennoiseries, chocolatine, croissants*
cooking | cuisine*, cuisiner, faire la cuisine, cuisine pour tout le monde, bon cuisinier, cuisinier amateur, petits plats, bons petits plats, popote, derrière les fourneaux, aux fourneaux, mijoter, thermomix, cuisine du monde, cuistote, bonne cuisinière, cuisinière, cuistot, manger sainement, cuisine saine, healthy*, nutrition*, cuisine healthy, alimentation saine, recettes, tester des recettes, faire le marché, aller au marché, va au marché, plats mijotés, cuisine libanaise, cuisine africaine, mafé, petits plats du monde, faire les courses, fait les courses, faire ses courses
coffee | le café, boire du café, café*, ristretto*, cappuccino*, petit noir, expresso
tea | thé, le thé, thés
wine | vin*, les vins, le vin, le vin rouge, vin rouge, le vin naturel, oenologie, œnologie, dégustation de vins, pinard, oenologue, caviste, bons vins, bon vin, les vins nature, sommellerie
cocktails | faire des cocktails, cocktails*, mixologie, gin tonic, le gin tonic
barbecue | barbecue entre amis, faire des grillades, grillades, barbeuc, bbq*, plancha, la plancha, brasero, barbecue*, barbecues, barbec, la broche, méchoui, grillade
cheese | fromage, fromages
chocolate | le chocolat, chocolat, gourmand*, gourmande*, bonbons*, sucreries, chocolaterie, chocolatier
hot sauce | sauces piquantes, cuisine épicée
vegan cooking | cuisine végane, cuisine végétarienne
bread making | faire du pain, levain, le pain, boulangerie, boulanger amateur, fournil, pain*
spices and curry | épices, cuisine indienne, plats épicés
preserving and fermenting | confitures, conserves*, lactofermentation, bocaux*, faire des bocaux
desserts and ice cream | desserts maison, les desserts
whisky and gin | whiskies, dégustation de whisky, whisky*, liqueurs maison, spiritueux, digestifs
beer and home brewing | bière, brasser, bières artisanales, la bière artisanale
alcohol-free drinks | boissons sans alcool
Italian cooking | cuisine italienne
Japanese cooking | cuisine japonaise
Mexican cooking | cuisine mexicaine
quick and easy cooking | cuisine rapide
cooking with children | cuisiner avec les enfants
gluten-free cooking | cuisine sans gluten
eating out | aller au restaurant, restaurants gastronomiques, resto*, restos*, aller au resto, restaurants*, gastronomie, bonne bouffe, bouffe, bonne chère, fin gourmet, gourmet*, gastronome, bonnes tables, bonne table, épicurien, épicurienne, bon vivant, bonne vivante, bons vivants, sorties entre copines, sorties entre amis, sortir entre amis, cabane à sucre, manger au restaurant, bien manger, aime manger, manger
mead and home winemaking | hydromel
herbal remedies and teas | herboristerie, plantes médicinales, naturopathie, naturo, phytothérapie, les tisanes, ayurveda*, tisanes*, infusions*, herboriste
gardening | jardinage, jardin, fleurs du balcon, ses fleurs sur le balcon, jardinières, s'occuper de ses fleurs, s'occupe de ses fleurs, s'occuper du jardin, jardiner, jardinier amateur, main verte, la main verte, tondre la pelouse, les fleurs, le fleurissement, jardinnage, jardi, jardinages, botanique, botaniste
houseplants | plantes vertes, plantes d'intérieur, plantes, les plantes, plantes d'appart, plantes d'appartement
dogs | chien, chiens, son chien, sa chienne, chienne, toutou, toutous, ses toutous, cynophile
vegetable growing | potager, faire son potager, jardin potager, légumes du jardin, la permaculture, cultiver ses légumes, cultive ses légumes, fait son potager, maraîchage, potager bio, permaculture*, semis, fait ses semis
wildlife gardening | jardin naturel, hérissons
cats | chat*, chats*, ses chats, minou, minous, matou, matous
rabbits and small pets | lapins
horses | cheval, chevaux, monte à cheval, équitation poney
beekeeping | apiculture, abeilles, apiculteur, apicultrice, ruches, ses ruches, apiculteur amateur
chickens | poules, basse-cour, la basse-cour
fish keeping | aquariophilie
reptiles | reptiles à la maison
flower arranging | art floral, fleurs, fleuriste, bouquets*, les bouquets
pet birds | perruches
bonsai and Japanese gardens | bonsaï, jardins japonais
new puppy | chiot, nouveau chiot
new kitten | chaton, chatons
guinea pigs | cochons d'inde
hamsters | hamsters et souris, rongeurs
hermit crabs and snails | bernard-l'ermite, escargots
tortoises | tortues
bird feeding | nourrir les oiseaux
greenhouses and allotments | jardin ouvrier, serre de jardin
farming and farm animals | ferme*, animaux de la ferme, tracteurs anciens, vieux tracteurs
insects and minibeasts | insectes
falconry | fauconnerie
terrariums | terrariums végétaux
amphibians and axolotls | amphibiens, grenouilles
dog walking | promener le chien, promenades avec le chien, balades avec le chien, se promener avec le chien, promener son chien, se balader avec le chien, balades avec son chien, promenades avec son chien
hydroponics and mushrooms | hydroponie
orchids | orchidées
reading | lecture*, lire*, livres, lecture de romans, lit beaucoup, bouquiner, dévore les livres, bouquins, romans*, roman*, feuilleter, bouquine, bouquin, la lecture, lectrice, grand lecteur, grande lectrice, rat de bibliothèque, valérie perrin, amélie nothomb, café littéraire, cafés littéraires, lecture à voix haute
languages | langues, apprendre des langues
history | histoire, l'histoire, l'histoire de france, moyen âge, moyen-âge, le moyen âge, secrets d'histoire, stéphane bern
creative writing | écrire, écriture, écrire des romans, écrit un roman, écrire des histoires, écrit des histoires
poetry | poésie, écrire des poèmes, écrit des poèmes, poèmes*, poème, slam*, slamer
crime fiction | romans policiers, thrillers, polars, romans noirs, enquêtes policières, les enquêtes, enquêtes
journaling | tenir un journal, écrit son journal, écrire son journal, journal intime
stationery love | papeterie
meditation | méditation, méditer, sophrologie, pleine conscience, relaxation
astronomy | astronomie, l'espace, espace*, les planètes, planètes, les fusées, fusées, les étoiles, le système solaire, système solaire
science | les sciences, sciences naturelles
physics and engineering | physique*, ingénierie
mathematics | mathématiques, maths
genealogy | généalogie, arbre généalogique
philosophy and psychology | la philosophie, la psychologie, développement personnel, dev perso, loi de l'attraction, psychologie, philo, la psycho, développement perso, philosophie, psycho, philosophe
teaching | enseignant, enseignante, institutrice
medicine and nursing | infirmière, infirmier
coding | programmation, coder*, développeur, développeuse, programmer, informaticien, coder des sites
electronics and robotics | électronique, bricolage électronique
fantasy and science fiction books | romans fantastiques, littérature fantastique, romans de science-fiction, sf*, la sf, héroïc fantasy, romans fantasy
romance novels | romans d'amour, romance*, romances*, la new romance, new romance, dark romance, romans feel good, feel good, wattpad, mélissa da costa, aurélie valognes
art and museums | musées, visiter des musées, les expos, expo*, expositions, les expositions, aller au musée, art contemporain, galeries d'art, expos*, l'art, les arts, histoire de l'art, sorties culturelles, culture*, la culture
geography and maps | géographie, cartographie, géo
podcasts and radio | écouter la radio, podcasts écouter, balados, balado, écouter des balados, podcasts*, podcast*, france inter, écouter france inter
money and business | entrepreneuriat, affaires*
exam revision | révisions, examens, le bac
bedtime stories | histoires du soir
tarot and astrology | l'astrologie, tarot divinatoire, astro*, l'astro, horoscope, tarot de marseille, tirer les cartes, cartomancie, voyance, ésotérisme, oracles*, tarot*, astrologie
politics and current affairs | politique, actualité, géopolitique, lit la presse, la presse, le journal
investing | la bourse, investir en bourse, bourse, immobilier, l'immobilier, placements, investir
Christian faith | église, la foi, foi, la messe, messe, aller à la messe, pèlerinages, pèlerinage, paroisse, prier, la prière, la bible, lourdes*, prière, louange, louanges, église évangélique
Jewish life | judaïsme, vie juive
Muslim life | islam et ramadan, vie musulmane, coran, le coran, lecture du coran, mosquée, la mosquée, ramadan
Hindu festivals | fêtes hindoues
weather watching | météo, météorologie
microscopy | microscopie, fossiles
amateur radio | radioamateurisme, radioamateur
public speaking | débats, art oratoire
content creation | créer des vidéos, youtubeur
new home | déménagement, nouvelle maison
new baby | naissance, nouveau bébé
skincare | soins de la peau
interior design | décoration, déco, décoration d'intérieur, feng shui, home staging, home déco, la déco, design*, le design
DIY and home improvement | bricolage, bricoler, bricolo, bricoleur, bricoleuse, bricole*, travaux de la maison, retaper sa maison, retape sa maison, rénover sa maison, rénovation de maison, faire des travaux, touche-à-tout, brico, bricollage, peinture en bâtiment, rénovation*, travaux, les travaux
organising | rangement
make-up | maquillage, se maquiller, coquette*, maquiage, maquillages
fashion | la mode, vêtements, fringues, les fringues, shopping*, le shopping, faire du shopping, shopping entre copines, faire les magasins, faire les boutiques, magasiner, magasinage, les boutiques, lèche-vitrine, sapes, la sape, sacs à main, les sacs, chaussures, les chaussures, bijoux*, les bijoux, fashionista*, coquet, shoping, wax*
sleep | dormir, faire la sieste, grasse mat, grasse matinée, faire la grasse matinée, la sieste, dodo, sieste
self-care | bien-être, se détendre, détente, la détente, se reposer, se relaxer, prendre soin d'elle, prendre soin de soi, se faire chouchouter, thalasso, mode de vie sain
cars | voitures, automobile, mécanique, mécanique auto, bagnoles, la bagnole, bagnole, tuning*, belles voitures, voitures de sport, les autos, autos*, les chars, gars de chars, mécano, conduire, tout ce qui a un moteur, voitures sportives
retirement | retraite, retraité, retraitée
grandparents | petits-enfants, ses petits-enfants, garder ses petits-enfants, s'occuper de ses petits-enfants, mes petits-enfants, petites-filles, petit-fils, petite-fille, petits-fils
working from home | télétravail
student life | étudiant, étudiante
hair care | coiffure*, soins des cheveux, les coiffures, tresses, nattes, coiffure afro, lissage
get well soon | convalescence*, bon rétablissement
comfort and sympathy | deuil, en deuil
pregnancy | grossesse, enceinte*
busy parents | parents débordés, jeunes enfants, maman poule, papa poule
later life | personnes âgées, grand âge
new job | nouveau travail, nouvel emploi
gadgets and tech | gadgets et technologie, nouvelles technologies, informatique, l'informatique, bidouille l'informatique, les ordinateurs, ordinateurs, nouvelles technos, high-tech, bidouiller, bidouilleur, construire des pc, monter son pc, monter des pc
wedding planning | mariage*
perfume | parfums, parfums arabes, parfum*
shaving and grooming | rasage, entretien de la barbe
nails | manucure, ongles, le vernis, vernis à ongles, les ongles, nail art*, onglerie, faux ongles, prothésie ongulaire, ongles en gel, vernis semi-permanent, se faire les ongles, vernis*
zero waste living | zéro déchet, écologie, écolo, écologiste, l'écologie
cosy nights in | soirées cocooning, cocooning, farniente, glander, ne rien faire, soirées canapé, buller, flemmarder, le canapé, chiller*, casanier, casanière, pantouflard, cocooner
teen bedroom | chambre d'ado
starting school | rentrée scolaire, entrée au cp
hard times | période difficile, dépression
sight loss | malvoyant, malvoyante
wheelchair life | fauteuil roulant
clear-headed living | vie sans alcool, sobriété
new parents | jeune maman, jeunes parents, jeune papa
carers | aidant familial, aidants
care home life | maison de retraite, ehpad
dementia-friendly | démence, maladie d'alzheimer
easy on the hands | arthrose, rhumatismes
diabetes-friendly treats | diabétique
minimalism | minimalisme, désencombrement
hosting | recevoir des amis, repas entre amis, dîners entre amis, soirées entre amis, voir ses amis, voir ses potes, recevoir du monde, soupers entre amis, souper entre amis, souper entre filles, soupers, souper entre copines, soirées raclette, aime recevoir, recevoir
volunteering | bénévolat, bénévole, bénévole aux restos du coeur, restos du coeur, resto du coeur, associatif, vie associative, croix-rouge, popote roulante, guignolée, soutien scolaire
long drives | chauffeur routier, longs trajets
love at a distance | relation à distance
sauna and cold plunge | thermes, bains chauds, sauna*, le hammam, bains thermaux, hammam*
smart home | domotique, maison connectée
classic cars | les voitures anciennes, voitures anciennes, retaper des vieilles voitures, vieilles voitures, retaper des voitures, retape une vieille voiture, restaure une vieille voiture, vieilles bagnoles, voitures d'époque, oldtimer*, oldtimers*, mécanique ancienne, voitures de collection
police cars | la police, voitures de police
roses | les roses, rosiers, les rosiers, roses*
snowboarding | le snowboard, faire du snowboard, snow*, le snow, planche à neige
Spanish | apprend l'espagnol, l'espagnol
Japanese | apprend le japonais, le japonais
Italian | l'italien, apprend l'italien
goalkeeper | gardien de but, gardien, joue gardien, joue gardien de but, gardienne de but
wordsearches | mots mêlés, les mots mêlés, mots cachés
manga drawing | dessiner des mangas, dessiner du manga
carp fishing | pêche à la carpe, la pêche à la carpe, carpiste, pêche la carpe
bubbles | les bulles de savon, bulles de savon, les bulles
soap operas | les feuilletons, feuilletons, les feux de l'amour, feux de l'amour, séries turques, feuilletons turcs, télénovelas, novelas
first communion and confirmation | première communion, communion*, confirmation*, profession de foi
stacking towers | cubes en bois, empiler des cubes, construire des tours, kapla, kaplas
traditional card games | belote, la belote, tarot à cinq, coinche, le tarot, jouer au tarot, joue au tarot, tarot entre amis, jass*, jasse*, jasser, le jass, jouer au jass, yass, manille, la manille, jouer au 500, jeu de 500, taper le carton, tape le carton, jeux de cartes entre amis, belote coinchée, crapette, nain jaune, réussites, fait du tarot
Sanrio | sanrio
elephant | éléphants, les éléphants
lion | les lions, lions*
fox | les renards, renards
monkey | les singes, singes
wolf | les loups, loups
squirrel | écureuils, les écureuils
brown bear | les ours, ours*
giraffe | girafes, les girafes
dolphin | dauphins, les dauphins
hurling | hurling*
playset figures | playmobil
christening | baptême
friendship bracelets | les bracelets, bracelets*, bracelets brésiliens, scoubidous, scoubidou
scooter riding | schwalbe, simson, simson fahren, moped, mobylette, solex, mob*, vespa
mushroom picking | cueillette de champignons, champignons, aller aux champignons, va aux champignons, ramasser des champignons, mycologue, mycologie
draughts | jouer aux dames, jeu de dames, les dames
dominoes | les dominos
espresso | machine à expresso
pigeons | pigeons voyageurs, colombophilie, colombophile
film photography | photographie argentique, photo argentique, argentique
five-a-side | le five, five*, foot en salle, futsal, foot à 5, foot à cinq
Olympique Marseille | l'om, supporter de l'om, fan de l'om
Paris Saint-Germain | psg, le psg
Olympique Lyon | l'ol, supporter de l'ol
Montreal Canadiens | habs, les habs, supporter des canadiens
street hockey | hockey de rue, hockey dans la rue, dek hockey, dekhockey
floorball | unihockey, uni-hockey, hockey cosom
inline skating | patin à roues alignées, patins à roues alignées, roues alignées
quad biking | quatre-roues, quatre roues, le quad
hunting | la chasse, chasse*, chasseur, chasseuse, chasser, aller à la chasse, chasse à l'orignal, chasse au chevreuil, chasse au sanglier, chasse au gros gibier, orignal
ice fishing | pêche blanche, pêche sur la glace
pike and predator fishing | pêche au carnassier, carnassiers, pêche au brochet, pêche aux leurres
sea fishing | surfcasting, pêche en bateau, pêche en mer
amigurumi | amigurumis
needlepoint | canevas*, le canevas
cardmaking | carterie, la carterie
scrapbooking | scrap*, le scrap, scrapbooking*
tomatoes | cultiver ses tomates, ses tomates, tomates*
aperitivo | apéro, apéros, l'apéro, apéritif, apéritifs, boire un verre, boire un coup, boire des coups, boire des verres, prendre l'apéro, 5 à 7, cinq à sept, afterwork*, after-work, apéro dînatoire
Star Academy | la star ac, star ac
historical fiction | romans historiques
League of Legends | joue à lol, jouer à lol
Valorant | valo
Werewolf | loup-garou, loups-garous, soirées loup-garou, jouer au loup-garou
swing dancing | rock'n'roll acrobatique, rock acrobatique, danser le rock, danse rock, rock à six temps, west coast swing
line dancing | danse country, danse en ligne, danses en ligne, country en ligne
folk dancing | danses bretonnes, danse bretonne, bal folk, danses trad, danse traditionnelle, danses traditionnelles, festoù-noz
tea dances | bal musette, guinguette, guinguettes, thés dansants, bals populaires
aqua aerobics | aquabike, aquabiking, aqua gym, gym aquatique, longe-côte, marche aquatique
marathon | semi-marathon, semi-marathons, semi marathon, marathons, prépare un marathon, marathon*, marathonien, marathonienne
trees and woodland | la forêt, la foret, bain de forêt, bains de forêt
motocross | moto-cross, moto cross, enduro moto
Citroën 2CV | 2cv, 2 cv, deux-chevaux, deudeuche, retape une 2cv
rally driving | rallye, rallyes, le rallye, rallye auto
rugby fan | xv de france, quinze de france, le xv de france, top 14, stade toulousain, six nations, rugby à la télé, regarder le rugby
handball | hand*, le hand, joue au hand, jouer au hand, handball*, handballeur
rhythmic gymnastics | grs, la grs, gym rythmique, gymnastique rythmique et sportive, twirling bâton, twirling*
muay thai | boxe thaï, boxe thaïe, boxe thaïlandaise
motor boats | le bateau, bateau*, sorties en bateau, bateau à moteur, permis bateau
gliding | vol à voile
castles | vieilles pierres, les vieilles pierres, patrimoine, le patrimoine, visiter des châteaux, monuments historiques
sculpting | modelage, modeler, terre cuite, sculpter, pâte fimo, fimo*, pâte polymère
woodturning | tourneur sur bois, tourner du bois, tour à bois, tourne le bois, tourner le bois
cigarette cards and beer mats | capsules de champagne, placomusophile, muselets
knife making | les couteaux, collection de couteaux, coutellerie, opinel, couteaux
bass guitar | basse*, la basse, joue de la basse, bassiste, guitare basse
jul rappeur | jul*
improv | impro*, l'impro, ligue d'impro, match d'impro, matchs d'impro
military history | seconde guerre mondiale, la seconde guerre mondiale, deuxième guerre mondiale, première guerre mondiale, grande guerre, napoléon, napoleon, histoire militaire
smoking meat | fumoir, le fumoir
massage | se faire masser, massages, les massages
fires and wood burning | aller au chalet, le chalet, feux de camp, feu de camp, chalet*, couper son bois, faire du bois, fendre du bois, faire son bois, coupe son bois
softball | balle molle, balle-molle, balle rapide
crypto | cryptos, les cryptos, cryptomonnaies, cryptomonnaie
obstacle courses | accrobranche, accrobranches
rc planes | aéromodélisme
rc cars | voitures télécommandées, voiture télécommandée
freediving | chasse sous-marine, l'apnée
lawn care | gazon, le gazon
Camino de Santiago | compostelle, saint-jacques de compostelle, chemin de saint-jacques
learning english | l'anglais, apprendre l'anglais, cours d'anglais, anglais*
sign language | lsf, langue des signes
ancient egypt | égyptologie, pharaons, les pharaons, l'égypte ancienne
Greek myths | mythologie, mythologie grecque, la mythologie
volunteer fire brigade | jsp*, jeunes sapeurs-pompiers, sapeur-pompier, pompier volontaire, sapeurs-pompiers
lorry driving | poids lourds, routier, routière
football stickers | panini*, vignettes panini, cartes panini
fridge magnets | magnets*
battle tops | toupies, toupies beyblade
stickers | gommettes
beading | enfiler des perles, bijoux en perles, tissage de perles, perler
dressing up | se déguiser, déguisements, déguisement
baby dolls | poupon, poupons, bébé poupée, poupée bébé
playing schools | jouer à la maîtresse, jouer à l'école
playing doctors | jouer au docteur
sudoku | sudokus, sudoku*
watching tennis | tennis à la télé, roland-garros, roland garros
tour de france | cyclisme à la télé, vélo à la télé, le tour de france
Johnny Hallyday | johnny*
judo | judo*, judoka
karate | karaté
aikido | aïkido
taekwondo | taekwondo*
kung fu | kung-fu, kung fu*
mma | mma*
krav maga | krav maga*
zumba | zumba*, zumba gold
padel | padel*, le padel
crossfit | crossfit*
salsa | salsa*
bachata | bachata*
tango | tango*, tango argentin
flamenco | flamenco*
origami | origami*, pliage
scrabble | scrabble*
pool | le billard
PNL | pnl*
Chanson | chanson française, variété, la variété, chansons françaises, chanson à texte
pancakes | crêpe party, faire des crêpes, crêpes*
coaching and refereeing | entraîneur, coach de foot, arbitre*, arbitre de foot
escape rooms | murder party, murder parties, escape games
nhl | lnh, la game de hockey, écouter la game, match des canadiens
sledging | glissade, glissades, traîneau, toboggan*
spinning classes | cardio-vélo, cardio vélo
cribbage | cribble
canoeing | canot, canot-camping
orienteering | rallye pédestre, course d'orientation
table football | kicker*, le kicker, jouer au kicker, foot de table
carnival | gilles de binche
lottery tickets | grattage, jeux à gratter, jeux de grattage, loterie, cartes à gratter, paris sportifs, parier, loto foot, jeux d'argent
manga | webtoons*, webtoon*, manhwa*, mangas*, lit des mangas, lire des mangas
EA FC | jouer à fifa, joue à fifa, fc 25, fc 26, fifa*
PJ Masks | pyjamasques
trail running | utmb*, trails
aromatherapy | huiles essentielles
arcade games | bornes d'arcade, borne d'arcade
thai cooking | cuisine thaï
kombucha | kéfir
landscape photography | photo de nature, photo nature, photographie de paysages, photo de paysages
friends tv show | friends*
astrophotography | astrophoto
resin art | résine epoxy, bijoux en résine, résine*
candles | bougies, les bougies
letter writing | écrire des lettres
pasta making | pâtes fraîches, fait ses pâtes, les pâtes maison
cheese and butter making | fait son fromage, fromage maison, yaourts maison, fait ses yaourts, yaourts
chilli growing | piments*, les piments
composting and soil | compost*, fait son compost
whittling | sculpter le bois, sculpture sur bois
AS Saint-Étienne | les verts, supporter des verts
audiobooks | livres audio
watercolour | aquarelle, aquarelles, aquarelliste, l'aquarelle
cross stitch | point de croix, point compté
play dough | pâte à modeler
balance bikes | draisienne, vélo sans pédales
welding | soudure, souder, soudeur
mosaics | mosaïque, mosaïques
stained glass | vitrail, vitraux
screen printing | sérigraphie
linocut | linogravure, lino gravure
figure skating | patinage artistique
paragliding | parapente, vol libre
aerial silks | tissu aérien
snakes | serpents*
kites | cerf-volant, cerfs-volants
toy kitchen | dînette, jouer à la dînette, cuisine pour enfant
playing shop | jouer à la marchande, marchande
rosary | chapelet, le chapelet
oboe | hautbois
mushroom growing | culture de champignons
ice cream | glaces*, les glaces, crème glacée
medals | médailles
clocks | horloges, pendules, horloges comtoises
jokes and pranks | blagues, les blagues, faire des farces, faire des blagues, histoires drôles
ducks | canards
microgreens | micropousses
incense | encens
hot tubs | jacuzzi*, spa gonflable
rhino | rhinocéros
seals | phoques
crabs | crabes
tap dancing | claquettes
hot air balloons | montgolfières, montgolfière
Yahtzee | yams*, yam's
London | londres
Cornwall | cornouailles
parrots | perroquets, perroquet
lizards | lézards
moroccan cooking | couscous, tajines, tajine
fossil hunting | fossile
mid-century furniture | mid century
halloween | halloween*
winemaking | vigneron amateur
brunch | brunchs, les brunchs, petit déj au lit
ice climbing | cascade de glace
Call of Duty | call of*, cod*
pokemon cards | pokémon cartes
miniature painting | peint des figurines, peindre des figurines
silver spoon | cuillères en argent, collectionne les cuillères
perfume bottle | parfums miniatures, miniatures de parfum, flacons de parfum
Guillaume Musso | musso
Joël Dicker | dicker
laser cutting | gravure laser, découpe laser
synchronised swimming | ballet aquatique, natation artistique
belly dancing | danse du ventre
crazy golf | golf miniature, mini-golf, mini golf
`
