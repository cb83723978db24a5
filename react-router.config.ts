import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // It compares with the Host a proxy may have rewritten; app/server/http/guards.ts compares with PUBLIC_URL.
  allowedActionOrigins: ['**'],
} satisfies Config
