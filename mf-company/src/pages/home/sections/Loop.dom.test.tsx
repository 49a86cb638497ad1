import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Loop } from './Loop.tsx'

afterEach(cleanup)

it('moves with a hidden copy that cannot be focused', () => {
  render(
    <Loop seconds={20} label="Topics">
      <a href="/kitchens">Kitchens</a>
    </Loop>,
  )
  expect(screen.getByRole('group', { name: 'Topics' })).toBeTruthy()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getAllByText('Kitchens')).toHaveLength(2)
  expect(screen.getAllByText('Kitchens')[1]?.closest('[inert]')).toBeTruthy()
})
