import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StaticRouter } from 'shared-ui/staticRouter'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gallery } from '../gallery/gallery.content.ts'
import { PictureGallery } from './PictureGallery.tsx'

// jsdom has no modal dialogs: these methods only open and close the element.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
    this.querySelector('button')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  render(
    <StaticRouter location="/sovran-interiors/gallery">
      <PictureGallery {...gallery} />
    </StaticRouter>,
  )
})

afterEach(cleanup)

const plate = (name: RegExp) => screen.getByRole('button', { name })
const dialog = () => within(screen.getByRole('dialog'))

test('twelve pictures stand in the groups of their categories, each with its page', () => {
  const inGroup = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('figure').length
  expect(['Bespoke areas', 'Wardrobes', 'Kitchens'].map(inGroup)).toEqual([8, 2, 2])
  const figure = plate(/^Home bar/).closest('figure') as HTMLElement
  expect(within(figure).getByRole('link', { name: 'Bars' }).getAttribute('href')).toBe(
    '/sovran-interiors/bespoke-areas/bars',
  )
})

test('the arrow keys turn the pages, and wrap around at both ends', async () => {
  const user = userEvent.setup()
  await user.click(plate(/^Walnut bookshelves/))
  await screen.findByRole('dialog')
  dialog().getByText('1 of 12')
  dialog().getByText('Walnut shelves, a light under each')
  await user.keyboard('{ArrowRight}')
  dialog().getByText('2 of 12')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  dialog().getByText('12 of 12')
  await user.keyboard('{Home}')
  dialog().getByText('1 of 12')
  await user.keyboard('{End}')
  dialog().getByText('12 of 12')
})

test('the buttons turn the pages', async () => {
  const user = userEvent.setup()
  await user.click(plate(/^Walnut bookshelves/))
  await screen.findByRole('dialog')
  await user.click(dialog().getByRole('button', { name: 'Next picture' }))
  await user.click(dialog().getByRole('button', { name: 'Next picture' }))
  await user.click(dialog().getByRole('button', { name: 'Previous picture' }))
  dialog().getByText('2 of 12')
})

test('a swipe turns the page, a tap does not', async () => {
  await userEvent.click(plate(/^Walnut bookshelves/))
  await screen.findByRole('dialog')
  const swipe = (from: number, to: number) => {
    const picture = dialog().getByRole('img')
    fireEvent.touchStart(picture, { touches: [{ clientX: from }] })
    fireEvent.touchEnd(picture, { changedTouches: [{ clientX: to }] })
  }
  swipe(300, 290)
  dialog().getByText('1 of 12')
  swipe(300, 120)
  dialog().getByText('2 of 12')
  swipe(100, 280)
  dialog().getByText('1 of 12')
})

test('closing gives the focus to the picture last seen', async () => {
  const user = userEvent.setup()
  await user.click(plate(/^Walnut bookshelves/))
  await screen.findByRole('dialog')
  await user.keyboard('{ArrowRight}')
  await user.click(dialog().getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(plate(/^Walnut double vanity/))
})
