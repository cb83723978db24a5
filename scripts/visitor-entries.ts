import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { StyleRule } from '../app/visitor/first-styles.ts'
import { styleRules } from './style-rules.ts'

const MARK = '?visitor'
const APP = `${resolve('app')}/`
/** A few of very many: each page's own, or it would load those of all. */
const ICONS = '/node_modules/lucide-react/'
const STAND_IN = resolve('app/visitor/router.tsx')
const BUILT = resolve('app/visitor/built.ts')

/**
 * Builds an entry of its own for each page of `entries` (route id → file), in which React Router is replaced by
 * app/visitor/router.tsx, and tells the server's build (app/visitor/built.ts) where they are and what there is of styles.
 */
export function visitorEntries(entries: Record<string, string>): Plugin {
  const scripts: Record<string, string[]> = {}
  let rules: StyleRule[] = []
  return {
    name: 'wishfolio:visitor-entries',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      if (this.environment.name !== 'client') return
      for (const file of Object.values(entries)) this.emitFile({ type: 'chunk', id: resolve(file) + MARK })
    },
    async resolveId(source, importer) {
      if (source.endsWith(MARK)) return { id: source, moduleSideEffects: true }
      if (!importer?.endsWith(MARK)) return null
      if (source === 'react-router') return STAND_IN
      const found = await this.resolve(source, importer.slice(0, -MARK.length), { skipSelf: true })
      // What a page's loader imports is not used here; it falls away, because nothing of ours acts when imported.
      if (!found || !(found.id.startsWith(APP) || found.id.includes(ICONS))) return found
      if (found.id === STAND_IN || found.id.startsWith(`${APP}server/`) || !/\.(tsx?|mjs)$/.test(found.id))
        return { ...found, moduleSideEffects: false }
      return { ...found, id: found.id + MARK, moduleSideEffects: false }
    },
    load(id) {
      if (id.endsWith(MARK)) return readFileSync(id.slice(0, -MARK.length), 'utf8')
      if (id === BUILT && this.environment.name === 'ssr') {
        return `export const VISITOR_SCRIPTS = ${JSON.stringify(scripts)}; export const STYLE_RULES = ${JSON.stringify(rules)}`
      }
      return null
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const [route, file] of Object.entries(entries)) {
        const entry = Object.values(bundle).find(
          (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId === resolve(file) + MARK,
        )
        if (entry?.type !== 'chunk') throw new Error(`${file} was not built`)
        scripts[route] = [entry.fileName, ...importsOf(entry.fileName)].map((name) => `/${name}`)
      }

      const [stylesheet, ...more] = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'))
      if (stylesheet?.type !== 'asset' || more.length > 0)
        throw new Error('there is not exactly one stylesheet')
      rules = styleRules(stylesheet.source.toString())

      /** Each after what it imports itself. */
      function importsOf(fileName: string, seen = new Set([fileName])): string[] {
        const chunk = bundle[fileName]
        const names = chunk?.type === 'chunk' ? chunk.imports : []
        return names.flatMap((name) => (seen.has(name) ? [] : [...importsOf(name, seen.add(name)), name]))
      }
    },
  }
}
