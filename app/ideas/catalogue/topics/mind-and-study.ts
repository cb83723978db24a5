export default `
# reading
also: books, novels, fiction, bookworm, book lover, book club, literature, reading books, classic literature, reading novels, libraries, non-fiction
own: historical fiction, biographies, kindle
near: creative writing, poetry, crime fiction, fantasy and science fiction books, bedtime stories
unfit: museum, quiz, lecture, new, evening
cotton bag* for a bookworm | 10-20 | 10+ | bag | heart
armchair side table* for books | 35-80 | 16+ | furniture | bulky
bookcase lamp* with warm light | 25-50 | 12+ | lighting | gadget battery
wooden bookmark* with own name | 7-14 | 8+ | stationery | personalised heart
novel* signed by its author | 15-30 | 14+ | book | book
audiobook subscription* for three months | 25-40 | 12+ | subscription | subscription book heart
tea* and mug for reading evenings | 15-30 | 12+ | drink | food caffeine heart
soft reading blanket* | 25-50 | 8+ | textile | heart
rechargeable clip-on book light* | 10-20 | 8+ | lighting | gadget battery practical heart
signed first edition | 30-90 | 16+ | collectible | book
clothbound classic novel | 12-22 | 12+ | book | book
backlit e-reader | 90-150 | 12+ | electronics | gadget screen battery book heart
brass page holder* | 8-18 | 10+ | accessory | practical filler
wooden book rest* for bed | 18-35 | 12+ | furniture | practical
reading log* with rating pages | 7-14 | 8+ | stationery | filler
library card-style bookplates* | 4-9 | 8+ | stationery | filler
book ends* in cast metal | 15-35 | 10+ | decor | practical
monthly paperback subscription | 30-60 | 14+ | subscription | subscription book heart
slim metal page markers* | 4-8 | 8+ | accessory | small-parts filler
literary city walking tour | 12-30 | 12+ | experience | experience filler
scratch-off hundred books poster* | 9-15 | 12+ | print | heart
independent bookshop token | 10-25 | 8+ | voucher | voucher heart
hardback illustrated fairy tales* | 14-28 | 4-12 | book | book
reading cushion* with pocket | 15-30 | 4+ | textile | filler
graduation keepsake book embosser* | 22-45 | 16+ | stationery | personalised @graduation filler
bookish tea towel* | 7-14 | 12+ | textile | filler
personal library embosser* | 18-38 | 12+ | stationery | personalised
reading challenge scratch poster* | 8-18 | 10+ | print | filler
blind date book parcel* | 8-15 | 14+ | book | book
wooden page holder ring* | 3-8 | 10+ | accessory | filler
literary walking tour* | 12-30 | 12+ | experience | experience filler
bookshop afternoon and cake* | 15-35 | 12+ | voucher | voucher food dairy gluten egg sugar heart
lap desk* for readers | 20-45 | 10+ | furniture | bulky
clip-on amber book light* | 8-18 | 8+ | lighting | gadget battery practical
library card mug* | 8-15 | 12+ | tableware | filler
this year's prize-winning novel* | 10-20 | 15+ | book | book heart
new paperback* from the bestseller table | 8-14 | 14+ | book | book heart
next volume* of a children's series | 7-13 | 7-12 | book | book heart
book token* for a children's shelf | 10-20 | 5-12 | voucher | voucher
funny illustrated chapter book* | 6-10 | 6-11 | book | book
adventure story box set* | 12-28 | 7-14 | book | book heart
choose-your-own-path adventure paperback* | 6-10 | 7-14 | book | book
graphic novel* for young readers | 8-13 | 7-12 | book | book
children's book subscription* by post | 35-90 | 4-12 | subscription | subscription book heart
monthly children's magazine* | 25-50 | 5-12 | subscription | subscription
joke and riddle paperback* | 5-9 | 6-12 | book | book filler
world records annual* | 10-20 | 7-15 | book | book filler
design-your-own bookmark kit* | 6-12 | 6-14 | craft kit | filler
magnetic corner bookmarks* | 4-8 | 6+ | accessory | filler
reading den tent* | 25-55 | 4-10 | furniture | bulky
meet-the-author event ticket* | 5-18 | 6+ | experience | experience filler
children's library stamp* with ink pad | 10-20 | 6-14 | stationery | filler
story-playing audio box* | 40-80 | 3-11 | audio | gadget battery
book character costume* | 15-32 | 4-11 | clothing | clothing sized filler
canvas library bag* | 8-16 | 5+ | bag | filler
book lover's quiz cards* | 8-15 | 9+ | game | filler
blank story volume* to fill | 6-12 | 6-13 | stationery | filler
poster* of a hundred stories | 9-15 | 6-13 | print | filler
magnetic bookmarks* | 3-8 | 7+ | stationery |
paperback from this year's list* | 7-11 | 14+ | book | book
page holder ring* in wood | 4-9 | 10+ | accessory | practical filler
book darts tin* | 6-11 | 14+ | stationery | practical filler
reading socks* | 6-11 | 10+ | clothing | clothing sized filler
clip-on book light* | 6-12 | 8+ | lighting | gadget battery practical

# languages
also: language learning, learning languages, foreign languages, linguistics, polyglot, duolingo
own: sign language, esperanto, latin
near: reading, history
unfit: museum, lecture, reading, quiz
notebook* for new words | 8-16 | 8+ | stationery | heart
world map poster* with greetings | 12-25 | 6+ | print | heart
travel voucher* for practising abroad | 50-150 | 16+ | voucher | voucher experience heart
delicacies box* from a favourite country | 25-50 | 12+ | food | food gluten dairy nuts sugar heart
cookbook* from a favourite country | 18-35 | 12+ | book | book heart
language app subscription* | 30-80 | 12+ | subscription | subscription screen heart
language course voucher* | 40-120 | 12+ | voucher | voucher experience heart
bilingual short story reader* | 9-15 | 12+ | book | book heart
vocabulary flash card* ring | 7-14 | 10+ | stationery | filler
conversation exchange evening* | 8-20 | 16+ | experience | experience
handheld translating scanner pen* | 60-110 | 12+ | electronics | gadget battery screen filler
verb conjugation wheel | 5-12 | 10+ | equipment | filler
foreign-language crossword magazine* | 4-9 | 14+ | puzzle | heart
one-to-one tutor lesson* | 20-40 | 10+ | class | experience screen filler
household label stickers* in another language | 5-10 | 6+ | stationery | filler
foreign film streaming pass* | 10-30 | 14+ | subscription | subscription screen filler
kanji brush practice pad | 8-15 | 10+ | stationery | filler
illustrated phrase dictionary | 10-20 | 8+ | book | book heart
etymology book* of curious words | 11-20 | 12+ | book | book
bilingual picture dominoes | 8-15 | 4-10 | game |
multilingual word-building tiles* | 12-25 | 8+ | board game | small-parts filler
language immersion week fund* | 50-200 | 16+ | voucher | voucher experience @graduation
picture dictionary* in two languages | 8-15 | 4-12 | book | book heart
bilingual memory pairs* | 8-15 | 4-12 | game | heart
first words sticker book* in French | 5-9 | 4-10 | stationery | book filler
pen-pal letter set* for abroad | 8-15 | 7-15 | stationery |
favourite story* in another language | 7-14 | 5+ | book | book heart
Spanish songs for children album* | 8-15 | 4-11 | audio |
language comic* for beginners | 8-15 | 8-16 | book | book heart
greetings in fifty languages poster* | 8-16 | 6+ | print | filler
children's language club* for a term | 60-120 | 5-12 | class | experience
talking picture globe* | 35-70 | 5-12 | electronics | gadget battery noisy
pocket phrasebook* | 4-8 | 8+ | book | book filler
spelling tiles* with accents | 10-20 | 7-14 | toy | filler
hand-held electronic translator* | 40-90 | 11+ | electronics | gadget battery filler
grammar practice workbook* | 9-16 | 11+ | book | book filler
news magazine* for language learners | 30-70 | 14+ | subscription | subscription filler
restaurant evening* ordering in the language | 20-45 | 12+ | experience | experience food heart
weekend away* to practise the language | 90-220 | 18+ | travel | experience heart
line-a-day language diary* | 8-15 | 10+ | stationery | filler
proverbs of the world book* | 10-18 | 12+ | book | book
language flash card ring for children* | 6-12 | 5-12 | game |
world picture word book* | 9-16 | 4-10 | book | book
songs and rhymes from abroad* | 8-15 | 3-10 | audio |

# history
also: ancient history, medieval history, social history, history books, local history
own: archaeology, vikings, ancient egypt, romans = roman history, tudors, stately homes, military history = world war history
near: genealogy, art and museums, rare books and maps, militaria
old town photograph* in a frame | 20-45 | 14+ | print | heart
knights' banquet evening* | 40-80 | 12+ | experience | experience food meat gluten dairy heart
history podcast subscription* | 15-50 | 14+ | subscription | subscription
calendar* for every day in history | 12-22 | 12+ | stationery | heart
museum shop voucher* | 20-50 | 8+ | voucher | voucher heart
picture volume* of the old town | 20-40 | 14+ | book | book heart
historical novel* from the bestseller list | 12-24 | 14+ | book | book heart
museum pass* for a year | 30-80 | 12+ | subscription | subscription experience heart
facsimile historical map | 12-28 | 10+ | print | filler
genuine Roman coin* | 15-40 | 10+ | collectible | small-parts heart
history quarterly subscription* | 25-45 | 14+ | subscription | subscription heart
illustrated timeline frieze* | 10-20 | 7-15 | print | filler
historic houses annual pass | 60-110 | 16+ | subscription | subscription experience heart
castle day tickets | 12-30 | 6+ | experience | experience filler
wax seal* and stamp set | 12-25 | 18+ | stationery | fire filler
dig-it-out fossil* and relic kit | 9-18 | 6-12 | toy | small-parts
replica Viking drinking cup* | 15-35 | 16+ | tableware | filler
narrative history paperback | 9-15 | 14+ | book | book
historical strategy game* | 30-60 | 12+ | board game | small-parts filler
ancient hieroglyphs* rubber stamp set | 9-18 | 6-12 | craft kit | small-parts filler
oral history recorder* | 30-60 | 14+ | electronics | gadget battery noisy filler
museum replica coin | 3-7 | 6+ | collectible | small-parts filler
guided old town walk* | 12-35 | 12+ | experience | experience filler
living history museum day* | 20-50 | 6+ | experience | experience filler
history quiz cards* | 7-13 | 8+ | game |
horrible tales of history book* | 6-10 | 7-13 | book | book heart
knight and soldier figures* | 10-22 | 4-11 | toy | plastic heart
build-your-own catapult kit* | 12-25 | 8-14 | craft kit | heart
pop-up castle book* | 12-22 | 5-11 | book | book heart
dress-up costume* from the past | 15-32 | 4-11 | clothing | clothing sized
history comic* | 7-14 | 7-14 | book | book heart
cut-out cardboard castle* | 10-20 | 7-13 | toy |
kings and battles card game* | 6-12 | 7-14 | game |
replica treasure coins and scroll* | 6-12 | 6-12 | collectible | small-parts
sticker book* of kings and queens | 5-10 | 5-11 | stationery | book filler
brass rubbing kit* | 10-20 | 7+ | art supplies | filler
wooden sword and shield* for play | 12-25 | 4-10 | toy |
historical figures jigsaw* | 9-18 | 7+ | puzzle | small-parts filler
young archaeologists' club year* | 18-35 | 8-16 | subscription | subscription experience
time capsule tin* to bury | 12-25 | 6+ | keepsake | sentimental filler
illustrated atlas* of world history | 18-35 | 9+ | book | book heart
tickets* for a medieval tournament | 12-30 | 5+ | experience | experience heart
historical documentary box set* | 15-30 | 12+ | film | screen heart
replica quill and ink bottle* | 12-24 | 8+ | stationery | filler
local history walk booklet* | 5-10 | 14+ | book | book filler
history lecture evening ticket* | 8-20 | 15+ | experience | experience
history playing cards* | 5-10 | 9+ | game | filler
replica Roman coin* | 4-8 | 8+ | collectible | small-parts filler
pocket timeline of history* | 5-10 | 9+ | stationery | filler
historical figure bookmarks* | 3-7 | 8+ | stationery | filler

# creative writing
also: writing, novel writing, writing stories, fan fiction, fanfiction, writer, author, short story writing
own: screenwriting
near: reading, poetry, journaling, songwriting
unfit: museum, quiz, lecture, reading, new
smooth gel writing pens* | 5-12 | 8+ | stationery | practical filler
story structure card deck* | 12-25 | 10+ | game |
plot planning whiteboard* sheets | 10-20 | 12+ | equipment | plastic practical filler
weekend fiction writing retreat* | 120-300 | 18+ | experience | experience heart
distraction-free digital typewriter* | 120-300 | 14+ | electronics | gadget screen battery
fiction craft handbook* | 11-20 | 12+ | book | book heart
story prompt dice* | 8-15 | 6+ | toy | small-parts
waterproof shower notepad* | 6-12 | 10+ | stationery | plastic practical filler
literary magazine subscription* | 20-45 | 14+ | subscription | subscription
manuscript critique voucher* | 30-90 | 16+ | voucher | voucher heart
character names dictionary* | 9-15 | 10+ | book | book
blank comic story pages* | 5-11 | 6-14 | stationery | filler
fingerless writing gloves* | 9-20 | 10+ | clothing | clothing practical filler
novel word-count wall poster* | 5-12 | 12+ | print | filler
lap desk* with cushion | 20-45 | 10+ | furniture | practical bulky filler
first story-writing notebook* | 6-12 | 6-13 | stationery |
write and draw your own comics* | 8-14 | 6-13 | book | book heart
story cubes pouch* with pictures | 8-15 | 6+ | game |
story-writing guide* for children | 7-13 | 7-12 | book | book heart
bookbinding starter kit* | 12-22 | 7-14 | craft kit | book filler
secret diary* with a lock | 8-15 | 7-14 | stationery |
feather quill pen* and ink | 10-20 | 8-16 | art supplies |
illustrated words treasury* for young writers | 10-18 | 7-12 | book | book
coloured gel pens* in a case | 6-12 | 6-15 | art supplies | filler
children's writing workshop* | 15-40 | 7-12 | class | experience heart
typewriter-style stamp letters* | 10-20 | 7+ | craft kit | filler
invent-a-monster story cards* | 6-12 | 5-11 | game |
printed copy* of a child's story | 15-40 | 6-12 | keepsake | personalised sentimental
pencil set* with kind words | 5-10 | 6-14 | stationery | filler
pocket notebooks* in a trio | 5-10 | 8+ | stationery |
thesaurus* in a handsome binding | 12-22 | 12+ | book | book
online writing course* | 40-120 | 16+ | class | experience screen heart
writer's memoir* on the craft | 9-16 | 14+ | book | book heart
writing year wall planner* | 6-12 | 13+ | stationery | filler
desk typewriter keyboard* in retro style | 45-90 | 13+ | electronics | gadget battery

# poetry
also: poems, writing poetry, reading poetry, spoken word, poet, slam poetry
own: haiku
near: creative writing, reading, journaling
unfit: museum, quiz, lecture, new
magnetic word tile poetry kit* | 9-18 | 8+ | game | small-parts
illustrated poem-a-day anthology* | 14-28 | 10+ | book | book heart
letterpress poem broadside* | 15-35 | 12+ | print | heart
spoken word evening ticket* | 8-20 | 16+ | experience | experience heart
handbound blank verse notebook* | 12-28 | 10+ | stationery | heart
poets reading aloud recordings* | 8-18 | 12+ | audio |
haiku postcard set* | 6-12 | 8+ | stationery |
form and metre handbook* | 10-18 | 12+ | book | book
poetry pamphlet subscription* | 20-40 | 14+ | subscription | subscription heart
glass dip pen* with ink | 12-28 | 12+ | art supplies | filler
children's nonsense rhyme collection* | 8-15 | 4-10 | book | book heart
residential poetry retreat* | 120-300 | 18+ | class | experience heart
engraved verse pendant* | 15-40 | 14+ | jewellery | jewellery personalised
blackout poetry marker pack* | 8-15 | 10+ | craft kit | filler
pocket poem cards | 3-7 | 8+ | print | filler
funny poems* for children | 6-11 | 5-12 | book | book heart
poems to learn by heart* | 8-15 | 7+ | book | book heart
rhyming picture book* | 5-9 | 2-8 | book | book heart
rhyming words game* | 8-15 | 5-11 | game |
write-your-own-poems notebook* | 6-12 | 7-14 | stationery |
illustrated animal poems* | 8-16 | 4-11 | book | book
poem dice* with words | 8-15 | 8+ | game | small-parts
children's poet live show* | 8-18 | 5-12 | experience | experience heart
rhyming dictionary* | 8-14 | 9+ | book | book filler
poem postcards* to colour in | 5-10 | 6-12 | art supplies | filler
poem-a-week desk calendar* | 9-16 | 12+ | print |
signed slim volume* of new poems | 12-25 | 14+ | book | book heart
poetry writing course* online | 40-110 | 16+ | class | experience screen
framed handwritten verse* | 18-40 | 14+ | decor | filler
tin of verse fridge words* | 8-15 | 8+ | decor | filler
poem tea towel* in linen | 9-16 | 14+ | textile | filler
riddle poems book* | 7-12 | 6-13 | book | book heart
make-a-poem magnetic board* | 12-24 | 6-13 | toy | small-parts
poetry slam workshop* for teens | 15-40 | 11-18 | class | experience heart
song lyrics notebook* | 7-14 | 9+ | stationery |

# crime fiction
also: murder mysteries, detective stories, thrillers, crime novels, mystery novels, whodunnits
near: reading, puzzles and brainteasers
unfit: museum, quiz, lecture, new, evening
mug* for true detectives | 10-18 | 8+ | tableware | heart
Advent calendar* with crime puzzles | 18-35 | 12+ | game | @christmas religious heart
new crime novel* in hardback | 18-28 | 16+ | book | book heart
reading blanket* and tea set | 30-55 | 14+ | textile | food caffeine heart
crime dinner game* for six | 20-40 | 16+ | game | heart
escape room voucher* for friends | 30-100 | 10+ | voucher | voucher experience heart
bookshop voucher* for crime fans | 15-35 | 12+ | voucher | voucher heart
golden age detective boxset* | 20-45 | 12+ | book | book heart
solve-it-yourself cold case file* | 18-35 | 14+ | game | heart
fingerprint dusting kit* | 12-25 | 8-15 | toy | practical filler
murder mystery dinner evening* | 35-80 | 18+ | experience | experience food meat dairy gluten nuts egg heart
deduction board game* | 18-35 | 10+ | board game |
noir city walking tour* | 12-28 | 14+ | experience | experience heart
true crime podcast membership* | 20-60 | 16+ | subscription | subscription filler
detective's brass magnifying glass* | 10-22 | 8+ | collectible | filler
crime scene jigsaw* with clues | 14-24 | 12+ | puzzle | small-parts heart
forensic science explained book* | 12-24 | 12+ | book | book filler
invisible ink cipher pens* | 5-10 | 7-14 | stationery | battery gadget filler
poison garden illustrated guide* | 12-24 | 14+ | book | book filler
suspect pinboard* with red string | 12-25 | 10+ | decor | small-parts filler
foldable bedside reading lamp* | 15-32 | 10+ | lighting | gadget battery filler
detective audio drama collection* | 10-25 | 12+ | audio | filler
crime paperback* by a favourite author | 7-13 | 13+ | collectible | book heart
detective bookmark* in brass | 6-12 | 12+ | accessory | filler
junior detective kit* | 12-25 | 6-12 | toy | heart
children's detective story* | 6-10 | 7-12 | book | book
mini mysteries to solve book* | 6-11 | 7-13 | book | book heart
spy disguise kit* with moustaches | 9-18 | 6-12 | accessory | filler
detective board game* for families | 15-30 | 6-14 | board game | heart
secret code wheel* | 5-10 | 7-14 | toy | filler
detective notebook* with magnifier | 7-14 | 6-13 | stationery |
junior mystery box set* | 15-30 | 8-14 | book | book heart
children's unlock-the-box puzzle game* | 15-28 | 7-12 | game |
spy periscope* | 7-14 | 6-12 | toy |
detective hat and cape* | 15-30 | 5-11 | clothing | clothing
mystery treasure trail outing* | 8-20 | 6+ | experience | experience filler
crime novel subscription* | 40-90 | 16+ | subscription | subscription book heart
detective series box set* on disc | 15-35 | 14+ | film | screen
crime writers' festival ticket* | 12-40 | 16+ | experience | experience heart
locked-room puzzle book* | 8-14 | 12+ | puzzle | book filler
mystery writer's biography* | 10-20 | 15+ | book | book filler
reading mug* with a chalk outline | 8-14 | 14+ | tableware | filler
fingerprint ink pad* and cards | 6-12 | 6-14 | art supplies | filler
lie detector party game* | 15-30 | 8+ | game | gadget battery filler
lockable case file box* | 12-25 | 7-14 | storage |
whodunnit card game* for families | 9-16 | 8+ | game |
second-hand crime novels trio* | 6-12 | 16+ | book | book filler
detective short stories* | 6-11 | 14+ | book | book
pocket murder mystery puzzles* | 6-11 | 14+ | game |
bookmark* in crime scene tape | 3-7 | 12+ | stationery | filler
evidence mug* | 8-12 | 14+ | tableware | merchandise filler

# journaling
also: journalling, bullet journal, bullet journals, diary writing, planners, bujo, keeping a diary, gratitude journaling, writing a diary, writes a diary
near: creative writing, meditation, stationery love
unfit: museum, quiz, lecture, reading, new, evening
dotted thick-paper journal* | 12-25 | 10+ | stationery | heart
dual-tip brush pens* | 9-20 | 8+ | art supplies | heart
vintage ephemera paper pack* | 6-13 | 10+ | craft kit |
journaling stencil set* | 5-11 | 8+ | art supplies | practical
washi tape* cutter and rolls | 8-18 | 18+ | craft kit | sharp
date roller stamp* | 8-15 | 10+ | tool | practical
one-question-a-day diary | 10-18 | 8+ | stationery | sentimental heart
elastic pen loop band* | 4-8 | 10+ | accessory | practical filler
pocket photo printer* | 60-110 | 12+ | electronics | gadget battery heart
canvas pencil roll* | 10-22 | 10+ | bag | practical
guided reflection card deck* | 12-24 | 14+ | wellness |
lockable secrets box* for notebooks | 10-20 | 6-12 | storage | filler
planner sticker subscription* | 10-30 | 12+ | subscription | subscription filler
journal spread ideas book* | 11-20 | 10+ | book | book
rolling desk trolley* for supplies | 30-60 | 12+ | furniture | bulky practical
animal diary* with lock | 8-15 | 6-12 | stationery | heart
fill-in journal* about me | 6-12 | 6-13 | stationery | heart
scented gel pens* | 5-10 | 6-13 | stationery | scent filler
sticker sheets* for diaries | 3-7 | 6+ | stationery |
washi tapes* in a box | 6-12 | 6+ | art supplies |
parent-and-child shared diary* | 9-16 | 7-14 | keepsake | sentimental heart
doodle-a-day book* | 6-12 | 6-14 | art supplies | book
children's gratitude journal* | 7-14 | 6-12 | stationery |
scrapbook kit* with stickers and paper | 12-25 | 6-14 | craft kit | sentimental heart
letter stamps* with ink pad | 8-16 | 7+ | craft kit |
instant mini photo prints* voucher | 8-20 | 8+ | voucher | voucher
holiday diary* for children | 6-12 | 6-12 | stationery |
pastel highlighter pens* | 5-10 | 9+ | stationery |
five-year memory book* | 12-22 | 14+ | keepsake | sentimental heart
leather journal cover* | 22-45 | 14+ | accessory | leather heart
undated weekly planner* | 10-20 | 12+ | stationery |
travel-sized watercolour tin* | 10-20 | 10+ | art supplies |
journaling workshop afternoon* | 20-45 | 14+ | class | experience heart
index tabs and page flags* | 3-7 | 10+ | accessory | filler
fairy or space stickers book* | 4-8 | 6-12 | craft kit | book filler
pen set* in pastel metal tin | 8-16 | 7+ | art supplies | heart
holiday memory jar* | 8-15 | 5+ | keepsake | sentimental filler
washi tape trio* | 3-8 | 8+ | stationery |
gel pens* in pastel | 4-8 | 8+ | stationery |
pocket notebook* in linen | 5-10 | 10+ | stationery |
stickers* for a diary | 3-6 | 8+ | stationery | filler

# stationery love
also: washi tape, stationery, pens, notebooks, calligraphy pens, stationery addict, inks, pretty pens
own: fountain pens, letter writing = pen pals
near: journaling, creative writing
situation
beginner's piston fountain pen | 20-45 | 10+ | stationery | heart
shimmering bottled ink* | 9-20 | 12+ | art supplies | heart
wax seal kit* with initial | 15-30 | 18+ | craft kit | fire personalised heart
tomoe-weight airmail paper pad* | 8-18 | 10+ | stationery |
brass desktop pen rest* | 10-22 | 25+ | decor | filler
leather pen sleeve* | 15-35 | 12+ | accessory | leather heart
ink sample vial* set | 10-22 | 12+ | collectible | heart
quarterly stationery box* | 20-40 | 12+ | subscription | subscription heart
hand-crank desktop pencil sharpener* | 15-35 | 18+ | tool | practical sharp
oak writing slope* | 45-110 | 30+ | furniture |
scented fruit erasers* | 4-9 | 5-12 | toy | scent small-parts filler
address embosser* for envelopes | 20-45 | 25+ | equipment | personalised filler
correspondence history book* | 12-22 | 30+ | book | book
botanical illustration notecards* | 7-15 | 8+ | print | heart
bookbinding taster workshop* | 35-75 | 18+ | class | experience sharp heart
pastel sticky notes* set | 5-10 | 8+ | stationery |
animal pencil case* | 7-14 | 5-14 | bag | heart
gel pens* in twenty colours | 6-12 | 6-15 | art supplies | heart
pencils* with a rubber top | 3-6 | 5-13 | stationery | filler
cute erasers* shaped like animals | 4-8 | 5-13 | toy |
sequin notebook* | 6-12 | 5-13 | stationery |
sticker book* of tiny pictures | 4-9 | 5-14 | stationery | book
letter paper* and envelopes for children | 6-12 | 6-13 | stationery |
roller stamps* in bright colours | 6-12 | 5-12 | craft kit | filler
colour-changing felt tips* | 6-12 | 6-14 | art supplies |
animal desk tidy* | 9-18 | 6+ | storage |
mini stapler set* in pastel | 6-12 | 8+ | tool | filler
pop-up greetings card kit* | 9-18 | 7-15 | craft kit |
refillable pencil* with coloured leads | 5-10 | 7+ | stationery | filler
washi tape* selection | 6-14 | 6+ | craft kit |
personalised name stamp* | 10-20 | 5-14 | tool | personalised heart
linen-bound notebook* | 9-18 | 10+ | stationery | heart
brass-nibbed rollerball* | 18-40 | 14+ | stationery | heart
desk pad* of weekly sheets | 8-15 | 12+ | stationery | filler
stationery advent calendar* | 22-45 | 8+ | art supplies | religious @christmas

# meditation
also: mindfulness, meditating, breathwork, spirituality, zen, relaxation
own: buddhism
near: journaling, self-care, sleep, Christian faith
unfit: museum, quiz, reading, bookshop, lecture
round buckwheat zafu* | 25-50 | 14+ | textile | heart
hand-hammered singing bowl | 20-50 | 12+ | instrument | noisy religious heart
Zen sand garden* for a desk | 12-28 | 10+ | decor |
guided meditation app membership* | 30-70 | 16+ | subscription | subscription screen heart
screen-free breathing coach light* | 25-50 | 12+ | electronics | gadget battery
folding kneeling bench* | 30-60 | 14+ | furniture | bulky heart
silent retreat day* | 40-100 | 18+ | experience | experience heart
weighted silk eye pillow* | 10-22 | 14+ | wellness | scent
sandalwood mala beads* | 10-25 | 14+ | accessory | small-parts religious scent jewellery
mindfulness chime* with mallet | 12-28 | 10+ | audio | noisy
children's calm breathing cards* | 8-15 | 4-10 | game |
ceramic incense burner* | 12-26 | 18+ | home | scent fire
meditation shawl* in soft cotton | 25-50 | 14+ | clothing | clothing heart
mindful living paperback* | 9-15 | 14+ | book | book
water drawing board* for calm | 20-40 | 8+ | art supplies | heart
breathing pattern cards | 3-7 | 10+ | game | filler
calm-down glitter bottle* | 6-12 | 4-11 | toy |
children's yoga and calm cards* | 8-15 | 4-11 | game | heart
worry-eating plush monster* | 14-26 | 4-11 | toy | heart
guided stories for calm album* | 8-15 | 5-12 | audio | heart
mindful colouring book* | 5-10 | 6+ | art supplies | book
breathing buddy soft toy* | 14-26 | 4-10 | toy | heart
feelings journal* for children | 7-14 | 6-12 | stationery | heart
worry dolls* in a pouch | 4-9 | 6+ | keepsake | filler
liquid motion timer* | 6-12 | 5+ | toy | filler
labyrinth finger board* | 10-22 | 6+ | puzzle |
family meditation class* | 15-40 | 6+ | class | experience
mindfulness activities book* for children | 7-13 | 6-12 | book | book heart
balancing stones* in wood | 12-24 | 4+ | toy |
rain stick* | 10-22 | 4+ | instrument | noisy
yoga mat* for children | 14-28 | 4-12 | equipment | filler
calm lava-style lamp* | 18-35 | 8+ | lighting | gadget filler
singing bowl cushion* in brocade | 8-15 | 14+ | textile | filler
one-minute meditations paperback* | 7-13 | 14+ | book | book
calming herb tea* | 6-12 | 12+ | drink | food filler
meditation timer* in wood | 22-45 | 14+ | equipment | gadget battery heart
course* of eight mindfulness evenings | 60-160 | 16+ | class | experience heart
Zen sayings desk calendar* | 9-16 | 14+ | print | filler
pocket book of calm thoughts* | 5-9 | 14+ | book | book
smooth worry stone* | 3-7 | 10+ | accessory | filler
incense-free tea light holder* | 5-10 | 14+ | decor | filler
breathing exercise cards* | 6-11 | 12+ | game |

# astronomy
needs: sight
also: space, telescopes, planets, night sky, cosmology, space exploration, astronauts, nasa, solar system, spaceships, black holes
own: astrophotography, rockets, the moon, mars
near: stargazing, science, physics and engineering
mug* with heat-changing stars | 10-18 | 8+ | tableware | heart
coffee table book* of galaxies | 25-50 | 12+ | book | book heart
duvet cover* with the milky way | 28-50 | 5+ | textile | heart
observatory visit voucher* | 20-50 | 8+ | voucher | voucher experience heart
planet bracelet* in natural stone | 15-30 | 10+ | jewellery | jewellery heart
calendar* of space photographs | 12-22 | 10+ | stationery | heart
moon lamp* on a wooden stand | 20-40 | 4+ | lighting | gadget battery heart
star map* of a special night | 25-45 | 14+ | print | personalised sentimental heart
stargazing binoculars | 45-110 | 8+ | equipment | heart
rotating planisphere | 9-18 | 8+ | tool | plastic practical filler
red-beam astronomer's head torch* | 12-28 | 8+ | lighting | gadget battery practical filler
motorised go-to telescope* | 150-350 | 12+ | outdoor gear | bulky gadget battery
moon globe* with crater names | 18-40 | 6+ | decor | heart
phone-to-telescope adapter mount* | 12-30 | 12+ | equipment | practical filler
observatory open night tickets* | 10-25 | 7+ | experience | experience heart
genuine meteorite fragment* | 15-45 | 8+ | collectible | small-parts heart
lunar phase calendar* | 10-20 | 8+ | stationery | filler
dark sky observing handbook* | 12-24 | 10+ | book | book
stomp-powered foam rocket* | 10-20 | 5-11 | toy | plastic heart
solar viewing glasses* | 4-9 | 6+ | safety gear | practical filler
colour telescope filter set* | 15-35 | 12+ | equipment | filler
freeze-dried space ice cream | 5-10 | 6+ | food | food dairy sugar
thermal fingerless observing mittens* | 12-25 | 10+ | clothing | clothing practical filler
hand-painted solar system mobile* | 12-28 | 4-12 | craft kit |
constellation flash cards* | 8-15 | 8+ | game | filler
glow-in-the-dark planets* for the ceiling | 8-15 | 4-12 | decor | plastic heart
space activity sticker book* | 5-9 | 4-10 | stationery | book filler
child's first telescope* | 30-65 | 7-12 | outdoor gear | bulky heart
planet facts cards* | 6-11 | 6-12 | game | filler
home planetarium dome* for the ceiling | 35-80 | 6+ | lighting | gadget battery heart
astronaut costume* | 20-38 | 3-8 | clothing | clothing sized
space encyclopedia* with photographs | 12-22 | 6-14 | book | book heart
planetarium show tickets* | 8-18 | 5+ | experience | experience heart
build-and-paint solar system model* | 12-22 | 6-12 | toy |
space shuttle playset* | 15-35 | 3-8 | toy | plastic small-parts
alien and spaceship figures* | 10-20 | 3-8 | toy | plastic filler
star-shaped fairy lights* | 9-16 | 5+ | lighting | gadget battery filler
wall poster* of the planets | 6-12 | 5+ | print | filler
solar system floor puzzle* | 9-16 | 4-9 | puzzle |
galaxy duvet cover* | 20-38 | 4-16 | textile | filler
astronomy magazine subscription* | 35-60 | 12+ | subscription | subscription heart
popular book* on black holes | 9-18 | 13+ | book | book
star party weekend* | 30-120 | 14+ | travel | experience
framed nebula photograph* | 18-45 | 12+ | print |
folding observing chair* | 50-110 | 14+ | furniture | bulky
space documentary box set* | 12-28 | 10+ | film | screen
glow stars* for the ceiling | 3-8 | 4+ | decor |
planet stickers* | 3-6 | 4-11 | stationery | filler
moon phase bookmark* | 3-6 | 8+ | stationery | filler
freeze-dried astronaut ice cream* | 4-7 | 6+ | food | food dairy sugar filler
planisphere* for the pocket | 6-12 | 9+ | equipment |
pocket guide to the night sky* | 5-10 | 9+ | book | book

# science
also: science experiments, biology, stem, scientist, science kits, kids science, nature science, experiments, rocks and experiments, medicine and biology
own: chemistry, human body, electricity
near: astronomy, physics and engineering, mathematics
student microscope | 45-110 | 8+ | equipment | gadget battery heart
prepared specimen slides* | 12-25 | 8+ | collectible | small-parts
salt crystal chemistry garden* | 9-18 | 8-15 | craft kit | heart
element tile fridge set* | 12-25 | 8+ | home | small-parts
plasma globe lamp* | 15-30 | 8+ | lighting | gadget
Galileo thermometer | 12-28 | 10+ | decor |
gross slime science kit* | 10-20 | 6-12 | toy |
anatomical heart model* | 15-40 | 10-24 | collectible | plastic
pocket field magnifier* with light | 10-22 | 6+ | outdoor gear | gadget battery plastic
popular science magazine subscription* | 25-45 | 12+ | subscription | subscription heart
science museum late tickets* | 10-25 | 8+ | experience | experience
borosilicate beaker glasses* | 12-25 | 12+ | tableware | filler
scientific curiosities book* | 12-24 | 8+ | book | book heart
chemistry card game | 8-15 | 9+ | game |
erupting volcano model* | 9-18 | 5-11 | toy | plastic
prism* in acrylic | 4-9 | 6+ | equipment | plastic filler
grow-a-crystal tube* | 6-12 | 7+ | toy |
children's lab coat and goggles* | 14-26 | 5-12 | clothing | clothing sized plastic
first science lab* with fifty tests | 20-40 | 6-11 | toy | heart
balloon-powered car kit* | 8-15 | 6-12 | toy | filler
magnet experiments kit* | 12-22 | 6-12 | craft kit | small-parts
bug-viewing jar* | 6-12 | 4-10 | equipment | plastic
kitchen experiments book* | 9-16 | 6-12 | book | book heart
potato clock kit* | 9-16 | 7-14 | craft kit | gadget
science experiment box* by post | 40-120 | 6-13 | subscription | subscription heart
fizzing bath lab* | 14-26 | 7-13 | craft kit | scent filler
ant farm with gel* | 15-30 | 7-14 | equipment | plastic pet
science facts annual* | 8-15 | 7-13 | book | book
hands-on science centre day* | 10-25 | 4+ | experience | experience heart
holiday science camp* | 60-200 | 6-13 | class | experience
hand-launched foam glider* | 8-15 | 6-13 | toy | plastic filler
child's first microscope* | 22-45 | 6-11 | equipment | gadget battery plastic
periodic table shower curtain* | 14-26 | 10+ | textile | plastic filler
biography* of a great scientist | 9-18 | 12+ | book | book
science comedy show tickets* | 15-35 | 12+ | experience | experience
hourglass* filled with iron sand | 12-25 | 10+ | decor | filler
light mill* that spins in sunshine | 12-25 | 10+ | equipment | heart
science podcast membership* | 20-50 | 15+ | subscription | subscription filler
laboratory flask vase* | 12-25 | 12+ | decor |
evening lecture pass* on new science | 10-30 | 14+ | experience | experience
popular science paperback* | 9-14 | 13+ | book | book
natural history museum membership* | 40-80 | 14+ | subscription | subscription experience
science jokes mug* | 8-15 | 12+ | tableware | filler
ferrofluid display bottle* | 15-32 | 10+ | decor | heart

# physics and engineering
also: physics, engineering
near: science, astronomy, mathematics, electronics and robotics
solder-free circuit kit* | 18-40 | 8+ | craft kit | gadget battery small-parts
beginner's robot arm* | 30-70 | 9+ | toy | gadget battery small-parts plastic
precision screwdrivers* in a case | 12-28 | 12+ | equipment | practical filler
auto-ranging multimeter* | 18-40 | 14+ | tool | gadget battery practical
kinetic steel ball pendulum* | 10-25 | 10+ | decor |
stirling engine model* | 30-70 | 18+ | collectible | fire small-parts heart
single-board computer starter* | 60-120 | 10+ | electronics | gadget screen small-parts
component drawer cabinet* | 20-45 | 14+ | storage | plastic small-parts practical filler
silicone soldering mat | 8-18 | 18+ | equipment | plastic practical fire filler
gyroscope* in a tin | 8-15 | 6+ | toy |
how-machines-work illustrated book* | 14-28 | 7+ | book | book heart
mechanical keyboard keycap set* | 15-40 | 12+ | accessory | gadget plastic small-parts filler
maker space day pass* | 15-40 | 14+ | experience | experience
rubber duck* for code debugging | 3-8 | 8+ | keepsake | plastic filler
learn-to-code comic workbook* | 12-22 | 8-14 | book | book filler
printing filament* in silk colours | 15-30 | 12+ | art supplies | plastic filler
engraved engineer's steel rule | 12-28 | 16+ | tool | personalised @graduation
Newton's cradle* in small | 9-15 | 8+ | decor |
marble track* with lifts and loops | 20-45 | 5-12 | toy | small-parts heart
wooden bridge building set* | 15-32 | 6-13 | toy | small-parts
gears and cogs building set* | 15-30 | 4-10 | toy | plastic
crane and pulley kit* | 15-32 | 6-12 | craft kit | small-parts plastic
hydraulic arm kit* in card | 15-30 | 8-14 | craft kit | small-parts
magnetic building tiles* | 25-60 | 3-10 | toy | plastic heart
inventor's notebook* | 6-12 | 6-14 | stationery | filler
build-a-motor kit* | 12-25 | 8-15 | toy | gadget battery small-parts
rubber-band powered plane* | 6-12 | 6-13 | toy | filler
big book of inventions* | 12-22 | 7-14 | book | book heart
monthly engineering crate* | 40-140 | 6-14 | subscription | subscription heart
spinning tops* in metal | 8-16 | 6+ | toy | filler
chain reaction building kit* | 18-35 | 7-13 | toy | small-parts plastic heart
solar-powered model car* | 12-25 | 7-14 | craft kit | small-parts
technology museum tickets* | 10-25 | 5+ | experience | experience heart
junior tool set* with real tools | 18-35 | 6-12 | tool | practical
levitating spinning top* | 15-30 | 10+ | toy |
wooden mechanical clock model* | 25-55 | 12+ | craft kit | small-parts
biography* of a great physicist | 9-18 | 14+ | book | book
engineering documentary box set* | 12-28 | 12+ | film | screen
pendulum wave desk toy* | 20-45 | 12+ | decor | heart
bridge and tunnel walking tour* | 12-30 | 10+ | experience | experience
physics puzzle book* | 9-16 | 12+ | puzzle | book

# mathematics
also: maths, math, numbers, mathematician, geometry, statistics, maths puzzles, mental arithmetic
near: science, puzzles and brainteasers, physics and engineering
unfit: quiz
klein bottle* in blown glass | 25-60 | 14+ | decor | heart
geometric solids* in beech | 12-28 | 6+ | toy |
brass drawing compass* set | 15-35 | 18+ | tool | sharp practical
non-transitive dice* | 8-15 | 10+ | game | small-parts
spiral drawing gear set* | 8-18 | 6+ | art supplies | plastic heart
recreational maths puzzle book* | 9-18 | 10+ | book | book heart
one-to-hundred number tile game* | 15-30 | 6+ | board game | small-parts
slide rule* from the vintage era | 15-40 | 14+ | collectible |
prime number wall clock* | 18-40 | 12+ | home | battery gadget
tessellating puzzle tiles* | 12-25 | 6+ | puzzle | small-parts
graphing calculator | 50-110 | 13+ | electronics | gadget battery practical filler
squared-paper exercise pads* | 4-9 | 8+ | stationery | practical filler
popular mathematics lecture ticket* | 8-20 | 14+ | experience | experience heart
mathematical art colouring sheets* | 6-12 | 6+ | print | filler
speed arithmetic card race* | 7-14 | 6-12 | game |
number blocks* in wood | 15-30 | 2-6 | toy |
times tables dice game* | 8-15 | 6-11 | game | small-parts
play money and till* | 15-30 | 4-9 | toy | plastic filler
maths adventure story* | 7-13 | 7-12 | book | book heart
pattern blocks* in a tub | 12-25 | 3-9 | toy |
sudoku book* for children | 5-9 | 6-12 | book | book filler
number puzzle cube* | 8-15 | 7+ | puzzle |
abacus* in beech | 10-20 | 3-9 | toy | filler
magic squares card trick set* | 9-18 | 8-15 | game |
logic grid puzzle book* | 6-11 | 8+ | puzzle | book
number bingo* with wooden counters | 10-20 | 4-10 | game |
secret codes and ciphers kit* | 12-22 | 7-14 | toy |
curious numbers book* for children | 8-15 | 7-12 | book | book heart
junior geometry set* in a tin | 4-9 | 7-16 | stationery | filler
origami geometry kit* | 9-18 | 8+ | craft kit |
child's first pocket calculator* | 6-12 | 6-12 | electronics | gadget battery filler
soma cube* in wood | 9-18 | 8+ | puzzle |
maths puzzle calendar* | 10-18 | 10+ | print |
biography* of a great mathematician | 9-18 | 14+ | book | book
numbers mug* with pi | 8-14 | 12+ | tableware | filler
maths popular history paperback* | 9-15 | 14+ | book | book heart
fractal art print* | 12-30 | 10+ | print | filler
wooden polyhedra puzzle* | 14-28 | 9+ | puzzle | heart
maths magazine subscription* | 20-45 | 14+ | subscription | subscription heart

# genealogy
also: family history, family tree, ancestry, tracing ancestors, family research, heraldry
near: history, journaling
unfit: quiz, lecture
ancestor fan chart poster* | 10-22 | 12+ | print | sentimental heart
family records research subscription* | 40-100 | 18+ | subscription | subscription screen heart
archival photo storage box* | 15-32 | 14+ | storage | practical
handheld photo and slide scanner* | 50-110 | 14+ | electronics | gadget battery heart
grandparent interview journal* | 11-20 | 10+ | keepsake | sentimental
DNA ancestry test kit* | 50-90 | 18+ | equipment | sentimental heart
family tree notebook* with charts | 9-18 | 10+ | stationery | sentimental filler
reading old handwriting guide* | 10-20 | 14+ | book | book
acid-free photo corners* | 4-9 | 12+ | stationery | practical small-parts
antique parish map reprint* | 12-28 | 12+ | print |
one-hour genealogist consultation* | 30-80 | 18+ | experience | experience heart
surname history scroll* | 12-28 | 12+ | decor | personalised filler
gravestone rubbing wax* and paper | 8-18 | 12+ | art supplies | filler
children's my-family album* | 10-18 | 4-10 | book | book sentimental
restored old photograph* in a frame | 25-60 | 14+ | keepsake | sentimental personalised heart
military ancestors search handbook* | 10-18 | 14+ | book | book
family history question cards* | 8-15 | 14+ | game | heart
blank family tree chart* | 5-10 | 10+ | print | filler
make-your-own family tree poster* | 8-15 | 5-12 | print | sentimental heart
family faces guessing game* | 18-35 | 4-12 | game | personalised heart
grandparents' stories interview cards* | 7-13 | 7+ | game | sentimental heart
my ancestors detective book* | 8-14 | 7-13 | book | book heart
family shield drawing kit* | 10-20 | 6-13 | art supplies |
photo magnets* of the family | 8-15 | 5+ | decor | small-parts sentimental filler
time capsule jar* for the family | 10-20 | 6+ | keepsake | sentimental filler
family recipes binder* | 12-25 | 14+ | stationery | sentimental
oral history recording session* | 40-120 | 40+ | experience | experience sentimental heart
genealogy show ticket* | 12-30 | 16+ | experience | experience
old home movie scanning voucher* | 25-80 | 25+ | voucher | voucher sentimental heart

# philosophy and psychology
also: philosophy, psychology, stoicism, ethics, sociology, self improvement, personal development, big ideas
near: reading, meditation, journaling
unfit: museum, quiz
thought experiment cards* | 9-18 | 12+ | game | heart
illustrated history of ideas book* | 15-30 | 12+ | book | book heart
stoic daily reflection planner* | 12-22 | 14+ | stationery | filler
optical illusion prints* | 8-20 | 8+ | print | filler
framed ink blot art* | 15-40 | 12+ | decor | filler
brain-shaped ceramic bookend* | 20-45 | 14+ | collectible | filler
cognitive bias deck* | 10-20 | 14+ | board game |
ideas festival weekend pass* | 40-130 | 16+ | experience | experience heart
thinkers' podcast membership* | 15-50 | 16+ | subscription | subscription filler
personality and values workbook* | 10-20 | 14+ | wellness | book filler
classic dialogues audio collection* | 10-25 | 14+ | audio |
logic fallacies wall poster* | 6-14 | 12+ | decor | filler
children's big questions cards* | 7-14 | 6-12 | toy |
adult learning seminar series* | 40-100 | 16+ | class | experience heart
graduate gown photograph frame* | 12-30 | 18+ | decor | sentimental @graduation filler
mind-bending postcards | 3-6 | 10+ | stationery | filler
big questions picture book* | 8-14 | 5-11 | book | book heart
philosophy for children stories* | 8-14 | 7-12 | book | book heart
would-you-rather dilemmas cards* | 7-13 | 7+ | game |
feelings wheel poster* | 6-12 | 5+ | print | filler
optical illusions book* for children | 8-14 | 6-12 | book | book heart
emotions memory game* | 8-15 | 4-10 | game |
perception puzzles set* | 10-20 | 7+ | puzzle |
brain facts book* for children | 8-15 | 7-12 | book | book heart
inkblot card game* | 12-22 | 10+ | game |
great thinkers calendar* | 9-16 | 14+ | print | filler
philosophy magazine subscription* | 25-50 | 16+ | subscription | subscription heart
busts of thinkers bookend* | 22-45 | 16+ | decor |
I-wonder question jar* | 9-16 | 5-13 | game | heart
thinking games for families* | 10-18 | 7+ | board game |
children's kindness cards* | 7-13 | 5-12 | stationery | filler
feelings flip book* | 8-14 | 4-10 | stationery | book filler

# teaching
also: teacher, being a teacher, education, primary school teaching, teaching assistant, lecturer, tutoring, home schooling
near: reading, stationery love, languages
situation
refillable whiteboard markers* | 8-18 | 18+ | stationery | practical filler
teacher's lesson planning diary* | 12-22 | 18+ | stationery | practical heart
name-engraved wooden apple stand* | 10-22 | 18+ | keepsake | personalised sentimental filler
self-inking praise stamps* | 8-18 | 18+ | tool | practical heart
roomy marking tote* with sleeve | 20-45 | 18+ | bag | practical heart
leakproof insulated lunch jar* | 14-28 | 16+ | kitchenware | practical filler
desktop laminator | 20-45 | 18+ | electronics | gadget practical
visual classroom timer* | 15-32 | 18+ | equipment | gadget battery practical
class thank-you message album* | 10-20 | 18+ | keepsake | sentimental personalised heart
end-of-term spa afternoon* | 40-100 | 18+ | experience | experience scent heart
hand-drawn school illustration* | 25-60 | 18+ | print | personalised sentimental heart
plantable pencil set* with seeds | 6-13 | 8+ | garden | plant eco
wireless presentation clicker* | 14-28 | 18+ | electronics | gadget battery practical
comedy memoir* of staffroom life | 8-15 | 18+ | book | book heart
lidded desk water glass* | 12-24 | 18+ | tableware | practical filler
newly qualified teacher's desk sign* | 12-28 | 20+ | decor | @graduation filler
reward stickers* roll | 3-6 | 18+ | stationery | practical filler
thank-you mug* for a teacher | 8-15 | 18+ | tableware | filler
play school set* with blackboard | 20-40 | 4-10 | toy | heart
pupil register and stickers set* | 6-12 | 5-11 | stationery | heart
pretend teacher's stamp set* | 7-13 | 5-11 | toy | heart
children's whiteboard easel* | 25-55 | 3-10 | furniture | bulky
magnetic letters* in a box | 10-18 | 4-9 | equipment | small-parts
classroom dolls playset* | 20-40 | 4-10 | toy | plastic small-parts
good paper planner stickers* | 5-10 | 18+ | stationery | filler
teaching ideas handbook* | 14-26 | 20+ | book | book
museum visit* in the holidays | 10-25 | 18+ | experience | experience
staffroom biscuit tin* | 12-25 | 18+ | food | food gluten dairy sugar egg nuts heart
takeaway coffee voucher card* | 8-20 | 18+ | voucher | voucher caffeine food heart
classroom house plant* | 9-20 | 18+ | plant | plant
teacher's desk plant* | 5-10 | 20+ | plant | plant filler
smooth red marking pens* | 4-8 | 20+ | stationery | practical filler
tote bag* for marking | 6-12 | 20+ | bag | practical filler
handwritten card book* from the class | 0-6 | 20+ | keepsake | sentimental handmade book
coffee shop card* for a break | 5-10 | 20+ | voucher | voucher caffeine filler

# medicine and nursing
also: nursing, nurse, medicine, doctor, medical student, paramedic, midwifery, pharmacy, dentistry, healthcare work
near: science, self-care
situation
silicone fob watch* | 8-18 | 16+ | accessory | jewellery battery practical plastic
graduated compression socks* | 10-22 | 18+ | clothing | clothing sized practical filler
engraved stethoscope name tag* | 6-14 | 18+ | keepsake | personalised heart
hard stethoscope case* | 12-25 | 16+ | storage | practical filler
anatomy flash cards* | 12-25 | 14-24 | game | filler
four-colour ward pens* | 4-9 | 16+ | stationery | practical filler
pocket clinical notes organiser* | 10-22 | 18+ | bag | practical filler
anatomical watercolour print* | 12-30 | 14+ | print |
unscented repairing hand ointment* | 6-14 | 16+ | body care | filler
night shift blackout curtain* | 25-50 | 18+ | textile | practical filler
medical memoir* from the wards | 9-15 | 16+ | book | book heart
supportive clog shoes* | 35-85 | 18+ | footwear | clothing sized
child's wooden doctor kit* | 15-32 | 3-8 | toy | heart
shift worker's lunch carrier* | 15-30 | 16+ | kitchenware | practical
bubbling foot soak basin* | 30-60 | 18+ | wellness | gadget bulky filler
suture practice pad* | 18-40 | 18-24 | equipment | sharp filler
engraved pen torch* for new doctors | 12-28 | 20+ | tool | gadget battery personalised @graduation
quiet spa afternoon* after the shifts | 40-90 | 20+ | experience | experience heart
breakfast delivery* for after nights | 20-45 | 20+ | food | food gluten dairy heart
cushioned recovery slides* | 20-45 | 18+ | footwear | clothing sized filler
soft sleep headphones* | 18-40 | 18+ | audio | gadget battery
children's doctor set* with stethoscope | 15-30 | 3-9 | toy | plastic heart
doctor or nurse costume* | 18-32 | 3-8 | clothing | clothing sized heart
human body encyclopedia* for children | 10-18 | 6-12 | book | book heart
skeleton model* to build | 12-25 | 7-14 | craft kit | small-parts plastic heart
bandage and plaster play set* | 8-15 | 3-8 | toy | filler
vet's case* with plush patient | 18-32 | 3-8 | toy |
human body floor puzzle* | 10-18 | 4-9 | puzzle |
organs apron* with felt parts | 18-32 | 4-9 | textile | clothing
hospital picture story* | 6-11 | 2-7 | book | book filler
toy ambulance* with stretcher | 15-30 | 3-8 | vehicle | plastic
junior first aid course* | 15-40 | 7-15 | class | experience heart
steady-hand tweezers game* | 12-24 | 6-12 | game | gadget battery
working stethoscope* for children | 9-18 | 6-13 | equipment |
magnetic body chart* | 12-24 | 4-10 | print |
medical museum tickets* | 8-18 | 8+ | experience | experience
anatomy colouring book* | 9-16 | 8+ | art supplies | book
soft fleece jacket* for shifts | 25-50 | 18+ | clothing | clothing sized
funny hospital memoir* | 9-15 | 16+ | book | book heart
insulated water bottle* with marks | 14-28 | 16+ | tableware |

# coding
also: programming, computer science, python, web development, software engineering, programmer, scratch coding, hacking, cybersecurity, data science, artificial intelligence, ai
near: electronics and robotics, mathematics, video games
unfit: museum, reading, lecture, quiz
coding card game | 12-25 | 8+ | game | heart
mechanical programmer's keyboard* | 60-140 | 12+ | electronics | gadget practical heart
machine learning handbook | 20-45 | 14+ | book | book
screen-free coding robot* | 30-70 | 4-9 | toy | gadget battery plastic heart
rubber debugging duck* | 3-8 | 8+ | decor | plastic
pocket microcontroller board* | 18-40 | 9+ | electronics | gadget battery small-parts heart
dot-grid algorithm notebook* | 8-15 | 10+ | stationery |
laptop stand* in aluminium | 22-50 | 12+ | furniture | practical
python projects book* for teens | 15-28 | 10-18 | book | book heart
hackathon weekend entry* | 10-40 | 14+ | experience | experience
holiday coding camp* | 60-200 | 7-15 | class | experience screen heart
keyboard wrist rest* in walnut | 18-40 | 12+ | accessory | practical heart
logic gates puzzle game* | 15-32 | 8+ | puzzle | heart
cable management kit* | 10-22 | 12+ | storage | practical filler
code-breaking history book* | 9-18 | 12+ | book | book heart
online course credit voucher | 15-60 | 14+ | voucher | voucher screen heart
computing museum tickets | 8-22 | 7+ | experience | experience heart
desk cable tray and hub* | 30-60 | 14+ | equipment | gadget practical filler
graduate developer's desk nameplate* | 14-30 | 20+ | decor | personalised @graduation filler
computer pioneers card game* | 8-15 | 9+ | game | heart
first coding board game* | 15-30 | 4-9 | board game | heart
drag-and-drop coding workbook* | 7-13 | 7-12 | book | book
programmable floor mouse* | 30-60 | 4-9 | toy | gadget battery plastic
robot ball* to program | 40-90 | 8-15 | toy | gadget battery heart
make-your-own-game coding guide* | 9-16 | 8-14 | book | book heart
build-a-computer kit* for children | 60-140 | 7-12 | electronics | gadget screen heart
binary bead bracelet kit* | 8-15 | 7-14 | craft kit | small-parts jewellery filler
children's coding club term* | 50-130 | 7-12 | class | experience screen heart
maze logic puzzle* with coding cards | 15-30 | 7-13 | puzzle |
coder's sticker sheet* | 4-8 | 8+ | stationery | filler
light-up code badge* | 15-28 | 8-15 | accessory | gadget battery
app design sketch pad* | 8-15 | 9+ | stationery | filler
programmer's funny t-shirt* | 14-25 | 8+ | clothing | clothing sized filler
coding unplugged activities* for children | 7-13 | 6-11 | book | book
women in computing book* | 9-16 | 9+ | book | book
clean code classic* for programmers | 22-40 | 16+ | book | book
tech conference day ticket* | 40-150 | 18+ | experience | experience

# electronics and robotics
also: electronics, robotics, robots, circuits, inventing, inventions
own: arduino, raspberry pi, soldering
near: coding, physics and engineering, 3D printing
unfit: reading, lecture, quiz
temperature-controlled soldering iron* | 35-80 | 18+ | tool | fire gadget practical heart
robot building kit* with motors | 35-90 | 8-15 | toy | gadget battery small-parts plastic heart
snap-together circuit blocks* | 25-55 | 6-13 | craft kit | gadget battery small-parts plastic heart
single-board computer bundle* | 70-140 | 10+ | electronics | gadget heart
breadboard and jumper wires* kit | 14-30 | 10+ | craft kit | gadget battery small-parts filler
third-hand clamp* with magnifier | 12-28 | 14+ | equipment | practical filler
anti-static work mat* | 12-25 | 14+ | textile | practical filler
resistor storage drawers* | 18-40 | 12+ | storage | small-parts plastic practical filler
crystal radio kit* | 15-32 | 9+ | craft kit | small-parts
pocket oscilloscope | 40-90 | 14+ | electronics | gadget battery heart
solar robot kit* | 12-28 | 8-14 | toy | eco gadget battery plastic small-parts heart
amateur radio licence course* | 30-80 | 12+ | class | experience filler
handheld two-band radio* | 30-70 | 14+ | electronics | gadget battery filler
electronics for inventors book* | 22-40 | 12+ | book | book
precision tweezers set* | 8-18 | 12+ | tool | practical filler
robot wars arena tickets* | 15-40 | 6+ | experience | experience gadget battery heart
circuit board bookmark* | 4-10 | 8+ | stationery | filler
cardboard automata kit* | 10-22 | 7-14 | craft kit |
blinking badge circuit kit* | 8-15 | 9+ | craft kit | gadget battery small-parts heart
small resistor and sensor box* | 8-15 | 10+ | storage | small-parts filler
my first robot* to build | 20-40 | 6-10 | toy | gadget battery plastic heart
crawling insect robot kit* | 12-25 | 7-13 | craft kit | gadget battery small-parts
drawing robot* with pens | 12-25 | 7-13 | toy | gadget battery small-parts heart
light-up greetings card kit* | 9-18 | 7-14 | craft kit | gadget battery
balancing robot insect* | 8-15 | 6-12 | toy | gadget battery
encyclopedia* of clever machines | 10-18 | 6-13 | book | book heart
buzzer and switch kit* | 12-22 | 7-13 | craft kit | gadget battery small-parts heart
robot club term* | 50-130 | 7-14 | class | experience gadget battery heart
salt-water powered car kit* | 12-22 | 7-13 | toy | plastic small-parts
conductive dough circuit kit* | 18-35 | 5-10 | craft kit | gadget battery
programmable robot arm* in wood | 35-70 | 10+ | craft kit | gadget battery small-parts heart
inventor's toolbox* with drawers | 15-30 | 7-14 | storage | plastic
paper circuit stickers* | 12-24 | 7-14 | art supplies | gadget battery
wind-up tin spaceman* | 8-16 | 5+ | collectible | filler
circuit board t-shirt* | 12-22 | 4-12 | clothing | clothing sized filler
helping magnifier lamp* for the bench | 25-50 | 14+ | lighting | gadget
electronics magazine subscription* | 35-70 | 12+ | subscription | subscription
bench power supply* | 50-110 | 16+ | equipment | gadget heart
nixie-style clock kit* | 40-90 | 16+ | craft kit | gadget battery small-parts heart
synthesiser building kit* | 40-90 | 14+ | instrument | gadget battery noisy small-parts heart
hand-drawn circuits poster* | 10-22 | 12+ | print | filler
maker fair day tickets* | 12-30 | 7+ | experience | experience heart

# fantasy and science fiction books
also: fantasy books, fantasy novels, science fiction books, sci-fi books, fantasy, romantasy, young adult books, young adult fiction, fantasy reading, booktok
near: reading, The Lord of the Rings, romance novels
unfit: museum, quiz, lecture, new, evening
sprayed-edge fantasy edition* | 18-38 | 13+ | book | book heart
book nook miniature alley kit* | 30-65 | 12+ | craft kit | small-parts gadget battery
fantasy map poster* | 10-22 | 8+ | print |
book-lovers' annotation kit* | 8-18 | 12+ | stationery | filler
overlay reading tabs* | 4-9 | 10+ | stationery | practical filler
crescent moon bookends* | 18-42 | 10+ | decor |
fantasy book box subscription | 25-45 | 13+ | subscription | subscription book heart
signed limited fantasy hardback* | 30-80 | 13+ | collectible | book heart
dragon bookmark* in brass | 6-14 | 8+ | accessory |
Discworld novel set* | 25-60 | 12+ | book | book
reading pillow* with arms | 25-50 | 8+ | furniture | bulky filler
author event evening ticket | 8-30 | 12+ | experience | experience heart
cloth book sleeve | 10-22 | 10+ | bag | practical
audiobook credits voucher* | 10-40 | 12+ | voucher | voucher
world-building workbook | 12-22 | 10+ | book | book filler
fantasy colouring volume* | 8-15 | 8+ | art supplies |
solo quest card game* | 14-30 | 10+ | game |
reading journal* with star ratings | 10-20 | 10+ | stationery | filler
magic school story box set* | 15-32 | 8-13 | book | book heart
dragon adventure paperback* | 6-10 | 7-13 | book | book
young readers' fantasy trilogy* | 18-30 | 9-14 | book | book heart
invent-your-own-world notebook* | 7-14 | 7-14 | stationery | filler
map-drawing guide* for imaginary lands | 9-16 | 8+ | art supplies | book filler
mythical creatures encyclopedia* | 12-22 | 7-14 | book | book heart
myths and legends treasury* | 12-22 | 7-14 | book | book
crystal ball lamp* | 14-28 | 7+ | lighting | gadget battery filler
gamebook quest* with dice | 8-14 | 8-15 | book | book small-parts
wizard's quill and scroll* | 10-20 | 7-14 | stationery | filler
mythical creature figures* | 12-25 | 5-12 | toy | plastic
hooded cape* for adventurers | 18-35 | 5+ | clothing | clothing filler
dragon plush* on the shoulder | 14-26 | 5-14 | toy |
fantasy graphic novel* | 9-15 | 8-15 | book | book heart
fantasy jigsaw* with castles | 9-18 | 7+ | puzzle | small-parts
bookmark* with a tiny sword | 4-9 | 8+ | accessory | filler
space adventure story* | 6-10 | 7-13 | book | book filler
star-cut battery lantern* | 12-24 | 8+ | decor | battery filler

# romance novels
also: romance books, romance, romantic fiction, chick lit, romance reading, book tropes
near: reading, fantasy and science fiction books, period dramas
unfit: museum, quiz, lecture, new, evening
romance paperback boxset* | 20-45 | 18+ | book | book romantic heart
blind date with a book* parcel | 10-20 | 16+ | book | book heart
book tropes bingo poster* | 6-14 | 14+ | print | filler
pastel page tabs* | 4-9 | 12+ | stationery | practical filler
bath reading rest* in bamboo | 22-45 | 16+ | furniture | practical heart
fluffy reading socks | 8-18 | 10+ | clothing | clothing filler
pressed flower bookmark* | 5-12 | 10+ | accessory | plant
book trolley* on wheels | 40-85 | 14+ | storage | bulky
rom-com film night box* | 18-38 | 14+ | food | food sugar nuts dairy gluten heart
romance writing course | 30-90 | 18+ | class | experience romantic filler
spicy reads monthly subscription* | 20-40 | 18+ | subscription | subscription book romantic heart
reading light collar* | 12-26 | 12+ | lighting | gadget battery
wearable book blanket* | 25-48 | 10+ | textile |
independent bookshop voucher* | 10-40 | 12+ | voucher | voucher heart
romance author event ticket* | 10-30 | 18+ | experience | experience romantic heart
book-lover tote* in canvas | 10-20 | 12+ | bag | merchandise filler
heart page-corner punch* | 6-14 | 10+ | tool | filler
reader's hot chocolate tin* | 8-18 | 8+ | drink | food dairy sugar filler
school friends story box set* | 15-30 | 9-13 | book | book heart
tearjerker paperback* for teens | 7-11 | 13-18 | book | book
friendship novel* for young readers | 6-10 | 8-12 | book | book heart
pony and friendship series* | 12-25 | 7-12 | book | book heart
heart-shaped reading lamp* | 14-28 | 8+ | lighting | gadget battery filler
reading diary* with hearts | 7-13 | 8-15 | stationery | filler
love letters anthology* | 10-18 | 18+ | collectible | book romantic
pastel romance paperback* | 8-13 | 16+ | book | book heart
book club questions cards* | 8-15 | 16+ | game | heart
second-chance love story* in hardback | 14-22 | 16+ | book | book heart
soft reading cardigan* | 30-60 | 14+ | clothing | clothing sized filler
romantic comedies box set* | 12-28 | 18+ | film | screen romantic

# art and museums
needs: sight
also: art history, museums, art galleries, museum visits, galleries, visiting museums, modern art, art lover, art exhibitions
own: van gogh, architecture, impressionism
near: painting, history, interior design
museum friends membership | 40-90 | 14+ | subscription | subscription heart
exhibition catalogue | 22-45 | 12+ | book | book heart
story of art volume* | 20-40 | 12+ | book | book
masterpiece jigsaw | 14-28 | 8+ | puzzle | small-parts
art postcards box* | 12-25 | 8+ | stationery |
famous paintings memory game* | 12-25 | 5+ | game |
gallery late evening tickets | 10-30 | 14+ | experience | experience heart
art print voucher* | 20-60 | 14+ | voucher | voucher heart
sculpture reproduction* for a shelf | 25-70 | 12+ | decor | filler
architecture skyline model* | 25-60 | 10+ | craft kit | small-parts
building blocks* by an architect | 30-75 | 6+ | toy | filler
sketch-in-the-gallery kit* | 14-30 | 8+ | art supplies |
art history evening lectures* | 40-110 | 16+ | class | experience heart
silk scarf* with famous painting | 22-55 | 14+ | accessory | clothing heart
artist socks* trio | 10-22 | 8+ | clothing | clothing filler
museum-shop umbrella* | 20-45 | 10+ | accessory | practical filler
city architecture walk* | 12-30 | 12+ | experience | experience
artist portrait mug* | 8-18 | 10+ | tableware | merchandise filler
degree show print framing voucher* | 30-80 | 18+ | voucher | voucher @graduation filler
masterpiece bookmark* trio | 3-7 | 8+ | accessory | filler
exhibition entry ticket* | 8-15 | 8+ | experience | experience heart
art postcards* in a box | 8-15 | 8+ | stationery |
children's art history book* | 12-20 | 6-12 | book | book heart
museum activity sketchbook* | 7-13 | 6-12 | stationery | heart
masterpiece colouring book* | 5-9 | 6-14 | art supplies | book
artists card game* for families | 8-15 | 6+ | game | heart
paint-by-numbers* of a masterpiece | 12-25 | 8+ | art supplies | heart
sticker paintings book* | 6-11 | 5-11 | stationery | book filler
children's gallery workshop* | 10-30 | 5-12 | class | experience heart
clay sculpture kit* | 10-20 | 6-13 | craft kit | filler
family museum day* with lunch | 25-60 | 3+ | experience | experience food heart
colour-in museum poster* | 8-15 | 6-12 | print | filler
build-your-own mini gallery* | 15-28 | 7-13 | craft kit | heart
famous artists picture stories* | 8-14 | 4-10 | book | book
kaleidoscope* in brass | 9-18 | 6+ | toy | filler
frame* for a child's own picture | 9-20 | 4-12 | decor | filler

# geography and maps
also: geography, geoguessr, countries of the world, capital cities, learning countries
own: flags = world flags, volcanoes, globes
near: travel, history, rare books and maps
unfit: new, evening
illuminated world globe | 30-65 | 6+ | lighting | gadget battery heart
flags of the world cards* | 6-14 | 5+ | game | heart
scratch-off world map* in a tube | 12-25 | 8+ | print | heart
world atlas | 20-60 | 6+ | book | book heart
wireless weather station | 45-110 | 12+ | electronics | gadget battery of:geography_and_maps filler
storm glass barometer* | 14-35 | 10+ | decor | of:geography_and_maps filler
country capitals board game | 20-40 | 7+ | board game | heart
magnetic world puzzle* | 18-38 | 5-11 | puzzle | small-parts heart
where-on-earth travel quiz* | 10-22 | 8+ | game |
cloud spotting guide* | 8-18 | 7+ | book | book of:geography_and_maps filler
relief map* in raised paper | 20-50 | 8+ | decor | heart
rock and soil sample tubes* | 10-22 | 8+ | equipment | of:geography_and_maps filler
erupting volcano kit* | 10-22 | 6-12 | toy | plastic filler
flag sticker atlas* | 6-14 | 5-11 | stationery | book filler
copper rain gauge* | 15-35 | 8+ | garden | practical of:geography_and_maps filler
geography magazine subscription | 25-50 | 8+ | subscription | subscription heart
expedition lecture evening tickets* | 10-28 | 12+ | experience | experience
hand-lettered compass rose stamp* | 8-18 | 8+ | craft kit | filler
pocket world map | 3-6 | 6+ | print |
animals of the world map puzzle* | 12-24 | 4-9 | puzzle | heart
children's picture atlas* | 12-22 | 4-11 | book | book heart
treasure map and compass set* | 8-16 | 5-12 | toy |
build-a-city landmarks kit* | 15-32 | 8+ | craft kit |
explorer's travel journal* | 7-14 | 6-13 | stationery | filler
countries quiz book* | 6-10 | 8+ | book | book
orienteering compass* | 10-22 | 9+ | outdoor gear |
framed map of home county* | 22-50 | 25+ | print | sentimental
wooden wall map* of the world | 40-110 | 10+ | decor | heart
antique-look atlas facsimile* | 25-55 | 14+ | book | book heart
travel writing paperback* | 9-15 | 14+ | book | book heart
topographic hiking map* | 8-16 | 10+ | outdoor gear | of:geography_and_maps

# podcasts and radio
needs: hearing
also: podcasts, podcast listening, radio, listening to podcasts, listening to the radio, radio plays
own: audiobooks = audio books, the archers
near: reading, true crime, concerts
unfit: museum, quiz, lecture, reading, new, evening
live radio concert tickets* | 15-40 | 12+ | experience | experience heart
insulated tea mug* for walks | 15-28 | 12+ | tableware | heart
colouring book* for listening hours | 10-20 | 14+ | book | book
wireless earbuds | 25-60 | 12+ | audio | gadget battery heart
audiobook voucher* | 15-50 | 12+ | voucher | voucher heart
portable speaker* for the kitchen | 30-70 | 14+ | audio | gadget battery heart
soft blanket* for the armchair | 20-45 | 16+ | textile | heart
pillow speaker* for bedtime listening | 15-32 | 14+ | audio | gadget battery heart
kitchen internet radio* | 60-130 | 16+ | electronics | gadget heart
audiobook gift membership | 20-60 | 14+ | subscription | subscription
waterproof shower speaker* | 18-38 | 12+ | electronics | gadget battery heart
soft sleep headband headphones* | 18-38 | 14+ | audio | gadget battery
podcast live show tickets | 18-45 | 14+ | experience | experience of:podcasts_and_radio heart
book of radio history* | 12-25 | 14+ | book | book filler
podcast starter microphone* | 35-75 | 12+ | electronics | gadget of:podcasts_and_radio filler
earbud case* in leather | 10-24 | 14+ | accessory | leather gadget filler
listening log* for shows | 6-14 | 12+ | stationery | filler
radio comedy collection* | 12-28 | 14+ | audio |
hand-crank emergency radio | 25-55 | 12+ | electronics | gadget battery practical
bedside charging valet* | 18-40 | 14+ | storage | gadget practical filler
radio drama writing course* | 40-110 | 16+ | class | experience of:podcasts_and_radio filler
retro tabletop radio* | 35-80 | 14+ | electronics | gadget heart
listener's biscuit tin* | 12-25 | 12+ | food | food gluten dairy sugar egg nuts filler
foam earphone tips* | 4-8 | 12+ | accessory | practical filler
wired earphones* | 9-15 | 12+ | audio | gadget battery filler
children's story podcast player* | 35-80 | 3-10 | audio | gadget battery heart
child-safe headphones* with volume limit | 15-30 | 4-13 | audio | gadget battery heart
family audio adventures album* | 8-16 | 5-13 | audio |
build-your-own radio kit* | 15-32 | 8-15 | craft kit | gadget battery small-parts heart
record-a-message microphone* | 12-24 | 5-12 | toy | gadget battery noisy
joke-a-day book* for young presenters | 6-10 | 7-12 | book | book filler
desk hook* for listeners | 8-15 | 10+ | storage | filler
radio play script cards* | 8-15 | 8+ | game | filler
podcast fan t-shirt* | 14-25 | 12+ | clothing | clothing sized filler
story cards* for recording shows | 7-13 | 6-13 | game |
child's bedside radio* | 20-40 | 6-12 | electronics | gadget battery heart
funny news quiz album* | 8-15 | 12+ | audio | filler

# money and business
also: business, entrepreneurship, entrepreneur, finance, economics, stocks and shares, accounting, running a business, small business owner, marketing
near: philosophy and psychology, history, working from home
situation
investing classic paperback* | 9-18 | 16+ | book | book heart
leather business card case | 18-40 | 18+ | accessory | leather practical heart
economic strategy board game | 30-60 | 10+ | board game | heart
business news magazine subscription | 30-90 | 14+ | subscription | subscription heart
founder's five-minute journal* | 14-28 | 16+ | stationery | practical filler
professional padfolio | 22-55 | 16+ | bag | practical
brass desk abacus* | 20-45 | 12+ | decor |
children's counting money box* | 12-25 | 4-11 | toy | gadget battery plastic
public speaking course* | 60-180 | 16+ | class | experience
framed old banknote* | 12-30 | 14+ | print | heart
entrepreneur's biography | 10-20 | 14+ | book | book heart
behavioural economics paperback* | 10-18 | 16+ | book | book
desk planner pad* for the quarter | 8-18 | 16+ | stationery | practical filler
silver commemorative coin* | 35-80 | 14+ | collectible | small-parts
co-working day voucher* | 15-45 | 18+ | voucher | voucher filler
stock exchange guided tour* | 10-35 | 12+ | experience | experience heart
business idea card deck* | 12-26 | 14+ | game | filler
insulated commuter cup* | 14-30 | 16+ | tableware | practical filler
graduate's leather portfolio | 35-80 | 20+ | bag | leather practical @graduation filler
paper expense ledger | 4-8 | 16+ | stationery | practical
pocket classic* on money habits | 8-15 | 16+ | book | book heart
pretend cash register* | 18-35 | 3-8 | toy | plastic heart
lockable money tin* with keys | 8-15 | 6-14 | storage | heart
pocket money guide* for children | 7-12 | 7-12 | book | book heart
property trading board game* | 20-35 | 8+ | board game | heart
coin sorting money jar* | 12-22 | 6-12 | toy | gadget battery plastic heart
lemonade stand kit* | 15-35 | 5-11 | toy | bulky heart
savings diary* for young savers | 6-11 | 7-12 | stationery |
child's first wallet* | 8-16 | 6-13 | accessory | filler
stock exchange card game* | 10-20 | 10+ | game |
young inventor's business book* | 8-14 | 9-16 | book | book heart
vintage advertising print* | 12-28 | 14+ | print | filler
podcast membership* for founders | 20-60 | 16+ | subscription | subscription filler

# exam revision
also: exams, revision, studying, gcses, a levels, school work, homework, test prep, thesis, phd, university applications, exam finals
own: law school = law student = bar exam
near: student life, stationery love, journaling
situation
revision flashcards box* | 6-14 | 11-30 | stationery | practical
pastel highlighters* | 5-12 | 10-30 | stationery | practical filler
visual countdown timer* | 15-32 | 10+ | electronics | gadget battery practical heart
whiteboard sheets* for the wall | 10-22 | 10+ | equipment | plastic practical
noise-blocking ear plugs* | 6-18 | 14+ | wellness | practical filler
desk-side blanket hoodie* | 22-45 | 11-30 | clothing | clothing sized heart
study skills handbook | 9-18 | 11-25 | book | book filler
brain-food snack box* | 15-30 | 11-30 | food | food nuts gluten dairy sugar heart
angled textbook stand | 15-32 | 10+ | furniture | practical
laptop bed tray* | 20-45 | 12+ | furniture | practical
scientific calculator | 12-28 | 11+ | electronics | gadget battery practical filler
weekly study planner* | 6-14 | 11+ | stationery | practical filler
subject tutor hour* | 25-50 | 9-25 | class | experience heart
mind-map poster paper* | 6-14 | 10+ | art supplies | filler
encouragement notes jar* | 5-14 | 11-30 | keepsake | sentimental
end-of-exams escape room* | 20-40 | 12-30 | experience | experience heart
Bluetooth study speaker* | 18-40 | 11-30 | audio | gadget battery
exam results celebration meal* | 25-60 | 14-30 | experience | experience food @graduation heart
spelling practice cards* | 6-12 | 6-11 | game |
times tables wall chart* | 6-12 | 6-11 | print |
reward stickers* for homework | 4-8 | 5-11 | stationery | filler
children's desk tidy* | 9-18 | 6-13 | storage | filler
homework planner* for children | 6-11 | 7-12 | stationery |
quiz book* for the school year | 6-11 | 6-12 | book | book
desk lamp* with dimmer | 18-35 | 8+ | lighting | gadget battery
sand timer set* in colours | 8-15 | 5-12 | equipment |
fidget cube* for thinking | 6-12 | 7+ | toy |
trampoline afternoon* after the tests | 12-30 | 6-17 | experience | experience heart
lucky exam pencil* | 3-6 | 6-18 | keepsake | filler
university open day trip* | 20-90 | 15-20 | travel | experience
mature student's planner* | 10-20 | 25+ | stationery |
noise-reducing headphones* | 35-90 | 14+ | audio | gadget battery heart
thesis binding voucher* | 20-60 | 20+ | voucher | voucher book
back-friendly seat cushion* | 18-38 | 16+ | textile | filler
grown-up study lamp* with clamp | 25-55 | 16+ | lighting | gadget
coffee shop study card* | 10-30 | 16+ | voucher | voucher caffeine food
desk biscuit box* for long evenings | 9-18 | 14+ | food | food gluten dairy sugar egg
celebration concert ticket* | 25-80 | 16+ | experience | experience heart

# bedtime stories
also: picture books, being read to, story time, storytime, fairy stories, children's books, listening to stories
near: reading, preschool television, baby play
situation
picture book bundle | 14-30 | 1-6 | book | book heart
bedtime story cards* with torch | 12-24 | 3-7 | lighting | gadget battery
animal storybook treasury | 12-25 | 2-8 | book | book heart
audio storyteller box* | 40-90 | 2-9 | audio | gadget battery heart
reading den canopy* | 25-55 | 2-9 | furniture | bulky heart
soft toy* from a favourite story | 12-26 | 0-8 | toy | heart
monthly picture book subscription | 40-110 | 0-8 | subscription | subscription book heart
front-facing book rack | 30-65 | 1-8 | storage | practical
star-shaped reading nightlight* | 14-30 | 2-9 | lighting | gadget battery
story stones pouch* | 8-18 | 4-9 | game |
my first library card holder* | 5-12 | 3-9 | accessory | filler
finger puppet story set* | 8-18 | 2-7 | craft kit |
children's theatre storytelling tickets | 10-30 | 2-8 | experience | experience heart
book nook floor cushion* | 18-40 | 1-9 | textile |
story character jigsaw trio* | 8-18 | 3-7 | puzzle | small-parts filler
name-in-the-story book* | 15-30 | 1-8 | keepsake | book personalised sentimental heart
story map wall print | 8-20 | 2-9 | print | filler
Christmas Eve story book* | 7-15 | 1-8 | book | book @christmas
paperback picture book* | 5-9 | 0-7 | collectible | book heart
lift-the-flap board book* | 6-11 | 1-4 | book | book heart
peekaboo flap book* with animals | 6-11 | 0-3 | book | book heart
pop-up picture book* | 10-18 | 3-8 | book | book heart
touch-and-feel board book* | 6-11 | 0-3 | book | book
sound book* with buttons | 8-15 | 1-5 | book | book noisy battery
slide-and-see board book* | 6-11 | 1-4 | book | book
bath book* that changes colour | 6-10 | 0-4 | toy | book filler
hide-and-seek picture book* | 7-12 | 3-8 | book | book heart
five-minute stories treasury* | 9-16 | 3-8 | book | book heart
first chapter books to share* | 7-14 | 5-9 | book | book heart
story projector torch* | 10-18 | 3-8 | toy | gadget battery heart
story audio player figure* | 12-18 | 3-9 | audio | gadget battery
picture book and plush set* | 14-26 | 1-6 | toy | book heart
book of bedtime poems* | 8-15 | 2-8 | book | book
little library* of mini books | 9-16 | 1-5 | collectible | book
dressing-up costume* from a picture book | 15-28 | 3-8 | clothing | clothing sized
bedside book pocket* | 9-18 | 2-10 | textile | practical filler
storytelling dice* | 8-15 | 5-11 | game | small-parts
funny bedtime comic* | 6-11 | 6-10 | book | book heart
glow-in-the-dark story book* | 6-12 | 4-9 | book | book
write-and-draw bedtime diary* | 6-12 | 6-11 | stationery | filler
classic tales read aloud album* | 8-18 | 4-10 | audio |

# tarot and astrology
also: tarot, astrology, star signs, horoscopes, zodiac, zodiac signs, moon phases, numerology, palmistry, crystal healing, oracle cards
own: witchcraft = witchy things = wicca
near: meditation, minerals and crystals, journaling
unfit: museum, quiz, lecture, reading
illustrated tarot deck | 18-40 | 14+ | game | heart
embroidered reading cloth | 14-30 | 14+ | textile | heart
moon phase wall hanging | 14-32 | 10+ | decor |
birth chart print* | 18-42 | 14+ | print | personalised heart
zodiac constellation necklace | 15-38 | 12+ | jewellery | jewellery heart
tarot journal* with spreads | 10-22 | 14+ | stationery |
lunar planner* for the year | 12-24 | 12+ | stationery | heart
tumbled crystals tray* | 12-28 | 8+ | collectible | small-parts heart
velvet card pouch* | 8-18 | 12+ | bag | filler
astrology guidebook | 12-25 | 14+ | book | book heart
herb smudge bundle* | 8-18 | 18+ | scent | scent fire
tarot beginners' workshop | 25-60 | 16+ | class | experience filler
carved wooden card box | 18-40 | 14+ | storage | heart
zodiac enamel tumbler* | 10-22 | 12+ | tableware | filler
brass pendulum* on a chain | 8-20 | 14+ | accessory |
personal astrology reading* | 35-90 | 18+ | experience | experience personalised heart
star sign scented candle* | 12-28 | 18+ | home | scent fire
celestial throw cushion | 15-32 | 10+ | textile | filler
zodiac sticker sheet | 3-6 | 8+ | stationery | filler
pocket calendar* of moon phases | 5-10 | 10+ | print | filler
zodiac constellation candle tin* | 8-15 | 18+ | scent | scent fire filler
star sign bracelet* for children | 6-12 | 7-12 | jewellery | jewellery heart
moon and stars night light* | 14-28 | 5-14 | lighting | gadget battery
children's fortune-telling card game* | 8-15 | 7-12 | game | heart
dream diary* with moons | 7-14 | 8+ | stationery |
zodiac stories for children* | 8-15 | 6-12 | book | book heart
crystal-growing kit* | 10-20 | 8-14 | craft kit |
magic eight answer ball* | 9-15 | 7+ | toy | plastic
galaxy gel pens* | 5-10 | 7-15 | art supplies | filler
constellation colouring book* | 5-10 | 6+ | art supplies | book filler
star chart poster* | 8-15 | 7+ | print | filler

# politics and current affairs
also: politics, current affairs, news, newspapers, political history, international relations, human rights, world affairs, journalism
near: history, money and business, philosophy and psychology
unfit: museum
political memoir* in hardback | 12-25 | 16+ | book | book heart
weekly news magazine subscription* | 30-90 | 14+ | subscription | subscription heart
election strategy board game | 25-55 | 12+ | board game | heart
satirical cartoons annual | 12-25 | 14+ | book | book heart
framed vintage campaign poster | 18-45 | 14+ | decor |
parliament guided visit* | 10-35 | 10+ | experience | experience heart
debate night tickets | 12-35 | 16+ | experience | experience heart
great speeches audio collection* | 10-25 | 14+ | audio |
world leaders trivia cards* | 8-15 | 12+ | game | heart
newspaper front pages print* | 12-30 | 14+ | print |
reporter's spiral notebook* | 5-12 | 10+ | stationery | practical filler
protest art postcards | 6-14 | 14+ | stationery | filler
suffragette rosette brooch* | 10-25 | 12+ | jewellery | jewellery
political history jigsaw* | 14-26 | 12+ | puzzle | small-parts
debating evening course* | 50-140 | 16+ | class | experience
breakfast newspaper rack | 20-45 | 16+ | furniture | practical filler
bone china statesman mug* | 10-22 | 14+ | tableware | merchandise filler
charity donation certificate* | 10-50 | 14+ | keepsake | filler
political cartoons postcard box* | 8-15 | 14+ | print |
children's weekly newspaper* | 40-100 | 7-12 | subscription | subscription heart
how the world is run book* | 8-15 | 8-14 | book | book heart
children's rights picture book* | 7-13 | 5-11 | book | book heart
flags and countries card game* | 7-13 | 7+ | game |
good news stories annual* | 9-16 | 8+ | book | book
inspiring leaders story collection* | 10-18 | 7-14 | book | book heart
young reporter's microphone* | 12-24 | 6-12 | toy | gadget battery noisy filler
make-your-own newspaper kit* | 9-18 | 8-14 | craft kit |
kids' debate question cards* | 7-13 | 8-15 | game |

# investing
also: stock trading, stocks, buying shares, the stock market, stock market, day trading, trading stocks, property investing, personal finance, side hustles, wall street
own: crypto = cryptocurrency = bitcoin
near: money and business, politics and current affairs
situation
classic value investing book* | 12-25 | 16+ | book | book heart
financial newspaper subscription | 20-60 | 18+ | subscription | subscription heart
leather-bound ledger notebook | 15-35 | 16+ | stationery | leather filler
brass bull and bear bookends* | 30-60 | 18+ | decor | heart
market history biography* | 10-22 | 16+ | book | book heart
second screen stand* | 25-50 | 16+ | furniture | practical filler
ergonomic wireless mouse | 20-45 | 14+ | electronics | gadget battery practical filler
blue-light desk lamp* | 25-55 | 16+ | lighting | gadget practical filler
stock exchange strategy game* | 25-50 | 12+ | board game | heart
vintage share certificate | 10-35 | 16+ | collectible | heart
silver bullion coin* | 30-60 | 16+ | collectible | small-parts heart
trading floor mug* | 8-15 | 18+ | tableware | filler
finance film classic* | 5-12 | 16+ | film | screen heart
evening economics lecture* | 8-25 | 16+ | experience | experience
refillable metal rollerball* | 15-35 | 14+ | stationery | practical filler
coin bank* shaped like a bull | 9-15 | 10+ | decor | filler
savings challenge board* for children | 8-15 | 7-13 | print | filler
money explained comic* | 8-14 | 8-14 | book | book heart
shares trading card game* | 10-20 | 9+ | game | heart
piggy bank* with three slots | 12-22 | 5-12 | toy | heart
investor's biography* in paperback | 9-16 | 14+ | book | book
podcast membership* about markets | 20-60 | 18+ | subscription | subscription filler

# Christian faith
also: church, christianity, bible study, the bible, bible, going to church, sunday school, prayer, christian music, catholic, faith, religion, quiet time with god, songs of praise
near: choir, meditation
situation
wide-margin journaling Bible | 25-50 | 12+ | book | book religious heart
olive wood holding cross | 6-15 | 12+ | keepsake | religious heart
devotional journal | 10-20 | 14+ | stationery | religious heart
psalm verse bookmark | 3-7 | 10+ | accessory | religious merchandise filler
cathedral day visit | 15-40 | 14+ | experience | experience religious heart
Bible highlighters* that do not bleed | 6-12 | 10+ | art supplies | religious filler
silver saint medal necklace* | 20-45 | 12+ | jewellery | jewellery religious
scripture verse wall print* | 12-25 | 14+ | print | religious
retreat house weekend* | 70-150 | 18+ | travel | experience religious heart
hymn recordings album* | 8-18 | 14+ | audio | religious
family prayer candle | 8-18 | 18+ | scent | fire scent religious
children's illustrated Bible | 12-22 | 3-11 | book | book religious heart
pilgrimage walking guide* | 10-20 | 16+ | book | book religious
fair-trade nativity figures* | 20-45 | 8+ | decor | religious @christmas heart
daily readings booklet* | 5-10 | 14+ | book | book religious
Bible story picture book* | 6-12 | 2-8 | book | book religious heart
first communion keepsake album* | 15-30 | 6-10 | keepsake | religious sentimental heart
wooden Noah's ark* with animals | 20-45 | 2-8 | toy | religious heart
children's prayers book* | 6-12 | 3-10 | book | book religious heart
guardian angel pendant* | 15-35 | 5-14 | jewellery | jewellery religious
Bible stories jigsaw* | 8-15 | 4-10 | puzzle | small-parts religious filler
Bible comic* for children | 9-16 | 7-12 | book | book religious heart
church holiday club* | 15-50 | 5-12 | class | experience religious
Bible quiz game* | 10-20 | 8+ | game | religious
nativity play figures* for children | 18-38 | 2-8 | toy | religious @christmas
songs of praise sing-along album* | 8-15 | 4+ | audio | religious
Easter story craft kit* | 8-15 | 4-10 | craft kit | religious
children's cross in wood* | 5-12 | 5-12 | decor | religious filler
dove window hanging* | 8-18 | 8+ | decor | religious filler
choir concert ticket* in a cathedral | 12-35 | 8+ | experience | experience religious heart
christening photo frame* | 12-25 | 0+ | keepsake | religious sentimental filler
pilgrim shell badge* | 4-10 | 12+ | accessory | small-parts religious filler
Lent reflections book* | 8-15 | 14+ | book | book religious
illuminated manuscript colouring book* | 7-14 | 8+ | art supplies | book filler
saints and feasts wall calendar* | 9-16 | 12+ | stationery | religious filler

# Jewish life
also: judaism, jewish, bar mitzvah, bat mitzvah, shabbat, synagogue, hanukkah, passover, torah study
near: history, baking
situation
silver-plated kiddush cup* | 25-55 | 13+ | tableware | religious heart
embroidered challah cover | 18-38 | 13+ | textile | religious heart
modern brass menorah | 30-70 | 18+ | decor | religious fire heart
painted wooden dreidel* | 4-10 | 5+ | toy | religious
Jewish cookery book* | 15-28 | 12+ | book | book religious heart
mezuzah case* in ceramic | 20-45 | 13+ | home | religious
silver star pendant | 25-55 | 10+ | jewellery | jewellery religious
Hebrew calligraphy print | 15-35 | 12+ | print | religious
engraved pen* with case | 18-40 | 12+ | stationery | personalised filler
klezmer music album* | 10-20 | 12+ | audio |
history of a people book* | 12-25 | 12+ | book | book
savings bond voucher* | 18-100 | 8+ | voucher | voucher filler
honey and apple tasting jar* | 7-13 | 6+ | food | food sugar
Hebrew alphabet cards* | 8-15 | 5+ | game |
wooden toy Shabbat set* | 18-35 | 2-8 | toy | religious heart
children's Hanukkah stories* | 7-14 | 3-10 | book | book religious heart
Hebrew letters puzzle* | 12-24 | 3-8 | puzzle | heart
Passover plagues finger puppets* | 8-16 | 3-9 | toy | religious
Jewish holidays picture book* | 7-14 | 3-9 | book | book religious heart
dreidel spinning game* for the family | 8-15 | 5+ | game | religious
gelt chocolate coins* | 4-8 | 4-14 | food | food dairy sugar religious small-parts filler
cookie cutter* with star of David | 5-10 | 4+ | kitchenware | religious filler
Jewish comic and cartoon book* | 10-18 | 9+ | book | book
paint-your-own kiddush cup* | 10-20 | 5-12 | craft kit | religious
felt wall menorah* for children | 14-28 | 2-9 | decor | religious
coming-of-age memory book* | 18-35 | 12-14 | keepsake | sentimental heart
Jewish museum tickets* | 10-20 | 8+ | experience | experience
challah baking workshop* | 20-45 | 8+ | class | experience food gluten egg heart
seder plate* in ceramic | 30-70 | 14+ | tableware | religious heart
Yiddish phrases mug* | 9-15 | 14+ | tableware | filler
Jewish jokes collection* | 8-15 | 14+ | book | book heart
silver havdalah tower* | 25-60 | 14+ | collectible | religious

# Muslim life
also: islam, quran, qur'an, ramadan, eid, islamic history, mosque, muslim faith
near: history, calligraphy
situation
padded prayer mat | 20-45 | 8+ | textile | religious heart
Eid greeting cards* box | 7-13 | 6+ | stationery | religious filler
wooden Qur'an stand | 15-35 | 10+ | furniture | religious
hand-strung tasbih beads | 6-18 | 10+ | accessory | religious small-parts heart
illuminated Eid lantern* | 12-30 | 8+ | lighting | gadget battery religious
Arabic calligraphy print | 15-35 | 10+ | print | religious heart
Ramadan countdown calendar* | 10-22 | 5+ | decor | religious
filled Medjool dates box* | 10-25 | 10+ | food | food sugar heart
alcohol-free oud perfume oil* | 12-35 | 16+ | scent | scent heart
soft jersey hijab | 5-16 | 12+ | clothing | clothing religious filler
Islamic geometry drawing book* | 10-20 | 10+ | book | book religious heart
family reading of prophets' stories* | 8-18 | 5+ | book | book religious
prayer time clock | 25-55 | 12+ | electronics | gadget battery religious
dates and figs box* | 8-15 | 3+ | food | food sugar
calligraphy bookmark* | 5-10 | 8+ | accessory | filler
first prayers picture book* | 6-12 | 2-8 | book | book religious heart
mosque building blocks* in wood | 20-40 | 3-9 | toy | religious heart
Arabic alphabet puzzle* | 10-20 | 3-8 | puzzle | heart
children's interactive prayer mat* | 25-50 | 4-10 | electronics | gadget battery religious noisy heart
Ramadan activity book* | 6-12 | 5-11 | book | book religious heart
Eid craft kit* for children | 10-20 | 4-11 | craft kit | religious
Eid bunting* in gold | 6-12 | 3+ | decor | religious filler
sticker rewards chart* for Ramadan | 5-10 | 5-11 | stationery | religious filler
Islamic quiz board game* | 15-30 | 7+ | board game | religious
moon and star night light* | 14-28 | 2-12 | lighting | gadget battery filler
inventors of the golden age book* | 9-18 | 7-14 | book | book heart
Arabic learning cards* | 8-15 | 5+ | game | filler
family mosque and city tour* | 10-30 | 8+ | experience | experience religious
carved prayer beads box* | 10-20 | 14+ | storage | religious small-parts
travel prayer mat* in a pouch | 12-25 | 12+ | travel | religious
recitation recordings album* | 8-18 | 12+ | audio | religious
halal cookery book* | 15-28 | 12+ | book | book heart

# Hindu festivals
also: diwali, hinduism, holi, puja, navratri, hindu festivals
near: spices and curry, dance
situation
hand-painted diya lamps* | 5-14 | 18+ | decor | fire religious heart
brass Ganesha figure | 18-45 | 12+ | decor | religious heart
rangoli stencil kit | 6-14 | 6+ | art supplies | religious heart
marigold fabric garland | 5-12 | 8+ | decor | filler
silk festival scarf | 18-40 | 12+ | clothing | clothing
Indian sweets box* | 12-28 | 6+ | food | food sugar dairy nuts heart
brass puja tray | 20-45 | 16+ | tableware | religious
illustrated epic retelling* | 10-22 | 8+ | book | book religious heart
sandalwood incense sticks* | 4-10 | 18+ | scent | scent fire religious filler
bangle stack* in gold tone | 8-22 | 6+ | jewellery | jewellery
Bollywood dance class | 15-40 | 8+ | class | experience
sitar music album | 10-20 | 12+ | audio |
festival lights garland* | 12-40 | 8+ | lighting | gadget battery
Diwali picture story* | 6-12 | 2-8 | book | book religious heart
paint-your-own clay lamp holders* | 8-15 | 4-12 | craft kit | heart
festival sparkle rangoli stickers* | 4-9 | 4-11 | stationery | filler
Ganesha soft toy* | 15-28 | 0-8 | toy | religious heart
gods and heroes comic* | 6-12 | 7-14 | book | book religious heart
festival kurta set* | 20-45 | 2+ | clothing | clothing sized filler
dandiya dance sticks* | 8-16 | 6+ | instrument |
coloured powders* for Holi | 6-14 | 4+ | toy |
Indian dance bells* for ankles | 10-22 | 6+ | accessory | noisy filler
mehndi pattern book* | 6-12 | 8+ | art supplies | book
Hindu stories jigsaw* | 9-16 | 4-12 | puzzle | small-parts religious
children's Indian dance class* | 15-50 | 5-12 | class | experience
snakes and ladders* in Indian style | 12-24 | 5+ | board game |
elephant embroidered cushion* | 15-30 | 8+ | textile | filler
Indian vegetarian cookery book* | 14-26 | 12+ | book | book heart
temple architecture day visit* | 10-30 | 8+ | experience | experience religious
peacock brass wall hook* | 10-20 | 14+ | home | filler

# weather watching
also: meteorology, cloud watching, cloud spotting, weather forecasting
own: storm chasing
near: astronomy, nature documentaries, geography and maps
unfit: quiz
home weather station | 45-120 | 12+ | electronics | gadget battery heart
copper rain gauge | 12-30 | 10+ | garden | practical
storm glass* on a wooden base | 18-40 | 10+ | decor | heart
cloud spotting guide* | 8-15 | 8+ | book | book heart
brass aneroid barometer | 35-80 | 14+ | decor | heart
pocket wind meter | 18-40 | 12+ | tool | gadget battery heart
weather diary | 5-14 | 8+ | stationery |
windproof umbrella | 18-40 | 12+ | accessory | practical filler
lightning photography print* | 12-30 | 10+ | print | filler
maximum-minimum thermometer | 8-20 | 12+ | equipment | practical
weather science kit | 15-30 | 7-12 | toy | heart
packable waterproof jacket | 35-80 | 10+ | outerwear | clothing sized practical filler
meteorology evening lecture* | 8-25 | 14+ | experience | experience
cloud identification wheel* | 6-12 | 6+ | tool |
children's weather station kit* | 15-30 | 6-12 | craft kit | heart
weather chart* with movable arrow | 12-22 | 3-8 | toy | heart
cloud in a jar experiments* | 10-20 | 6-12 | toy |
weather picture book* | 7-12 | 3-9 | book | book heart
puddle boots* | 12-26 | 2-10 | footwear | clothing sized filler
wind spinner* for the garden | 8-18 | 4+ | garden | heart
tornado tube connector* | 4-8 | 6-12 | toy | plastic filler
kite* for windy days | 10-25 | 5+ | outdoor gear | heart
rain cape* in bright yellow | 15-30 | 3-10 | outerwear | clothing filler
weather facts annual* | 8-15 | 7-14 | book | book heart
weathervane* for the shed | 25-60 | 14+ | garden | heart
sunshine recorder card pack* | 8-15 | 14+ | stationery | filler
extreme weather documentary* | 8-15 | 10+ | film | screen
weather lore calendar* | 9-16 | 12+ | print | filler
mini hygrometer* | 8-15 | 12+ | equipment | gadget battery filler
sun and rain mug* | 9-15 | 12+ | tableware | filler
meteorology course* online | 25-70 | 15+ | class | experience screen
digital rain gauge* | 30-60 | 12+ | equipment | gadget battery heart
pocket cloud chart* | 4-8 | 6+ | print |
lightning and storms book* | 10-20 | 6-14 | book | book heart

# microscopy
needs: sight
also: microscopes, microscope, natural history, bones and skulls
own: fossil hunting = fossils = palaeontology, taxidermy, gemstones = lapidary
near: science, minerals and crystals, insects and minibeasts
unfit: evening, lecture, quiz
student compound microscope | 60-140 | 8+ | equipment | gadget of:microscopy heart
prepared slide collection* | 12-28 | 8+ | equipment | of:microscopy heart
pocket field microscope | 12-28 | 7+ | tool | gadget battery of:microscopy heart
specimen display frame* | 15-35 | 10+ | decor |
ammonite fossil specimen* | 5-25 | 6+ | collectible |
guided fossil walk | 12-35 | 6+ | experience | experience heart
natural history museum tickets | 10-30 | 5+ | experience | experience
microworld photography book | 15-30 | 8+ | book | book of:microscopy heart
blank slides* and cover slips | 4-10 | 10+ | equipment | practical of:microscopy
labelled collector's box* | 12-28 | 8+ | storage | practical
scientific illustration print | 10-25 | 10+ | print | filler
field sketch notebook | 5-14 | 8+ | stationery |
phone microscope lens* | 8-20 | 10+ | accessory | of:microscopy filler
smartphone eyepiece holder* | 15-40 | 12+ | electronics | gadget of:microscopy
pond life pocket chart* | 5-10 | 7+ | print | filler
bug collecting kit* with viewer | 12-22 | 5-11 | equipment | plastic
dig-out gemstone block* | 8-15 | 6-12 | craft kit | small-parts filler
junior naturalist's satchel* | 18-35 | 6-12 | bag | filler
nature magazine* for young scientists | 25-50 | 6-12 | subscription | subscription
pond dipping set* | 10-20 | 5-12 | outdoor gear | heart
pocket magnifying glass* | 6-12 | 5+ | tool |
naturalist's picture atlas* | 12-22 | 6-13 | book | book heart
skeleton and bones picture book* | 9-16 | 6-13 | book | book
feather and shell specimen box* | 12-24 | 6+ | collectible |
stereo microscope* | 110-250 | 12+ | equipment | gadget of:microscopy heart
staining kit* for slides | 18-40 | 12+ | craft kit | of:microscopy heart
nature society membership* | 25-50 | 14+ | subscription | subscription
field guide* to fossils and rocks | 12-24 | 8+ | book | book heart
hand lens* on a cord | 10-22 | 8+ | equipment | heart
specimen drawers* in oak | 45-110 | 14+ | furniture | bulky
museum collections tour* behind the scenes | 12-35 | 8+ | experience | experience heart

# amateur radio
also: ham radio, cb radio, shortwave radio, morse code, radio amateur
near: electronics and robotics, podcasts and radio
unfit: evening, lecture, quiz
shortwave world receiver* | 45-120 | 12+ | electronics | gadget battery heart
brass morse key | 25-60 | 12+ | equipment | heart
call sign desk plate* | 12-28 | 12+ | decor | personalised
station log book | 5-14 | 12+ | stationery | practical
world time zone map* | 8-20 | 10+ | print |
antenna wire kit* | 15-35 | 14+ | equipment | practical heart
radio operator's handbook | 18-38 | 12+ | book | book heart
desktop 24-hour clock | 18-40 | 12+ | home | gadget battery heart
coaxial adapter assortment* | 10-22 | 14+ | tool | small-parts practical filler
padded handheld case* | 10-22 | 12+ | bag | practical
contact card album* | 10-20 | 12+ | storage |
radio society membership | 25-60 | 14+ | subscription | subscription
morse code bracelet* | 4-14 | 12+ | jewellery | jewellery filler
anti-static wrist strap* | 4-9 | 14+ | safety gear | practical filler
morse code practice buzzer* | 12-25 | 8+ | toy | gadget battery noisy heart
walkie talkies* for beginners | 20-45 | 6-14 | electronics | gadget battery noisy heart
my first radio construction set* | 18-35 | 8-14 | craft kit | gadget battery small-parts heart
spy code and signals book* | 7-13 | 7-13 | book | book
signal flags card set* | 7-13 | 8+ | game |
radio beginners' course* | 25-60 | 10+ | class | experience filler
phonetic alphabet poster* | 6-12 | 7+ | print | filler
world map mug* with call areas | 9-15 | 14+ | tableware | filler
folding field table* for portable sets | 30-60 | 16+ | furniture | bulky filler
noise-reducing radio headset* | 35-90 | 14+ | audio | gadget battery heart
radio museum day* | 8-20 | 8+ | experience | experience
antenna analyser* | 60-150 | 16+ | electronics | gadget battery

# public speaking
also: debating, debate, debate club, model united nations, toastmasters, storytelling, oral storytelling, speeches
near: politics and current affairs, creative writing, theatre
unfit: lecture, quiz
great speeches collection* | 10-20 | 12+ | book | book heart
wireless slide clicker | 18-40 | 14+ | electronics | gadget battery practical
leather document folder | 30-60 | 14+ | stationery | leather practical
voice coaching session | 35-80 | 14+ | class | experience heart
pocket index cards* | 3-7 | 10+ | stationery | practical filler
story prompt dice | 8-15 | 7+ | game | small-parts heart
rhetoric handbook | 10-20 | 14+ | book | book heart
smart stage blazer* | 40-90 | 14+ | clothing | clothing sized filler
sand timer trio* | 10-20 | 10+ | equipment |
storytelling evening tickets | 10-30 | 12+ | experience | experience heart
insulated water bottle | 12-28 | 10+ | tableware | practical filler
lapel recording microphone | 20-50 | 14+ | audio | gadget
pin badge* for a first speech | 3-8 | 10+ | accessory | merchandise small-parts filler
pocket book* of wedding toasts | 7-13 | 18+ | book | book filler
show-and-tell story cards* | 7-13 | 5-11 | game | heart
tell-me-a-joke book* | 5-9 | 6-12 | book | book
children's drama and speech class* | 40-110 | 6-12 | class | experience heart
toy microphone* on a stand | 15-30 | 4-10 | toy | gadget battery noisy
puppet theatre stage* in card | 14-28 | 5-11 | toy |
confidence workbook* for children | 7-13 | 7-12 | book | book
would-you-rather cards* | 6-12 | 7+ | game |
charades box* for families | 10-18 | 6+ | game |
debate topics flip book* | 7-13 | 10+ | game | book
speaker's timer* with lights | 18-40 | 14+ | electronics | gadget battery
gift subscription* to a speech podcast | 15-50 | 16+ | subscription | subscription filler
modern oratory paperback* | 9-16 | 14+ | book | book heart
body language handbook* | 10-18 | 14+ | book | book
debating club year* | 20-60 | 14+ | subscription | subscription experience heart
portable lectern* in wood | 45-110 | 18+ | furniture |
voice recorder* for rehearsals | 30-60 | 14+ | electronics | gadget battery noisy

# content creation
also: blogging, vlogging, youtube channel, making youtube videos, making tiktoks, tiktok, social media, instagram, web design, graphic design
own: podcasting, streaming on twitch = livestreaming
near: film making, photography, digital art
situation
mini photo printer* for the phone | 45-90 | 9+ | electronics | gadget battery heart
cross-body phone strap* | 12-25 | 12+ | accessory | heart
ring light* with stand | 20-45 | 12+ | lighting | gadget battery heart
sunset projector lamp* | 15-35 | 12+ | lighting | gadget battery heart
instant camera* in pastel | 65-120 | 8+ | electronics | gadget battery heart
small LED light* for the phone | 12-28 | 12+ | lighting | gadget battery
photo book voucher* | 20-50 | 14+ | voucher | voucher personalised
instant camera* for children | 45-90 | 7-12 | electronics | gadget battery heart
clip-on ring light | 15-35 | 13+ | lighting | gadget battery heart
flexible phone tripod | 12-28 | 12+ | equipment | practical heart
USB podcast microphone | 35-90 | 12+ | electronics | gadget battery filler
foam microphone cover* | 4-9 | 12+ | accessory | practical filler
fold-out green screen* | 35-80 | 12+ | equipment | bulky
content planner notebook | 8-18 | 13+ | stationery | practical
clip-on phone lens* | 12-28 | 12+ | tool |
video editing course | 20-60 | 14+ | class | experience screen
LED neon sign* for the wall | 20-50 | 12+ | decor | gadget battery heart
prop backdrop sheets* | 15-35 | 12+ | art supplies | filler
stock music subscription* | 15-50 | 14+ | subscription | subscription screen
storytelling handbook* | 10-20 | 13+ | book | book filler
desk cable organiser | 4-10 | 12+ | storage | practical filler
phone tripod clip* | 8-15 | 12+ | equipment | filler
child's video camera* | 30-60 | 6-12 | electronics | gadget battery screen heart
stop-motion film kit* | 18-35 | 7-14 | craft kit | heart
clapperboard* for young film makers | 8-15 | 6-14 | toy |
storyboard pad* | 6-12 | 8+ | stationery | filler
green cloth backdrop* | 15-30 | 8+ | equipment | filler
make-your-own-videos guide* | 8-14 | 8-14 | book | book filler
desk ring light* for beginners | 12-25 | 10+ | lighting | gadget battery filler
kids' film-making workshop* | 25-80 | 8-12 | class | experience
silly sound effects machine* | 9-18 | 7+ | toy | gadget battery noisy filler
softbox light pair* | 45-90 | 14+ | lighting | gadget
phone gimbal* | 60-120 | 14+ | equipment | gadget battery heart
lapel microphone pair* | 25-60 | 12+ | audio | gadget battery heart
creator's business handbook* | 12-22 | 14+ | book | book filler
photo studio hour* | 25-70 | 14+ | experience | experience
children's vlog notebook* | 6-12 | 7-12 | stationery |
wireless camera trigger* | 8-15 | 8+ | equipment | gadget battery filler
backdrop party curtain* in tinsel | 5-10 | 7+ | decor | filler
photo props on sticks* | 5-10 | 7+ | accessory | filler
children's photo and film course* | 30-110 | 8-12 | class | experience
`
