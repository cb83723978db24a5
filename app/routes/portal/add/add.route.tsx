import { useLingui } from '@lingui/react/macro'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/add.route'
import { savingDraft, useDraft } from '#app/components/forms/saved-draft.ts'
import { orToast } from '#app/components/forms/unreachable-server.ts'
import { occasionName } from '#app/copy/occasions.ts'
import { ADD_PAGE, addPath, sharedProduct } from '#app/domain/addresses/add-page.ts'
import { formatDay } from '#app/domain/dates.ts'
import { IDEA_FIELDS, linesIn } from '#app/domain/ideas/idea-form.ts'
import { shownPicture } from '#app/domain/ideas/picture.ts'
import { withFound } from '#app/domain/pictures/found-product.ts'
import { productAddress } from '#app/domain/ideas/product-address.ts'
import { type Outcome, refused } from '#app/domain/outcome.ts'
import { type AddAnswer, ASKED } from '#app/routes/portal/add/add-answer.ts'
import { AddForm } from '#app/routes/portal/add/add-form.tsx'
import { Bookmark } from '#app/routes/portal/add/bookmark.tsx'
import { addIdea } from '#app/server/commands/ideas/add-idea.ts'
import { lookUpProduct } from '#app/server/commands/pictures/look-up.ts'
import { looksUpAtOnce } from '#app/server/queries/accounts/accounts.ts'
import { listsByUse } from '#app/server/queries/gift-profiles.ts'
import { storedPictures } from '#app/server/queries/pictures.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf, statusOf } from '#app/server/request/form.ts'
import { languageFor, messageFor, refusalFor, wordsFor } from '#app/server/request/said.ts'
import { ownedProfile, ownerOf, servicesOf } from '#app/server/request/viewer.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyParcelDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

export { headers } from '#app/server/request/form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, env, lookUp } = servicesOf(context)
  const owner = ownerOf(context)
  const shared = sharedProduct(new URL(request.url).searchParams)
  const lists = await listsByUse(db, owner.id)
  const isAddress = 'address' in productAddress(shared.address)
  const mayAsk = lookUp !== null && isAddress && !isLedByAnotherSite(request)
  return {
    shared,
    lists: lists.map((profile) => ({
      id: profile.id,
      name: profile.recipient_name,
      occasion: occasionName(wordsFor(context), profile),
      date: formatDay(profile.occasion_date, 'MMM d, yyyy', languageFor(context)),
    })),
    newList: `/create-gift-profile?${new URLSearchParams({ next: addPath(shared) }).toString()}`,
    mayLookUp: lookUp !== null,
    looksUpAtOnce: mayAsk && (await looksUpAtOnce(db, owner.id)),
    page: env.publicUrl + ADD_PAGE,
  }
}

/** Any site can open the page with an address of its choice, and spend a look-up of the owner's. */
function isLedByAnotherSite({ headers }: Request): boolean {
  return !['none', 'same-origin'].includes(headers.get('sec-fetch-site') ?? '')
}

/** Adds the idea, or with `look_up` answers what the shop tells. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await formOf(request)
  const typed = Object.fromEntries([...form].filter((field): field is [string, string] => isText(field[1])))
  if (form.has('look_up')) return tellOfProduct({ context, request }, typed)
  const profileId = typed.profile ?? ''
  const [posted = { id: null, text: '' }] = linesIn(form)
  // What a shop told is of the address that was asked.
  const line = typed[ASKED.link] === posted.link ? posted : { ...posted, priceSeen: '', picture: '' }
  const added = await attempt(services, 'ideas_save_failed', async (): Promise<Outcome<unknown>> => {
    const profile = await ownedProfile(services.db, ownerOf(context), profileId)
    return profile.ok ? addIdea(services, profile.value, line) : profile
  })
  if (added.ok) return toastAt(services, `/portal/suggestions/${profileId}`, 'idea_added')
  const [stored] = await storedPictures(services.db, [line.picture ?? ''])
  const picture = stored ? { hash: stored.hash, shown: shownPicture(stored) } : null
  return data<AddAnswer>({ typed, picture, refused: refusalFor(context, added) }, statusOf(added))
}

/** Fills empty fields, the name that came with the address, and what was found before and not changed since. */
async function tellOfProduct(
  { context, request }: Pick<Route.ActionArgs, 'context' | 'request'>,
  typed: Record<string, string>,
) {
  const services = servicesOf(context)
  const language = languageFor(context)
  const address = typed[IDEA_FIELDS.link] ?? ''
  const found = await attempt(services, 'look_up_failed', () =>
    lookUpProduct(services, ownerOf(context), { address, language }),
  )
  if (!found.ok) {
    const isOfAddress = found.code.startsWith('product_link_')
    const refusal = isOfAddress ? refused(found.code, { [IDEA_FIELDS.link]: found.code }) : found
    return data<AddAnswer>({ typed, picture: null, refused: refusalFor(context, refusal) }, statusOf(found))
  }
  const { seenOn, picture, pictureRefused, ...product } = found.value
  const line = withFound(
    { ...writtenFor(address, typed), picture: '' },
    { ...product, picture: picture?.hash ?? '' },
    {
      name: typed[ASKED.name] || sharedProduct(new URL(request.url).searchParams).name,
      price: typed[ASKED.price] ?? '',
      picture: '',
    },
  )
  return data<AddAnswer>({
    typed,
    picture,
    found: {
      fields: {
        [IDEA_FIELDS.text]: line.text,
        [IDEA_FIELDS.price]: line.price,
        [IDEA_FIELDS.priceSeen]: line.priceSeen,
        [ASKED.link]: address,
        [ASKED.name]: product.name,
        [ASKED.price]: product.price,
      },
      seenOn:
        seenOn && line.priceSeen === product.priceSeen ? formatDay(seenOn, 'MMM d, yyyy', language) : null,
      noPicture: pictureRefused && messageFor(context, pictureRefused),
    },
  })
}

/** What a form says of a product, without what another address told. */
function writtenFor(address: string, typed: Record<string, string>) {
  const { [IDEA_FIELDS.text]: text = '', [IDEA_FIELDS.price]: price = '' } = typed
  const priceSeen = typed[IDEA_FIELDS.priceSeen] ?? ''
  const isOfAnother = Boolean(typed[ASKED.link]) && typed[ASKED.link] !== address
  if (!isOfAnother) return { link: address, text, price, priceSeen }
  return {
    link: address,
    text: text === typed[ASKED.name] ? '' : text,
    price: price === typed[ASKED.price] ? '' : price,
    priceSeen: '',
  }
}

const isText = (value: FormDataEntryValue) => typeof value === 'string'

/** What the shop tells changes nothing that the page was loaded with. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return !formData?.has('look_up') && defaultShouldRevalidate
}

export function clientAction(args: Route.ClientActionArgs) {
  return savingDraft(args.request, () => orToast(args, 'ideas_save_failed'))
}

export default function Add({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { shared, lists, newList, page, mayLookUp, looksUpAtOnce: atOnce } = loaderData
  const draft = useDraft()
  return (
    <>
      <title>{`${t`Add from a shop`} · Wishfolio`}</title>
      <PageHeading title={t`Add from a shop`} lead={t`Nothing is on a list until you press Add to list.`} />
      {lists.length === 0 ? (
        <EmptyState
          drawing={<EmptyParcelDrawing />}
          title={t`Who is the first gift for?`}
          action={<LinkButton to={newList}>{t`Create Gift Profile`}</LinkButton>}
        >
          {t`You have no list yet. Make one, and what you add comes along.`}
          <span className="block wrap-anywhere">{shared.address}</span>
        </EmptyState>
      ) : (
        <AddForm
          key={draft ? 'draft' : page + shared.address}
          typed={draft && Object.fromEntries(draft)}
          answer={actionData}
          {...{ shared, lists, newList, mayLookUp, atOnce }}
        />
      )}
      <Bookmark page={page} />
    </>
  )
}
