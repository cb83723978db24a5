import { readFileSync } from 'node:fs'
import { chosenIdeas } from '#app/ideas/built-in.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'
let at = 0
for (const line of readFileSync(process.argv[2] ?? '/tmp/ir/people.txt', 'utf8').trim().split('\n')) {
  const [age, occasion, hobbies = '', preferences = '', notes = '', , never = ''] = line.split('|').map((c) => c.trim())
  const recipient = { ageGroup: `${age} years`, occasion, otherOccasion: null, hobbies, preferences, notes } as never
  const wish: any = readWish(recipient)
  console.log(`\n## ${++at} ${line}`)
  console.log('  likes:', wish.interests.map((i: any) => `${i.phrase}→${i.topic?.title ?? '?'}${i.main ? '' : '(s)'}${i.exact ? '' : '~'}`).join(', '))
  console.log('  bans:', [...wish.bans.attributes, '/', ...wish.bans.kinds, '/', ...wish.bans.categories, '/ animals', ...wish.bans.animals].join(' '), '| owned', wish.bans.owned.map((p: any) => p.join(' ')).join(', '), '| only', wish.only && [...wish.only.attributes, ...wish.only.categories].join(' '), '| budget', wish.budget.minimum, wish.budget.maximum, '| doubt', [...wish.doubtful].join(' '))
  const ideas = chosenIdeas(recipient, { count: 15, exclude: [], seed: at })
  for (const i of ideas as any[]) console.log(`   ${i.heart ? '♥' : i.filler ? 'F' : i.interest ? ' ' : 'o'} ${i.text} [${i.idea.price.minimum}-${i.idea.price.typical} ${i.idea.category}] ${i.reason}`)
}
