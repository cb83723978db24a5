import { expect, test } from 'vitest'
import { drawShownTo, type StoredDraw } from '#app/domain/draws/shown-draw.ts'

const at = new Date('2026-12-01T10:00Z')
const recipient = { name: 'Emma', slug: null }
const opened = { opened_by: 'phone', opened_at: at }
const elsewhere = { state: 'elsewhere', at, moved: false }

test.each<[string, Partial<StoredDraw>, string | null, object]>([
  ['before the draw', { recipient: null }, 'phone', { state: 'unopened', drawn: false }],
  ['opened here before the draw', { recipient: null, ...opened }, 'phone', { state: 'not_drawn' }],
  ['opened elsewhere before the draw', { recipient: null, ...opened }, 'laptop', elsewhere],
  ['not opened', {}, null, { state: 'unopened', drawn: true }],
  ['not opened, on a known device', {}, 'phone', { state: 'unopened', drawn: true }],
  ['opened here', opened, 'phone', { state: 'drawn', at, recipient }],
  ['moved here', { ...opened, moved: true }, 'phone', { state: 'drawn', at, recipient }],
  ['opened elsewhere', opened, 'laptop', elsewhere],
  ['moved elsewhere', { ...opened, moved: true }, 'laptop', { ...elsewhere, moved: true }],
  ['opened elsewhere, on a new device', opened, null, elsewhere],
  ['opened by nobody known', { opened_at: at }, null, elsewhere],
])('a link %s shows what it may', (_, draw, device, shown) => {
  const unopened = { opened_by: null, opened_at: null, moved: false, recipient }
  expect(drawShownTo(device, { ...unopened, ...draw })).toEqual(shown)
})
