import { useLingui } from '@lingui/react/macro'
import { localeOf, SOURCE_LANGUAGE } from '#app/domain/languages.ts'

interface LinkPreviewProps {
  /** Of title and description; else the page's. */
  language?: string
  title: string
  description: string
  link: string
  card: string
}

export function LinkPreview({ language, title, description, link, card }: LinkPreviewProps) {
  const { i18n } = useLingui()
  const said = language ?? i18n.locale
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Wishfolio" />
      {/* What is said nowhere counts as English. */}
      {said !== SOURCE_LANGUAGE && <meta property="og:locale" content={localeOf(said)} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={link} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="description" content={description} />
    </>
  )
}
