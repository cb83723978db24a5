import { useLingui } from '@lingui/react/macro'
import { Gift } from 'lucide-react'
import { useHydrated } from '#app/ui/hydrated.ts'

/** A bookmark for computers that opens this page with the address of the shop's. */
export function Bookmark({ page }: { page: string }) {
  const { t } = useLingui()
  const hydrated = useHydrated()
  if (!hydrated) return null
  const code = `javascript:location.href='${page}?url='+encodeURIComponent(location.href)+'&title='+encodeURIComponent(document.title)`
  return (
    <section aria-labelledby="bookmark" className="hidden gap-3 pt-6 pointer-fine:grid">
      <h2 id="bookmark">{t`From any shop’s page`}</h2>
      <p>
        {t`Drag this to your bookmarks. On the page of a product, it opens this page with the address filled in.`}
      </p>
      <p>
        {/* React refuses such an address as a property; here our policy runs none, only the bookmark does. */}
        <a href={page} ref={(link) => link?.setAttribute('href', code)} className="button" data-tone="paper">
          <Gift aria-hidden /> {t`Add to Wishfolio`}
        </a>
      </p>
    </section>
  )
}
