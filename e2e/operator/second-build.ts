import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** A file of pages, and the hash in its name. */
const HASHED = /-([\w-]{8})\.js$/

/**
 * The build as a later one, elsewhere: with some texts changed, and each file of pages under another name, as those have
 * a hash of all that they import. Building from sources takes three times as long as all that is asked of it.
 */
export function secondBuild(changes: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'wishfolio-second-'))
  // Without the compressed forms, of which each is of what the file said before.
  cpSync('build', join(folder, 'build'), { recursive: true, filter: (path) => !/\.js\.(br|gz)$/.test(path) })
  for (const path of ['node_modules', 'app']) symlinkSync(join(process.cwd(), path), join(folder, path))
  const missing = new Set(Object.keys(changes))
  for (const path of globSync(join(folder, 'build/**/*.js'))) {
    let text = readFileSync(path, 'utf8')
    for (const [before, after] of Object.entries(changes)) {
      if (text.includes(before)) missing.delete(before)
      text = text.replaceAll(before, after)
    }
    rmSync(path)
    writeFileSync(join(dirname(path), newName(basename(path))), text.replaceAll(/[\w.-]+\.js\b/g, newName))
  }
  if (missing.size > 0) throw new Error(`nothing of the build has ${[...missing].join(' or ')}`)
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

const FILES = new Set(globSync('build/client/assets/*.js').map((path) => basename(path)))

function newName(name: string): string {
  const hash = FILES.has(name) && HASHED.exec(name)?.[1]
  return hash ? name.replace(`-${hash}.js`, `-${[...hash].toReversed().join('')}.js`) : name
}
