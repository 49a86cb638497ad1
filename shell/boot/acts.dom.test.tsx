import { pageState } from 'shared-ui/pageState'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepActs } from './acts.ts'

const nextTask = () => vi.advanceTimersByTimeAsync(1)

/** Marks parts of the page as hydrated, as the shell and the area do. */
async function hydrate(parts: 'frame' | 'frame area') {
  pageState().alive = parts
  await nextTask()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  delete pageState().alive
  document.body.innerHTML = `
    <header><button type="button">Menu</button></header>
    <main>
      <button type="button">Filter</button>
      <form action="mailto:hello@sovran.example">
        <select name="service"><option>design</option><option>builders</option></select>
        <textarea name="message"></textarea>
        <button>Send</button>
      </form>
    </main>`
  keepActs()
})

afterEach(async () => {
  // Once the area is hydrated, `keepActs` removes its listeners.
  await hydrate('frame area')
  vi.useRealTimers()
  delete pageState().alive
  delete pageState().held
  document.body.replaceChildren()
})

const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T

test('a press on a button is done again once its part of the page is hydrated, and once only', async () => {
  const pressed = vi.fn()
  find('header button').click()
  find('main button').click()
  await nextTask()
  for (const button of document.querySelectorAll('button[type]')) {
    button.addEventListener('click', () => pressed(button.textContent))
  }
  await hydrate('frame')
  expect(pressed.mock.calls).toEqual([['Menu']])
  await hydrate('frame area')
  expect(pressed.mock.calls).toEqual([['Menu'], ['Filter']])
  find('main button').click()
  await nextTask()
  expect(pressed).toHaveBeenCalledTimes(3)
})

test('a button that has gone meanwhile is not pressed', async () => {
  const button = find('main button')
  button.click()
  await nextTask()
  const pressed = vi.fn()
  button.addEventListener('click', pressed)
  button.remove()
  await hydrate('frame area')
  expect(pressed).not.toHaveBeenCalled()
})

test('a choice in a list is announced again, unless the visitor has written since', async () => {
  const chosen = vi.fn()
  const list = find<HTMLSelectElement>('select')
  list.addEventListener('change', chosen)
  const choose = async () => {
    list.dispatchEvent(new Event('change', { bubbles: true }))
    await nextTask()
    chosen.mockClear()
  }
  await choose()
  await hydrate('frame area')
  expect(chosen).toHaveBeenCalledOnce()
  delete pageState().alive
  keepActs()
  await choose()
  find<HTMLTextAreaElement>('textarea').value = 'A loft, please.'
  await hydrate('frame area')
  expect(chosen).not.toHaveBeenCalled()
})

test('a form that is sent twice goes once, when the area is hydrated', async () => {
  const send = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {})
  const compose = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  const submit = () => new SubmitEvent('submit', { bubbles: true, cancelable: true })
  const event = submit()
  find('form').dispatchEvent(event)
  find('form').dispatchEvent(submit())
  expect(event.defaultPrevented).toBe(true)
  await vi.advanceTimersByTimeAsync(7000)
  await hydrate('frame area')
  expect(send).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(7000)
  expect(compose).not.toHaveBeenCalled()
})

test('a form whose area does not come within 8 s is submitted natively, which composes an e-mail', async () => {
  const send = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {})
  const compose = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  await vi.advanceTimersByTimeAsync(7999)
  expect(compose).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(compose).toHaveBeenCalledOnce()
  await hydrate('frame area')
  expect(send).not.toHaveBeenCalled()
})

test('a link within the page lays out all that is held: the browser has to know every height above its place', () => {
  pageState().held = ''
  find('main').innerHTML = '<a href="#faq">Questions</a>'
  find('a').click()
  expect(pageState().held).toBeUndefined()
})
