import type { Page } from '@playwright/test'
import { addToDraw, PASSWORD } from '#test/make.ts'
import type { ServerProcess } from '#test/programs/server-process.ts'
import { mailedPath, newEmail, signIn } from '../accounts.ts'
import { post, postedGathering, postedProfile, siteOf, takeByPost } from '../profiles.ts'
import { sign } from '../template.ts'

const FOR_LONG = '9999999999999'

/**
 * Everything that stands open with a form, for its owner, a visitor and a member of the gathering; what deletes something
 * comes last. `unanswered-posts.spec.ts` compares it with the list of all posts.
 */
export async function formScreens(
  server: ServerProcess,
  owner: Page,
  visitor: Page,
  member: Page,
): Promise<[who: Page, paths: string[]][]> {
  const email = await signIn(owner)
  await post(visitor, '/signin', { email, password: PASSWORD })
  await visitor.context().clearCookies()
  // The oldest, as the list's first is opened.
  const { id: unopened } = await postedProfile(owner, { ideas: ['a harp'], complete: false })
  const shared = await postedProfile(owner, {
    fields: { accepts_messages: 'on', show_giver_names: 'on', accepts_other_gifts: 'on' },
    ideas: ['a kite', 'a lamp', 'a drum'],
  })
  const { slug, id } = shared
  await post(owner, '/portal/settings/mails', { news: 'on', time_zone: 'Europe/Berlin' })
  await post(owner, '/portal/settings/invitations')
  await post(owner, '/portal/settings/email', { email: `new-${email}`, password: PASSWORD })
  await post(owner, `/portal/suggestions/${id}/renew`, { idea: shared.idea('a drum') })
  const { id: draft } = await postedProfile(owner, { ideas: ['a drum'], complete: false })
  await takeByPost(visitor, slug, 'a kite')
  for (const text of ['a harp', 'a lute']) await post(visitor, `/gift/${slug}/other`, { text })
  const [taken, free] = [shared.idea('a kite'), shared.idea('a lamp')]

  const freed = await postedProfile(owner, { ideas: ['a flute'] })
  await takeByPost(visitor, freed.slug, 'a flute')
  await post(owner, `/portal/suggestions/${freed.id}/available`, { idea: freed.idea('a flute') })

  const { id: gathering, page: gatheringPage } = await postedGathering(owner, [shared, { id: unopened }])
  await post(owner, `/portal/gatherings/${gathering}/invite`)
  const invited = await owner.request.get(`/portal/gatherings/${gathering}`)
  const [invitation = ''] = /\/invitation\/[\w-]+/.exec(await invited.text()) ?? []
  for (const name of ['Ann', 'Bo', 'Cy']) await addToDraw(siteOf(owner), gathering, { name })
  const { id: drawn } = await postedGathering(owner, [shared])
  for (const name of ['Ann', 'Bo', 'Cy']) await addToDraw(siteOf(owner), drawn, { name })
  await post(owner, `/portal/gatherings/${drawn}/draw`, { do: 'draw' })
  const draw = await owner.request.get(`/portal/gatherings/${drawn}/draw`)
  const [drawLink = ''] =
    /\/draw\/[\w-]{12,}/.exec((await draw.text()).replace(/gatherings\/[\w-]+\/draw/g, '')) ?? []
  const gifts = await visitor.request.get('/your-gifts')
  const [personal = ''] = /\/your-gifts\/[\w.-]+/.exec(await gifts.text()) ?? []

  const members = await signIn(member)
  await post(member, gatheringPage, { me: slug })
  const newcomer = newEmail()
  await post(member, '/signup', { email: newcomer, password: PASSWORD })
  await post(member, '/reset-password', { email: members })
  return [
    [
      visitor,
      [
        '/signin',
        '/signin/code',
        '/signup',
        '/reset-password',
        '/quiz/start',
        '/your-gifts',
        `/report?page=/gift/${slug}`,
        `/gift/${slug}/take?idea=${free}`,
        `/gift/${slug}/name?idea=${taken}`,
        `/gift/${slug}/free?idea=${taken}`,
        `/gift/${slug}/other`,
        `/gift/${slug}/message`,
        drawLink,
        gatheringPage,
        await mailedPath(owner, server, newcomer, '/auth/callback'),
        await mailedPath(owner, server, email, '/confirm-email'),
        unsubscribePath('nobody'),
      ],
    ],
    [member, [personal, invitation, `${gatheringPage}/no-peeking?profile=${slug}`]],
    [
      owner,
      [
        '/create-gift-profile',
        // Before the list, where its badge is pressed.
        `/portal/share/${draft}`,
        `/portal/share/${id}`,
        '/portal/profile',
        `/portal/edit/${id}`,
        `/portal/suggestions/${id}`,
        `/portal/suggestions/${id}?mode=manual`,
        '/portal/add',
        `/portal/suggestions/${id}/available?idea=${taken}`,
        `/portal/suggestions/${id}/understood`,
        `/portal/share/${id}/renew`,
        '/portal/settings',
        '/portal/settings/email',
        '/portal/settings/prove',
        '/portal/settings/two-step',
        '/portal/settings/invitations',
        '/portal/gatherings/new',
        ...['', '/draw', '/draw/confirm', '/profiles', '/renew'].map(
          (screen) => `/portal/gatherings/${gathering}${screen}`,
        ),
      ],
    ],
    [member, [`/portal/gatherings/${gathering}/leave`]],
    [visitor, [takedownPath(id), await mailedPath(owner, server, members, '/auth/callback')]],
    [
      owner,
      [
        `/portal/gatherings/${drawn}/draw/undo`,
        `/portal/gatherings/${drawn}/delete`,
        `/portal/profile/${id}/delete`,
        '/portal/settings/delete-account',
      ],
    ],
    // Last, as what comes after is in the language that it chose.
    [member, ['/language']],
  ]
}

/** As a reminder's mail to an owner has it. */
function unsubscribePath(userId: string): string {
  return `/unsubscribe/reminders/${userId}/${sign(`unsubscribe reminders ${userId}`)}`
}

/** As the mail of a report has it. */
export function takedownPath(profileId: string): string {
  const of = `profile ${profileId} ${FOR_LONG}`
  return `/takedown/${of.replaceAll(' ', '/')}/${sign(`takedown ${of}`)}`
}
