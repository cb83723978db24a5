import { Form } from '#app/components/forms/form.tsx'
import { Button } from '#app/ui/button.tsx'

export function RejectedIdeas({ id, texts }: { id: string; texts: readonly string[] }) {
  return (
    <details>
      <summary>
        {texts.length === 1 ? 'You turned down 1 idea' : `You turned down ${texts.length} ideas`}
      </summary>
      <div className="grid justify-items-start gap-2 text-ink-soft">
        <p>
          They will not be suggested again, and the next ideas will have fewer like them:{' '}
          <span dir="auto">{texts.join(', ')}</span>
        </p>
        <Form method="post" action={`/portal/suggestions/${id}/taste`} preventScrollReset>
          <Button type="submit" tone="quiet" size="small">
            Allow them again
          </Button>
        </Form>
      </div>
    </details>
  )
}
