import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

export function GatheringButtons({ submit }: { submit: string }) {
  return (
    <div className="buttons">
      <Button type="submit" busy={useNavigation().formMethod === 'POST'}>
        {submit}
      </Button>
      <LinkButton to="/portal/gatherings" tone="quiet">
        Cancel
      </LinkButton>
    </div>
  )
}
