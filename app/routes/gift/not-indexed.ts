import type { HeadersArgs } from 'react-router'
import { headers } from '#app/server/request/form.ts'

/** For a page about somebody's profile to export as its headers, also those of its data: no search engine keeps it. */
export function notIndexed(args: HeadersArgs): Headers {
  const answer = headers(args)
  answer.set('X-Robots-Tag', 'noindex')
  return answer
}
