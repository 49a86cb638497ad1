import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Figures } from './Figures.tsx'
import { initialsOf } from './Monogram.tsx'

it('shows where a claim comes from, once that is said', () => {
  render(
    <Figures items={[{ value: '4.8', label: 'stars', source: { title: 'Read them', link: 'https://a.example/' } }]} />,
  )
  expect(screen.getByRole('link', { name: /^Read them/ }).getAttribute('href')).toBe('https://a.example/')
})

it.each([
  ['Peter Ellison', 'PE'],
  ['Will and Bryony Sands', 'WS'],
  ['Aoife O’Connor-Lee', 'AO'],
  ['Cher', 'C'],
])('stands for %s as %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
