/** The profile list's address, on the page and with the search that another address of the portal carries along. */
export function profileListPath(carrying: string): string {
  return `/portal/profile${listQuery(new URL(carrying).searchParams)}`
}

/** The part of a query that says which page of which search the list shows, to be carried along; '' for the first. */
export function listQuery(query: URLSearchParams): string {
  const carried = new URLSearchParams()
  for (const name of ['search', 'page']) {
    const value = query.get(name)
    if (value) carried.set(name, value)
  }
  return carried.size > 0 ? `?${carried.toString()}` : ''
}
