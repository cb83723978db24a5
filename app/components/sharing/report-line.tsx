import { Link } from 'react-router'

/** How visitors report a shared page, or write to its owner who wants that. */
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
