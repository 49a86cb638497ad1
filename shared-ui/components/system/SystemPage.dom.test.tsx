import { cleanup, render, screen, within } from '@testing-library/react'
import { StaticRouter } from 'shared-ui/staticRouter'
import { afterEach, expect, it } from 'vitest'
import { SystemPage } from './SystemPage.tsx'

afterEach(cleanup)

it.each(['Controls', 'Pictures', 'Parts of bands', 'Frame'])('shows specimens of %s', (label) => {
  render(
    <StaticRouter location="/_system">
      <SystemPage frame={[{ title: 'The header', element: <b>Sovran</b> }]} />
    </StaticRouter>,
  )
  expect(within(screen.getByRole('region', { name: label })).getAllByRole('region').length).toBeGreaterThan(0)
})
