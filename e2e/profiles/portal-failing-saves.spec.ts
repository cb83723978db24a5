import { sql } from 'drizzle-orm'
import { openEmbedded } from '#app/server/database/embedded/embedded.ts'
import { ideas } from '#app/server/database/schema.ts'
import { innerWordsIn } from '#test/database/failing-database.ts'
import { signIn } from '../accounts.ts'
import { expect } from '../fixtures.ts'
import { openFollowed, postedProfile } from '../profiles.ts'
import { test } from '../operator/server-lives.ts'
import { toast } from '../toasts.ts'

/** Lets the database refuse a written idea and a made list once each: a sequence counts on when its transaction is taken back. */
async function refuseOnce(folder: string): Promise<void> {
  const { db, close } = await openEmbedded(folder)
  for (const kind of ['written', 'made']) await db.execute(sql.raw(`create sequence refused_${kind}`))
  await db.execute(sql`
    create function refuse_once() returns trigger language plpgsql as
    $$ begin
      if (new.text = 'A drum' and nextval('refused_written') = 1)
        or (new.source = 'built-in' and nextval('refused_made') = 1)
      then raise exception 'no room left for %', tg_table_name; end if;
      return new;
    end $$`)
  await db.execute(sql`
    create trigger refuse_once before insert or update on ${ideas}
    for each row execute function refuse_once()`)
  await close()
}

test('ideas that cannot be saved stay in their form, a first list says that it failed, and both work once the database is well', async ({
  start,
  folder,
  another,
  allowConsole,
}) => {
  allowConsole(/status of 500/, 'what cannot be saved is answered with its status')
  await refuseOnce(folder)
  const page = await another({ baseURL: (await start()).url })
  await signIn(page)
  const written = await postedProfile(page, { ideas: ['A kite', 'A lamp'] })
  const empty = await postedProfile(page, { ideas: [], complete: false })
  const noInnerWords = async () =>
    expect(innerWordsIn(await page.getByRole('main').innerText())).toBeUndefined()

  await test.step('ideas that are written', async () => {
    await openFollowed(page, `/portal/suggestions/${written.id}?mode=manual`)
    const line = page.getByRole('textbox', { name: 'Suggestion 1' })
    await line.fill('A drum')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Failed to save suggestions')).toHaveCount(1)
    await expect(line).toHaveValue('A drum')
    await noInnerWords()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Gift suggestions saved successfully')).toHaveCount(1)
  })

  await test.step('a first list that is made', async () => {
    await page.goto(`/portal/suggestions/${empty.id}?mode=ai`)
    await expect(toast(page, 'Failed to generate gift suggestions')).toHaveCount(1)
    const panel = page.getByRole('alert').filter({ hasText: 'Error' })
    await expect(panel).toContainText('An unexpected error occurred while generating suggestions')
    await noInnerWords()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(toast(page, 'Gift suggestions generated successfully')).toHaveCount(1)
    await expect(page.locator('.tag-title')).toHaveCount(15)
  })
})
