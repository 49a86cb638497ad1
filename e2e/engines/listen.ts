import type { Page } from 'playwright/test'
import { WebKitPage } from './WebKitPage.ts'

/** Listens to a page: call before it is opened. Returns what its console and its policy have complained of. */
export async function listen(page: Page | WebKitPage): Promise<() => Promise<string[]>> {
  if (page instanceof WebKitPage) return page.said
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(message.text())
  })
  page.on('pageerror', (error) => lines.push(error.message))
  // Firefox says it in no console that its driver listens to.
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective}: ${blockedURI}`),
    ),
  )
  return async () => lines
}
