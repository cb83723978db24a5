import { useEffect, useRef } from 'react'

/** On paper, the way back to the page; opened by 'Print' it brings the print dialog along. */
export function PrintView({ slug, link }: { slug: string; link: string }) {
  const code = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const print = () => window.print()
    // A code that is not there yet would be missing on the paper.
    void code.current?.decode().then(print, print)
  }, [])
  return (
    <figure className="print-code">
      <img ref={code} src={`/gift/${slug}/qr.svg`} alt="QR code of this page’s link" />
      <figcaption>{link}</figcaption>
    </figure>
  )
}
