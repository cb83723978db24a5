/** The ids of the ideas that a shared page shows as taken. */
export function takenOn(html: string): string[] {
  return html
    .split('<li')
    .slice(1)
    .filter((item) => />\s*Taken\s*</.test(item))
    .map((item) => /<button[^>]* value="([^"]*)"/.exec(item)?.[1] ?? '')
}
