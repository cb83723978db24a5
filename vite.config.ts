import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { visitorEntries } from './scripts/visitor-entries.ts'

/** Fonts by their mark alone, because their names stand in every page. */
function assetFileNames({ names }: { names: string[] }): string {
  return names[0]?.endsWith('.woff2') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]'
}

/**
 * The server bundle is the whole program: the Hono shell with React Router's build inside it. Of the icons it holds those
 * that screens show. Drizzle's package.json is so large, and read for each of its modules, that Node would take 80 MB more
 * for it: it is bundled, with whatever imports it.
 */
const BUNDLED = [
  'lucide-react',
  'drizzle-orm',
  'rate-limiter-flexible',
  'better-auth',
  /^@better-auth\//,
  'kysely',
]

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    // The pages that visitors open on a phone, without the router that they do not need.
    visitorEntries({ 'routes/gift/gift': 'app/entry.gift.tsx', 'routes/home/home': 'app/entry.home.tsx' }),
    reactRouter(),
  ],
  build: { sourcemap: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            assetFileNames,
            // A phone far away waits for each file: few of them, of what belongs together.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler)\/|app\/visitor\/react\.ts|vite\/preload-helper|rolldown\/runtime/,
                },
                {
                  name: 'visitor',
                  test: /(app\/(ui(?!\/toaster)|components|copy|domain|visitor)|node_modules\/lucide-react)\/.*\?visitor$/,
                },
                { name: 'icons', test: /node_modules\/lucide-react\/.*(?<!\?visitor)$/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The development server leaves packages to Node: what it reads itself may be no CommonJS.
      resolve: { noExternal: command === 'build' ? BUNDLED : [] },
      build: { rolldownOptions: { input: './app/server/http/main.ts', output: { assetFileNames } } },
    },
  },
}))
