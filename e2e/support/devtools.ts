import type { CDPSession, Page } from 'playwright'

const sessions: CDPSession[] = []

/**
 * A session with the browser's own tools, for what Playwright does not offer: a slow processor, a cache that is off,
 * raw input. Tests share a window one after another, and so would share what a session has set: end it with `endDevtools`.
 */
export async function devtoolsOf(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  sessions.push(session)
  return session
}

/** Ends the sessions of a test, and all that they have set. For `test.afterEach` of a file that uses `devtoolsOf`. */
export const endDevtools = () => Promise.all(sessions.splice(0).map((session) => session.detach()))
