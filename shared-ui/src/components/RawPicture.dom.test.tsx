import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { RawPicture } from './RawPicture.tsx'

afterEach(cleanup)

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

describe('a picture', () => {
  it('offers every size, AVIF first, and keeps its place', () => {
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

  it('is cut for a phone held upright where it fills the screen, and only there', () => {
    const upright = { name: 'stair-upright', widths: [360, 480], fallback: [480], width: 600, height: 1067 }
    const { container, rerender } = render(
      <RawPicture picture={{ ...picture, upright }} sizes="100vw" upright="66vw" />,
    )
    const [avif, webp, whole] = container.querySelectorAll('source')
    expect(avif?.getAttribute('srcset')).toBe(
      '/pictures/stair-upright-360.avif 360w, /pictures/stair-upright-480.avif 480w',
    )
    expect(webp?.getAttribute('srcset')).toBe('/pictures/stair-upright-480.webp 480w')
    for (const source of [avif, webp]) {
      expect(source?.getAttribute('media')).toBe('(max-width: 47.99em) and (orientation: portrait)')
      expect(source?.getAttribute('sizes')).toBe('66vw')
      expect([source?.getAttribute('width'), source?.getAttribute('height')]).toEqual(['600', '1067'])
    }
    expect(whole?.getAttribute('media')).toBeNull()

    rerender(<RawPicture picture={{ ...picture, upright }} sizes="50vw" />)
    expect(container.querySelectorAll('source')).toHaveLength(1)
    rerender(<RawPicture picture={picture} sizes="100vw" upright="66vw" />)
    expect(container.querySelectorAll('source')).toHaveLength(1)
  })
})
