import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { DrawingFile } from '../pictures/DrawingFile.ts'
import { Drawing } from './Drawing.tsx'

const plan: DrawingFile = {
  src: '/plan.svg',
  width: 2000,
  height: 1000,
  metres: 20,
  least: 640,
  alt: 'A hall between two wings',
  labels: [{ text: 'Hall', note: '25.9 m²', x: 50, y: 40 }],
  dimensions: [{ text: '4,600', x: 50, y: 5 }],
  cameras: [
    { picture: 'house-new-build-day', x: 80, y: 90, angle: 331 },
    { picture: 'house-new-build-dusk-hero', x: 80, y: 90, angle: 331 },
  ],
}

it('shows labels and dimensions, and has a description', () => {
  render(<Drawing drawing={plan} title="Ground floor" />)
  screen.getByRole('img', { name: 'A hall between two wings' })
  expect(screen.getByText('Hall').textContent).toBe('Hall25.9 m²')
  expect(screen.getByText('4,600').style).toMatchObject({ left: '50%', top: '5%' })
})

it('numbers a camera by its picture’s position', () => {
  render(<Drawing drawing={plan} title="Ground floor" cameras={['line-house', 'house-new-build-day']} />)
  expect(screen.queryByText('1')).toBeNull()
  expect(screen.getByText('2').style).toMatchObject({ left: '80%', top: '90%' })
})

it('marks a viewpoint once, with every picture taken there', () => {
  render(<Drawing drawing={plan} title="Ground floor" cameras={['house-new-build-dusk-hero', 'house-new-build-day']} />)
  screen.getByText('1, 2')
})
