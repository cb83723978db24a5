/** The ideas on a public page that say 'Taken', read from its HTML as a visitor without JavaScript sees them. */
export function takenOn(html: string): string[] {
  return html
    .split('<li')
    .slice(1)
    .filter((item) => />\s*Taken\s*</.test(item))
    .map((item) => /<button[^>]* value="([^"]*)"/.exec(item)?.[1] ?? '')
}
