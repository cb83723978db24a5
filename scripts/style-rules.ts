import postcss, { type ChildNode, type Rule } from 'postcss'
import { LOOKED_AT, type StyleRule } from '../app/visitor/first-styles.ts'

/** Contexts of other media and of motion, and shades that have a plainer colour before them. */
const LATER_CONTEXT =
  /forced-colors|prefers-contrast|prefers-reduced-motion|print|scripting|keyframes|propert|color-mix/
/** States and parts that no page shows before somebody does something, and fields, of which its pages have none. */
const LATER =
  /:hover|:active|(?<!:not\():(focus|has)|:host|aria-(disabled|busy|invalid)|data-turned|:-moz|::?(selection|placeholder|backdrop|file-selector|-webkit)|\.(dialog|toast|menu-panel|spinner|input|shop-return|sr-only)\b|\.qr-code>img|\[open\]/
const LATER_VALUES =
  /^(-webkit-|-moz-|transition|cursor|touch-action|pointer-events|accent-color|scroll-padding|animation|font-variation)|^--(fibre|veil|focus)$/
/** The paper's fibres come later, and with them what lies over them. */
const LATER_USES = /var\(--fibre\)/

/** The rules of a stylesheet that a first look at some page may need, each with what a page must hold to need it. */
export function styleRules(stylesheet: string): StyleRule[] {
  return rulesOf(postcss.parse(stylesheet).nodes)
}

function rulesOf(nodes: readonly ChildNode[]): StyleRule[] {
  return nodes.flatMap((node): StyleRule[] => {
    if (node.type === 'rule') return ruleOf(node)
    if (node.type !== 'atrule') return []
    const context = `@${node.name} ${node.params}`
    if (LATER_CONTEXT.test(context) || !node.nodes) return []
    const rules = rulesOf(node.nodes)
    return rules.length > 0 ? [{ context, rules }] : []
  })
}

function ruleOf(rule: Rule): StyleRule[] {
  const selectors = rule.selectors
    .filter((selector) => !LATER.test(selector))
    .map((selector) => [selector, needsOf(selector)] as const)
  rule.walkDecls((declaration) => {
    if (LATER_VALUES.test(declaration.prop) || LATER_USES.test(declaration.value)) declaration.remove()
  })
  // What stands in where a value is missing: the ones are not, the others always are.
  const css = rule.nodes
    .join(';')
    .replace(/var\((--default-[\w-]+),[^()]*\)/g, 'var($1)')
    .replace(/var\(--tw-[\w-]+,(var\([^()]*\))\)/g, '$1')
    .replace(/, /g, ',')
  return css === '' || selectors.length === 0 ? [] : [{ selectors, css }]
}

/** Classes with their dot, attributes as '[name]' or 'name=value', names of elements. */
function needsOf(selector: string): string[] {
  const plain = selector.replace(/(?<!\\):{1,2}[a-z-]+(\([^)]*\))?/g, ' ')
  const classes = plain.match(/\.(\\.|[\w-])+/g) ?? []
  const attributes = [...plain.matchAll(/(?<!\\)\[([\w-]+)(?:=["']?([\w-]+))?/g)]
  const elements = plain.replace(/\.(\\.|[\w-])+|\[[^\]]*\]/g, ' ').match(/\b[a-z][a-z0-9]*\b/g) ?? []
  return [
    ...classes.map((name) => name.replaceAll('\\', '')),
    ...attributes.map(([, name = '', value]) =>
      value !== undefined && LOOKED_AT.test(name) ? `${name}=${value}` : `[${name}]`,
    ),
    ...(/:disabled/.test(selector.replace(/:not\([^)]*\)/g, '')) ? ['[disabled]'] : []),
    ...elements,
  ]
}
