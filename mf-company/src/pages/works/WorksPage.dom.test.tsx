import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { applyChoices } from 'shared-page/choices'
import { BrowserRouter, useNavigate } from 'shared-page/router'
import { StaticRouter } from 'shared-page/staticRouter'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { boroughs } from './boroughs.content.ts'
import { isIn, shownWorks } from './shownWorks.ts'
import WorksPage from './WorksPage.tsx'
import { finder, wall } from './wall.content.ts'

let root: Root | undefined
const errors = vi.fn()
let navigate: ReturnType<typeof useNavigate>

const Navigate = () => {
  navigate = useNavigate()
  return null
}

/** Renders the page as served, and runs the inline script's work before the first paint. */
function serve(address: string) {
  history.replaceState(null, '', address)
  const served = renderToString(
    <StaticRouter location="/works">
      <WorksPage />
    </StaticRouter>,
  )
  document.body.innerHTML = `<main>${served}</main>`
  applyChoices(location.search)
}

async function hydrate() {
  await act(async () => {
    root = hydrateRoot(
      document.querySelector('main') as HTMLElement,
      <BrowserRouter>
        <WorksPage />
        <Navigate />
      </BrowserRouter>,
      { onRecoverableError: errors },
    )
  })
}

beforeEach(() => errors.mockClear())
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  cleanup()
})

const works = () =>
  [...document.querySelectorAll<HTMLElement>('main li[data-choices]:not([hidden])')].filter(
    (item) => !item.closest('[hidden]'),
  ).length
const pressed = () =>
  screen.getAllByRole('button', { pressed: true, hidden: true }).map(({ dataset }) => dataset.choice)
const count = () => screen.getByRole('status').textContent

const inEaling = shownWorks.filter((work) => isIn(work, 'all', 'ealing')).length
const housesInRichmond = shownWorks.filter((work) => isIn(work, 'houses', 'richmond')).length
const inKew = shownWorks.filter((work) => isIn(work, 'all', 'Kew')).length
const kitchensOf2024 = shownWorks.filter((work) => isIn(work, 'kitchens', 'all', '2024')).length
const all = shownWorks.length
const [nothing = ''] = boroughs.flatMap(({ id }) =>
  finder.groups
    .filter((group) => !shownWorks.some((work) => isIn(work, group.id, id)))
    .map((group) => `in=${id}&kind=${group.id}`),
)

test.each([
  ['/works?in=ealing', inEaling, ['kind=', 'in=ealing']],
  ['/works?utm_source=x&in=ealing#picture-1', inEaling, ['kind=', 'in=ealing']],
  ['/works?in=richmond&kind=houses', housesInRichmond, ['kind=houses', 'in=richmond']],
  ['/works?in=Kew', inKew, ['kind=', 'in=Kew']],
  ['/works?finished=2024&kind=kitchens', kitchensOf2024, ['kind=kitchens', 'in=', 'finished=2024']],
  ['/works?finished=1999', all, ['kind=', 'in=']],
  [`/works?${nothing}`, 0, nothing.split('&')],
  ['/works', all, ['kind=', 'in=']],
  ['/works?in=', all, ['kind=', 'in=']],
  ['/works?in=nowhere', all, ['kind=', 'in=']],
  ['/works?in=EALING', all, ['kind=', 'in=']],
  ['/works?in=nowhere&in=ealing', all, ['kind=', 'in=']],
  ['/works?in=constructor&kind=__proto__', all, ['kind=', 'in=']],
  ['/works?in=%ff"><b>&kind=all', all, ['kind=', 'in=']],
  ['/works?about=ealing', all, ['kind=', 'in=']],
])('%s shows the same works as served and after hydration', async (address, expected, choices) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const chosen = choices.some((choice) => choice.startsWith('finished=')) ? [...choices] : [...choices, 'finished=']
  serve(address)
  expect([works(), pressed().sort()]).toEqual([expected, chosen.sort()])
  const served = count()
  expect(served).toContain(expected === 0 ? wall.none : `${expected} project`)
  await hydrate()
  expect([works(), pressed().sort()]).toEqual([expected, chosen.sort()])
  expect(count()).toBe(served)
  expect(errors).not.toHaveBeenCalled()
})

test('the URL follows a choice, and the page follows the URL', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  serve('/works?in=ealing')
  await hydrate()
  const { length } = history
  await userEvent.click(screen.getByRole('button', { name: /^All\d/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Houses/ }))
  expect(location.search).toBe('?in=ealing&kind=houses')
  await userEvent.click(screen.getByRole('button', { name: 'Show all projects' }))
  expect([location.search, works(), history.length]).toEqual(['', all, length])
  // Links, including one to the page itself, and Back.
  for (const [address, expected] of [
    ['/works?in=ealing', inEaling],
    ['/works', all],
    ['/works?in=Kew', inKew],
    ['/works?in=nowhere', all],
  ] as const) {
    await act(async () => navigate(address))
    expect(works(), address).toBe(expected)
  }
  for (const expected of [inKew, all, inEaling]) {
    await act(async () => {
      history.back()
      await new Promise((passed) => addEventListener('popstate', passed, { once: true }))
    })
    expect(works(), location.search).toBe(expected)
  }
})

test('every borough and every place has a button', () => {
  serve('/works')
  const offered = [...document.querySelectorAll<HTMLElement>('[data-choice]')].map(({ dataset }) => dataset.choice)
  for (const { id, places } of boroughs)
    for (const where of [id, ...places]) expect(offered, where).toContain(`in=${where}`)
})
