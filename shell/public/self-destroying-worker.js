// In place of the service worker of an earlier site on this domain, under whichever name it has (platform/compose): removes
// itself and what it had stored, and loads its pages anew. Otherwise its visitors would see the earlier site for ever.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  const pages = await clients.matchAll({ type: 'window' })
  await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
  for (const page of pages) page.navigate(page.url).catch(() => {})
}
