import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** The floors of the house. An import may stay on its floor's own list, never go up. First match counts. */
const FLOORS: { files: RegExp; may: RegExp; packages?: RegExp; because: string }[] = [
  {
    files: /^app\/domain\//,
    may: /^app\/domain\//,
    packages: /^zod$/,
    because: 'the domain is pure rules: no clock, no chance, no I/O, nothing above it',
  },
  {
    files: /^app\/ideas\//,
    may: /^app\/(ideas|domain)\//,
    packages: /^zod$/,
    because: 'the built-in generator is as pure as the domain',
  },
  { files: /^app\/content\//, may: /^app\/domain\//, packages: /^$/, because: 'content is data' },
  { files: /^app\/copy\//, may: /^app\/(copy|domain)\//, packages: /^$/, because: 'copy is words by code' },
  {
    files: /^app\/server\/database\//,
    may: /^app\/(server\/database|domain)\//,
    because: 'the database knows no deeds',
  },
  {
    files: /^app\/server\/queries\//,
    may: /^app\/(server\/(database|queries)|domain)\//,
    packages: /^drizzle-orm/,
    because: 'a query takes the database and answers rows',
  },
  {
    files: /^app\/server\/commands\//,
    may: /^app\/(server\/(commands|queries)\/|server\/(services|viewer|tokens)\.ts|server\/\w+\/port\.ts|domain\/)/,
    packages: /^zod$/,
    because: 'a command sees rules, queries and ports; never adapters, copy or React',
  },
  ...['generator', 'mail', 'live', 'limits', 'cards'].map((port) => ({
    files: new RegExp(`^app/server/${port}/`),
    may: new RegExp(`^app/(server/(${port}|queries|database)|domain|ideas|copy)/`),
    because: 'ports never see each other',
  })),
  {
    files: /^app\/server\//,
    may: /^app\/(server|domain|ideas|copy|content|entry)/,
    because: 'the server shows no screens',
  },
  { files: /^app\/ui\//, may: /^app\/ui\//, because: 'primitives know nothing of gifts' },
  {
    files: /^app\/components\//,
    may: /^app\/(components|ui|domain|copy|content)\/|^app\/server\/form\.ts$/,
    because: 'components are shared by screens and fetch nothing',
  },
  {
    files: /^app\/routes\//,
    may: /^app\/(routes|components|ui|domain|copy|content|styles)\/|^app\/server\/(commands|queries)\/|^app\/server\/(viewer|cookies|form|share-link|view-version|request-context|tokens|services)\.ts$|\+types/,
    because: 'a screen reads queries and does commands; it sees no adapter and no SQL',
  },
]

const ONLY_HERE: { package: RegExp; files: RegExp; because: string }[] = [
  {
    package: /^drizzle-orm/,
    files: /^app\/server\/(queries|database|auth\.ts|live\/notify\.ts|http\/health\.ts)|^drizzle\.config/,
    because: 'only queries, the database and what notifies through it know Drizzle',
  },
  { package: /^better-auth/, files: /^app\/server\/auth\.ts$/, because: 'better-auth has one doorway' },
]

const IMPORTS = [
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]/g,
  /(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g,
  /import\(\s*['"]([^'"]+)['"]/g,
]

const BANNED_NAMES = /(^|\/)(utils?|helpers?|lib|types|common|index)(\.tsx?|\/)/

const problems: string[] = []
for (const file of globSync('app/**/*.{ts,tsx}')) {
  if (BANNED_NAMES.test(file)) problems.push(`${file}: name a file for its content, not for being shared`)
  if (!/\.test\.tsx?$/.test(file)) checkImports(file)
}
checkEnvironmentReaders()
checkPathsInDocuments()

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log('layout: the import rule holds')

function checkImports(file: string): void {
  const floor = FLOORS.find(({ files }) => files.test(file))
  for (const imported of importsOf(readFileSync(file, 'utf8'))) {
    const path = pathOf(file, imported)
    if (path === undefined) {
      const name = imported.replace(/^node:/, 'node:')
      if (floor?.packages && !floor.packages.test(packageOf(name))) {
        problems.push(`${file} imports ${name}: ${floor.because}`)
      }
      for (const rule of ONLY_HERE) {
        if (rule.package.test(name) && !rule.files.test(file))
          problems.push(`${file} imports ${name}: ${rule.because}`)
      }
    } else if (floor && !floor.may.test(path)) {
      problems.push(`${file} imports ${path}: ${floor.because}`)
    }
  }
}

/** What a module imports at run time or for its types alike: a type is knowledge too. */
function importsOf(source: string): string[] {
  return IMPORTS.flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1] ?? ''))
}

function pathOf(file: string, imported: string): string | undefined {
  if (imported.startsWith('#app/')) return imported.slice(1)
  return imported.startsWith('.') ? normalize(join(dirname(file), imported)) : undefined
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}

function checkEnvironmentReaders(): void {
  for (const file of globSync('app/**/*.{ts,tsx}')) {
    if (/\/(env|main)\.ts$|\.test\.tsx?$/.test(file)) continue
    if (readFileSync(file, 'utf8').includes('process.env'))
      problems.push(`${file} reads process.env: only app/server/env.ts does`)
  }
}

/** Every path that a document names in backticks exists. */
function checkPathsInDocuments(): void {
  for (const document of globSync(['*.md', 'docs/**/*.md', 'bench/*.md'])) {
    for (const [, path] of readFileSync(document, 'utf8').matchAll(
      /`((?:app|docs|scripts|test|e2e|bench|public)\/[\w./-]+)`/g,
    )) {
      if (path && globSync(path).length === 0)
        problems.push(`${document} names ${path}, which does not exist`)
    }
  }
}
