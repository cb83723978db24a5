// races
import { account, Person, PASSWORD, profile, gathering, form, mails } from './person.ts'
import { site } from './person.ts'
import pg from 'pg'
const db = new pg.Client({ connectionString: site.url }); await db.connect()
const q = async (s: string, v: any[] = []) => (await db.query(s, v)).rows
const o = await account()
const add = (m: Map<string, number>, k: string) => m.set(k, (m.get(k) ?? 0) + 1)
const bad: string[] = []
const statuses = new Map<string, number>()
const note = (k: string, r: { status: number }) => { add(statuses, `${k} ${r.status}`); if (r.status >= 500) bad.push(`${k} ${r.status}`) }
const other = new Person(site.b)
for (let i = 0; i < 15; i++) {
  // two takes + renew
  const { id, slug, ids } = await profile(o, { ideas: ['a kite', 'a lamp', 'a drum'] })
  const kite = ids.get('a kite')!
  const v = [new Person(site.a), new Person(site.b), new Person(site.a)]
  const r = await Promise.all([v[0]!.post(`/gift/${slug}`, { idea: kite }), v[1]!.post(`/gift/${slug}`, { idea: kite }), o.post(`/portal/share/${id}/renew`), v[2]!.post(`/gift/${slug}`, { idea: ids.get('a lamp')! })])
  r.forEach((x, k) => note(`take/renew ${k}`, x))
  const taken = await q('select text, taken_by from ideas where profile_id=$1 and taken_at is not null', [id])
  const now = (await q('select slug from gift_profiles where id=$1', [id]))[0].slug
  // who holds the old link must not find the new
  for (const w of v) { const y = await w.get('/your-gifts'); if (y.body.includes(now)) bad.push('new link told under your gifts after renew + take') }
  // draw + leave/remove
  const ps = [await profile(o), await profile(o), await profile(o)]
  const g = await gathering(o, ps.map((p) => p.id))
  await o.post(`/portal/gatherings/${g.id}/draw`, { do: 'everybody' })
  const part = await q('select id, name from draw_participants where gathering_id=$1', [g.id])
  const d = await Promise.all([
    o.post(`/portal/gatherings/${g.id}/draw`, { do: 'draw' }),
    o.post(`/portal/gatherings/${g.id}/draw`, { do: 'remove', participant: part[0].id }),
    o.post(`/portal/gatherings/${g.id}/draw`, { do: 'draw' }),
    o.post(`/portal/profile/${ps[0]!.id}/delete`),
    o.post(`/portal/gatherings/${g.id}/draw/undo`),
    o.post(`/portal/gatherings/${g.id}/renew`),
  ])
  d.forEach((x, k) => note(`draw ${k}`, x))
  const after = await q('select id, draws as recipient from draw_participants where gathering_id=$1', [g.id])
  const drawn = (await q('select drawn_at from gatherings where id=$1', [g.id]))[0]
  if (drawn) {
    const rec = after.map((a) => a.recipient).filter(Boolean)
    if (drawn.drawn_at && (rec.length !== after.length || new Set(rec).size !== rec.length)) bad.push(`half a draw ${JSON.stringify([drawn, after])}`)
    if (!drawn.drawn_at && rec.length) bad.push('recipients without a draw')
  }
}
console.log([...statuses].join('\n')); console.log('bad', bad)
// delete account + anything
const st2 = new Map<string, number>()
for (let i = 0; i < 8; i++) {
  const e = await account(undefined, new Person(i % 2 ? site.a : site.b))
  const p = await profile(e, { ideas: ['a kite', 'a lamp'] })
  const gg = await gathering(e, [p.id])
  const copy = () => { const c = new Person(site.b, e.address); c.cookies = new Map(e.cookies); return c }
  const jobs: Record<string, Promise<any>> = {
    del: e.post('/portal/settings/delete-account', { password: PASSWORD }),
    create: copy().post('/create-gift-profile', form()),
    save: copy().post(`/portal/suggestions/${p.id}`, { version: '1', suggestion: ['a drum'] }),
    dup: copy().post(`/portal/share/${p.id}/duplicate`),
    renew: copy().post(`/portal/share/${p.id}/renew`),
    gat: copy().post('/portal/gatherings/new', { name: 'Easter', day: '2027-03-28', line: '', profile: p.id }),
    email: copy().post('/portal/settings/email', { email: `z${Math.random()}@example.org`, password: PASSWORD }),
    pass: copy().post('/portal/settings', { current_password: PASSWORD, new_password: 'another horse', confirm_password: 'another horse' }),
    take: new Person().post(`/gift/${p.slug}`, { idea: p.ids.get('a kite')! }),
    reset: new Person().post('/reset-password', { email: e.email }),
    gen: copy().post(`/portal/suggestions/${p.id}/renew`, {}),
    signin: new Person().post('/signin', { email: e.email, password: PASSWORD }),
    data: copy().get('/portal/settings/data'),
    undo: copy().post(`/portal/profile/${p.id}/delete`),
  }
  for (const [k, j] of Object.entries(jobs)) { const r = await j; add(st2, `${k} ${r.status}`) }
  await new Promise((r) => setTimeout(r, 200))
  const left = await q(`select (select count(*) from profiles where email=$1)::int as account`, [e.email])
  const gone = left[0].account === 0
  if (gone) {
    const rest = await q(`select (select count(*) from gift_profiles where id=$1)::int p, (select count(*) from gatherings where id=$2)::int g, (select count(*) from sessions s where not exists (select 1 from profiles where id = s.user_id))::int s`, [p.id, gg.id]).catch((x) => [{ error: String(x) }])
    if (JSON.stringify(rest) !== '[{"p":0,"g":0,"s":0}]') console.log('left behind', rest)
    const again = await copy().get('/portal/profile'); if (again.status === 200) console.log('session lives after deletion')
  } else add(st2, 'not deleted')
}
console.log([...st2].map((x) => x.join(': ')).join('\n'))
const orphans = await q(`select count(*)::int n from gift_profiles g where not exists (select 1 from profiles p where p.id = g.created_by)`)
console.log('orphans', orphans)
process.exit(0)
