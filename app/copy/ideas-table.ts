import { msg } from '@lingui/core/runtime-macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Column } from '#app/domain/pasted-ideas/column-names.ts'

/** The header of a downloaded list; `app/domain/pasted-ideas/column-names.ts` knows its words in each language. */
export const COLUMN_NAMES = {
  text: msg({ message: 'idea', context: 'column' }),
  link: msg({ message: 'link', context: 'column' }),
  details: msg({ message: 'details', context: 'column' }),
  price: msg({ message: 'price', context: 'column' }),
} satisfies Record<Column, MessageDescriptor>
