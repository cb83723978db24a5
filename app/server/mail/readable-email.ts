/** The subject of a raw email, whose words may be encoded (RFC 2047) and folded. */
export function subjectOf(source: string): string {
  const header = /^Subject: (.*(?:\n[ \t].*)*)/im.exec(source)?.[1] ?? ''
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/\n[ \t]+/g, ' ')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_word, encoding: string, text: string) =>
      encoding.toLowerCase() === 'b' ? fromBase64(text) : fromQuotedPrintable(text.replaceAll('_', ' ')),
    )
}

/** The plain text of a raw email as our outbox stores it. */
export function textOf(source: string): string {
  const [, headers = '', text = ''] = /(Content-Type: text\/plain[^]*?)\n\n([^]*?)\n--/i.exec(source) ?? []
  if (/^Content-Transfer-Encoding: base64/im.test(headers)) return fromBase64(text)
  return fromQuotedPrintable(text)
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64').toString()
}

function fromQuotedPrintable(text: string): string {
  return text
    .replace(/=\n/g, '')
    .replace(/(=[0-9A-F]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
}
