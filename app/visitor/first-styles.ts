/** A rule with what a page must hold for each of its selectors, or rules in a context. */
export type StyleRule =
  | { selectors: readonly (readonly [selector: string, needs: readonly string[]])[]; css: string }
  | { context: string; rules: readonly StyleRule[] }

/** Attributes whose values styles ask for; of others they ask whether they are there. */
export const LOOKED_AT = /^(data-|aria-(?!\w*by)|type$)/

/** What app/styles/fonts.css says anew, where fonts are used. */
const SAID_ANEW = /^--font-(text|display)$/

/** As many looks of pages are remembered; there are a few for each page. */
const REMEMBERED = 200

/** What a page needs to look right at first, without what it does not show. The whole stylesheet follows it. */
export function firstStyles(rules: readonly StyleRule[]): (page: string) => string {
  const remembered = new Map<string, string>()
  const looksIn = tagLooks()
  return (page) => {
    const looks = [...looksIn(page)]
    const look = looks.toSorted().join()
    const known = remembered.get(look)
    if (known !== undefined) return known
    if (remembered.size >= REMEMBERED) remembered.clear()
    const held = new Set(looks.flatMap((each) => JSON.parse(each) as string[]))
    const css = withPlainValues(withoutUnused(chosen(rules, held)))
    remembered.set(look, css)
    return css
  }
}

/** As many start tags are remembered; most of a page's stand on every page. */
const TAGS_REMEMBERED = 2000

/** What styles can ask of a page's elements: a list of names, as JSON, for each of those that differ in it. */
function tagLooks(): (page: string) => ReadonlySet<string> {
  const remembered = new Map<string, string>()
  return (page) => {
    // What stands in for a missing script may wait for the whole stylesheet.
    const shown = page.replace(/<noscript>[^]*?<\/noscript>/g, '')
    const looks = new Set<string>()
    for (const tag of shown.match(/<[a-z][a-z0-9]*(?:\s[^<>]*)?>/g) ?? []) {
      let look = remembered.get(tag)
      if (look === undefined) {
        if (remembered.size >= TAGS_REMEMBERED) remembered.clear()
        // A copy: a part of a page's text would keep the whole of it.
        remembered.set(Buffer.from(tag).toString(), (look = lookOf(tag)))
      }
      looks.add(look)
    }
    return looks
  }
}

/** Its element, classes with a dot, and attributes: '[name]', and 'name=value' where styles look at it. */
function lookOf(tag: string): string {
  const names = /^<[a-z0-9]+/.exec(tag)?.map((element) => element.slice(1)) ?? []
  for (const [, name = '', value = ''] of tag.matchAll(/\s([a-z-]+)="([^"]*)"/g)) {
    if (name === 'class') names.push(...value.split(' ').map((each) => `.${each}`))
    else names.push(`[${name}]`, ...(LOOKED_AT.test(name) ? [`${name}=${value}`] : []))
  }
  return JSON.stringify(names)
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

/** What is said once for the whole page and used once stands where it is used. */
function withPlainValues(css: string): string {
  const declared = [...css.matchAll(/(?<=[{;])(--[\w-]+):/g)].map(([, name]) => name)
  const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)
  const once = (names: typeof used, name: string) => names.indexOf(name) === names.lastIndexOf(name)
  const values = new Map<string, string>()
  const left = css.replace(/:root\{[^}]*/g, (root) =>
    root.replace(/(?<=[{;])(--[\w-]+):([^;]*);?/g, (declaration, name: string, value: string) => {
      if (SAID_ANEW.test(name) || !once(declared, name) || !once(used, name)) return declaration
      values.set(name, value)
      return ''
    }),
  )
  const plain = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (use, name: string) => plain(values.get(name) ?? '') || use)
  return plain(left)
}
