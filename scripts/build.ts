import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { BROWSERS } from './browsers.ts'

const STAMP = 'build/.built-from'
const SOURCES = [
  'app/**/*.{ts,tsx,css,po}',
  'public/**/*',
  '*.config.ts',
  'package-lock.json',
  'scripts/{browsers,build,language-macros}.ts',
]

/** A browser runs one of them from `/sw.js`; `app/server/http/static-files.ts` says which. */
const WORKERS = { sw: 'app/offline/worker.ts', 'sw-off': 'app/offline/removal.ts' }

/** Builds unless the existing build was made from the current files. */
export async function buildWhenNeeded(): Promise<void> {
  const sources = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  console.log('Building …')
  const pages = spawnSync('react-router', ['build', '--logLevel', 'error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (pages.status !== 0) process.exit(pages.status ?? 1)
  for (const [name, source] of Object.entries(WORKERS)) await buildWorker(name, source)
  compressFiles('build/client')
  writeFileSync(STAMP, sources)
}

/** Each worker is one classic script: not every browser runs a worker made of modules. */
async function buildWorker(name: string, input: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: 'build/client',
      emptyOutDir: false,
      target: BROWSERS,
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: `${name}.js` } },
    },
  })
}

/** Puts a brotli and a gzip form beside each file that gets smaller; `app/server/http/static-files.ts` sends them. */
function compressFiles(folder: string): void {
  for (const path of globSync(`${folder}/**/*.{js,css,svg,webmanifest}`)) {
    const bytes = readFileSync(path)
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    const forms = { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes, { level: 9 }) }
    for (const [ending, form] of Object.entries(forms)) {
      if (form.length < bytes.length) writeFileSync(`${path}.${ending}`, form)
    }
  }
}

function fingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const path of files.map((file) => `${file.parentPath}/${file.name}`).toSorted()) {
    if (!/\.test\.tsx?$/.test(path)) hash.update(path).update(readFileSync(path))
  }
  return hash.digest('hex')
}

if (import.meta.main) await buildWhenNeeded()
