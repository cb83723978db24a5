import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { listed } from '#app/domain/listed.ts'
import { Form } from '#app/components/forms/form.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

export interface Revealing {
  id: string
  texts: string[]
}

export function RevealedOnList({ id, texts, name }: Revealing & { name: string }) {
  const { t, i18n } = useLingui()
  return (
    <Notice
      title={<Trans>Ideas for {name} give away what you hide now</Trans>}
      action={
        <LinkButton to={`/portal/suggestions/${id}`} tone="quiet" size="small">
          {t`Look at these ideas`}
        </LinkButton>
      }
    >
      <span dir="auto">{listed(texts, i18n.locale)}</span>
    </Notice>
  )
}

export function RevealingIdeas({ id, texts, replaceable }: Revealing & { replaceable: boolean }) {
  const { t, i18n } = useLingui()
  return (
    <Notice
      title={t`These ideas give away what you hide`}
      action={
        replaceable ? (
          <Form method="post" action={`/portal/suggestions/${id}/renew`} navigate={false}>
            <input type="hidden" name="revealing" value="on" />
            <Button type="submit" tone="quiet" size="small">
              {t`Other ideas for these`}
            </Button>
          </Form>
        ) : (
          <LinkButton to="?mode=manual" tone="quiet" size="small" replace>
            {t`Edit these ideas`}
          </LinkButton>
        )
      }
    >
      <p dir="auto">{listed(texts, i18n.locale)}</p>
      {replaceable && <p>{t`What is taken or written by you stays as it is.`}</p>}
    </Notice>
  )
}

/** Its language was changed, or ours came to it. */
export function OtherLanguage({ id }: { id: string }) {
  const { t } = useLingui()
  return (
    <Notice
      title={t`Some ideas are not in the language of this list`}
      action={
        <Form method="post" action={`/portal/suggestions/${id}/renew`} navigate={false}>
          <Button type="submit" tone="quiet" size="small">
            {t`Replace our ideas that nobody took`}
          </Button>
        </Form>
      }
    >
      {t`What is taken or written by you stays as it is.`}
    </Notice>
  )
}

export function NotUnderstood({ id, phrases }: { id: string; phrases: readonly string[] }) {
  const { t, i18n } = useLingui()
  const words = listed(phrases, i18n.locale)
  return (
    <Notice
      title={<Trans>We did not understand: {words}</Trans>}
      action={
        <LinkButton to={`/portal/edit/${id}`} tone="quiet" size="small">
          {t`Edit Profile Details`}
        </LinkButton>
      }
    >
      {t`The ideas come from the other things you wrote. Try another word for it.`}
    </Notice>
  )
}

export function NoGifts({ id, texts }: { id: string; texts: readonly string[] }) {
  const { t, i18n } = useLingui()
  return (
    <Notice
      title={t`Is this a gift?`}
      action={
        <div className="buttons">
          <LinkButton to={`/portal/edit/${id}`} tone="quiet" size="small">
            {t`Edit Profile Details`}
          </LinkButton>
          <LinkButton to="?mode=manual" tone="quiet" size="small" replace>
            {t`Edit these ideas`}
          </LinkButton>
        </div>
      }
    >
      <p dir="auto">{listed(texts, i18n.locale)}</p>
      <p>
        {t`On the list, others can take it. What nobody should give belongs in Gift preferences: there others read it first.`}
      </p>
    </Notice>
  )
}

/** For as long as `undo` brings them back. */
export function RemovedIdeas({ step, texts }: { step: string; texts: readonly string[] }) {
  const { t, i18n } = useLingui()
  const ideas = listed(texts, i18n.locale)
  return (
    <Form
      method="post"
      action="/portal/undo"
      navigate={false}
      className="flex flex-wrap items-center gap-x-3 text-small"
    >
      <span id="removed" className="min-w-0 wrap-anywhere text-ink-soft">
        <Trans>Last removed: {ideas}</Trans>
      </span>
      <Button type="submit" name="undo" value={step} tone="quiet" size="small" aria-describedby="removed">
        {t`Bring back`}
      </Button>
    </Form>
  )
}

export function RejectedIdeas({ id, texts }: { id: string; texts: readonly string[] }) {
  const { t, i18n } = useLingui()
  const ideas = listed(texts, i18n.locale)
  const count = texts.length
  return (
    <details>
      <summary>
        <Plural value={count} one="You turned down # idea" other="You turned down # ideas" />
      </summary>
      <div className="grid justify-items-start gap-2 text-ink-soft">
        <p>
          <Trans>You will not get them again, and fewer like them: {ideas}</Trans>
        </p>
        <Form method="post" action={`/portal/suggestions/${id}/rejected`} navigate={false}>
          <Button type="submit" tone="quiet" size="small">
            {t`Allow them again`}
          </Button>
        </Form>
      </div>
    </details>
  )
}
