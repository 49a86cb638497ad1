import type { Page } from 'playwright/test'
import { WebKitPage } from './WebKitPage.ts'

/** Listens to a page; call before it is opened. The returned function reads its errors and policy violations. */
export async function listen(page: Page | WebKitPage): Promise<() => Promise<string[]>> {
  if (page instanceof WebKitPage) return page.messages
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(message.text())
  })
  page.on('pageerror', (error) => lines.push(error.message))
  // Firefox's driver does not pass on the console's own messages about violations.
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective}: ${blockedURI}`),
    ),
  )
  return async () => lines
}
