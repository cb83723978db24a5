import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useHydrated } from '#app/ui/hydrated.ts'

/** A challenge works for five minutes; a field that offers passkeys gets the next before. */
const RENEWED_AFTER_MS = 4 * 60_000

type PasskeyOptions = Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'>
type NewPasskeyOptions = Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>

/** Whether this browser can use passkeys at this address, which must be a name; never before hydration. */
export function usePasskeysHere(): boolean {
  return useHydrated() && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname)
}

/** Loaded only where a passkey is asked for. */
const library = () => import('@simplewebauthn/browser')

/** What a passkey of the person's choice answers, as JSON; throws when they choose none. */
export async function askPasskey(options: PasskeyOptions): Promise<string> {
  const { startAuthentication } = await library()
  return JSON.stringify(await startAuthentication({ optionsJSON: options }))
}

export async function makePasskey(options: NewPasskeyOptions): Promise<string> {
  const { startRegistration } = await library()
  return JSON.stringify(await startRegistration({ optionsJSON: options }))
}

export async function signInOptions(): Promise<PasskeyOptions> {
  const answer = await fetch('/signin/passkey/options')
  if (!answer.ok) throw new Error('no challenge')
  return (await answer.json()) as PasskeyOptions
}

/** Offers passkeys in the field for the email address, where the browser does that. Answers how to end it. */
export function offerInField(chosen: (answer: string) => void): () => void {
  let ended = false
  let renewing: ReturnType<typeof setTimeout> | undefined
  const offer = async () => {
    const { browserSupportsWebAuthnAutofill, startAuthentication } = await library()
    if (ended || !(await browserSupportsWebAuthnAutofill())) return
    const optionsJSON = await signInOptions()
    if (ended) return
    // Beginning anew ends the offer before.
    renewing = setTimeout(() => void offer().catch(() => {}), RENEWED_AFTER_MS)
    const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: true })
    if (!ended) chosen(JSON.stringify(answer))
  }
  // Nothing was chosen, or the button asked instead.
  void offer().catch(() => {})
  return () => {
    ended = true
    clearTimeout(renewing)
    void library().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())
  }
}
