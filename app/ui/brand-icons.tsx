import type { SVGProps } from 'react'

export function FacebookIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" {...props}>
      <path d="M24 12a12 12 0 1 0-13.9 11.9v-8.4H7.1V12h3V9.4c0-3 1.8-4.7 4.5-4.7 1.3 0 2.7.2 2.7.2v3h-1.5c-1.5 0-2 .9-2 1.9V12h3.4l-.5 3.5h-2.8v8.4A12 12 0 0 0 24 12z" />
    </svg>
  )
}

export function WhatsAppIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      {...props}
    >
      <path d="m2 22 1.4-5.1A10 10 0 1 1 7.2 20.7z" />
      <path
        fill="currentColor"
        stroke="none"
        d="M8.2 6.9c.4-.4 1.1-.3 1.3.2l.8 1.9c.1.3 0 .6-.2.8l-.7.8c.8 1.7 2.1 3 3.9 3.8l.9-1c.2-.3.5-.3.8-.2l1.9.9c.4.2.5.6.4 1-.3 1.3-1.4 2.1-2.7 2-4.3-.5-7.7-3.9-8-7.9 0-.9.9-1.7 1.6-2.3z"
      />
    </svg>
  )
}
