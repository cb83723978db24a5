import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

const BANNED_NAMES = /(^|\/)(utils?|helpers?|lib|types|common|index)(\.tsx?|\/)/

const MOST_FILES = 25

const problems = [...badNames(), ...fullFolders(), ...missingPaths()]
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(
  'layout: files are named for their content, no folder is full, and every path in a document exists',
)

function badNames(): string[] {
  return globSync('app/**/*.{ts,tsx}')
    .filter((file) => BANNED_NAMES.test(file))
    .map((file) => `${file}: name a file for its content, not for being shared`)
}

function fullFolders(): string[] {
  const counts = new Map<string, number>()
  for (const file of globSync('{app,bench,docs,e2e,scripts,test}/**/*.{ts,tsx,mjs,css,lua,md}')) {
    const folder = dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].flatMap(([folder, count]) =>
    count > MOST_FILES ? [`${folder}: has ${count} files; make rooms by the things they are about`] : [],
  )
}

/** What documents name in backticks and what does not exist: whole paths, and sources by the end of theirs. */
function missingPaths(): string[] {
  const sources = globSync(['*', '{app,bench,deploy,docs,e2e,public,scripts,test}/**/*']).map(
    (path) => `/${path}`,
  )
  return globSync(['*.md', 'docs/**/*.md', 'bench/*.md']).flatMap((document) => {
    const text = readFileSync(document, 'utf8')
    const whole = text.matchAll(/`((?:app|bench|deploy|docs|e2e|public|scripts|test)\/[\w./-]+)`/g)
    const ends = text.matchAll(/`([\w][\w./-]*\.(?:tsx?|mjs|css|lua|md))`/g)
    const missing = [
      ...[...whole].filter(([, path = '']) => globSync(path).length === 0),
      ...[...ends].filter(([, end = '']) => !sources.some((path) => path.endsWith(`/${end}`))),
    ]
    return [...new Set(missing.map(([, path = '']) => `${document} names ${path}, which does not exist`))]
  })
}
