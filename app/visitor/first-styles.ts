/** A rule with what a page must hold for each of its selectors, rules in a context, or what every page needs. */
export type StyleRule =
  | { selectors: readonly (readonly [selector: string, needs: readonly string[]])[]; css: string }
  | { context: string; rules: readonly StyleRule[] }
  | { css: string }

/** As many looks of pages are remembered; there are a few for each page. */
const REMEMBERED = 200

/** What a page needs to look right at first, without what it does not show. The whole stylesheet follows it. */
export function firstStyles(rules: readonly StyleRule[]): (page: string) => string {
  const remembered = new Map<string, string>()
  return (page) => {
    const held = heldBy(page)
    const look = [...held].toSorted().join(' ')
    const known = remembered.get(look)
    if (known !== undefined) return known
    if (remembered.size >= REMEMBERED) remembered.clear()
    const css = withoutUnused(chosen(rules, held))
    remembered.set(look, css)
    return css
  }
}

/** Elements, classes with a dot, and the values of attributes that styles look at with '='. */
function heldBy(page: string): ReadonlySet<string> {
  const held = new Set<string>()
  // What stands in for a missing script may wait for the whole stylesheet.
  const shown = page.replace(/<noscript>[^]*?<\/noscript>/g, '')
  for (const [, element = '', attributes = ''] of shown.matchAll(/<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g)) {
    held.add(element)
    for (const [, name = '', value = ''] of attributes.matchAll(/\s([a-z-]+)="([^"]*)"/g)) {
      if (name === 'class') for (const each of value.split(' ')) held.add(`.${each}`)
      else if (/^(data-(?!idea)|aria-(?!\w*by)|type$)/.test(name)) held.add(`=${value}`)
    }
  }
  return held
}

function chosen(rules: readonly StyleRule[], held: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if ('rules' in rule) {
        const inner = chosen(rule.rules, held)
        return inner && `${rule.context}{${inner}}`
      }
      if (!('selectors' in rule)) return rule.css
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
