import type { SVGProps } from 'react'

/*
 * The icons of pages that visitors open, of one line each: a page on a phone far away carries them in its first bytes.
 * Their lines are those of Lucide (ISC licence), whose own markup takes five times as much.
 */

function ofLine(line: string) {
  return function LineIcon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg viewBox="0 0 24 24" className="icon" {...props}>
        <path d={line} />
      </svg>
    )
  }
}

const CORNER = 'h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z'
const KNOT = 'a3 3 0 1 0 6 0a3 3 0 1 0-6 0'

export const MenuIcon = ofLine('M4 5h16M4 12h16M4 19h16')
export const CheckIcon = ofLine('M20 6 9 17l-5-5')
export const LinkIcon = ofLine('M9 17H7A5 5 0 0 1 7 7h2M15 7h2a5 5 0 1 1 0 10h-2M8 12h8')
export const ChartIcon = ofLine('M3 3v16a2 2 0 0 0 2 2h16M18 17V9M13 17V5M8 17v-3')
export const ShareIcon = ofLine(
  `M15 5${KNOT}M3 12${KNOT}M15 19${KNOT}M8.59 13.51l6.83 3.98M15.41 6.51l-6.82 3.98`,
)
export const CalendarIcon = ofLine(
  'M16 18h6M16 2v3M19 15v6M21 11.5V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h8.3M3 9h18M8 2v3',
)
export const PrinterIcon = ofLine(
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z',
)
export const QrIcon = ofLine(
  `M4 3${CORNER}M17 3${CORNER}M4 16${CORNER}M21 16h-3a2 2 0 0 0-2 2v3M21 21v.01M12 7v3a2 2 0 0 1-2 2H7M3 12h.01M12 3h.01M12 16v.01M16 12h1M21 12v.01M12 21v-1`,
)
