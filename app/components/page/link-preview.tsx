interface LinkPreviewProps {
  /** Of title and description, as `localeOf` has it; what has none counts as English. */
  locale?: string | undefined
  title: string
  description: string
  link: string
  card: string
}

export function LinkPreview({ locale, title, description, link, card }: LinkPreviewProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Wishfolio" />
      {locale && <meta property="og:locale" content={locale} />}
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
