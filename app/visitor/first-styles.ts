/** A rule with what a page must hold for each of its selectors, or rules in a context. */
export type StyleRule =
  | { selectors: readonly (readonly [selector: string, needs: readonly string[]])[]; css: string }
  | { context: string; rules: readonly StyleRule[] }

/** Attributes whose values styles ask for; of others they ask whether they are there. */
export const LOOKED_AT = /^(data-|aria-(?!\w*by)|type$)/

/** What app/styles/fonts.css says anew, where fonts are used. */
const SAID_ANEW = /^--font-(text|display)$/

/** As many are remembered of what was chosen. */
const REMEMBERED = 200

/**
 * What a page needs to look right at first, without what it does not show. The whole stylesheet follows it. `data` is all
 * that decides on how the page looks: looking for it is quicker than looking through the page.
 */
export function firstStyles(rules: readonly StyleRule[]): (page: string, data: string) => string {
  const byData = new Map<string, string>()
  const byLooks = new Map<string, string>()
  const looksIn = tagLooks()
  return (page, data) =>
    remembered(byData, data, () => {
      const looks = looksIn(page)
      const numbers = Uint32Array.from(looks, ({ number }) => number)
      return remembered(byLooks, numbers.toSorted().join(), () => {
        const held = new Set([...looks].flatMap(({ names }) => names))
        return withPlainValues(withoutUnused(chosen(rules, held)))
      })
    })
}

function remembered(memory: Map<string, string>, key: string, make: () => string): string {
  const known = memory.get(key)
  if (known !== undefined) return known
  if (memory.size >= REMEMBERED) memory.clear()
  const made = make()
  memory.set(key, made)
  return made
}

/** What styles can ask of an element, and which look this is of all that were seen. */
interface Look {
  number: number
  names: readonly string[]
}

/** As many start tags are remembered, and as many looks; most of a page's stand on every page. */
const TAGS_REMEMBERED = 2000

/** Start tags; what stands in for a missing script may wait for the whole stylesheet. */
const TAGS = /<noscript>[^]*?<\/noscript>|<[a-z][a-z0-9]*(?:\s[^<>]*)?>/g

/** The different looks of a page's elements. */
function tagLooks(): (page: string) => ReadonlySet<Look> {
  const byTag = new Map<string, Look>()
  const bySpelling = new Map<string, Look>()
  let seen = 0
  return (page) => {
    const looks = new Set<Look>()
    for (const tag of page.match(TAGS) ?? []) {
      if (tag.startsWith('<noscript>')) continue
      let look = byTag.get(tag)
      if (look === undefined) {
        for (const memory of [byTag, bySpelling]) if (memory.size >= TAGS_REMEMBERED) memory.clear()
        // A copy: a part of a page's text would keep the whole of it.
        const copy = Buffer.from(tag).toString()
        const names = namesOf(copy)
        const spelled = names.join('\n')
        look = bySpelling.get(spelled) ?? { number: seen++, names }
        bySpelling.set(spelled, look)
        byTag.set(copy, look)
      }
      looks.add(look)
    }
    return looks
  }
}

/** Its element, classes with a dot, and attributes: '[name]', and 'name=value' where styles look at it. */
function namesOf(tag: string): string[] {
  const names = /^<[a-z0-9]+/.exec(tag)?.map((element) => element.slice(1)) ?? []
  for (const [, name = '', value = ''] of tag.matchAll(/\s([a-z-]+)="([^"]*)"/g)) {
    if (name === 'class') names.push(...value.split(' ').map((each) => `.${each}`))
    else names.push(`[${name}]`, ...(LOOKED_AT.test(name) ? [`${name}=${value}`] : []))
  }
  return names
}

function chosen(rules: readonly StyleRule[], held: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if ('rules' in rule) {
        const inner = chosen(rule.rules, held)
        return inner && `${rule.context}{${inner}}`
      }
      const needed = rule.selectors.filter(([, needs]) => needs.every((need) => held.has(need)))
      return needed.length > 0 ? `${needed.map(([selector]) => selector).join(',')}{${rule.css}}` : ''
    })
    .join('')
}

/** Without the custom properties that nothing uses, nor those that only they used. */
function withoutUnused(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const left = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  )
  return left === css ? css : withoutUnused(left)
}

/** What is said once for the whole page stands where it is used, if that is in one place or shorter. */
function withPlainValues(css: string): string {
  const declared = [...css.matchAll(/(?<=[{;])(--[\w-]+):/g)].map(([, name]) => name)
  const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)
  const withStandIn = new Set([...css.matchAll(/var\((--[\w-]+),/g)].map(([, name]) => name))
  const once = (names: typeof used, name: string) => names.indexOf(name) === names.lastIndexOf(name)
  const values = new Map<string, string>()
  const left = css.replace(/:root\{[^}]*/g, (root) =>
    root.replace(/(?<=[{;])(--[\w-]+):([^;]*);?/g, (declaration, name: string, value: string) => {
      const shorter = value.length < name.length
      const goes = once(declared, name) && (shorter || once(used, name)) && !withStandIn.has(name)
      if (SAID_ANEW.test(name) || !goes) return declaration
      values.set(name, value)
      return ''
    }),
  )
  const plain = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (use, name: string) => plain(values.get(name) ?? '') || use)
  return plain(left)
}
