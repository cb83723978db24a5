import { wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { fillTemplate } from '#app/ideas/choice/wording.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'
const c = wholeCatalogue()
for (const t of c.topics) { if (t.situation) continue
 const ts=(c.templates.get(t.kind)??[]).filter(i=>i.text.includes('{hobby}')&&!lemmas(i.text).some(w=>t.unfit.includes(w)))
 console.log(t.kind+' # '+t.title+': '+ts.map(i=>i.text.replace('{hobby}','~')).join('; ')) }
