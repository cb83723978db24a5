const LANGUAGES = ['en'] as const
export type Language = (typeof LANGUAGES)[number]
