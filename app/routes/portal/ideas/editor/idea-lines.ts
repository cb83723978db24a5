import { msg } from '@lingui/core/macro'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type IdeaDetails, seenPrice } from '#app/domain/ideas/idea-details.ts'
import { IDEA_FIELDS, linesIn } from '#app/domain/ideas/idea-form.ts'
import { sayHere } from '#app/language/on-this-page.ts'
import { type IdeaLine, isBlank, MAX_IDEAS } from '#app/domain/ideas/gift-suggestions.ts'
import type { WrittenIdea } from '#app/domain/pasted-ideas/pasted-table.ts'

interface Line extends IdeaLine {
  key: number
  /** Its shop is asked, where that is wanted. */
  isPasted?: boolean
}

/** Of many addresses that are pasted at once. */
const MOST_ASKED = 10

const TEXT = `[name="${IDEA_FIELDS.text}"]`

/** Lines that can be added, removed, moved and pasted; each keeps what was typed in it, and the focus stays with it. */
export function useIdeaLines(list: RefObject<HTMLOListElement | null>, first: readonly IdeaLine[]) {
  const [lines, setLines] = useState<Line[]>(() =>
    (first.length > 0 ? first : [{ id: null, text: '' }]).map((line, key) => ({ ...line, key })),
  )
  const [moved, setMoved] = useState('')
  const nextKey = useRef(lines.length)
  const fresh = (written: Partial<WrittenIdea> = {}): Line => ({
    key: nextKey.current++,
    id: null,
    text: '',
    ...written,
  })
  const focus = (position: number, ...whats: string[]) => {
    const line = list.current?.children[position]
    const found = whats.map((what) => line?.querySelector<HTMLElement>(`${what}:not(:disabled)`))
    found.find((element) => element)?.focus()
  }
  /** At once, or the next key typed would still land in the line before. */
  const drawAndFocus = (next: Line[], position: number) => {
    flushSync(() => setLines(next))
    focus(position, TEXT)
  }
  const placed = (key: number) => lines.findIndex((line) => line.key === key)

  function move(key: number, to: number) {
    const line = lines[placed(key)]
    if (!line || to < 0 || to >= lines.length) return
    const others = lines.filter((other) => other !== line)
    setLines(insert(others, to, [line]))
    const place = to + 1
    const total = lines.length
    setMoved(sayHere(msg`Moved to place ${place} of ${total}`))
  }

  const add = () => drawAndFocus([...lines, fresh()], lines.length)
  const isUnwritten = (at: number) => {
    const line = { id: null, text: '', ...lines[at], ...typedIn(list.current?.children[at]) }
    return isBlank(line) && !line.details && !line.price && !line.picture
  }

  return {
    lines,
    moved,
    move,
    add,
    /** To the line after this one; after the last, unless it is empty, a new one is made. */
    next(key: number, empty: boolean) {
      const at = placed(key) + 1
      if (at < lines.length) focus(at, TEXT)
      else if (!empty && lines.length < MAX_IDEAS) add()
    },
    /** Answers what brings the line back with what was typed in it; nothing for an empty line. */
    remove(key: number): (() => void) | undefined {
      const at = placed(key)
      const line = lines[at]
      if (!line) return undefined
      const typed = { ...line, ...typedIn(list.current?.children[at]), id: line.id, isPasted: false }
      const rest = lines.filter((other) => other !== line)
      const next = rest.length > 0 ? rest : [fresh()]
      drawAndFocus(next, Math.min(at, next.length - 1))
      if (isBlank(typed)) return undefined
      return () => {
        flushSync(() => setLines((now) => insert(now, at, [typed])))
        focus(Math.min(at, (list.current?.children.length ?? 1) - 1), TEXT)
      }
    },
    /** By a button of the line, which keeps the focus; at either end its neighbour gets it. */
    step(key: number, by: 1 | -1) {
      const to = placed(key) + by
      flushSync(() => move(key, to))
      focus(to, `[data-step="${by}"]`, `[data-step="${-by}"]`)
    },
    /** Several ideas after the last line; in its place, if nothing is written there. */
    append(ideas: readonly WrittenIdea[]) {
      const empty = isUnwritten(lines.length - 1)
      drawAndFocus(
        [...(empty ? lines.slice(0, -1) : lines), ...ideas.map(fresh)],
        lines.length - (empty ? 1 : 0),
      )
    },
    /** Several ideas at once: the first where the cursor was, if nothing is written there, the rest after it. */
    paste(key: number, ideas: readonly WrittenIdea[]) {
      const at = placed(key)
      const intoEmpty = isUnwritten(at)
      const from = intoEmpty ? at : at + 1
      const kept = lines.filter((line) => !intoEmpty || line.key !== key)
      const added = ideas.map((idea, place) => ({ ...fresh(idea), isPasted: place < MOST_ASKED }))
      drawAndFocus(insert(kept, from, added), from + ideas.length - 1)
    },
  }
}

function insert(lines: Line[], at: number, added: Line[]): Line[] {
  return [...lines.slice(0, at), ...added, ...lines.slice(at)]
}

export function typedIn(line: Element | undefined): Partial<IdeaLine> {
  const fields = line?.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('[name]') ?? []
  const [typed] = linesIn([...fields].map(({ name, value }) => [name, value]))
  return typed ?? {}
}

export function lineOf({
  id,
  text,
  productUrl,
  details,
  price,
  priceSeenOn,
  picture,
}: { id: string; text: string } & IdeaDetails): IdeaLine {
  const priceSeen = seenPrice({ price, priceSeenOn })
  return { id, text, link: productUrl ?? '', details, price, priceSeen, picture: picture ?? '' }
}
