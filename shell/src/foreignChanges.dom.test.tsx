import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordChanges, takeBackChanges } from './foreignChanges.ts'

let root: HTMLElement
let before: string
let page: ReturnType<typeof recordChanges>
const served =
  '<header>Menu</header><main><form><label>Name</label><input name="name"></form><p>TW7 0ZZ</p><div data-static><p>Words</p></div></main>'

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = served
  before = root.innerHTML
  page = recordChanges()
})

afterEach(() => document.body.replaceChildren())

const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]

test.each<[string, () => void]>([
  ['an element put in', () => all('input')[0]?.after(document.createElement('x-icon'))],
  [
    'the last element of its parent wrapped',
    () => {
      const [input] = all('input')
      const frame = document.createElement('div')
      input?.replaceWith(frame)
      if (input) frame.append(input)
    },
  ],
  [
    'a text wrapped',
    () => {
      const [place] = all('main > p')
      const font = document.createElement('font')
      font.append(...(place?.childNodes ?? []))
      place?.append(font)
    },
  ],
  ['a text changed', () => Object.assign(all('main > p')[0]?.firstChild ?? {}, { data: 'TW7' })],
  ['an element taken out', () => all('form')[0]?.remove()],
  ['an element moved', () => root.prepend(...all('main > p'))],
])('%s is taken back', (_, change) => {
  change()
  page.stop()
  takeBackChanges(root, page, false)
  expect(root.innerHTML).toBe(before)
})

test('what a translator did to a served band stays, and the focus with its caret', () => {
  const [name] = all('input') as HTMLInputElement[]
  all('[data-static] p')[0]?.replaceChildren('Mots')
  root.prepend(...all('form'))
  name?.focus()
  if (name) name.value = 'Ada'
  name?.setSelectionRange(1, 2)
  page.stop()
  takeBackChanges(root, page, false)
  expect(all('[data-static]')[0]?.textContent).toBe('Mots')
  expect(document.activeElement).toBe(name)
  expect([name?.selectionStart, name?.selectionEnd]).toEqual([1, 2])
})

test('a button that a browser has restored as disabled can be pressed', () => {
  root.innerHTML = '<button disabled>Send</button>'
  page.stop()
  takeBackChanges(root, { changes: [] }, false)
  expect(all('button')[0]?.matches(':disabled')).toBe(false)
})
