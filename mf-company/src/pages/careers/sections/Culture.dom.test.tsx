import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { culture } from '../careers.content.ts'
import { Culture } from './Culture.tsx'

afterEach(cleanup)

test('the culture is a section of the page, and its headline is one level below', () => {
  render(<Culture {...culture} />)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Our Culture')
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(culture.headline)
})
