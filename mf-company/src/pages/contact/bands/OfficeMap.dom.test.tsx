import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { map } from '../contact.content.ts'
import { OfficeMap } from './OfficeMap.tsx'

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

const frame = () => screen.getByTitle(map.frameTitle)
/** Without our code the frame is always shown. */
const isShownByCode = () => !frame().hasAttribute('data-without-code')

test('the served page shows its lazy frame only without our code', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<OfficeMap {...map} />)
  expect([frame().getAttribute('loading'), isShownByCode()]).toEqual(['lazy', false])
  container.remove()
})

test('an unreachable or failing server leaves text and link', async () => {
  answer.mockResolvedValueOnce(new Response())
  answer.mockResolvedValueOnce(new Response('Access denied', { status: 403 }))
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  for (const isShown of [true, false, false]) {
    cleanup()
    render(<OfficeMap {...map} />)
    comeNear()
    await act(async () => answer.mock.results.at(-1)?.value.catch(() => {}))
    expect(isShownByCode()).toBe(isShown)
  }
  expect(screen.getByText(/has not loaded/)).toBeDefined()
  expect(screen.getByRole('link', { name: /Open in Maps/ }).getAttribute('href')).toMatch(/openstreetmap/)
})
