import type { Page, Response } from 'playwright/test'

/**
 * The screen of an ordinary phone, on which weights are measured. Without Playwright's `isMobile`: with it one document
 * in twenty starts 980 px wide, before the emulation takes effect, and fetches its first picture for that width.
 */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true }

// The site's budgets that do not depend on the machine's speed.
// A first picture above 18.5 KiB takes one more round trip on a slow line.
const budgets = { scriptKiB: 140, requests: 16, weightKiB: 500, firstPictureKiB: 18.5 }

/** The budgets of an address before the visitor's first action: the site's, except those named here. */
export function budgetsOf(address: string): typeof budgets {
  // A section's address scrolls to its section, past pictures that then load: it may weigh as much as the whole page.
  if (/^\/sovran-builders\/[a-z]+$/.test(address)) return { ...budgets, weightKiB: 640 }
  return budgets
}

/** The weight of a page's responses from its own origin: KiB as transferred, headers included, as Lighthouse counts. */
export interface Weight {
  scriptKiB: number
  /** Pictures aside. */
  requests: number
  weightKiB: number
  /** The picture that is the page's largest paint; 0 where text is. */
  firstPictureKiB: number
  /** Files that are fetched although they are needed later, or are in the page already. */
  early: string[]
}

// Motion, the Firebase SDK, accented characters, drawings; and the styles and the icon, which the page already holds.
const forLater = /gsap|firestore|-accents-|\/svg\/SVG\/|\.css$|favicon/

// What reports a visit is fetched five seconds after it began. On a busy machine that is before the network is idle.
const forReports = /\/messages-[\w-]+\.js$|\/reports$/

async function transferred(response: Response): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await response.request().sizes()
  return responseBodySize + responseHeadersSize
}

const isPicture = (response: Response) => /^image\//.test(response.headers()['content-type'] ?? '')
const isScript = (response: Response) => /javascript/.test(response.headers()['content-type'] ?? '')

/** Weighs what a page fetches. Call before the page is opened, and the returned function when the network is idle. */
export function weigh(page: Page): () => Promise<Weight> {
  const responses: Response[] = []
  const listen = (response: Response) => void responses.push(response)
  page.on('response', listen)
  const sum = async (list: Response[]) => {
    const each = await Promise.all(list.map(transferred))
    return each.reduce((total, bytes) => total + bytes, 0) / 1024
  }
  return async () => {
    page.off('response', listen)
    const own = responses.filter(
      (response) =>
        new URL(response.url()).origin === new URL(page.url()).origin &&
        !forReports.test(new URL(response.url()).pathname),
    )
    const scripts = own.filter(isScript)
    const first = await page.evaluate(
      () => document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]')?.currentSrc,
    )
    return {
      scriptKiB: await sum(scripts),
      requests: own.filter((response) => !isPicture(response)).length,
      weightKiB: await sum(own),
      firstPictureKiB: await sum(own.filter((response) => response.url() === first)),
      early: own.map((response) => response.url()).filter((url) => forLater.test(url)),
    }
  }
}

/** A line with a page's weight, and how far it is under each of its budgets. */
export function weighed(address: string, weight: Weight): string {
  const budgets = budgetsOf(address)
  const figure = (what: string, value: number, budget: number, digits = 1) =>
    `${value.toFixed(digits)} ${what} (${(budget - value).toFixed(digits)} under ${budget})`
  return [
    `${address}: ${figure('KiB of script', weight.scriptKiB, budgets.scriptKiB)}`,
    figure('requests', weight.requests, budgets.requests, 0),
    figure('KiB in all', weight.weightKiB, budgets.weightKiB, 0),
    figure('KiB of first picture', weight.firstPictureKiB, budgets.firstPictureKiB),
  ].join(', ')
}
