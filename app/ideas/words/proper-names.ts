/** Words that English writes with capitals, as they are written; names of fandoms and what people type for them too. */
const NAMES = `
GPS, LED, USB, UV, VHF, DIY, DJ, DJs, DJing, DVD, CD, CDs, TV, RGB, DNA, MIDI, 3D, VR, IPA, A4, A5, FPV, RC, SUP, pH, BBQ, LCD, PC,
IQ, HD, Wi-Fi, Mr, Mrs, D&D, F1, NBA, NFL, MLB, NHL, UFC, WWE, MMA, BMX, FIFA, NASCAR, MotoGP, BTS, K-pop, J-pop, LOTR,
ABBA, ELO, R&B, EDM, RPG, RPGs, LARP, LARPing, AFL, CrossFit, YouTube, TikTok, Netflix, West End, Bluetooth, Lego, Duplo, Playmobil,
English, British, Scottish, Irish, Welsh, French, Breton, Norman, German, Bavarian, Dutch, Danish, Swedish, Norwegian,
Nordic, Scandinavian, Scandi, Norse, Viking, Vikings, Finnish, Icelandic, Italian, Roman, Venetian, Spanish, Catalan,
Portuguese, Greek, Turkish, Russian, Ukrainian, Hungarian, Bohemian, European, Europe, American, America,
Mexican, Cuban, Brazilian, Argentine, African, Moroccan, Egyptian, Ethiopian, Arabic, Persian, Indian, Kashmiri, Punjabi,
Bengali, Nepali, Tibetan, Himalayan, Thai, Vietnamese, Chinese, Cantonese, Japanese, Japan, Korean, Seoul,
Asian, Australian, Hawaiian, Madagascan, Antarctic, Arctic, Celtic, Gaelic, Latin, Hebrew, Yiddish,
Georgian, Victorian, Edwardian, Tudor, Tudors, Regency, Renaissance, Bronze Age, Iron Age, Stone Age, World War,
London, Paris, Rome, New York, Scotland, Ireland, Wales, England, Britain, France, Italy, Spain, Germany, India, Africa,
Christmas, Christmas Eve, Easter, Hanukkah, Chanukah, Diwali, Halloween, Eid, Ramadan, Passover, Valentine's, Bible,
Quran, Torah, Christian, Christianity, Catholic, Muslim, Islam, Jewish, Judaism, Hindu, Buddhist, Buddhism, Sikh, Zen,
Earl Grey, Fair Isle, Panama hat, Scoville, Dobsonian, Cornish, Aran, Monday, Saturday, Sunday, Friday,
Harry Potter, Hogwarts, Quidditch, Star Wars, Jedi, Yoda, Mandalorian, Star Trek, Klingon, Doctor Who, Dalek, Daleks,
Lord of the Rings, The Hobbit, Tolkien, Hobbit, Game of Thrones, Westeros, Stranger Things, Disney, Pixar, Marvel, Batman,
Spider-Man, Spiderman, Superman, Wonder Woman, Avengers, Formula 1, Formula One, Grand Prix, Premier League, Super Bowl,
Tour de France, Olympics, Olympic, Wimbledon, Magic The Gathering, Pokémon, Pokemon, Minecraft, Roblox, Fortnite, Mario,
Zelda, Sonic the Hedgehog, Animal Crossing, Stardew Valley, Dungeons and Dragons, Warhammer, Nintendo, PlayStation, Xbox,
Barbie, Peppa Pig, Paw Patrol, Bluey, Gruffalo, Thomas the Tank Engine, Winnie the Pooh, Peter Rabbit, Paddington,
Sylvanian, Beatles, Rolling Stones, Motown, Elvis, Elvis Presley, David Bowie, Beyoncé, Taylor Swift, Swiftie, Swifties,
Harry Styles, One Direction, Blackpink, Metallica, Mozart, Beethoven, Bach, Chopin, Vivaldi, Jane Austen, Austen, Shakespeare,
Sherlock Holmes, Agatha Christie, Poirot, Stephen King, Terry Pratchett, Discworld, Roald Dahl, Dickens, Bollywood,
Hollywood, Studio Ghibli, Ghibli, Godzilla, James Bond, Indiana Jones, Jurassic Park, Jurassic World, Robin Hood, Galileo,
Newton, Einstein, Van Gogh, Monet, Bridgerton, Downton Abbey, Outlander, Peaky Blinders, Gilmore Girls, Twin Peaks,
Sailor Moon, Naruto, One Piece, Hello Kitty, Raspberry Pi
`

const BY_LOWER = new Map(
  NAMES.split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => [name.toLowerCase(), name]),
)
const ANY_NAME = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...BY_LOWER.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => RegExp.escape(name))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
)

/** A text with its proper names and acronyms spelled as English does; the rest as it was. */
export function withProperNames(text: string): string {
  return text.replace(ANY_NAME, (name) => BY_LOWER.get(name.toLowerCase()) ?? name)
}
