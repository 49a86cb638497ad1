import { expect, test } from 'playwright/test'

test('the footer leads to the licences of what the pages are made with: libraries and fonts', async ({ page }) => {
  await page.goto('/privacy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Licences of software and fonts' }).click()
  await expect(page).toHaveURL('/third-party-notices.txt')
  const text = await page.locator('body').innerText()
  for (const name of ['react', 'react-dom', 'react-router', 'zustand', 'web-vitals', 'gsap', '@firebase/firestore'])
    expect(text, name).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+$`, 'm'))
  for (const font of ['Archivo', 'Newsreader', 'NotoEmoji']) expect(text, font).toMatch(new RegExp(`^${font}$`, 'm'))
  for (const words of ['Permission is hereby granted, free of charge', 'SIL OPEN FONT LICENSE', 'Apache License'])
    expect(text).toContain(words)
  // What only builds and serves the site is not sent to anybody.
  expect(text).not.toMatch(/^(vite|semver|esbuild|playwright) /m)
})
