import type { Route } from './+types/qr-code.route'
import { visibleProfile } from '#app/routes/gift/shared-profile-reading.ts'
import { qrCode } from '#app/routes/system/qr-code.ts'

export async function loader(args: Route.LoaderArgs) {
  const { link } = await visibleProfile(args)
  return qrCode(link)
}
