import type { BareServer } from './load/bare-server.ts'
import { type Painted, paints } from './paint.ts'
import { type Conditions, type Phone, SLOW_PHONE, USUAL_PHONE } from './phone.ts'
import type { Metric } from './report.ts'

/** Weight and paint of a page on a slow and on a usual phone, beside the same words as bare HTML with our headers. */
export async function seenOnPhones(
  phone: Phone,
  serverUrl: string,
  bare: BareServer,
  path: string,
): Promise<Metric[]> {
  const urls = [`${bare.url}${path}?words`, serverUrl + path]
  const onPhone = async (conditions: Conditions) =>
    (await paints(phone, conditions, urls)) as [words: Painted, own: Painted]
  const [slowWords, slow] = await onPhone(SLOW_PHONE)
  const [usualWords, usual] = await onPhone(USUAL_PHONE)
  return [
    { name: 'HTML with its styles without headers, kB', value: usual.kB.html, max: 14 },
    { name: 'scripts and stylesheets without headers, kB', value: usual.kB.code, max: 115 },
    { name: 'fonts, kB', value: usual.kB.fonts },
    ...largestPaint('slow phone', slowWords, slow, 1.8),
    { name: 'slow phone: blocking after the first paint, ms', value: slow.blocking, max: 200 },
    ...largestPaint('usual phone', usualWords, usual, 1.5),
    { name: 'usual phone: blocking after the first paint, ms', value: usual.blocking },
    { name: 'layout shift, worst run on either', value: Math.max(slow.shift, usual.shift), max: 0 },
  ]
}

function largestPaint(name: string, words: Painted, own: Painted, max: number): Metric[] {
  return [
    { name: `${name}: largest paint / bare words`, value: own.largestPaint / words.largestPaint, max },
    { name: '  in ms', value: own.largestPaint },
    { name: '  bare words, in ms', value: words.largestPaint },
  ]
}
