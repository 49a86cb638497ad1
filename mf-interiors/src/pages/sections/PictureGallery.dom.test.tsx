import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StaticRouter } from 'shared-ui/staticRouter'
import { afterEach, beforeEach, test } from 'vitest'
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
