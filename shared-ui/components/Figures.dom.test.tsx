import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Figures } from './Figures.tsx'
import { initialsOf } from './Monogram.tsx'

it('links to the source of its figures', () => {
  render(
    <Figures items={[{ value: '4.8', label: 'stars' }]} source={{ title: 'How we count', link: '/terms#stars' }} />,
  )
  expect(screen.getByRole('link', { name: 'How we count' }).getAttribute('href')).toBe('/terms#stars')
})

it.each([
  ['Peter Ellison', 'PE'],
  ['Will and Bryony Sands', 'WS'],
  ['Aoife O’Connor-Lee', 'AO'],
  ['Cher', 'C'],
])('abbreviates %s to %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
