/** What Spanish calls topics; see `topic-names.ts`. */
export default `
knitting | tejer, hacer punto, punto, teje, hace punto
sewing | coser, costura, coser ropa, cose*, cose su ropa
painting | pintura, pintar, acuarela, pinta*, pintar cuadros, pintar al óleo
crochet | ganchillo, tejer a crochet, hacer ganchillo
embroidery | bordado, bordar, punto de cruz
drawing | dibujo, dibujar, dibujos, dibuja, dibujante, colorear
woodworking | carpintería, carpintería de madera
pottery | cerámica, alfarería, torno de alfarero, hacer cerámica
photography | fotografía, hacer fotos, saca fotos, sacar fotos, fotógrafo aficionado
jewellery making | hacer bisutería, hacer joyas
children's crafts | manualidades infantiles, manualidades para niños
papercraft | manualidades, papiroflexia
calligraphy | caligrafía
candle making | hacer velas
soap making | hacer jabón
leatherwork | marroquinería, trabajar el cuero
quilting | acolchado, hacer colchas
weaving and macramé | tejeduría, telar, macramé
basket weaving | cestería
model making | maquetismo, maquetas
model railways | modelismo ferroviario, trenes en miniatura
stained glass and mosaics | vidrieras, mosaicos
printmaking | grabado, serigrafía
diamond painting | pintura de diamantes
3D printing | impresión 3d
film making | hacer vídeos, grabar vídeos
upcycling | restaurar muebles, reciclaje creativo
metalwork and blacksmithing | herrería, forja, soldadura
slime and sensory play | hacer slime, plastilina
digital art | arte digital, dibujo digital
lace making | encaje de bolillos, encaje, bolillos
pyrography | tallar madera, pirograbado
tie dye | teñir ropa
gift wrapping and party crafts | envolver regalos, decoración de fiestas
street art | arte callejero, grafiti
stamps | sellos, filatelia
trading cards | cromos, cartas coleccionables
soft toys | muñecos de peluche
coins | monedas, numismática
model cars | coches en miniatura, cochecitos
minerals and crystals | minerales, cristales
fashion dolls | muñecas
sneakers | zapatillas, coleccionar zapatillas
pins and badges | chapas, insignias*
comics | tebeos, cómics
antiques | antigüedades
watches | relojes
figures and statues | figuras de acción, figuras de colección
militaria | objetos militares
china and teapots | porcelana, teteras
autographs and memorabilia | autógrafos
rare books and maps | libros antiguos, mapas antiguos
postcards and ephemera | postales*
vintage shopping | mercadillos, rastros, ir de compras, los mercadillos
tattoos | tatuajes
Harry Potter | =
Star Wars | la guerra de las galaxias
dinosaurs | dinosaurios
anime | ver anime, leer manga
superheroes | superhéroes
The Lord of the Rings | el señor de los anillos
true crime | crímenes reales
cinema | cine, películas, ver películas, ir al cine, cinéfilo, ver cine
football fans | ver fútbol, ver el fútbol
Formula 1 | fórmula 1
theatre | teatro, ir al teatro
horror films | películas de terror, cine de terror, pelis de terror, las pelis de terror
nature documentaries | naturaleza, documentales de naturaleza
animated films | dibujos animados
princesses and fairies | princesas, hadas
mermaids | sirenas, sirena
unicorns | unicornios
diggers and tractors | excavadoras, tractores, camiones, los camiones, grúas
fire engines and police cars | bomberos, camiones de bomberos
preschool television | pocoyó, programas infantiles
sharks and ocean animals | tiburones, animales marinos
Doctor Who | =
Star Trek | =
period dramas | series de época
sitcoms | comedias de situación, telecomedias
reality and cooking shows | programas de cocina, telerrealidad
Game of Thrones | juego de tronos
Stranger Things | =
wrestling fans | lucha libre
Korean dramas | series coreanas, doramas
railways | trenes, ferrocarriles, los trenes
aviation | aviones, aviación
sports fans | ver deportes
knights and dragons | dragones, piratas, caballeros, caballeros y castillos
television series | ver series, ver la tele
stand-up comedy | comedia, monólogos
acting and improv | hacer teatro
running | correr por las mañanas, carrera*, carreras populares, sale a correr, salir a correr, corredor, corredora
yoga | hacer yoga
football | fútbol, futbol, jugar al fútbol, juega al fútbol, portero de fútbol
cycling | bici, bicicleta, montar en bici, andar en bici, ciclismo, sale en bici, ciclista, rutas en bici, bici de carretera
gym | gimnasio, ir al gimnasio, pesas, va al gimnasio, hacer pesas, entrenar en el gimnasio
tennis | tenis, jugar al tenis
golf | jugar al golf
climbing | escalada, escalar, alpinismo, escalada deportiva, rocódromo, búlder
basketball | baloncesto, básquet
dance | bailar, baile, baila
martial arts | artes marciales
skateboarding | monopatín
gymnastics | gimnasia artística
triathlon | triatlón
rugby | jugar al rugby
cricket | críquet
volleyball | vóley, voleibol
pétanque | petanca, bochas
bowls | bolos sobre hierba
horse riding | equitación, montar a caballo
archery | tiro con arco
badminton | bádminton, jugar al bádminton
table tennis | tenis de mesa
squash | jugar al squash
padel and pickleball | pádel, jugar al pádel
boxing | boxeo
ballet | ballet clásico
ice skating | patinaje, patinaje sobre hielo
roller skating | patinar, patines, los patines, patines en línea
pilates | hacer pilates
field hockey | hockey sobre hierba
netball | =
lacrosse | =
athletics | atletismo
mountain biking | ciclismo de montaña, btt
American football | fútbol americano
baseball | béisbol
ice hockey | hockey sobre hielo
trampolining | cama elástica, saltar en cama elástica
caving | espeleología
fencing | esgrima
curling | =
ten-pin bowling | bolos*, jugar a los bolos
clay shooting | caza, tiro deportivo
parkour | hacer parkour
tai chi | taichí
home workouts | gimnasia en casa, aeróbic
skydiving and paragliding | paracaidismo, parapente en montaña
paintball and airsoft | jugar al paintball
horse racing | carreras de caballos
pole and aerial fitness | danza aérea, telas aéreas
ballroom and Latin dancing | bailes de salón, bailar salsa
karting and motorsport | deportes de motor
hiking | senderismo, caminar, caminatas, excursionismo, montañismo, rutas de montaña, sale al monte, ir a la montaña, caminatas por el monte, ir al monte, va al monte, el monte, salir al monte
camping | acampar, ir de camping, acampada, va de camping
birdwatching | observación de aves, aves*, pájaros, observar aves, pajareo
stargazing | mirar las estrellas
metal detecting | detector de metales
skiing | esquí, esquiar
motorcycling | motocicletas, ir en moto, motero, rutas en moto, sus motos, las motos
travel | viajar, viajes, viajar por el mundo, viaja mucho, viajera, viajar de mochilero, viajar de mochilera, ir de mochilera, mochilero, mochilera
foraging | plantas silvestres, recolectar plantas
bushcraft and survival | supervivencia, supervivencia en el bosque
geocaching | geocaching en familia, búsqueda del tesoro
camper vans and caravans | autocaravanas, caravanas, viajar en autocaravana, viajar en furgo, la furgo, furgoneta camper, furgo camperizada, furgoneta camperizada, furgo
drones and kites | cometas, volar drones
scouting | movimiento scout, boy scouts y acampadas
theme parks | parques de atracciones
picnics and parks | ir al parque, picnic al aire libre
urban exploration | visitar ciudades
winter fun | trineo, jugar en la nieve
slacklining and circus skills | malabares, circo, el circo
safari and zoo visits | animales, ir al zoo
wild swimming | aguas abiertas, nadar en el mar
swimming | natación, nadar, piscina, nada*, ir a la piscina
surfing | hacer surf
paddleboarding | hacer paddle surf
kayaking | piragüismo
sailing | vela, navegar
fishing | pescar, pesca deportiva, pesca, ir a pescar, sale a pescar, pescador
scuba diving | buceo, bucear, submarinismo
snorkelling | esnórquel, hacer snorkel
beach days | la playa, playa
rowing | remo*
narrowboats and canals | barcos de canal
fly fishing | pesca con mosca
rock pooling and crabbing | recoger conchas
cruises | cruceros
bath time | jugar con el agua, chapotear, chapotear en la bañera, la bañera, el baño, bañera, jugar en la bañera, jugar al agua, el agua
wakeboarding and kitesurfing | hacer windsurf, esquí acuático
video games | videojuegos, consola, jugar a la consola, jugar a la play, la play, videojugador
board games | juegos de mesa, juegos de tablero, juegos de mesa con amigos
chess | ajedrez, jugar al ajedrez, juega al ajedrez
jigsaw puzzles | rompecabezas, puzles, hacer puzles, hace puzles
role-playing games | juegos de rol
card games | juegos de cartas, jugar a las cartas
Minecraft | =
brick building | construir con bloques, bloques
puzzles and brainteasers | pasatiempos, acertijos
retro gaming | videojuegos retro
miniature wargaming | pintar miniaturas
magic tricks | trucos de magia, magia
adventure video games | videojuegos de aventura
cosy games | juegos relajantes
Mario and platform games | juegos de plataformas
Pokémon | =
Roblox and Fortnite | =
tabletop and pub sports | billar, futbolín
darts | dardos
crosswords | crucigramas
bridge | jugar al bridge
pub quizzes | concursos de preguntas, trivial*
sports video games | videojuegos de fútbol
Magic The Gathering | cartas magic
croquet | cróquet, jugar al croquet
outdoor games | jugar al aire libre, juegos al aire libre
fidget toys | juguetes sensoriales, juguetes antiestrés
pretend play | jugar a las cocinitas, cocinitas
baby play | juegos para bebés
scooters and ride-ons | patinete, triciclo
sim racing | simuladores de carreras
bingo | jugar al bingo
classic board games | juegos de mesa clásicos
poker nights | jugar al póquer
lock picking | ganzúas
LARP and re-enactment | recreación histórica, mercados medievales
guitar | guitarra, tocar la guitarra, toca la guitarra, guitarrista
piano | tocar el piano, toca el piano
drums | batería, tocar la batería
singing | cantar, canta, cantante aficionada
vinyl records | vinilos, discos de vinilo
DJing | pinchar música
concerts | conciertos, ir a conciertos, música, escuchar música, va a conciertos
K-pop | =
Taylor Swift | =
pop music fandom | música pop
classical music | música clásica
ukulele | tocar el ukelele, ukelele
songwriting | escribir canciones, componer canciones
jazz and blues | jazz y blues
folk music | música folclórica
rock and metal | música rock
hip hop | música rap
violin and strings | violín
wind and brass instruments | instrumentos de viento
country music | música country
children's music making | canciones infantiles, hacer música, golpear cacerolas
saxophone | saxofón
flute and clarinet | flauta
trumpet and brass | trompeta, trombón
cello and double bass | violonchelo, contrabajo
electric and bass guitar | guitarra eléctrica, bajo eléctrico, toca la guitarra eléctrica
eighties and nineties music | música de los ochenta, los ochenta
sixties and seventies music | música de los sesenta
opera | ópera, zarzuela
accordion and harmonica | acordeón, armónica
kalimba and handpan | cuencos tibetanos
choir | coro, cantar en un coro
clubbing and festivals | salir de fiesta, discotecas
lo-fi music | música lofi
karaoke | cantar karaoke
synthesisers | sintetizadores
Eurovision and drag | festival de eurovisión, eurovisión
baking | repostería, hornear, hacer tartas, hacer pasteles, tartas, la repostería
cooking | cocina, cocinar, cocinar en casa, cocina para todos, cocinillas, cocinar para la familia
coffee | tomar café, café*, el café, café de especialidad
tea | té, tomar té, tomar onces
wine | vino, vinos, vino tinto, el vino, catas de vino, cata de vinos
cocktails | hacer cócteles, cócteles
barbecue | barbacoa, asados, parrilla
cheese | queso, quesos
chocolate | chocolate negro
hot sauce | salsas picantes, comida picante
vegan cooking | cocina vegana, cocina vegetariana
bread making | hacer pan, masa madre
spices and curry | especias, cocina india
preserving and fermenting | conservas, mermeladas
desserts and ice cream | helados, postres
whisky and gin | cata de whisky
beer and home brewing | cerveza, cerveza artesanal, cerveza artesana
alcohol-free drinks | bebidas sin alcohol
Italian cooking | cocina italiana
Japanese cooking | cocina japonesa
Mexican cooking | cocina mexicana
quick and easy cooking | cocina rápida, recetas fáciles
cooking with children | cocinar con niños
gluten-free cooking | cocina sin gluten
eating out | salir a comer, ir de tapas
mead and home winemaking | hidromiel
herbal remedies and teas | hierbas medicinales
gardening | jardinería, flores del balcón, plantas del balcón, macetas, las macetas
houseplants | plantas de interior, plantas, cuidar plantas
dogs | perro, perros, su perro, perra, su perra, perrita, su perrita
vegetable growing | huerta, cultivar hortalizas, huerto, huerto en casa, cuida su huerto, cultiva verduras
wildlife gardening | jardín silvestre
cats | gato, gatos, sus gatos
rabbits and small pets | conejos
horses | caballo, caballos
beekeeping | apicultura, abejas
chickens | gallinas
fish keeping | acuarios
reptiles | serpientes, lagartos, reptiles y serpientes
flower arranging | arreglos florales, flores
pet birds | loros, periquitos
bonsai and Japanese gardens | bonsáis, jardines japoneses
new puppy | cachorro nuevo, cachorrito
new kitten | gatito, gatitos
guinea pigs | cobayas
hamsters | hámsters, hámster
hermit crabs and snails | cangrejos ermitaños, caracoles
tortoises | tortugas
bird feeding | dar de comer a los pájaros
greenhouses and allotments | huerto urbano, invernadero
farming and farm animals | granja, animales de granja
insects and minibeasts | insectos, bichos
falconry | cetrería
terrariums | terrarios
amphibians and axolotls | anfibios, ranas, ajolotes
dog walking | pasear al perro
hydroponics and mushrooms | hidroponía, cultivar setas
orchids | orquídeas
reading | leer, lectura, libros, leer libros, leer novelas, lee mucho, lectora, leer de todo
languages | idiomas, aprender idiomas
history | historia
creative writing | escribir, escritura
poetry | poesía
crime fiction | novela negra, novelas policíacas
journaling | diario personal, escribir un diario
stationery love | papelería
meditation | meditación, meditar
astronomy | astronomía, astronomía y estrellas, el espacio, espacio, los planetas, planetas, cohetes, las estrellas, el universo
science | ciencia, ciencias
physics and engineering | física, ingeniería
mathematics | matemáticas
genealogy | genealogía, árbol genealógico
philosophy and psychology | filosofía, psicología
teaching | profesor, profesora, maestra
medicine and nursing | enfermera, enfermero
coding | programar, programación
electronics and robotics | electrónica
fantasy and science fiction books | libros de fantasía, ciencia ficción
romance novels | novelas románticas
art and museums | arte, museos
geography and maps | geografía, mapas
podcasts and radio | escuchar la radio, audiolibros
money and business | negocios, emprender
exam revision | exámenes, oposiciones, selectividad
bedtime stories | cuentos, cuentos para dormir
tarot and astrology | astrología, horóscopos
politics and current affairs | política
investing | la bolsa, invertir, invertir en bolsa
Christian faith | iglesia, la fe, el rosario, rezar el rosario, devota
Jewish life | vida judía, judaísmo
Muslim life | vida musulmana, ramadán
Hindu festivals | festivales hindúes
weather watching | meteorología
microscopy | microscopía, fósiles
amateur radio | radioafición
public speaking | oratoria, hablar en público
content creation | crear contenido, youtuber
new home | mudanza, casa nueva
new baby | recién nacido, bebé
skincare | cuidado de la piel
interior design | decoración, decorar
DIY and home improvement | bricolaje
organising | ordenar, orden en casa
make-up | maquillaje, maquillarse
fashion | moda, vestirse bien
sleep | la siesta, siestas
self-care | bienestar, relajarse
cars | coches, los coches, mecánica
retirement | jubilado, jubilada, jubilación
grandparents | nietos
working from home | teletrabajo
student life | estudiante
hair care | cuidado del cabello, peinados, el pelo
get well soon | recuperación, enfermo
comfort and sympathy | luto, duelo
pregnancy | embarazo, embarazada
busy parents | padres ocupados
later life | personas mayores, tercera edad
new job | nuevo trabajo
gadgets and tech | tecnología
wedding planning | boda
perfume | perfumes
shaving and grooming | afeitado, cuidado de la barba
nails | uñas, manicura, las uñas
zero waste living | cero residuos, sostenibilidad
cosy nights in | noches en casa, quedarse en casa
teen bedroom | habitación juvenil
starting school | empezar el colegio, vuelta al cole
hard times | mala racha, depresión
sight loss | baja visión, ciego
wheelchair life | silla de ruedas
clear-headed living | vida sin alcohol, sobriedad
new parents | madre primeriza, padres primerizos
carers | cuidadora, cuidadores
care home life | residencia de ancianos
dementia-friendly | demencia*
easy on the hands | artrosis, artritis
diabetes-friendly treats | diabético, diabética
minimalism | minimalismo
hosting | invitar amigos, cocinar con amigos
volunteering | voluntariado
long drives | camionero, conducir
love at a distance | relación a distancia
sauna and cold plunge | termas, balneario
smart home | domótica, casa inteligente
classic cars | coches clásicos, los coches clásicos, coches antiguos
police cars | la policía, coches de policía
roses | rosas, las rosas, rosales
Japanese | aprende japonés, japonés
French | aprende francés, francés
Italian | aprende italiano
goalkeeper | portero, es portero, de portero, portera, guardameta
wordsearches | sopas de letras, las sopas de letras, sopa de letras
manga drawing | dibujar manga, dibuja manga
bubbles | pompas de jabón, las pompas de jabón, burbujas
soap operas | telenovelas, las telenovelas, novelas de la tarde, ver telenovelas, ver novelas, culebrones
first communion and confirmation | primera comunión, comunión, confirmación
stacking towers | apilar bloques, hacer torres, torres de bloques, construir torres
traditional card games | brisca, el mus, mus, tute, la canasta, chinchón
elephant | elefantes, los elefantes
lion | leones, los leones
fox | zorros
monkey | los monos
wolf | lobos, los lobos
squirrel | ardillas
brown bear | osos, los osos
giraffe | jirafas
dolphin | delfines
playset figures | playmobil, los clicks, clicks de playmobil
paella | paellas, arroces y paellas, los arroces, arroces, cocinar paellas
christening | bautizo, bautismo
friendship bracelets | pulseras, hacer pulseras
mushroom picking | buscar setas, setas, ir a por setas, va a por setas, coger setas, ir de setas
draughts | damas, jugar a las damas
dominoes | dominó, el dominó, jugar al dominó
ludo | parchís
espresso | máquina de espresso, cafetera espresso
pigeons | palomas mensajeras, colombofilia
film photography | fotografía analógica, fotos analógicas
`
