/** What people call who is for a club, by what it is called for short. */
function fans(club: string): string {
  return [
    `${club} fan`,
    `${club} supporter`,
    `supports ${club}`,
    `fan of ${club}`,
    `fan von ${club}`,
    `fan de ${club}`,
    `fan van ${club}`,
    `tifoso della ${club}`,
    `tifosa della ${club}`,
    `tifoso del ${club}`,
    `tifoso dell'${club}`,
    `hincha del ${club}`,
    `adepto do ${club}`,
    `kibic ${club}`,
  ]
    .map((name) => ` = ${name}`)
    .join('')
}

export default `
# football club
in: football fans
names: Arsenal = arsenal fc = gooners${fans('arsenal')}, Chelsea* = chelsea fc = chelsea football club${fans('chelsea')}, Liverpool FC = lfc = liverpool football club${fans('liverpool')}
names: Manchester United = man united = man utd = mufc, Manchester City = man city, Tottenham = tottenham hotspur = spurs = thfc
names: Everton = everton fc${fans('everton')}, Newcastle United = nufc = newcastle fc${fans('newcastle')}, Aston Villa${fans('villa')}, West Ham = west ham united${fans('hammers')}, Leeds United = leeds utd${fans('leeds')}
names: Nottingham Forest${fans('forest')}, Leicester City${fans('leicester')}, Sunderland AFC${fans('sunderland')}, Sheffield Wednesday, Wrexham AFC = wrexham, Celtic FC = glasgow celtic${fans('celtic')}
names: Rangers FC = glasgow rangers${fans('rangers')}, Real Madrid${fans('real')}, FC Barcelona = barcelona football = barça = barca = fc barca${fans('barcelona')}, Sevilla FC, Real Betis
names: Atlético Madrid = atletico madrid = atleti, Athletic Bilbao = athletic club bilbao, Valencia CF
names: Bayern Munich = bayern münchen = fc bayern = bayern munchen = fc bayern münchen${fans('bayern')}, Borussia Dortmund = bvb${fans('dortmund')}
names: Schalke 04 = schalke, Hamburger SV = hsv, FC St Pauli = st pauli = fc st. pauli, Eintracht Frankfurt = sge frankfurt
names: Werder Bremen = werder, FC Köln = effzeh = 1 fc köln = fc koln${fans('köln')}, VfB Stuttgart${fans('vfb')}, Mönchengladbach = gladbach = monchengladbach
names: RB Leipzig, Bayer Leverkusen, Hertha BSC = hertha, Union Berlin, Hannover 96, Rapid Vienna = rapid wien, FC Basel
names: Juventus = juve${fans('juventus')}, AC Milan = il milan${fans('milan')}, Inter Milan = internazionale = inter calcio = fc internazionale = inter mailand = fc inter${fans('inter')}, AS Roma = la roma calcio = asroma${fans('roma')}, SSC Napoli = il napoli = napoli calcio${fans('napoli')}, SS Lazio = lazio, Fiorentina, Atalanta
names: Paris Saint-Germain = psg, Olympique Marseille = olympique de marseille${fans('om')}, Olympique Lyon = olympique lyonnais, AS Saint-Étienne = saint-etienne foot = as saint-etienne
names: Ajax = afc ajax = ajax amsterdam, Feyenoord${fans('feyenoord')}, PSV Eindhoven = psv, Club Brugge, RSC Anderlecht = anderlecht
names: Benfica = sl benfica, Sporting Lisbon = sporting cp${fans('sporting')}, FC Porto${fans('porto')}, Flamengo = mengão, Corinthians* = corinthians fc = sport club corinthians
names: Palmeiras, São Paulo FC = sao paulo fc, Santos FC, Grêmio = gremio, Vasco da Gama, Fluminense, Botafogo, Boca Juniors, River Plate
names: Galatasaray, Fenerbahçe = fenerbahce, Beşiktaş = besiktas, Trabzonspor, Legia Warsaw = legia warszawa = legia
names: Lech Poznań = lech poznan, Wisła Kraków = wisla krakow, Dynamo Kyiv = динамо київ, Shakhtar Donetsk = шахтар = shakhtar
names: Hammarby = hammarby if, Malmö FF = malmo ff, IFK Göteborg = ifk goteborg, Djurgården = djurgarden, AIK Stockholm = aik fotboll
names: FC Copenhagen = fc københavn, Rosenborg, Al Hilal = الهلال, Al Nassr = النصر, Al Ahly = الأهلي, Inter Miami, LA Galaxy
{name} home shirt* | 50-85 | 4+ | clothing | clothing sized heart
{name} match tickets | 35-90 | 6+ | experience | experience heart
{name} stadium tour | 20-35 | 6+ | experience | experience heart
knitted {name} scarf* | 14-25 | 4+ | clothing | clothing heart
{name} crest mini football* | 8-15 | 4-14 | sports gear | heart
{name} club pennant* | 8-15 | 6+ | keepsake |
illustrated history* of {name} | 15-28 | 10+ | book | book heart
{name} season calendar | 8-14 | 8+ | stationery | filler
{name} team jigsaw | 9-15 | 6+ | puzzle | small-parts filler
{name} duvet cover* | 25-40 | 5-16 | textile |
{name} crest mug | 8-14 | 10+ | tableware | merchandise filler
framed {name} stadium print | 18-35 | 14+ | print |
{name} bobble hat* | 12-20 | 4+ | clothing | clothing
{name} club quiz* | 6-12 | 8+ | game | filler
{name} away shirt* | 40-75 | 4+ | clothing | clothing sized heart
{name} hoodie* | 30-55 | 6+ | clothing | clothing sized
{name} membership* for a season | 25-50 | 6+ | subscription | subscription heart
{name} socks* in a pair | 6-12 | 5+ | clothing | clothing sized filler
{name} keyring* | 4-9 | 6+ | accessory | merchandise
{name} garden gnome* | 15-28 | 14+ | decor | filler
{name} legends book* | 12-25 | 10+ | book | book heart
{name} retro shirt* | 30-50 | 10+ | clothing | clothing sized heart
{name} car sticker* | 3-7 | 18+ | stationery | filler
{name} pyjamas | 16-30 | 5+ | clothing | clothing sized filler

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
{name} team jigsaw | 9-15 | 6+ | puzzle | small-parts
{name} season calendar | 8-14 | 8+ | stationery |
{name} team pennant* | 8-15 | 6+ | collectible |
knitted {name} beanie* | 15-25 | 6+ | clothing | clothing
{name} arena print | 15-30 | 12+ | print |
{name} hoodie* | 35-65 | 7+ | clothing | clothing sized heart
{name} keyring* | 4-9 | 7+ | accessory | merchandise filler
{name} mug* | 9-15 | 10+ | tableware | merchandise filler
{name} duvet cover* | 25-42 | 5-16 | textile |
{name} player figure* | 12-28 | 7+ | collectible | heart
{name} t-shirt* | 18-32 | 5+ | clothing | clothing sized heart
{name} season streaming pass* | 30-80 | 14+ | subscription | subscription screen heart
{name} socks* | 7-14 | 6+ | clothing | clothing sized filler
{name} player cards* | 6-15 | 8+ | collectible | heart
{name} sports bottle* | 10-20 | 7+ | equipment | filler

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
{name} racing poster* | 8-15 | 8+ | print |
motor museum day* | 15-35 | 6+ | experience | experience
{name} team cap* | 22-35 | 6+ | clothing | clothing
simulator session* for {name} fans | 30-60 | 12+ | experience | experience heart
{name} pit crew jacket* | 45-90 | 8+ | outerwear | clothing sized
{name} season calendar | 9-15 | 8+ | stationery | filler
{name} garage flag* | 10-20 | 10+ | decor | filler
{name} documentary film* | 8-15 | 10+ | film | screen
{name} t-shirt* | 20-40 | 5+ | clothing | clothing sized heart
{name} keyring* | 5-10 | 8+ | accessory | merchandise
{name} mug* | 9-15 | 10+ | tableware | merchandise filler
{name} mini helmet* | 25-70 | 10+ | collectible | heart
{name} socks* | 7-14 | 6+ | clothing | clothing sized filler
{name} jigsaw puzzle | 12-20 | 8+ | puzzle | small-parts
screening* of {name} on race day | 10-25 | 10+ | experience | experience
{name} biography* | 12-25 | 12+ | book | book heart
{name} lanyard* | 5-10 | 8+ | accessory | filler
{name} duvet cover* | 22-40 | 5-16 | textile |

# fantasy football
also: fantasy football league, fantasy premier league, fpl, fantasy league, draft league, kicker manager
fantasy league winner's trophy* | 16-35 | 12+ | keepsake |
player statistics yearbook* for managers | 12-22 | 12+ | book | book heart
draft day board* with player labels | 18-32 | 12+ | equipment | heart
transfer deadline whiteboard* for the desk | 10-18 | 12+ | stationery | filler
wooden spoon* for last place | 7-14 | 12+ | tableware | filler
football analytics explained paperback* | 10-18 | 14+ | book | book filler
month of live football streaming* | 15-35 | 16+ | subscription | subscription screen heart
Saturday match tickets* | 25-60 | 10+ | experience | experience heart
league champion ring* in a case | 14-28 | 14+ | jewellery | jewellery
second monitor* for the statistics | 80-140 | 14+ | electronics | gadget screen
points table notebook* | 6-12 | 12+ | stationery | filler
lucky coin* for draft order | 6-12 | 12+ | tool | small-parts filler

# world cup
also: football world cup, fifa world cup, women's world cup, the world cup, weltmeisterschaft, coupe du monde, copa mundial
world cup sticker album* with packets | 10-22 | 6+ | collectible | heart
national team football shirt* | 45-80 | 5+ | clothing | clothing sized heart
replica match ball* of the tournament | 20-38 | 6+ | sports gear | heart
illustrated world cup history* | 15-28 | 9+ | book | book heart
tournament wall planner* | 5-10 | 7+ | print |
international match tickets* | 35-80 | 8+ | experience | experience heart
bunting* of all the nations | 7-14 | 6+ | decor | filler
miniature golden cup replica* | 14-28 | 7+ | keepsake |
retro national team scarf* | 15-28 | 6+ | clothing | clothing
world cup goals film* | 8-15 | 8+ | film | screen
projector hire voucher* for the final | 40-90 | 18+ | voucher | voucher experience

# motogp
also: moto gp, motorcycle grand prix, motorbike racing, world superbikes, isle of man tt, moto2
MotoGP race weekend ticket* | 60-150 | 8+ | experience | experience heart
scale model racing motorcycle* | 20-50 | 8+ | collectible | heart
MotoGP season yearbook* | 22-40 | 10+ | book | book heart
team cap* of a favourite rider | 22-35 | 8+ | clothing | clothing
championship video pass* for MotoGP | 40-100 | 14+ | subscription | subscription screen heart
MotoGP video game* | 20-50 | 8+ | video game | screen
rider number decal sheet* | 5-10 | 8+ | stationery | filler
racer's autobiography* | 10-18 | 12+ | book | book
mini helmet replica* | 25-60 | 12+ | decor |
grid and paddock wall calendar* | 9-15 | 8+ | print |
track riding course* | 110-220 | 18+ | class | experience
small die-cast race bike* | 8-15 | 5+ | toy |
race weekend grandstand tickets* | 60-180 | 8+ | experience | experience heart
rider's replica cap* | 22-38 | 8+ | clothing | clothing
scale racing motorbike* | 25-70 | 8+ | collectible | heart
rider's biography* | 14-28 | 12+ | book | book heart
racing season annual* | 20-40 | 10+ | book | book
race number flag* | 10-22 | 8+ | decor |
racing team t-shirt* | 22-42 | 7+ | clothing | clothing sized
track poster* of famous circuits | 9-20 | 8+ | print | filler
brick-built racing motorbike* | 25-60 | 9+ | toy | small-parts heart

# le mans
unfit: trivia, companion, print, puzzle
also: le mans 24 hours, 24 hours of le mans, 24h le mans, endurance racing, wec
Le Mans weekend ticket* | 80-160 | 8+ | experience | experience heart
model Le Mans winning car* | 30-80 | 8+ | collectible | heart
Le Mans official yearbook* | 30-50 | 12+ | book | book heart
vintage Le Mans race poster* | 10-20 | 10+ | print | heart
classic Le Mans film* on disc | 8-15 | 12+ | film | screen heart
endurance racing livery t-shirt* | 20-35 | 10+ | clothing | clothing sized
trackside camping chair* | 22-45 | 14+ | furniture | bulky filler
foam ear plugs* in a tin | 7-14 | 10+ | safety gear | filler
pit stop building set* | 25-50 | 7-15 | toy | small-parts plastic
endurance racing video game* | 20-50 | 8+ | video game | screen
sports car racing quiz* | 8-14 | 12+ | game |

# ufc
also: mma fan, watching mma, mixed martial arts fan, fight night, ultimate fighting championship
UFC fight night tickets* | 70-160 | 16+ | experience | experience heart
UFC championship title belt* replica | 60-130 | 14+ | collectible | clothing heart
UFC fight pass month* | 10-25 | 16+ | subscription | subscription screen heart
UFC video game* | 25-60 | 14+ | video game | screen heart
fighter's autobiography* in paperback | 9-15 | 14+ | book | book heart
UFC walkout t-shirt* | 22-38 | 12+ | clothing | clothing sized
illustrated encyclopedia* of the octagon | 20-38 | 14+ | book | book heart
fight poster print* | 10-20 | 14+ | print |
open-finger MMA training gloves* | 20-40 | 14+ | sports gear | clothing
UFC trading card packet* | 5-12 | 10+ | game |
MMA gym trial class* | 12-30 | 14+ | class | experience
UFC poster print* | 8-15 | 12+ | decor | filler

# watching boxing
also: boxing fan, boxing fans, boxing matches on tv, fights on tv, world title fights
championship boxing night tickets* | 45-120 | 16+ | experience | experience heart
boxing champion's life story* | 9-15 | 12+ | book | book heart
signed boxing glove* in a case | 70-160 | 14+ | collectible | clothing heart
photographic history* of heavyweight boxing | 22-40 | 12+ | book | book heart
framed title fight poster* | 18-38 | 12+ | print | heart
great fights box set* | 12-25 | 14+ | film | screen heart
classic boxing film* on disc | 7-14 | 14+ | film | screen
boxing magazine subscription* | 30-55 | 14+ | subscription | subscription
miniature boxing glove keyring* | 5-10 | 10+ | accessory | filler
boxing legends quiz cards* | 8-14 | 12+ | game |
retro boxing hooded robe* | 35-70 | 14+ | clothing | clothing sized filler

# trams
also: tramways, streetcars, trolley cars, tram museum, straßenbahn, strassenbahn
die-cast city tram* | 22-45 | 6+ | collectible | heart
tram museum day tickets* | 12-28 | 3+ | experience | experience
tramways photo history* | 15-28 | 12+ | book | book heart
heritage tram driving lesson* | 60-150 | 16+ | class | experience heart
vintage tram network map* | 10-20 | 8+ | print | heart
card tram model* to cut out | 8-15 | 9+ | craft kit | heart
enamel tram stop plate* | 16-32 | 10+ | decor |
tram cab ride film* | 9-18 | 8+ | film | screen
tram spotter's pocket notebook* | 5-10 | 8+ | stationery | filler
wooden tram* with passengers | 12-25 | 2-6 | toy |
tram dinner ride* through the city | 40-90 | 18+ | experience | experience food
small tin tram* | 8-15 | 4+ | toy |

# underground trains
also: london underground, tube trains, subway trains, metro trains, u-bahn, underground railways, tube map
transport museum tickets* | 15-30 | 4+ | experience | experience heart
history of the tube map* | 16-30 | 10+ | book | book heart
underground train model* | 15-40 | 5+ | collectible | heart
disused stations guided tour* | 35-85 | 14+ | experience | experience heart
roundel station sign magnet* | 5-10 | 8+ | accessory | small-parts filler
tube map jigsaw* | 12-22 | 8+ | puzzle | small-parts
metro maps* of the world atlas | 18-32 | 10+ | book | book heart
seat moquette cushion* | 28-50 | 10+ | textile | heart
underground lines card game* | 9-15 | 8+ | game | filler
art deco underground travel poster* | 10-22 | 10+ | print |
mind the gap socks* | 7-13 | 8+ | clothing | clothing filler

# helicopters
also: helicopter, hubschrauber, flying helicopters
helicopter sightseeing flight* | 70-160 | 8+ | experience | experience heart
remote-controlled indoor helicopter* | 22-45 | 8+ | toy | gadget battery plastic heart
die-cast rescue helicopter* | 15-35 | 5+ | collectible | heart
illustrated book* of helicopters | 14-28 | 7+ | book | book heart
trial helicopter lesson* | 140-260 | 16+ | class | experience heart
helicopter museum tickets* | 10-25 | 4+ | voucher | experience voucher
helicopter cutaway poster* | 9-18 | 8+ | print | filler
rescue helicopter playset* | 18-38 | 3-8 | toy | plastic heart
rescue pilot's memoir* | 9-15 | 14+ | book | book heart
buildable metal helicopter* | 14-26 | 9+ | craft kit | small-parts heart
rotor blade patch cap* | 14-25 | 8+ | clothing | clothing
helicopter enamel pin* | 6-12 | 8+ | accessory | small-parts filler
small die-cast helicopter* | 7-14 | 4+ | toy |

# spitfires
also: spitfire, supermarine spitfire, battle of britain, warbirds, ww2 planes, world war two aircraft
Spitfire plastic kit* in large scale | 20-45 | 10+ | craft kit | small-parts plastic heart
Spitfire simulator session* | 45-100 | 12+ | experience | experience heart
Spitfire pilot's memoir* | 9-15 | 12+ | book | book heart
die-cast Spitfire* on a stand | 25-55 | 8+ | collectible | heart
flying display day tickets* | 28-60 | 6+ | experience | experience heart
Spitfire restoration manual* | 16-28 | 12+ | book | book heart
framed Spitfire cutaway drawing* | 20-42 | 12+ | print |
Spitfire cufflinks* from aircraft metal | 25-55 | 16+ | jewellery | jewellery
wartime aviation film* on disc | 7-14 | 12+ | film | screen
balsa Spitfire* with rubber motor | 12-24 | 9+ | toy |
Spitfire lapel pin* | 5-10 | 8+ | accessory | small-parts filler

# nhl
ice hockey team sweater* | 60-120 | 6+ | clothing | clothing sized heart
NHL game night tickets* | 50-130 | 6+ | experience | experience heart
NHL history hardback* | 18-32 | 10+ | book | book heart
NHL video game* | 30-60 | 8+ | video game | screen heart
official game puck* | 8-15 | 6+ | collectible | heart
rookie hockey card box* | 20-50 | 7+ | game |
goalie mask replica* in miniature | 18-38 | 8+ | decor |
hockey team tuque* | 15-28 | 6+ | clothing | clothing
month of hockey streaming* | 12-30 | 14+ | subscription | subscription screen
legendary player's autobiography* | 10-20 | 12+ | book | book
hockey team fridge magnets* | 7-14 | 8+ | accessory | small-parts filler
mini hockey stick pair* | 9-15 | 5+ | toy | heart

# nfl
also: national football league, superbowl, watching the nfl
NFL team jersey* | 65-120 | 6+ | clothing | clothing sized heart
NFL game tickets* | 60-160 | 8+ | experience | experience heart
Madden football game* | 30-65 | 8+ | video game | screen heart
full-size leather match football* | 40-90 | 8+ | sports gear | leather heart
NFL record book* | 15-28 | 10+ | book | book heart
game pass month* for the NFL | 15-40 | 14+ | subscription | subscription screen
mini team helmet* | 28-50 | 8+ | collectible | heart
NFL player card packets* | 5-12 | 7+ | game |
team pennant* in felt | 9-15 | 6+ | decor | filler
serving dish* shaped like a helmet | 14-28 | 12+ | tableware |
team bobble hat* of the NFL | 18-30 | 6+ | clothing | clothing
play calling explained guide* | 10-18 | 12+ | book | book filler
small foam American football* | 8-15 | 4+ | toy |

# mlb
also: major league baseball, world series
MLB team cap* | 24-40 | 6+ | clothing | clothing heart
baseball team jersey* | 60-120 | 6+ | clothing | clothing sized heart
MLB game tickets* | 35-90 | 6+ | experience | experience heart
illustrated ballparks book* | 20-38 | 10+ | book | book heart
baseball card packets* | 5-12 | 7+ | game |
official league baseball* in a cube | 18-35 | 8+ | collectible | heart
baseball scorekeeping pad* | 8-15 | 10+ | stationery |
MLB video game* | 30-60 | 8+ | video game | screen
season of baseball radio and streaming* | 30-90 | 14+ | subscription | subscription screen
classic baseball film* on disc | 7-14 | 10+ | film | screen
ballpark blueprint print* | 15-32 | 12+ | print |
`
