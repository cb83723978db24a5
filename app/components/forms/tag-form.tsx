import type { ComponentProps, ReactNode } from 'react'
import { Form, FormButtons } from '#app/components/forms/form.tsx'
import { RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'

export function TagPage({ children }: { children: ReactNode }) {
  return (
    <div className="page-narrow">
      <GiftTag hang="top" as="section">
        <div className="stack">{children}</div>
      </GiftTag>
    </div>
  )
}

type TagFormProps = ComponentProps<typeof FormButtons> &
  ComponentProps<typeof RefusedFormNotice> & { title: string; lead: ReactNode; moreButtons?: ReactNode }

export function TagForm({ title, lead, refused, children, moreButtons, ...buttons }: TagFormProps) {
  return (
    <Form method="post" noValidate>
      <TagPage>
        <title>{`${title} · Wishfolio`}</title>
        <h1>{title}</h1>
        <p>{lead}</p>
        <RefusedFormNotice refused={refused} />
        {children}
        <FormButtons {...buttons}>{moreButtons}</FormButtons>
      </TagPage>
    </Form>
  )
}
