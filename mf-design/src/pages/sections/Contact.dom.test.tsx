import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { configure, type Gateway, useEnquiries } from 'shared-enquiry'
import { BrowserRouter } from 'shared-ui/router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contact } from '../content/contact.content.ts'
import { Contact } from './Contact.tsx'

const write = vi.fn<Gateway['write']>()

beforeEach(() => {
  write.mockReset().mockResolvedValue()
  useEnquiries.setState({ forms: {} })
  configure({ kind: 'embedded', host: 'localhost', port: 0 }, async () => ({ write }))
})
afterEach(cleanup)

function show() {
  render(
    <BrowserRouter>
      <Contact {...contact} />
    </BrowserRouter>,
  )
  const form = within(screen.getByRole('form', { name: 'Design enquiry form' }))
  return {
    form,
    field: (label: string) => form.getByLabelText<HTMLInputElement>(label),
    send: () => userEvent.click(form.getByRole('button', { name: 'Send Message' })),
  }
}

async function fillIn({ field }: ReturnType<typeof show>) {
  await userEvent.type(field('Name'), 'Ada Lovelace')
  await userEvent.type(field('Email'), 'ada@visitor.example')
  await userEvent.type(field('Phone'), '07700 900460')
}

it('asks for five things, all of them needed', () => {
  const { form } = show()
  const controls = [...form.getAllByRole('textbox'), form.getByRole('combobox')] as HTMLInputElement[]
  expect(controls.map(({ name }) => name).sort()).toEqual(['email', 'message', 'name', 'phone', 'service'])
  expect(controls.every(({ required }) => required)).toBe(true)
})

it('offers six services after the empty one', () => {
  const { form } = show()
  const options = form.getAllByRole<HTMLOptionElement>('option')
  expect(options.map(({ value }) => value)).toEqual([
    '',
    'architectural-design',
    '3d-visualization',
    'planning-permission',
    'interior-design',
    'vr-walkthrough',
    'other',
  ])
})

it('writes the service over the message, each time that one is chosen', async () => {
  const { field } = show()
  await userEvent.type(field('Message'), 'A long letter')
  await userEvent.selectOptions(field('Service'), 'Planning permission')
  expect(field('Message').value).toBe('planning-permission')
  await userEvent.selectOptions(field('Service'), 'VR walkthrough')
  expect(field('Message').value).toBe('vr-walkthrough')
})

it('stores the message as the visitor has edited it, and always design as the service', async () => {
  const shown = show()
  await fillIn(shown)
  await userEvent.selectOptions(shown.field('Service'), 'Planning permission')
  await userEvent.type(shown.field('Message'), ' for a dormer')
  await shown.send()
  expect((await screen.findByRole('status')).textContent).toBe(
    'Your message has been sent successfully. We will contact you soon!',
  )
  expect(write).toHaveBeenCalledExactlyOnceWith(expect.any(String), {
    name: 'Ada Lovelace',
    email: 'ada@visitor.example',
    phone: '07700 900460',
    service: 'design',
    message: 'planning-permission for a dormer',
  })
  expect(shown.field('Message').value).toBe('')
})

it('keeps every field when it could not be sent', async () => {
  write.mockRejectedValue(Object.assign(new Error('down'), { code: 'unavailable' }))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const shown = show()
  await fillIn(shown)
  await userEvent.selectOptions(shown.field('Service'), 'Other')
  await shown.send()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'There was an error sending your message. Please try again later.',
  )
  expect(shown.field('Name').value).toBe('Ada Lovelace')
  expect(shown.field('Service').value).toBe('other')
  expect(shown.field('Message').value).toBe('other')
})
