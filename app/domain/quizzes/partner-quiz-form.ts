import { z } from 'zod'
import { QUIZ_NAME_LIMIT, type QuizNames } from '#app/domain/quizzes/partner-quiz.ts'
import { text } from '#app/domain/text-schema.ts'

/** Both names, trimmed and not blank, each up to 50 code points (specification 5). */
export const quizNames: z.ZodType<QuizNames> = z.object({
  name_self: text(QUIZ_NAME_LIMIT, { required: 'name_self_required', tooLong: 'quiz_name_too_long' }),
  name_partner: text(QUIZ_NAME_LIMIT, { required: 'name_partner_required', tooLong: 'quiz_name_too_long' }),
})
