import { type ComponentProps, createContext, useContext, useMemo } from 'react'

/*
 * What a visitor's page needs of React Router, and no more. The build puts this module in its place in everything that
 * such a page loads; what is missing here fails the build. Links load their page, as without JavaScript.
 */

interface Page {
  /** Reads the page's data again; what cannot be read leaves the page as it is. */
  read(): Promise<void>
  /** Posts a form as a browser without JavaScript would, then reads the page's data again. */
  post(action: string, fields: Record<string, string>): Promise<void>
}

export const PageContext = createContext<Page>({ read: async () => {}, post: async () => {} })

type LinkProps = ComponentProps<'a'> & { to: string }

export function Link({ to, ...rest }: LinkProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
    <a {...rest} href={to} data-discover="true" />
  )
}

export function NavLink(props: LinkProps) {
  return <Link {...props} />
}

export function Form(props: ComponentProps<'form'>) {
  return <form {...props} data-discover="true" />
}

export function useLocation() {
  return window.location
}

export function useSearchParams(): [URLSearchParams] {
  return [new URLSearchParams(window.location.search)]
}

export function useRevalidator() {
  const { read } = useContext(PageContext)
  return useMemo(() => ({ revalidate: read }), [read])
}

export function useFetcher() {
  const { post } = useContext(PageContext)
  return useMemo(
    () => ({
      submit: (fields: Record<string, string>, { action }: { action: string }) => post(action, fields),
    }),
    [post],
  )
}

/** Only loaders answer with it, and they stay on the server. */
export function data<Data>(value: Data): Data {
  return value
}

/** Nothing here throws one. */
export function isRouteErrorResponse(): boolean {
  return false
}
