interface ReportLineProps {
  /** Where reports go; none when whoever runs this server gave no address. */
  abuseEmail: string | null
  link: string
}

/** How visitors report a shared page, by their own mail program. */
export function ReportLine({ abuseEmail, link }: ReportLineProps) {
  if (abuseEmail === null) return null
  const subject = encodeURIComponent('Report of a page')
  const body = encodeURIComponent(`${link}\n\nWhat is wrong with this page:\n`)
  return (
    <p className="text-small">
      Something wrong with this page?{' '}
      <a className="link" href={`mailto:${abuseEmail}?subject=${subject}&body=${body}`}>
        Report it
      </a>
    </p>
  )
}
