import { EmptyState, type EmptyStateProps } from '#app/ui/empty-state.tsx'

type MessagePageProps = Omit<EmptyStateProps, 'heading'> & { tab: string }

/** A whole page that says one thing, and where to go on. */
export function MessagePage({ tab, ...said }: MessagePageProps) {
  return (
    <div className="page-narrow">
      <title>{`${tab} · Wishfolio`}</title>
      <EmptyState heading="h1" {...said} />
    </div>
  )
}
