/** What Spanish calls topics; see `topic-names.ts`. */
export default `
knitting | tejer, hacer punto, punto, teje, hace punto, tejido a palillo, tejer a palillo, palillos, tejer con palillos, tejido, tejido a dos agujas, dos agujas, tejer a dos agujas, calceta, hacer calceta, tricotar, tejedora, tejer bufandas, tejer con agujas, hacer jerséis, las lanas, tejer para los nietos, tejer ropita, tricot, hacer punto viendo la tele, cobijas, chambritas, hacer bufandas, hacer gorros, tejiendo, tejer a todas horas
sewing | coser, costura, coser ropa, cose*, cose su ropa, coser a máquina, máquina de coser, costurera, modista, coserse la ropa, cosiendo, labores, hacer labores, hacer arreglos de ropa, coser vestidos, coser bolsos, arreglar ropa, confección, coso, patronaje, hacerse la ropa, coser para sus nietas, hacer patrones, patronista, coser disfraces, hacer su propia ropa, hace su propia ropa, hacerse su ropa, coser su ropa, coserse su ropa, coser su propia ropa
painting | pintura, pintar, pinta*, pintar cuadros, acrílicos, pintar con acrílicos, pintora, pintor, pintar paisajes, clases de pintura, taller de pintura, pintar lienzos, pintar con acuarela, pintando
crochet | ganchillo, tejer a crochet, hacer ganchillo, crocheter*, croché, crochetear, tejer crochet, tejer al crochet, tejido a crochet, tejido crochet, tejer a ganchillo, el crochet
embroidery | bordado, bordar, bordar a mano, bordadora, bordado a mano, bordando
drawing | dibujo, dibujar, dibujos, dibuja, dibujante, colorear, dibu, pintar mandalas, colorear mandalas, mandalas*, ilustración, ilustrar, ilustradora, hacer dibujos, garabatear, dibujar a lápiz, retratos a lápiz, bocetos, dibujar y pintar, libros de colorear, dibuja cómics, dibujando
woodworking | carpintería, carpintería de madera, madera, trabajar la madera, trabajar con madera, hacer muebles, carpintero, carpintero aficionado, muebles de madera, ebanistería, hacer cosas de madera, cosas de madera
pottery | cerámica, alfarería, torno de alfarero, hacer cerámica, barro, modelar barro, trabajar el barro, arcilla, torno, taller de cerámica, clases de cerámica, hacer tazas de cerámica, ceramista, cerámica en frío, gres, esmaltar cerámica, modelado
photography | fotografía, hacer fotos, saca fotos, sacar fotos, fotógrafo aficionado, fotos, tomar fotos, hacer fotos con el móvil, fotógrafa, fotógrafo, fotografiar, sacar fotos con el móvil, fotografía de paisajes, cámara de fotos, tomar fotografías, fotito
jewellery making | hacer bisutería, hacer joyas, collares, hacer collares, hacer pulseras y collares, bisutería, hacer pendientes, abalorios, joyería, hacer joyería
children's crafts | manualidades infantiles, manualidades para niños, pulseras de gomitas, recortar, recortar y pegar, pintar piedras, pegar, pintar con los dedos, pintura de dedos, plasti
papercraft | manualidades, papiroflexia, goma eva, foami, cartulina, hacer cosas con las manos, cosas a mano, hacer manualidades, craft*, manualidades en general, manualidad, trabajos manuales, artesanía, hacer artesanías
calligraphy | caligrafía, lettering*, hacer lettering
candle making | velas caseras, velas artesanales, velas de soja, hacer velas aromáticas, hacer velas
soap making | hacer jabón, hacer jabones, jabones, jabones artesanales, jabón casero, jabones caseros, hacer jabón casero
leatherwork | marroquinería, trabajar el cuero
quilting | acolchado, hacer colchas, patchwork*, quilt*, quilting*, hacer patchwork
weaving and macramé | tejeduría, telar, macramé
basket weaving | cestería
model making | maquetismo, maquetas, hacer maquetas, montar maquetas, modelismo, aeromodelismo, dioramas*
model railways | modelismo ferroviario, trenes en miniatura, trenes eléctricos, maquetas de trenes, maqueta de tren, tren eléctrico, trenecitos, trenes a escala, trenes roco
stained glass and mosaics | vidrieras, mosaicos
printmaking | grabado, serigrafía, linóleo
diamond painting | pintura de diamantes, cuadros de diamantes, hacer cuadros de diamantes, diamantes
3D printing | impresión 3d, impresora 3d, imprimir en 3d, imprimir figuras, impresiones 3d
film making | hacer vídeos, grabar vídeos, grabar videos, hacer videos, hacer cortos, cortometrajes, grabar cortos, videógrafo
upcycling | restaurar muebles, reciclaje creativo, restaurar muebles antiguos, restauración de muebles, restauración, restaurar, reciclar muebles, pintar muebles, reciclar cosas, muebles reciclados, restaura muebles
metalwork and blacksmithing | herrería, forja, soldadura
slime and sensory play | hacer slime, plastilina, slime*, jugar con plastilina, jugar con slime, masilla, arena mágica, la plastilina, slimes y squishies
digital art | arte digital, dibujo digital, diseño gráfico, ilustración digital, dibujar en la tablet, dibujar en el ipad, procreate, ilustrar en digital, photoshop
lace making | encaje de bolillos, encaje, bolillos
pyrography | pirograbado
tie dye | teñir ropa
gift wrapping and party crafts | envolver regalos, decoración de fiestas, piñatas*, hacer piñatas
street art | arte callejero, grafiti, graffiti*, grafitis, graffitis, hacer grafitis, murales
stamps | sellos, filatelia, coleccionar sellos, estampillas, timbres postales, filatélico, filatelista, coleccionar estampillas
trading cards | cromos, cartas coleccionables, coleccionar cromos, álbum de cromos
soft toys | muñecos de peluche, peluches, peluche, los peluches, ositos de peluche, sus peluches, squishmallows, muñecos de peluches, capibaras de peluche
coins | monedas, numismática, monedas antiguas, coleccionar monedas, monedas y billetes
model cars | coches en miniatura, cochecitos, coches a escala, coches de juguete, autitos, carritos, hot wheels, carros a escala, cochecitos de juguete, miniaturas de coches, autos a escala, jugar con coches, carritos de juguete, jugar con carritos, los coches de juguete, los cochecitos, los autitos
minerals and crystals | minerales, cristales, piedras y cristales, coleccionar piedras, coleccionar minerales, cristales y piedras, cuarzos, minerales y fósiles, geodas, piedras, las piedras, piedritas, piedras energéticas
fashion dolls | muñecas, barbies, jugar a las muñecas, jugar con muñecas, barbie, las barbies, jugar a las barbies, las muñecas, monster high, nancy*
sneakers | zapatillas, coleccionar zapatillas, sneakers*, coleccionar sneakers, zapas, las zapas, jordans, tenis jordan, zapatillas jordan, coleccionar tenis, nikes, championes
pins and badges | chapas, insignias*
comics | tebeos, cómics, leer cómics, cómic, historietas, leer historietas, frikadas, friki, frikis, frikismo, cosas frikis
antiques | antigüedades, antigüedades y rastros, anticuarios, cosas antiguas de coleccionista, antiguallas
watches | relojes, relojería, reloj, relojero, los relojes
figures and statues | figuras de acción, figuras de colección
militaria | objetos militares
china and teapots | porcelana, teteras, tazas, coleccionar tazas, vajillas
autographs and memorabilia | autógrafos
rare books and maps | libros antiguos, mapas antiguos
postcards and ephemera | postales*
vintage shopping | mercadillos, rastros, los mercadillos, segunda mano, vintage*, cosas vintage, el rastro, rastrillos, ferias de antigüedades, vinted, wallapop, tiendas de segunda mano, ropa usada, la feria de las pulgas, tianguis, cosas antiguas, ferias americanas
tattoos | tatuajes, tatuarse, tatus, los tatuajes, tatuador, tatoos, tattoos*, tatuada
Harry Potter | =
Star Wars | la guerra de las galaxias
dinosaurs | dinosaurios, dinos, los dinosaurios, jurassic world, jurassic park, los dinos, t-rex, dinosaurios y volcanes
anime | ver anime, otaku, otakus, animes*, mangas y anime, animé
superheroes | superhéroes, marvel, superhéroe, los superhéroes, superheroes*, los vengadores, avengers, dc comics, héroes de marvel
The Lord of the Rings | el señor de los anillos, señor de los anillos, tolkien, esdla, el hobbit
true crime | crímenes reales, crimen real, asesinos en serie, crónica negra, casos reales, crímenes, true crime y podcasts, casos sin resolver, sucesos, podcasts de crímenes
cinema | cine, películas, ver películas, ir al cine, cinéfilo, ver cine, pelis, ver pelis, películas antiguas, la peli, ver películas antiguas, cine clásico, cine español, cine de autor, cinéfila, pelis de los 80, ver cine en casa, cine en casa, pelis y palomitas, ver peliculas, filmes, séptimo arte, pelis de acción, cine de acción, maratón de pelis, filmoteca, cine de arte
football fans | ver fútbol, ver el fútbol, ver fut, ver el fut, ver los partidos, ver partidos, ver a la selección, la selección, la roja, la liga, ir a la cancha, ir al estadio, ir al campo a ver, socio del, hincha de, hinchada, barrabrava, la albiceleste, la champions, ver la champions, forofo del fútbol, futbolero, futbolera, muy futbolero, hincha, Club América, las Chivas, Colo-Colo, Millonarios, Atlético Nacional, Universidad de Chile, Pumas, Cruz Azul, Racing Club, San Lorenzo, Rayados, Tigres UANL, le va al américa, le va a las chivas, le va a los pumas, le va al cruz azul, ir a ver a racing, talleres de córdoba, independiente, peñarol, nacional de montevideo, alianza lima, universitario de deportes, liga mx, la kings league, kings league, huracán, vélez, rosario central, newell's, estudiantes de la plata, deportivo cali, américa de cali, junior de barranquilla, el espanyol, la real sociedad, osasuna, villarreal, el celta, deportivo de la coruña, el rayo, atlas*, el américa, chivas, la real*, rayo vallecano, getafe, cádiz cf, real zaragoza, sporting de gijón, las palmas, girona, málaga cf, levante, real oviedo, la scaloneta, scaloneta, partidos del madrid, ver al madrid, el clásico, americanista, chivahermano, chivahermana, colocolino, colocolina, millos, verdolaga, cuervo de san lorenzo, racinguista
Formula 1 | fórmula 1, fórmula uno, la f1, ver la f1, ver fórmula 1, la fórmula 1, carreras de coches, carreras de fórmula 1, alonsista, tifosi, ver las carreras, ver carreras, ir a ver carreras, checo pérez, colapinto, franco colapinto, carlos sainz, sainz, fernando alonso y la f1
theatre | teatro, ir al teatro, musicales, ver musicales, teatro musical, ir a musicales, obras de teatro, musicales de la gran vía, el teatro, la gran vía, los musicales
horror films | películas de terror, cine de terror, pelis de terror, las pelis de terror, pelis de miedo, películas de miedo, cine de miedo, terror, ver terror, el terror, historias de terror, cosas de miedo, libros de terror, historias de miedo, gore, películas de terror y suspense
nature documentaries | documentales de naturaleza, documentales, ver documentales, documentales de animales, documentales de la 2, los documentales, documentales de la dos
animated films | dibujos animados
princesses and fairies | princesas, hadas, princesas disney, las princesas, las hadas, princesas de disney, disney*
mermaids | sirenas, sirena
unicorns | unicornios
diggers and tractors | excavadoras, tractores, camiones, los camiones, grúas, tractor*, los tractores, las excavadoras, camión, maquinaria, retroexcavadoras, camiones de juguete, volquetes
fire engines and police cars | bomberos, camiones de bomberos, los bomberos, coches de bomberos, camión de bomberos
preschool television | pocoyó, programas infantiles
sharks and ocean animals | tiburones, animales marinos
Doctor Who | =
Star Trek | =
period dramas | series de época, bridgerton y series de época, dramas históricos
sitcoms | comedias de situación, telecomedias
reality and cooking shows | programas de cocina, telerrealidad, salseo, realities*, telebasura, la isla de las tentaciones, gran hermano, masterchef, programas del corazón, prensa rosa, revistas del corazón, el hola, cotilleo, cotillear, programas de cotilleo, ver realities, reality shows, farándula, chismes, chismecito, el chisme, el salseo, programas de tele, supervivientes, concursos de la tele, casa de los famosos, la casa de los famosos, el hormiguero, ver el hormiguero, la voz, tu cara me suena, bake off españa, la revuelta, ver la revuelta
Game of Thrones | juego de tronos, la casa del dragón
Stranger Things | =
wrestling fans | lucha libre, luchador, lucha*, ver lucha libre, luchadores, wwe, la lucha libre, las luchas, wrestling*, pressing catch, la triple a
Korean dramas | series coreanas, doramas, dramas coreanos, k-dramas, kdramas, ver doramas, novelas coreanas, dramas asiáticos
railways | trenes, ferrocarriles, los trenes, trenes de madera, tren, ver trenes
aviation | aviones, aviación
sports fans | ver deportes, ver deportes en la tele, deportes en la tele, el marca, leer el marca, eurosport
knights and dragons | caballeros, caballeros y castillos
television series | ver series, ver la tele, serie, series*, ver serie, maratonear series, maratones de series, maratón de series, netflix, ver netflix, ver series en netflix, hbo, ver la televisión, televisión, la tele, tele, seriéfila, seriéfilo, series policíacas, series españolas, series de netflix, streaming*, engancharse a series, viciarse a series, ver televisión
stand-up comedy | comedia, monólogos, monólogos de humor, humor, stand up, standup, comedia en vivo, monologuistas, club de la comedia, la resistencia, la vida moderna, broncano
acting and improv | hacer teatro, actuar, teatro aficionado, grupo de teatro, clases de teatro, hace teatro, improvisación, impro, interpretación, actriz aficionada, taller de teatro
running | correr por las mañanas, carrera*, carreras populares, sale a correr, salir a correr, corredor, corredora, correr, corre maratones, correr maratones, maratones, maratón popular, medias maratones, trotar, salir a trotar, runnear, runner*, footing, hacer footing, jogging, hacer running, salir a correr por las mañanas, corre por el parque, correr 10k, corriendo, correr y correr
yoga | hacer yoga, hace yoga, clases de yoga, yogui, yoguini, ir a yoga, el yoga, profesora de yoga, profe de yoga, instructora de yoga, hacer yoga en casa
football | fútbol, futbol, jugar al fútbol, juega al fútbol, portero de fútbol, fut, jugar fut, jugar al fut, futbolito, jugar futbolito, pichanga, pichangueo, pachanga, pachanga de fútbol, jugar a la pelota, la pelota, pelotero, fútbol con los amigos, fútbol de los domingos, picadito, jugar un picado, cascarita, jugar a la pelota con los pibes, fulbo, fulbito, fútbol 11, balompié, jugar al balón, jugar con el balón, entrenar fútbol, jugar futbol, un picado, echar la reta, la reta, reta de fut, cascareo, jugar pelota, papi fútbol, papifútbol
cycling | bici, bicicleta, montar en bici, andar en bici, ciclismo, sale en bici, ciclista, rutas en bici, bici de carretera, cicla, andar en cicla, montar bici, montar en cicla, rodar en bici, andar en bicicleta, la bicicleta, pasear en bici, bicicletear, salir a rodar, pedalear, ciclismo de carretera, ciclismo de ruta, salir con la grupeta, grupeta, bici los domingos, hacer bici, rodadas, rodada nocturna, la rodada, ciclovía, la ciclovía
gym | gimnasio, ir al gimnasio, pesas, va al gimnasio, hacer pesas, entrenar en el gimnasio, gym*, ir al gym, gymbro, gym bro, hacer fierros, levantar pesas, levantamiento de pesas, levantar fierros, musculación, hacer musculación, ponerse cachas, entrenar, entreno, máquinas del gym, hacer pierna, el gimnasio, ejercicio con pesas, va al gym, va mucho al gym, vida fit, fit*
tennis | tenis, jugar al tenis, tenista, jugar tenis, el tenis, partidos de tenis, raqueta
golf | jugar al golf, golfista, jugar golf, el golf, golfito
climbing | escalada, escalar, escalada deportiva, rocódromo, escalador, escaladora, muro de escalada, trepar, roco, el roco
basketball | baloncesto, básquet, basket*, basquetbol, basquet, jugar básquet, jugar al basket, jugar al baloncesto, básquetbol, echar unas canastas, baloncesto en silla, los lakers
dance | bailar, baile, baila, bailar cumbia, cumbia, la cumbia, bailar urbano, danza, danza urbana, danza moderna, clases de baile, bailar reggaeton, bailarina, bailarín, zumbeo, baile moderno, le encanta bailar, mover el esqueleto, baile urbano, baila en un grupo, baile en el cole, danza y baile, coreografías, bailando, coreos, hacer coreos
martial arts | artes marciales
skateboarding | monopatín, skate*, patineta, skater*, tabla de skate, andar en skate, skatepark*, andar en patineta, hacer skate, andar en tabla, skatear, patinar en skate
gymnastics | gimnasia artística, gimnasia, gimnasta, gimnasia deportiva, hacer gimnasia artística, hacer la rueda, acrobacias
triathlon | triatlón, triatlones, triatleta, ironman, hacer triatlones, duatlones, duatlón
rugby | jugar al rugby
cricket | críquet
volleyball | vóley, voleibol, volei, voley, volleyball*, vólibol, volibol, jugar vóley, jugar al vóley, voleybol, vóleibol, volley
pétanque | petanca, bochas, las bochas, jugar a las bochas, la petanca, jugar a la petanca, tejo, jugar tejo, el tejo, rayuela chilena
bowls | bolos sobre hierba
horse riding | equitación, montar a caballo, charrería, la charrería, charro, jinete, amazona, hípica, la hípica, montar caballos, cabalgar, cabalgatas a caballo, andar a caballo, rutas a caballo, clases de hípica, ir a caballo, salto ecuestre, cabalgata, jineteadas, monta a caballo
archery | tiro con arco, arquero con arco
badminton | bádminton, jugar al bádminton, jugar bádminton
table tennis | tenis de mesa, pin pon, pimpón, ping-pong, pingpong, jugar al ping pong
squash | jugar al squash, jugar squash, frontón, frontenis, jugar al frontón
padel and pickleball | pádel y pickleball
boxing | boxeo, boxear, clases de boxeo, boxeador, boxeadora, boxing*, box*, entrena box, hacer box, practicar box, practica box, boxeo femenino, ir a boxeo
ballet | ballet clásico, danza clásica, clases de ballet, bailarina de ballet
ice skating | patinaje sobre hielo, patinar sobre hielo, pista de hielo
roller skating | patinar, patines, los patines, patines en línea, patín, roller*, patinar en línea, andar en rollers, patín artístico, hockey patines, hockey sobre patines, patinaje en ruedas, patinar con amigas, andar en patines, patinadora, patinaje
pilates | hacer pilates, pilates con máquinas, clases de pilates, hace pilates, ir a pilates, pilates reformer, reformer*, pilates*
field hockey | hockey sobre hierba, hockey sobre césped, hockey césped, hockey hierba
netball | =
lacrosse | =
athletics | atletismo
mountain biking | ciclismo de montaña, btt, bici de montaña, mountain bike, mountainbike, bicicleta de montaña, bici por el monte, enduro en bici, bici de enduro, mtb
American football | fútbol americano, fut americano, tocho, futbol americano
baseball | béisbol, pelota caribeña, beisbolista, ver béisbol, beisbolero, jugar béisbol, jugar al béisbol, beis, ir al beis, ver el beis, los tomateros, los yankees
ice hockey | hockey sobre hielo
trampolining | cama elástica, saltar en cama elástica
caving | espeleología, espeleo, cuevas, explorar cuevas
fencing | esgrima, hacer esgrima
curling | =
ten-pin bowling | bolos*, jugar a los bolos, boliche mexicano, ir a jugar boliche, jugar boliche, bolera, ir a la bolera, bowling*, jugar bowling, boliche
clay shooting | tiro deportivo, tiro al plato, tiro olímpico
parkour | hacer parkour, saltar muros
tai chi | taichí, taichi, tai chi, chi kung, chikung, qi gong
home workouts | gimnasia en casa, aeróbic, gimnasia de mantenimiento, mantenimiento, gimnasia para mayores, hacer ejercicio, ejercicio, hacer deporte, deporte, hacer gimnasia, aerobics, aeróbicos, deportista, el deporte, ejercicio en casa, body pump, mantenerse en forma, estiramientos, hacer deporte en casa, entrenar en casa, rutinas de ejercicio, fitness*, cardio, funcional, entrenamiento funcional, hacer funcional, hiit
skydiving and paragliding | paracaidismo, parapente en montaña, saltar en paracaídas, paracaidista, volar en parapente, salto en paracaídas
paintball and airsoft | jugar al paintball
horse racing | carreras de caballos
pole and aerial fitness | danza aérea, telas aéreas, hacer pole, pole*, pole fitness
ballroom and Latin dancing | bailes de salón, bailes latinos, bailes de salón y latinos, merengue, bailar merengue, pasodobles, bailar pasodobles, bailar agarrado, ritmos latinos, baile en pareja, kizomba
karting and motorsport | deportes de motor, karts*, ir a karts, go kart, carreras de autos, turismo carretera, track days, tandas en circuito, los karts
hiking | senderismo, caminar, caminatas, excursionismo, rutas de montaña, sale al monte, ir a la montaña, caminatas por el monte, ir al monte, va al monte, el monte, salir al monte, senderos, trekking*, hacer trekking, hacer senderismo, ruta por la sierra, rutas de senderismo, salir de ruta, hacer rutas, ruta por el monte, rutas por el campo, subir cerros, el cerro, subir al cerro, hikear, hiking*, ir de excursión, andar por el monte, andar por el campo, pasear por el campo, pasear por la montaña, paseos, pasear, dar paseos, dar paseos largos, salir a caminar, salir a andar, la montaña, montaña, montañero, montañera, subir montañas, caminar por el campo, caminar con las amigas, pateadas, hacer cumbre, rutas, la sierra, ir a la sierra, la cordillera, caminar por la naturaleza, excursiones*, naturaleza, la naturaleza, excursionista, marcha nórdica, nordic walking, caminata nórdica, ir a andar, salir a andar por el campo, caminando, paseando, ir al cerro, ir al cerro los domingos, subir a monserrate
camping | acampar, ir de camping, acampada, va de camping, irse de camping, acampar en la playa, campismo, dormir en tienda, tienda de campaña, ir de acampada, el camping, hacer camping, campings*, bivouac*, vivac, hacer vivac, vivaquear
birdwatching | observación de aves, aves*, pájaros, observar aves, pajareo, pajarear, ornitología, ver pájaros, ver aves, avistamiento de aves, pajarera, pajarero, mirar pájaros, birding
stargazing | mirar las estrellas, ver estrellas, ver las estrellas, cielo nocturno, telescopio, el telescopio
metal detecting | detector de metales, detectorismo, detectorista, detección metálica, buscar metales, el detector, detectar metales
skiing | esquí, esquiar, ir a la nieve, esquiar en baqueira, esquiadora, esquiador, la nieve, esquía, esquía mucho
motorcycling | motocicletas, ir en moto, motero, rutas en moto, sus motos, las motos, motos, la moto, su moto, salir en moto, dar vueltas en moto, salir con la moto, motera, motoquero, motociclismo, rutas con la moto, viajar en moto, la harley, harley, salidas en moto, vespa, la vespa
travel | viajar, viajes, viajar por el mundo, viaja mucho, viajera, viajar de mochilero, viajar de mochilera, ir de mochilera, mochilero, mochilera, viajar mochila al hombro, conocer sitios, conocer sitios nuevos, conocer lugares, conocer lugares nuevos, conocer mundo, descubrir sitios, turismo, turismo rural, hacer turismo, hacer escapadas, escapadas, escapadas de fin de semana, viajero, trotamundos, viajes culturales, viajecitos, viajar con amigas, interrail, mochilear, mochileo, recorrer, recorrer mundo, roadtrip, casas rurales, casa rural, paseos por ciudades, viajar sola, hacer viajes, viajes con la familia, vacaciones, autostop, viajar a dedo, parques nacionales, cabo de gata, viajando, asturias, cantabria, canarias, las canarias
foraging | plantas silvestres, recolectar plantas, espárragos trigueros, ir a por espárragos, recoger espárragos, buscar espárragos, coger espárragos, castañas, espárragos, coger moras, moras, ir a por caracoles, buscar caracoles, coger caracoles
bushcraft and survival | supervivencia, supervivencia en el bosque
geocaching | geocaching en familia, búsqueda del tesoro
camper vans and caravans | autocaravanas, caravanas, viajar en autocaravana, viajar en furgo, la furgo, furgoneta camper, furgo camperizada, furgoneta camperizada, furgo, irse de camping con la furgo, la caravana, la autocaravana, camper*, la camper, furgo camper, viajes en furgo, caravanista, irse con la furgo, vanlife, casa rodante, motorhome*, viajar en camper, irse en furgo, furgoneta, la furgoneta
drones and kites | volar drones, drones y cometas
scouting | movimiento scout, boy scouts y acampadas
theme parks | parques de atracciones, parques temáticos, port aventura, portaventura, disney world, disneyland, montañas rusas, parques de diversiones, el parque de diversiones
picnics and parks | ir al parque, picnic al aire libre, el parque, parque, picnics*, hacer picnic, picnic*, pícnic, ir de picnic, merendar en el campo, el retiro
urban exploration | visitar ciudades
winter fun | jugar en la nieve, jugar con la nieve
slacklining and circus skills | circo, el circo
safari and zoo visits | animales, ir al zoo, animalitos, el zoo, los animales, ir al zoológico, zoológico, animales salvajes
wild swimming | aguas abiertas, nadar en el mar, travesías a nado, nado en aguas abiertas, nadar en aguas abiertas, nadar en el río, travesías
swimming | natación, nadar, piscina, nada*, ir a la piscina, nadar en la piscina, pileta, la pileta, alberca, la alberca, ir a la alberca, ir a la pileta, hacer largos, nadar largos, nadador, nadadora, nadar por las mañanas, natacion, nada en el club, nada todos los días, master de natación, va a nadar, ir a nadar, nada en la piscina, hace natación, nadando
surfing | hacer surf, surfear, surfista, surfero, surfera, tabla de surf, correr olas, las olas
paddleboarding | hacer paddle surf, paddle surf, sup, paddlesurf, padel surf, hacer sup, tabla de paddle
kayaking | piragüismo, piragua, kayak*, hacer kayak, canoas, kayakear, hacer piragüismo, ir en kayak, ir en piragua
sailing | vela, navegar, barquito, su barco, el barco, salir en barco, salir a navegar, velero, su velero, vela ligera, la vela, barcos, patrón de barco, navegar en velero, regatas, marinero, capitán de barco
fishing | pescar, pesca deportiva, pesca, ir a pescar, sale a pescar, pescador, caña de pescar, pescadora, pescar con su padre, ir de pesca, la pesca, pescar en el río, pescar en el mar, pesca en río, surfcasting, salir de pesca, black bass, pesca de truchas, truchas, pescar carpas, pesca deportiva y embarcada, pesca embarcada, pescando
scuba diving | buceo, bucear, submarinismo, buceadora, bucear en el mar, buceador, submarinista
snorkelling | esnórquel, hacer snorkel
beach days | la playa, playa, ir a la playa, playita, la playita, dar paseos por la playa, pasear por la playa, tomar el sol, broncearse, tomar sol, chiringuito, ir de playa, playera, playero, echarse al sol, jugar con la arena, jugar en la arena, el mar, mirar el mar
rowing | remo*, remar, traineras, remo olímpico
narrowboats and canals | barcos de canal
fly fishing | pesca con mosca
rock pooling and crabbing | recoger conchas
cruises | cruceros
bath time | jugar con el agua, chapotear, chapotear en la bañera, la bañera, el baño, bañera, jugar en la bañera, jugar al agua, el agua
wakeboarding and kitesurfing | hacer windsurf, esquí acuático
video games | videojuegos, consola, jugar a la consola, jugar a la play, la play, videojugador, play*, ps4, ps5, la ps5, jugar play, jugar a la playstation, playstation, xbox, nintendo, switch*, la switch, la nintendo, jueguitos, los jueguitos, videojueguitos, jugar a videojuegos, jugar videojuegos, gamer*, gaming*, viciarse, viciarse a la play, vicioso de la play, pc gamer, jugar en el ordenador, juegos de ordenador, jugar en la compu, jueguitos en la compu, jugar online, jugar con el celular, shooters, juegos de consola, juegos online, la compu, la consola, la maquinita, las maquinitas, el play, partidas online, jugar online con los colegas, echar partidas, jugar en el celu, jugar en el móvil, juegos del móvil, jueguitos del celular, jugar en la tablet, la tablet, jugando a la play, viciado a la play
board games | juegos de mesa, juegos de tablero, juegos de mesa con amigos, juegos de mesa con la familia, noche de juegos, noches de juegos, noches de juegos de mesa, jugones, eurogames, juegos de mesa modernos, tardes de juegos, catán
chess | ajedrez, jugar al ajedrez, juega al ajedrez
jigsaw puzzles | rompecabezas, puzles, hacer puzles, hace puzles, puzzles*, hacer puzzles, rompecabezas de mil piezas, puzles de 1000 piezas, montar puzles, armar rompecabezas, armar puzzles
role-playing games | juegos de rol, rol, rolero, rolera, partidas de rol, jugar rol, dungeons and dragons, dungeons & dragons, d&d, jugar a rol, jugar al rol, mazmorras, calabozos
card games | juegos de cartas, jugar a las cartas, cartas, jugar cartas, naipes, jugar a los naipes, partidas de cartas, jugar baraja, jugar a cartas, la baraja, jugar naipes, jugar a la carta, las cartas, el virus, virus juego, jungle speed
Minecraft | =
brick building | construir con bloques, bloques, legos, jugar con legos, los legos, armar legos, construir con lego, hacer legos, montar legos, construcciones, jugar con bloques, juegos de construcción
puzzles and brainteasers | pasatiempos, acertijos, hacer pasatiempos, los pasatiempos, revistas de pasatiempos, juegos de lógica, enigmas
retro gaming | videojuegos retro, recreativas, maquinitas, consolas antiguas, consolas retro, juegos retro, arcade*
miniature wargaming | =
magic tricks | trucos de magia, magia, hacer magia, mago, ilusionismo, cartomagia
adventure video games | videojuegos de aventura
cosy games | juegos relajantes, juegos tranquilos
Mario and platform games | juegos de plataformas
Pokémon | =
Roblox and Fortnite | free fire, freefire, el free, roblox y fortnite
tabletop and pub sports | billar, billares, jugar al billar, jugar billar, ir al billar
darts | dardos, jugar a los dardos, tirar dardos, diana
crosswords | crucigramas, hacer crucigramas, los crucigramas, autodefinidos
bridge | jugar al bridge
pub quizzes | concursos de preguntas, trivial*
sports video games | videojuegos de fútbol
Magic The Gathering | cartas magic, magic*, jugar a magic, las magic, cartas de magic, torneos de magic
croquet | cróquet, jugar al croquet
outdoor games | jugar al aire libre, juegos al aire libre, jugar al escondite, el escondite, jugar en el parque, jugar en la calle, jugar en el patio, jugar afuera, las escondidas, jugar fuera, los columpios, hacer cabañas, explorar el bosque, explorar, jugar a pillar, pilla pilla, las canicas y la comba, policías y ladrones*
fidget toys | juguetes sensoriales, juguetes antiestrés
pretend play | jugar a las cocinitas, cocinitas, jugar a las casitas, jugar a ser mamá, la cocinita, su cocinita, jugar a cocinar, jugar con la cocinita, cocinita de juguete, jugar a papás
baby play | juegos para bebés, sonajeros, gatear, aplaudir, cucú tras, los cascabeles, tocar texturas, morderlo todo, morder cosas
scooters and ride-ons | patinete, triciclo, monopatín de niño, el patinete, patín del diablo, monopatines, scooter*, patineta de niño, correpasillos, moto correpasillos, montar en patinete, andar en monopatín
sim racing | simuladores de carreras
bingo | jugar al bingo, el bingo, ir al bingo, bingo con las amigas, lotería mexicana, jugar lotería mexicana
classic board games | juegos de mesa clásicos, la oca, el juego de la oca, oca
poker nights | jugar al póquer, póker, poker los viernes, noches de póker, apostar, el póker, jugar al póker, jugar póker
lock picking | ganzúas
LARP and re-enactment | recreación histórica, mercados medievales, rol en vivo, larp
guitar | guitarra, tocar la guitarra, toca la guitarra, guitarrista, guitarra criolla, guitarra acústica, rasguear, tocar guitarra, guitarrear, guitarreadas, guitarra española, clases de guitarra, aprender guitarra, la guitarra, guitarra flamenca, toca guitarra, la criolla, tocar la criolla
piano | tocar el piano, toca el piano, tocar piano, pianista, clases de piano, el piano, teclado, tocar el teclado
drums | batería, tocar la batería, bata, tocar la bata, toca la batería, baterista, bombo, tambores, tocar batería, percusionista, bongós, cajón, darbuka, batucada, tocar el tambor
singing | cantar, canta, cantante aficionada, canto, cantar en la ducha, clases de canto, cantante, cantar karaoke en casa, cantar a todas horas, le gusta cantar, cantando
vinyl records | vinilos, discos de vinilo, escuchar vinilos, tocadiscos, tornamesa, coleccionar vinilos, coleccionar discos, lps, los vinilos, winco, discos*, los discos, escuchar discos viejos, escuchar discos
DJing | pinchar música, dj*, ser dj, pinchar, pinchadiscos, mezclar música, poner música en fiestas
concerts | conciertos, ir a conciertos, música, escuchar música, va a conciertos, recitales, recital*, ir a recitales, conciertos y festivales, tocatas, música en directo, música en vivo, melómano, melómana, escuchar musica en spotify, spotify, la música, ir de concierto, conciertos de rock, salir a escuchar música, conciertazos, vallenato, boleros, trova, música latina, baladas
K-pop | =
Taylor Swift | taylor*, swiftie*, swifties, la taylor
pop music fandom | música pop
classical music | música clásica, orquesta, la orquesta, conservatorio, el conservatorio
ukulele | tocar el ukelele, ukelele
songwriting | escribir canciones, componer canciones, componer, compone, componer música, producir música, hacer beats, producir beats, producción musical
jazz and blues | jazz y blues, jazz*, tocar jazz, el jazz, blues*
folk music | música folclórica, charango, gaita gallega, guaracha, folclore argentino, cajón flamenco, cajón peruano, tocar el cajón, percusión, timple, bandurria, laúd, tuna, la tuna, dulzaina, música andina, quena, zampoña, folk*, pandereta, muñeira, panderetera, pandeireta
rock and metal | música rock, rock*, rock nacional, rock argentino, rock en español, heavy*, heavy metal, música heavy, metalero, metalera, rockero, rockera, rock duro, hard rock, rock español, rocanrol, escuchar rock, metal pesado, rock urbano, música metal, rock progresivo argentino, rock clásico*, extremoduro, robe*, marea, fito, fito y fitipaldis, los redondos, los redonditos de ricota, soda stereo, cerati, charly garcía, spinetta, divididos, la renga, héroes del silencio, bunbury, leiva, maná, caifanes, café tacvba, molotov, los fabulosos cadillacs, loquillo, barricada, la fuga, rosendo, mägo de oz, ac/dc y metallica, el rock, rock and roll, platero
hip hop | música rap, rap*, rapear, rap y freestyle, freestyle*, batallas de gallos, pelea de gallos, gallos de freestyle, red bull batalla, hacer rap, escuchar rap, rapea, rapero
violin and strings | violín, violinista, toca el violín, clases de violín
wind and brass instruments | instrumentos de viento, banda de música, la banda del pueblo, banda municipal, charanga, tocar en la banda, toca en una banda de música, la banda de música
country music | música country
children's music making | canciones infantiles, hacer música, golpear cacerolas, canciones, cantajuegos, cantajuego y bailes, cantar canciones infantiles, aporrear ollas, instrumentos de juguete
saxophone | saxofón, saxo, el saxo, tocar el saxo, saxofonista
flute and clarinet | flauta, clarinetista, tocar el clarinete, flauta travesera, tocar la flauta
trumpet and brass | trompeta, trombón, tocar la trompeta, trompetista, tocar el trombón
cello and double bass | violonchelo, contrabajo, chelo, violoncello
electric and bass guitar | guitarra eléctrica, bajo eléctrico, toca la guitarra eléctrica
eighties and nineties music | música de los ochenta, los ochenta, música de los 80, los 80, rock de los 80, música de los 90, música ochentera, los noventa, música de los noventa, la movida, bandas de los 90, grupos de los 80, grupos de los 90
sixties and seventies music | música de los sesenta, cantautores, música de los 60, música de los 70
opera | ópera, zarzuela
accordion and harmonica | acordeón, armónica
kalimba and handpan | cuencos tibetanos
choir | coro, cantar en un coro, coral*, la coral, canta en el coro, canta en un coro, coro de la iglesia, cantar en la coral, orfeón, coro parroquial, el coro, el coro de la parroquia, coro de la parroquia
clubbing and festivals | salir de fiesta, discotecas, irse de fiesta, salir de rumba, la rumba, rumbear, carrete, carretear, salir de carrete, ir de antro, el antro, antros, ir al boliche, salir a bolichear, salir por la noche, salir de marcha, la marcha, fiesta*, la fiesta, la joda, salir de joda, parrandear, parranda, irse de parranda, farra, salir de farra, los festivales, festivales, festivales de música, ir a festivales, techno, música electrónica, raves*, irse de juerga, juergas, verbenas, pachanguear, tardeo, el tardeo, irse de discoteca, salir con las amigas de fiesta, festivalera, festivalero, ibiza, festivales de metal, raver, primavera sound, arenal sound, tomorrowland, mad cool, festivales de verano, viña rock, bbk live, lollapalooza, echar desmadre, desmadre, ir al bailable, ir al baile, guateque
lo-fi music | música lofi
karaoke | cantar karaoke
synthesisers | sintetizadores
Eurovision and drag | festival de eurovisión, eurovisión
baking | repostería, hornear, hacer tartas, hacer pasteles, tartas, la repostería, hacer tortas, tortas, pasteles, hacer galletas, bizcochos, hacer bizcochos, queques, hacer queques, hacer dulces, hacer bizcochos y tartas, reposteria casera, pastelería, pastelera, pastelero, hornear galletas, hacer cosas de horno, dulces caseros, hacer alfajores, alfajores, magdalenas, hacer magdalenas, postres caseros, roscas, roscas de reyes, roscón, hacer roscón, rosquillas, hacer torrijas, torrijas, polvorones, horneando, budines, hacer budines, hacer facturas, bizcochuelos, panes de dulce
cooking | cocina, cocinar, cocinar en casa, cocina para todos, cocinillas, cocinar para la familia, cocinera, cocinero, cocinar rico, cocina de aprovechamiento, recetas, hacer recetas, probar recetas, probar recetas nuevas, guisar, la cocina, cocinar para sus nietos, cocinar recetas de la abuela, cocinar para amigos, chef en casa, thermomix, robot de cocina, cocina tradicional, hacer de comer, hacer croquetas, croquetas, hacer tortilla, empanadas, hacer empanadas, tamales, cocina muy bien, arepas, hacer arepas, pupusas, ceviche, ceviches, hacer ceviche, milanesas, tortilla de patatas, locro, pozole, comida colombiana, comida peruana, comida casera, food blogger, foodies, cocinando, sancocho, hallacas, hacer hallacas, comida típica
coffee | tomar café, café*, el café, café de especialidad, cafetera, cafelito, cafecito, el cafecito, tomar un café, cafetero, cafetera de especialidad, tomar cafecito, cafeína, café en grano, café con las amigas, tomar café con amigas, tinto con las amigas, tintico, ir a cafeterías, cafeterías, cafecito con las amigas
tea | té, tomar té, tomar onces, tecito, tomar tecito, tés, el té de la tarde, infusiones, tomar el té
wine | vino, vinos, vino tinto, el vino, catas de vino, cata de vinos, vinito, ir de vinos, catar vinos, catas, tomar vino, enología, ir de bodegas, bodegas, visitar bodegas, tomar un vino, vino blanco, sommelier*, vinos y catas, buen vino
cocktails | hacer cócteles, cócteles, ir de copas, tomar copas, coctelería, mixología, fernet, fernet con coca, copas*, pisco sour, piscolas, mojitos, margaritas en casa, hacer tragos, tragos, preparar tragos, coctelero, salir de copas, terremotos, tomar terremotos
barbecue | barbacoa, asados, parrilla, asados con amigos, parrillero, parrilladas, carne asada, la carne asada, hacer carne asada, hacer asado, hacer la parrilla, barbacoas con amigos, asador, asadores, la barbacoa, el asado, asar carne, carnita asada, asadito, churrascos, choripán, choripanes, costillar, vacío a la parrilla
cheese | queso, quesos, quesos artesanos, comer queso
chocolate | chocolate negro, choco, chocolatero, chocolatera, chocolates*
hot sauce | salsas picantes, comida picante, el picante, chiles, picante, hacer salsas picantes, hacer salsa casera
vegan cooking | cocina vegana, cocina vegetariana, cocina vegetal, recetas veganas, comida vegana, vegana, vegano, veganismo, recetas vegetarianas
bread making | hacer pan, panadería, panadero, hacer pan casero, panes, hornear pan, pan artesano, hace pan, pan casero, pan*
spices and curry | especias, cocina india, curry*, cocina asiática
preserving and fermenting | conservas, mermeladas, fermentados, fermentar, encurtidos, conservas caseras, hacer mermeladas, hacer conservas, chucrut, hacer embotado
desserts and ice cream | helados, postres, hacer postres, hacer helado, helado artesano, dulces, goloso, golosa, los dulces, lo dulce
whisky and gin | cata de whisky, pisco, orujo, brandy, destilados, licores, pacharán, puros
beer and home brewing | cerveza, cerveza artesanal, cerveza artesana, irse de cañas, ir de cañas, cañas, cañitas, tomar cañas, unas cañas, birra, birra artesanal, birra casera, cervecita, chelas, chelear, echar chelas, las chelas, pola, tomar pola, tomar birra, tomarse unas birras, hacer cerveza, cerveza casera, cervecero, cervecera, tomar cerveza, la cerveza, catas de cerveza, chelitas, tomar unas chelas, michelada, ir al bar, ir de bares, caguamas, cervecerías, conocer cervecerías, ir a cervecerías, cerveceo, lúpulo
alcohol-free drinks | bebidas sin alcohol
Italian cooking | cocina italiana, comida italiana
Japanese cooking | cocina japonesa, comida japonesa, cocina thai, cocina oriental
Mexican cooking | cocina mexicana, comida mexicana, tacos*, hacer tacos, moles*, nixtamal, tortillas*, antojitos mexicanos
quick and easy cooking | cocina rápida, recetas fáciles
cooking with children | cocinar con niños
gluten-free cooking | cocina sin gluten
eating out | salir a comer, ir de tapas, irse de tapas, tapeo, tapear, salir de tapas, comer rico, comer, comer bien, comer fuera, restaurantes, ir a restaurantes, ir de restaurantes, probar restaurantes, salir a cenar, cenar fuera, salir a comer fuera, gastronomía, foodie*, buen comer, el buen comer, la buena mesa, comilón, comilona, tragón, sibarita, comer en la calle, probar restaurantes nuevos, ir de pinchos, ir de pintxos, pintxos, buscar restaurantes, comidas con amigos, salir de comida
mead and home winemaking | hidromiel
herbal remedies and teas | hierbas medicinales, hierbas, plantas medicinales, yerbas, hierbas y tés, herboristería, fitoterapia
gardening | jardinería, flores del balcón, plantas del balcón, macetas, las macetas, jardín, el jardín, cuidar el jardín, su jardín, cuidar su jardín, jardinero, jardinera, jardineria, arreglar el jardín, plantar flores, antejardín, las flores, sus flores, cuidar flores, podar, patio con plantas, cultivar flores, mi jardín, geranios y rosas, jardinería y macetas, regar las plantas del jardín, regar, cuidando el jardín
houseplants | plantas de interior, plantas, cuidar plantas, plantitas, sus plantitas, matas, sus matas, las matas, las plantas, matitas, plantas de casa, loca de las plantas, plantas en casa, monsteras*, potos, plantera, cuidar sus plantas, cuidar matas, esquejes
dogs | perro, perros, su perro, perra, su perra, perrita, su perrita, perrito, perrijo, perrete, perrhijo, lomito, sus perros, su perrito, los perros, mascotas, su mascota, mi perro, perruno, perruna, podenco, chucho, firulais, su labrador, canes*, pastor belga, yorki, bichón, bichón maltés, cocker, pitbull, mastín, mestizo, su mestizo, pastor alemán y otros, westy, shiba inu, pomerania, san bernardo, dóberman, american bully, jack russell, yorkshire*
vegetable growing | huerta, cultivar hortalizas, huerto, huerto en casa, cuida su huerto, cultiva verduras, huertito, su huertito, huerta en casa, huertecito, huertico, la huertica, cultivar tomates, plantar tomates, plantar lechugas, hortelano, su huerto, huerto ecológico, la chacra, chacra, su quinta, sembrar, siembra, labrar la tierra, cultivar, la milpa, mi huerto, milpa, su milpa
wildlife gardening | jardín silvestre, jardín para bichos
cats | gato, gatos, sus gatos, gata, su gata, sus gatas, michis, michi, los michis, mininos, gatuna, gatuno, gatos y más gatos, su gatito, su gatita, gatita, gatetes, loca de los gatos, gatuno total, gatera, mishis, su gato, gato y mantita, gatitos
rabbits and small pets | conejos, conejita, conejito, su conejita, su conejo
horses | caballo, caballos, los caballos, su caballo, yegua, su yegua, caballito, potros, pura raza, caballo español
beekeeping | apicultura, abejas, colmenas, apicultor, las abejas, panales
chickens | gallinas, sus gallinas, las gallinas, gallinero
fish keeping | acuarios, peces, su acuario, peces tropicales, pecera, peces de colores
reptiles | reptiles y serpientes, reptiles*
flower arranging | arreglos florales, flores, ramos de flores, ikebanas*, flores secas, hacer ramos, florista, floristería, hacer centros de flores
pet birds | jilgueros, agapornis, pajarillos, cuidar pájaros, silvestrismo
bonsai and Japanese gardens | bonsáis, jardines japoneses, bonsái, bonsais, cuidar bonsáis, sus bonsáis
new puppy | cachorro nuevo, cachorrito, cachorrita, su cachorrita nueva, perrito nuevo, su cachorro, un cachorro
new kitten | gatito nuevo, gatitos recién nacidos, gato recién adoptado
guinea pigs | cobayas
hamsters | hámsters, hámster, hámsteres
hermit crabs and snails | cangrejos ermitaños, caracoles
tortoises | tortugas, su tortuga, tortuguita, tortugas de tierra
bird feeding | dar de comer a los pájaros
greenhouses and allotments | huerto urbano, invernadero
farming and farm animals | granja, animales de granja, el campo, campo, su finca, la finca, finca, su rancho, rancho, el rancho, vida en el campo, la vida de campo, los animales de la granja, vida rural, su parcela, animalitos de granja, agricultor, estar en el campo, ganadería, la estancia, el olivar, las viñas, los olivos, pastoreo, vendimia, la vendimia, pastor
insects and minibeasts | insectos, bichos, bichitos, los bichos, entomología, coleccionar insectos, coleccionar bichos
falconry | cetrería, halcones, observar halcones
terrariums | terrarios
amphibians and axolotls | anfibios
dog walking | pasear al perro, pasear con el perro, pasear a su perro, salir con el perro, paseos con el perro, pasear perros, caminar con su perro, caminar con el perro, paseos con su perra, sacar al perro, pasear al perrito, paseos con su perro
hydroponics and mushrooms | hidroponía, cultivar setas
orchids | orquídeas
reading | leer, lectura, libros, leer libros, leer novelas, lee mucho, lectora, leer de todo, lee, leer libros de autoayuda, lector, club de lectura, los libros, leyendo, leer en la playa, devorar libros, comer libros, leer antes de dormir, leer ensayo, la lectura, libros y más libros, autoayuda, ratón de biblioteca, biblioteca, ir a la biblioteca, librerías, ir a librerías, bookstagram, novelas*, los futbolísimos, futbolísimos
languages | idiomas, aprender idiomas, duolingo, poliglota, estudiar idiomas, políglota, aprender alemán, aprender catalán, estudiar euskera, euskera, clases de idiomas, catalán, gallego, valenciano, lenguas, traductora, traductor, filología
history | historia, historias de guerra, historia antigua, la guerra civil, guerra civil, historia de españa, segunda guerra mundial, la segunda guerra mundial, historia medieval, la historia, historia militar, edad media, documentales de historia, historia del arte, los romanos, historiador
creative writing | escribir, escritura, escribir cuentos, escribir relatos, escribir novelas, escribe cuentos, escribir historias, escritora, escritor, escribe relatos, talleres de escritura, taller de escritura, escribiendo, fanfics, fanfiction, escribir fanfics
poetry | poesía, escribir poesía, escribir poemas, poemas, poeta, leer poesía, recitar, escribe poesía, bertsolaris, bertso, payadas
crime fiction | novela negra, novelas policíacas, leer novela negra, thrillers*, novelas de misterio, libros de misterio, novelas de detectives, leer thrillers, leer policiales, policiales, libros de crímenes, misterio, suspense, novelas de suspenso
journaling | diario personal, escribir un diario, escribe un diario, escribir en su diario, diario, bullet journal, hacer journaling
stationery love | papelería, libretas y bolis, libretas, bolis, agendas, cuadernos, libretas bonitas, washi*, bolígrafos, rotuladores, plumones, papeleria bonita, la papelería
meditation | meditación, meditar, mindfulness*, meditar por las mañanas, vida zen, zen*, espiritualidad, espiritual, budismo zen
astronomy | astronomía, astronomía y estrellas, el espacio, espacio, los planetas, planetas, las estrellas, el universo, astrónoma, nasa, astronautas, espacio y planetas, el cosmos, el universo y los planetas, los cohetes y planetas
science | ciencia, ciencias, experimentos, hacer experimentos, ciencia y experimentos, los experimentos, divulgación científica, química, inventar cosas, inventos, inventar
physics and engineering | física, ingeniería
mathematics | matemáticas, las mates, las matemáticas, olimpiadas de mate, olimpiada matemática
genealogy | genealogía, árbol genealógico, árbol familiar, historia familiar, historia de la familia, genealogía de la familia
philosophy and psychology | filosofía, psicología, sociología, psicología y filosofía, pensar
teaching | profesor, profesora, maestra, es profe, profe, docente, enseñar, maestro, es maestra, la docencia, dar clase, profe de mates, profesor de mates, profesora de mates, profe de infantil, profe de primaria
medicine and nursing | enfermera, enfermero, enfermería, la enfermería, médica, estudiar medicina, medicina, es enfermera, es enfermero, es médica
coding | programar, programación, programador, programadora, código, desarrollo web, hackear, hacking*, linux, programación web, coder*, ciberseguridad
electronics and robotics | electrónica, robótica, robots*, electrónico, robótica educativa
fantasy and science fiction books | libros de fantasía, ciencia ficción, booktok, leer fantasía, leer ciencia ficción, novelas de fantasía, fantasía, libros de ciencia ficción, sagas de fantasía, booktoker, libros de dragones
romance novels | novelas románticas, leer novela romántica, libros de romance, libros románticos, leer romance, novelas de amor, novela rosa, leer romántica, romantasy*, mercedes ron, alice kellen, joana marcús, wattpad, libros de wattpad, romances*, elísabet benavent y romántica
art and museums | arte, museos, ir a museos, exposiciones, ver exposiciones, galerías, ir a exposiciones, visitar museos, museos y exposiciones, galerías de arte, arte contemporáneo, el prado
geography and maps | geografía, mapas
podcasts and radio | escuchar la radio, podcast*, pódcast, oír la radio, escuchar podcasts, radio*, la radio, oir la radio
money and business | negocios, emprender, emprendedor, emprendedora, emprendimiento, economía, empresa, finanzas personales
exam revision | exámenes, oposiciones, selectividad, opositar, opositando, opositora, opositor, estudiar para los exámenes, preparando oposiciones, la ebau, la selectividad, el mir, estudiar oposiciones, está de exámenes, de exámenes, época de exámenes
bedtime stories | cuentos, cuentos para dormir, los cuentos, que le lean cuentos, leer cuentos, libros de cuentos, cuentos infantiles, escuchar cuentos, cuentos antes de dormir
tarot and astrology | astrología, horóscopos, signos, el tarot, leer el tarot, echar las cartas, las cartas del tarot, signos del zodiaco, zodiaco, cartas astrales, carta astral, esoterismo, esotérico, esotérica, constelaciones familiares, lectura de manos, energías, runas, los signos, péndulo
politics and current affairs | política, actualidad, noticias, leer el periódico, el periódico, leer la prensa, prensa, periódicos, debates*, las noticias, leer periódicos, política y actualidad, tertulias, activismo, activista, sindicato, militante, derechos humanos
investing | la bolsa, invertir, invertir en bolsa, bolsa, inversiones, inversión, finanzas, bolsa e inversiones, trading*, acciones, fondos indexados, invertir dinero, dividendos
Christian faith | iglesia, la fe, el rosario, rezar el rosario, devota, ir a misa, misa, la misa, la virgen, la parroquia, parroquia, catequesis, catequista, rezar, la biblia, biblia, leer la biblia, santos, grupo de la iglesia, ir a la iglesia, dios, católica, católico, cristiana, creyente, grupo de oración, parroquial, virgencita, la virgencita, evangélica, evangélico, pastoral, la fe católica, virgen de guadalupe, la guadalupana, testigo de jehová, escuela dominical, la iglesia, fe cristiana, religiosa, religioso, muy religiosa
Jewish life | vida judía, judaísmo
Muslim life | vida musulmana, ramadán
Hindu festivals | festivales hindúes
weather watching | meteorología
microscopy | microscopía
amateur radio | radioafición, radioaficionado, radioaficionada, radio afición, banda ciudadana
public speaking | oratoria, hablar en público
content creation | crear contenido, youtuber, instagram, tiktok, hacer tiktoks, redes sociales, insta, influencer, subir stories, hacer reels, tiktokear, bailes de tiktok, ver youtubers, hacer vídeos de tiktok, el tiktok, ver tiktok, el insta, ver youtube, ver vídeos de youtube, ver vídeos, tiktoker, estar con el móvil, el móvil, su móvil, el celular, chatear, el celu, los compas, mikecrack, compas youtubers
new home | mudanza, casa nueva, se han mudado, acaban de mudarse, piso nuevo, se muda, se acaba de mudar, se mudaron, casa recién comprada, depa nuevo, departamento nuevo, estrenan piso, se ha comprado una casa, se ha comprado un piso, se independiza, se compró una casa, se compró un departamento
new baby | recién nacido, bebé, recién nacida
skincare | cuidado de la piel, cremitas, cremas, skincare*, cremas y potingues, potingues, cuidado facial, mascarillas, rutina facial, skin care, cuidarse la piel, cosmética, cosmética natural, cosmética coreana, skincare coreano, skincare coreana, k-beauty
interior design | decoración, decorar, decorar su casa, decorar la casa, diseño de interiores, deco*, la deco, decorar casa, decoradora, home decor, muebles, diseño interior
DIY and home improvement | bricolaje, bricolage, chapuzas, chapuzas en casa, hacer chapuzas, manitas, ser manitas, es muy manitas, arreglar cosas, arregla de todo, arreglos de casa, arreglar la casa, reparar cosas, herramientas, trabajos en casa, hacer arreglos, reformas, reformar la casa, arregla todo, maestrear, hacer reparaciones, arreglos en casa, apañado con las manos, trastear en el garaje, cacharrear, el taller, su taller, hacer chapucillas, ñapas, bricomanía, electricista, fontanero, albañilería, hacer obras en casa, poner azulejos, trabajos manuales en casa
organising | ordenar, orden en casa, ordenar la casa, orden, organizar, organizar la casa, marie kondo, limpiar, limpieza, limpieza y orden, ordenar cajones, hacer limpieza
make-up | maquillaje, maquillarse, maquillar, pintarse, maquilladora, tutoriales de maquillaje, coqueta, muy coqueta
fashion | moda, vestirse bien, ropa, trapitos, la ropa, vestir bien, ropita, outfits*, estilismo, comprar ropa, comprarse ropa, ir de shopping, bolsos, bolsos y zapatos, zapatos, tacones, modelitos, shopping*, salir de compras, compras, ir de tiendas, de tiendas, salir de tiendas, vitrinear, complementos, el shopping, ir de compras, shein, moda sostenible, moda sostenible, gorras, coleccionar gorras, sombreros
sleep | la siesta, siestas, dormir, echarse la siesta, la siestita, dormir la siesta, dormir mucho, siestas en el sofá, dormilona, dormilón, dormir hasta tarde, la cama
self-care | bienestar, relajarse, descansar, relax, cuidarse, spa*, ir al spa, relajarse en casa, masajes y spa, desconectar, autocuidado, ir de spa, mimarse, la vida tranquila, tomarse su tiempo
cars | coches, los coches, mecánica, autos*, los autos, los fierros, fierrero, fierros, carros, los carros, el coche, su coche, coches y motor, motor*, mundo del motor, el motor, tuning*, tuneo, tunear coches, tunear, carros y motos, mecánica de coches, automóviles, automovilismo, arreglar coches, arreglar autos, arreglar el coche, tuercas, coches deportivos, automóvil, los motores, mecánico
retirement | jubilado, jubilada, jubilación, recién jubilado, jubilarse, jubilación anticipada, pensionista, se acaba de jubilar, recién jubilada, jubilada desde, pensionado, acaba de jubilarse, se jubila, se jubila en junio, jubilación próxima
grandparents | nietos, nieta, nietecitos, jugar con los nietos, cuidar a los nietos, estar con los nietos, sus nietas, sus nietecitos, su nieto, los nietitos, nietitos, ser abuela, abuelear, cuidar de los nietos, malcriar a los nietos, abuelos, va a ser abuela, va a ser abuelo, futura abuela, futuro abuelo
working from home | teletrabajo
student life | estudiante, uni, universidad, estudiar, universitaria, universitario, la uni, erasmus, piso de estudiantes, irse de erasmus, se va de erasmus, empieza la uni, residencia de estudiantes
hair care | cuidado del cabello, peinados, el pelo, pelo, peinarse, hacer peinados, pelo rizado, rizos, método curly, peluquería
get well soon | recuperación, enfermo
comfort and sympathy | luto, duelo
pregnancy | embarazo, embarazada
busy parents | padres ocupados, la crianza, crianza, maternidad, la maternidad, ser madre, ser mamá
later life | personas mayores, tercera edad, imserso
new job | nuevo trabajo, trabajo nuevo, curro nuevo, nuevo curro, nuevo empleo, empieza en un trabajo nuevo, ha cambiado de trabajo
gadgets and tech | tecnología, informática, informático, ordenadores, ordenador, compus, computadores, computadoras, computación, tecnología y gadgets, cacharros, cacharritos, gadgets*, techie, móviles, celulares, pc, montar ordenadores, montar pcs, armar computadoras, la informática, inteligencia artificial, las nuevas tecnologías, cacharreo, frikadas tecnológicas
wedding planning | boda, se casa, se casan, boda en junio, preparar la boda, preparando la boda, va a casarse, organizar su boda
perfume | perfumes, colonia, perfumería, perfumes nicho, perfumes árabes
shaving and grooming | afeitado, cuidado de la barba
nails | uñas, manicura, las uñas, hacerse las uñas, pintarse las uñas, uñas de gel, uñas acrílicas, manicure*, nail art, esmaltes, decorar uñas
zero waste living | cero residuos, sostenibilidad, reciclar, reciclaje, ecología, ecologista, medio ambiente, sostenible, vida sostenible, consumo responsable
cosy nights in | noches en casa, quedarse en casa, sofá y manta, mantita y sofá, sofá mantita y peli, sofá, estar en casa, noches de peli, sofá y peli, mantita, plan de sofá, plan tranquilo en casa, manta
teen bedroom | habitación juvenil
starting school | empezar el colegio, vuelta al cole
hard times | mala racha, depresión
sight loss | baja visión, ciego
wheelchair life | silla de ruedas
clear-headed living | vida sin alcohol, sobriedad
new parents | madre primeriza, padres primerizos, acaba de ser madre, acaba de ser padre, papás primerizos, mamá primeriza, recién papás, recién mamá, padres recientes, acaba de dar a luz, ha dado a luz, acaba de tener un bebé, recién parida
carers | cuidadora, cuidadores
care home life | residencia de ancianos
dementia-friendly | demencia*
easy on the hands | artrosis, artritis
diabetes-friendly treats | diabético, diabética
minimalism | minimalismo
hosting | invitar amigos, cocinar con amigos, quedar con amigas, quedar con amigos, estar con amigos, recibir amigos, recibir en casa, juntadas, juntadas con amigos, organizar cenas, cenas con amigos, cenas en casa, anfitriona, hacer cenas, reuniones con amigos, juntarse con amigos, reunirse con amigas, organizar fiestas, convites, juntarse con las amigas, juntadas con las amigas, charlar con las amigas, quedar con los colegas, fiestas en casa, estar con la familia, reuniones familiares, comidas familiares, juntarse en familia, juntarse a comer, la sobremesa, charlar, charlar con amigas, tertulia con amigas, familia numerosa, tomar algo, quedar para tomar algo, tomar algo con las amigas, salir a tomar algo, quedar a tomar algo, quedar con los amigos
volunteering | voluntariado, protectora, protectora de animales, voluntaria, voluntario, hacer voluntariado, cruz roja, cáritas, refugio de animales, ong, voluntariado en la protectora, banco de alimentos, asociación de vecinos, ayudar a los demás, protección civil
long drives | conducir, manejar, viajar en coche, roadtrips en coche
love at a distance | relación a distancia
sauna and cold plunge | termas, balneario, sauna*, baños termales, aguas termales, hammam*, ir a las termas, baños árabes, circuitos termales, onsen, baños de vapor, temazcal
smart home | domótica, casa inteligente, domotica, casa domótica
classic cars | coches clásicos, los coches clásicos, coches antiguos, autos clásicos, carros clásicos, coches de época, autos antiguos, coches clásicos y motos, seiscientos, el seiscientos, carros antiguos, autos viejos, el 600, un 600, restaurar un 600, restaurar coches, restaurar coches clásicos
police cars | la policía, coches de policía, policías, la policía y los bomberos, jugar a policías
roses | rosas, las rosas, rosales
Japanese | aprende japonés, japonés, estudia japonés, aprender japonés, estudiar japonés
French | aprende francés, francés
Italian | aprende italiano
goalkeeper | portero, es portero, de portero, portera, guardameta
wordsearches | sopas de letras, las sopas de letras, sopa de letras, hacer sopas de letras
manga drawing | dibujar manga, dibuja manga
bubbles | pompas de jabón, las pompas de jabón, burbujas
soap operas | telenovelas, las telenovelas, novelas de la tarde, ver telenovelas, ver novelas, culebrones, las novelas, teleseries, la novela de la tarde, comedias de la tarde, culebrón, novelas turcas, ver novelas turcas, series turcas
first communion and confirmation | primera comunión, comunión, confirmación
stacking towers | apilar bloques, hacer torres, torres de bloques, construir torres
traditional card games | brisca, el mus, mus, tute, la canasta, chinchón, jugar al truco, el truco, jugar truco, jugar al mus, juega al mus, partida de mus, la brisca, jugar a la brisca, la pocha, jugar a la pocha, jugar al tute, el tute, cinquillo, conquián, el cinquillo, guiñote, jugar al guiñote, jugar al chinchón, la escoba, escoba de quince, jugar a la escoba, el remigio, julepe, la butifarra, jugar a la butifarra, el subastado, la telesina, carioca, jugar carioca, burako, truco
elephant | elefantes, los elefantes
lion | leones, los leones
fox | zorros
monkey | los monos
wolf | lobos, los lobos
squirrel | ardillas
brown bear | osos, los osos
giraffe | jirafas
dolphin | delfines
playset figures | playmobil, los clicks, clicks de playmobil, sus muñecos, pinypon, super zings, polly pocket
paella | paellas, arroces y paellas, los arroces, arroces, cocinar paellas, hacer paellas, paella los domingos, la paella, arrocero, arrocera
christening | bautizo, bautismo
friendship bracelets | pulseras, hacer pulseras
mushroom picking | buscar setas, setas, ir a por setas, va a por setas, coger setas, ir de setas, hongos, recolectar setas, buscar níscalos, níscalos, boletus, ir a setas, salir a por setas, ir a buscar setas, rovellons, bolets, ir por hongos, micología, seteros, las setas
draughts | damas, jugar a las damas
dominoes | dominó, el dominó, jugar al dominó, jugar dominó, domino*, partidas de dominó, echar el dominó, jugar dominó con los compadres
ludo | parchís
espresso | máquina de espresso, cafetera espresso
pigeons | palomas mensajeras, colombofilia, palomas, palomos, columbicultura, palomas de competición, palomar
film photography | fotografía analógica, fotos analógicas
five-a-side | fútbol 5, futbol 5, fut 5, fut 7, fútbol 7, futbol 7, fútsal, futsal, fútbol siete, jugar fútbol 5, fútbol 8, futbol sala, fútbol rápido, futbito, jugar al futbito, jugar micro, microfútbol, jugar microfútbol
Boca Juniors | boca, hincha de boca, bostero, bostera, fanático de boca, xeneize
River Plate | river*, hincha de river, fanática de river, fanático de river, millonario de river
Atlético Madrid | atleti, el atleti, del atleti, colchonero, colchonera
FC Barcelona | culé, el barça, barça, barcelonista, el barcelona
Real Madrid | madridista, merengue del madrid, el madrid
Real Betis | el betis, betis, bético, bética
Sevilla FC | sevillista, el sevilla
Athletic Bilbao | el athletic, athletic, zurigorri
Valencia CF | valencianista, abonado del valencia, el valencia cf, valencia cf
padel | juega al pádel, jugar pádel, partidos de pádel, padelero, padelera, jugar padel, pala de pádel, jugar al pádel, pádel, pádel con los amigos, padelear
beach volleyball | volley playa, vóley playa, voley playa, voleibol playa, voley de playa
aqua aerobics | gimnasia acuática, aquagim, gimnasia en el agua, aquaeróbic
synchronised swimming | natación sincronizada, sincronizada, natación artística
tour de france | ver el tour, el tour, ver el tour de francia, ver la vuelta, la vuelta ciclista, vuelta a españa, ver ciclismo, ver el giro, el giro de italia
gravel biking | gravel*
e-bikes | bici eléctrica, bicicleta eléctrica
spinning classes | spinning*, clases de spinning, ciclo indoor, bici estática, bicicleta estática
mountaineering | andinismo, alta montaña, alpinismo, montañismo, tresmiles, ochomiles, cuatromiles, escalar volcanes, subir volcanes
via ferrata | ferratas, vías ferratas
bouldering | hacer boulder, búlder, boulder
snowboarding | snow*, hacer snow, snowboard
hunting | caza, cazar, la caza, caza menor, caza mayor, perros de caza, cazador, ir de caza, monterías, salir de caza, la perdiz
dressage | doma, doma vaquera, doma clásica
watching boxing | ver boxeo, veladas de boxeo, ver el boxeo
kickboxing | kick boxing, kick*
bjj | jiujitsu, jiu jitsu, bjj
mma | artes marciales mixtas, mma
karate | karateca, kárate
folk dancing | bailes regionales, baile regional, jotas, la jota, bailar jotas, danzas folclóricas, bailes folclóricos, folclore, malambo, chacarera, sardanas, cueca, bailar cueca, marinera, zamba, marinera norteña, joropo, cumbia sonidera, peñas folclóricas
flamenco | baila flamenco, bailar flamenco, sevillanas, bailar sevillanas, baile flamenco, el flamenco, cante jondo, cante flamenco, bulerías, flamencas, ir a la feria, feria de abril, la feria de abril, el rocío, tablaos, flamenco
tango | bailar tango, milonga, la milonga, milonguear, tanguero, tanguera, tangos*
bachata | bailar bachata
salsa | salsa y bachata, salsero, salsera, baila salsa, baile salsa, bailar salsa, salsa caleña, salsa choke, salsa en línea
Reggaeton | perreo, perrear, regueton, reguetón, reggaetón, reggaeton, el reggaeton, música urbana, música urbana latina, escuchar reggaeton, reggaetonera, reguetonera, maluma, j balvin, daddy yankee, feid, rauw alejandro, ozuna
gin | gin tonic, gintonic, gintonics, gin tonics
rum | ron, rones, ron y puros, ron añejo
whisky | whiskies*, güisqui, whiskito
tequila and mezcal | tequila, mezcal, mezcales, pulque
aperitivo | vermut, el vermut, vermú, ir de vermut, tomar el vermut, vermutear, el aperitivo, tomar el aperitivo, hora del vermut, aperitivos*
street food | comida callejera, antojitos, tacos en la calle, tacos callejeros, food trucks, gastronetas, foodtrucks
brunch | ir de brunch, brunchs*, hacer brunch
seafood | mariscos, mariscadas, pulpo a la gallega, comer pulpo, comer marisco
cured ham | jamón, jamón ibérico, cortar jamón, jamón serrano, cortador de jamón
smoking meat | ahumador, carnes ahumadas, ahumar carne
soups and stews | guisos, pucheros, cocidos, potajes, cocina de cuchara, sopas, caldos
cake decorating | decorar pasteles, decorar tartas, fondant, tartas decoradas, tartas de fondant, decoración de tartas, decorar tortas
cookies | galletas, hacer galletas decoradas, galletas decoradas
sourdough | masamadre, masa madre, pan de masa madre
yerba mate | mate*, matear, tomar mates, los mates, mate amargo, matecito, tereré, unos mates, mate con las amigas, matero, matera
charcuterie and curing | la matanza, embutidos, hacer chorizos, matanza, embutidos caseros
meal prep | cocinar para la semana, batchcooking, comida saludable, comer sano, cocina saludable, vida sana, alimentación saludable, nutrición, cocinar sano, recetas saludables, vida saludable, comida sana, realfooding, tuppers, táperes, hacer tuppers, cocinar para toda la semana
air fryer | freidora de aire, airfryer, recetas de airfryer
sushi | hacer sushi, comer sushi
pasta making | hacer pasta, pasta fresca
pizza | hacer pizza, pizzas*
historical fiction | novela histórica, leer novela histórica, novela histórica y ensayo
biographies | biografías, leer biografías
kindle | leer en el kindle, ebook, libro electrónico
manga | mangas*, el manga, leer manga
westerns | películas del oeste, pelis del oeste, pelis de vaqueros, películas de vaqueros, westerns*
UFOs and aliens | ovnis, cuarto milenio, extraterrestres, lo paranormal, alienígenas, iker jiménez, paranormal*
Indie | música indie, indie español, indie*, vetusta morla, izal, love of lesbian, arde bogotá, viva suecia, lori meyers, supersubmarina, los planetas banda
Spanish pop | pop español, música española, pop en español, estopa, melendi, alejandro sanz, aitana, pablo alborán, david bisbal, manuel carrasco, dani martín, el canto del loco, la oreja de van gogh, mecano, hombres g, amaral, malú, pablo lópez, lola índigo, vanesa martín, operación triunfo música, nena daconte, camila, reik, sin bandera, luis miguel, morat, sebastián yatra, camela, chayanne, rbd, paulina rubio, thalía, ricky martin, bisbal, rosana, bebe cantante, ana mena, lola indigo, abraham mateo, chenoa, natalia lacunza, ángeles azules, los ángeles azules
punk | punki, punky, música punk, punk rock
Trap | música trap, trap argentino, trap latino, escuchar trap, quevedo, bizarrap, duki, trueno, c tangana, wos, nicki nicole, yung beef, myke towers, anuel, eladio carrión, ca7riel, milo j, cazzu, tini, emilia mernes
bagpipes | gaita, tocar la gaita, gaitero, gaitera
Mariachi | rancheras, música ranchera, mariachis, corridos, corridos tumbados, norteñas, música norteña, música de banda, regional mexicano, banda sinaloense, música regional mexicana, banda ms, vicente fernández, josé alfredo jiménez, juan gabriel, peso pluma, natanael cano, christian nodal, grupo frontera
Copla | coplas, la copla, copla española, tonadillas
Flamenco music | escuchar flamenco, música flamenca, camarón, paco de lucía, camarón de la isla, flamenquito, canta flamenco, cantar flamenco, cantaor, cantaora
bass guitar | el bajo, tocar el bajo, toca el bajo, bajista, toca bajo, bajo en un grupo
carnival | carnavales, carnaval, carnavales de cádiz, chirigotas, comparsas, murgas, la murga, carnaval de cádiz, el carnaval, los carnavales, disfrazarse en carnaval, coac
processions and fiestas of Spain | cofradías, cofrade, costaleros, nazareno, nazarena, fallas, fallera, fallero, las fallas, procesiones, las procesiones, semana santa, la semana santa, hermandad, hermandades, pasos de semana santa, fiestas del pueblo, fiestas patronales, san fermín, sanfermines, romerías, castellers, la peña del pueblo, toros, los toros, corridas de toros, encierros, tauromaquia, taurino, taurina, toreo, ir a los toros, bous al carrer, banda de cornetas, la hermandad, tamborrada, día de muertos, altar de muertos, castells, castellera, petardos, pirotecnia, mascletà, correfocs
dog training | adiestrar perros, adiestramiento, educación canina, adiestrar a su perro
succulents | suculentas, crasas, cactus y crasas, cactus*, cactus y suculentas, los cactus
amigurumi | amigurumis, amigurumi*, muñecos de ganchillo, muñecos de crochet, hacer amigurumis, tejer muñecos
cross stitch | punto cruz, bordar en punto de cruz, punto de cruz
scrapbooking | scrap*, scrapbook*, álbumes de scrap, hacer álbumes, scrapear
origami | hacer origami
oil painting | pintura al óleo, pintar al óleo, óleo
sculpting | escultura, esculpir, porcelana fría, modelar arcilla
slot cars | scalextric, slot*, el scalextric
motocross | moto de cross, motocross*, moto de enduro, enduro*
motogp | ver motogp, ver las motos, carreras de motos, ver motos, motos en la tele
League of Legends | jugar lol, lol, el lol, jugar al lol
EA FC | fifa, el fifa, jugar al fifa, fifa con los colegas, fc 25, fc25, fc26, ea fc, fc 26, vicios al fifa, jugar fifa
pokemon cards | cartas pokemon, cartas de pokemon, coleccionar cartas pokemon, cartas pokémon
rummy | remigio, rummy*
canasta | jugar a la canasta, jugar canasta
pub skittles and quoits | la rana, jugar a la rana, bolos leoneses, tuta
pool | pool*, jugar pool, jugar al pool, billar americano
table football | futbolines, metegol, jugar al metegol, taca taca, futbolito de mesa, jugar al futbolín, futbolín
sudoku | sudokus, hacer sudokus, los sudokus
lottery tickets | lotería, la lotería, jugar a la lotería, loto, la primitiva, quinielas, la quiniela, los cupones, el euromillón, rascas, el cupón, raspaditos, el gordo, apuestas, raspes, euromillones
baby dolls | nenucos, bebés reborn, reborn, muñecos bebé, jugar con bebés, jugar a las mamás, jugar a mamás, cuidar a sus muñecas, los nenucos, jugar a mamás y papás
Spider-Man | spiderman, el hombre araña, hombre araña, spidey
youtube | canal de youtube
motor boats | lancha, zodiac*, su lancha
learning english | aprender inglés, inglés, clases de inglés, estudiar inglés, aprender ingles
vintage clothing | ropa vintage, ropa retro, ropa de segunda mano
candles | velas aromáticas, velitas, coleccionar velas, encender velas, las velas, velas
drones | drone*, volar el dron, dron, volar su dron
kites | volar cometas, volantines, papalotes, barriletes, volantín, encumbrar volantines, cometas
crypto | cripto, criptomonedas, bitcoin, cryptos
audiobooks | escuchar audiolibros, audiolibros
fridge magnets | imanes, coleccionar imanes, imanes de nevera, imanes de viajes, imanes de sus viajes
football cards | cartas de fútbol, adrenalyn
football stickers | cromos de fútbol, cromos del mundial, estampitas del mundial, álbum del mundial, láminas del mundial, álbum panini, estampas del mundial, álbum de figuritas, monas del mundial, barajitas, cromos de la liga, cromos de futbol, barajitas del mundial, figuritas del mundial, figuritas
massage | masaje, dar masajes, que le den masajes
longboard skating | longboard
figure skating | patinaje artístico, patinaje artístico sobre hielo
softball | softbol, sóftbol
handball | balonmano, handbol, jugar al balonmano, ver balonmano
rhythmic gymnastics | gimnasia rítmica, rítmica, hacer rítmica
calisthenics | calistenia, hacer calistenia, dominadas, barras en el parque
watching tennis | ver tenis, ver el tenis, ver a alcaraz, alcaraz, rafa nadal, nadal, roland garros
zumba | clases de zumba, hacer zumba
butterflies | mariposas, las mariposas
fossil hunting | buscar fósiles, paleontología, fósiles
cows | vacas, las vacas
nba | nba, ver la nba, ver básquet, ver baloncesto, ver partidos de la nba, la nba
nfl | ver la nfl, ver nfl, el super bowl, superbowl
ufc | ver ufc, ver mma, ver peleas de ufc
halloween | noche de brujas
nativity scenes | belén, belenes, hacer el belén, montar el belén, pesebre, belenismo, belenista, nacimientos, poner el nacimiento, figuras del belén
swings and climbing frames | columpios, tobogán, columpiarse, toboganes, el tobogán, juegos del parque, las hamacas
playing doctors | jugar a los médicos, médicos, jugar a médicos, jugar a ser doctora, jugar a ser médico, ser doctora, veterinaria de juguete, jugar a veterinarios
playing shop | jugar a las tiendas, jugar a la tienda, jugar al supermercado, tienditas, jugar a tiendas, jugar a la tiendita
dressing up | disfraces, disfrazarse, disfraz, los disfraces, jugar a disfrazarse, disfrazarse de princesa
lorry driving | conductor de camión, camionero, camionera, tráiler, trailero
architecture | arquitectura, arquitecto, arquitecta, edificios
video editing | editar vídeos, editar videos, edición de vídeos, edita vídeos
watercolour | acuarela, pintar acuarelas, acuarelista
puddles and mud | jugar con barro, jugar en el barro, los charcos, saltar charcos, charcos
loom bands | pulseritas de gomas, pulseras de gomas, gomitas
winemaking | hacer vino, hacer vino en casa, vino casero, hacer su propio vino
olive oil | aceite, catar aceites, aove, cata de aceites, aceite de oliva
Joaquín Sabina | sabina
Joan Manuel Serrat | serrat
crossfit | crossfitera, crossfitero, crosfit, hacer crossfit, cross fit, ir a crossfit
canyoning | bajar barrancos, barrancos, descenso de barrancos, cañones, canyoning, cañonismo
quad biking | quads*, ir en quad, cuatrimotos, cuatriciclos
off-roading | 4x4, rutas 4x4, todoterrenos, ir en 4x4, el 4x4, offroad, jeepear
rc cars | rc, coches rc, radiocontrol, coches de radiocontrol, carros a control remoto, autos a radiocontrol, coches teledirigidos
model aircraft | aeromodelos
rc planes | aviones radiocontrol, aviones rc
fountain pens | plumas, estilográficas, plumas fuente
bookbinding | encuadernar, encuadernación
resin art | resina, resina epoxi, hacer cosas de resina
tapestry | tapices, tapiz
Camino de Santiago | hacer el camino, el camino de santiago, peregrinar, peregrino, peregrina, camino de santiago en bici, peregrinación, peregrinaciones
ants | hormigas, hormiguero
puppetry | títeres, marionetas
keyrings | llaveros, coleccionar llaveros
banknotes | billetes, coleccionar billetes
vikings | vikingos
romans | romanos
ancient egypt | antiguo egipto, egiptología, los egipcios, los faraones
podcasting | hacer podcasts, hacer pódcast, tener un podcast
renaissance fair | ferias medievales, mercado medieval, mercadillos medievales
hema | esgrima medieval, esgrima antigua
cosplay | cosplays*, hacer cosplay
fantasy football | biwenger, comunio, fantasy de fútbol, la fantasy, mister fantasy, fantasy*
jokes and pranks | bromas, chistes, contar chistes
streaming on twitch | twitch, hacer directos, ver directos, streamers*, ver streamers, stremear, ver twitch
storm chasing | cazatormentas
ice swimming | baños helados
judo | yudo, judoca
trail running | trail*, correr por la montaña, correr por el monte, carreras de montaña, trail por la sierra
medals | medallas
toy soldiers | soldaditos
piercing | piercings
cupcakes | cupcakes*
macarons | macarons
tapas | tapas*
dumplings | dumplings*
jukeboxes | gramolas
marbles | canicas
dahlias | dalias
ponds | estanques
hedgehogs | erizos
ferrets | hurones, hurón, su hurón
ducks | patos
geckos | gecos
tarantulas | tarántulas
chameleons | camaleones
gerbils | jerbos
degus | degús
chinchillas | chinchillas
millipedes | milpiés
hummingbirds | colibríes
robins | petirrojos
tomatoes | tomates
pigs | cerdos
sheep | ovejas
goats | cabras
alpacas | alpacas*
donkeys | burros
spiders | arañas
moths | polillas
owls | búhos
microgreens | microbrotes
supercars | superdeportivos
tiny houses | minicasas
stickers | pegatinas
balloons | globos
flags | banderas
volcanoes | volcanes
audio stories | audiocuentos
cassettes | casetes
lighthouses | faros
castles | castillos
bats | murciélagos
seals | focas
crabs | cangrejos
ultramarathons | ultramaratones
rounders | rounders*
vampires | vampiros
ambulances | ambulancias
trams | tranvías
helicopters | helicópteros
coaching and refereeing | entrena a alevines, entrena a niños, entrenador, entrenadora, entrenar a un equipo, árbitro, árbitra, entrena a un equipo, entrenar niños, arbitrar, entrena al equipo del barrio, es entrenador, entrena a los pequeños, entrenador de fútbol
freediving | pesca submarina, apnea, buceo a pulmón
flag football | tocho bandera, flag football, tochito
smoothies | batidos, batidos de frutas, licuados, jugos, zumos
matcha | té matcha, matcha*
fuse beads | perlas hama, hama, hama beads, planchitos, pyssla, cuentas hama
playing schools | jugar a las profes, jugar a la escuelita, jugar a ser profe, jugar a la maestra, jugar a profes, jugar al cole, jugar a la escuela
balance bikes | bici sin pedales, bicicleta sin pedales, bicicleta de equilibrio, su bici sin pedales, camicleta
upholstery | tapizar sillas, tapizar, tapicería
lawn care | césped, cortar el césped, el pasto, cortar el pasto, cuidar el césped
risk board game | teg, jugar al teg
Yahtzee | generala, la generala, jugar a la generala, cacho, jugar cacho
drag | rupaul, drag race, drag queens
raphael cantante | raphael*
One Direction | directioner, one direction
Harry Styles | harry styles
Sanrio | hello kitty, kuromi, sanrio, cinnamoroll, melody y kuromi
Cristiano Ronaldo | cristiano, cr7
The Beatles | los beatles, beatles*
Rolling Stones | los rolling, rolling stones, los rolling stones
thai cooking | comida tailandesa, comida thai
chinese cooking | comida china
latte art | hacer latte art
welding | soldar
knife making | hacer cuchillos, cuchillería, cuchillos, navajas, coleccionar navajas, coleccionar cuchillos
whittling | tallar cucharas, tallar madera, talla de madera
woodturning | tornear madera, torno de madera
urban sketching | dibujo urbano, urban sketchers
cardmaking | hacer tarjetas, tarjetería
silversmithing | plata, orfebrería, joyería en plata
knitting for babies | ropita de bebé, tejer para bebés
linocut | linograbado, grabado en linóleo
wildlife photography | fotografía de naturaleza, fotografía de fauna, fotografiar animales, fotografía sobre todo de naturaleza, fotografía de aves, fotografiar aves
poodle | caniche, su caniche, caniches
dachshund | perro salchicha, salchicha, teckel
german shepherd | pastor alemán, pastores alemanes
labrador | labrador, labradores
golden retriever | golden*, su golden
chihuahua | chihuahueño, chihuahuas
pug | carlino, su carlino
french bulldog | frenchie, bulldog francés
rally driving | coches de rally, rallyes, el rally
NBA 2K | nba 2k, al nba 2k, jugar al nba 2k
model ships | barcos en botella, barcos a escala
axe throwing | lanzar hachas, lanzamiento de hachas, tirar hachas
fires and wood burning | leña, hacer leña, la leña, hogueras, hacer hogueras, fogatas, la fogata
Flight Simulator | simuladores de vuelo, simulador de vuelo, flight simulator
miniature painting | pintar miniaturas, pinta miniaturas
rodeo | jaripeo, charreada
paperweight | pisapapeles
corkscrew | sacacorchos
nutcracker figure | cascanueces
Helldivers | Helldivers
Borderlands | Borderlands
Codenames | Codenames
Skylanders | Skylanders
Triominos | Triominos
Bananagrams | Bananagrams
Mercedes cars | mercedes benz, su mercedes, los mercedes
Portuguese | portugués
Dutch | neerlandés
Welsh | galés
Goosebumps | =
Woodwalkers | Woodwalkers
Afrobeats | Afrobeats
NewJeans | NewJeans
Brahms | Brahms
Ramones | Ramones
INXS | INXS
Puhdys | Puhdys
Cornwall | Cornualles
Paris | París
London | Londres
Wales | Gales*
Alps | Alpes
Morocco | Marruecos
Captain Tsubasa | oliver y benji*, supercampeones
Transformers | Transformers
Ghostbusters | Cazafantasmas
Club Brugge | club brujas
Corinthians | Corinthians
Palmeiras | Palmeiras
Heathers | Heathers
Minions | Minions
Tangled | película enredados
Trolls | Trolls*
Teletubbies | Teletubbies
Numberblocks | Numberblocks
Little Women | Mujercitas
The Traitors | Traitors*
EastEnders | EastEnders
Dallas series | Dallas
Hollyoaks | Hollyoaks
Portugal | portugal, conocer portugal, viajar a portugal
snakes | serpientes
lizards | lagartos
parrots | loros, cotorras
budgies | periquitos
canaries | canarios, criar canarios
cockatiels | ninfas
axolotls | ajolotes
frogs | ranas
rockets | cohetes
sledging | trineo, tirarse en trineo
juggling | malabares, hacer malabares
pirates | piratas, los piratas
dragons | dragones, los dragones
Brawl Stars | brawl, jugar al brawl, el brawl
thimble | dedal, dedales
silver spoon | cuchara de plata
hand bell | campanilla
music box | caja de música
perfume bottle | frasco de perfume
vintage tin | lata antigua
matchbox label | etiqueta de caja de cerillas
vintage button | botón antiguo, botones antiguos
snuff box | caja de rapé
trinket box | joyerito
vintage radio | radio antigua
typewriter | máquina de escribir
vintage camera | cámara antigua
barometer | barómetro
oil lamp | lámpara de aceite
antique tool | herramienta antigua
vintage telephone | teléfono antiguo
tin toy | juguete de hojalata
egg cup | huevera
toby jug | jarra Toby
horse brass | adorno de latón para caballos
copper pan | cazo de cobre
hand fan | abanico
beer stein | jarra de cerveza alemana
fuchsia | fucsia
fern | helecho
pelargonium | geranio
daffodil | narciso
chrysanthemum | crisantemo
begonia | begonia
hosta | hosta
snowdrop | campanilla de invierno
tulip | tulipán, tulipanes
peony | peonía
hydrangea | hortensia
clematis plant | clemátide
iris flower | lirio
lily flower | azucena
auricula | aurícula
alpine plant | planta alpina
cyclamen | ciclamen, ciclámenes
magnolia | magnolia
camellia | camelia
rhododendron | rododendro
sunflower | girasol, girasoles
delphinium | espuela de caballero
primrose | prímula
wisteria | glicinia
honeysuckle | madreselva
ornamental grass | gramínea ornamental, gramíneas ornamentales
gladiolus | gladiolo
geum plant | geum
poppy flower | amapola
wizards and witches | las brujas, brujas
AC Milan | el milan
`
