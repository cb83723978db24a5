import { z } from 'zod'
import { isTimeZone } from '#app/domain/time-zone.ts'

/** Which mails an owner wants, and the time zone of their browser. Refused: a time zone that there is not. */
export const mailChoicesForm = z.object({
  reminders: z.literal('on').optional(),
  news: z.literal('on').optional(),
  time_zone: z.string({ error: 'form_invalid' }).max(64, 'form_invalid').refine(isTimeZone, 'form_invalid'),
})
