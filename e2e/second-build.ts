import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SOURCES = [
  'app',
  'public',
  'scripts/build.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'react-router.config.ts',
  'vite.config.ts',
]

/** Builds the sources with some texts changed, each by its file, elsewhere. */
export function secondBuild(changes: Record<string, [string, string]>) {
  const folder = mkdtempSync(join(tmpdir(), 'wishfolio-second-'))
  for (const path of SOURCES) cpSync(path, join(folder, path), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  for (const [path, [before, after]] of Object.entries(changes)) {
    const text = readFileSync(path, 'utf8')
    if (!text.includes(before)) throw new Error(`${path} has no '${before}'`)
    writeFileSync(join(folder, path), text.replaceAll(before, after))
  }
  execFileSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const enter = `process.chdir(${JSON.stringify(folder)})`
  return {
    /** What to start, as `startServer` takes it. */
    program: [
      `--import=data:text/javascript,${encodeURIComponent(enter)}`,
      join(folder, 'build/server/index.js'),
    ],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
