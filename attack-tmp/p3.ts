import { account, Person, PASSWORD, control, site, profile, gathering, form } from './person.ts'
const sleep = (ms: number) => new Promise((r) => setTimeout(r, ms))
const o = await account()
const onB = (p: Person) => { const q = new Person(site.b, p.address); q.cookies = p.cookies; return q }
const ob = onB(o)
// 1 revocation: session
console.log('session on B', (await ob.get('/portal/profile')).status)
// 2 caches: renew by A, old link on B immediately
let stale = 0, staleTake = 0, worst = 0
for (let i = 0; i < 25; i++) {
  const { id, slug, ids } = await profile(o, { ideas: ['a kite', 'a lamp'] })
  const v = new Person(site.b)
  for (let k = 0; k < 2; k++) await v.get(`/gift/${slug}`)
  await o.post(`/portal/share/${id}/renew`)
  const t = performance.now()
  let n = 0
  while ((await v.get(`/gift/${slug}`)).status === 200) { n++; await sleep(1) }
  if (n) { stale++; worst = Math.max(worst, performance.now() - t) }
  const take = await v.post(`/gift/${slug}`, { idea: ids.get('a kite')! })
  if (take.status === 302) staleTake++
}
console.log('renew: stale on B', stale, 'of 25, longest ms', worst, 'takes by an old link', staleTake)
// 3 B's redis connection frozen: how long stale
{
  const { id, slug } = await profile(o)
  const v = new Person(site.b)
  for (let k = 0; k < 3; k++) await v.get(`/gift/${slug}`)
  await control('/freeze/1')
  await o.post(`/portal/share/${id}/renew`)
  const t = performance.now()
  while ((await v.get(`/gift/${slug}`)).status === 200 && performance.now() - t < 70000) await sleep(50)
  console.log('B cut off from Redis: old link stays', Math.round(performance.now() - t), 'ms')
  // limits while B is cut off
  const g = new Person(site.a), gb = onB(g)
  const st: number[] = []
  for (let i = 0; i < 30; i++) { const w = i % 2 ? g : gb; w.cookies.clear(); st.push((await w.post('/signin', { email: 'nobody@example.org', password: 'x y z' })).status) }
  console.log('wrong sign-ins with B cut off', st.join(' '))
  await control('/thaw/1')
  await sleep(3000)
}
// 4 sign out on A, B
{
  const e = await account(undefined, new Person(site.a))
  const s = onB(e); const copy = new Person(site.b); copy.cookies = new Map(e.cookies)
  await s.get('/portal/profile')
  await e.post('/signout')
  console.log('after signout on A, B says', (await copy.get('/portal/profile')).status)
}
// 5 limits with Redis down then up
{
  const g = new Person(site.a), gb = onB(g)
  await control('/redis/kill')
  const st: string[] = []
  for (let i = 0; i < 26; i++) { const w = i % 2 ? g : gb; w.cookies.clear(); const r = await w.post('/signin', { email: 'nobody2@example.org', password: 'x y z' }); st.push(`${r.status}`) }
  console.log('Redis down', st.join(' '))
  await control('/redis/start')
  await sleep(4000)
}
process.exit(0)
