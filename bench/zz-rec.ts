import { wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { hobbiesIn } from '#app/ideas/reading/hobbies.ts'
const c = wholeCatalogue()
const list = (await import('node:fs')).readFileSync('/tmp/hobbies.txt','utf8').split(/[,\n]+/).map(s=>s.trim()).filter(Boolean)
for (const l of list) { const h = hobbiesIn(c,l)[0]; console.log((h?.topic? (h.exact?'=':'~')+h.topic.title : h?.templateWord? '?T':'??')+'\t'+l) }
