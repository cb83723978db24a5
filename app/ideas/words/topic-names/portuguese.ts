/** What Portuguese calls topics; see `topic-names.ts`. */
export default `
knitting | tricô, tricotar, faz tricô, tricota
sewing | costurar, costura roupa, fazer roupa
painting | aguarela, pintura a óleo, pintura, pinta quadros, pintar quadros
crochet | croché, crochê
embroidery | ponto cruz, bordados
drawing | desenho, desenhar, desenha, colorir, pintar e desenhar
woodworking | marcenaria, carpintaria
pottery | olaria, cerâmica, roda de oleiro, fazer cerâmica
photography | fotografar, tirar fotos, tira fotos, fotógrafa amadora
jewellery making | bijuteria, fazer joias
children's crafts | trabalhos manuais infantis, artesanato infantil
papercraft | artesanato, trabalhos manuais
calligraphy | caligrafia
candle making | fazer velas
soap making | fazer sabonetes
leatherwork | trabalhos em couro
quilting | colchas de retalhos
weaving and macramé | tecelagem, macramê
basket weaving | cestaria
model making | modelismo
model railways | ferromodelismo
stained glass and mosaics | vitrais, mosaicos em azulejo
printmaking | gravura, serigrafia
diamond painting | pintura com diamantes
3D printing | impressão 3d
film making | filmar, fazer filmes
upcycling | reciclagem criativa, restaurar móveis
metalwork and blacksmithing | serralharia, ferraria
slime and sensory play | fazer slime, massinha, plasticina, massinhas
digital art | desenho digital
lace making | renda de bilros, renda, rendas
pyrography | entalhe em madeira, pirogravura
tie dye | tingir roupa
gift wrapping and party crafts | embrulhar presentes, decoração de festas
street art | arte de rua, grafite
stamps | selos, colecionar selos
trading cards | cromos de coleção, cartas colecionáveis
soft toys | peluches de coleção, bichos de pelúcia
coins | moedas, colecionar moedas
model cars | carrinhos, miniaturas de carros
minerals and crystals | minerais, cristais
fashion dolls | bonecas
sneakers | ténis de coleção, colecionar ténis
pins and badges | alfinetes, crachás
comics | banda desenhada, quadrinhos
antiques | antiguidades
watches | relógios
figures and statues | figuras de ação, bonecos de coleção
militaria | artigos militares
china and teapots | bules, louça antiga
autographs and memorabilia | autógrafos e recordações
rare books and maps | livros antigos
postcards and ephemera | postais, cartões-postais
vintage shopping | feira da ladra, feiras de velharias, brechós
tattoos | tatuagens
Harry Potter | =
Star Wars | guerra das estrelas
dinosaurs | dinossauros
anime | ver animes, mangás
superheroes | super-heróis
The Lord of the Rings | o senhor dos anéis
true crime | crimes reais
cinema | cinema e filmes, ver filmes, filmes, ir ao cinema, cinéfilo
football fans | benfica, ver futebol
Formula 1 | fórmula um
theatre | ir ao teatro
horror films | filmes de terror
nature documentaries | natureza, documentários de natureza
animated films | desenhos animados, filmes de animação
princesses and fairies | princesas e fadas, fadas
mermaids | sereias
unicorns | unicórnios
diggers and tractors | escavadoras, tratores, camiões, caminhões, escavadeiras
fire engines and police cars | bombeiros, carros de bombeiros
preschool television | galinha pintadinha, programas infantis
sharks and ocean animals | tubarões, animais marinhos
Doctor Who | =
Star Trek | jornada nas estrelas
period dramas | séries de época
sitcoms | séries de comédia
reality and cooking shows | programas de culinária
Game of Thrones | a guerra dos tronos
Stranger Things | =
wrestling fans | luta livre
Korean dramas | doramas coreanos, séries coreanas
railways | comboios, caminhos de ferro, trens, trem
aviation | aviões, aviação
sports fans | ver desporto, ver esportes
knights and dragons | cavaleiros, dragões, castelos
television series | ver televisão, séries de televisão
stand-up comedy | comédia
acting and improv | fazer teatro
running | corrida*, correr, corre maratonas, faz corrida, correr de manhã, corridas de rua, corre*
yoga | fazer yoga, ioga
football | futebol, jogar futebol, jogar à bola, joga futebol, joga à bola, futsal jogar
cycling | andar de bicicleta, pedalar, ciclismo, bicicleta de estrada, ciclista, bicicleta
gym | ginásio, musculação, academia de musculação, treinar no ginásio, fazer musculação, academia
tennis | ténis, jogar ténis
golf | golfe
climbing | escalada em rocha, escalar, escalada, muro de escalada
basketball | basquetebol, basquete
dance | dança, dançar
martial arts | artes marciais, judô
skateboarding | andar de skate
gymnastics | ginástica artística
triathlon | triatlo
rugby | jogar râguebi, râguebi
cricket | críquete
volleyball | vôlei, voleibol de praia
pétanque | bocha*, jogo da malha
bowls | bowls na relva
horse riding | hipismo, andar a cavalo, equitação
archery | tiro com arco
badminton | jogar badminton, peteca
table tennis | ténis de mesa
squash | jogar squash
padel and pickleball | jogar padel
boxing | pugilismo
ballet | balé
ice skating | patinagem no gelo
roller skating | patinação, patins, patins em linha, patinagem
pilates | fazer pilates
field hockey | hóquei em campo, hóquei
netball | =
lacrosse | =
athletics | atletismo de pista
mountain biking | ciclismo de montanha
American football | futebol americano
baseball | beisebol
ice hockey | hóquei no gelo
trampolining | trampolim, cama elástica em casa
caving | espeleologia
fencing | esgrima desportiva
curling | =
ten-pin bowling | bólingue, boliche
clay shooting | caça
parkour | fazer parkour
tai chi | tai chi chuan ao ar livre, praticar tai chi
home workouts | ginástica, treino em casa
skydiving and paragliding | paraquedismo, voo livre
paintball and airsoft | jogar paintball
horse racing | corridas de cavalos, turfe
pole and aerial fitness | dança no varão, tecido acrobático
ballroom and Latin dancing | dança de salão
karting and motorsport | desporto motorizado, andar de kart
hiking | caminhadas, caminhar, trilhas, fazer trilhas, caminhadas na serra, montanhismo, trilhos, caminhar na serra
camping | campismo, acampar no mato, campista, acampar
birdwatching | observação de aves, pássaros, observar aves
stargazing | ver as estrelas
metal detecting | detetor de metais
skiing | esqui, esquiar na neve
motorcycling | andar de mota, motociclismo e viagens, motas, motociclista, passeios de mota
travel | viajar pelo mundo, viagens, viajar, viaja muito, mochilão, viajar de mochila
foraging | plantas silvestres, apanhar ervas
bushcraft and survival | sobrevivencialismo, sobrevivência na natureza
geocaching | caça ao tesouro
camper vans and caravans | autocaravana, viajar de autocaravana, autocaravanismo
drones and kites | papagaios de papel, pipas*
scouting | escotismo, escuteiros
theme parks | parques de diversões
picnics and parks | piquenique, piqueniques
urban exploration | visitar cidades, exploração urbana
winter fun | trenó, brincar na neve
slacklining and circus skills | malabarismo
safari and zoo visits | animais, ir ao jardim zoológico
wild swimming | águas abertas, nadar no mar
swimming | natação, nadar na piscina, nada na piscina
surfing | surfar
paddleboarding | praticar stand up paddle
kayaking | canoagem, caiaque
sailing | velejar
fishing | pesca desportiva, pescaria, pesca, pescar, ir à pesca, vai à pesca, pescador
scuba diving | mergulho
snorkelling | snorkel no mar, fazer snorkel
beach days | praia
rowing | remo de competição
narrowboats and canals | barcos nos canais
fly fishing | pesca à mosca
rock pooling and crabbing | apanhar conchas
cruises | cruzeiros
bath time | brincar na água, chapinhar, banheira, brincar na banheira, o banho, brincar com água, a água
wakeboarding and kitesurfing | prancha à vela
video games | jogos de vídeo, videojogos, jogar videojogos, jogar consola, playstation*
board games | jogos de tabuleiro, jogos de tabuleiro com amigos
chess | xadrez, jogar xadrez, joga xadrez
jigsaw puzzles | quebra-cabeças, faz puzzles
role-playing games | jogos de rpg, jogos de interpretação
card games | jogos de cartas, jogar às cartas, jogar cartas, joga às cartas
Minecraft | =
brick building | blocos de montar, blocos
puzzles and brainteasers | passatempos, enigmas*
retro gaming | jogos retro, videojogos antigos
miniature wargaming | pintar miniaturas de guerra, jogos de guerra
magic tricks | truques de magia
adventure video games | jogos de aventura
cosy games | jogos relaxantes
Mario and platform games | jogos de plataforma
Pokémon | =
Roblox and Fortnite | =
tabletop and pub sports | bilhar, sinuca, matraquilhos
darts | jogar dardos
crosswords | palavras cruzadas
bridge | jogar bridge
pub quizzes | jogos de perguntas
sports video games | jogos de futebol na consola
Magic The Gathering | cartas de magic
croquet | croqué, jogar croquet
outdoor games | brincar na rua, brincar ao ar livre
fidget toys | brinquedos sensoriais
pretend play | brincar ao faz de conta, faz de conta
baby play | brincadeiras de bebé
scooters and ride-ons | trotinete, patinete elétrico
sim racing | simuladores de corrida
bingo | jogar bingo
classic board games | gamão, jogos de tabuleiro clássicos
poker nights | jogar póquer
lock picking | abrir fechaduras
LARP and re-enactment | recriação histórica, feiras medievais
guitar | tocar guitarra, guitarra clássica, violão, toca guitarra, toca violão
piano | tocar piano, toca piano
drums | bateria, tocar bateria
singing | cantar fado, canta
vinyl records | discos de vinil, vinil
DJing | ser dj, tocar como dj
concerts | concertos, ir a concertos, ouvir música
K-pop | =
Taylor Swift | =
pop music fandom | música popular
classical music | música clássica
ukulele | tocar ukulele
songwriting | compor canções
jazz and blues | jazz e blues
folk music | música folclórica portuguesa
rock and metal | rock pesado, música rock nacional
hip hop | rap e hip hop
violin and strings | tocar violino, viola de arco
wind and brass instruments | instrumentos de sopro
country music | música caipira
children's music making | canções infantis, músicas infantis, fazer música, bater em panelas
saxophone | saxofone
flute and clarinet | flauta doce
trumpet and brass | trompete e trombone, trompete de banda
cello and double bass | violoncelo, contrabaixo
electric and bass guitar | guitarra elétrica, baixo elétrico, toca guitarra elétrica
eighties and nineties music | música dos anos 80, anos oitenta
sixties and seventies music | música dos anos 60
opera | ir à ópera
accordion and harmonica | acordeão, concertina, sanfona
kalimba and handpan | taças tibetanas
choir | coral*, cantar num coro
clubbing and festivals | sair à noite, baladas*
lo-fi music | música lo-fi
karaoke | cantar em karaoke, videokê
synthesisers | sintetizadores modulares
Eurovision and drag | festival da canção, eurovisão
baking | fazer bolos, confeitaria, faz bolos, bolos caseiros, bolos*
cooking | culinária, cozinhar, cozinha, cozinhar para a família, cozinha para todos
coffee | beber café, café*, café de especialidade
tea | chá
wine | vinho, vinhos, vinho tinto, vinho verde, provas de vinho
cocktails | coquetéis, fazer cocktails
barbecue | churrasco
cheese | queijo, queijos
chocolate | chocolate preto
hot sauce | molhos picantes, comida picante portuguesa
vegan cooking | cozinha vegana, cozinha vegetariana
bread making | fazer pão, massa mãe
spices and curry | especiarias, cozinha indiana
preserving and fermenting | doces e compotas
desserts and ice cream | gelados, sobremesas
whisky and gin | degustação de uísque
beer and home brewing | cerveja, cerveja artesanal
alcohol-free drinks | bebidas sem álcool, sumos*
Italian cooking | cozinha italiana
Japanese cooking | cozinha japonesa
Mexican cooking | cozinha mexicana
quick and easy cooking | receitas rápidas
cooking with children | cozinhar com crianças
gluten-free cooking | cozinha sem glúten
eating out | comer fora, ir a restaurantes
mead and home winemaking | hidromel
herbal remedies and teas | ervas, ervas medicinais
gardening | jardinagem, flores da varanda, as flores da varanda, vasos da varanda
houseplants | plantas de casa, plantas, cuidar das plantas, plantas de interior, suculentas
dogs | cão, cães, cachorros, cadela, cadelinha
vegetable growing | horta em casa, horta, cuida da horta, cultivar legumes
wildlife gardening | jardim selvagem, borboletas
cats | gata, gatinhos
rabbits and small pets | coelhos
horses | cavalos
beekeeping | abelhas, criar abelhas
chickens | galinhas
fish keeping | aquariofilia, aquários
reptiles | répteis, cobras*, lagartos e cobras
flower arranging | arranjos florais
pet birds | papagaios, periquitos de casa
bonsai and Japanese gardens | cultivar bonsais, jardins japoneses portugueses
new puppy | filhote de cachorro, cachorrinho
new kitten | gatinho novo, filhote de gato
guinea pigs | porquinhos-da-índia
hamsters | hamsters e ratinhos
hermit crabs and snails | caranguejos eremitas
tortoises | tartarugas
bird feeding | alimentar os pássaros
greenhouses and allotments | estufa, hortas urbanas
farming and farm animals | quinta*, animais da quinta
insects and minibeasts | insetos
falconry | falcoaria
terrariums | terrários
amphibians and axolotls | anfíbios, sapos
dog walking | passear o cão, passear com o cachorro
hydroponics and mushrooms | hidroponia, cultivar cogumelos
orchids | cultivar orquídeas
reading | ler*, leitura, ler livros, livros, lê muito, leitora
languages | línguas, aprender línguas
history | história
creative writing | escrever, escrita
poetry | escrever poesia, poemas
crime fiction | romances policiais, ler policiais, policiais, livros policiais
journaling | escrever um diário
stationery love | papelaria
meditation | meditação
astronomy | estrelas, astronomia amadora, o espaço, espaço, planetas, foguetões, foguetes, planetas e foguetões, as estrelas
science | ciência
physics and engineering | engenharia, física e engenharia
mathematics | matemática
genealogy | árvore genealógica
philosophy and psychology | filosofia e psicologia, psicologia e filosofia
teaching | professora, professor de escola
medicine and nursing | enfermeira, enfermeiro
coding | programação
electronics and robotics | eletrónica, eletrônica
fantasy and science fiction books | livros de fantasia, ficção científica
romance novels | romances de amor, ler romances, romances*
art and museums | museus, arte e museus
geography and maps | geografia e mapas
podcasts and radio | ouvir rádio
money and business | negócios, empreendedorismo
exam revision | exames*, vestibular
bedtime stories | histórias para dormir
tarot and astrology | horóscopos e tarot, tarô
politics and current affairs | atualidade, política internacional
investing | bolsa de valores, investir na bolsa, investimentos
Christian faith | igreja, a fé cristã, o terço, rezar o terço, terço, devota
Jewish life | vida judaica
Muslim life | vida muçulmana, ramadã
Hindu festivals | festivais hindus
weather watching | meteorologia amadora
microscopy | microscopia amadora, fósseis
amateur radio | radioamador
public speaking | oratória
content creation | criar conteúdo
new home | mudança de casa, casa nova
new baby | recém-nascido, bebé novo
skincare | cuidados com a pele
interior design | decoração
DIY and home improvement | bricolagem, faça você mesmo
organising | arrumação
make-up | maquilhagem, maquiagem
fashion | roupa e moda
sleep | sonecas
self-care | bem-estar, relaxar
cars | carros, os carros, mecânica
retirement | reformado, reformada, aposentado
grandparents | netos
working from home | teletrabalho
student life | estudante
hair care | cuidados com o cabelo, penteados, cabelos
get well soon | convalescença, as melhoras
comfort and sympathy | de luto
pregnancy | gravidez, grávida
busy parents | pais ocupados
later life | terceira idade, idosos
new job | novo emprego, novo trabalho
gadgets and tech | tecnologia e gadgets
wedding planning | casamento
perfume | perfumaria
shaving and grooming | barbear, cuidados com a barba
nails | unhas
zero waste living | desperdício zero, sustentabilidade
cosy nights in | ficar em casa, noites em casa
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
minimalism | minimalismo em casa
hosting | receber amigos, jantares com amigos
volunteering | voluntariado social
long drives | camionista de longo curso, conduzir
love at a distance | namoro à distância
sauna and cold plunge | ir às termas, termas e spa
smart home | domótica em casa, casa conectada
classic cars | carros antigos, carros clássicos
police cars | polícia, carros de polícia
roses | rosas, as rosas, roseiras
goalkeeper | goleiro, é goleiro, guarda-redes, goleira
wordsearches | sopa de letras, caça-palavras
manga drawing | desenhar mangá, desenhar manga
bubbles | bolas de sabão, bolhas de sabão
soap operas | novelas, novela, ver novela, ver novelas, assistir novela, a novela, as novelas
samba | samba*
first communion and confirmation | primeira comunhão, crisma
stacking towers | empilhar blocos, fazer torres
traditional card games | sueca, a sueca, canastra
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
friendship bracelets | pulseiras, fazer pulseiras
mushroom picking | apanhar cogumelos, cogumelos, ir aos cogumelos
draughts | jogo de damas, damas
dominoes | dominó, jogar dominó
espresso | máquina de expresso
pigeons | pombos-correio, columbofilia
film photography | fotografia analógica
`
