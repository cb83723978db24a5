import { createContext } from 'react-router'

/** The one-time value that lets this page's own inline scripts run. */
export const nonceContext = createContext<string>()

/** Whether the request asks for a page's data rather than the page: the browser then keeps the page it has. */
export const pageDataContext = createContext<boolean>(false)
