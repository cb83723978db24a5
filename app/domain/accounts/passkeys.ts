/** How long a device may take to answer a challenge. */
export const CHALLENGE_MINUTES = 5
export const PASSKEYS_PER_ACCOUNT = 20
export const PASSKEY_NAME_LIMIT = 100

export interface PasskeySite {
  /** The name that passkeys belong to. */
  id: string
  origin: string
}

/** Where passkeys of a server work. On this machine that is `localhost`; any other IP address is no name: null. */
export function passkeySite(publicUrl: string): PasskeySite | null {
  const { protocol, hostname, port, origin } = new URL(publicUrl)
  if (/^127\.|^\[::1\]$/.test(hostname))
    return { id: 'localhost', origin: `${protocol}//localhost${port && `:${port}`}` }
  return /^[\d.]+$|^\[/.test(hostname) ? null : { id: hostname, origin }
}
