import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RawPicture } from './RawPicture.tsx'

const picture = {
  base: '/pictures/',
  name: 'stair',
  widths: [480, 960, 2400],
  fallback: [480, 960, 1440],
  width: 2400,
  height: 1600,
  alt: 'An oak stair',
  color: '#c0b090',
}

it('offers every size, AVIF first, and reserves its space', () => {
  const { container } = render(<RawPicture picture={picture} sizes="50vw" />)
  const source = container.querySelector('source')
  expect(source?.getAttribute('srcset')).toBe(
    '/pictures/stair-480.avif 480w, /pictures/stair-960.avif 960w, /pictures/stair-2400.avif 2400w',
  )
  const img = screen.getByRole('img', { name: 'An oak stair' })
  expect(img.getAttribute('srcset')).toContain('/pictures/stair-1440.webp 1440w')
  expect(img.getAttribute('src')).toBe('/pictures/stair-960.webp')
  expect([source?.getAttribute('sizes'), img.getAttribute('sizes')]).toEqual(['50vw', '50vw'])
  expect([img.getAttribute('width'), img.getAttribute('height')]).toEqual(['2400', '1600'])
  expect(img.getAttribute('loading')).toBe('lazy')
  expect(img.getAttribute('fetchpriority')).toBeNull()
})
