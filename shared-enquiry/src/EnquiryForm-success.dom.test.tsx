import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeGateway, written } from './testing/fakeGateway.ts'
import { consultation, contact } from './testing/sampleForms.ts'
import { button, field, fillIn, show, type } from './testing/shownForm.tsx'

beforeEach(fakeGateway)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('success', () => {
  it('thanks for 5 s, then shows the empty form, focused above', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    vi.setSystemTime(new Date('2026-11-26T22:56:00'))
    // jsdom lays nothing out.
    HTMLElement.prototype.scrollIntoView = vi.fn()
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -300, 350, 900))
    show(contact)
    const user = await fillIn(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }))
    await user.click(button())
    const panel = await screen.findByRole('status')
    expect(within(panel).getByRole('heading', { name: 'Thank You!' })).toBeDefined()
    expect(within(panel).getByText("We'll get back to you shortly.")).toBeDefined()
    expect(document.activeElement).toBe(panel)
    expect(screen.queryByRole('form')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(4800))
    expect(screen.queryByRole('status')).not.toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(screen.queryByRole('status')).toBeNull()
    for (const label of ['Name', 'Email', 'Phone', 'Service', 'Message']) expect(field(label).value).toBe('')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Start with a conversation.' }))
    expect(screen.getByRole('form').previousElementSibling?.textContent).toBe('Sent at 22:56')
    expect(HTMLElement.prototype.scrollIntoView).toHaveBeenCalledOnce()
  })

  it('leaves the focus alone when the visitor has moved on', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    render(<button type="button">Elsewhere</button>)
    show(contact)
    const user = await fillIn(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }))
    await user.click(screen.getByRole('button', { name: 'Send Message' }))
    await screen.findByRole('status')
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
    elsewhere.focus()
    await act(() => vi.advanceTimersByTimeAsync(5100))
    expect(screen.queryByRole('status')).toBeNull()
    expect(document.activeElement).toBe(elsewhere)
  })

  it('elsewhere: a banner that has the focus, and the fields at their defaults', async () => {
    show(consultation)
    const user = userEvent.setup()
    await type(user, { Name: 'Ada Byron', Email: 'ada@example.org', Phone: '020 7946 0000' })
    await user.selectOptions(field('Project type'), 'Other')
    await user.selectOptions(field('Budget'), '£500,000+')
    await user.click(screen.getByRole('button', { name: 'Book Consultation' }))
    const banner = await screen.findByRole('status')
    expect(banner.textContent).toBe(consultation.success)
    expect(document.activeElement).toBe(banner)
    expect(field('Name').value).toBe('')
    expect(field('Project type').value).toBe('New Build')
    expect(field('Budget').value).toBe('£50,000 - £100,000')
    await type(user, { Name: 'Bob', Email: 'bob@example.org', Phone: '1' })
    await user.click(screen.getByRole('button', { name: 'Book Consultation' }))
    await waitFor(() => expect(written).toHaveLength(2))
    expect(written[1]?.enquiry.message).toContain('Booking consultation request')
    expect(written[1]?.id).not.toBe(written[0]?.id)
  })
})
