import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { pageState } from 'shared-ui/pageState'
import { BrowserRouter, useLocation } from 'shared-ui/router'
import { vi } from 'vitest'
import { Header } from '../frame/Header.tsx'
import { useHeader } from '../frame/headerState.ts'
import { useFollowedLinks } from '../navigation/followLinks.ts'
import { sampleAreas } from './sampleAreas.ts'

function Address() {
  useFollowedLinks()
  const { pathname, hash } = useLocation()
  return <output>{pathname + hash}</output>
}

/** Renders the header on a page at an address, which it shows as a status. Returns the user to act with. */
export function openHeader(address = '/') {
  window.history.replaceState(null, '', address)
  pageState().hydrated = ''
  render(
    <BrowserRouter>
      <Header areas={sampleAreas} />
      <main>
        <p>Elsewhere</p>
        <Address />
      </main>
    </BrowserRouter>,
  )
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
}

/** Removes the page and resets the header's state; after each test. */
export function closeHeader() {
  cleanup()
  useHeader.setState(useHeader.getInitialState())
  delete pageState().hydrated
  for (const link of document.head.querySelectorAll('link')) link.remove()
}

export const bar = () => within(screen.getByRole('banner'))

/** The button of the bar that opens a menu. */
export const trigger = (name: string) => bar().getByRole('button', { name })

export const isExpanded = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true'
