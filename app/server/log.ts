/** What the log may hold of a failure: its kind and where it happened. Messages of drivers quote people's own words. */
export function describe(error: unknown): { error: string; at: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, at: [] }
  // Drizzle wraps what the database said.
  const cause = error.cause instanceof Error ? error.cause : error
  const { code } = cause as { code?: unknown }
  return {
    error: typeof code === 'string' ? `${cause.name} ${code}` : cause.name,
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim()),
  }
}
