import { account, mails, PASSWORD } from './person.ts'
const p = await account()
let current = PASSWORD
const seen: Record<string, number> = {}
const began = performance.now()
for (let i = 0; i < 40; i++) {
  const next = `correct horse ${i}`
  const r = await p.post('/portal/settings', { current_password: current, new_password: next, confirm_password: next })
  const k = `${r.status} ${r.headers.location ?? ''}`
  seen[k] = (seen[k] ?? 0) + 1
  if (r.status === 302) current = next
  if (i === 0) console.log(r.status, r.body.slice(0, 300))
}
console.log(seen, performance.now() - began)
await new Promise((r) => setTimeout(r, 3000))
console.log((await mails()).filter((m) => m.to === p.email).length)
