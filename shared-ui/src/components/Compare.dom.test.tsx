import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { render as built, drawing } from '../system/samples.ts'
import { Compare } from './Compare.tsx'

afterEach(cleanup)

const comparison = (
  <Compare
    label="Compare the wireframe with the render"
    start={44}
    before={{ picture: drawing, label: 'Wireframe', detail: 'Week 2' }}
    after={{ picture: built, label: 'Render' }}
    sizes="100vw"
  />
)

describe('the comparison', () => {
  beforeEach(() => void render(comparison))
  const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Compare the wireframe with the render' })

  it('says how much of each picture shows', () => {
    expect(slider().getAttribute('aria-valuetext')).toBe('44% wireframe, 56% render')
    fireEvent.change(slider(), { target: { value: '70' } })
    expect(slider().getAttribute('aria-valuetext')).toBe('70% wireframe, 30% render')
  })

  it('is reached by keyboard and spans the whole picture in steps of 1', () => {
    slider().focus()
    expect(document.activeElement).toBe(slider())
    expect([slider().min, slider().max, slider().step]).toEqual(['0', '100', ''])
  })

  it('moves the cut with the value', () => {
    fireEvent.change(slider(), { target: { value: '12' } })
    expect(slider().closest<HTMLElement>('[style*="--x"]')?.style.getPropertyValue('--x')).toBe('12%')
  })
})

it('has both pictures and their labels without script', () => {
  const html = renderToStaticMarkup(comparison)
  for (const words of [drawing.alt, built.alt, 'Wireframe', 'Week 2', 'Render']) expect(html).toContain(words)
})
