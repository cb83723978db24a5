import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'

/** A search in a shop may carry an affiliate tag; what an owner wrote never does. */
const SHOP_REL = 'sponsored nofollow noopener noreferrer'
const PRODUCT_REL = 'nofollow ugc noopener noreferrer'

interface ShopLinkProps extends ComponentProps<'a'> {
  href: string
  host: string | null
}

export function ShopLink({ host, children, ...link }: ShopLinkProps) {
  const { t } = useLingui()
  return (
    <a
      {...link}
      className="button"
      data-tone="quiet"
      data-size="small"
      target="_blank"
      rel={host === null ? SHOP_REL : PRODUCT_REL}
    >
      {host === null ? t`Find in shop` : <span className="max-w-64 wrap-anywhere">{host}</span>}
      {children}
    </a>
  )
}

interface DetailsOfIdeaProps {
  /** Of the details; none where the page has the same. */
  language?: string | undefined
  details: string
  price: string
  /** The price as the shop told it, with the day. */
  priceSeen?: string | undefined
  host?: string | null
}

export function DetailsOfIdea({ language, details, price, priceSeen = price, host }: DetailsOfIdeaProps) {
  const said = [details, priceSeen].filter(Boolean).join(' · ')
  if (said === '' && !host) return null
  return (
    <p
      className={said === '' ? 'on-paper text-small' : 'text-small'}
      dir="auto"
      lang={details === '' ? undefined : language}
    >
      {said}
      {host && <span className="on-paper">{` · ${host}`.slice(said === '' ? 3 : 0)}</span>}
    </p>
  )
}
