import { Link } from 'react-router'

export function ReportLine({ path }: { path: string }) {
  return (
    <p className="text-small print:hidden">
      <Link className="link" to={`/report?page=${path}`}>
        Report this page
      </Link>
    </p>
  )
}
