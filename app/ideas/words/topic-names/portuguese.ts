/** What Portuguese calls topics; see `topic-names.ts`. */
export default `
knitting | tricô, tricotar, faz tricô, tricota, trico, tricoteira
sewing | costurar, costura roupa, fazer roupa, costura, costureira, corte e costura, costura criativa, faz roupas, modelagem de roupa, máquina de costura, faz bolsas de tecido, costurinha, modista, ateliê de costura, costurar roupas de boneca, roupinhas de boneca, bonecas de pano, boneca de pano
painting | aguarela, pintura a óleo, pintura, pinta quadros, pintar quadros, pintura em tela, pintar tela, pintar telas, pintar quadro, pintura em tecido, pintar pano de prato, pano de prato, pintora, pintor, artes plásticas, artista, artista plástica, pintar, pintura em porcelana, pintura em gesso
crochet | croché, crochê, croche, fazer crochê, faz crochê, crocheteira, crochetar, tapete de crochê, linhas e agulhas de crochê
embroidery | bordados, bordado, bordar, borda, bordadeira, bordado livre, vagonite, bordar pano de prato, fazer bordado
drawing | desenho, desenhar, desenha, colorir, pintar e desenhar, desenhos, livro de colorir, livros de colorir, bobbie goods, bobbiegoods, pintar desenhos, pintar livrinho, canetinha, canetinhas, lápis de cor, livro de pintar, desenhista, rabiscar, pintar e colorir
woodworking | marcenaria, carpintaria, marceneiro, mexer com madeira, trabalhar com madeira, trabalho em madeira, faz móveis, fazer móveis, carpinteiro, marcenaria em casa
pottery | olaria, cerâmica, roda de oleiro, fazer cerâmica, biscuit*, porcelana fria, argila, modelar argila, escultura em argila
photography | fotografar, tirar fotos, tira fotos, fotógrafa amadora, fotografia, foto, fotos, tirar foto, tira foto, fotógrafo, fotógrafa, ensaio fotográfico, câmera, fotinha, fotografias, fotografia de casamento, fotografia de família
jewellery making | bijuteria, fazer joias, bijuterias, bijuteria artesanal, semijoias, semijoia, joias, colar e pulseira, joalheria, ourives
children's crafts | trabalhos manuais infantis, artesanato infantil, eva, trabalhos em eva, feltro, artesanato em feltro, recortar e colar, recorte e colagem, colagem, fazer arte, trabalhinhos, tinta guache, pintura a dedo
papercraft | artesanato, trabalhos manuais, artesanatos, artesã, artesão, arte com papel, papelaria personalizada, personalizados, topo de bolo, fazer artesanato, artes manuais, mdf, pintura em mdf, decoupage*, découpage
calligraphy | caligrafia, lettering, letra bonita
candle making | fazer velas, velas artesanais, vela artesanal, faz velas
soap making | fazer sabonetes, sabonete artesanal, sabonetes artesanais, saboaria, saboaria artesanal, fazer sabonete, sabonetes, sabonete
leatherwork | trabalhos em couro
quilting | colchas de retalhos, patchwork, quilt, patch apliquê, patchcolagem
weaving and macramé | tecelagem, macramê, tear, tear manual
basket weaving | cestaria
model making | modelismo
model railways | ferromodelismo, ferrorama, trenzinho elétrico, ferreomodelismo, maquete de trem
stained glass and mosaics | vitrais, mosaicos em azulejo
printmaking | gravura, serigrafia
diamond painting | pintura com diamantes
3D printing | impressão 3d, impressora 3d, imprimir em 3d
film making | filmar, fazer filmes
upcycling | reciclagem criativa, restaurar móveis, reciclar móveis, restauração de móveis, reaproveitar, pátina
metalwork and blacksmithing | serralharia, ferraria
slime and sensory play | fazer slime, plasticina, slime, slimes, amoeba, brincadeiras sensoriais
digital art | desenho digital
lace making | renda de bilros, renda, rendas
pyrography | entalhe em madeira, pirogravura
tie dye | tingir roupa
gift wrapping and party crafts | embrulhar presentes, decoração de festas
street art | arte de rua, grafite, grafitar, grafiteiro, grafiteira, pixo, pichação, muralismo
stamps | selos, colecionar selos, filatelia, selos antigos
trading cards | cromos de coleção, cartas colecionáveis
soft toys | peluches de coleção, bichos de pelúcia, pelúcia, pelúcias, bichinhos de pelúcia, ursinho, ursinhos, ursinho de pelúcia, jellycat, labubu, stitch pelúcia
coins | moedas, colecionar moedas, moeda, moedas antigas, numismática, numismata
model cars | carrinhos, miniaturas de carros, hot wheels, hotwheels, carrinho, miniatura de carros, miniaturas, colecionar miniaturas, coleção de carrinhos, coleção de hot wheels
minerals and crystals | minerais, cristais, pedras, pedras e cristais, pedras energéticas, cristais energéticos
fashion dolls | bonecas, boneca, brincar de boneca, brincar de bonecas, barbie, barbies, lol surprise, bonecas lol, monster high
sneakers | ténis de coleção, colecionar ténis, tênis de coleção, coleção de tênis, colecionar tênis, sneakerhead, air jordan, nike jordan, coleciona tênis, tênis colecionáveis
pins and badges | alfinetes, crachás
comics | banda desenhada, quadrinhos, quadrinho, hq, hqs, gibi, gibis, histórias em quadrinhos, ler gibi, tirinhas
antiques | antiguidades, antiguidade, coisas antigas, objetos antigos
watches | relógios, relógio
figures and statues | figuras de ação, bonecos de coleção, action figure, action figures, funko, funkos, funko pop, bonecos colecionáveis, colecionar bonecos, colecionáveis, colecionismo, geek, cultura geek, nerd, cultura nerd, cultura pop, coisas geek, mundo geek, universo geek, colecionar
militaria | artigos militares
china and teapots | bules, louça antiga
autographs and memorabilia | autógrafos e recordações
rare books and maps | livros antigos
postcards and ephemera | postais, cartões-postais
vintage shopping | feira da ladra, feiras de velharias, brechós, brechó, feirinha, feira de antiguidades, feirinhas, garimpar, garimpo, feira hippie, garimpar brechó
tattoos | tatuagens, tatuagem, tattoo, tatuado, tatuada, tatuador, tatuadora, fazer tatuagem
Harry Potter | =
Star Wars | guerra das estrelas
dinosaurs | dinossauros, dinossauro, dino, dinos
anime | ver animes, anime, animes, assistir anime, otaku, otome, cavaleiros do zodíaco, saint seiya, digimon, yu yu hakusho
superheroes | super-heróis, super-herói, herói, heróis, filmes da marvel, marvel, liga da justiça, super heróis, vingadores
The Lord of the Rings | o senhor dos anéis
true crime | crimes reais, crime real, crimes, casos criminais, true crime, investigação criminal, serial killer, casos reais
cinema | cinema e filmes, ver filmes, filmes, ir ao cinema, cinéfilo, filme, filminho, cinema, cineminha, ir no cinema, assistir filme, assistir filmes, assiste filme, ver filme, ver um filme, filmes antigos, filme de ação, filmes de ação, cinéfila, oscar, filme romântico, filmes românticos, comédia romântica, comédias românticas, romcom, filme de guerra, filme de comédia, faroeste antigo, cineclube, filmes cult, letterboxd
football fans | benfica, ver futebol, torcedor, torcedora, torcer, torce pelo, torce pro, torce para, fanático por futebol, assistir futebol, assiste futebol, assistir jogo, assistir jogos de futebol, ver jogo, ver os jogos, ver jogo do time, brasileirão, campeonato brasileiro, libertadores, copa do brasil, champions league, estádio, ir ao estádio, vai ao estádio, maracanã, arquibancada, torcida organizada, camisa de time, camisas de time, cruzeirense, raposa mineira, atlético mineiro, atleticano, galo doido, internacional, inter de porto alegre, colorado, colorada, bahia esporte clube, torcedor do bahia, torce pro bahia, tricolor de aço, vitória esporte clube, sport recife, rubro-negro do recife, náutico, santa cruz futebol clube, fortaleza esporte clube, ceará sporting, athletico paranaense, coritiba, coxa branca, goiás esporte clube, vila nova, chapecoense, bragantino, juventude de caxias, avaí, figueirense, ponte preta, guarani de campinas, paysandu, américa mineiro, resenha de futebol, seleção brasileira, meu time, mesa redonda de futebol, campeonato paulista, paulistão, gauchão, cariocão, torcedor do cruzeiro, torce pro cruzeiro, cruzeiro esporte clube, torcedor do galo, torce pro galo, jogo do galo, inter*, torcedor do inter, torce pro inter, jogo do inter
Formula 1 | fórmula um, f1, fórmula 1, formula um, corrida de fórmula 1, gp de interlagos, assistir f1, ver f1
theatre | ir ao teatro, teatro, peça de teatro, peças de teatro, musicais, musical, ir no teatro
horror films | filmes de terror, terror, filme de terror, suspense e terror
nature documentaries | documentários de natureza, national geographic, animal planet, mundo animal
animated films | desenhos animados, filmes de animação, desenho animado, desenhos na tv, ver desenho, ver desenhos, assistir desenho, assistir desenhos, disney, pixar, filmes da disney, filme infantil
princesses and fairies | princesas e fadas, fadas, princesa, princesas, princesas da disney, princesas disney
mermaids | sereias, sereia
unicorns | unicórnios, unicórnio
diggers and tractors | escavadoras, tratores, camiões, caminhões, escavadeiras, caminhão, caminhãozinho, trator, escavadeira, retroescavadeira
fire engines and police cars | bombeiros, carros de bombeiros
preschool television | programas infantis, bita, mundo bita, palavra cantada, show da luna, bubu e as corujinhas, três palavrinhas, desenho de bebê, patati patatá
sharks and ocean animals | tubarões, animais marinhos
Doctor Who | =
Star Trek | jornada nas estrelas
period dramas | séries de época
sitcoms | séries de comédia
reality and cooking shows | programas de culinária, reality, realities, reality show, reality shows, a fazenda, de férias com o ex, programa de culinária, programas de tv, casamento às cegas, shark tank, silvio santos, faustão, domingão, programa de auditório, largados e pelados
Game of Thrones | a guerra dos tronos
Stranger Things | =
wrestling fans | luta livre
Korean dramas | doramas coreanos, séries coreanas, dorama, doramas, dorameira, dorameiro, k-drama, kdrama, assistir dorama, assistir doramas, drama coreano
railways | comboios, caminhos de ferro, trens, trem, trenzinho, trenzinhos, maria-fumaça, maria fumaça, ferrovia, ferrovias, locomotiva
aviation | aviões, aviação, avião, aviãozinho, helicópteros e aviões, piloto de avião, aeronaves, planespotting
sports fans | ver desporto, ver esportes, esporte, esportes, assistir esporte, ver esporte, olimpíadas, esportista, esportivo
knights and dragons | cavaleiros, castelos
television series | ver televisão, séries de televisão, série, séries, seriado, seriados, maratonar, maratonar série, maratonar séries, assistir série, assistir séries, assiste série, ver série, ver séries, séries da netflix, netflix, série da netflix, streaming de séries, tv, assistir tv, assistir televisão, ver tv, televisão, maratona de séries, hbo, globoplay, prime video, disney plus, documentário, documentários, ver documentário
stand-up comedy | comédia, stand up, stand-up, humor, comediante, humorista, porta dos fundos, whindersson, piada, piadas, meme, memes
acting and improv | fazer teatro, ator, atriz, atuar, aula de teatro, grupo de teatro
running | corrida*, correr, corre maratonas, faz corrida, correr de manhã, corridas de rua, corre*, corredor, corredora, corridinha, correr na esteira, corrida no parque, correr no parque, correr na orla, corre na rua, dar uma corridinha, assessoria de corrida, grupo de corrida, corrida de rua, corridas, prova de 5k, corrida de 10k, jogging, cooper, corre na praia, correr na praia
yoga | fazer yoga, ioga, yoga, yogini, faz yoga, yoga na praia, yoga ao ar livre
football | futebol, jogar futebol, jogar à bola, joga futebol, joga à bola, futsal jogar, fut, fut de quinta, fut com os amigos, pelada com a galera, bater uma pelada, jogar pelada, pelada com os amigos, joga pelada, peladeiro, peladinha, futebol de várzea, várzea, jogar bola, joga bola, bater bola, bater uma bola, bater uma bolinha, joga uma bola, jogar uma bola, futebolzinho, futiba, futebol com os amigos, rachão, escolinha de futebol, futebol feminino, chuteira, chuteiras, jogador de futebol, ser jogador, jogador, atacante, zagueiro, pelada, peladas, jogar baba, futebol na praia, bola na praia, futebol de areia, bater um baba, bater baba
cycling | andar de bicicleta, pedalar, ciclismo, bicicleta de estrada, ciclista, bicicleta, bike, andar de bike, anda de bike, pedal*, pedalada, dar um pedal, pedalar na ciclovia, bikes, magrela, pedalar no fim de semana, grupo de pedal, bike speed, speed bike, andar de bicicleta com as crianças, speed*
gym | ginásio, musculação, academia de musculação, treinar no ginásio, fazer musculação, academia, malhar, malha muito, malhação*, puxar ferro, puxa ferro, rato de academia, marombeiro, maromba, treinar na academia, treina todo dia, treina muito, treino, treinos, fitness, vida fitness, ir à academia, ir pra academia, vai na academia, ficar grande, hipertrofia, shape*, ficar no shape, suplementos, whey, smart fit, levantar peso, levantamento de peso, levanta peso, personal trainer
tennis | ténis, jogar ténis, tênis, tenista, jogar tênis, aula de tênis
golf | golfe, golfista, jogar golfe
climbing | escalada em rocha, escalar, escalada, muro de escalada, rapel, fazer rapel
basketball | basquetebol, basquete, jogar basquete, basqueteiro, basket*
dance | dança, dançar, dança muito, dançarina, dançarino, academia de dança, dançar tiktok, dancinha, dancinhas, dancinhas do tiktok, jazz dance, bailarina
martial arts | artes marciais, luta, lutas, lutar, lutador
skateboarding | andar de skate, skate*, skatista, skatepark, pista de skate
gymnastics | ginástica artística, ginástica olímpica, ginasta, rebeca andrade
triathlon | triatlo, triatleta, ironman
rugby | jogar râguebi, râguebi
cricket | críquete
volleyball | vôlei, voleibol de praia, volei, jogar vôlei, jogar volei, voleibol, jogadora de vôlei
pétanque | jogo da malha
bowls | bowls na relva, bocha*, jogar bocha
horse riding | hipismo, andar a cavalo, equitação, cavalgada, cavalgadas, montar a cavalo, tropeiro, montar cavalo, muladeiro
archery | tiro com arco
badminton | jogar badminton, peteca
table tennis | ténis de mesa, tênis de mesa, ping-pong, pingue-pongue, ping pong, jogar ping pong
squash | jogar squash
padel and pickleball | jogar padel, frescobol, raquetinha, beach tênis, beach tennis, beach tenis
boxing | pugilismo, boxe, boxeador, boxeadora, lutar boxe
ballet | balé, ballet, bailarina clássica
ice skating | patinagem no gelo
roller skating | patinação, patins, patins em linha, patinagem, patinar, andar de patins
pilates | fazer pilates, pilates, faz pilates, pilates solo
field hockey | hóquei em campo, hóquei
netball | =
lacrosse | =
athletics | atletismo de pista
mountain biking | ciclismo de montanha, mtb, bike na trilha, pedal na trilha, downhill
American football | futebol americano, nfl na tv, jogar futebol americano
baseball | beisebol
ice hockey | hóquei no gelo
trampolining | trampolim, cama elástica em casa, pula-pula, pula pula, cama elástica
caving | espeleologia
fencing | esgrima desportiva
curling | =
ten-pin bowling | bólingue, boliche
parkour | fazer parkour
tai chi | tai chi chuan ao ar livre, praticar tai chi
home workouts | ginástica, treino em casa, funcional, treino funcional, treinamento funcional, ginástica em casa, treinar em casa, malhar em casa, funcional na praia
skydiving and paragliding | paraquedismo, voo livre, paraquedas, pular de paraquedas, saltar de paraquedas, salto de paraquedas
paintball and airsoft | jogar paintball
horse racing | corridas de cavalos, turfe, jóquei, jockey*
pole and aerial fitness | dança no varão, tecido acrobático
ballroom and Latin dancing | dança de salão, ritmos, aula de ritmos, dançar a dois, lambada, zouk, bolero, dançar sertanejo
karting and motorsport | desporto motorizado, andar de kart, automobilismo, corrida de carro, corridas de carros, kart com os amigos, kart
hiking | caminhadas, caminhar, trilhas, fazer trilhas, caminhadas na serra, montanhismo, trilhos, caminhar na serra, caminhada, caminhada na orla, caminhar na praia, caminhar no parque, andar no parque, andar a pé, trilha, trilha e cachoeira, cachoeira, cachoeiras, tomar banho de cachoeira, trilheiro, trekking, travessia, ecoturismo, natureza e trilha, contato com a natureza, andar no mato, dar uma caminhada, caminhada na praia, natureza, ama natureza, amo natureza, montanha, montanhas, subir a serra
camping | campismo, acampar no mato, campista, acampar, acampamento, acampa, barraca de camping
birdwatching | observação de aves, pássaros, observar aves, observar pássaros, passarinhar, observação de pássaros, avistar aves, aves, ver os passarinhos, ver passarinhos, passarinhos no quintal, os passarinhos no quintal
stargazing | ver as estrelas, ver estrelas, olhar as estrelas, observar as estrelas
metal detecting | detetor de metais, detector de metais, detectorismo
skiing | esqui, esquiar na neve
motorcycling | andar de mota, motociclismo e viagens, motas, motociclista, passeios de mota, moto, motos, motoca, motocas, andar de moto, anda de moto, viajar de moto, motociclismo, motoqueiro, motoqueira, moto custom, motoclube, moto clube, rolê de moto, passear de moto, motão, grau de moto, harley
travel | viajar pelo mundo, viagens, viajar, viaja muito, mochilão, viajar de mochila, viagem, viajar muito, viajante, passear, passeio, passeios, viajar pelo brasil, turismo, conhecer lugares, conhecer lugares novos, conhecer cidades, mochileiro, mochileira, viajar com a família, viajar pro exterior, intercâmbio, gramado, fernando de noronha, chapada diamantina, jalapão, lençóis maranhenses, viajar para o nordeste, viajar de carro, viagem de carro, pegar estrada
foraging | plantas silvestres, apanhar ervas, pancs, panc
bushcraft and survival | sobrevivencialismo, sobrevivência na natureza
geocaching | caça ao tesouro
camper vans and caravans | autocaravana, viajar de autocaravana, autocaravanismo, motorhome, motor home, trailer de viagem, kombi home, kombihome, vida na estrada
scouting | escotismo, escuteiros
theme parks | parques de diversões, beto carrero, hopi hari, parque de diversão, parques de diversão, parque de diversões
picnics and parks | piquenique, piqueniques, parque, parques, ir ao parque, passear no parque, ibirapuera, pôr do sol, ver o pôr do sol
urban exploration | visitar cidades, exploração urbana, conhecer a cidade, andar pela cidade
winter fun | trenó, brincar na neve
slacklining and circus skills | malabarismo, circo, artes circenses, malabares
safari and zoo visits | animais, ir ao jardim zoológico, zoológico, zoo, bichos*, bicho*
wild swimming | águas abertas, nadar no mar
swimming | natação, nadar na piscina, nada na piscina, piscina, ir à piscina, nadador, nadadora, nadar, aula de natação, tomar banho de piscina, nada muito bem
surfing | surfar, surfe, surfista, pegar onda, surf
paddleboarding | praticar stand up paddle, stand up paddle, sup, stand-up paddle, remar de sup
kayaking | canoagem, caiaque
sailing | velejar, vela esportiva, iatismo, barco à vela
fishing | pesca desportiva, pescaria, pesca, pescar, ir à pesca, vai à pesca, pescador, pesqueiro, pesque-pague, pesque e pague, pescaria com os amigos, pescar com os amigos, pescaria no pantanal, pesca esportiva, pesca de tucunaré, tucunaré, pescar tilápia, dourado na isca, pescadora, pesca no pantanal, pescar no pantanal
scuba diving | mergulho, mergulhar, mergulhador, mergulhadora
snorkelling | snorkel no mar, fazer snorkel
beach days | praia, praias, praiana, praiano, ir à praia, ir pra praia, ir na praia, tomar sol, pegar sol, curtir a praia, praia com a família, bronzear, pegar um bronze, mar*, litoral, vida na praia
rowing | remo de competição, remo*, remar*, remada
narrowboats and canals | barcos nos canais
fly fishing | pesca à mosca
rock pooling and crabbing | apanhar conchas
cruises | cruzeiros*
bath time | brincar na água, chapinhar, banheira, brincar na banheira, o banho, brincar com água, a água, banho, banho de banheira, brincar no banho, brincar de água, banho de mangueira, piscininha, hora do banho
wakeboarding and kitesurfing | prancha à vela, kitesurfe, esportes náuticos
video games | jogos de vídeo, videojogos, jogar videojogos, jogar consola, playstation*, videogame, vídeo game, video game, videogames, game, games, gamer, jogar videogame, joga videogame, jogar video game, jogar play, jogar play 5, jogar ps5, ps4, ps5, xbox, pc gamer, joguinho, joguinhos, jogos, jogos online, jogo online, jogos eletrônicos, jogar no pc, jogar no computador, jogar online, jogos de computador, jogar no celular, jogos de celular, jogo de celular, jogos no celular, lan house, steam, nintendo switch, nintendo, console, consoles, setup gamer, cadeira gamer, jogatina, e-sports, esports*, esportes eletrônicos, loud, furia esports, jogando, passa o dia jogando, vive jogando, jogar muito, joga online
board games | jogos de tabuleiro, jogos de tabuleiro com amigos, boardgame, boardgames, board game, jogos de mesa, jogo de tabuleiro, jogar tabuleiro, ludopedia
chess | xadrez, jogar xadrez, joga xadrez, enxadrista
jigsaw puzzles | quebra-cabeças, faz puzzles, quebra-cabeça, quebra cabeça, montar quebra-cabeça, montar quebra-cabeças, puzzle*
role-playing games | jogos de rpg, jogos de interpretação, rpg, rpg de mesa, jogar rpg, mestrar rpg, tormenta rpg, ordem paranormal, d&d, dnd, mesa de rpg
card games | jogos de cartas, jogar às cartas, jogar cartas, joga às cartas
Minecraft | mine, maincraft, minecraft, jogar minecraft, jogar mine
brick building | blocos de montar, blocos, lego, legos, montar lego, brincar de lego, pecinhas de montar
puzzles and brainteasers | passatempos, enigmas*, jogos educativos, jogos de raciocínio, charadas, jogos de lógica
retro gaming | jogos retro, videojogos antigos, jogos antigos, super nintendo, mega drive, atari, videogame antigo, games retrô, retrogames, fliperama, polystation, arcade, pinball
miniature wargaming | pintar miniaturas de guerra, jogos de guerra
magic tricks | truques de magia, mágica, mágicas, mágico, ilusionismo
adventure video games | jogos de aventura
cosy games | jogos relaxantes
Mario and platform games | jogos de plataforma
Pokémon | =
Roblox and Fortnite | free fire, freefire, frifas, ff, jogar free fire, jogar ff, pubg, stumble, cod mobile, mobile legends
tabletop and pub sports | matraquilhos, jogos de bar, jogos de boteco, fliperama de bar, futebol de botão, futebol de mesa, jogo de botão
darts | jogar dardos
crosswords | palavras cruzadas, palavra cruzada, palavras-cruzadas, cruzadinha, cruzadinhas, fazer palavras cruzadas
bridge | jogar bridge
pub quizzes | jogos de perguntas
sports video games | jogos de futebol na consola
Magic The Gathering | cartas de magic, magic*, jogar magic
croquet | croqué, jogar croquet
outdoor games | brincar na rua, brincar ao ar livre, queimada, jogar queimada, pique-esconde, pique esconde, esconde-esconde, pega-pega, amarelinha, carrinho de rolimã, carrinhos de rolimã, brincar lá fora, brincar no quintal, brincar na areia, taco na rua, jogar taco, bets na rua, brincar de bola
fidget toys | brinquedos sensoriais, pop it, popit
pretend play | brincar ao faz de conta, faz de conta, brincar, brincadeiras, brinquedos, brinquedo
baby play | brincadeiras de bebé
scooters and ride-ons | trotinete, patinete elétrico, patinete, patinetes, andar de patinete, velotrol, motoca infantil
sim racing | simuladores de corrida
bingo | jogar bingo, bingo, bingão
classic board games | gamão, jogos de tabuleiro clássicos, jogo da memória, jogo da velha, jogo da vida, detetive, imagem e ação, perfil jogo, stop jogo, resta um, cara a cara
poker nights | jogar póquer, pôquer, poquer, jogar poker, jogar pôquer, poker com os amigos, carteado valendo
lock picking | abrir fechaduras
LARP and re-enactment | recriação histórica, feiras medievais
guitar | guitarra clássica, violão, toca violão, violao, tocar violão, violonista, tocar violão na igreja, aprender violão, violãozinho, aula de violão
piano | tocar piano, toca piano, teclado, tocar teclado, toca teclado, tecladista, pianista, aula de piano
drums | bateria, tocar bateria, baterista, percussão, percussionista, tambor, tambores, batucar, batucada, cajón, atabaque
singing | cantar fado, canta, cantar, canto, cantor, cantora, aula de canto, cantar no chuveiro, cantar em casa, cantoria, canta na igreja
vinyl records | discos de vinil, vinil, lp*, lps, toca-discos, vitrola, disco de vinil, bolachão
DJing | ser dj, tocar como dj, dj, tocar em festa, discotecar
concerts | concertos, ir a concertos, ouvir música, shows*, show*, ir a shows, ir em show, ir em shows, show ao vivo, shows ao vivo, música ao vivo, música, músicas, ouvir músicas, ouve música, escutar música, escuta música, ouvir som, spotify, playlist*, ir pra show, curtir um som, um som, som
K-pop | kpop, k-pop, kpoper, kpopper, kpopeira, bias*, photocard*, photocards*
Taylor Swift | =
pop music fandom | música popular
classical music | música clássica
ukulele | tocar ukulele
songwriting | compor canções, compor, compositor, compositora, compor músicas, escrever músicas, produzir música, produção musical, beatmaker, fazer beat, beats*
jazz and blues | jazz e blues, jazz, blues, ouvir jazz
folk music | música folclórica portuguesa
rock and metal | rock pesado, música rock nacional, rock, rock nacional, rock brasileiro, rock'n'roll, rock and roll, rock clássico, rock dos anos 80, rock anos 80, heavy metal, metal pesado, metaleiro, metaleira, metal*, roqueiro, roqueira, bandas de rock, ouvir rock, ouve rock, show de rock, banda de rock, rock in rio, capital inicial, titãs, paralamas do sucesso, barão vermelho, cazuza, engenheiros do hawaii, charlie brown jr, raimundos, skank, sepultura, mamonas assassinas, pitty, cpm 22, nx zero, angra, fresno, o rappa, rpm banda, kid abelha, ira banda, ultraje a rigor, planet hemp
hip hop | rap e hip hop, rap, rap nacional, racionais, racionais mcs, ouvir rap, rapper, rappers, emicida, criolo, djonga, bk rapper, matuê, baco exu do blues, batalha de rima, batalhas de rima, batalha de rap, freestyle de rap, slam*, projota, costa gold, veigh, fazer rima, rimar
violin and strings | tocar violino, viola de arco, violino, violinista
wind and brass instruments | instrumentos de sopro
children's music making | canções infantis, músicas infantis, fazer música, bater em panelas, instrumentos de brinquedo, musiquinhas, musiquinha
saxophone | saxofone
flute and clarinet | flauta, flauta transversal, tocar flauta
trumpet and brass | trompete e trombone, trompete de banda
cello and double bass | violoncelo, contrabaixo
electric and bass guitar | guitarra elétrica, baixo elétrico, toca guitarra elétrica, guitarra*, guitarras*, tocar guitarra, toca guitarra, guitarrista*, contrabaixo elétrico, tocar baixo, toca baixo, baixista
eighties and nineties music | música dos anos 80, anos oitenta, anos 80, anos 90, flashback, flashbacks, música dos anos 90, música antiga, anos 2000
sixties and seventies music | música dos anos 60
opera | ir à ópera, ópera
accordion and harmonica | acordeão, concertina, sanfona, sanfoneiro, acordeon, acordeom, gaita gaúcha, gaita de boca, gaita*
kalimba and handpan | taças tibetanas
choir | coral*, cantar num coro
clubbing and festivals | sair à noite, baladas*, balada, balada eletrônica, rave, raves, música eletrônica, eletrônico, festival de música, lollapalooza, rock in rio festival, tomorrowland, psytrance, psy trance, festa rave, techno, house music, sair pra balada, ir pra balada, noitada, festas, festa, festar, rolê, dar rolê, dar um rolê, sair pra dançar, baladeiro, baladeira, curtir a noite
lo-fi music | música lo-fi
karaoke | cantar em karaoke, videokê, karaokê, videoke, cantar karaokê
synthesisers | sintetizadores modulares
Eurovision and drag | festival da canção, eurovisão, lgbt, rupaul
baking | fazer bolos, confeitaria, faz bolos, bolos caseiros, bolos*, bolo*, bolo de pote, fazer bolo, faz bolo, bolo caseiro, confeiteira, confeiteiro, boleira, doceira, doceiro, fazer doces, doces finos, doce de festa, docinhos de festa, brigadeiro, brigadeiros, brigadeiro gourmet, brownie, cuca caseira, torta doce, tortas, doces, docinhos, doce, assar bolo, quitutes, pudim, bolo vulcão, doces caseiros, quindim, pão de queijo, bolo no pote
cooking | culinária, cozinhar, cozinha, cozinhar para a família, cozinha para todos, cozinhar para os amigos, fazer comida, faz comida, gosta de cozinhar, receitas, comida mineira, comida baiana, comida nordestina, comida caseira, comida brasileira, comida típica, moqueca, feijoada, feijão tropeiro, baião de dois, vatapá, acarajé, comida de vó, comida goiana, pequi, masterchef em casa, chef de cozinha, chef em casa, cozinheiro, cozinheira, tapioca*, cuscuz, panela de barro, fogão a lenha, comida, barreado, galinhada, arroz carreteiro, panela, panelas, cozinhar na praia
coffee | beber café, café*, café de especialidade, cafezinho, cafés especiais, café especial, tomar café, toma café, barista, cafeteria, cafeterias, café gourmet, cafezin, cafézinho
tea | chá, chás, chazinho, tomar chá
wine | vinho, vinhos, vinho tinto, vinho verde, provas de vinho, tomar vinho, toma vinho, vinhozinho, taça de vinho, enólogo, enologia, adega, vinho branco, degustar vinho, vinícola, vinícolas, enófilo
cocktails | coquetéis, fazer cocktails, drinks*, drink*, drinques, drinque, caipirinha, caipirinhas, caipira de limão, coquetel, coquetelaria, mixologia, bartender*, fazer drinks, bons drinks, aperol, batidas de fruta
barbecue | churrasco, churras, churrasquinho, churrasqueira, assar carne, assa carne, assar uma carne, fazer um churras, churrasqueiro, churrasqueira a carvão, fogo de chão, costela no chão, costela, picanha, carne na brasa, parrilla, mestre churrasqueiro, grelhar, carnes
cheese | queijo, queijos, queijo artesanal, queijo minas, queijo da canastra, queijos mineiros, queijo canastra, tábua de frios
chocolate | chocolate preto, chocolate, chocolates, chocólatra, bombom, bombons, trufas, bean to bar
hot sauce | molhos picantes, comida picante portuguesa, pimenta, pimentas, molho de pimenta, apimentado, comida apimentada, comida picante, pimenta biquinho
vegan cooking | cozinha vegana, cozinha vegetariana, comida vegana, comida vegetariana, cozinhar vegano, receitas veganas, sou vegana, vegano, vegana, vegetariano, vegetariana, veganismo
bread making | fazer pão, massa mãe, pão, pães, pão caseiro, padaria em casa, panificação, padeiro
spices and curry | especiarias, cozinha indiana, comida indiana, temperos, temperos e ervas, curry
preserving and fermenting | doces e compotas, conserva, conservas, picles, doce em compota, compota, compotas
desserts and ice cream | gelados, sobremesas
whisky and gin | degustação de uísque, destilados, uísque e gin, bebidas destiladas
beer and home brewing | cerveja, cerveja artesanal, cervejas, breja, brejas, cervejinha, cerveja gelada, cerva, cerva gelada, gelada com os amigos, chopp, chope, tomar uma, tomar uma gelada, tomar cerveja, beber cerveja, bebe cerveja, cervejeiro, cervejeira, ipa, birita, latão, tomar um goró, goró, tomar umas, tomar todas, encher a cara
alcohol-free drinks | bebidas sem álcool, sucos, suco natural, suco verde
Italian cooking | cozinha italiana, comida italiana, massas, macarronada, lasanha, cantina italiana, macarrão, nhoque
Japanese cooking | cozinha japonesa, comida japonesa, comida japa, japa, japonês comida, yakisoba, temaki, culinária oriental, cozinha oriental
Mexican cooking | cozinha mexicana, comida mexicana, tacos, guacamole*
quick and easy cooking | receitas rápidas
cooking with children | cozinhar com crianças
gluten-free cooking | cozinha sem glúten
eating out | comer fora, ir a restaurantes, boteco, botecos, barzinho, barzinhos, ir pro bar, bar com os amigos, sair pra comer, sair para comer, restaurante, restaurantes, ir em restaurante, jantar fora, rodízio, conhecer restaurantes, happy hour, happy-hour, comer bem, gastronomia, botequim, rolê gastronômico, sair para jantar, bater um rango, rango, comilança
mead and home winemaking | hidromel
herbal remedies and teas | ervas, ervas medicinais
gardening | jardinagem, flores da varanda, as flores da varanda, vasos da varanda, jardim, jardins, cuidar do jardim, mexer no jardim, jardineiro, jardineira, mexer na terra, mexer com terra, flores*, cuidar das flores, plantar, planta flores, roseiras e flores, paisagismo
houseplants | plantas de casa, plantas, cuidar das plantas, plantas de interior, planta, plantinha, plantinhas, plantinha em casa, cuidar de planta, cuidar de plantas, mãe de planta, mãe de plantas, urban jungle, samambaia, samambaias, costela-de-adão, jiboia planta, folhagens, vasinhos, vaso de planta
dogs | cão, cães, cachorros, cadela, cadelinha, cachorro, cachorra, cachorrada, doguinho, doguinhos, catioro, pet*, pets*, mãe de pet, pai de pet, cachorreira, cachorreiro, amor por cachorro, cãozinho, vira-lata, vira lata, caramelo, vira-lata caramelo, lhasa apso, au-au, au au, auau, brincar com o cachorro, cuidar dos cachorros, cachorrinho, cachorrinhos, cachorrinha, filhotinho
vegetable growing | horta em casa, horta, cuida da horta, cultivar legumes, hortinha, horta na varanda, hortinha na varanda, plantar verdura, plantar temperos, horta orgânica, cultivar, agricultura, horta de temperos, temperos no vaso, cheiro-verde
wildlife gardening | jardim selvagem, borboletas
cats | gata, gatinhos, gato, gatos, gatas, gatinho, gatinha, gateira, gateiro, mãe de gato, mãe de gatos, bichano, felinos, gatinhas, pai de gato, miau
rabbits and small pets | coelhos, coelho, coelhinho, coelhinha
horses | cavalos, cavalo, égua, haras, mangalarga, mangalarga marchador, quarto de milha, crioulo, potro, cavalinho, pônei, pôneis, manga larga, cavalo manga larga
beekeeping | abelhas, criar abelhas, abelha, apicultura, meliponicultura, abelha sem ferrão, jataí
chickens | galinhas, galinha, criar galinha, galo, pintinho, pintinhos, galinheiro
fish keeping | aquariofilia, aquários, aquário, aquarismo, peixinhos, peixe de aquário, peixe betta, betta, peixe, peixinho
reptiles | répteis, cobras*, lagartos e cobras
flower arranging | arranjos florais
pet birds | periquitos de casa, passarinho, passarinhos, pássaro de gaiola, curió, canário-belga, criar passarinho, trinca-ferro, coleirinho, bicudo, criador de pássaros
bonsai and Japanese gardens | cultivar bonsais, jardins japoneses portugueses
new puppy | filhote de cachorro
new kitten | gatinho novo, filhote de gato
guinea pigs | porquinhos-da-índia*, porquinho da índia, porquinhos da índia
hamsters | hamsters e ratinhos
hermit crabs and snails | caranguejos eremitas
tortoises | tartarugas, jabuti, jabutis, tartaruga, cágado
bird feeding | alimentar os pássaros
greenhouses and allotments | estufa, hortas urbanas
farming and farm animals | animais da quinta, roça, ir pra roça, vida na roça, sítio, chácara, fazenda, fazendeiro, vida no campo, vida de fazenda, agro, agronegócio, gado, boi, bois, pecuária, criar gado, gado de corte, boiada, bezerro, cuidar do sítio, ir pro sítio, animais da fazenda, bichos da fazenda, pecuarista, agrônomo, agronomia
insects and minibeasts | insetos, bichinhos de jardim
falconry | falcoaria
terrariums | terrários
amphibians and axolotls | anfíbios, sapos
dog walking | passear o cão, passear com o cachorro, passeia com o cachorro, passeio com o cachorro, levar o cachorro pra passear
hydroponics and mushrooms | hidroponia, cultivar cogumelos, cannabis, jardinagem indoor
orchids | cultivar orquídeas, orquídea, orquídeas, orquidário, orquidófilo, colecionar orquídeas
reading | ler*, leitura, ler livros, livros, lê muito, leitora, livro, leitor, ler um bom livro, clube do livro, clube de leitura, bookstagram, ratinha de biblioteca, biblioteca, livraria, livrarias, lendo, ler de tudo, bookaholic, sebo, sebos, literatura, literatura brasileira, bienal do livro
languages | línguas, aprender línguas, idiomas, idioma, aprender idiomas, estudar idiomas, duolingo
history | história, história do brasil, segunda guerra, segunda guerra mundial, museu de história
creative writing | escrever, escrita, escritor, escritora, escrever histórias, fanfic, fanfics, wattpad
poetry | escrever poesia, poemas, poesia, poesias, poema, poeta, cordel
crime fiction | romances policiais, ler policiais, policiais, livros policiais, livro policial, livros de suspense, suspense, thriller, thrillers, livros de mistério, romance policial, mistério
journaling | escrever um diário, journaling, diário, escrever diário, bullet journal
stationery love | papelaria, papelaria fofa, canetas coloridas, stabilo, caderno fofo, cadernos
meditation | meditação, meditar, mindfulness, espiritismo, espírita, kardecismo, espiritualidade, espiritualista, umbanda, candomblé, umbandista, centro espírita, allan kardec, chico xavier
astronomy | estrelas, astronomia amadora, o espaço, espaço, planetas, foguetões, foguetes, planetas e foguetões, as estrelas, astronomia, espaço sideral, universo, planeta, astronauta, foguete, sistema solar
science | ciência, ciências, experiências científicas, experimentos, manual do mundo, biologia
physics and engineering | engenharia, física e engenharia
mathematics | matemática
genealogy | árvore genealógica, genealogia
philosophy and psychology | filosofia e psicologia, psicologia e filosofia, psicologia, filosofia, psicóloga, psicólogo, autoconhecimento, autoajuda, desenvolvimento pessoal, psicanálise
teaching | professora, professor de escola, professor, dar aula, dar aulas, pedagogia, pedagoga, ensinar
medicine and nursing | enfermeira, enfermeiro, medicina, estudante de medicina, enfermagem, médico, médica, veterinária, odontologia, dentista, fisioterapia, fisioterapeuta, técnico de enfermagem
coding | programação, programador, programadora, programar, dev, desenvolvedor, python, código
electronics and robotics | eletrónica, eletrônica, robótica, robôs, robô, mexer com eletrônica
fantasy and science fiction books | livros de fantasia, ficção científica, romantasia, romantasy, ficção, livro de fantasia, ler fantasia, livro de ficção científica, fantasia medieval, fantasia*
romance novels | romances de amor, ler romances, romances*, romance, livros de romance, romance hot, livro hot, dark romance, romances de época, romancinho
art and museums | museus, arte e museus, museu, exposição, exposições, exposição de arte, galeria de arte
geography and maps | geografia e mapas, geografia, mapas, mapa-múndi
podcasts and radio | ouvir rádio, podcast, podcasts, rádio, ouvir podcast, ouvir podcasts, radinho
money and business | negócios, empreendedorismo, empreender, empreendedor, empreendedora, finanças, educação financeira, finanças pessoais, marketing, vendas
exam revision | exames*, vestibular, concurso, concursos, concurseiro, concurseira, estudar pra concurso, estudar para concurso, estuda pra concurso, concurso público, enem, vestibulando, estudar, estudos, cursinho, prova da oab, oab, residência médica
bedtime stories | histórias para dormir, contar histórias, contação de histórias, contar causos, historinhas, historinha, livrinho, livrinhos, ouvir historinha
tarot and astrology | horóscopos e tarot, tarô, tarot, signo, signos, astrologia, mapa astral, horóscopo, numerologia, cartomancia, misticismo, místico, mística, coisas místicas, esoterismo, esotérica, lua cheia e rituais, búzios
politics and current affairs | atualidade, política internacional, política, notícias, jornal, ler jornal, ver jornal, direito e política, atualidades
investing | bolsa de valores, investir na bolsa, investimentos, investimento, investir, ações na bolsa, day trade, trader, fundos imobiliários, renda fixa
Christian faith | igreja, a fé cristã, o terço, rezar o terço, terço, devota, ir à igreja, ir na igreja, ir pra igreja, vai à igreja, igreja evangélica, evangélico, evangélica, crente, católico, católica, catolicismo, missa, ir à missa, vai à missa, bíblia, ler a bíblia, lê a bíblia, estudar a bíblia, estudo bíblico, bíblia sagrada, grupo de oração, orar, oração, rezar, reza, célula, célula da igreja, culto, cultos, ir ao culto, louvor, louvores, louvor e adoração, ministério de louvor, cantar na igreja, hinos, música gospel, gospel*, louvar, jesus, nossa senhora, nossa senhora aparecida, aparecida do norte, devoto, devota de nossa senhora, romaria, novena, novenas, pastoral, catequese, catequista, escola dominical, pastor, testemunha de jeová, coral da igreja, obra de deus, fé, jovens da igreja, cantora gospel, aline barros, cristã, cristão, promessa, evangelizar, evangelização, encontro de jovens, acampamento da igreja, retiro espiritual, círio de nazaré, círio, nossa senhora de nazaré, corpus christi, folia de reis, festa do divino, assiste missa, assistir missa, missa na tv
Jewish life | vida judaica
Muslim life | vida muçulmana, ramadã
Hindu festivals | festivais hindus
weather watching | meteorologia amadora, meteorologia
microscopy | microscopia amadora, fósseis
amateur radio | radioamador
public speaking | oratória, falar em público
content creation | criar conteúdo, tiktok, tik tok, instagram, insta, blogueira, blogueirinha, influencer, influenciadora, influencer digital, redes sociais, rede social, criar vídeo, gravar vídeos, fazer vídeos, gravar tiktok, kwai, reels*, vídeos pro tiktok, fotos pro insta, youtuber*, youtubers*, assistir youtube, vídeos do youtube, ver vídeo no youtube*, vídeos no youtube, yt
new home | mudança de casa, casa nova, chá de casa nova, chá de panela, apê novo, mudou de casa, apartamento novo, enxoval de casa
new baby | recém-nascido, bebé novo, chá de bebê, chá de fralda, chá de fraldas, enxoval do bebê
skincare | cuidados com a pele, skin care, cuidar da pele, cremes e pele, estética facial, k-beauty, skincare coreano
interior design | decoração, decorar a casa, decorar, decoração de interiores, design de interiores, decorar apê, casa arrumada, decorar o apartamento
DIY and home improvement | bricolagem, faça você mesmo, faz tudo, faz tudo em casa, faz-tudo, marido de aluguel, reforma, reformas, reformar a casa, ferramenta, ferramentas, consertar coisas, consertar, conserta tudo, consertos, gambiarra, gambiarras, mexer com ferramentas, obra em casa, bricolage, oficina em casa, pequenos reparos, pintura de parede, pintar parede, pintar a casa
organising | arrumação, organização, organizar, organizar a casa, arrumar a casa, personal organizer, faxina, limpar a casa, planner*, cuidar da casa
make-up | maquilhagem, maquiagem, maquiagens, make, makes, maquiadora, se maquiar, maquiar, batom, produtos de beleza, beleza, cosméticos, se arrumar
fashion | roupa e moda, moda, roupa, roupas, look*, looks*, se vestir bem, vaidosa, sapato, sapatos, salto alto, bolsa, bolsas, acessórios, compras, fazer compras, fazer comprinhas, comprinhas, comprar roupa, comprar roupas, shopping*, ir ao shopping, ir no shopping, passear no shopping, bater perna, bater perna no shopping, shein, outlet, tendências, fashionista, desfile de moda, streetwear, passear no centro, feirinha da madrugada, liquidação
sleep | sonecas, dormir, dorminhoco, dorminhoca, soneca, tirar soneca, cochilar, cochilo, dorme muito
self-care | bem-estar, relaxar, autocuidado, spa, dia de spa, descansar, fazer nada, não fazer nada, ficar de boa, paz e sossego, sossego, terapia, ficar à toa, descanso, ócio, estética, dia da beleza, salão de beleza
cars | carros, os carros, mecânica, carro, automóveis, mexer no carro, mexer em carro, cuidar do carro, carro rebaixado, rebaixado, carros rebaixados, som automotivo, tunar carro, mecânica de carro, dirigir, carrão, lavar o carro, fanático por carro, consertar carro, caminhonete, caminhonetes, pick-up, picape, som de carro, paredão de som, paredão
retirement | reformado, reformada, aposentado, aposentada, aposentadoria, aposentou
grandparents | netos, neto, netinho, netinhos, netinha, netas, neta, cuidar dos netos, curtir os netos, vovó coruja, bisnetos, bisneta, bisneto
working from home | teletrabalho, trabalha de casa
student life | estudante, faculdade, universitário, universitária, universidade, fazer faculdade, faz faculdade, república estudantil, calouro, tcc
hair care | cuidados com o cabelo, penteados, cabelos, cabelo, cabelo cacheado, cachos, cacheada, cabeleireira, cabeleireiro, penteado, trancista, cronograma capilar, transição capilar, escova e chapinha, arrumar o cabelo, pintar o cabelo, tranças afro, box braids, tranças no cabelo, fazer trança, fazer tranças, sobrancelha, design de sobrancelhas, sobrancelhas
get well soon | convalescença, as melhoras
comfort and sympathy | de luto
pregnancy | gravidez, grávida, gestante, maternidade, gestação
busy parents | pais ocupados
later life | terceira idade, idosos, idoso, idosa, melhor idade
new job | novo emprego, novo trabalho
gadgets and tech | tecnologia e gadgets, tecnologia, tecnologias, informática, computador, computadores, celular, celulares, gadgets, nerd de tecnologia, inteligência artificial, hardware, mexer no computador, montar pc, iphone
wedding planning | casamento, noiva, noivo, noivos, noivado
perfume | perfumaria, perfumes, perfume importado, perfumes importados, perfumes árabes, perfume árabe, body splash, cheirosa, fragrâncias
shaving and grooming | barbear, cuidados com a barba, barba, barbearia, barbeiro, cuidar da barba, barbudo, navalha de barba
nails | unhas, unha, fazer as unhas, fazer unha, unhas em gel, manicure, nail designer, esmalte, esmaltes, alongamento de unhas, unha decorada, unhas decoradas
zero waste living | desperdício zero, sustentabilidade, lixo zero, reciclar, reciclagem, ecologia, meio ambiente
cosy nights in | ficar em casa, noites em casa, caseirinha, ficar no sofá, edredom e netflix, sofá e netflix, netflix e sofá, filme e pipoca, pessoa caseira, bem caseira, super caseira, muito caseira, bem caseiro, super caseiro, muito caseiro, ficar em casa de boa, prefere ficar em casa
teen bedroom | quarto de adolescente
starting school | começar a escola, primeiro dia de aulas
hard times | fase difícil, depressão
sight loss | baixa visão, cego
wheelchair life | cadeira de rodas
clear-headed living | vida sem álcool, sobriedade
new parents | mãe recente, recém-mamã
carers | cuidadora de idosos, cuidadores informais
care home life | lar de idosos, casa de repouso
dementia-friendly | demência
easy on the hands | artrose, artrite nas mãos
diabetes-friendly treats | diabético tipo 2, diabética tipo 2
minimalism | minimalismo em casa, minimalismo, minimalista
hosting | receber amigos, jantares com amigos, receber os amigos, receber visitas, receber amigos em casa, reunir os amigos, reunir a família, bater papo, conversar, jogar conversa fora, fofocar, fofoca, papear, resenha, resenha com os amigos, reunião com amigos, anfitriã, mesa posta, festas em casa, sair com os amigos, sair com amigos, estar com os amigos, ficar com a família
volunteering | voluntariado social, voluntariado, trabalho voluntário, voluntário, voluntária, ong, ongs, ong de animais, ajudar o próximo, ações sociais, ação social, projeto social, proteção animal, protetora de animais, resgate de animais, ajudar os outros, animais de rua, causa animal, doar sangue
long drives | camionista de longo curso, conduzir
love at a distance | namoro à distância
sauna and cold plunge | ir às termas, termas e spa, sauna, ofurô
smart home | domótica em casa, casa conectada
classic cars | carros antigos, carros clássicos, opala, carro antigo, antigomobilismo, encontro de carros antigos, chevette, maverick, brasília antiga, dodge dart, carro clássico
police cars | polícia, carros de polícia, viatura, viaturas, carro de polícia
roses | rosas, as rosas, roseiras
goalkeeper | goleiro, é goleiro, guarda-redes, goleira, pegar no gol, jogar no gol, luva de goleiro
wordsearches | sopa de letras, caça-palavras, caça-palavra, caça palavras, coquetel passatempos
manga drawing | desenhar mangá, desenhar manga, desenha mangá, desenhar anime, desenha anime
bubbles | bolas de sabão, bolhas de sabão
soap operas | novelas, novela, ver novela, ver novelas, assistir novela, a novela, as novelas, noveleira, noveleiro, novela das nove, novela das 9, novela das oito, novela das seis, novela mexicana, novelas turcas, novela turca, vale a pena ver de novo, ver novelinha, novelinha
samba | samba*, sambar, samba no pé, escola de samba, sambista, passista, mangueira escola, portela, beija-flor de nilópolis, salgueiro, desfile de escola de samba, bateria de escola de samba, samba-enredo, gafieira, samba de gafieira
first communion and confirmation | primeira comunhão, crisma
stacking towers | empilhar blocos, fazer torres
traditional card games | sueca, a sueca, truco, trucar, jogar truco, joga truco, truco gaúcho, truco mineiro, buraco, jogar buraco, joga buraco, pif-paf, jogar baralho, joga baralho, baralho, carteado, carteado com os amigos, jogo de baralho, escopa, pontinho, bisca, joguinho de carta
elephant | elefantes
lion | leões
fox | raposas
monkey | macacos
wolf | lobos
squirrel | esquilos
brown bear | ursos
giraffe | girafas
dolphin | golfinhos
christening | batizado, batismo
friendship bracelets | pulseiras, fazer pulseiras, pulseirinha, pulseirinhas, fazer pulseirinha, fazer pulseirinhas
mushroom picking | apanhar cogumelos, cogumelos, ir aos cogumelos
draughts | jogo de damas, damas, dama, jogar dama, jogar damas, jogo de dama
dominoes | dominó, jogar dominó
espresso | máquina de expresso, nespresso, café expresso, cafeteira expressa
pigeons | pombos-correio, columbofilia
film photography | fotografia analógica
five-a-side | society*, fut7, futebol 7, fut sete, jogar society, futebol society, futebol de salão, futsal, joga futsal, jogar futsal, quadra de society
Flamengo | mengão, mengo, flamenguista, rubro-negro, rubro negro, nação rubro-negra, torcer pro flamengo, torce pro flamengo, torcedor do flamengo, torcedora do flamengo
Corinthians | corinthians, corintiano, corintiana, corinthiano, corinthiana, timão, fiel torcida, gaviões da fiel, torce pro corinthians
Palmeiras | palmeirense, verdão, torce pro palmeiras
São Paulo FC | são-paulino, são-paulina, são paulino, são paulina, sampaulino, soberano, spfc, torce pro são paulo
Santos FC | santista, peixe da vila, torce pro santos
Grêmio | gremista, imortal tricolor, torce pro grêmio
Vasco da Gama | vasco, vascaíno, vascaína, vascão, torce pro vasco
Fluminense | tricolor carioca, fluzão, pó de arroz, torce pro fluminense
Botafogo | botafoguense, fogão do botafogo, glorioso, torce pro botafogo
world cup | copa do mundo, ver a copa
fantasy football | cartola, cartola fc, cartoleiro, fazer o cartola, escalar o cartola
football stickers | figurinhas, álbum de figurinhas, álbum da copa, figurinha, colecionar figurinhas, trocar figurinhas, figurinhas da copa, álbum de figurinha
coaching and refereeing | juiz de futebol, árbitro, apitar jogos, técnico de futebol, treinador de futebol
foot volleyball | futevôlei, jogar futevôlei, futevolei, fute vôlei, altinha, altinho, futmesa, futevôlei na praia, jogar altinha
beach volleyball | vôlei na areia, jogar vôlei na praia, vôlei na praia, vôlei de areia, jogar vôlei de areia
karate | karatê, caratê, karate kid
judo | judoca, judô
bjj | jiu jitsu, jiu-jitsu, jiu-jítsu, jiujitsu, bjj, jiu, arte suave, jiujiteiro, lutador de jiu-jitsu
ufc | assistir luta, ver luta, assistir ufc, luta na tv, ufc, lutas do ufc
muay thai | muay tai, muaythai, boxe tailandês
crossfit | crossfiteiro, crossfiteira, box de crossfit
calisthenics | calistenia, barra fixa
marathon | maratonista, maratonas, meia maratona, meia-maratona, correr maratona, são silvestre
off-roading | jipe, jipeiro, jeep e trilha, 4x4, off road, off-road, fazer trilha de jipe, trilha de jipe
scooter riding | lambreta, vespa scooter, biz
motocross | trilha de moto, moto de trilha, fazer trilha de moto, enduro*, cross de moto, moto trilha
nascar | stock car
drag racing | arrancada, racha de carro
Ayrton Senna | senna
VW Beetle | fusca, fuscas, fusquinha, fusqueiro
VW bus | kombi
canyoning | rapel na cachoeira, cascading, canionismo
rodeo | vaquejada, vaquejadas, rodeio, rodeios, peão de rodeio, festa do peão, festa de peão, laço comprido, laçar, prova do laço, três tambores, team roping, barretos
aqua aerobics | hidro, hidroginástica, fazer hidro, faz hidro
air rifle shooting | tiro ao alvo, tiro esportivo, clube de tiro, estande de tiro, carabina de pressão, atirador esportivo, cac
hunting | caçar, caçador, caçada, caça, caça esportiva, caça javali, caçar javali, caça ao javali
kites | pipa, pipas, soltar pipa, empinar pipa, papagaio de papel, pandorga, raia de empinar, pipeiro, papagaios de papel
marbles | bolinha de gude, bola de gude, bolita, gude, peteca de gude
battle tops | pião, peão de rodar, beyblade, beyblades
smoking meat | defumar, defumação, pit smoker, defumados, american barbecue
rum | cachaça, cachaças, cachaça artesanal, pinga, pinga boa, alambique, cachaceiro, cachaça mineira
gin | gin tônica, gim, gin, gim tônica
whisky | uísque, whisky, whiskey
Prosecco | espumante, espumantes
pour over coffee | café coado, coador de pano, hario
yerba mate | chimarrão, chimas, tereré, tomar chimarrão, tomar tereré, cuia, erva-mate, erva mate, mate, mate gelado, roda de chimarrão, chima, mateador
cake decorating | bolo decorado*, bolos de festa, pasta americana, bolo de aniversário, chantininho, bento cake
cookies | biscoitos, biscoito caseiro, bolachas, biscoitos decorados, bolacha caseira
sourdough | fermentação natural, levain*, pão de fermentação natural
jam making | geleia, geleias, fazer geleia
burgers and hot dogs | hambúrguer, hamburguer, hambúrguer artesanal, hamburguer artesanal, hamburgueria, smash burger, burger artesanal, x-tudo, cachorro-quente, hot dog, dogão
pizza | pizzas, fazer pizza, pizzaiolo, pizza em casa, pizza caseira, rodízio de pizza
sushi | sushis, comer sushi, rodízio de japonês, rodízio japonês, sashimi
chinese cooking | comida chinesa
korean cooking | comida coreana
middle eastern cooking | comida árabe, comida libanesa, esfiha, kibe, quibe
air fryer | airfryer, air fryer, fritadeira sem óleo, receitas na airfryer
meal prep | marmita, marmitas, marmita fit, marmitas fit, marmitinha, comida fit, receitas fit, comida saudável, alimentação saudável, vida saudável
chilli growing | plantar pimenta, pé de pimenta
ice cream | sorvete, sorvetes, sorveteria, gelato*, picolé, geladinho gourmet, sorvete artesanal
smoothies | açaí, vitamina de fruta, suco detox
seafood | frutos do mar, camarão, peixada, caranguejada
street food | comida de rua, food truck, pastel de feira, espetinho, coxinha
brunch | café da manhã fora, brunch, padoca
Brazilian music | pagode, pagodes, pagodinho, roda de samba, rodas de samba, pagode 90, pagodear, ouvir pagode, tocar pagode, sertanejo, sertanejos, sertanejo universitário, sertanejo raiz, música sertaneja, modão, modão sertanejo, moda de viola, modas de viola, música raiz, música de raiz, música caipira, ouvir sertanejo, axé, axé music, forró pra ouvir, piseiro, pisadinha, arrocha, brega, tecnobrega, brega funk, bregafunk, funk, baile funk, funk carioca, funkeiro, funkeira, funk de bh, mandelão, mpb, música popular brasileira, bossa nova, choro, chorinho, baião, xote, música nordestina, música brasileira, seresta, frevo, maracatu, gaúcha e bailão, vaneira, vanerão, música gaúcha, bailão, cavaquinho, cavaco, pandeiro, tantã, surdo de samba, cuíca, tamborim, reco-reco, viola caipira, violeiro, viola de dez cordas, marília mendonça, chitãozinho e xororó, zezé di camargo, leonardo sertanejo, jorge e mateus, henrique e juliano, gusttavo lima, luan santana, simone e simaria, maiara e maraisa, ana castela, boiadeira, zé neto e cristiano, bruno e marrone, milionário e josé rico, tião carreiro, almir sater, alceu valença, zeca pagodinho, jorge aragão, alcione, beth carvalho, cartola sambista, exaltasamba, péricles, thiaguinho, ferrugem, sorriso maroto, raça negra, só pra contrariar, fundo de quintal, luiz gonzaga, djavan, marisa monte, maria bethânia, milton nascimento, jorge ben jor, novos baianos, tom jobim, joão gilberto, vinicius de moraes, liniker, silva cantor, seu jorge, ana carolina, vanessa da mata, natiruts pop, wesley safadão, joão gomes, barões da pisadinha, aviões do forró, calcinha preta, reginaldo rossi, amado batista, odair josé, ludmilla, mc daniel, mc kevinho, pedro sampaio, claudia leitte, daniela mercury, bell marques, chiclete com banana, olodum, timbalada, sandy e junior, pabllo vittar, gloria groove, luísa sonza, jão, jao cantor, xuxa, melim, anavitória, tiago iorc, vitor kley, nando reis, moda caipira, modas caipiras, carimbó, guitarrada, siriri, cururu, fandango, jongo, congada, ouvir samba, ouvir forró
forró | forró, forrozeiro, forrozeira, dançar forró, forró pé de serra, forrozinho, xote dançante, forró universitário, são joão
Trap | trap, trap nacional, trapper*, trapstar
reggae and ska | reggae, regueiro, regueira, natiruts, maneva, planta e raiz, armandinho
gospel choir | coral gospel
zumba | fitdance, fit dance, aula de dança, dança fitness, zumba
folk dancing | quadrilha, quadrilha junina, festa junina, festas juninas, arraial, arraiá, bumba meu boi, boi bumbá, ctg, invernada, dança gaúcha
hip hop dance | dança de rua, street dance, passinho
carnival | carnaval, bloquinho, bloquinhos, bloco de carnaval, blocos de rua, bloco de rua, pular carnaval, folia, foliã, folião, trio elétrico, carnaval de salvador, abadá, frevo de rua
manga | mangá, mangás, ler mangá
cosplay | cosplayer, cosplays
Turma da Mônica | turma da mônica, gibi da turma da mônica, mônica e cebolinha, gibis da mônica
Spider-Man | homem aranha, homem-aranha, miranha
Batman | homem-morcego
Big Brother | bbb, big brother brasil, ver bbb, assistir bbb, paredão do bbb
youtube | canal no youtube
Luccas Neto | luccas neto, lucas neto, felipe neto, irmãos neto, maria clara e jp, enaldinho
massage | massagem, massagens, fazer massagem
beading | miçanga, miçangas, pulseira de miçanga, colar de miçanga
League of Legends | lol, lolzinho, jogar lol, joga lol, jogar lolzinho
Counter-Strike | cs, cs go, csgo, cs2, jogar cs, counter strike, cs 2
GTA | gta rp, gta v, gta 5, gta 6, jogar gta, gta
EA FC | fifa, jogar fifa, joga fifa, fifa com os amigos, fifa com os parças, fifinha, fc 25, fc 26, ea fc, jogar fc, ultimate team
eFootball | pes, jogar pes, bomba patch, winning eleven
Fortnite | fort*, jogar fortnite, fortinite
Brawl Stars | brawl, jogar brawl stars
Roblox | jogar roblox, roblox
lottery tickets | loteria, loterias, mega-sena, mega sena, mega da virada, raspadinha, jogo do bicho, lotofácil, jogar na loteria, joga na loteria, bolão, apostas, apostar, aposta esportiva, apostas esportivas
pool | sinuca, bilhar, jogar sinuca, jogar bilhar, mesa de sinuca, snooker de boteco, sinuquinha
table football | pebolim, totó, fla-flu, pacau, jogar pebolim, jogar totó, pimbolim
sudoku | sudoku
rubik's cube | cubo mágico, cubos mágicos, speedcubing
escape rooms | escape room, escape 60, sala de fuga, jogo de escape
kindle | ler no kindle, e-reader, leitor digital
biographies | biografia, biografias, autobiografia
witchcraft | bruxaria, bruxa, wicca, bruxinha, ocultismo
amigurumi | amigurumi, amigurumis, bichinho de crochê, bonequinhos de crochê
cross stitch | ponto cruz, ponto-cruz
needle felting | feltragem
play dough | massinha*, massinha de modelar, massa de modelar, brincar de massinha, massinhas
scrapbooking | scrapbook*, scrap*, álbum de scrap
watercolour | aquarela, aquarelas, pintar aquarela
scented candles | velas*, vela*, velas aromáticas, vela aromática, velas perfumadas, velinhas cheirosas
resin art | resina, resina epóxi, arte em resina
drones | drone, drones, voar drone, pilotar drone
rc cars | carrinho de controle remoto, carrinhos de controle remoto, automodelismo, controle remoto, carro de controle remoto
model aircraft | aeromodelo, aeromodelismo, aeromodelos
slot cars | autorama
succulents | suculenta, suculentas, rosa do deserto, rosas do deserto
cactus plant | cacto, cactos, cactus*
fruit trees and orchards | pomar, plantar frutas, árvores frutíferas, pé de fruta
cows | vaca, vacas, vaquinha, vaquinhas
canaries | canário, canários
parrots | papagaio, papagaios, arara, araras
cockatiels | calopsita, calopsitas
seaside days | ir à praia com a família
feminism | feminismo, feminista
learning english | inglês, aprender inglês, aula de inglês, estudar inglês
Spanish | espanhol, aprender espanhol
French | francês, aprender francês
Italian | italiano, aprender italiano
German | alemão, aprender alemão
Japanese | japonês, aprender japonês
Korean | coreano, aprender coreano
sign language | libras, língua de sinais
law school | estudante de direito, faculdade de direito, faz direito, cursa direito, estuda direito, advogada, advogado
crypto | cripto, bitcoin, criptomoeda, criptomoedas
architecture | arquitetura, arquiteta, arquiteto
banknotes | cédulas, cédulas antigas, notas antigas
baby dolls | bebê reborn, reborn, bonecas bebê, boneca bebê, bebê de brinquedo, bonecas reborn, baby alive, boneca reborn
playset figures | bonecos, boneco, bonequinhos, brincar de bonecos, playmobil
pirates | pirata*, piratas*
dragons | dragão, dragões
superhero comics | gibi de super-herói
helicopters | helicóptero, helicópteros
buses and coaches | ônibus, busologia, busólogo
lorry driving | caminhoneiro, caminhoneira, vida de caminhoneiro, caminhão na estrada, boleia
Paw Patrol | patrulha canina
Galinha Pintadinha | galinha pintadinha, pintadinha
Masha and the Bear | masha e o urso
lightning mcqueen | relâmpago mcqueen, relâmpago marquinhos, carros disney, mcqueen
Frozen | frozen, elsa, ana e elsa
Lilo and Stitch | stitch, lilo e stitch
Sonic the Hedgehog | sonic
Super Mario | mario*, super mario, mário
swings and climbing frames | parquinho, parquinhos, balanço, escorregador, playground*, brincar no parquinho, gangorra
balls for little ones | bola, bolas, bolinha, brincar com bola
jump rope | pular corda, corda de pular
toy kitchen | cozinhinha, panelinhas, comidinha, brincar de cozinhar, brincar de comidinha
playing house | casinha, brincar de casinha
playing doctors | brincar de médico
playing schools | brincar de escolinha, brincar de professora
hairdressing games | brincar de salão, brincar de cabeleireira
dressing up | fantasia de princesa, se fantasiar, brincar de se fantasiar, fantasia infantil
water parks | parque aquático, beach park, thermas, hot park
disneyland | disney orlando, viagem pra disney, orlando
hot tubs | banheira de hidromassagem, hidromassagem, spa com hidro
UFOs and aliens | ufologia, óvni, extraterrestres, disco voador, alienígenas
ghost hunting | sobrenatural, caça-fantasmas, histórias de fantasma
gemstones | pedras preciosas
mushroom growing | shimeji
jet skiing | jet ski, jetski, moto aquática
motor boats | lancha, lanchas, barco, barcos, passear de lancha
nba | nba, assistir nba, ver nba, camisa da nba
emo | emo
goth | gótico, gótica
Roberto Carlos | rei roberto carlos, roberto carlos cantor
recorder playing | flauta doce, tocar flauta doce
rummy | pife, cacheta, caxeta
canasta | tranca*, jogar tranca, canastra, jogar canastra
solitaire | paciência, jogar paciência
drones and kites | drones e pipas
country music | música country, country americano
drag | drag queen, drag queens
canoeing | canoa*, canoa havaiana
frisbee | frisbee na praia
Caetano Veloso | caetano
Chico Buarque | chico
spinning classes | spinning*, aula de spinning, aulas de spinning, spinning na academia
Greek myths | mitologia, mitologia grega
wildlife photography | fotografar natureza, fotografia de natureza, fotografar pássaros, fotografar animais
dog training | adestrar cachorro, adestramento, adestrador
sea fishing | pesca em alto mar, pesca oceânica, pescar na praia, pesca de praia, pescar no mar, pesca no mar
stickers | adesivos, adesivo, figurinhas adesivas, colar adesivos
water fights | arminha de água, guerra de bexiga, bexiga d'água, pistola de água
balance bikes | bicicleta sem pedal, bicicleta de equilíbrio, balance bike
Monopoly | banco imobiliário
rally driving | rally dos sertões, rally, rali
Flight Simulator | simulador de voo, flight simulator
freediving | mergulho livre, apneia, mergulho em apneia
clay shooting | tiro ao prato, tiro aos pratos
kitesurfing | kite surf
BTS | bts
EXO | exo
mma | mma
nfl | nfl
Uno | uno, jogar uno
Jeep | jeep
BMW | bmw
Audi | audi
Hulk | hulk
Thor | thor, filme do thor
punk | punk, punk rock
pug | pug, pugs
golden retriever | golden, golden retriever
shih tzu | shih tzu, shitzu, shih-tzu
husky | husky siberiano
german shepherd | pastor alemão
dachshund | salsicha, cachorro salsicha, dachshund, linguicinha
poodle | poodle, poodles
french bulldog | buldogue francês, bulldog francês
The Sims | the sims, sims 4
Halo | jogar halo
go | jogar go
swing dancing | lindy hop
lost series | lost, série lost
dark series | série dark
`
