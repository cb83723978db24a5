import { LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

export function PreviewBar({ back, surprised = false }: { back: string; surprised?: boolean }) {
  return (
    <div className="page pb-6 print:hidden">
      <Notice
        title="This is what visitors see"
        action={
          <LinkButton to={back} tone="quiet" size="small">
            Back to Share
          </LinkButton>
        }
      >
        {surprised && 'Only what is taken stays hidden, because you want to be surprised.'}
      </Notice>
    </div>
  )
}
