// Replaces the service worker of an earlier site on this domain, under any of its file names (platform/compose).
// Removes itself and its caches, and reloads its pages. Otherwise its visitors would see the earlier site for ever.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  const pages = await clients.matchAll({ type: 'window' })
  await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
  for (const page of pages) page.navigate(page.url).catch(() => {})
}
