const SENTENCE = /^\| “.*$/gm
const IN_MAP = /\bdiffers\b(?: \(([a-z-]+)\):)?/g
const ROW = /^\|(?! key | ---).*$/gm
const KEY = /^\| `([a-z-]+)` \|/

/** What the sentences of the map and the table of decision 028 say differently of where the product differs, in words. */
export function differencesApart(map: string, decision: string): string[] {
  const problems: string[] = []
  const keys = new Set<string>()
  for (const [row] of decision.matchAll(ROW)) {
    const key = KEY.exec(row)?.[1]
    if (key === undefined) problems.push(`the decision has a row without a key: ${row}`)
    else if (keys.has(key)) problems.push(`the decision has ${key} twice`)
    else keys.add(key)
  }
  const named = new Set<string>()
  for (const [sentence] of map.matchAll(SENTENCE)) {
    for (const [, key] of sentence.matchAll(IN_MAP)) {
      if (key === undefined) problems.push(`the map says "differs" without a key: ${sentence}`)
      else named.add(key)
    }
  }
  for (const key of named) if (!keys.has(key)) problems.push(`the map has ${key}, the decision has not`)
  for (const key of keys) if (!named.has(key)) problems.push(`the decision has ${key}, the map has not`)
  return problems
}
