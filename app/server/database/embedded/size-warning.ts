/** From this size on a daily backup stops the site for seconds (docs/decisions/016-embedded-database.md). */
const POSTGRES_ADVISED_MB = 100

/** What the size of an embedded database calls for: a sentence from 100 MB on. */
export function sizeWarning(databaseMb: number | undefined): string | undefined {
  if (databaseMb === undefined || databaseMb < POSTGRES_ADVISED_MB) return undefined
  return `DATABASE_URL: not set, and the embedded database has ${databaseMb} MB; from ${POSTGRES_ADVISED_MB} MB Postgres is advised, because each backup stops the site for seconds`
}
