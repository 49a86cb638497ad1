import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'shared-page/staticRouter'
import { vi } from 'vitest'
import { Header } from '../frame/Header.tsx'
import { PhoneBar } from '../frame/PhoneBar.tsx'
import { sampleAreas } from './sampleAreas.ts'

/** Renders the frame as served at a path. Returns the user-event instance. */
export function openFrame(address = '/') {
  const frame = (
    <StaticRouter location={address}>
      <Header areas={sampleAreas} />
      <main>
        <p>Elsewhere</p>
        <form>
          <input aria-label="Name" />
        </form>
      </main>
      <PhoneBar areas={sampleAreas} />
    </StaticRouter>
  )
  document.body.innerHTML = renderToStaticMarkup(frame)
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
}

export const banner = () => within(screen.getByRole('banner'))

export const trigger = (name: string) => banner().getByRole('button', { name, hidden: true })
