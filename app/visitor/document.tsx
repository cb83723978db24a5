import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { PageBody, WithFlash } from '#app/components/page-body.tsx'
import type { PageData } from '#app/visitor/reading.ts'
import { PageContext } from '#app/visitor/router.tsx'

/** A route's screen, which uses nothing but its loader's data. */
export type VisitorScreen = (props: never) => ReactNode

interface VisitorDocumentProps {
  Screen: VisitorScreen
  data: PageData
  page: ComponentProps<typeof PageContext>['value']
  head: ReactNode
  scripts: ReactNode
}

/** The whole page, by the server and by the browser alike: the ids that React makes depend on the place in the tree. */
export function VisitorDocument({ Screen, data, page, head, scripts }: VisitorDocumentProps) {
  const Shown = Screen as ComponentType<{ loaderData: unknown }>
  return (
    <PageContext value={page}>
      <html lang="en">
        {head}
        <PageBody shell={data.shell} scripts={scripts}>
          <WithFlash flash={data.shell.flash}>
            <Shown loaderData={data.loaderData} />
          </WithFlash>
        </PageBody>
      </html>
    </PageContext>
  )
}
