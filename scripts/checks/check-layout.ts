import { globSync, readFileSync } from 'node:fs'

const BANNED_NAMES = /(^|\/)(utils?|helpers?|lib|types|common|index)(\.tsx?|\/)/

const problems = [...badNames(), ...missingPaths()]
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log('layout: every file is named for its content, and every path in a document exists')

function badNames(): string[] {
  return globSync('app/**/*.{ts,tsx}')
    .filter((file) => BANNED_NAMES.test(file))
    .map((file) => `${file}: name a file for its content, not for being shared`)
}

/** The paths that documents name in backticks and that do not exist. */
function missingPaths(): string[] {
  return globSync(['*.md', 'docs/**/*.md', 'bench/*.md']).flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/`((?:app|docs|scripts|test|e2e|bench|public)\/[\w./-]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => globSync(path).length === 0)
      .map((path) => `${document} names ${path}, which does not exist`),
  )
}
