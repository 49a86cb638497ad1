import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeGateway, held, open, written } from './testing/fakeGateway.ts'
import { contact } from './testing/sampleForms.ts'
import { button, field, fillIn, show } from './testing/shownForm.tsx'

beforeEach(fakeGateway)
afterEach(cleanup)

describe('sending', () => {
  it('sends what was typed, an empty phone as empty', async () => {
    show(contact)
    const user = await fillIn()
    await user.click(screen.getByRole('button', { name: 'Send Message' }))
    await screen.findByRole('status')
    expect(written).toEqual([
      {
        id: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
        enquiry: { name: 'Ada Byron', email: 'ada@example.org', phone: '', service: 'builders', message: 'One wall.' },
      },
    ])
  })

  it('shows that it is sending, and takes no second press', async () => {
    const end = held()
    show(contact)
    const user = await fillIn()
    await user.click(button())
    expect(button()).toHaveProperty('disabled', true)
    expect(button().textContent).toBe('Sending...')
    await user.click(button())
    await user.type(field('Name'), '{Enter}')
    await end.well()
    expect(written).toHaveLength(1)
  })

  it('asks before the page is left, but only while sending', async () => {
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

  it('loads nothing before the first touch, and only once', async () => {
    show(contact)
    expect(open).not.toHaveBeenCalled()
    await fillIn()
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('shows its result to a visitor who comes back', async () => {
    const end = held()
    const page = show({ ...contact, success: 'Sent.' })
    const user = await fillIn()
    await user.click(button())
    page.unmount()
    const back = show({ ...contact, success: 'Sent.' })
    expect(button().textContent).toBe('Sending...')
    await end.well()
    expect(screen.getByRole('status').textContent).toBe('Sent.')
    expect(field('Name').value).toBe('')
    back.unmount()
    show({ ...contact, success: 'Sent.' })
    expect(screen.queryByRole('status')).toBeNull()
  })

  it.each([
    ['panel', 'well', contact],
    ['banner', 'well', { ...contact, success: 'Sent.' }],
    ['banner', 'badly', contact],
  ] as const)('a %s of how it ended, %s, leaves the caret alone', async (_, how, form) => {
    const end = held()
    render(<input aria-label="Elsewhere" />)
    show(form)
    const user = await fillIn()
    await user.click(button())
    const elsewhere = screen.getByLabelText('Elsewhere')
    await user.type(elsewhere, 'An')
    await end[how]()
    expect(screen.getByRole(how === 'well' ? 'status' : 'alert')).toBeDefined()
    expect(document.activeElement).toBe(elsewhere)
  })
})
