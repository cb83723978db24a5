import type { RouterContextProvider } from 'react-router'
import { personalLink, yourGifts } from '#app/server/commands/your-gifts.ts'
import { sharedAddress } from '#app/server/share-link.ts'
import { servicesOf, viewerOf } from '#app/server/viewer.ts'

interface Asked {
  context: Readonly<RouterContextProvider>
  request: Request
}

/** What a device with this secret took, and its personal link; nothing for a device that took nothing yet. */
export async function shownGifts({ context, request }: Asked, secret: string | undefined) {
  if (secret === undefined) return { gifts: [], behindNewLinks: [], link: null }
  const services = servicesOf(context)
  const shown = await yourGifts(services, await viewerOf(context, request), secret)
  const path = personalLink(services, secret)
  return { ...shown, link: path === undefined ? null : sharedAddress(services, request, path) }
}
