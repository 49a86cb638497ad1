import { expect, test } from 'vitest'
import { controlsOf, setValue, valueIn } from './controls.ts'

test.each([
  ['<input>', 'Ada'],
  ['<textarea></textarea>', 'A wall.'],
  ['<select><option></option><option>design</option></select>', 'design'],
  ['<input type="checkbox" value="yes">', 'yes'],
  ['<input type="radio" value="loft">', 'loft'],
])('%s has the value it is set to, or none', (html, value) => {
  const form = document.createElement('form')
  form.innerHTML = `<button>Send</button>${html}`
  const [control, ...others] = controlsOf(form)
  if (!control) throw new Error('no control')
  expect(others).toEqual([])
  for (const each of ['', value, '']) {
    setValue(control, each)
    expect(valueIn(control)).toBe(each)
  }
})
