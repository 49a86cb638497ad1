import { expect, test } from 'playwright/test'
import { visit } from '../../support/hydrated.ts'
import { playsFilms } from '../../support/visitor.ts'

const isFilm = (address: string) => /\.(mp4|vtt)(\?|$)/.test(address)

test('a visitor watches the film with the keyboard alone, and then the focus is back on the button', async ({
  page,
}) => {
  const films: string[] = []
  page.on('request', (request) => isFilm(request.url()) && films.push(request.url()))
  await visit(page, '/')
  test.skip(!(await playsFilms(page)), 'This build of the engine plays no H.264.')
  const play = page.getByRole('button', { name: 'Play the film' })
  await play.scrollIntoViewIfNeeded()
  await play.focus()
  expect(films).toEqual([])

  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Film of three works' })
  await expect(dialog).toBeVisible()
  await expect.poll(() => films.some((address) => address.includes('.mp4'))).toBe(true)
  const film = dialog.locator('video')
  expect(await film.evaluate((it: HTMLVideoElement) => it.error?.message ?? 'no error')).toBe('no error')
  const box = await film.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(9 / 16, 2)

  // The focus cannot leave the dialog for the page behind it.
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () =>
          document.activeElement?.closest('main, header, footer, body > a') === null ||
          document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true)
  }
  // Firefox gives it to its own bars, past the last element of the dialog.
  await expect(async () => {
    await page.keyboard.press('Shift+Tab')
    expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true)
  }).toPass()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('video')).toHaveCount(0)
  await expect(play).toBeFocused()
})

test('it also closes by its button and by a click beside it', async ({ page }) => {
  await visit(page, '/')
  const play = page.getByRole('button', { name: 'Play the film' })
  const dialog = page.getByRole('dialog', { name: 'Film of three works' })
  await play.click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(play).toBeFocused()
  await play.click()
  await page.mouse.click(20, 450)
  await expect(dialog).toBeHidden()
})

test('the dialog says that a film does not load, and the page still works', async ({ page }) => {
  await page.route(/\.mp4/, (route) => route.abort())
  await visit(page, '/')
  await page.getByRole('button', { name: 'Play the film' }).click()
  const dialog = page.getByRole('dialog', { name: 'Film of three works' })
  await expect(dialog.getByRole('alert')).toHaveText(
    'The film did not load. The pictures on this page show some of the same places.',
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Play the film' })).toBeFocused()
})
