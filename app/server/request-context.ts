import { createContext } from 'react-router'

/** The one-time value that lets this page's own inline scripts run. */
export const nonceContext = createContext<string>()

/** Whether the request asks for a page's data rather than the page: the browser then keeps the page it has. */
export const pageDataContext = createContext<boolean>(false)

/** Whether a request sends a form rather than asks for a page. React Router passes a HEAD on to loaders as it is. */
export function isWrite({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD'
}
