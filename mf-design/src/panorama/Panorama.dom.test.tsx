import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renders } from '../pages/content/renders.content.ts'
import { Panorama } from './Panorama.tsx'
import { openPanorama, type PanoramaView } from './viewer.ts'

// The only module that is replaced: the library needs WebGL, which jsdom lacks.
vi.mock('./viewer.ts', () => ({ openPanorama: vi.fn() }))

const { panorama } = renders
const view = { face: vi.fn<PanoramaView['face']>(), close: vi.fn() }

/** Lets the test decide when the panorama opens. */
function openLater() {
  let open = (_: PanoramaView) => {}
  const promise = new Promise<PanoramaView>((resolve) => {
    open = resolve
  })
  vi.mocked(openPanorama).mockReturnValue(promise)
  return { arrive: () => act(async () => open(view)) }
}

const show = () => render(<Panorama {...panorama} />)
const lookAround = () => screen.findByRole('button', { name: /^Look around/ })
const slider = () => screen.getByRole('slider', { name: 'Look around the living room' })

beforeEach(() => {
  view.face.mockReset()
  view.close.mockReset()
  vi.mocked(openPanorama).mockReset()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  HTMLElement.prototype.setPointerCapture = vi.fn()
})
describe('once the visitor has opened it', () => {
  it('announces that it is loading, and opens only once', async () => {
    const { arrive } = openLater()
    show()
    const button = await lookAround()
    await userEvent.click(button)
    await userEvent.click(button)
    expect(screen.getByRole('button', { name: 'Loading' })).toBe(button)
    expect(screen.getByRole('status').textContent).toBe('Loading')
    await vi.waitFor(() => expect(openPanorama).toHaveBeenCalledOnce(), 15_000)
    await arrive()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('announces the loss of its WebGL context', async () => {
    const { arrive } = openLater()
    show()
    await userEvent.click(await lookAround())
    await vi.waitFor(() => expect(openPanorama).toHaveBeenCalledOnce(), 15_000)
    await arrive()
    slider().focus()
    act(() => vi.mocked(openPanorama).mock.calls[0]?.[3]())
    expect(view.close).toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  it('leaves the focus if the visitor has moved it in the meantime', async () => {
    const { arrive } = openLater()
    show()
    await userEvent.click(await lookAround())
    act(() => (document.activeElement as HTMLElement).blur())
    await arrive()
    expect(document.activeElement).toBe(document.body)
  })
})

describe('open', () => {
  async function opened() {
    const { arrive } = openLater()
    const shown = show()
    await userEvent.click(await lookAround())
    await arrive()
    return shown
  }

  it('turns without animation under reduced motion', async () => {
    await opened()
    await userEvent.keyboard('{ArrowRight}')
    expect(view.face).toHaveBeenLastCalledWith({ yaw: 210 - panorama.middle, pitch: -4 }, undefined)
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(view.face).toHaveBeenCalledOnce()
  })

  it('turns right when the room is dragged left', async () => {
    await opened()
    vi.spyOn(slider(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 2100, 900))
    fireEvent.pointerDown(slider(), { button: 0, clientX: 1000, clientY: 400 })
    fireEvent.pointerMove(slider(), { clientX: 300, clientY: 400 })
    expect(slider().getAttribute('aria-valuenow')).toBe('225')
    fireEvent.pointerUp(slider())
    fireEvent.pointerMove(slider(), { clientX: 0, clientY: 400 })
    expect(slider().getAttribute('aria-valuenow')).toBe('225')
  })

  it('is closed when the visitor leaves the page', async () => {
    const { unmount } = await opened()
    unmount()
    expect(view.close).toHaveBeenCalledOnce()
  })
})

describe('when it cannot be opened', () => {
  it('gives up after 30 seconds, and closes late panoramas', async () => {
    vi.useFakeTimers()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { arrive } = openLater()
    show()
    fireEvent.click(screen.getByRole('button'))
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(screen.getByRole('alert')).toBeTruthy()
    await arrive()
    expect(view.close).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })
})
