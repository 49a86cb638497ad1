import { expect, test } from 'playwright/test'
import { openDesign } from './openDesign.ts'

test.beforeEach(({ page }) => openDesign(page))

test('the comparison moves with the keyboard and says where it stands', async ({ page }) => {
  const cut = page.getByRole('slider', { name: 'Compare the wireframe with the finished render' })
  await cut.focus()
  await page.keyboard.press('Home')
  await expect(cut).toHaveAttribute('aria-valuetext', '0% wireframe, 100% render')
  await page.keyboard.press('ArrowRight')
  await expect(cut).toHaveAttribute('aria-valuetext', '1% wireframe, 99% render')
  await page.keyboard.press('End')
  await expect(cut).toHaveAttribute('aria-valuetext', '100% wireframe, 0% render')
})

test('with reduced motion the hero’s cut stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
  expect(moving).toBe(0)
})
