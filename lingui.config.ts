import { readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { createSwcExtractor } from '@lingui/native-tools'
import { type Area, PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from './app/domain/languages.ts'

const PORTAL_FORMS = ['components/forms/{gift-profile-fields,more-choices}.tsx']
const OTHER_PAGES = [
  'components/days/**',
  'components/forms/{question-form,unsaved-changes}.tsx',
  'components/session/passkey-form.tsx',
  'copy/{notes,said-on-other-pages}.ts',
  'routes/gift/messages/*.route.tsx',
  'ui/{fields/{character-limit,password-input},confirm-dialog}.tsx',
]
const PASSWORDS = 'components/forms/password-fields.tsx'

/** Where in `app` the sentences of each file stand; browsers never load those of `server` and `emails`. */
const FOLDERS: Record<Area | 'server' | 'emails', readonly string[]> = {
  shared: [
    'root.tsx',
    'components/**',
    'copy/{page-errors,said-by-the-browser,shared-page}.ts',
    'ui/**',
    'routes/{gift,home,system}/**',
  ],
  'other-pages': OTHER_PAGES,
  visitors: [
    'copy/{report-reasons,your-gifts}.ts',
    'routes/{draw,gathering,invitation,language,privacy,report,your-gifts}/**',
  ],
  account: ['routes/account/**', PASSWORDS],
  portal: ['copy/{countdown,occasions}.ts', 'routes/{analytics,create,portal}/**', ...PORTAL_FORMS],
  quizzes: ['content/**', 'routes/{quiz,mom-quiz}/**'],
  server: [
    'copy/{ideas-table,messages,offline-notice,prices,toasts}.ts',
    'routes/gift/files/**',
    'server/{cards,http,request}/**',
  ],
  emails: ['copy/{emails,owner-emails}.ts', 'server/mail/**'],
}

const TESTS = '**/*.test.{ts,tsx}'
const inApp = (folders: readonly string[]) => folders.map((folder) => `app/${folder}`)
const OF_NARROWER: Partial<Record<string, string[]>> = {
  shared: inApp([...OTHER_PAGES, ...PORTAL_FORMS, 'routes/gift/files/**']),
  'other-pages': inApp([...PORTAL_FORMS, PASSWORDS]),
}

export default defineConfig({
  sourceLocale: SOURCE_LANGUAGE,
  // A language is a folder (docs/translating.md).
  locales: readdirSync('app/languages'),
  // A third longer, in pieces that a line may break between.
  pseudoLocale: { locale: PSEUDO_LANGUAGE, extend: 0.4, extendCharacter: '~ ' },
  catalogs: Object.entries(FOLDERS).map(([name, folders]) => ({
    path: `app/languages/{locale}/${name}`,
    include: inApp(folders),
    exclude: [TESTS, ...(OF_NARROWER[name] ?? [])],
  })),
  extractors: [createSwcExtractor()],
  // `msg` of the second also works where a script of Node's runs `app/copy` as it is.
  macro: { corePackage: ['@lingui/core/macro', '@lingui/core/runtime-macro'] },
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  runtimeConfigModule: { Trans: ['#app/language/trans.tsx', 'Trans'] },
})
