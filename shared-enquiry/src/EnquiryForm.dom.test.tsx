import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeGateway, held, open, written } from './testing/fakeGateway.ts'
import { consultation, contact } from './testing/sampleForms.ts'
import { button, field, fillIn, send, show } from './testing/shownForm.tsx'

beforeEach(fakeGateway)
describe('fields', () => {
  it('are named by their label alone; the hint describes them', () => {
    show(contact)
    expect(screen.getByRole('form', { name: 'Contact form' })).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Phone', description: 'Optional' })).toBeDefined()
    expect(field('Email').autocomplete).toBe('email')
    expect(field('Message').getAttribute('rows')).toBe('5')
    for (const attribute of ['pattern', 'maxlength', 'minlength'])
      expect(document.querySelector(`[${attribute}]`)).toBeNull()
  })

  it('show why the browser rejects them; nothing is sent', async () => {
    // The message of a browser in another language.
    vi.spyOn(HTMLInputElement.prototype, 'validationMessage', 'get').mockReturnValue('يُرجى ملء هذا الحقل.')
    show(contact)
    const user = userEvent.setup()
    await user.click(button())
    const name = screen.getByRole('textbox', { name: 'Name', description: 'Please fill in this field.' })
    expect(name.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(name))
    // The browser's own bubble is suppressed.
    expect(fireEvent.invalid(name)).toBe(false)
    expect(field('Phone').getAttribute('aria-invalid')).toBeNull()
    await user.type(name, 'A')
    expect(name.getAttribute('aria-invalid')).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Name', description: '' })).toBeDefined()
    await user.type(field('Email'), 'ada')
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
    for (const words of ['an email address, such as', 'choose one from the list'])
      expect(document.body.textContent).toContain(words)
    expect(written).toHaveLength(0)
  })

  it.each([
    ['jörg@example.com', 'An email address with “ö” cannot'],
    // The same letter as two code points.
    ['jo\u0308rg@example.com', 'An email address with “ö” cannot'],
    ['иван@example.com', 'An email address with “и” cannot'],
    ['ada@example。com', 'An email address with “。” cannot'],
    ['ada byron@example.com', 'An email address with a space cannot'],
    ['ada\u200b@example.com', 'An email address with a space cannot'],
    ['Ada <ada@example.com>', 'An email address with a space cannot'],
    ['ada@example.com,', 'An email address with “,” cannot'],
    ['@example.com', 'Please enter an email address, such as'],
    ['ada@', 'Please enter an email address, such as'],
  ])('name the character that the browser rejects in %s', async (address, reason) => {
    show(contact)
    fireEvent.input(field('Name'), { target: { value: 'Ada' } })
    vi.spyOn(field('Email'), 'validity', 'get').mockReturnValue({ valid: false, typeMismatch: true } as ValidityState)
    fireEvent.input(field('Email'), { target: { value: address } })
    fireEvent.invalid(field('Email'))
    await waitFor(() => expect(document.body.textContent).toContain(reason))
  })

  it('follow the direction of their text', () => {
    show(contact)
    const directions = ['Name', 'Message', 'Email', 'Phone'].map((label) => field(label).getAttribute('dir'))
    expect(directions).toEqual(['auto', 'auto', null, null])
  })

  it('keep the visitor’s input until it is sent', async () => {
    show(contact)
    const user = await fillIn()
    cleanup()
    show(consultation)
    // Another form has its own input.
    expect(field('Name').value).toBe('')
    cleanup()
    show(contact)
    expect(field('Name').value).toBe('Ada Byron')
    expect(field('Service').value).toBe('builders')
    expect(field('Message').value).toBe('One wall.')
    await user.click(button())
    await screen.findByRole('status')
    cleanup()
    show(contact)
    expect(field('Name').value).toBe('')
  })

  it.each([
    ['with only a change event', 'change'],
    ['without an event', undefined],
  ])('filled in by a program %s are kept and sent', async (_, type) => {
    const page = show(contact)
    await userEvent.click(button())
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
    const words = { Name: 'Ada', Email: 'ada@example.org', Service: 'builders', Message: 'One wall.' }
    for (const [label, value] of Object.entries(words)) {
      field(label).value = value
      if (type) fireEvent(field(label), new Event(type, { bubbles: true }))
    }
    if (type) expect(document.querySelector('[aria-invalid]')).toBeNull()
    page.unmount()
    show({ ...contact, success: 'Sent.' })
    for (const [label, value] of Object.entries(words)) expect(field(label).value).toBe(value)
    await userEvent.click(button())
    await screen.findByRole('status')
    expect(written[0]?.enquiry).toMatchObject({ email: 'ada@example.org', message: 'One wall.' })
  })
})

describe('sending', () => {
  it('shows that it is sending, and ignores a second press', async () => {
    const end = held()
    const user = await send(contact)
    expect(button()).toHaveProperty('disabled', true)
    expect(button().textContent).toBe('Sending...')
    await user.click(button())
    await user.type(field('Name'), '{Enter}')
    await end.well()
    expect(written).toHaveLength(1)
  })

  it('asks before the page unloads, but only while sending', async () => {
    const end = held()
    const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    show(contact)
    const user = await fillIn()
    expect(mayLeave()).toBe(true)
    await user.click(button())
    expect(mayLeave()).toBe(false)
    await end.well()
    expect(mayLeave()).toBe(true)
  })

  it('loads the SDK at the first touch, and only once', async () => {
    show(contact)
    expect(open).not.toHaveBeenCalled()
    await fillIn()
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('shows its result to a visitor who returns', async () => {
    const end = held()
    const page = show({ ...contact, success: 'Sent.' })
    const user = await fillIn()
    await user.click(button())
    page.unmount()
    show({ ...contact, success: 'Sent.' })
    expect(button().textContent).toBe('Sending...')
    await end.well()
    expect(screen.getByRole('status').textContent).toBe('Sent.')
    expect(field('Name').value).toBe('')
    cleanup()
    show({ ...contact, success: 'Sent.' })
    expect(screen.queryByRole('status')).toBeNull()
  })

  it.each([
    ['panel', 'well', contact],
    ['banner', 'well', { ...contact, success: 'Sent.' }],
    ['banner', 'badly', contact],
  ] as const)('the %s after sending has ended %s does not move the caret', async (_, how, form) => {
    const end = held()
    render(<input aria-label="Elsewhere" />)
    const user = await send(form)
    const elsewhere = screen.getByLabelText('Elsewhere')
    await user.type(elsewhere, 'An')
    await end[how]()
    expect(screen.getByRole(how === 'well' ? 'status' : 'alert')).toBeDefined()
    expect(document.activeElement).toBe(elsewhere)
  })
})
