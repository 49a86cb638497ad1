import { cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Loop } from './Loop.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const loop = (
  <Loop seconds={20} label="Topics">
    <a href="/kitchens">Kitchens</a>
  </Loop>
)

it('moves with a hidden copy that cannot be focused', () => {
  render(loop)
  expect(screen.getByRole('group', { name: 'Topics' })).toBeTruthy()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getAllByText('Kitchens')).toHaveLength(2)
  expect(screen.getAllByText('Kitchens')[1]?.closest('[inert]')).toBeTruthy()
})

it('has no copy without script', () => {
  expect(renderToStaticMarkup(loop).match(/Kitchens/g)).toHaveLength(1)
})
