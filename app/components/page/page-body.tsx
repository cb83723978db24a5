import { type ReactNode, useEffect } from 'react'
import { useSubmit } from 'react-router'
import { showFlash } from '#app/components/page/flash-toast.ts'
import { Footer } from '#app/components/page/footer.tsx'
import { NavigationBar } from '#app/components/page/navigation-bar.tsx'
import { type ToastCode, toastOf } from '#app/copy/toasts.ts'
import type { ClientSession } from '#app/domain/session.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SkipLink } from '#app/ui/skip-link.tsx'
import { Toasts } from '#app/ui/toast.tsx'

export interface Shell {
  session: ClientSession | null
  flash: Flash | null
  marketingUrl: string
  origin: string
  /** Whether the viewer may see the analytics. */
  showsAnalytics: boolean
  /** Of whoever runs this server, where they gave them. */
  termsUrl: string | null
  abuseEmail: string | null
  year: number
}

type Flash = { id: string; toast: ToastCode; about?: string; undo?: string }

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
      {scripts}
    </body>
  )
}

/** A page with the toast of a redirect, which is part of the page without JavaScript. */
export function WithFlash({ flash, children }: { flash: Flash | null; children: ReactNode }) {
  const submit = useSubmit()
  useEffect(() => {
    if (!flash) return
    const { undo } = flash
    // In place: whoever is elsewhere by then stays there.
    const press = () => submit({ undo: undo ?? '' }, { method: 'post', action: UNDO, navigate: false })
    showFlash(flash, undo === undefined ? undefined : { label: 'Undo', press: () => void press() })
  }, [flash, submit])
  return (
    <>
      {flash && (
        <noscript>
          <div className="page pb-6">
            <Notice
              tone={toastOf(flash.toast).kind}
              action={flash.undo !== undefined && <UndoForm undo={flash.undo} />}
            >
              {toastOf(flash.toast).text}
            </Notice>
          </div>
        </noscript>
      )}
      {children}
    </>
  )
}

function UndoForm({ undo }: { undo: string }) {
  return (
    <form method="post" action={UNDO}>
      <input type="hidden" name="undo" value={undo} />
      <Button type="submit" tone="paper" size="small">
        Undo
      </Button>
    </form>
  )
}
