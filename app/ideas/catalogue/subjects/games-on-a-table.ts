export default `
# mahjong
mahjong tiles* in a case | 40-90 | 12+ | board game | small-parts heart
folding mahjong table mat* | 25-50 | 12+ | equipment | heart
wooden mahjong racks* with pushers | 25-50 | 12+ | equipment | heart
travel mahjong set | 25-45 | 12+ | travel | small-parts heart
mahjong scoring cards | 5-12 | 12+ | stationery |
winning mahjong hands handbook | 10-20 | 14+ | book | book
mahjong dice* and wind marker | 6-14 | 12+ | equipment | small-parts
mahjong club evening* for beginners | 10-30 | 16+ | class | experience
riichi betting sticks | 8-18 | 14+ | equipment | small-parts
mahjong tile charm bracelet | 12-28 | 14+ | jewellery | jewellery
`
