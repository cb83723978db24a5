export default `
# flute
also: flute playing, flautist, flutist, playing the flute, plays the flute, flute player, transverse flute, querflöte, querflote, flûte traversière, flute traversiere, flauta travesera, flauto traverso, flauta transversal, dwarsfluit
album of flute solos* | 12-22 | 8+ | book | book heart
flute lesson voucher* | 25-60 | 7+ | voucher | voucher experience heart
flute sonatas in urtext* | 16-30 | 12+ | print | book heart
padded flute bag* with music pocket | 28-55 | 8+ | bag | heart
silver polishing mitt* for flutes | 8-15 | 10+ | textile |
wooden flute stand* | 18-35 | 8+ | equipment | heart
flute and orchestra recordings* | 10-20 | 10+ | audio |
flute recital tickets* | 15-40 | 8+ | experience | experience heart
film tunes for flute book* | 10-18 | 8+ | stationery | book
pad drying papers* | 5-10 | 8+ | tool |
flute charm necklace* | 12-25 | 8+ | jewellery | jewellery

# clarinet
also: clarinet playing, clarinettist, clarinetist, playing the clarinet, plays the clarinet, klarinette, clarinette, clarinete, clarinetto, klarnet
clarinet reeds* in the right strength | 18-35 | 8+ | instrument | heart
new clarinet mouthpiece* | 60-140 | 12+ | equipment | heart
album of clarinet solos* | 12-22 | 8+ | book | book heart
clarinet lesson voucher* | 25-60 | 7+ | voucher | voucher experience heart
klezmer pieces for clarinet* | 12-22 | 10+ | print | book heart
leather clarinet ligature* | 25-50 | 12+ | tool | leather
clarinet stand* that fits the bell | 14-28 | 8+ | furniture |
cork grease* and swab set | 7-14 | 8+ | accessory |
clarinet concerto recording* | 9-18 | 10+ | audio |
jazz clarinet evening tickets* | 15-40 | 12+ | experience | experience
padded clarinet rucksack* | 45-90 | 10+ | bag |
`
