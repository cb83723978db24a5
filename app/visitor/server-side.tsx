import { createContext } from 'react'
import type { StaticHandlerContext } from 'react-router'
import type { Shell } from '#app/components/page-body.tsx'
import stylesheet from '#app/styles/app.css?url'
import standIns from '#app/styles/font-stand-ins.css?inline'
import fonts from '#app/styles/fonts.css?inline'
import { STYLE_RULES, VISITOR_SCRIPTS } from '#app/visitor/built.ts'
import { firstStyles } from '#app/visitor/first-styles.ts'
import { USE_FONTS, WITHOUT_SCRIPT } from '#app/visitor/fonts.ts'
import { inMarkup, PAGE_DATA_ID, type PageData } from '#app/visitor/reading.ts'

export interface VisitorPage {
  data: PageData
  /** What its script imports, whatever is needed first. */
  imports: readonly string[]
}

/** What the page that is made stands on, if it has an entry of its own. */
export const VisitorPageContext = createContext<VisitorPage | undefined>(undefined)

/** The same before it is rendered: for somebody who is not signed in, when nothing failed. */
export function visitorPageIn({
  loaderData,
  matches,
  errors,
}: StaticHandlerContext): VisitorPage | undefined {
  const id = matches.at(-1)?.route.id ?? ''
  const scripts = VISITOR_SCRIPTS[id]
  const shell = loaderData.root as Shell | undefined
  if (errors || !scripts || !shell || shell.session || loaderData[id] === undefined) return undefined
  const [script, ...imports] = scripts
  return { data: { shell, loaderData: loaderData[id], script }, imports }
}

/** Stands where the first styles will; they are known when the page is. */
export function FirstStyles() {
  return <style data-first />
}

const PLACE = '<style data-first="true"></style>'
const chooseStyles = firstStyles(STYLE_RULES)

/** A visitor's page with the styles of its first look; fonts are used once they are at hand. */
export function withFirstStyles(page: string, nonce: string): string {
  return page.replace(
    PLACE,
    () =>
      `<style>${chooseStyles(page)}</style>` +
      `<style media="${WITHOUT_SCRIPT}">${standIns}${fonts}</style><script nonce="${nonce}">${USE_FONTS}</script>`,
  )
}

/** At the end, so that nothing waits for it. */
export function VisitorScripts({ data, imports }: VisitorPage) {
  return (
    <>
      <script
        type="application/json"
        id={PAGE_DATA_ID}
        dangerouslySetInnerHTML={{ __html: inMarkup(data) }}
      />
      <link rel="stylesheet" href={stylesheet} />
      {/* Browsers read each in a task of its own: all at once would hold a slow phone up. */}
      {[...imports, data.script].map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </>
  )
}
