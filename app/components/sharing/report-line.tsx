import { Link } from 'react-router'

export function ReportLine({ path, message = null }: { path: string; message?: string | null }) {
  return (
    <p className="text-small print:hidden">
      {message !== null && (
        <>
          <Link className="link" to={message}>
            Write to the organiser
          </Link>
          {' · '}
        </>
      )}
      <Link className="link" to={`/report?page=${path}`}>
        Report this page
      </Link>
    </p>
  )
}
