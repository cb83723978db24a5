import { createContext } from 'react-router'

export const nonceContext = createContext<string>()

export const pageDataContext = createContext<boolean>(false)

/** React Router passes HEAD on to loaders. */
export function isWrite({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD'
}
