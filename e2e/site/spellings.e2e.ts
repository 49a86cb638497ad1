import { expect, test } from 'playwright/test'
import { visit } from '../support/hydrated.ts'
import { reducedMotion } from '../support/visitor.ts'

test.use(reducedMotion)

test('an address in another spelling shows its page, once hydrated', async ({ page, baseURL }) => {
  for (const [spelled, plain] of [
    ['/c%6Fntact', '/contact'],
    ['/sovran%2Dinteriors/kitchens?from=mail', '/sovran-interiors/kitchens?from=mail'],
    ['//sovran-builders', '/sovran-builders'],
  ] as const) {
    await visit(page, `${baseURL}${spelled}`)
    const served = await (await page.request.get(`${baseURL}${spelled}`)).text()
    const [, title = ''] = /<title>(.*?)</.exec(served) ?? []
    await expect(page).toHaveTitle(title.replaceAll('&amp;', '&'))
    await expect(page).not.toHaveTitle(/Page Not Found/)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    await expect(page).toHaveURL(`${baseURL}${plain}`)
  }
})
