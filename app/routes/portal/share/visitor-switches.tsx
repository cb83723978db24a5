import { useNavigation } from 'react-router'
import { Form } from '#app/components/forms/form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'

interface VisitorSwitchesProps {
  id: string
  names: boolean
  otherGifts: boolean
}

export function VisitorSwitches({ id, names, otherGifts }: VisitorSwitchesProps) {
  const action = `/portal/share/${id}/visitors`
  return (
    <section className="grid content-start gap-3">
      <h2>What visitors may say</h2>
      <Form method="post" action={action} preventScrollReset className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="flex-1 basis-56">
            <strong>Who a gift is from</strong>: everybody with the link then sees “Taken by Aunt Eva”.
          </p>
          <Switch name="names" label="Who a gift is from" on="On" off="Off" defaultChecked={names} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="flex-1 basis-56">
            <strong>That they give something else</strong>, which is not on the list.
          </p>
          <Switch
            name="other_gifts"
            label="That they give something else"
            on="On"
            off="Off"
            defaultChecked={otherGifts}
          />
        </div>
        <div className="buttons">
          <Button type="submit" tone="paper" size="small" busy={useNavigation().formAction === action}>
            Save
          </Button>
        </div>
      </Form>
    </section>
  )
}
