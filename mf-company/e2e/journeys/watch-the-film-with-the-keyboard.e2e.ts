import { visit } from 'e2e/hydrated'
import { playsFilms } from 'e2e/visitor'
import { expect, test } from 'playwright/test'
import { successStory } from '../../src/pages/home/home.content.ts'

const isFilm = (address: string) => /\.(mp4|vtt)(\?|$)/.test(address)

const { play: playName, dialog: words } = successStory

for (const [cut, ratio, width, height] of [
  ['landscape', 16 / 9, 1440, 900],
  ['upright', 9 / 16, 390, 844],
] as const)
  test(`a visitor watches the ${cut} film with the keyboard alone`, async ({ page }) => {
    await page.setViewportSize({ width, height })
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
    const film = dialog.locator('video')
    await expect.poll(() => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0)
    expect([...new Set(films.filter((address) => address.endsWith('.mp4')))]).toEqual([
      expect.stringContaining(`-${cut}-`),
    ])
    const box = await film.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(ratio, 2)
    expect(await film.evaluate((it: HTMLVideoElement) => it.videoWidth / it.videoHeight)).toBeCloseTo(ratio, 2)
    await expect(dialog).toBeInViewport({ ratio: 1 })

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await page.locator('video').evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true)
    await expect(play).toBeFocused()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: words.close }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(play).toBeFocused()
  })
