/** What French calls topics; see `topic-names.ts`. */
export default `
knitting | tricot, tricoter, le tricot, tricote
sewing | couture*, coudre, coud, coud ses vêtements
painting | peinture, peindre, aquarelle, peint, peindre à l'huile
crochet | le crochet, faire du crochet
embroidery | broderie, broder, point de croix
drawing | dessin, dessiner, croquis, dessine, les coloriages, coloriages, coloriage
woodworking | menuiserie, travail du bois, ébénisterie
pottery | poterie, céramique, tourne*, tour de potier, fait de la poterie
photography | photographie, photo, la photo, prend des photos, faire des photos, photographe amateur
jewellery making | création de bijoux, fabriquer des bijoux
children's crafts | bricolage pour enfants, activités manuelles enfants
papercraft | loisirs créatifs, pliage de papier, scrapbooking créatif
calligraphy | calligraphie
candle making | fabrication de bougies, faire des bougies
soap making | fabrication de savon, faire du savon
leatherwork | maroquinerie, travail du cuir
quilting | courtepointe, le patchwork
weaving and macramé | tissage, tisser, macramé
basket weaving | vannerie
model making | maquettes, modélisme
model railways | modélisme ferroviaire, trains miniatures
stained glass and mosaics | vitrail, mosaïque
printmaking | linogravure, gravure, sérigraphie
diamond painting | broderie diamant, diamant painting
3D printing | impression 3d
film making | faire des vidéos, faire des films, tourner des films
upcycling | récup, relooking de meubles
metalwork and blacksmithing | forge*, ferronnerie, soudure
slime and sensory play | pâte à modeler, faire du slime
digital art | art numérique, dessin numérique
lace making | dentelle, dentelle au fuseau
pyrography | sculpture sur bois, pyrogravure
tie dye | teinture sur tissu, faire du tie-dye
gift wrapping and party crafts | emballage cadeau, déco de fête
street art | art urbain, le graffiti
stamps | timbres*, philatélie
trading cards | cartes à collectionner
soft toys | peluches, doudous
coins | monnaies, numismatique, les pièces de monnaie, pièces de monnaie, les pièces anciennes
model cars | voitures miniatures, petites voitures
minerals and crystals | minéraux, cristaux
fashion dolls | poupées
sneakers | baskets*, collection de baskets
pins and badges | épinglettes, badges à collectionner
comics | bandes dessinées, bd*
antiques | antiquités
watches | montres, horlogerie
figures and statues | figurines à collectionner
militaria | objets militaires, militaria de collection
china and teapots | porcelaine, théières
autographs and memorabilia | autographes
rare books and maps | livres anciens, cartes anciennes
postcards and ephemera | cartes postales
vintage shopping | brocante, brocantes, vide-grenier, friperies, shopping entre copines, les brocantes, vide-greniers
tattoos | tatouage, tatouages
Harry Potter | =
Star Wars | la guerre des étoiles
dinosaurs | dinosaures
anime | mangas, japanimation
superheroes | super-héros
The Lord of the Rings | le seigneur des anneaux, seigneur des anneaux
true crime | faits divers, affaires criminelles
cinema | cinéma, aller au cinéma, regarder des films, films, cinéphile, va au cinéma
football fans | supporter de foot, regarder le foot
Formula 1 | formule 1, la formule 1
theatre | théâtre, aller au théâtre, comédies musicales
horror films | films d'horreur
nature documentaries | documentaires animaliers
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
reality and cooking shows | télé-réalité, émissions de cuisine
Game of Thrones | le trône de fer
Stranger Things | =
wrestling fans | catch à la télé, le catch
Korean dramas | séries coréennes, dramas coréens
railways | les trains, chemins de fer
aviation | avions, aéronautique
sports fans | regarder le sport
knights and dragons | chevaliers, dragons et chevaliers, pirates*, les chevaliers, châteaux forts
television series | séries, regarder des séries, la télé, télévision
stand-up comedy | spectacles d'humour, humour*
acting and improv | faire du théâtre, improvisation théâtrale
running | course à pied, footing, courir, court des marathons, fait du footing, course*
yoga | faire du yoga
football | le foot, foot*, jouer au foot, joue au foot, le football
cycling | vélo, cyclisme, faire du vélo, fait du vélo, vélo de route, cycliste
gym | musculation, salle de sport, muscu, fait de la muscu, soulever de la fonte
tennis | jouer au tennis, le tennis
golf | jouer au golf, le golf
climbing | escalade, alpinisme, grimpe, grimper, bloc*, escalade en salle
basketball | le basket, jouer au basket, basket*
dance | danse, danser, la danse, danse moderne
martial arts | arts martiaux
skateboarding | faire du skate
gymnastics | gym artistique
triathlon | faire du triathlon
rugby | jouer au rugby, le rugby
cricket | le cricket
volleyball | volley
pétanque | pétanque, boules, jeu de boules
bowls | boulingrin, boules anglaises
horse riding | équitation, monter à cheval
archery | tir à l'arc
badminton | jouer au badminton, le badminton
table tennis | tennis de table
squash | jouer au squash
padel and pickleball | jouer au padel
boxing | boxe, boxe anglaise
ballet | danse classique
ice skating | patinage, patinage artistique
roller skating | patins à roulettes, faire du roller, le roller, roller*, les rollers
pilates | faire du pilates
field hockey | hockey sur gazon
netball | =
lacrosse | la crosse
athletics | athlétisme
mountain biking | vtt
American football | football américain
baseball | jouer au baseball
ice hockey | hockey sur glace, hockey*, le canadien, canadiens de montréal
trampolining | trampoline en salle, faire du trampoline
caving | spéléologie, spéléo
fencing | escrime
curling | faire du curling
ten-pin bowling | jouer au bowling, quilles
clay shooting | chasse, tir sportif
parkour | faire du parkour
tai chi | taï chi
home workouts | gymnastique, gym à la maison
skydiving and paragliding | parapente, parachutisme
paintball and airsoft | jouer au paintball
horse racing | courses hippiques, courses de chevaux
pole and aerial fitness | tissu aérien
ballroom and Latin dancing | danse de salon, danses latines
karting and motorsport | sport automobile, karting en famille, faire du karting
hiking | randonnée, randonnées, marche, marche à pied, balades, randonner, marche en montagne, marche nordique, randos
camping | faire du camping, camping en tente, campe, partir en camping
birdwatching | oiseaux, ornithologie, ornithologie amateur, observation des oiseaux, observe les oiseaux
stargazing | regarder les étoiles
metal detecting | détection de métaux
skiing | ski, ski alpin, faire du ski
motorcycling | moto, motos, faire de la moto, balades à moto, rouler à moto, motard, motarde, la moto
travel | voyage*, voyages*, voyager, voyage beaucoup, voyages lointains, partir en sac à dos
foraging | cueillette, cueillette sauvage
bushcraft and survival | survie en forêt
geocaching | chasse au trésor
camper vans and caravans | camping-car, caravane, voyages en camping-car, partir en camping-car, fourgon aménagé, aménage un fourgon, aménager un fourgon, van aménagé, fourgon
drones and kites | cerf-volant, cerfs-volants, drones*
scouting | scoutisme, les scouts
theme parks | parcs d'attractions
picnics and parks | pique-nique, pique-niques
urban exploration | visites de villes, visiter des villes
winter fun | luge*, faire de la luge
slacklining and circus skills | jonglage, jongler, arts du cirque, le cirque, cirque
safari and zoo visits | animaux, aller au zoo
wild swimming | nage en eau libre, nager en mer, bain froid
swimming | natation, piscine, nager, nage, faire des longueurs
surfing | faire du surf
paddleboarding | faire du paddle
kayaking | canoë, kayak de mer
sailing | voile*, faire de la voile
fishing | pêche, aller à la pêche, pêcheur, la pêche
scuba diving | plongée, plongée sous-marine
snorkelling | plongée avec tuba
beach days | la plage, plage
rowing | aviron
narrowboats and canals | péniches, bateaux sur les canaux
fly fishing | pêche à la mouche
rock pooling and crabbing | pêche à pied, ramasser des coquillages
cruises | croisières
bath time | jouer dans l'eau, barboter, le bain, patauger, prendre le bain, jeux d'eau
wakeboarding and kitesurfing | planche à voile
video games | jeux vidéo, jeux video, jeux sur ordinateur, joue aux jeux vidéo, console
board games | jeux de société, jeux de plateau, jeux de société entre amis, soirées jeux
chess | échecs, jouer aux échecs, joue aux échecs
jigsaw puzzles | faire des puzzles, fait des puzzles, puzzles de 1000 pièces
role-playing games | jeux de rôle, jdr
card games | jeux de cartes, joue aux cartes, jouer aux cartes
Minecraft | =
brick building | briques à construire
puzzles and brainteasers | casse-tête, énigmes
retro gaming | jeux rétro, vieux jeux vidéo
miniature wargaming | figurines à peindre, jeux de figurines
magic tricks | magie, tours de magie
adventure video games | jeux d'aventure
cosy games | jeux vidéo relaxants
Mario and platform games | jeux de plateforme
Pokémon | =
Roblox and Fortnite | =
tabletop and pub sports | billard, baby-foot
darts | fléchettes
crosswords | mots croisés, mots fléchés
bridge | jouer au bridge
pub quizzes | soirées quiz, jeux de culture générale
sports video games | jeux de foot sur console
Magic The Gathering | cartes magic
croquet | croquet sur gazon, jouer au croquet
outdoor games | jouer dehors, jeux de plein air
fidget toys | jouets sensoriels
pretend play | jouer à la dînette, dînette, jouer à la marchande
baby play | jeux d'éveil, éveil
scooters and ride-ons | trottinette, draisienne
sim racing | simulation automobile, simracing
bingo | loto*, jouer au loto
classic board games | jeux de société classiques
poker nights | jouer au poker
lock picking | crochetage
LARP and re-enactment | reconstitution historique, fêtes médiévales
guitar | guitare, jouer de la guitare, joue de la guitare, guitariste
piano | jouer du piano, joue du piano
drums | batterie spielen, jouer de la batterie, batterie
singing | chant*, chanter*, chante, le chant
vinyl records | disques vinyles, vinyles
DJing | mixer des morceaux, platines
concerts | aller aux concerts, concerts et festivals, musique, écouter de la musique, va aux concerts
K-pop | =
Taylor Swift | =
pop music fandom | musique pop
classical music | musique classique
ukulele | jouer du ukulélé, ukulélé
songwriting | écrire des chansons
jazz and blues | le jazz
folk music | musique folk, musique traditionnelle
rock and metal | musique rock
hip hop | rap français, le rap
violin and strings | violon, jouer du violon
wind and brass instruments | instruments à vent, hautbois
country music | musique country
children's music making | éveil musical, comptines, taper sur des casseroles, faire de la musique
saxophone | jouer du saxophone
flute and clarinet | flûte
trumpet and brass | trompette, trombone à coulisse
cello and double bass | violoncelle, contrebasse
electric and bass guitar | guitare électrique, guitare basse
eighties and nineties music | musique des années 80, années 80
sixties and seventies music | musique des années 60, yéyé
opera | opéra
accordion and harmonica | accordéon, harmonica
kalimba and handpan | bols tibétains
choir | chorale*, chant choral
clubbing and festivals | sortir en boîte, boîtes de nuit
lo-fi music | musique lofi
karaoke | chanter au karaoké, karaoké
synthesisers | synthétiseurs, synthétiseur
Eurovision and drag | l'eurovision, concours eurovision
baking | pâtisserie, faire des gâteaux, pâtisse, gâteaux, faire de la pâtisserie
cooking | cuisine*, cuisiner, faire la cuisine, cuisine pour tout le monde, bon cuisinier, cuisinier amateur
coffee | le café, boire du café, café*
tea | thé, le thé
wine | vin*, les vins, le vin, le vin rouge, vin rouge, le vin naturel, oenologie, œnologie, dégustation de vins
cocktails | faire des cocktails
barbecue | barbecue entre amis, faire des grillades, grillades
cheese | fromage, fromages
chocolate | le chocolat, chocolat
hot sauce | sauces piquantes, cuisine épicée
vegan cooking | cuisine végane, cuisine végétarienne
bread making | faire du pain, levain
spices and curry | épices, cuisine indienne
preserving and fermenting | confitures, conserves*
desserts and ice cream | glaces, les glaces, desserts maison
whisky and gin | whiskies, dégustation de whisky
beer and home brewing | bière, brasser, bières artisanales, la bière artisanale
alcohol-free drinks | boissons sans alcool
Italian cooking | cuisine italienne
Japanese cooking | cuisine japonaise
Mexican cooking | cuisine mexicaine
quick and easy cooking | cuisine rapide
cooking with children | cuisiner avec les enfants
gluten-free cooking | cuisine sans gluten
eating out | aller au restaurant, restaurants gastronomiques
mead and home winemaking | hydromel
herbal remedies and teas | herboristerie, plantes médicinales
gardening | jardinage, jardin, jardiner, fleurs du balcon, ses fleurs sur le balcon, jardinières
houseplants | plantes vertes, plantes d'intérieur, plantes, les plantes
dogs | chien, chiens, son chien, sa chienne, chienne
vegetable growing | potager, faire son potager, jardin potager, légumes du jardin
wildlife gardening | jardin naturel, hérissons
cats | chat*, chats*, ses chats
rabbits and small pets | lapins
horses | cheval, chevaux, monte à cheval, équitation poney
beekeeping | apiculture, abeilles
chickens | poules
fish keeping | aquariophilie
reptiles | serpents*, reptiles à la maison, lézards
flower arranging | art floral, fleurs
pet birds | perruches, perroquets
bonsai and Japanese gardens | bonsaï, jardins japonais
new puppy | chiot, nouveau chiot
new kitten | chaton, chatons
guinea pigs | cochons d'inde
hamsters | hamsters et souris, rongeurs
hermit crabs and snails | bernard-l'ermite, escargots
tortoises | tortues
bird feeding | nourrir les oiseaux
greenhouses and allotments | jardin ouvrier, serre de jardin
farming and farm animals | ferme*, animaux de la ferme
insects and minibeasts | insectes
falconry | fauconnerie
terrariums | terrariums végétaux
amphibians and axolotls | amphibiens, grenouilles
dog walking | promener le chien, promenades avec le chien, balades avec le chien
hydroponics and mushrooms | hydroponie, culture de champignons
orchids | orchidées
reading | lecture*, lire*, livres, lecture de romans, lit beaucoup, bouquiner, dévore les livres, bouquins
languages | langues, apprendre des langues
history | histoire, l'histoire
creative writing | écrire, écriture
poetry | poésie
crime fiction | polars*, romans policiers
journaling | tenir un journal
stationery love | papeterie
meditation | méditation, méditer
astronomy | astronomie, l'espace, espace*, les planètes, planètes, les fusées, fusées, les étoiles, le système solaire
science | les sciences, sciences naturelles
physics and engineering | physique*, ingénierie
mathematics | mathématiques, maths
genealogy | généalogie, arbre généalogique
philosophy and psychology | la philosophie, la psychologie
teaching | enseignant, enseignante, institutrice
medicine and nursing | infirmière, infirmier
coding | programmation, coder*
electronics and robotics | électronique, bricolage électronique
fantasy and science fiction books | romans fantastiques, littérature fantastique
romance novels | romans d'amour
art and museums | musées, visiter des musées
geography and maps | géographie, cartographie
podcasts and radio | écouter la radio, podcasts écouter, livres audio
money and business | entrepreneuriat, affaires*
exam revision | révisions, examens, le bac
bedtime stories | histoires du soir
tarot and astrology | l'astrologie, tarot divinatoire
politics and current affairs | politique, actualité
investing | la bourse, investir en bourse, bourse
Christian faith | église, la foi, foi, chapelet, le chapelet
Jewish life | judaïsme, vie juive
Muslim life | islam et ramadan, vie musulmane
Hindu festivals | fêtes hindoues
weather watching | météo, météorologie
microscopy | microscopie, fossiles
amateur radio | radioamateurisme, radioamateur
public speaking | débats, art oratoire
content creation | créer des vidéos, youtubeur
new home | déménagement, nouvelle maison
new baby | naissance, nouveau bébé
skincare | soins de la peau
interior design | décoration, déco, décoration d'intérieur
DIY and home improvement | bricolage, bricoler
organising | rangement
make-up | maquillage, se maquiller
fashion | la mode, vêtements
sleep | dormir, faire la sieste
self-care | bien-être, se détendre
cars | voitures, automobile, mécanique, mécanique auto
retirement | retraite, retraité, retraitée
grandparents | petits-enfants
working from home | télétravail
student life | étudiant, étudiante
hair care | coiffure*, soins des cheveux, les coiffures
get well soon | convalescence*, bon rétablissement
comfort and sympathy | deuil, en deuil
pregnancy | grossesse, enceinte*
busy parents | parents débordés, jeunes enfants
later life | personnes âgées, grand âge
new job | nouveau travail, nouvel emploi
gadgets and tech | gadgets et technologie, nouvelles technologies
wedding planning | mariage*
perfume | parfums
shaving and grooming | rasage, entretien de la barbe
nails | manucure, ongles, le vernis, vernis à ongles, les ongles, nail art*
zero waste living | zéro déchet, écologie
cosy nights in | soirées cocooning, cocooning
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
hosting | recevoir des amis
volunteering | bénévolat
long drives | chauffeur routier, longs trajets
love at a distance | relation à distance
sauna and cold plunge | thermes, bains chauds, sauna*
smart home | domotique, maison connectée
classic cars | les voitures anciennes, voitures anciennes, voitures de collection
police cars | la police, voitures de police
roses | les roses, rosiers, les rosiers
snowboarding | le snowboard, faire du snowboard
Spanish | apprend l'espagnol, l'espagnol
Japanese | apprend le japonais, le japonais
Italian | l'italien, apprend l'italien
goalkeeper | gardien de but, gardien, joue gardien, joue gardien de but, gardienne de but
wordsearches | mots mêlés, les mots mêlés, mots cachés
manga drawing | dessiner des mangas, dessiner du manga
carp fishing | pêche à la carpe, la pêche à la carpe
bubbles | les bulles de savon, bulles de savon, les bulles
soap operas | les feuilletons, feuilletons
first communion and confirmation | première communion, communion*, confirmation*, profession de foi
stacking towers | cubes en bois, empiler des cubes, construire des tours
traditional card games | belote, la belote, tarot à cinq, coinche
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
friendship bracelets | les bracelets, bracelets*, bracelets brésiliens
scooter riding | schwalbe, simson, simson fahren, moped
mushroom picking | cueillette de champignons, champignons, aller aux champignons, va aux champignons, ramasser des champignons
draughts | jeu de dames, les dames
dominoes | les dominos
espresso | machine à expresso
pigeons | pigeons voyageurs, colombophilie
film photography | photographie argentique, photo argentique, argentique
`
