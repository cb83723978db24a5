import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { sourcemap: false },
  environments: {
    // The server bundle is the whole program: the Hono shell with React Router's build inside it.
    ssr: { build: { rolldownOptions: { input: './app/server/http/main.ts' } } },
  },
})
