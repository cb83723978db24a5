import { readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { createSwcExtractor } from '@lingui/native-tools'
import { type Area, PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from './app/domain/languages.ts'

const PORTAL_FORMS = ['components/days/**', 'components/forms/{gift-profile-fields,more-choices}.tsx']
const PASSWORDS = 'components/forms/password-fields.tsx'

/** Where in `app` the sentences of each file stand; browsers never load those of `server` and `emails`. */
const FOLDERS: Record<Area | 'server' | 'emails', readonly string[]> = {
  shared: [
    'root.tsx',
    'components/**',
    'copy/{notes,page-errors,said-by-the-browser}.ts',
    'ui/**',
    'routes/{gift,system}/**',
  ],
  visitors: [
    'copy/your-gifts.ts',
    'routes/{draw,gathering,home,invitation,language,privacy,report,your-gifts}/**',
  ],
  account: ['routes/account/**', PASSWORDS],
  portal: ['copy/{countdown,occasions}.ts', 'routes/{analytics,create,portal}/**', ...PORTAL_FORMS],
  quizzes: ['content/**', 'routes/{quiz,mom-quiz}/**'],
  server: ['copy/{messages,toasts}.ts', 'server/{cards,http,request}/**'],
  emails: ['copy/{emails,owner-emails}.ts', 'server/mail/**'],
}

const OF_OTHERS = ['**/*.test.{ts,tsx}', ...[...PORTAL_FORMS, PASSWORDS].map((folder) => `app/${folder}`)]

export default defineConfig({
  sourceLocale: SOURCE_LANGUAGE,
  // A language is a folder: adding one touches no code (docs/translating.md).
  locales: readdirSync('app/languages'),
  pseudoLocale: PSEUDO_LANGUAGE,
  catalogs: Object.entries(FOLDERS).map(([name, folders]) => ({
    path: `app/languages/{locale}/${name}`,
    include: folders.map((folder) => `app/${folder}`),
    exclude: name === 'shared' ? OF_OTHERS : OF_OTHERS.slice(0, 1),
  })),
  extractors: [createSwcExtractor()],
  // `msg` of the second also works where a script of Node's runs `app/copy` as it is.
  macro: { corePackage: ['@lingui/core/macro', '@lingui/core/runtime-macro'] },
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  runtimeConfigModule: { Trans: ['#app/language/trans.tsx', 'Trans'] },
})
