import { msg } from '@lingui/core/macro'

export const pairInWords = (one: string, other: string) => msg`${one} and ${other}`
