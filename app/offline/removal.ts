/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope

/** Takes the place of the worker that keeps pages, deletes what that kept, and removes itself. */
async function remove(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  indexedDB.deleteDatabase('workbox-expiration')
  await self.registration.unregister()
}

void self.skipWaiting()
self.addEventListener('activate', (event) => event.waitUntil(remove()))
