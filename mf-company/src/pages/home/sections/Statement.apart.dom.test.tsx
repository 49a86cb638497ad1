import { act, cleanup, render, screen } from '@testing-library/react'
import { loadScrollingGsap } from 'shared-ui/motion'
import { afterEach, expect, test, vi } from 'vitest'
import { statement } from '../home.content.ts'
import { Statement } from './Statement.tsx'

vi.mock('shared-ui/motion', { spy: true })

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

async function scroll() {
  // The stylesheet's runway, which jsdom does not have.
  const runway = screen.getByText(statement.text).closest('section')
  runway?.style.setProperty('--runway', '1000px')
  await act(async () => {
    window.dispatchEvent(new Event('scroll'))
  })
}

test('before the first scroll nothing is fetched, and the sentence is plain text', () => {
  render(<Statement {...statement} />)
  expect(loadScrollingGsap).not.toHaveBeenCalled()
  expect(screen.getByText(statement.text).localName).toBe('p')
})

test('when the animation cannot be had the plain sentence stays', async () => {
  vi.mocked(loadScrollingGsap).mockRejectedValueOnce(new Error('404'))
  render(<Statement {...statement} />)
  await scroll()
  expect(loadScrollingGsap).toHaveBeenCalledOnce()
  expect(screen.getByText(statement.text).localName).toBe('p')
})

test('under reduced motion the sentence is never taken apart', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  render(<Statement {...statement} />)
  await scroll()
  vi.unstubAllGlobals()
  expect(loadScrollingGsap).not.toHaveBeenCalled()
})

test('taken apart, the sentence is still whole for assistive technology', async () => {
  // Never settles a second time: the words stand, and no timeline is made of them.
  vi.mocked(loadScrollingGsap)
    .mockResolvedValueOnce({} as never)
    .mockReturnValue(new Promise(() => {}))
  render(<Statement {...statement} />)
  await scroll()
  const words = [...document.querySelectorAll('[data-word]')].map((word) => word.textContent)
  expect(words.join('').trim()).toBe(statement.text)
  expect(screen.getByText(statement.text).getAttribute('aria-hidden')).toBeNull()
})
