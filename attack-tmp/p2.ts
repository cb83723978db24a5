import { account, Person, PASSWORD, median, mails } from './person.ts'
const e = (await account()).email
const u = `nobody${Math.random().toString(36).slice(2)}@example.org`
function z(a: number[], b: number[]) { // Mann-Whitney
  const all = [...a.map((v) => [v, 0]), ...b.map((v) => [v, 1])].toSorted((x, y) => x[0]! - y[0]!)
  let r = 0; all.forEach(([, w], i) => { if (w === 0) r += i + 1 })
  const n = a.length, m = b.length, U = r - n * (n + 1) / 2
  return (U - n * m / 2) / Math.sqrt(n * m * (n + m + 1) / 12)
}
async function compare(name: string, warm: number, n: number, ask: (email: string, p: Person) => Promise<any>) {
  for (let i = 0; i < warm; i++) for (const m of [e, u]) await ask(m, new Person())
  const t: Record<string, number[]> = { [e]: [], [u]: [] }
  const st = new Map<string, number>()
  for (let i = 0; i < n; i++) for (const m of Math.random() < 0.5 ? [e, u] : [u, e]) {
    const r = await ask(m, new Person())
    t[m]!.push(r.ms)
    const k = `${m === e ? 'E' : 'U'} ${r.status} ${r.headers.location ?? ''} ${r.body.length}`
    st.set(k, (st.get(k) ?? 0) + 1)
  }
  console.log(name, 'median E', median(t[e]!).toFixed(2), 'U', median(t[u]!).toFixed(2), 'z', z(t[e]!, t[u]!).toFixed(2), [...st])
}
await compare('reset beyond', 15, 400, (email, p) => p.post('/reset-password', { email }))
await compare('signup beyond', 15, 400, (email, p) => p.post('/signup', { email, password: PASSWORD }))
const same = new Person()
await compare('signin beyond (one client)', 30, 400, (email) => { same.cookies.clear(); return same.post('/signin', { email, password: 'wrong one' }) })
