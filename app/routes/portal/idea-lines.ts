import { type RefObject, useRef, useState } from 'react'

interface Line {
  key: number
  text: string
}

/** Lines that can be added, removed, moved and pasted; each keeps what was typed in it, and the focus stays with it. */
export function useIdeaLines(list: RefObject<HTMLOListElement | null>, texts: string[]) {
  const [lines, setLines] = useState<Line[]>(() =>
    (texts.length > 0 ? texts : ['']).map((text, key) => ({ key, text })),
  )
  const [moved, setMoved] = useState('')
  const nextKey = useRef(lines.length)
  const fresh = (text = ''): Line => ({ key: nextKey.current++, text })
  /** Focuses the first of these that can be, in a line that is about to be drawn. */
  const focus = (position: number, ...whats: string[]) =>
    requestAnimationFrame(() => {
      const line = list.current?.children[position]
      const found = whats.map((what) => line?.querySelector<HTMLElement>(`${what}:not(:disabled)`))
      found.find((element) => element)?.focus()
    })
  const placed = (key: number) => lines.findIndex((line) => line.key === key)

  function move(key: number, to: number) {
    const line = lines[placed(key)]
    if (!line || to < 0 || to >= lines.length) return
    setLines(lines.filter((other) => other !== line).toSpliced(to, 0, line))
    setMoved(`Moved to place ${to + 1} of ${lines.length}`)
  }

  return {
    lines,
    /** What to say of the last move to who does not see it. */
    moved,
    move,
    add() {
      setLines([...lines, fresh()])
      focus(lines.length, 'input')
    },
    remove(key: number) {
      const rest = lines.filter((line) => line.key !== key)
      setLines(rest.length > 0 ? rest : [fresh()])
      focus(Math.max(0, Math.min(placed(key), rest.length - 1)), 'input')
    },
    /** By a button of the line, which keeps the focus; at either end its neighbour gets it. */
    step(key: number, by: 1 | -1) {
      const to = placed(key) + by
      move(key, to)
      focus(to, `[data-step="${by}"]`, `[data-step="${-by}"]`)
    },
    /** Several ideas at once: the first where the cursor was, if that line was empty, the rest after it. */
    paste(key: number, ideas: string[], intoEmpty: boolean) {
      const at = placed(key)
      setLines(lines.toSpliced(intoEmpty ? at : at + 1, intoEmpty ? 1 : 0, ...ideas.map(fresh)))
      focus(at + ideas.length - (intoEmpty ? 1 : 0), 'input')
    },
  }
}
