import { brotliCompressSync } from 'node:zlib'
import { expect, type Response, test } from 'playwright/test'
import { addresses } from './addresses.ts'
import { alive } from './alive.ts'
import { oversizeInMenus, oversizeOn } from './oversize.ts'

// The budgets that no machine's speed can change; `npm run audit` measures the others.
const budgets = { scriptKiB: 130, requests: 25, weightKiB: 500 }

// Three pages with every band of their line, or a form and a gallery, are above the budget for scripts; these figures
// keep them from growing.
const heavier: Readonly<Record<string, number>> = {
  '/sovran-design': 133,
  '/sovran-interiors': 135,
  '/sovran-interiors/gallery': 131,
}

// A section's address scrolls to its section, past pictures that then load: what follows is no longer "before
// scrolling", and may weigh as much as the whole of the page.
const weightKiB = (address: string) => (/^\/sovran-builders\/[a-z]+$/.test(address) ? 640 : budgets.weightKiB)

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

const sizes = new Map<string, number>()

/** Bytes on the wire with brotli, whatever this connection negotiated. */
async function brotliSize(response: Response): Promise<number> {
  const url = response.url()
  const known = sizes.get(url)
  if (known !== undefined) return known
  const body = await response.body()
  const isText = /javascript|css|html|json|svg/.test(response.headers()['content-type'] ?? '')
  const size = isText ? brotliCompressSync(body).length : body.length
  sizes.set(url, size)
  return size
}

const isPicture = (response: Response) => /^image\//.test(response.headers()['content-type'] ?? '')
const isScript = (response: Response) => /javascript/.test(response.headers()['content-type'] ?? '')

test.describe('before anybody touches it', () => {
  test.use(phone)
  for (const address of addresses) {
    test(`${address} keeps its budgets`, async ({ page }) => {
      const responses: Response[] = []
      page.on('response', (response) => responses.push(response))
      await page.goto(address)
      await alive(page)
      await page.waitForLoadState('networkidle')
      const sum = async (list: Response[]) => {
        const each = await Promise.all(list.map(brotliSize))
        return each.reduce((total, bytes) => total + bytes, 0) / 1024
      }
      const own = responses.filter((response) => new URL(response.url()).origin === new URL(page.url()).origin)
      const scripts = own.filter(isScript)
      expect.soft(await sum(scripts), 'JavaScript, KiB').toBeLessThanOrEqual(heavier[address] ?? budgets.scriptKiB)
      expect
        .soft(own.filter((response) => !isPicture(response)).length, 'requests')
        .toBeLessThanOrEqual(budgets.requests)
      expect.soft(await sum(own), 'weight, KiB').toBeLessThanOrEqual(weightKiB(address))
      const idle = scripts.map((response) => response.url()).filter((url) => /gsap|ScrollTrigger|firestore/.test(url))
      expect.soft(idle, 'modules that nothing asked for').toEqual([])
    })
  }
})

// A page of each kind; `npm run audit` looks at every address.
const looked = [
  '/',
  '/about',
  '/sovran-design',
  '/sovran-builders',
  '/sovran-builders/residential/renovations',
  '/sovran-interiors',
  '/sovran-interiors/kitchens',
  '/sovran-interiors/kitchens/german',
  '/sovran-interiors/projects',
  '/sovran-interiors/gallery',
  '/sovran-interiors/videos/0',
]

for (const { name, screen } of [
  { name: 'a phone', screen: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } },
  { name: 'a laptop', screen: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 } },
]) {
  test.describe(`on ${name} no picture has above 1.5 times the pixels that it shows`, () => {
    test.use(screen)
    for (const address of looked) {
      test(`on ${address}`, async ({ page }) => {
        await page.goto(address)
        expect(await oversizeOn(page)).toEqual([])
      })
    }
    test('in the menus', async ({ page }) => {
      await page.goto('/contact')
      await alive(page)
      expect(await oversizeInMenus(page)).toEqual([])
    })
  })
}
