import { Secret, TOTP } from 'otpauth'

/** What an app that was given this key shows at a moment. */
export function shownBy(key: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: at.getTime() })
}
