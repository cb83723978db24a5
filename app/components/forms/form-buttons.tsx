import type { ComponentProps } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'busy'>

export function SubmitButton(props: SubmitButtonProps) {
  return <Button {...props} type="submit" busy={useNavigation().formMethod === 'POST'} />
}

type FormButtonsProps = SubmitButtonProps & {
  submit: string
  back?: string
  cancel?: string
}

export function FormButtons({ submit, back, cancel = 'Cancel', children, ...button }: FormButtonsProps) {
  return (
    <div className="buttons">
      <SubmitButton {...button}>{submit}</SubmitButton>
      {children}
      {back !== undefined && (
        <LinkButton to={back} tone={button.tone === 'danger' ? 'ribbon' : 'quiet'}>
          {cancel}
        </LinkButton>
      )}
    </div>
  )
}
