interface BrowserRecord<Stored> {
  read(): Stored | undefined
  write(value: Stored): void
  clear(): void
}

/** One record in the browser's storage; where storage is refused it is held in memory. */
export function browserRecord<Stored>(
  area: 'sessionStorage' | 'localStorage',
  key: string,
  isValid: (value: unknown) => value is Stored,
): BrowserRecord<Stored> {
  let unstored: Stored | undefined
  return {
    read() {
      if (unstored !== undefined) return unstored
      try {
        const value: unknown = JSON.parse(window[area].getItem(key) ?? 'null')
        return isValid(value) ? value : undefined
      } catch {
        return undefined
      }
    },
    write(value) {
      try {
        window[area].setItem(key, JSON.stringify(value))
        unstored = undefined
      } catch {
        unstored = value
      }
    },
    clear() {
      unstored = undefined
      try {
        window[area].removeItem(key)
      } catch {}
    },
  }
}
