import { useNavigation } from 'react-router'
import { Form } from '#app/components/forms/form.tsx'
import { Button } from '#app/ui/button.tsx'

export function SendLinkAgain({ signUpId }: { signUpId: string }) {
  const busy = useNavigation().formAction === '/resend-verification'
  return (
    <Form method="post" action="/resend-verification">
      <Button type="submit" name="sign_up" value={signUpId} tone="paper" busy={busy}>
        Send the link again
      </Button>
    </Form>
  )
}
