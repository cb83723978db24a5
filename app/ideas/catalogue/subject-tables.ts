import ballGames from '#app/ideas/catalogue/subjects/ball-games.ts'
import childrensHeroes from '#app/ideas/catalogue/subjects/childrens-heroes.ts'
import childrensPlay from '#app/ideas/catalogue/subjects/childrens-play.ts'
import clubsAndTeams from '#app/ideas/catalogue/subjects/clubs-and-teams.ts'
import collectingAndHome from '#app/ideas/catalogue/subjects/collecting-and-home.ts'
import fightingAndDancing from '#app/ideas/catalogue/subjects/fighting-and-dancing.ts'
import foodAndDrink from '#app/ideas/catalogue/subjects/food-and-drink.ts'
import gamesOnATable from '#app/ideas/catalogue/subjects/games-on-a-table.ts'
import growingAndAnimals from '#app/ideas/catalogue/subjects/growing-and-animals.ts'
import languagesAuthorsAndBreeds from '#app/ideas/catalogue/subjects/languages-authors-and-breeds.ts'
import making from '#app/ideas/catalogue/subjects/making.ts'
import mindAndStudy from '#app/ideas/catalogue/subjects/mind-and-study.ts'
import musicToHear from '#app/ideas/catalogue/subjects/music-to-hear.ts'
import musicToPlay from '#app/ideas/catalogue/subjects/music-to-play.ts'
import namedThings from '#app/ideas/catalogue/subjects/named-things.ts'
import seriesFilmsAndTheatre from '#app/ideas/catalogue/subjects/series-films-and-theatre.ts'
import thingsOfTheirOwn from '#app/ideas/catalogue/subjects/things-of-their-own.ts'
import videoGames from '#app/ideas/catalogue/subjects/video-games.ts'
import wheelsClimbingAndWater from '#app/ideas/catalogue/subjects/wheels-climbing-and-water.ts'

/** The subjects of each file in the folder; a new file gets its line here. */
export const SUBJECT_TABLES: Readonly<Record<string, string>> = {
  'ball-games': ballGames,
  'childrens-heroes': childrensHeroes,
  'childrens-play': childrensPlay,
  'clubs-and-teams': clubsAndTeams,
  'collecting-and-home': collectingAndHome,
  'fighting-and-dancing': fightingAndDancing,
  'food-and-drink': foodAndDrink,
  'games-on-a-table': gamesOnATable,
  'growing-and-animals': growingAndAnimals,
  'languages-authors-and-breeds': languagesAuthorsAndBreeds,
  making,
  'mind-and-study': mindAndStudy,
  'music-to-hear': musicToHear,
  'music-to-play': musicToPlay,
  'named-things': namedThings,
  'series-films-and-theatre': seriesFilmsAndTheatre,
  'things-of-their-own': thingsOfTheirOwn,
  'video-games': videoGames,
  'wheels-climbing-and-water': wheelsClimbingAndWater,
}
