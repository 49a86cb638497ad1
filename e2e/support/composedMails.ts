import type { Page } from 'playwright/test'

/**
 * Keeps the page's forms from submitting and records their `mailto:` addresses: the e-mails that a visitor's mail
 * program would compose. Call before the page is opened; the returned function reads them.
 */
export async function composedMails(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const composed: string[] = []
    Object.assign(window, { composed })
    HTMLFormElement.prototype.submit = function submit() {
      composed.push(this.action)
    }
  })
  return () => page.evaluate(() => (window as unknown as { composed: string[] }).composed)
}
