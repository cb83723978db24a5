import { EmptyState, type EmptyStateProps } from '#app/ui/empty-state.tsx'

type MessagePageProps = Omit<EmptyStateProps, 'heading'> & { tab: string }

export function MessagePage({ tab, ...said }: MessagePageProps) {
  return (
    <div className="page-narrow">
      <title>{`${tab} · Wishfolio`}</title>
      <EmptyState heading="h1" {...said} />
    </div>
  )
}
