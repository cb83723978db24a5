import { createContext } from 'react'

/** Whether addresses are looked up: never, when asked to, or as soon as one is pasted. */
export type LookUps = 'off' | 'asked' | 'at once'

export const LookUpsContext = createContext<LookUps>('off')
