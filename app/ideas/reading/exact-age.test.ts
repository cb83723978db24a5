import { expect, test } from 'vitest'

import type { AgeGroup } from '#app/domain/profiles/gift-profile.ts'
import { ageInName, ageToSuit } from '#app/ideas/reading/exact-age.ts'
import { normalise } from '#app/ideas/words/lemmas.ts'

/** Age group, sentence, years. */
const AGES: readonly (readonly [AgeGroup, string, number])[] = [
  ['0-12 years', '', 6],
  ['0-12 years', 'turning 9', 9],
  ['0-12 years', 'a toddler', 2],
  ['0-12 years', '8 months old', 0],
  ['0-12 years', 'her seventh birthday', 7],
  ['0-12 years', 'a 5-year-old who reads', 5],
  ['0-12 years', 'has a toddler brother, is 11', 11],
  ['0-12 years', 'has a 30 year old teacher', 6],
  ['0-12 years', 'is 3 foot tall', 6],
  ['0-12 years', 'starting school in September', 5],
  ['0-12 years', 'in year 4 at school', 8],
  ['0-12 years', 'a second grader', 7],
  ['0-12 years', 'a 3yo who loves trains', 3],
  ['0-12 years', 'our little one is eighteen months', 1],
  ['0-12 years', '1½ years old', 1],
  ['0-12 years', 'becoming a big sister, turns 5', 5],
  ['0-12 years', 'for my 8 yr old nephew', 8],
  ['0-12 years', 'plays the piano since she was 5, is 11', 11],
  ['0-12 years', '10 next week; dyslexic; £15', 10],
  ['0-12 years', '9, has her own pony', 9],
  ['0-12 years', 'boy, 7. nothing noisy', 7],
  ['0-12 years', 'nothing over 20, 9 cousins', 6],
  ['0-12 years', 'compie 8 anni', 8],
  ['0-12 years', 'il a 5 ans', 5],
  ['0-12 years', 'cumple 9 en mayo', 9],
  ['0-12 years', '2 añitos', 2],
  ['0-12 years', 'roczek', 1],
  ['0-12 years', 'wird 12', 12],
  ['0-12 years', '3 ans', 3],
  ['0-12 years', 'naissance', 0],
  ['0-12 years', 'depuis sa naissance, 8 ans', 8],
  ['0-12 years', 'turned 6', 6],
  ['0-12 years', '6 on saturday', 6],
  ['0-12 years', 'neighbours girl, 18 months', 1],
  ['0-12 years', 'compie quattro anni', 4],
  ['0-12 years', 'skończy 5 lat', 5],
  ['0-12 years', '5-latek', 5],
  ['0-12 years', 'pięciolatek', 5],
  ['0-12 years', 'faz 7 anos', 7],
  ['0-12 years', '9 anos, sobrinho', 9],
  ['0-12 years', 'hij wordt 8', 8],
  ['0-12 years', 'een achtjarige', 8],
  ['0-12 years', 'bday no. 9', 9],
  ['0-12 years', '3. Geburtstag', 3],
  ['0-12 years', 'zum dritten Geburtstag', 3],
  ['0-12 years', 'primo compleanno', 1],
  ['0-12 years', 'son 4e anniversaire', 4],
  ['0-12 years', '3º aniversário', 3],
  ['0-12 years', '7 urodziny', 7],
  ['0-12 years', 'een kind van 3 jaar', 3],
  ['0-12 years', 'hes 5 going on 40', 5],
  ['0-12 years', '14 mois', 1],
  ['0-12 years', 'ma 2 latka', 2],
  ['0-12 years', 'in Year 3', 7],
  ['0-12 years', '3. Klasse', 8],
  ['0-12 years', 'zit in groep 3', 6],
  ['0-12 years', 'kommt in die Schule', 6],
  ['0-12 years', 'moves in 3 months', 6],
  ['0-12 years', 'does ballet for two years', 6],
  ['0-12 years', 'danse depuis 2 ans', 6],
  ['0-12 years', 'has 3 dogs', 6],
  ['0-12 years', 'ist ein liebes Kind', 6],
  ['0-12 years', 'is in the first class at dance school', 6],
  ['0-12 years', 'only 5 months so mostly chewing things', 0],
  ['0-12 years', 'under 6 months', 0],
  ['0-12 years', 'only 3 months left till we move', 6],
  ['0-12 years', 'moved here only 3 months back', 6],
  ['0-12 years', 'plays piano for under 6 months', 6],
  ['0-12 years', 'she is only 8 months', 0],
  ['0-12 years', 'football, becoming a big sister, new baby', 6],
  ['0-12 years', 'tem 8 meses', 0],
  ['0-12 years', 'to jest czterolatek', 4],
  ['0-12 years', 'inizia le medie', 11],
  ['18-24 years', 'elle a vingt ans', 20],
  ['0-12 years', 'cumple 9, tres meses barriendo', 9],
  ['0-12 years', 'konczy 5 lat', 5],
  ['0-12 years', 'skonczyl szesc lat', 6],
  ['0-12 years', 'cumple cinco anos', 5],
  ['0-12 years', 'wird funf', 5],
  ['0-12 years', 'neuf mois, bebe tranquille', 0],
  ['0-12 years', 'joga à bola há 3 anos', 6],
  ['0-12 years', '9 ans ds un mois', 9],
  ['0-12 years', '7 anni a maggio', 7],
  ['13-17 years', 'mein neffe wird 16', 16],
  ['13-17 years', '16 anni, mia sorella', 16],
  ['13-17 years', 'wordt 15', 15],
  ['13-17 years', '', 13],
  ['13-17 years', 'sweet sixteen', 16],
  ['13-17 years', 'fifteenth birthday', 15],
  ['18-24 years', '21st birthday', 21],
  ['25-34 years', '', 25],
  ['35-44 years', 'my son is 9', 35],
  ['55+ years', '', 55],
  ['55+ years', 'she is 82', 82],
  ['55+ years', '75 ans', 75],
  ['55+ years', '90th', 90],
]

test.each(AGES)('age of %s, "%s"', (ageGroup, text, age) => {
  expect(ageToSuit(ageGroup, normalise(text)).age).toBe(age)
})

/** Age group, name of the occasion, years from and to. */
const AT_OCCASIONS: readonly (readonly [AgeGroup, string, number, number])[] = [
  ['0-12 years', 'christening', 0, 0],
  ['0-12 years', 'Taufe', 0, 0],
  ['0-12 years', 'baptême de Léo', 0, 0],
  ['0-12 years', 'battesimo', 0, 0],
  ['0-12 years', 'chrzciny', 0, 0],
  ['0-12 years', 'new baby', 0, 0],
  ['0-12 years', "baby's first Christmas", 0, 0],
  ['0-12 years', "Lily's first Christmas", 0, 0],
  ['0-12 years', 'christening of my little brother', 0, 0],
  ['0-12 years', 'first Christmas without grandad', 6, 8],
  ['0-12 years', 'erste Weihnachten im neuen Haus', 6, 8],
  ['0-12 years', 'new baby brother', 6, 8],
  ['0-12 years', 'becoming a big sister, new baby', 6, 8],
  ['0-12 years', "my sister's new baby", 0, 0],
  ['0-12 years', 'bébé de ma sœur', 0, 0],
  ['0-12 years', 'first communion, like her brother', 8, 9],
  ['0-12 years', 'Einschulung', 6, 6],
  ['0-12 years', 'für die Schultüte', 6, 6],
  ['0-12 years', 'First Holy Communion', 8, 9],
  ['0-12 years', 'Pierwsza Komunia', 8, 9],
  ['0-12 years', 'primera comunion', 8, 9],
  ['0-12 years', 'Bat Mitzvah', 12, 12],
  ['0-12 years', 'Firmung', 12, 12],
  ['13-17 years', 'bar mitzvah', 13, 13],
  ['13-17 years', 'Konfirmation', 13, 14],
  ['13-17 years', 'quinceañera', 15, 15],
  ['13-17 years', 'leaving school', 17, 17],
  ['18-24 years', 'prom', 18, 18],
  ['18-24 years', 'new baby', 18, 18],
  ['55+ years', 'retirement', 65, 66],
  ['55+ years', 'départ à la retraite', 65, 66],
  ['0-12 years', 'christmas', 6, 8],
]

test.each(AT_OCCASIONS)('age of %s at "%s"', (ageGroup, name, age, upTo) => {
  expect(ageToSuit(ageGroup, '', { name: normalise(name) })).toMatchObject({ age, upTo })
})

/** Name, what the texts say, years from and to. */
const NAMED: readonly (readonly [string, string, number, number])[] = [
  ['Teddy (6)', 'his brother is 3', 6, 6],
  ['Mia, 8 Monate', '', 0, 0],
  ['Zoé (4 ans)', '', 4, 4],
  ['Leo (4) and Mia (9)', '', 4, 9],
  ['Baby Ottilie', '', 0, 0],
  ['bébé Jules', '', 0, 0],
  ["Amy & Chidi's baby", '', 0, 0],
  ['el bebé de Ana', '', 0, 0],
  ['Baby Jo', 'turning 3', 3, 3],
  ['Ruby', '', 6, 8],
  ['Ruby (from work)', 'turns 7', 7, 7],
  ['Class 4 (room 12b)', 'turns 7', 7, 7],
]

test.each(NAMED)('age of %s, "%s"', (name, text, age, upTo) => {
  expect(ageToSuit('0-12 years', text, { inName: ageInName(name) })).toMatchObject({ age, upTo })
})

test('nothing but the age of a name is told', () => {
  expect(ageInName('Teddy Smith (6)')).toBe('6')
  expect(ageInName('Teddy Smith (Anna)')).toBeUndefined()
  expect(ageInName('Anna Smith, 12 High Street')).toBeUndefined()
  expect(ageInName('Anna (call 0171 234 5678)')).toBeUndefined()
  expect(ageInName('Teddy (6 and loves cake)')).toBe('6')
})
