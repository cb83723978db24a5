/** The ids of the ideas on a public page that say 'Taken', read from its HTML as a visitor without JavaScript sees them. */
export function takenOn(html: string): string[] {
  return idsWith('Taken', html)
}

/** And of those that can be taken. */
export function freeOn(html: string): string[] {
  return idsWith('Mark as taken', html)
}

function idsWith(button: string, html: string): string[] {
  return html
    .split('<li')
    .slice(1)
    .filter((item) => new RegExp(`>\\s*${button}\\s*<`).test(item))
    .map((item) => /<button[^>]* value="([^"]*)"/.exec(item)?.[1] ?? '')
}
