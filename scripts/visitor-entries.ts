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
/** No script in a browser imports it: pages name it. */
const STYLESHEET = `${resolve('app/styles/app.css')}?url`
/** What the server imports of visitors' pages. */
const MARKUP = '/visitor/markup.tsx'

interface Built {
  /** By route id, the script of its page, and what that imports. */
  scripts: Record<string, string[]>
  rules: StyleRule[]
}

/**
 * Replaces React Router by app/visitor/router.tsx in visitors' pages: in what their entries import, and in what the server
 * makes them with (app/visitor/markup.tsx). `built` is told to the server (app/visitor/built.ts).
 */
export function visitorModules(built: Built): Plugin {
  return {
    name: 'wishfolio:visitor-modules',
    enforce: 'pre',
    async resolveId(source, importer) {
      // Vitest names a file from the root of the repository.
      if (source.endsWith(MARK)) return { id: source.replace(/^\/app\//, APP), moduleSideEffects: true }
      const marked = importer?.endsWith(MARK) ?? false
      if (!marked && !source.endsWith(MARKUP)) return null
      if (source === 'react-router') return STAND_IN
      const from = marked ? importer?.slice(0, -MARK.length) : importer
      const found = await this.resolve(source, from, { skipSelf: true })
      // What a page's loader imports is not used here; it falls away, because nothing of ours acts when imported.
      if (
        !found ||
        !(found.id.startsWith(APP) || (this.environment.name === 'client' && found.id.includes(ICONS)))
      )
        return found
      if (
        found.id === STAND_IN ||
        found.id === BUILT ||
        found.id.startsWith(`${APP}server/`) ||
        !/\.(tsx?|mjs)$/.test(found.id)
      )
        return { ...found, moduleSideEffects: false }
      return { ...found, id: found.id + MARK, moduleSideEffects: false }
    },
    load(id) {
      if (id.endsWith(MARK)) return readFileSync(id.slice(0, -MARK.length), 'utf8')
      if (id === BUILT && this.environment.name === 'ssr') {
        const { scripts, rules } = built
        if (Object.keys(scripts).length === 0)
          throw new Error('the server was built before what visitors load')
        return `export const VISITOR_SCRIPTS = ${JSON.stringify(scripts)}; export const STYLE_RULES = ${JSON.stringify(rules)}`
      }
      return null
    },
  }
}

/**
 * Builds an entry of its own for each page of `entries` (route id → file), and tells the server's build where they are and
 * what there is of styles.
 */
export function visitorEntries(entries: Record<string, string>): Plugin[] {
  const built: Built = { scripts: {}, rules: [] }
  return [{ ...visitorModules(built), apply: 'build' }, builtEntries(entries, built)]
}

function builtEntries(entries: Record<string, string>, built: Built): Plugin {
  return {
    name: 'wishfolio:visitor-entries',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      if (this.environment.name !== 'client') return
      for (const file of Object.values(entries)) this.emitFile({ type: 'chunk', id: resolve(file) + MARK })
      this.emitFile({ type: 'chunk', id: STYLESHEET })
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const [route, file] of Object.entries(entries)) {
        const entry = Object.values(bundle).find(
          (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId === resolve(file) + MARK,
        )
        if (entry?.type !== 'chunk') throw new Error(`${file} was not built`)
        built.scripts[route] = [entry.fileName, ...importsOf(entry.fileName)].map((name) => `/${name}`)
      }

      const [stylesheet, ...more] = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'))
      if (stylesheet?.type !== 'asset' || more.length > 0)
        throw new Error('there is not exactly one stylesheet')
      built.rules = styleRules(stylesheet.source.toString())
      // Its address alone, which the server knows by itself.
      for (const [name, chunk] of Object.entries(bundle))
        if (chunk.type === 'chunk' && chunk.facadeModuleId === STYLESHEET) delete bundle[name]

      /** Each after what it imports itself. */
      function importsOf(fileName: string, seen = new Set([fileName])): string[] {
        const chunk = bundle[fileName]
        const names = chunk?.type === 'chunk' ? chunk.imports : []
        return names.flatMap((name) => (seen.has(name) ? [] : [...importsOf(name, seen.add(name)), name]))
      }
    },
  }
}
