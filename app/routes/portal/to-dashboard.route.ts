import { redirect, type RouterContextProvider } from 'react-router'
import { newestTemporaryProfile } from '#app/server/queries/gift-profiles.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'

export { default } from '#app/routes/system/no-screen.ts'

/** /portal leads to the list, which asks about a temporary profile without ideas. */
export async function loader({ context }: { context: Readonly<RouterContextProvider> }) {
  const temporary = await newestTemporaryProfile(servicesOf(context).db, ownerOf(context).id)
  return redirect(temporary ? `/portal/profile?created=${temporary.id}` : '/portal/profile')
}
