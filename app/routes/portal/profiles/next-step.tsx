import { useLingui } from '@lingui/react/macro'
import { CopyPlus, Share2 } from 'lucide-react'
import { useNavigation } from 'react-router'
import { Form } from '#app/components/forms/form.tsx'
import { Button, type ButtonLook, LinkButton } from '#app/ui/button.tsx'

interface NextStepProps {
  profile: { id: string; ideas: number; passed: boolean }
  size?: ButtonLook['size']
}

/** The one thing to do next with a profile, the only ribbon beside it: make ideas, share it, take it to the next year. */
export function NextStep({ profile: { id, ideas, passed }, size }: NextStepProps) {
  const { t } = useLingui()
  const duplicating = useNavigation().formAction === duplicateAction(id)
  if (ideas === 0) {
    return (
      <LinkButton to={`/portal/suggestions/${id}?mode=ai`} size={size}>
        {t`Generate Suggestions`}
      </LinkButton>
    )
  }
  if (passed) {
    return (
      <Form method="post" action={duplicateAction(id)}>
        <Button type="submit" size={size} icon={CopyPlus} busy={duplicating}>
          {t`Use again next year`}
        </Button>
      </Form>
    )
  }
  return (
    <LinkButton to={`/portal/share/${id}`} size={size} icon={Share2}>
      {t`Share`}
    </LinkButton>
  )
}

export function duplicateAction(id: string): string {
  return `/portal/share/${id}/duplicate`
}
