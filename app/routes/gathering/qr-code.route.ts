import type { Route } from './+types/qr-code.route'
import { visibleGathering } from '#app/routes/gathering/gathering-reading.ts'
import { qrCode } from '#app/routes/system/qr-code.ts'

export async function loader(args: Route.LoaderArgs) {
  const { link } = await visibleGathering(args)
  return qrCode(link)
}
