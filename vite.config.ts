import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * The server bundle is the whole program: the Hono shell with React Router's build inside it. Drizzle's package.json is so
 * large, and read for each of its modules, that Node would take 80 MB more for it: it is bundled, with whatever imports it.
 * So are packages of many small files: a start takes a sixth less.
 */
const BUNDLED = [
  'lucide-react',
  'drizzle-orm',
  'rate-limiter-flexible',
  'better-auth',
  /^@better-auth\//,
  'kysely',
  'better-call',
  /^@hono\//,
  'hono',
  'jose',
  'nodemailer',
  'obscenity',
  /^@opentelemetry\//,
  'prom-client',
  'react-router',
  'zod',
]

/** The limiter puts Drizzle's name together while it runs, which no bundler sees: Node would load Drizzle a second time. */
const limiterUsesBundledDrizzle: Plugin = {
  name: 'limiter-uses-bundled-drizzle',
  apply: 'build',
  transform: {
    filter: { id: /rate-limiter-flexible\/lib\/RateLimiterDrizzle\.js$/ },
    handler(code) {
      const [all, operators] = [
        'importModule(`${getPackageName()}`)',
        'importModule(`${getPackageName()}/sql`, { optional: true })',
      ]
      if (!code.includes(all) || !code.includes(operators))
        throw new Error('the limiter imports Drizzle in a new way')
      return code.replace(all, "import('drizzle-orm')").replace(operators, 'null')
    },
  },
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), limiterUsesBundledDrizzle],
  build: { sourcemap: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A dozen files for a page instead of fifty: with a high latency each one costs.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: 'shared', minShareCount: 5 },
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
