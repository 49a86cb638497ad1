import { act, cleanup, render, screen } from '@testing-library/react'
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

const frame = () => screen.queryByTitle('Map of Chiswick, London, around the Sovran office')

test('the served page has a frame only without JavaScript', () => {
  const html = renderToString(<AreaMap {...map} />)
  expect(html.replace(/<noscript>.*<\/noscript>/, '')).not.toContain('<iframe')
  expect(html).toMatch(/<noscript><iframe [^>]*src="https:/)
})

test('a server that cannot be reached leaves words and link', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  render(<AreaMap {...map} />)
  comeNear()
  await answer.mock.results[0]?.value.catch(() => {})
  expect(frame()).toBeNull()
  expect(screen.getByText(/has not loaded/)).toBeDefined()
  expect(screen.getByRole('link', { name: /Open in Maps/ }).getAttribute('href')).toMatch(/openstreetmap/)
})
