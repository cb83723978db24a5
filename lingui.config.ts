import { readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { createSwcExtractor } from '@lingui/native-tools'
import { AREAS, PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from './app/domain/languages.ts'

export default defineConfig({
  sourceLocale: SOURCE_LANGUAGE,
  // A language is a folder: adding one touches no code (docs/translating.md).
  locales: readdirSync('app/languages'),
  pseudoLocale: PSEUDO_LANGUAGE,
  catalogs: AREAS.map(({ name, folders }) => ({
    path: `app/languages/{locale}/${name}`,
    include: folders.map((folder) => `app/${folder}`),
    exclude: ['**/*.test.{ts,tsx}'],
  })),
  extractors: [createSwcExtractor()],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  runtimeConfigModule: { Trans: ['#app/language/trans.tsx', 'Trans'] },
})
