import { renderToString } from 'react-dom/server'
import { PageHead } from '#app/components/page-head.tsx'
import Gift from '#app/routes/gift/gift.tsx'
import Home from '#app/routes/home/home.tsx'
import stylesheet from '#app/styles/app.css?url'
import standIns from '#app/styles/font-stand-ins.css?inline'
import fonts from '#app/styles/fonts.css?inline'
import { STYLE_RULES } from '#app/visitor/built.ts'
import { VisitorDocument } from '#app/visitor/document.tsx'
import { firstStyles } from '#app/visitor/first-styles.ts'
import { USE_FONTS, WITHOUT_SCRIPT } from '#app/visitor/fonts.ts'
import { inMarkup, PAGE_DATA_ID, type PageData } from '#app/visitor/reading.ts'
import { type Address, asServed } from '#app/visitor/router.tsx'

const SCREENS = { 'routes/gift/gift': Gift, 'routes/home/home': Home }
export type VisitorRoute = keyof typeof SCREENS

/** Stands where the first styles will; they are known when the page is. */
const PLACE = '<style data-first="true"></style>'
const chooseStyles = firstStyles(STYLE_RULES)

/** A visitor's page as it is served. `imports` is what its script imports, whatever is needed first. */
export function visitorMarkup(
  route: VisitorRoute,
  data: PageData,
  imports: readonly string[],
  address: Address,
  nonce: string,
): string {
  const { shell } = data
  const dataInMarkup = inMarkup(data)
  const page = renderToString(
    <VisitorDocument
      Screen={SCREENS[route]}
      data={data}
      page={asServed(shell, address)}
      head={<PageHead pathname={address.pathname} origin={shell.origin} styles={<style data-first />} />}
      scripts={<VisitorScripts script={data.script} data={dataInMarkup} imports={imports} />}
    />,
  )
  const styles = chooseStyles(page, route + address.search + dataInMarkup)
  const place = page.indexOf(PLACE)
  if (place < 0) throw new Error('the page has no place for its first styles')
  return [
    '<!DOCTYPE html>',
    page.slice(0, place),
    `<style>${styles}</style>`,
    // Fonts are used once they are at hand.
    `<style media="${WITHOUT_SCRIPT}">${standIns}${fonts}</style><script nonce="${nonce}">${USE_FONTS}</script>`,
    page.slice(place + PLACE.length),
  ].join('')
}

interface VisitorScriptsProps {
  script: string
  /** As `inMarkup` has it. */
  data: string
  imports: readonly string[]
}

/** At the end, so that nothing waits for it. */
function VisitorScripts({ script, data, imports }: VisitorScriptsProps) {
  return (
    <>
      <script type="application/json" id={PAGE_DATA_ID} dangerouslySetInnerHTML={{ __html: data }} />
      <link rel="stylesheet" href={stylesheet} />
      {/* Browsers read each in a task of its own: all at once would hold a slow phone up. */}
      {[...imports, script].map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </>
  )
}
