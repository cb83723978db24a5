import { createContext } from 'react-router'
import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'

export const nonceContext = createContext<string>()

export const pageDataContext = createContext<boolean>(false)

/** The language in which the visitor is answered. */
export const languageContext = createContext<string>(SOURCE_LANGUAGE)

/** React Router passes HEAD on to loaders. */
export function isWrite({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD'
}
