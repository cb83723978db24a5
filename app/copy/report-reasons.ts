import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/runtime-macro'
import type { ReportReason } from '#app/domain/visitors/report-reasons.ts'

export const REASONS = {
  hurtful: msg`It hurts or threatens someone`,
  private: msg`It shows private things about someone`,
  fraud: msg`It is spam or a fraud`,
  illegal: msg`It is against the law`,
  other: msg({ message: 'Something else', context: 'reason' }),
} satisfies Record<ReportReason, MessageDescriptor>
