import { pageState } from 'shared-page/pageState'
import { expect, test, vi } from 'vitest'
import { preserveInput } from './preserveInput.ts'

const served =
  '<header><button>Menu</button></header><main><form aria-label="Contact"><input name="name"><select name="service"><option></option><option>design</option></select></form><details><summary>How long?</summary></details></main>'

test('keeps the focus on a link', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  const links = '<main><a href="/a">More</a><a href="/b">More</a></main>'
  root.innerHTML = links
  preserveInput(root, undefined)
  root.querySelectorAll('a')[1]?.focus()
  root.innerHTML = links
  await vi.waitFor(() => expect(document.activeElement).toBe(root.querySelectorAll('a')[1]))
  pageState().hydrated = ''
})

test('keeps what the visitor typed, chose, opened and pressed', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = served
  const the = <E extends Element>(selector: string) => root.querySelector(selector) as E
  preserveInput(root, the('button'))
  the<HTMLInputElement>('input').value = 'Ada'
  the<HTMLSelectElement>('select').value = 'design'
  the<HTMLDetailsElement>('details').open = true
  // Simulates a translator.
  the('summary').textContent = 'Wie lange?'
  the<HTMLInputElement>('input').focus()
  the<HTMLInputElement>('input').setSelectionRange(1, 1)
  root.innerHTML = served
  const [told, pressed] = [vi.fn(), vi.fn()]
  root.addEventListener('input', ({ target }) => told((target as HTMLInputElement).value))
  the('button').addEventListener('click', pressed)
  await vi.waitFor(() => expect(the<HTMLInputElement>('input').value).toBe('Ada'))
  expect(told.mock.calls).toEqual([['Ada'], ['design']])
  expect(the<HTMLDetailsElement>('details').open).toBe(true)
  expect(document.activeElement).toBe(the('input'))
  expect(the<HTMLInputElement>('input').selectionStart).toBe(1)
  expect(pressed).not.toHaveBeenCalled()
  pageState().hydrated = ''
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce())
})

test('does not replay a press if the visitor has started typing', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = served
  const pressed = vi.fn()
  root.querySelector('button')?.addEventListener('click', pressed)
  preserveInput(root, root.querySelector('button'))
  root.querySelector('input')?.dispatchEvent(new InputEvent('beforeinput', { bubbles: true }))
  pageState().hydrated = ''
  await new Promise((passed) => setTimeout(passed, 50))
  expect(pressed).not.toHaveBeenCalled()
})

test('a button restored as disabled can be pressed', () => {
  document.body.innerHTML = '<button disabled>Send</button>'
  preserveInput(document.body, undefined)
  expect(document.querySelector(':disabled')).toBeNull()
  pageState().hydrated = ''
})

test.each([
  ['', (root: Element) => Object.assign(root, { innerHTML: served })],
  [', without a change before', () => {}],
])('if the frame throws%s, input and focus stay', async (_, change) => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = served
  const before = [...root.childNodes]
  const input = () => root.querySelector('input') as HTMLInputElement
  preserveInput(root, undefined)
  input().value = 'Ada'
  input().focus()
  change(root)
  await vi.waitFor(() => expect(document.activeElement).toBe(input()))
  input().value = 'Ada Byron'
  root.replaceChildren()
  root.append(...before)
  pageState().hydrated = 'static'
  await vi.waitFor(() => expect(document.activeElement).toBe(input()))
  expect(input().value).toBe('Ada Byron')
})
