import { data } from 'react-router'

/** Every address that names no screen; the error page says so. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
