import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { useSubmit } from 'react-router'
import { ReadyToPost } from '#app/components/forms/form.tsx'
import { ifUnanswered } from '#app/components/forms/unreachable-server.ts'
import { showFlash } from '#app/components/page/page-toasts.ts'
import { Footer } from '#app/components/page/footer.tsx'
import { NavigationBar } from '#app/components/page/navigation-bar.tsx'
import type { Toast } from '#app/copy/toasts.ts'
import type { ClientSession } from '#app/domain/accounts/session.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SkipLink } from '#app/ui/skip-link.tsx'
import { Toasts } from '#app/ui/toast.tsx'
import { offerUndo, UndoBar } from '#app/ui/undo-bar.tsx'

export interface Shell {
  session: ClientSession | null
  flash: Flash | null
  marketingUrl: string
  origin: string
  showsAnalytics: boolean
  termsUrl: string | null
  abuseEmail: string | null
  year: number
}

type Flash = { id: string; toast: Toast; about?: string; undo?: string }

const UNDO = '/portal/undo'

/** `scripts` come last on server and client: React's generated ids depend on the position. */
export function PageBody(props: { shell: Shell | undefined; children: ReactNode; scripts: ReactNode }) {
  const { shell, children, scripts } = props
  return (
    <body>
      <SkipLink />
      <NavigationBar email={shell?.session?.user.email ?? null} marketingUrl={shell?.marketingUrl ?? '/'} />
      <main id="main">{children}</main>
      <Footer
        year={shell?.year}
        showsAnalytics={shell?.showsAnalytics ?? false}
        termsUrl={shell?.termsUrl ?? null}
        abuseEmail={shell?.abuseEmail ?? null}
      />
      <Toasts />
      <UndoBar />
      {scripts}
    </body>
  )
}

/** A page with the toast of a redirect, which is part of the page without JavaScript. */
export function WithFlash({ flash, children }: { flash: Flash | null; children: ReactNode }) {
  const submit = useSubmit()
  useEffect(() => {
    if (!flash) return
    const { undo: step, about, toast } = flash
    // In place: whoever is elsewhere by then stays there.
    const undo = () => {
      ifUnanswered(UNDO, offer)
      void submit({ undo: step ?? '' }, { method: 'post', action: UNDO, navigate: false })
    }
    // What was offered before about the same has nothing left to act on.
    const offer = () => offerUndo({ id: `undo of ${about}`, text: toast.text, undo })
    showFlash(flash, step === undefined ? undefined : offer)
  }, [flash, submit])
  return (
    <>
      {flash?.undo !== undefined && <ReadyToPost to={UNDO} />}
      {flash && (
        <noscript>
          <div className="page pb-6">
            <Notice
              tone={flash.toast.kind}
              action={flash.undo !== undefined && <UndoForm undo={flash.undo} />}
            >
              {flash.toast.text}
            </Notice>
          </div>
        </noscript>
      )}
      {children}
    </>
  )
}

function UndoForm({ undo }: { undo: string }) {
  const { t } = useLingui()
  return (
    <form method="post" action={UNDO}>
      <input type="hidden" name="undo" value={undo} />
      <Button type="submit" tone="paper" size="small">
        {t`Undo`}
      </Button>
    </form>
  )
}
