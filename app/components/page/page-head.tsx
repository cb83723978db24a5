import { Links } from 'react-router'
import { PUBLIC_PAGES } from '#app/domain/addresses/public-pages.ts'

interface PageHeadProps {
  pathname: string
  origin: string | undefined
  styles: string
}

export function PageHead({ pathname, origin, styles }: PageHeadProps) {
  const isPublic = PUBLIC_PAGES.includes(pathname)
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#e3d4b8" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#21151a" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {isPublic && origin !== undefined && <link rel="canonical" href={origin + pathname} />}
      {!isPublic && <meta name="robots" content="noindex" />}
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      {/* Stylesheets and fonts of our own need no nonce; the one of the server would be missing in the browser. */}
      <Links nonce="" />
    </head>
  )
}
