import { type ReactNode, useEffect } from 'react'
import { showFlash } from '#app/components/page/flash-toast.ts'
import { Footer } from '#app/components/page/footer.tsx'
import { NavigationBar } from '#app/components/page/navigation-bar.tsx'
import { type ToastCode, toastOf } from '#app/copy/toasts.ts'
import type { ClientSession } from '#app/domain/session.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SkipLink } from '#app/ui/skip-link.tsx'
import { Toasts } from '#app/ui/toast.tsx'

/** The root loader's data for the page's frame. */
export interface Shell {
  session: ClientSession | null
  flash: Flash | null
  marketingUrl: string
  origin: string
  /** Whether the viewer may see the analytics. */
  showsAnalytics: boolean
  year: number
}

type Flash = { id: string; toast: ToastCode; about?: string }

/** `scripts` come last on server and client: React's generated ids depend on the position. */
export function PageBody(props: { shell: Shell | undefined; children: ReactNode; scripts: ReactNode }) {
  const { shell, children, scripts } = props
  return (
    <body>
      <SkipLink />
      <NavigationBar email={shell?.session?.user.email ?? null} marketingUrl={shell?.marketingUrl ?? '/'} />
      <main id="main">{children}</main>
      <Footer year={shell?.year} showsAnalytics={shell?.showsAnalytics ?? false} />
      <Toasts />
      {scripts}
    </body>
  )
}

/** A page with the toast of a redirect, which is part of the page without JavaScript. */
export function WithFlash({ flash, children }: { flash: Flash | null; children: ReactNode }) {
  useEffect(() => {
    if (flash) showFlash(flash)
  }, [flash])
  return (
    <>
      {flash && (
        <noscript>
          <div className="page pb-6">
            <Notice tone={toastOf(flash.toast).kind}>{toastOf(flash.toast).text}</Notice>
          </div>
        </noscript>
      )}
      {children}
    </>
  )
}
