import { afterEach, expect, test, vi } from 'vitest'
import { teamsInline } from './teams.ts'

afterEach(() => history.replaceState(null, '', '/'))

const odd = `it's "A" & <b>, \\ $&`

test('labels name the team and release of the current page', async () => {
  const tag = teamsInline([
    ['company', { prefix: '', team: 'office' }, 'c1'],
    ['gardens', { prefix: '/gardens', team: odd }, 'g1'],
    ['gardensheds', { prefix: '/gardens-sheds', team: 'sheds' }],
  ])
  document.body.innerHTML = `<p aria-live="polite"></p><input><script type="application/json" id="site">{"shell":"s1"}</script>${tag}`
  // jsdom has no CSS.escape, and runs no script of inserted markup.
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  const script = document.querySelector<HTMLScriptElement>('[data-areas]')
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  new Function(script?.textContent ?? '')()
  const labels = () => document.head.lastElementChild?.textContent ?? ''
  const press = (element?: Element | null) =>
    element?.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true }))
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  press(document.querySelector('input'))
  expect(labels()).toBe('')
  press(document.body)
  expect(labels()).toContain("'platform: shell@s1'")
  for (const [path, label] of [
    ['/', 'office: company@c1'],
    ['/gardens', `${odd}: gardens@g1`],
    ['/gardens/roses', `${odd}: gardens@g1`],
    ['/gardens-sheds', 'sheds: gardensheds@development'],
    ['/gardensome', 'office: company@c1'],
  ] as const) {
    history.pushState(null, '', path)
    document.querySelector('[aria-live]')?.replaceChildren(`${path}, page loaded`)
    await vi.waitFor(() => expect(labels()).toContain(`'${label}'`))
  }
  document.querySelector('button')?.click()
  expect(labels()).toBe('')
})
