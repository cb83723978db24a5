import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'

const STAMP = 'build/.built-from'
const SOURCES = [
  'app/**/*.{ts,tsx,css}',
  'public/**/*',
  '*.config.ts',
  'package-lock.json',
  'scripts/{style-rules,visitor-entries}.ts',
]

/** Builds the program unless the build at hand was made from the very files that are here now. */
export async function buildWhenNeeded(): Promise<void> {
  const sources = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  console.log('Building …')
  const build = spawnSync('react-router', ['build', '--logLevel', 'error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (build.status !== 0) process.exit(build.status ?? 1)
  writeFileSync(STAMP, sources)
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
