export default `
# reading
also: books, novels, fiction, bookworm, book lover, book club, literature, reading books, classic literature
near: creative writing, poetry, crime fiction
rechargeable clip-on book light* | 10-20 | 8+ | lighting | gadget battery practical
signed first edition | 30-90 | 16+ | collectible | book
clothbound classic novel | 12-22 | 12+ | book | book
e-reader | 90-150 | 12+ | electronics | gadget screen battery book
brass page holder* | 8-18 | 10+ | accessory | practical
wooden book rest* for bed | 18-35 | 12+ | furniture | practical
reading log* with rating pages | 7-14 | 8+ | stationery |
library card-style bookplates* | 4-9 | 8+ | stationery |
book ends* in cast metal | 15-35 | 10+ | decor | practical
monthly paperback subscription | 30-60 | 14+ | subscription | subscription book
slim metal page markers* | 4-8 | 8+ | accessory | small-parts
literary city walking tour | 12-30 | 12+ | experience | experience
scratch-off hundred books poster* | 9-16 | 12+ | print |
independent bookshop token | 10-25 | 8+ | voucher | voucher
hardback illustrated fairy tales* | 14-28 | 4-12 | book | book
reading cushion* with pocket | 15-30 | 4+ | textile |

# languages
also: language learning, learning languages, foreign languages, linguistics, learning spanish, learning french, learning italian, learning german, polyglot
near: travel and cultures, reading, history
bilingual short story reader* | 9-16 | 12+ | book | book
vocabulary flash card* ring | 7-14 | 10+ | stationery |
conversation exchange evening* | 8-20 | 16+ | experience | experience
handheld translating scanner pen* | 60-110 | 12+ | electronics | gadget battery screen
verb conjugation wheel | 5-12 | 10+ | equipment |
foreign-language crossword magazine* | 4-9 | 14+ | puzzle |
one-to-one tutor lesson* | 20-40 | 10+ | class | experience screen
household label stickers* in another language | 5-10 | 6+ | stationery |
foreign film streaming pass* | 10-30 | 14+ | subscription | subscription screen
kanji brush practice pad | 8-16 | 10+ | stationery |
illustrated phrase dictionary | 10-20 | 8+ | book | book
etymology book* of curious words | 11-20 | 12+ | book | book
bilingual picture dominoes | 8-15 | 4-10 | game |
multilingual word-building tiles* | 12-25 | 8+ | board game | small-parts

# history
also: ancient history, military history, medieval history, social history, roman history, world war history, history books, archaeology, local history
near: genealogy, museums
facsimile historical map | 12-28 | 10+ | print |
genuine roman coin* | 15-40 | 10+ | collectible | small-parts
history quarterly subscription* | 25-45 | 14+ | subscription | subscription
illustrated timeline frieze* | 10-20 | 7+ | print |
historic houses annual pass | 60-110 | 16+ | subscription | subscription experience
castle day tickets | 12-30 | 6+ | experience | experience
wax seal* and stamp set | 12-25 | 18+ | stationery | fire
dig-it-out fossil* and relic kit | 9-18 | 6-12 | toy | small-parts
replica viking drinking cup* | 15-35 | 16+ | tableware |
narrative history paperback | 9-16 | 14+ | book | book
historical strategy game* | 30-60 | 12+ | board game | small-parts
ancient hieroglyphs* rubber stamp set | 9-18 | 6+ | craft kit | small-parts
oral history recorder* | 30-60 | 14+ | electronics | gadget battery noisy
archaeologist's pointing trowel | 12-25 | 14+ | tool | practical
`
