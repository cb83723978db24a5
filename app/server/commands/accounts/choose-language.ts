import { done, type Outcome } from '#app/domain/outcome.ts'
import type { Viewer } from '#app/domain/profiles/visibility.ts'
import { storeLanguage } from '#app/server/queries/accounts/accounts.ts'
import type { Services } from '#app/server/services.ts'

/** Writes the mails of a signed-in viewer in a language from now on, by its tag. Refuses nothing. */
export async function chooseLanguage(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  language: string,
): Promise<Outcome<null>> {
  if (viewer) await storeLanguage(db, viewer.id, language)
  return done(null)
}
