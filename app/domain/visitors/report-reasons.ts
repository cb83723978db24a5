export const VISITOR_MAIL_LIMIT = 500

export const REPORT_REASONS = ['hurtful', 'private', 'fraud', 'illegal', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
