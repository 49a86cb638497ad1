import { expect, it } from 'vitest'
import { mayTakeFocus } from './formControls.ts'

it.each([
  ['body', true],
  ['main', true],
  ['form', true],
  ['input', true],
  ['button', false],
] as const)('a form may take the focus from %s: %s', (focused, may) => {
  const [main, form, input, button] = (['main', 'form', 'input', 'button'] as const).map((name) =>
    document.createElement(name),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement]
  form.append(input)
  main.append(button, form)
  document.body.replaceChildren(main)
  for (const part of [main, form]) part.tabIndex = -1
  document.querySelector<HTMLElement>(focused)?.focus()
  expect(mayTakeFocus(form)).toBe(may)
})
