import { Form } from '#app/components/forms/form.tsx'
import { UnsavedChanges } from '#app/components/forms/unsaved-changes.tsx'
import {
  ChooseProfiles,
  type ChooseProfilesProps,
} from '#app/routes/portal/gatherings/choose-profiles-field.tsx'
import { GatheringButtons } from '#app/routes/portal/gatherings/gathering-buttons.tsx'

interface ChooseProfilesFormProps extends ChooseProfilesProps {
  gatheringId: string
  /** What is chosen was refused before. */
  unsaved: boolean
}

export function ChooseProfilesForm({ gatheringId, unsaved, ...props }: ChooseProfilesFormProps) {
  return (
    <Form
      method="post"
      action={`/portal/gatherings/${gatheringId}/profiles`}
      noValidate
      className="card form"
    >
      <UnsavedChanges unsaved={unsaved} />
      <ChooseProfiles {...props} />
      <GatheringButtons submit="Save" />
    </Form>
  )
}
