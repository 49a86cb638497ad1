import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { BrowserRouter } from 'shared-page/router'
import picture from 'shared-ui/pictures/kitchen-german-graphite-steel'
import { beforeEach, expect, test, vi } from 'vitest'
import { DrawnFigure } from './DrawnFigure.tsx'
import { Gallery } from './Gallery.tsx'
import { LightboxRoute } from './LightboxRoute.tsx'

const captions = ['A plan', 'A section', 'An elevation']
const finger = (clientX: number, identifier = 1) => ({ identifier, clientX, target: document.body }) as unknown as Touch

/** Opens a page at one of its pictures, and returns the lightbox. */
async function open(hash: string) {
  history.replaceState(null, '', `/rooms?of=oak${hash}`)
  render(
    <BrowserRouter>
      <main>
        <Gallery items={captions.map((caption) => ({ picture, caption }))} />
        <DrawnFigure title="Ground floor, 1:50">lines</DrawnFigure>
        <LightboxRoute />
      </main>
    </BrowserRouter>,
  )
  return within(await screen.findByRole('dialog'))
}

beforeEach(() => {
  vi.spyOn(history, 'replaceState')
})

const shown = () => screen.getByRole('dialog').getAttribute('aria-label')
const press = (key: string, how = {}) => fireEvent.keyDown(screen.getByText(/ of 3$/), { key, ...how })

test('the URL names the picture, as large as the window', async () => {
  const dialog = await open('#picture-2')
  expect(shown()).toBe('A section')
  dialog.getByText('2 of 3')
  const image = dialog.getByAltText<HTMLImageElement>(picture.alt)
  expect([image.sizes, image.loading]).toEqual(['100vw', 'eager'])
})

test('a drawing has no neighbours', async () => {
  const dialog = await open('#picture-ground-floor-1-50')
  dialog.getByText('lines')
  expect(dialog.getAllByRole('button')).toHaveLength(1)
})

test.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])('a key with %o is the browser’s', async (how) => {
  await open('#picture-2')
  expect(press('ArrowLeft', how)).toBe(true)
  expect(shown()).toBe('A section')
  expect(press('ArrowLeft')).toBe(false)
  expect(shown()).toBe('A plan')
})

test('pictures turn faster than Safari lets the URL change', async () => {
  await open('#picture-1')
  vi.useFakeTimers()
  for (let turn = 0; turn < 304; turn++) {
    press('ArrowRight')
    vi.advanceTimersByTime(33)
  }
  expect(vi.mocked(history.replaceState).mock.calls.length).toBeLessThan(100)
  vi.advanceTimersByTime(500)
  vi.useRealTimers()
  expect([shown(), location.hash]).toEqual(['A section', '#picture-2'])
})

test('closing restores the URL and focuses its picture', async () => {
  const dialog = await open('#picture-1')
  press('End')
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.pathname + location.search + location.hash).toBe('/rooms?of=oak')
  expect(document.activeElement?.id).toBe('picture-3')
})

test('one finger turns to the next picture; two fingers enlarge it', async () => {
  const dialog = await open('#picture-2')
  const stage = dialog.getByAltText(picture.alt)
  const touch = (type: 'touchStart' | 'touchEnd', touches: Touch[], changed: Touch[]) =>
    fireEvent[type](stage, { touches, changedTouches: changed })
  touch('touchStart', [finger(140)], [finger(140)])
  touch('touchStart', [finger(140), finger(260, 2)], [finger(260, 2)])
  touch('touchEnd', [finger(140)], [finger(260, 2)])
  touch('touchEnd', [], [finger(320)])
  expect(shown()).toBe('A section')
  touch('touchStart', [finger(260)], [finger(260)])
  touch('touchEnd', [], [finger(140)])
  expect(shown()).toBe('An elevation')
})
