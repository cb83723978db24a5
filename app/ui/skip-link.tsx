export function SkipLink({
  to = 'main',
  children = 'Skip to the content',
}: {
  to?: string
  children?: string
}) {
  return (
    <a href={`#${to}`} className="skip-link">
      {children}
    </a>
  )
}
