import { Link } from 'react-router'

export function ReportLink({ path }: { path: string }) {
  return (
    <Link className="link text-small" to={`/report?page=${path}`}>
      Report this page
    </Link>
  )
}
