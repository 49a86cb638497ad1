import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, useNavigate } from 'shared-page/router'
import { StaticRouter } from 'shared-page/staticRouter'
import { beforeEach, expect, test, vi } from 'vitest'
import PlanPage from './PlanPage.tsx'
import { lists, planner } from './plan.content.ts'
import { rememberPlan } from './planUrl.ts'
import { sampleOffers } from './testing/sampleOffers.ts'

let navigate: ReturnType<typeof useNavigate>
const Navigate = () => {
  navigate = useNavigate()
  return null
}

beforeEach(() => {
  rememberPlan(new Map())
  vi.stubGlobal('fetch', async () => Response.json(sampleOffers))
})

/** Opens the page and waits for the offers. */
async function visit(address: string) {
  history.pushState(null, '', address)
  render(
    <BrowserRouter>
      <Navigate />
      <PlanPage />
    </BrowserRouter>,
  )
  await screen.findAllByRole('checkbox')
}

const follow = (address: string) => act(async () => navigate(address))
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ name }) => name)
const sheet = () => screen.getByRole('region', { name: 'Your house on one sheet' })
const asked = () => new URLSearchParams(location.search).get('with')

test('choices add up on the sheet and are in the URL', async () => {
  await visit('/plan?utm_source=x')
  expect(sheet().textContent).toContain('Nothing ticked yet')
  const { length } = history
  await userEvent.click(box(/^Extensions/))
  for (const text of [
    '£85,000–220,000, 14–24\u00a0weeks on site',
    'about 42–52\u00a0weeks, the first 28 of them before',
  ])
    expect(document.body.textContent).toContain(text)
  await userEvent.click(box(/^Kitchens/))
  await userEvent.type(screen.getByRole('spinbutton', { name: 'How many: Kitchens' }), '{Backspace}2')
  expect(location.search).toBe('?utm_source=x&with=builders/extensions,interiors/kitchens*2')
  expect(history.length).toBe(length)
  const rows = within(sheet())
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
  expect(rows.slice(1)).toEqual(['Extensions14–24 weeks£85,000–220,000', 'Kitchens × 216–22 weeks£70,000–190,000'])
  expect(sheet().textContent).toContain('£155,000–410,000')
  expect(sheet().textContent).toContain('30–46\u00a0weeks')
  expect(sheet().textContent).toContain('Often permitted development')
  expect(sheet().textContent?.match(/guide/gi)).toHaveLength(1)
  expect(within(sheet()).getByRole('link', { name: 'Send this plan' }).getAttribute('href')).toBe(
    '/contact?about=plan&with=builders/extensions,interiors/kitchens*2',
  )
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('Two rows. £155,000–410,000, 30–46\u00a0weeks.'),
  )
  await userEvent.click(box(/^Extensions/))
  await userEvent.click(box(/^Kitchens/))
  expect(location.search).toBe('?utm_source=x')
})

test('an invalid number leaves the sheet as it was', async () => {
  await visit('/plan?with=interiors/kitchens*3')
  const number = () => screen.getByRole<HTMLInputElement>('spinbutton')
  for (const typed of ['{Backspace}', '{Backspace}0', '{Backspace}-4', '5{Backspace}99']) {
    await userEvent.type(number(), typed)
    await userEvent.tab()
    expect([number().value, asked()]).toEqual(['3', 'interiors/kitchens*3'])
  }
})

test('the page follows links, Back and Forward', async () => {
  await visit('/plan?with=interiors/bars,builders/basements')
  expect(chosen()).toEqual(['builders/basements', 'interiors/bars'])
  await follow('/plan?with=gardens/ponds')
  await follow('/plan')
  expect(chosen()).toEqual([])
  for (const [step, expected] of [
    [-1, ['gardens/ponds']],
    [-1, ['builders/basements', 'interiors/bars']],
    [1, ['gardens/ponds']],
  ] as const) {
    await act(async () => {
      history.go(step)
      await new Promise((passed) => addEventListener('popstate', passed, { once: true }))
    })
    expect(chosen()).toEqual(expected)
  }
})

test('a link from a price adds its row to the last plan of the visit', async () => {
  await visit('/plan?add=builders/extensions')
  expect(asked()).toBe('builders/extensions')
  await userEvent.click(box(/^Bars/))
  await follow('/plan')
  expect(screen.getByRole('link', { name: planner.last.link }).getAttribute('href')).toBe(
    '/plan?with=builders/extensions,interiors/bars',
  )
  await follow('/plan?add=interiors/kitchens')
  expect(location.search).toBe('?with=builders/extensions,interiors/kitchens,interiors/bars')
  // A row that is there already keeps its number.
  await follow('/plan?with=interiors/kitchens*2&add=interiors/kitchens')
  expect(asked()).toBe('interiors/kitchens*2')
})

test('the page explains what it leaves out of a link, and shows no word of it', async () => {
  await visit('/plan?with=builders/orangeries,rude/word,interiors/bars*2,design/survey')
  expect(chosen()).toEqual(['interiors/bars', 'design/survey'])
  for (const text of [
    'One row of the builders in this link is not on offer now',
    'One row of this link is not one of ours',
    'Bars: a house has one of these',
  ])
    expect(screen.getByText(text, { exact: false })).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/orangeries|rude|word/)
})

test('an area without offers is named', async () => {
  const { builders, ...others } = sampleOffers
  vi.stubGlobal('fetch', async () => Response.json(others))
  await visit('/plan?with=builders/extensions,interiors/bars')
  expect(screen.getByText(/The prices of the builders are not there just now/)).toBeTruthy()
  expect(chosen()).toEqual(['interiors/bars'])
  expect(builders).toHaveLength(2)
})

test('if the offers do not load, the page says so, with the price lists and the phone number', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>'))
  history.pushState(null, '', '/plan?with=interiors/bars')
  render(
    <BrowserRouter>
      <PlanPage />
    </BrowserRouter>,
  )
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByRole('link').getAttribute('href')).toBe(planner.failed.phone.link)
  for (const { link } of lists.items) expect(document.querySelector(`a[href="${link}"]`)).toBeTruthy()
})

test('as served, the page explains itself and has the price lists', () => {
  const html = renderToString(
    <StaticRouter location="/plan">
      <PlanPage />
    </StaticRouter>,
  )
  for (const { link } of lists.items) expect(html).toContain(`href="${link}"`)
  expect(html).toContain(planner.withoutCode)
  expect(html).not.toContain('checkbox')
})
