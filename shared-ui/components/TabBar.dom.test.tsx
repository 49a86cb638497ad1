import { render } from '@testing-library/react'
import { BrowserRouter } from 'shared-page/router'
import { expect, it, vi } from 'vitest'
import { TabBar } from './TabBar.tsx'

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

it('scrolls the current tab into view without scrolling the page', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { left: this.getAttribute('aria-current') ? 400 : 20 } as DOMRect
  })
  const scrolled = vi.spyOn(Element.prototype, 'scrollLeft', 'set')
  const page = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  show({ current: 'traditional' })
  expect(scrolled).toHaveBeenCalledWith(360)
  expect(page).not.toHaveBeenCalled()
})
