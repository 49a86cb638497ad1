import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, useLocation } from 'shared-ui/router'
import { afterEach, describe, expect, it } from 'vitest'
import { SiteLink } from './SiteLink.tsx'

afterEach(cleanup)

const Here = () => {
  const { pathname, hash } = useLocation()
  return <p>{`at ${pathname}${hash}`}</p>
}

const show = (to: string) =>
  render(
    <BrowserRouter>
      <SiteLink to={to}>There</SiteLink>
      <Here />
    </BrowserRouter>,
  )

describe('a link', () => {
  it('moves inside the site without loading a document', async () => {
    history.replaceState(null, '', '/')
    show('/contact')
    await userEvent.click(screen.getByRole('link', { name: 'There' }))
    expect(screen.getByText('at /contact')).toBeTruthy()
  })

  it('moves within the page', async () => {
    history.replaceState(null, '', '/about')
    show('#process')
    await userEvent.click(screen.getByRole('link', { name: 'There' }))
    expect(screen.getByText('at /about#process')).toBeTruthy()
  })

  it('out of the site opens in a new tab and says so', () => {
    show('https://wa.me/447700900123')
    // Without a layout the hidden words lose their leading space; a browser keeps it.
    const link = screen.getByRole('link', { name: /^There ?\(opens in a new tab\)$/ })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener')
  })

  it.each(['tel:+442079460100', 'mailto:hello@sovran.example'])('to %s stays plain', (to) => {
    show(to)
    const link = screen.getByRole('link', { name: 'There' })
    expect(link.getAttribute('href')).toBe(to)
    expect(link.getAttribute('target')).toBeNull()
  })
})
