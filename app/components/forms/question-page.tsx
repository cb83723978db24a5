import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Form } from '#app/components/forms/form.tsx'
import { Button } from '#app/ui/button.tsx'
import type { ButtonLook } from '#app/ui/button-content.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

interface QuestionPageProps {
  title: string
  question: ReactNode
  children: ReactNode
  yes: string
  tone?: NonNullable<ButtonLook['tone']>
  action?: string
  hidden?: Readonly<Record<string, string>>
  instead?: ReactNode
  /** Where "Cancel" leads; without it, whoever says no closes the page. */
  back?: string
  drawing?: ReactNode
}

export function QuestionPage(props: QuestionPageProps) {
  const {
    title,
    question,
    children,
    yes,
    tone = 'ribbon',
    action,
    hidden = {},
    instead,
    back,
    drawing,
  } = props
  const busy = useNavigation().formMethod === 'POST'
  const form = (
    <Form method="post" {...(action !== undefined && { action })} className="buttons">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {instead}
      <Button type="submit" tone={tone} size={drawing ? 'large' : 'medium'} busy={busy}>
        {yes}
      </Button>
      {back !== undefined && (
        <LinkButton to={back} tone={tone === 'danger' ? 'ribbon' : 'quiet'}>
          Cancel
        </LinkButton>
      )}
    </Form>
  )
  return (
    <>
      <title>{`${title} · Wishfolio`}</title>
      {drawing ? (
        <EmptyState heading="h1" drawing={drawing} title={question} action={form}>
          {children}
        </EmptyState>
      ) : (
        <>
          <PageHeading title={question} lead={children} />
          {form}
        </>
      )}
    </>
  )
}
