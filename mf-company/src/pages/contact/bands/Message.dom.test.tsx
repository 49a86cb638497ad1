import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StaticRouter } from 'shared-ui/staticRouter'
import { beforeEach, expect, test, vi } from 'vitest'
import { message } from '../contact.content.ts'
import { originIn, subjectOf } from '../subjectOf.ts'
import { Message } from './Message.tsx'

beforeEach(() => {
  const subject = { title: 'loft conversions', service: 'builders' }
  vi.stubGlobal('fetch', async () => Response.json({ 'loft-conversions': subject, '': subject }))
})

const visit = (address: string) =>
  render(
    <StaticRouter location={address}>
      <Message {...message}>Ring us</Message>
    </StaticRouter>,
  )
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const service = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Service' })

test('who comes from a page finds its name and service', async () => {
  visit('/contact?utm_source=x&about=loft-conversions')
  await vi.waitFor(() => expect([service().value, text().value]).toEqual(['builders', 'About: loft conversions\n']))
})

test.each(['', '?about=', '?about=Loft', '?about=<b>', '?about=constructor', '?about=toString', '?about=plumbers'])(
  '%j is no page of ours, and shows nothing',
  async (query) => expect(await subjectOf(originIn(query) ?? '?')).toBeUndefined(),
)

test('a list that does not arrive is none', async () => {
  for (const answer of [async () => Response.error(), async () => new Response('<!doctype html>'), undefined]) {
    vi.stubGlobal('fetch', answer)
    expect(await subjectOf('loft-conversions')).toBeUndefined()
  }
})

test('what the visitor chose and wrote stays', async () => {
  visit('/contact')
  await userEvent.selectOptions(service(), 'design')
  await userEvent.clear(text())
  await userEvent.type(text(), 'A stair')
  cleanup()
  visit('/contact?about=loft-conversions')
  // Asked later, so answered later.
  await subjectOf('loft-conversions')
  expect([service().value, text().value]).toEqual(['design', 'A stair'])
})
