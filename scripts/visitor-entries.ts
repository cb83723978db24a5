import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const MARK = '?visitor'
const APP = `${resolve('app')}/`
const STAND_IN = resolve('app/visitor/router.tsx')
const SCRIPTS = resolve('app/visitor/scripts.ts')

/**
 * Builds an entry of its own for each page of `entries` (route id → file), in which React Router is replaced by
 * app/visitor/router.tsx, and tells the server's build where they are (app/visitor/scripts.ts).
 */
export function visitorEntries(entries: Record<string, string>): Plugin {
  const built: Record<string, string[]> = {}
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
      if (!found || !found.id.startsWith(APP)) return found
      if (found.id === STAND_IN || found.id.startsWith(`${APP}server/`) || !/\.tsx?$/.test(found.id))
        return { ...found, moduleSideEffects: false }
      return { ...found, id: found.id + MARK, moduleSideEffects: false }
    },
    load(id) {
      if (id.endsWith(MARK)) return readFileSync(id.slice(0, -MARK.length), 'utf8')
      if (id === SCRIPTS && this.environment.name === 'ssr') {
        return `export const VISITOR_SCRIPTS = ${JSON.stringify(built)}`
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
        built[route] = [entry.fileName, ...importsOf(entry.fileName)].map((name) => `/${name}`)
      }

      function importsOf(fileName: string, seen = new Set<string>()): Set<string> {
        const chunk = bundle[fileName]
        for (const name of chunk?.type === 'chunk' ? chunk.imports : []) {
          if (!seen.has(name)) importsOf(name, seen.add(name))
        }
        return seen
      }
    },
  }
}
