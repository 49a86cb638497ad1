import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { map } from '../contact.content.ts'
import { AreaMap } from './AreaMap.tsx'

let comeNear: () => void
const answer = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(see: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => act(() => see([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('fetch', answer)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const frame = () => screen.findByTitle('Map of Chiswick, London, around the Sovran office')

test('the served page holds a frame only for visitors without JavaScript', () => {
  const html = renderToString(<AreaMap {...map} />)
  expect(html.replace(/<noscript>.*<\/noscript>/, '')).not.toContain('<iframe')
  expect(html).toMatch(/<noscript><iframe [^>]*src="https:/)
})

test('the other company gets no request before the visitor scrolls near', async () => {
  render(<AreaMap {...map} />)
  expect((await frame()).hasAttribute('src')).toBe(false)
  expect(answer).not.toHaveBeenCalled()
})

test('the map is fetched when the visitor scrolls near, and stays when its server answers', async () => {
  answer.mockResolvedValue(new Response())
  render(<AreaMap {...map} />)
  comeNear()
  expect((await frame()).getAttribute('src')).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html/)
  await waitFor(() => expect(answer).toHaveBeenCalledOnce())
  expect((await frame()).hidden).toBe(false)
})

test('a server that cannot be reached leaves the words and the link, not a broken frame', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  render(<AreaMap {...map} />)
  comeNear()
  await waitFor(async () => expect((await frame()).hidden).toBe(true))
  expect(screen.getByText(/has not loaded/)).toBeDefined()
  expect(screen.getByRole('link', { name: /Open in Maps/ }).getAttribute('href')).toMatch(/openstreetmap/)
})
