import { visit } from 'e2e/hydrated'
import { playsFilms } from 'e2e/visitor'
import { expect, test } from 'playwright/test'
import { successStory } from '../../src/pages/home/home.content.ts'

const isFilm = (address: string) => /\.(mp4|vtt)(\?|$)/.test(address)

const { play: playName, dialog: words } = successStory

test('a visitor watches the film with the keyboard alone', async ({ page }) => {
  const films: string[] = []
  page.on('request', (request) => isFilm(request.url()) && films.push(request.url()))
  await visit(page, '/')
  test.skip(!(await playsFilms(page)), 'This build of the engine plays no H.264.')
  const play = page.getByRole('button', { name: playName })
  await play.scrollIntoViewIfNeeded()
  await play.focus()
  expect(films).toEqual([])

  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: words.title })
  await expect(dialog).toBeVisible()
  await expect.poll(() => films.some((address) => address.includes('.mp4'))).toBe(true)
  const film = dialog.locator('video')
  expect(await film.evaluate((it: HTMLVideoElement) => it.error?.message ?? 'no error')).toBe('no error')
  const box = await film.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(9 / 16, 2)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await page.locator('video').evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true)
  await expect(play).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: words.close }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(play).toBeFocused()
})
