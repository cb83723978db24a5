import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { MessagePage } from '#app/components/page/message-page.tsx'
import { Form, SubmitButton } from '#app/components/forms/form.tsx'
import { type ButtonLook, LinkButton } from '#app/ui/button.tsx'
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
  back?: string
  drawing?: ReactNode
}

export function QuestionPage(props: QuestionPageProps) {
  const { t } = useLingui()
  const { title, question, children, yes, tone = 'ribbon' } = props
  const { action, hidden = {}, instead, back, drawing } = props
  const form = (
    <Form method="post" {...(action !== undefined && { action })} className="buttons">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {instead}
      <SubmitButton tone={tone} size={drawing ? 'large' : 'medium'}>
        {yes}
      </SubmitButton>
      {back !== undefined && (
        <LinkButton to={back} tone={tone === 'danger' ? 'ribbon' : 'quiet'}>
          {t`Cancel`}
        </LinkButton>
      )}
    </Form>
  )
  if (drawing) {
    return (
      <MessagePage tab={title} drawing={drawing} title={question} action={form}>
        {children}
      </MessagePage>
    )
  }
  return (
    <>
      <title>{`${title} · Wishfolio`}</title>
      <PageHeading title={question} lead={children} />
      {form}
    </>
  )
}
