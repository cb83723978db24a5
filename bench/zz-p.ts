import { wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { people } from './people.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'
import { chosenIdeas } from '#app/ideas/built-in.ts'
wholeCatalogue()
const all = people()
for (const p of all) readWish(p.recipient)
let t = (process.cpuUsage().user / 1000); for (const p of all) readWish(p.recipient); console.log('readWish', ((process.cpuUsage().user / 1000) - t) / all.length)
for (const p of all) chosenIdeas(p.recipient, { count: 15, exclude: [], seed: 1 })
t = (process.cpuUsage().user / 1000); for (const p of all) chosenIdeas(p.recipient, { count: 15, exclude: [], seed: 1 }); console.log('chosen', ((process.cpuUsage().user / 1000) - t) / all.length)
