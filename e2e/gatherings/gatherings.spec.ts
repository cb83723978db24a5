import type { Page } from '@playwright/test'
import { newEmail, openMailedLink, sayYes, sendAuthForm, signIn } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { toast } from '../toasts.ts'
import { wordsOf } from '../every-screen/translated.ts'
import { ideaOn, postedGathering, postedProfile, takeButton, takeByPost, takenButton } from '../profiles.ts'

test('one link for a whole Christmas: made, opened by the family, printed, and nobody peeks', async ({
  page,
  another,
}) => {
  await signIn(page)
  await postedProfile(page, { fields: { recipient_name: 'Emma' }, ideas: ['a kite', 'a lamp'] })
  await postedProfile(page, { fields: { recipient_name: 'Otto' }, ideas: ['a drum'] })
  await postedProfile(page, { fields: { recipient_name: 'Quillon' }, complete: false })

  await test.step('the owner brings profiles together', async () => {
    await page.goto('/portal/profile')
    await page.getByRole('link', { name: 'Gatherings' }).click()
    await page.getByRole('link', { name: 'New Gathering' }).click()
    await page.getByLabel('Name').fill('Christmas at ours')
    await page.getByLabel('Day').fill('2026-12-24')
    await page.getByLabel('A line for everyone').fill('Dinner is at six.')
    for (const name of ['Emma', 'Otto', 'Quillon']) await page.getByRole('checkbox', { name }).check()
    await page.getByRole('button', { name: 'Create Gathering' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Christmas at ours' })).toBeVisible()
  })
  const link = await page.getByLabel('Link', { exact: true }).inputValue()

  await test.step('on a phone its menu stands beside the name', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    const menu = await page.getByLabel('More for this gathering').boundingBox()
    expect(menu?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0))
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(360)
  })

  const visitor = await another()
  const tag = (name: string) => visitor.getByRole('listitem').filter({ hasText: name })
  await test.step('a visitor finds everybody, and nothing of whose profile is still being written', async () => {
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Christmas at ours')
    await expect(tag('Emma')).toContainText('2 of 2 free')
    await expect(tag('Otto')).toContainText('1 of 1 free')
    await expect(tag('Still being written')).toHaveCount(1)
    await expect(visitor.getByRole('main')).not.toContainText('Quillon')
  })

  await test.step('on paper are the tags and a code that leads there, and nothing to press', async () => {
    await visitor.goto(`${link}?print`)
    await visitor.emulateMedia({ media: 'print' })
    await expect(tag('Emma')).toBeVisible()
    await expect(visitor.getByRole('img', { name: 'QR code of this page’s link' })).toBeVisible()
    for (const role of ['navigation', 'button'] as const)
      await expect(visitor.getByRole(role).filter({ visible: true })).toHaveCount(0)
    await visitor.emulateMedia({ media: 'screen' })
    await visitor.goto(link)
  })

  await test.step('a tag leads to the recipient’s page, and that back, also after a take', async () => {
    await visitor.getByRole('link', { name: 'Otto' }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Gift ideas for Otto')
    await takeButton(visitor, 'a drum').click()
    await visitor.getByRole('button', { name: 'Yes, mark as taken' }).click()
    await expect(takenButton(visitor, 'a drum')).toBeVisible()
    await ideaOn(visitor, 'a drum').getByRole('button', { name: 'Ask the organiser to free it' }).click()
    await expect(ideaOn(visitor, 'a drum').getByText('Asked, waiting for the organiser')).toBeVisible()
    await visitor.getByRole('link', { name: 'Christmas at ours' }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Christmas at ours')
  })

  await test.step('whoever says "That’s me" does not peek, until they want to', async () => {
    await tag('Otto').getByRole('button', { name: 'That’s me' }).click()
    await expect(tag('Otto')).toContainText('No peeking')
    await visitor.reload()
    await visitor.getByRole('link', { name: 'Otto' }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('No peeking, Otto')
    await expect(visitor.getByRole('main')).not.toContainText('a drum')
    await visitor.getByRole('button', { name: 'Show me all the same' }).click()
    await expect(ideaOn(visitor, 'a drum')).toBeVisible()
  })
})

test('a family of three owners under one link, one of whom signs up on one phone and verifies on another, down to the drawn names', async ({
  page,
  another,
  server,
}) => {
  await signIn(page)
  const emma = await postedProfile(page, { fields: { recipient_name: 'Emma' }, ideas: ['a kite', 'a lamp'] })
  const { id, page: link } = await postedGathering(page, [emma])

  const aunt = newEmail()
  await page.goto(`/portal/gatherings/${id}`)
  await page.getByText('Let others add their lists').click()
  await page.getByRole('button', { name: 'Invite others' }).click()
  const invitation = await page.getByLabel('Invitation').inputValue()

  const sister = await another()
  await signIn(sister)
  await postedProfile(sister, { fields: { recipient_name: 'Otto' }, ideas: ['a drum'] })
  await test.step('a sister with an account joins and adds her profile', async () => {
    await sister.goto(invitation)
    await sister.getByRole('button', { name: 'Take part' }).click()
    await sister.getByRole('checkbox', { name: 'Otto' }).check()
    await sister.getByRole('button', { name: 'Save' }).click()
    await expect(sister.getByText('Gathering saved')).toBeVisible()
    await sister.getByRole('link', { name: 'My Profiles' }).first().click()
    await expect(sister.getByRole('heading', { level: 1 })).toHaveText('My Profiles')
  })

  const [laptop, phone] = [await another(), await another({ viewport: { width: 360, height: 740 } })]
  await test.step('a brother signs up on his laptop, verifies on his phone, and joins there', async () => {
    const email = newEmail()
    await laptop.goto(invitation)
    await laptop.getByRole('link', { name: 'Sign up to take part' }).click()
    await sendAuthForm(laptop, 'Sign Up', email)
    await expect(
      laptop.getByRole('heading', { name: 'Check your email to confirm your account' }),
    ).toBeVisible()
    await openMailedLink(phone, server, email)
    await sayYes(phone)
    await expect(phone.getByText('Your email is confirmed. Sign in to go on.').first()).toBeVisible()
    await sendAuthForm(phone, 'Sign In', email)
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Take part in Christmas at ours?')
    await phone.getByRole('button', { name: 'Take part' }).click()
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Christmas at ours')
    const mira = await postedProfile(phone, { fields: { recipient_name: 'Mira' }, ideas: ['a harp'] })
    await phone.reload()
    await phone.getByRole('checkbox', { name: 'Mira' }).check()
    await phone.getByRole('button', { name: 'Save' }).click()
    await expect(phone.getByText('Gathering saved')).toBeVisible()
    await takeByPost(page, mira.slug, 'a harp')
  })

  const aunts = await another()
  await test.step('whoever has the link finds all three, and sees what another takes', async () => {
    const visitors = [laptop, aunts]
    for (const visitor of visitors) await visitor.goto(link)
    for (const visitor of visitors) {
      const tag = (name: string) => visitor.getByRole('listitem').filter({ hasText: name })
      await expect(tag('Emma')).toContainText('2 of 2 free')
      await expect(tag('Otto')).toContainText('1 of 1 free')
      await expect(tag('Mira')).toContainText('All taken')
    }
    await takeByPost(laptop, emma.slug, 'a kite')
    for (const visitor of visitors)
      await expect(visitor.getByRole('listitem').filter({ hasText: 'Emma' })).toContainText('1 of 2 free')
  })

  await test.step('the organiser draws names for all three and an aunt, and keeps a couple apart', async () => {
    await page.goto(`/portal/gatherings/${id}`)
    await page.getByRole('link', { name: 'Draw names' }).click()
    await page.getByRole('button', { name: 'Add all 3 from the gathering' }).click()
    await expect(page.getByText('Mira gets a link from you')).toBeVisible()
    await page.getByLabel('Name').fill('Aunt Eva')
    await page.getByLabel('Email').fill(aunt)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText(aunt)).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('')
    await page.getByText('Who may not draw each other').click()
    await page.getByLabel('One', { exact: true }).selectOption('Emma')
    await page.getByLabel('The other').selectOption('Otto')
    await page.getByRole('button', { name: 'Keep apart' }).click()
    await expect(page.getByText('Emma and Otto')).toBeVisible()
    await page.getByRole('listitem').filter({ hasText: aunt }).getByRole('link', { name: 'Edit' }).click()
    await expect(page.getByRole('heading', { name: 'Edit Aunt Eva' })).toBeVisible()
    await page.getByLabel('Name').fill('Auntie Eva')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Auntie Eva').first()).toBeVisible()
  })

  await test.step('one opens their link before names are drawn, which are drawn then', async () => {
    await laptop.goto(await page.getByLabel('Link for Emma').inputValue())
    await laptop.getByRole('button', { name: 'This is my device' }).click()
    await expect(laptop.getByText('Open this link again on this device')).toBeVisible()
    await page.getByLabel('What a gift may cost').fill('about 25 €')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, 'Saved').first()).toBeVisible()
    await page.getByRole('link', { name: 'Draw names' }).click()
    await expect(page.getByText('4 take part: Emma, Mira, Otto, Auntie Eva')).toBeVisible()
    await expect(page.getByText('May not draw each other: Emma and Otto')).toBeVisible()
    await expect(page.getByText('A gift may cost: about 25 €')).toBeVisible()
    await page.getByRole('button', { name: 'Draw names' }).click()
    await expect(page.getByText(/^Names were drawn on/)).toBeVisible()
  })

  await test.step('each sees one name, by the mail or the link they got, and finds that person’s ideas', async () => {
    const drawn: string[] = []
    const open = async (device: Page) => {
      const heading = device.getByRole('heading', { level: 1, name: 'You give to' })
      await expect(heading).toBeVisible()
      await expect(device.getByText('about 25 €')).toBeVisible()
      drawn.push(...(await wordsOf(heading)).map((words) => words.replace('You give to ', '')))
    }
    await laptop.reload()
    await open(laptop)
    for (const [name, device] of [
      ['Otto', sister],
      ['Mira', phone],
    ] as const) {
      await device.goto(await page.getByLabel(`Link for ${name}`).inputValue())
      await device.getByRole('button', { name: 'Show me the name' }).click()
      await open(device)
    }
    await openMailedLink(aunts, server, aunt, 'Names were drawn: whom do you give to?')
    await aunts.getByRole('button', { name: 'Show me the name' }).click()
    await open(aunts)
    expect(drawn.toSorted()).toEqual(['Auntie Eva', 'Emma', 'Mira', 'Otto'])
    await aunts.getByRole('link', { name: 'See their ideas' }).click()
    await expect(aunts.getByRole('heading', { level: 1 })).toHaveText(`Gift ideas for ${drawn.at(-1)}`)
  })
})
