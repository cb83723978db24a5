/** A participant's drawn name and device as the database holds them. They must not leave the server. */
export interface StoredDraw {
  opened_by: string | null
  opened_at: Date | null
  moved: boolean
  /** Null until names are drawn. */
  recipient: { name: string; slug: string | null } | null
}

declare const shown: unique symbol

/** What a personal link shows on one device. Only `drawShownTo` makes one with a name. */
export type ShownDraw =
  /** Its button makes this device the one that shows the name; `drawn` says whether there is one yet. */
  | { state: 'unopened'; drawn: boolean }
  | { state: 'elsewhere'; at: Date; moved: boolean }
  | { state: 'not_drawn' }
  | { state: 'drawn'; at: Date; recipient: NonNullable<StoredDraw['recipient']>; readonly [shown]: true }

/** A personal link tells the drawn name to one device alone (docs/gatherings.md). */
export function drawShownTo(device: string | null, draw: StoredDraw): ShownDraw {
  const { opened_at, opened_by, moved, recipient } = draw
  if (opened_at === null) return { state: 'unopened', drawn: recipient !== null }
  if (device === null || device !== opened_by) return { state: 'elsewhere', at: opened_at, moved }
  if (recipient === null) return { state: 'not_drawn' }
  return { state: 'drawn', at: opened_at, recipient } as ShownDraw
}
