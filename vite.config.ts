import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { BROWSERS } from './scripts/browsers.ts'
import { languageMacros } from './scripts/language-macros.ts'

/**
 * The server bundle is the whole program: the Hono shell with React Router's build inside it. Drizzle's package.json is so
 * large, and read for each of its modules, that Node would take 80 MB more for it: it is bundled, with whatever imports it.
 * Packages of many small files are bundled so that a start takes less.
 */
const BUNDLED = [
  'lucide-react',
  'drizzle-orm',
  'rate-limiter-flexible',
  /^@hono\//,
  'hono',
  'nodemailer',
  'obscenity',
  /^@opentelemetry\//,
  'prom-client',
  'react-router',
  'zod',
]

/** What many pages with forms share and a shared page, whose forms have one field, does without. */
const FORMS = new RegExp(
  [
    'app/components/session/passkey',
    'app/components/forms/(question-page|unsaved-changes|new-password-input|password-fields|refused-form)',
    'app/ui/(confirm-dialog|page-heading|fields/(character-limit|date-input|field|limited-input|password-input|select|switch|text-area))\\.tsx',
    'app/(domain/quizzes/question-walk|routes/(account|quiz)/)',
  ].join('|'),
)

/** Every page has the menu, which knows whether this browser took something. */
const FRAMEWORK = new RegExp(
  [
    'node_modules/(react|react-dom|react-router|scheduler|use-sync-external-store|@lingui)/',
    'app/(domain/languages|language/|ui/(jsx/|menu\\.tsx)|components/session/(browser-record|taken-here))',
  ].join('|'),
)

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), languageMacros(), reactRouter()],
  // The pages' styles are in the server's bundle.
  build: { sourcemap: false, cssTarget: BROWSERS, manifest: true },
  environments: {
    client: {
      build: {
        target: BROWSERS,
        rolldownOptions: {
          output: {
            // A dozen files for a page instead of fifty: with a high latency each one costs.
            codeSplitting: {
              groups: [
                // Named first: a group takes along what its modules import.
                {
                  name: 'framework',
                  test: FRAMEWORK,
                },
                // Not for the shared page, which counts no days.
                {
                  name: 'days',
                  test: /app\/(components\/days|domain\/(profiles\/countdown|dates|time-zone))/,
                },
                { name: 'shared', minShareCount: 5, test: (module) => !FORMS.test(module) },
                { name: 'forms', minShareCount: 5, test: FORMS },
                // Of the pages that are passed on: five files would cost a phone more than what is in them.
                { name: 'visitors', test: /app\/components\/(live|sharing)\// },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The development server leaves packages to Node: what it reads itself may be no CommonJS.
      resolve: { noExternal: command === 'build' ? BUNDLED : [] },
      build: { rolldownOptions: { input: './app/server/http/main.ts' } },
    },
  },
}))
