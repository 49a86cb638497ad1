import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { saveInput } from 'shared-enquiry'
import { BrowserRouter, useNavigate } from 'shared-page/router'
import { beforeEach, expect, test, vi } from 'vitest'
import { contactPage } from '../../../forms.ts'
import { sampleOffers } from '../../plan/testing/sampleOffers.ts'
import { message } from '../contact.content.ts'
import { loadSubjects, subjectIdIn, subjectOf } from '../subjectOf.ts'
import { Message } from './Message.tsx'

const subject = { title: 'loft conversions', service: 'builders' } as const
const lofts = ['builders', 'About: loft conversions\n']
const kitchens = ['interiors', 'About: kitchens\n']
const none = ['', '']

beforeEach(() => {
  const subjects = {
    'loft-conversions': subject,
    kitchens: { title: 'kitchens', service: 'interiors' },
    plan: { title: 'a plan for my house', service: 'builders' },
    '': subject,
  }
  vi.stubGlobal('fetch', async (file: string) => Response.json(file === '/offers.json' ? sampleOffers : subjects))
  saveInput(contactPage.key, { service: '', message: '' })
})

let navigate: ReturnType<typeof useNavigate>
const Navigate = () => {
  navigate = useNavigate()
  return null
}

/** Renders the form at a path, as after a navigation or a document load. */
function visit(address: string) {
  history.pushState(null, '', address)
  render(
    <BrowserRouter>
      <Navigate />
      <Message {...message}>Ring us</Message>
    </BrowserRouter>,
  )
}
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const service = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Service' })
const enquiry = () => [service().value, text().value]
const settled = () => act(() => new Promise((passed) => setTimeout(passed, 20)))
/** Navigates to the contact page with each of the queries. */
async function follow(...queries: string[]) {
  for (const query of queries) act(() => void navigate(`/contact${query}`))
  await settled()
}

test('a visitor from a service page finds its name and service', async () => {
  visit('/contact?utm_source=x&about=loft-conversions')
  await vi.waitFor(() => expect(enquiry()).toEqual(lofts))
})

test.each(['', '?about=', '?about=Loft', '?about=<b>', '?about=constructor', '?about=toString', '?about=plumbers'])(
  '%j is no page of ours, and shows nothing',
  async (query) => expect(subjectOf(await loadSubjects(), subjectIdIn(query))).toBeUndefined(),
)

test('a list that fails to load counts as empty', async () => {
  for (const answer of [async () => Response.error(), async () => new Response('<!doctype html>'), undefined]) {
    vi.stubGlobal('fetch', answer)
    expect(await loadSubjects()).toEqual({})
  }
})

test('the URL sets the subject of an unedited enquiry', async () => {
  visit('/contact?about=loft-conversions')
  await settled()
  for (const [query, expected] of [
    ['?about=kitchens', kitchens],
    ['?about=plumbers', none],
    ['?about=loft-conversions', lofts],
    ['', none],
    ['?about=kitchens', kitchens],
  ] as const) {
    await follow(query)
    expect(enquiry(), query).toEqual(expected)
  }
  // Faster than the responses, and back again.
  await follow('?about=loft-conversions', '', '?about=kitchens', '?about=loft-conversions')
  expect(enquiry()).toEqual(lofts)
  await act(async () => {
    history.go(-1)
    await new Promise((passed) => addEventListener('popstate', passed, { once: true }))
  })
  await settled()
  expect(enquiry()).toEqual(kitchens)
})

test.each<[string, () => Promise<unknown>, readonly string[]]>([
  [
    'text after the line',
    () => userEvent.type(text(), 'A dormer.'),
    ['builders', 'About: loft conversions\nA dormer.'],
  ],
  ['another line', () => userEvent.type(text(), '{Backspace} in Kew'), ['builders', 'About: loft conversions in Kew']],
  ['another service', () => userEvent.selectOptions(service(), 'design'), ['design', lofts[1] as string]],
  ['an empty message', () => userEvent.clear(text()), kitchens],
  ['no service', () => userEvent.selectOptions(service(), ''), kitchens],
])('after %s both fields change, or neither does', async (_, change, expected) => {
  visit('/contact?about=loft-conversions')
  await vi.waitFor(() => expect(enquiry()).toEqual(lofts))
  await change()
  for (const queries of [['?about=kitchens'], ['', '?about=plumbers', '?about=kitchens']]) {
    await follow(...queries)
    expect(enquiry()).toEqual(expected)
  }
  // Leaves the form and renders it again.
  cleanup()
  visit('/contact?about=kitchens')
  await settled()
  expect(enquiry()).toEqual(expected)
})

test('keeps text and a choice that the visitor entered without an origin', async () => {
  visit('/contact')
  await userEvent.type(text(), 'A stair')
  await follow('?about=loft-conversions')
  expect(enquiry()).toEqual(['', 'A stair'])
  await userEvent.clear(text())
  await userEvent.selectOptions(service(), 'design')
  await follow('?about=kitchens')
  expect(enquiry()).toEqual(['design', ''])
})

test('a plan is in the message, for the service of its largest sum', async () => {
  visit('/contact?about=plan&with=interiors/kitchens*2,design/survey,gardens/ponds,rude/word')
  await vi.waitFor(() => expect(service().value).toBe('interiors'), 15_000)
  const [first, , ...lines] = text().value.split('\n')
  expect(first).toBe('About: a plan for my house')
  expect(lines.slice(0, 3)).toEqual([
    '- Survey: £1,000–2,000, 2–4\u00a0weeks',
    '- Ponds: £5,000–9,000, 1–3\u00a0weeks',
    '- Kitchens × 2: £70,000–190,000, 16–22\u00a0weeks',
  ])
  expect(lines[3]).toMatch(/^Price: £76,000–201,000 \(guide prices of \d+ \w+ \d{4}, VAT included\)$/)
  expect(lines.slice(4)).toEqual([
    'Time: 19–29\u00a0weeks (Drawings 2–4\u00a0weeks, Building 1–3\u00a0weeks, Making and fitting 16–22\u00a0weeks)',
    'Planning, outside conservation areas: Usually prior approval, for which the council asks your neighbours',
    `The sheet: ${location.origin}/plan?with=design/survey,gardens/ponds,interiors/kitchens*2`,
    '',
  ])
  const plan = text().value
  // Unedited, it follows the URL; edited, it stays.
  await follow('?about=kitchens')
  expect(enquiry()).toEqual(kitchens)
  await follow('?about=plan&with=design/survey')
  expect([service().value, text().value === plan]).toEqual(['design', false])
  await userEvent.type(text(), 'And a shed.')
  const words = enquiry()
  await follow('', '?about=plan&with=interiors/bars', '?about=kitchens')
  expect(enquiry()).toEqual(words)
})

test.each(['', '&with=', '&with=rude/word'])('a plan without a row (%j) is an ordinary subject', async (query) => {
  visit(`/contact?about=plan${query}`)
  await vi.waitFor(() => expect(enquiry()).toEqual(['builders', 'About: a plan for my house\n']))
})
