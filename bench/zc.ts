const t0 = performance.now()
const { wholeCatalogue } = await import('#app/ideas/catalogue/catalogue.ts')
const t1 = performance.now()
const c = wholeCatalogue()
const t2 = performance.now()
const { builtInIdeas } = await import('#app/ideas/built-in.ts')
const t3 = performance.now()
const r: any = {
  ageGroup: '35-44 years',
  occasion: 'birthday',
  otherOccasion: null,
  hobbies: 'knitting, chess, gardening',
  preferences: '',
  notes: 'no wool, max 40',
}
builtInIdeas(r, { count: 15, exclude: [], seed: 1 })
const t4 = performance.now()
builtInIdeas(r, { count: 15, exclude: [], seed: 2 })
const t5 = performance.now()
const times: number[] = []
for (let i = 0; i < 60; i++) {
  const t = performance.now()
  builtInIdeas(r, { count: 15, exclude: [], seed: i })
  times.push(performance.now() - t)
}
times.sort((a, b) => a - b)
console.log(
  {
    import1: t1 - t0,
    parse: t2 - t1,
    import2: t3 - t2,
    first: t4 - t3,
    second: t5 - t4,
    median: times[30],
    min: times[0],
  },
  c.topics.length,
  process.memoryUsage().rss / 1e6,
)
