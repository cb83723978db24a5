import { encodeQR } from 'qr'

export function qrCode(link: string): Response {
  return new Response(drawn(link), {
    headers: { 'Content-Type': 'image/svg+xml', 'X-Robots-Tag': 'noindex' },
  })
}

/** The address of the same as a picture in the page. */
export function qrCodeImage(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawn(text))}`
}

/** Dark on a light ground of its own, whatever lies behind: many cameras do not read it the other way round. */
function drawn(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const dark = rows.flatMap((row, y) => {
    const runs = row
      .map((cell) => (cell ? '#' : ' '))
      .join('')
      .matchAll(/#+/g)
    return [...runs].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
  })
  const size = rows.length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`
}
