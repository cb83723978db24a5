/** Added to links by social networks and newsletters; no page reads them. */
const CAMPAIGN_PARAMETER = /^(fbclid|gclid|igshid|igsh|utm_[a-z]{1,20})=/

/** What comes in: an address's query, with or without its `?`. What goes out: the same without what campaigns added, and without `?`. */
export function withoutCampaign(search: string): string {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !CAMPAIGN_PARAMETER.test(part))
    .join('&')
}
