import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Lazy route discovery loses clicks during hydration: React Router then
  // gives the next page the data of this one.
  routeDiscovery: { mode: 'initial' },
  // It compares with the Host, which a proxy may rewrite; app/server/http/guards.ts compares with PUBLIC_URL.
  allowedActionOrigins: ['**'],
} satisfies Config
