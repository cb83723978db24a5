import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { PasskeyForm, RoomForPasskey, sendAnswer } from '#app/components/session/passkey-form.tsx'
import { askPasskey, offerInField, signInOptions, usePasskeysHere } from '#app/components/session/passkeys.ts'
import { TemporaryProfileField } from '#app/routes/account/temporary-profile.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

const PLACE = 'mt-6 grid justify-items-center'

/** Below the form of email and password, and offered in its first field, where the browser has passkeys. */
export function PasskeySignIn({ temporaryProfile }: { temporaryProfile: string | undefined }) {
  const { t } = useLingui()
  const here = usePasskeysHere()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!here) return
    return offerInField((answer) => form.current && sendAnswer(form.current, answer))
  }, [here])
  const hydrated = useHydrated()
  if (!hydrated)
    return (
      <div className={PLACE}>
        <RoomForPasskey />
      </div>
    )
  if (!here) return null
  return (
    <PasskeyForm
      ref={form}
      action="/signin/passkey"
      className={PLACE}
      tone="quiet"
      label={t`Sign in with a passkey`}
      ask={async () => askPasskey(await signInOptions())}
    >
      <TemporaryProfileField profile={temporaryProfile} />
    </PasskeyForm>
  )
}
