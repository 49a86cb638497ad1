import { render, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { Doodle } from './Doodle.tsx'

let isInView: boolean

beforeEach(() => {
  isInView = true
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: () => void
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => report([{ isIntersecting: isInView }])
      }
      disconnect() {}
    },
  )
})

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`
const answer = (body: string, status = 200) => {
  const fetched = vi.fn((_method: string, _address: string) => {})
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = status
      responseXML = new DOMParser().parseFromString(body, 'image/svg+xml')
      onloadend = () => {}
      open = fetched
      send = () => queueMicrotask(() => this.onloadend())
    },
  )
  return fetched
}

it('is empty as served, and drawn once in view', async () => {
  const fetched = answer(svg('<path d="M0 0h9"/>'))
  isInView = false
  const { container } = render(<Doodle />)
  expect(container.innerHTML).toBe(renderToStaticMarkup(<Doodle />))
  expect(container.querySelector('svg, img')).toBeNull()
  expect(fetched).not.toHaveBeenCalled()
  isInView = true
  const seen = render(<Doodle />).container
  await waitFor(() => expect(seen.querySelector('svg path')).toBeTruthy())
})

it.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a handler', svg('<path d="M0 0" onload="alert(1)"/>')],
  ['foreign content', svg('<foreignObject/>')],
  ['another document', '<html><body/></html>'],
  ['nonsense', 'not xml'],
])('inserts nothing with %s into the page', async (_, body) => {
  answer(body)
  const { container } = render(<Doodle />)
  await waitFor(() => expect(container.querySelector('img')).toBeTruthy())
  expect(container.querySelector('svg')).toBeNull()
})
