export const VISITOR_MAIL_LIMIT = 500

export const REPORT_REASONS = {
  hurtful: 'It hurts or threatens someone',
  private: 'It shows private things about someone',
  fraud: 'It is spam or a fraud',
  illegal: 'It is against the law',
  other: 'Something else',
} as const
export type ReportReason = keyof typeof REPORT_REASONS
