import { readFileSync } from 'node:fs'
import http from 'node:http'
import { buffer } from 'node:stream/consumers'
import { once } from 'node:events'
export const site = JSON.parse(readFileSync('/tmp/attack-site.json', 'utf8'))
export const ORIGIN = 'https://wishes.example.org'
const HOST = 'wishes.example.org'
const agent = new http.Agent({ keepAlive: true, maxSockets: 200 })
let count = Date.now() % 200
export class Person {
  cookies = new Map<string, string>()
  address: string
  url: string
  constructor(url = site.a, address = `10.${count++ % 250}.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`) { this.url = url; this.address = address }
  get(path: string, headers: Record<string, string> = {}) { return this.ask('GET', path, undefined, headers) }
  post(path: string, fields: Record<string, string | string[]> = {}, headers: Record<string, string> = {}) {
    const body = new URLSearchParams()
    for (const [k, v] of Object.entries(fields)) for (const one of [v].flat()) body.append(k, one)
    return this.ask('POST', path, body.toString(), { Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded', ...headers })
  }
  async ask(method: string, path: string, body?: string | Buffer, headers: Record<string, string> = {}) {
    const cookie = [...this.cookies].map((p) => p.join('=')).join('; ')
    const began = performance.now()
    const req = http.request(new URL(path, this.url), { method, agent, headers: { Host: HOST, 'X-Forwarded-For': this.address, 'X-Forwarded-Proto': 'https', ...(cookie && { Cookie: cookie }), ...headers } })
    req.end(body)
    const [res] = (await once(req, 'response')) as [http.IncomingMessage]
    const bytes = await buffer(res)
    const ms = performance.now() - began
    for (const c of res.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(c) ?? []
      if (value === '' || /max-age=0/i.test(c)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const text = bytes.toString()
    return { status: res.statusCode ?? 0, headers: res.headers as Record<string, any>, bytes, ms, body: text, text: async () => text, get Location() { return res.headers.location } }
  }
}
export async function mails(): Promise<{ to: string; source: string }[]> { return (await fetch(site.control + '/mails')).json() as any }
export const control = async (p: string) => (await fetch(site.control + p)).text()
export async function linkTo(to: string, pattern = /https?:\/\/[^\s/]+(\/[^\s"<]*)/, after = 0) {
  const until = Date.now() + 15000
  for (;;) {
    const found = (await mails()).filter((m) => m.to === to)
    const last = found.at(-1)
    if (last && found.length > after) {
      const source = last.source.replace(/=\n/g, '').replace(/=3D/g, '=')
      return pattern.exec(source)?.[1] ?? ''
    }
    if (Date.now() > until) throw new Error('no mail to ' + to)
    await new Promise((r) => setTimeout(r, 100))
  }
}
export const PASSWORD = 'correct horse'
export async function account(email = `p${Math.random().toString(36).slice(2)}@example.org`, p = new Person()) {
  const up = await p.post('/signup', { email, password: PASSWORD })
  const link = await linkTo(email)
  const opened = await p.get(link)
  if (opened.status === 200) await p.post('/auth/callback', { token: new URL(link, ORIGIN).searchParams.get('token') ?? '' })
  const r = await p.post('/signin', { email, password: PASSWORD })
  if (r.status !== 302) throw new Error('signin ' + r.status + up.status)
  return Object.assign(p, { email })
}
export const form = (f: Record<string, string> = {}) => ({ recipient_name: 'Grandma Rosemary', age_group: '55+ years', occasion_type: 'birthday', other_occasion: '', occasion_date: '2026-12-12', hobbies: 'gardening, crosswords', gift_preferences: 'Small things that last', additional_notes: 'No chocolate', show_age: 'on', show_hobbies: 'on', show_preferences: 'on', show_notes: 'on', ...f })
export async function profile(p: Person, { fields = {}, ideas = ['a kite', 'a lamp'], complete = true } = {} as any) {
  const c = await p.post('/create-gift-profile', form(fields))
  const id = /created=([\w-]+)/.exec(c.headers.location ?? '')?.[1] ?? ''
  if (!id) throw new Error('create ' + c.status)
  if (ideas.length) await p.post(`/portal/suggestions/${id}`, { version: '0', suggestion: ideas })
  if (complete) await p.post(`/portal/profile/${id}/status`, { status: 'complete', sure: 'on' })
  const list = (await p.get('/portal/profile')).body
  const slug = /\/gift\/([a-z0-9-]+)/.exec(list.slice(list.indexOf(`/portal/suggestions/${id}`)))?.[1] ?? ''
  const page = (await p.get(`/gift/${slug}`)).body
  const ids = new Map([...page.matchAll(/ id="idea-([0-9a-f-]{36})"[^>]*>([^<]*)</g)].map(([, i, t]) => [t, i]))
  return { id, slug, ids }
}
export async function gathering(p: Person, ids: string[], fields = {}) {
  const c = await p.post('/portal/gatherings/new', { name: 'Christmas at ours', day: '2026-12-24', line: 'Dinner is at six.', ...fields, profile: ids })
  const id = /gatherings\/([\w-]+)$/.exec(c.headers.location ?? '')?.[1] ?? ''
  if (!id) throw new Error('gathering ' + c.status)
  const html = (await p.get(`/portal/gatherings/${id}`)).body
  return { id, page: /\/gathering\/[a-z0-9-]+/.exec(html)?.[0] ?? '' }
}
export const median = (n: number[]) => n.toSorted((a, b) => a - b)[Math.floor(n.length / 2)]!
