interface BrowserRecord<Kept> {
  read(): Kept | undefined
  write(kept: Kept): void
}

/** One record of ours in the browser's storage; where storage is refused it lasts as long as the page. */
export function browserRecord<Kept>(
  area: 'sessionStorage' | 'localStorage',
  key: string,
  isKept: (value: unknown) => value is Kept,
): BrowserRecord<Kept> {
  let unstored: Kept | undefined
  return {
    read() {
      if (unstored !== undefined) return unstored
      try {
        const value: unknown = JSON.parse(window[area].getItem(key) ?? 'null')
        return isKept(value) ? value : undefined
      } catch {
        return undefined
      }
    },
    write(kept) {
      try {
        window[area].setItem(key, JSON.stringify(kept))
        unstored = undefined
      } catch {
        unstored = kept
      }
    },
  }
}
