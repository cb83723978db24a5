import { createContext } from 'react-router'

/** The CSP nonce of this page's inline scripts. */
export const nonceContext = createContext<string>()

/** Whether the request is for a page's data only. */
export const pageDataContext = createContext<boolean>(false)

/** React Router passes HEAD on to loaders. */
export function isWrite({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD'
}
