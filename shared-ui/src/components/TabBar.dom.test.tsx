import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'shared-ui/router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TabBar } from './TabBar.tsx'

afterEach(cleanup)

const items = ['Modern', 'German', 'Traditional'].map((title) => ({
  id: title.toLowerCase(),
  title,
  link: `/kitchens/${title.toLowerCase()}`,
}))

const show = (props: Partial<Parameters<typeof TabBar>[0]>) =>
  render(
    <BrowserRouter>
      <TabBar title="Kitchens" items={items} {...props} />
    </BrowserRouter>,
  )

const current = () => screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')

describe('the tab bar', () => {
  it('is a navigation named by its title, with one current link', () => {
    show({ titleLink: '/kitchens', current: 'german' })
    const bar = screen.getByRole('navigation', { name: 'Kitchens' })
    expect(
      within(bar)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Kitchens', 'Modern', 'German', 'Traditional'])
    expect(current().map((link) => link.textContent)).toEqual(['German'])
  })

  it('marks its title on the category page itself', () => {
    show({ titleLink: '/kitchens', titleCurrent: true })
    expect(current().map((link) => link.textContent)).toEqual(['Kitchens'])
  })

  it('may have a title that leads nowhere', () => {
    show({ current: 'modern' })
    expect(screen.getByRole('heading', { name: 'Kitchens' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Kitchens' })).toBeNull()
  })

  it('takes the focus link by link with the Tab key', async () => {
    show({ current: 'modern' })
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('German')
  })

  it('brings the current tab into view without moving the page', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { left: this.getAttribute('aria-current') ? 400 : 20 } as DOMRect
    })
    const scrolled = vi.spyOn(Element.prototype, 'scrollLeft', 'set')
    const page = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    show({ current: 'traditional' })
    expect(scrolled).toHaveBeenCalledWith(360)
    expect(page).not.toHaveBeenCalled()
  })
})
