import { type ComponentProps, createContext, type MouseEvent, useCallback, useContext, useMemo } from 'react'
import type { Shell } from '#app/components/page-body.tsx'

/*
 * What a visitor's page needs of React Router, and no more. The build puts this module in its place in everything that
 * such a page loads, and in what the server makes it with; an export that is missing here fails the build. Links load
 * their page, as without JavaScript.
 */

/** A post that is under way. */
export interface Posting {
  action: string
  fields: Record<string, string>
}

/** Of the page's address. */
export type Address = Pick<Location, 'pathname' | 'search'>

interface Page {
  shell: Shell | null
  address: Address
  posting: Posting | null
  /** Reads the page's data again; what cannot be read leaves the page as it is. */
  read(): Promise<void>
  /** Posts a form as a browser without JavaScript would, then reads the page's data again. */
  post(posting: Posting): Promise<void>
  /** Puts another query into the page's address, of which the page holds all there is to show. */
  show(search: string): void
}

/** A page as the server makes it: nothing was done on it yet. */
export function asServed(shell: Shell | null, { pathname, search }: Address): Page {
  return {
    shell,
    address: { pathname, search },
    posting: null,
    read: async () => {},
    post: async () => {},
    show: () => {},
  }
}

export const PageContext = createContext<Page>(asServed(null, { pathname: '', search: '' }))

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address; or another query for this page, which is shown without asking for it. */
  to: string | { search: string }
  replace?: boolean
  preventScrollReset?: boolean
  defaultShouldRevalidate?: boolean
  reloadDocument?: boolean
}

export function Link({
  to,
  replace: _0,
  preventScrollReset: _1,
  defaultShouldRevalidate: _2,
  reloadDocument: _3,
  ...rest
}: LinkProps) {
  const { address, show } = useContext(PageContext)
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
  if (typeof to === 'string') return <a {...rest} href={to} />
  const search = to.search && `?${to.search}`
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    show(search)
  }
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
  return <a {...rest} href={address.pathname + search} onClick={follow} />
}

export function NavLink(props: LinkProps) {
  return <Link {...props} />
}

export function Form(props: ComponentProps<'form'>) {
  return <form {...props} />
}

export function useLocation() {
  return useContext(PageContext).address
}

export function useSearchParams(): [URLSearchParams] {
  const { search } = useContext(PageContext).address
  return [useMemo(() => new URLSearchParams(search), [search])]
}

/** The one route beside the page's own is the root. */
export function useRouteLoaderData() {
  return useContext(PageContext).shell
}

export function useRevalidator() {
  const { read } = useContext(PageContext)
  return useMemo(() => ({ revalidate: read }), [read])
}

/** Links load their page, so nothing here is ever on its way. */
export function useNavigation() {
  return IDLE
}

const IDLE = { state: 'idle', formAction: undefined, formData: undefined } as const

export function useFetcher() {
  const { posting, post } = useContext(PageContext)
  const submit = useCallback(
    (fields: Record<string, string>, { action }: { action: string }) => post({ action, fields }),
    [post],
  )
  return { ...stateOf(posting), submit }
}

export function useFetchers() {
  const { posting } = useContext(PageContext)
  return useMemo(() => (posting ? [stateOf(posting)] : []), [posting])
}

function stateOf(posting: Posting | null) {
  if (!posting) return IDLE
  const formData = new FormData()
  for (const [name, value] of Object.entries(posting.fields)) formData.set(name, value)
  return { state: 'submitting' as const, formAction: posting.action, formData }
}

/** Only loaders answer with it, and they stay on the server. */
export function data<Data>(value: Data): Data {
  return value
}

/** Only loaders and actions throw it. */
export function redirect(): never {
  throw new Error('there is nothing to redirect in a browser')
}

/** Nothing here throws one. */
export function isRouteErrorResponse(): boolean {
  return false
}
