import type { UIMatch } from 'react-router'
import type { Shell } from '#app/components/page-body.tsx'
import { inMarkup, PAGE_DATA_ID, type PageData } from '#app/visitor/reading.ts'
import { VISITOR_SCRIPTS } from '#app/visitor/scripts.ts'

interface VisitorPage {
  data: PageData
  imports: readonly string[]
}

/** What a page stands on that has an entry of its own, for somebody who is not signed in; else undefined. */
export function visitorPageOf(shell: Shell | undefined, match: UIMatch | undefined): VisitorPage | undefined {
  const scripts = VISITOR_SCRIPTS[match?.id ?? '']
  if (!scripts || !shell || shell.session || match?.loaderData === undefined) return undefined
  const [script, ...imports] = scripts
  return { data: { shell, loaderData: match.loaderData, script }, imports }
}

/** Nothing here runs in the page itself, so a kept page needs no nonce. */
export function VisitorScripts({ data, imports }: VisitorPage) {
  return (
    <>
      {imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script
        type="application/json"
        id={PAGE_DATA_ID}
        dangerouslySetInnerHTML={{ __html: inMarkup(data) }}
      />
      <script type="module" async src={data.script} />
    </>
  )
}
