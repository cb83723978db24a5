import { Share2 } from 'lucide-react'
import { useFetcher } from 'react-router'
import { Form } from '#app/components/forms/form.tsx'
import type { ProfileStatus } from '#app/domain/profiles/gift-profile.ts'
import { statusForm } from '#app/routes/portal/profiles/listed-profile.ts'
import { Button, type ButtonLook, LinkButton } from '#app/ui/button.tsx'

interface NextStepProps {
  profile: { id: string; ideas: number; status: ProfileStatus }
  query?: string
  size?: ButtonLook['size']
}

/** The one thing to do next with a profile, the only ribbon beside it: make ideas, open it to others, share it. */
export function NextStep({ profile: { id, ideas, status }, query = '', size }: NextStepProps) {
  const { action, fetcherKey } = statusForm(id, query)
  const { state } = useFetcher({ key: fetcherKey })
  if (ideas === 0) {
    return (
      <LinkButton to={`/portal/suggestions/${id}?mode=ai`} size={size}>
        Generate Suggestions
      </LinkButton>
    )
  }
  if (status === 'complete') {
    return (
      <LinkButton to={`/portal/share/${id}`} size={size} icon={Share2}>
        Share
      </LinkButton>
    )
  }
  return (
    <Form method="post" action={action} navigate={false} fetcherKey={fetcherKey}>
      <input type="hidden" name="status" value="complete" />
      <Button type="submit" size={size} busy={state !== 'idle'}>
        Set to Complete
      </Button>
    </Form>
  )
}
