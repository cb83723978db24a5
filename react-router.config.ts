import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Asking the server where a link leads while a page is taken over loses what is clicked meanwhile: React Router then
  // gives the next page the data of this one.
  routeDiscovery: { mode: 'initial' },
  // It compares with the Host a proxy may have rewritten; app/server/http/guards.ts compares with PUBLIC_URL.
  allowedActionOrigins: ['**'],
} satisfies Config
