export default `
# football club
in: football fans
names: Arsenal = arsenal fc = gooners, Chelsea* = chelsea fc = chelsea football club, Liverpool FC = lfc = liverpool football club
names: Manchester United = man united = man utd = mufc, Manchester City = man city, Tottenham = tottenham hotspur = spurs = thfc
names: Everton = everton fc, Newcastle United = nufc = newcastle fc, Aston Villa, West Ham = west ham united, Leeds United = leeds utd
names: Nottingham Forest, Leicester City, Sunderland AFC, Sheffield Wednesday, Wrexham AFC = wrexham, Celtic FC = glasgow celtic
names: Rangers FC = glasgow rangers, Real Madrid, FC Barcelona = barcelona football = barça = barca = fc barca, Sevilla FC, Real Betis
names: Atlético Madrid = atletico madrid = atleti, Athletic Bilbao = athletic club bilbao, Valencia CF
names: Bayern Munich = bayern münchen = fc bayern = bayern munchen = fc bayern münchen, Borussia Dortmund = bvb = dortmund fan
names: Schalke 04 = schalke, Hamburger SV = hsv, FC St Pauli = st pauli = fc st. pauli, Eintracht Frankfurt = sge frankfurt
names: Werder Bremen = werder, FC Köln = effzeh = 1 fc köln = fc koln, VfB Stuttgart, Mönchengladbach = gladbach = monchengladbach
names: RB Leipzig, Bayer Leverkusen, Hertha BSC = hertha, Union Berlin, Hannover 96, Rapid Vienna = rapid wien, FC Basel
names: Juventus = juve, AC Milan, Inter Milan = inter mailand = fc inter, AS Roma, SSC Napoli, SS Lazio = lazio, Fiorentina, Atalanta
names: Paris Saint-Germain = psg, Olympique Marseille = olympique de marseille, Olympique Lyon = olympique lyonnais, AS Saint-Étienne = saint-etienne foot = as saint-etienne
names: Ajax = afc ajax = ajax amsterdam, Feyenoord, PSV Eindhoven = psv, Club Brugge, RSC Anderlecht = anderlecht
names: Benfica = sl benfica, Sporting Lisbon = sporting cp, FC Porto, Flamengo = mengão, Corinthians* = corinthians fc = sport club corinthians
names: Palmeiras, São Paulo FC = sao paulo fc, Santos FC, Grêmio = gremio, Vasco da Gama, Fluminense, Botafogo, Boca Juniors, River Plate
names: Galatasaray, Fenerbahçe = fenerbahce, Beşiktaş = besiktas, Trabzonspor, Legia Warsaw = legia warszawa = legia
names: Lech Poznań = lech poznan, Wisła Kraków = wisla krakow, Dynamo Kyiv = динамо київ, Shakhtar Donetsk = шахтар = shakhtar
names: Hammarby = hammarby if, Malmö FF = malmo ff, IFK Göteborg = ifk goteborg, Djurgården = djurgarden, AIK Stockholm = aik fotboll
names: FC Copenhagen = fc københavn, Rosenborg, Al Hilal = الهلال, Al Nassr = النصر, Al Ahly = الأهلي, Inter Miami, LA Galaxy
{name} home shirt* | 50-85 | 4+ | clothing | clothing sized heart
{name} match tickets | 35-90 | 6+ | experience | experience heart
{name} stadium tour | 20-35 | 6+ | experience | experience heart
knitted {name} scarf* | 14-25 | 4+ | clothing | clothing heart
{name} crest football* | 10-20 | 4-14 | sports gear | heart
illustrated history* of {name} | 15-28 | 10+ | book | book
{name} season calendar | 8-14 | 8+ | stationery |
{name} team jigsaw | 9-16 | 6+ | puzzle | small-parts
{name} duvet cover* | 25-40 | 5-16 | textile |
{name} crest mug | 8-14 | 10+ | tableware | merchandise
framed {name} stadium print | 18-35 | 14+ | print |
{name} bobble hat* | 12-20 | 4+ | clothing | clothing
{name} club quiz* | 6-12 | 8+ | game |

# team in the leagues of America
in: sports fans
names: Los Angeles Lakers = lakers = la lakers, Chicago Bulls, Golden State Warriors = warriors nba, Boston Celtics, New York Knicks = knicks
names: Miami Heat, Dallas Mavericks = mavericks nba, Toronto Raptors, Dallas Cowboys, New England Patriots = patriots nfl
names: Kansas City Chiefs = chiefs nfl, Green Bay Packers = packers, Pittsburgh Steelers = steelers, San Francisco 49ers = 49ers
names: Philadelphia Eagles = eagles nfl, Seattle Seahawks = seahawks, Buffalo Bills, Detroit Lions, New York Yankees = yankees
names: Boston Red Sox = red sox, Los Angeles Dodgers = dodgers = la dodgers, Chicago Cubs, Toronto Blue Jays = blue jays baseball
names: Toronto Maple Leafs = maple leafs, Montreal Canadiens = habs, Boston Bruins, Edmonton Oilers, New York Rangers, All Blacks
{name} jersey | 50-110 | 6+ | clothing | clothing sized heart
{name} game tickets | 40-110 | 6+ | experience | experience heart
{name} team cap* | 20-32 | 6+ | clothing | clothing heart
illustrated history* of {name} | 15-30 | 10+ | book | book heart
{name} fleece throw* | 20-35 | 6+ | textile |
{name} team jigsaw | 9-16 | 6+ | puzzle | small-parts
{name} season calendar | 8-14 | 8+ | stationery |
{name} team card pack* | 5-12 | 6+ | collectible |
knitted {name} beanie* | 15-25 | 6+ | clothing | clothing
{name} arena print | 15-30 | 12+ | print |

# racing team or driver
in: Formula 1
names: Ferrari = scuderia ferrari = ferraris, McLaren = mclaren f1, Red Bull Racing, Mercedes F1 = mercedes amg f1 = mercedes formula 1
names: Aston Martin F1, Williams F1 = williams racing, Lewis Hamilton, Max Verstappen = verstappen, Charles Leclerc = leclerc
names: Lando Norris, Oscar Piastri, George Russell* = george russell f1, Fernando Alonso, Sebastian Vettel = vettel
names: Michael Schumacher = schumacher = schumi, Ayrton Senna, Niki Lauda, Valentino Rossi, Marc Márquez = marc marquez, Ducati
{name} model race car* | 15-45 | 5+ | collectible | heart
brick-built {name} racer* | 22-55 | 7+ | toy | small-parts plastic heart
race weekend ticket* | 80-220 | 8+ | experience | experience heart
illustrated story* of {name} | 15-30 | 9+ | book | book heart
{name} racing poster* | 9-18 | 8+ | print | heart
motor museum day* | 15-35 | 6+ | experience | experience
{name} team cap* | 22-35 | 6+ | clothing | clothing
simulator session* for {name} fans | 30-60 | 12+ | experience | experience
{name} pit crew jacket* | 45-90 | 8+ | outerwear | clothing sized
{name} season calendar | 9-15 | 8+ | stationery |
{name} garage flag* | 10-20 | 10+ | decor |
{name} documentary film* | 8-16 | 10+ | film | screen
`
