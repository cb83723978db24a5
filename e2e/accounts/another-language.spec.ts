import { PASSWORD } from '#test/make.ts'
import { newEmail, openMailedLink } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { saidIn } from '../said.ts'

const NEW_PASSWORD = 'a staple of horses'

for (const { language, locale, name, ideas } of [
  { language: 'de', locale: 'de-DE', name: 'Oma Rosmarin', ideas: ['Ein Drachen', 'Eine Leselampe'] },
  { language: 'ar', locale: 'ar', name: 'الجدة ياسمين', ideas: ['طائرة ورقية', 'مصباح للقراءة'] },
]) {
  test.describe(`in ${language}`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 }, hasTouch: true })

    test('from sign-up to a shared page, a forgotten password and the end of the account', async ({
      page,
      server,
      another,
    }) => {
      test.slow()
      const { say, expectOn } = saidIn(language)
      const email = newEmail()
      const main = page.getByRole('main')
      const button = (words: string) => main.getByRole('button', { name: say(words), exact: true })
      const link = (words: string) => main.getByRole('link', { name: say(words), exact: true })
      const heading = (words: string, values = {}) =>
        page.getByRole('heading', { name: say(words, values), exact: true })
      const field = (words: string, values = {}) => page.getByLabel(say(words, values), { exact: true })
      const toast = (words: string) => page.locator('.toasts').getByText(say(words))
      const inMenu = async (role: 'link' | 'button', words: string) => {
        const menu = page.getByRole('banner').locator('.menu')
        const item = menu.getByRole(role, { name: say(words), exact: true, includeHidden: true })
        // After a sign-out it has other items.
        await expect(item).toBeAttached()
        await menu.locator('summary').click()
        await item.click()
      }

      await test.step('sign up, and confirm by the mailed link', async () => {
        await page.goto('/')
        await expectOn(page)
        await link('Sign up').click()
        await expect(heading('Sign up')).toBeVisible()
        await expectOn(page)
        await field('Email').fill(email)
        await field('Password').fill(PASSWORD)
        await button('Sign Up').click()
        await expect(heading('Check your email to confirm your account')).toBeVisible()
        await expectOn(page)
        await openMailedLink(page, server, email, say('Confirm your email for Wishfolio'))
        await expect(heading('Email Verified Successfully!')).toBeVisible()
        await expectOn(page)
      })

      await test.step('make a profile', async () => {
        await link('Go to Dashboard').click()
        await expect(heading('Who is the first gift for?')).toBeVisible()
        await expectOn(page)
        await link('Create Gift Profile').click()
        await field('Recipient name').fill(name)
        await expectOn(page)
        await field('Age group').selectOption({ label: say('55+ years') })
        await field('Occasion type').selectOption({ label: say('Birthday') })
        await field('Occasion date').fill('2027-03-01')
        await button('Create Gift Profile').click()
        await expect(toast('Gift profile created successfully!')).toBeVisible()
      })

      await test.step('add ideas', async () => {
        const dialog = page.getByRole('dialog', { name: say('A profile for {name}', { name }) })
        await expect(dialog).toBeVisible()
        await expectOn(page)
        await dialog.getByRole('link', { name: say('Write or paste my own') }).click()
        for (const [at, idea] of ideas.entries()) {
          if (at > 0) await button('Add Suggestion').click()
          await field('Suggestion {number}', { number: at + 1 }).fill(idea)
        }
        await expectOn(page)
        await button('Save Changes').click()
        await expect(toast('Gift suggestions saved successfully')).toBeVisible()
        await expect(heading('Gift Suggestions for {name}', { name })).toBeVisible()
        await expectOn(page)
      })

      await test.step('share it, and open the shared page as somebody else', async () => {
        await link('Share').click()
        await expect(heading('Share {name}', { name })).toBeVisible()
        await expectOn(page)
        await button('Let others see it').click()
        await expect(main.getByText(say('Everyone with the link can see this list.'))).toBeVisible()
        await expectOn(page)
        const visitor = await another({ locale, viewport: { width: 360, height: 740 } })
        await visitor.goto(await field('Link').inputValue())
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
          say('Gift ideas for {name}', { name }),
        )
        for (const idea of ideas) await expect(visitor.getByText(idea, { exact: true })).toBeVisible()
        await expectOn(visitor)
        await visitor.close()
      })

      await test.step('sign out, and choose a new password by mail', async () => {
        await inMenu('button', 'Sign Out')
        await inMenu('link', 'Sign In')
        await expect(heading('Sign in')).toBeVisible()
        await expectOn(page)
        await link('Forgot your password?').click()
        await expect(heading('Reset your password')).toBeVisible()
        await expectOn(page)
        await field('Email').fill(email)
        await button('Send Reset Instructions').click()
        await expect(heading('Check your inbox')).toBeVisible()
        await expectOn(page)
        await openMailedLink(page, server, email, say('Choose a new password for Wishfolio'))
        await expect(heading('Choose a new password')).toBeVisible()
        await expectOn(page)
        await field('New password').fill(NEW_PASSWORD)
        await field('Confirm new password').fill(NEW_PASSWORD)
        await button('Update Password').click()
        await expect(toast('Password updated successfully')).toBeVisible()
        await expect(heading('My Profiles')).toBeVisible()
        await expectOn(page)
      })

      await test.step('sign in with it', async () => {
        await inMenu('button', 'Sign Out')
        await inMenu('link', 'Sign In')
        await field('Email').fill(email)
        await field('Password').fill(NEW_PASSWORD)
        await button('Sign In').click()
        await expect(toast('Successfully signed in')).toBeVisible()
        await expect(heading('My Profiles')).toBeVisible()
      })

      await test.step('delete the account', async () => {
        await page.getByRole('link', { name: say('Settings'), exact: true }).click()
        await expect(heading('Settings')).toBeVisible()
        await expectOn(page)
        await link('Delete my account now').click()
        await expect(heading('Delete my account')).toBeVisible()
        await expectOn(page)
        await field('Password').fill(NEW_PASSWORD)
        await button('Delete my account now').click()
        await expect(toast('Your account and everything in it has been deleted')).toBeVisible()
        await expectOn(page)
      })
    })
  })
}
