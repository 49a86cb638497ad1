import { pageState } from 'shared-page/pageState'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferSubmitUntilHydrated } from './deferSubmit.ts'

const form = () => document.querySelector('form') as HTMLFormElement
const button = () => document.querySelector('button') as HTMLButtonElement
const failure = () => document.querySelector<HTMLElement>('[role=alert]')?.hidden === false
const field = () => document.querySelector('input') as HTMLInputElement

const [sent, composed] = [vi.fn(), vi.fn()]
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  for (const told of [sent, composed]) told.mockClear()
  // Firefox supports these from 119.
  for (const name of ['ariaBusy', 'ariaLabel']) Reflect.deleteProperty(Element.prototype, name)
  document.body.innerHTML =
    '<div role="alert" hidden>No.</div><form aria-label="Contact"><input><button type="submit" data-sending="Sending...">Send</button></form>'
  field().value = 'Ada'
  form().submit = composed
  stop = deferSubmitUntilHydrated()
})
afterEach(() => {
  stop()
})

/** The code arrives, and sends the deferred submit. */
async function comes() {
  form().onsubmit = (event) => {
    event.preventDefault()
    sent(Math.round((performance.now() - Number(form().dataset.pressed)) / 1000))
  }
  stop()
  pageState().hydrated = ''
  await vi.advanceTimersByTimeAsync(0)
}

async function fails() {
  pageState().hydrated = 'static'
  await vi.advanceTimersByTimeAsync(0)
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

test('a deferred form shows that it is sending, and is sent once when its code arrives', async () => {
  button().click()
  await pass(9)
  expect([button().textContent, button().disabled, form().getAttribute('aria-busy')]).toEqual([
    'Sending...',
    true,
    'true',
  ])
  button().click()
  await comes()
  // The form's code receives the seconds that the visitor has already waited.
  expect(sent.mock.calls).toEqual([[9]])
  expect(form().dataset.pressed).toBeUndefined()
  expect([button().disabled, failure()]).toEqual([false, false])
})

test('if code is late, the form shows its failure, keeps its input, and can be sent again', async () => {
  button().click()
  await pass(15)
  expect([button().textContent, button().disabled, failure()]).toEqual(['Send', false, true])
  expect(field().value).toBe('Ada')
  button().click()
  expect(failure()).toBe(false)
  await pass(14)
  await comes()
  expect(sent.mock.calls).toEqual([[14]])
  expect(composed).not.toHaveBeenCalled()
})

test('code that arrives after the failure sends nothing by itself', async () => {
  button().click()
  await pass(16)
  await comes()
  await pass(15)
  expect(sent).not.toHaveBeenCalled()
  expect(failure()).toBe(true)
})

test.each([9, 16])('if code fails after %i s, the browser submits the form as an email', async (seconds) => {
  button().click()
  await pass(seconds)
  await fails()
  if (seconds < 15) return expect(composed).toHaveBeenCalledOnce()
  expect(composed).not.toHaveBeenCalled()
  // Nothing defers the form any more.
  const event = new SubmitEvent('submit', { cancelable: true, bubbles: true, submitter: button() })
  expect(form().dispatchEvent(event)).toBe(true)
})
