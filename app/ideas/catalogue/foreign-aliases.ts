/** Aliases of topics in other languages, and emoji. `title: alias, alias, emoji` */
export default `
gardening: gärtnern, garten, gartenarbeit, jardinage, jardinería, jardineria, giardinaggio, tuinieren, ogrodnictwo, jardinagem, садоводство, 🌱, 🌻, 🌷
houseplants: zimmerpflanzen, plantes vertes, 🪴, 🌵
reading: lesen, lecture, lire, lectura, leer, lettura, leggere, lezen, czytanie, leitura, чтение, bücher, bücher lesen, livres, libros, libri, 📚, 📖
cooking: kochen, cuisine, cuisiner, cocina, cocinar, cucina, cucinare, koken, gotowanie, culinária, кулинария, готовка, 🍳, 👨‍🍳, 👩‍🍳
baking: backen, kuchen backen, pâtisserie, patisserie, repostería, reposteria, bakken, pasticceria, выпечка, 🧁, 🎂, 🍰
hiking: wandern, randonnée, randonnee, randonnées, senderismo, escursionismo, wandelen, caminhadas, походы, 🥾
running: laufen, joggen, course à pied, corsa, correr, hardlopen, bieganie, бег, 🏃, 🏃‍♀️, 🏃‍♂️
swimming: schwimmen, natation, natación, natacion, nadar, nuoto, zwemmen, pływanie, плавание, 🏊, 🏊‍♀️, 🏊‍♂️
singing: singen, chant, chanter, cantar, canto, cantare, zingen, пение, 🎤
dance: tanzen, danse, danser, bailar, baile, ballo, ballare, dansen, танцы, 💃, 🕺
painting: malen, peinture, pintura, pintar, pittura, schilderen, живопись, 🎨
drawing: zeichnen, dessin, dessiner, dibujo, dibujar, disegno, tekenen, rysowanie, рисование
knitting: stricken, tricot, tricoter, tejer, maglia, breien, вязание, 🧶
crochet: häkeln, ganchillo, uncinetto, haken
sewing: nähen, couture, coser, costura, cucito, naaien, шитьё, шитье, 🧵, 🪡
travel: reisen, voyage, voyages, voyager, viajar, viajes, viaggi, viaggiare, podróże, путешествия, ✈️, ✈, 🧳
photography: fotografie, fotografieren, photographie, fotografía, fotografia, фотография, 📷, 📸
fishing: angeln, pêche, peche, pesca, pescare, vissen, wędkarstwo, рыбалка, 🎣
horse riding: reiten, équitation, equitation, equitación, equitazione, paardrijden, 🏇
horses: pferde, chevaux, caballos, cavalli, paarden, 🐴, 🐎
dogs: hunde, chiens, perros, cani, honden, собаки, 🐶, 🐕
cats: katzen, chats, gatos, gatti, katten, кошки, 🐱, 🐈
birdwatching: vogelbeobachtung, vögel beobachten, oiseaux, ornithologie, 🐦
climbing: klettern, escalade, escalada, arrampicata, klimmen, 🧗, 🧗‍♀️, 🧗‍♂️
cycling: radfahren, fahrrad fahren, vélo, velo, cyclisme, ciclismo, fietsen, велосипед, 🚴, 🚴‍♀️, 🚴‍♂️, 🚲
football: fußball, fussball, fútbol, futbol, calcio, voetbal, futebol, piłka nożna, футбол, ⚽
basketball: baloncesto, pallacanestro, 🏀
tennis: tenis, теннис, 🎾
golf: golfen, 🏌️, ⛳
skiing: skifahren, ski fahren, esquí, esqui, sci, skiën, 🎿, ⛷️, ⛷
surfing: surfen, 🏄, 🏄‍♀️, 🏄‍♂️
scuba diving: tauchen, plongée, buceo, immersioni, 🤿
sailing: segeln, zeilen, ⛵
camping: zelten, acampar, campeggio, ⛺, 🏕️, 🏕
yoga: йога, 🧘, 🧘‍♀️, 🧘‍♂️
gym: fitnessstudio, musculation, gimnasio, palestra, sportschool, 🏋️, 🏋️‍♀️, 🏋️‍♂️, 💪
guitar: gitarre, gitarre spielen, guitare, guitarra, chitarra, gitaar, гитара, 🎸
piano: klavier, klavier spielen, pianoforte, пианино, 🎹
drums: schlagzeug, batterie spielen, batería, batteria, 🥁
music: musik, musique, música, musica, muziek, muzyka, музыка, 🎵, 🎶, 🎧
chess: schach, échecs, echecs, ajedrez, scacchi, schaken, xadrez, шахматы, ♟️, ♟
jigsaw puzzles: puzzeln, rompecabezas, 🧩
board games: brettspiele, jeux de société, juegos de mesa, giochi da tavolo, bordspellen, 🎲
video games: videospiele, zocken, jeux vidéo, jeux video, videojuegos, videogiochi, видеоигры, 🎮
cinema: kino, filme, cinéma, cine, кино, 🎬, 🍿
wine: wein, vin, vino, wijn, 🍷
beer: bier, bière, biere, cerveza, birra, пиво, 🍺, 🍻
coffee: kaffee, café, caffè, koffie, кофе, ☕, ☕️
tea: thé, tè, чай, 🍵, 🫖
barbecue: grillen, barbacoa, grigliata, 🍖
woodworking: holzarbeit, holzwerken, menuiserie, carpintería, 🪚
pottery: töpfern, poterie, cerámica, ceramica, 🏺
cars: autos, voitures, coches, macchine, 🚗, 🏎️
motorcycling: motorrad fahren, motorrad, moto, мотоциклы, 🏍️
brick building: 🧱
dinosaurs: dinosaurier, dinosaures, dinosaurios, 🦖, 🦕
unicorns: einhörner, licornes, unicornios, 🦄
make-up: schminken, maquillage, maquillaje, trucco, 💄
fashion: mode, moda, мода, 👗
astronomy: sterne, astronomie, astronomía, 🔭
`
