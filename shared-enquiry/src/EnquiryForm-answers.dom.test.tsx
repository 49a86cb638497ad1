import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { configure } from 'shared-enquiry'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { maxLengths } from './schema.ts'
import { fails, fakeGateway, gateway, open, reported, works, written } from './testing/fakeGateway.ts'
import { consultation, contact } from './testing/sampleForms.ts'
import { button, field, fillIn, send, show, type } from './testing/shownForm.tsx'

beforeEach(fakeGateway)

describe('success', () => {
  it('shows thanks for 5 s, then the empty form', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    vi.setSystemTime(new Date('2026-11-26T22:56:00'))
    // jsdom has no layout.
    HTMLElement.prototype.scrollIntoView = vi.fn()
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -300, 350, 900))
    show(contact)
    const user = await fillIn(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }))
    await user.click(button())
    const panel = await screen.findByRole('status')
    expect(panel.textContent).toContain("Thank You!We'll get back to you shortly.")
    expect(document.activeElement).toBe(panel)
    expect(screen.queryByRole('form')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(4800))
    expect(screen.queryByRole('status')).not.toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(screen.queryByRole('status')).toBeNull()
    for (const label of ['Name', 'Email', 'Phone', 'Service', 'Message']) expect(field(label).value).toBe('')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Start with a conversation.' }))
    expect(screen.getByRole('form').previousElementSibling?.textContent).toBe('Sent at 22:56')
    // Scrolled to the thanks, then to the heading above the form.
    const scrolled = vi.mocked(HTMLElement.prototype.scrollIntoView).mock.contexts
    const texts = scrolled.map((element) => (element as HTMLElement).textContent)
    expect(texts).toEqual(['Thank You!', 'Start with a conversation.'])
  })

  it('without thanks: a focused banner, and fields at their defaults', async () => {
    show(consultation)
    const user = userEvent.setup()
    await type(user, { Name: 'Ada Byron', Email: 'ada@example.org', Phone: '020 7946 0000' })
    await user.selectOptions(field('Project type'), 'Other')
    await user.click(screen.getByRole('button', { name: 'Book Consultation' }))
    const banner = await screen.findByRole('status')
    expect(banner.textContent).toBe(consultation.success)
    expect(document.activeElement).toBe(banner)
    expect(field('Name').value).toBe('')
    expect(field('Project type').value).toBe('New Build')
  })
})

describe('failure', () => {
  it('shows a message, takes the focus, keeps every field, is reported', async () => {
    gateway.write = fails
    await send(contact)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(contact.failure)
    expect(document.activeElement).toBe(alert)
    expect(field('Name').value).toBe('Ada Byron')
    expect(field('Service').value).toBe('builders')
    expect(field('Message').value).toBe('One wall.')
    expect(button()).toHaveProperty('disabled', false)
    expect(button().textContent).toContain('Send Message')
    // The visitor's text does not leave the form.
    expect(reported).toEqual([{ form: 'contact', code: 'unavailable' }])
    const logged = vi.mocked(console.error).mock.calls.flat().map(String).join()
    expect(logged).toContain('not sent: the store, or the code that sends to it, cannot be reached (unavailable)')
    expect(logged).not.toMatch(/Ada|example\.org|wall/)
  })

  it('shows by how much a message is too long', async () => {
    show(contact)
    const user = await fillIn()
    const value = 'x'.repeat(maxLengths.message + 12_345)
    fireEvent.input(field('Message'), { target: { value } })
    await user.click(button())
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your message is too long for this form, by 12,345 characters. Please shorten it, or send it to hello@sovran.example.',
    )
    expect(field('Message').value).toBe(value)
  })

  it.each(['stores them', 'refuses to store anything'])(
    'a browser that %s sends the same text under one id',
    async (browser) => {
      const refuse = () => {
        throw new DOMException('The quota has been exceeded.')
      }
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      if (browser !== 'stores them') vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
      gateway.write = fails
      show({ ...contact, success: 'Sent.' })
      const user = await fillIn()
      for (const [tries, Message] of ['One wall.', 'One wall.', 'Two.', 'One wall.', 'One wall.'].entries()) {
        if (tries === 3) gateway.write = works
        if (tries === 4) await fillIn(user)
        await type(user, { Message })
        await user.click(button())
        await waitFor(() => expect(written).toHaveLength(tries + 1))
        await screen.findByRole(tries < 3 ? 'alert' : 'status')
        // Storage contains none of the text, and nothing after success.
        const stored = JSON.stringify(sessionStorage)
        expect(stored).not.toMatch(/Ada|example|wall|builders/)
        if (tries > 2) expect(stored).toBe('{}')
      }
      const [first, second, edited, restored, next] = written.map(({ id }) => id)
      expect(second).toBe(first)
      expect(edited).not.toBe(first)
      expect(restored).toBe(first)
      expect([first, edited]).not.toContain(next)
    },
  )

  it.each([
    ['the same text, in another document of the tab', {}, true],
    ['changed text', { phone: '1' }, false],
    ['the same text to another area', { service: 'design' }, false],
  ] as const)('%s: the same enquiry is %j', async (_, change, isSame) => {
    const enquiry = { name: 'Ada', email: 'ada@example.org', phone: '', service: 'builders', message: 'One' } as const
    const before = (await import('./enquiryIds.ts')).idOf('contact', enquiry)
    vi.resetModules()
    const { idOf } = await import('./enquiryIds.ts')
    expect(idOf('contact', { ...enquiry, ...change }) === before).toBe(isSame)
    expect(idOf('consultation', enquiry)).not.toBe(before)
  })

  it('has an id whatever the storage contains', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { idOf } = await import('./enquiryIds.ts')
    const enquiry = { name: 'Ada', email: 'ada@example.org', phone: '', service: 'builders', message: 'One' } as const
    for (const stored of ['', 'null', '5', '{"contact":null}', '{']) {
      sessionStorage.setItem('enquiry-ids', stored)
      expect(idOf('contact', enquiry), stored).toMatch(/^[A-Za-z0-9]{20}$/)
    }
  })

  it('restores the form even if reporting throws', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const refuse = () => {
      throw new DOMException('The operation is insecure.')
    }
    configure({ kind: 'embedded' }, refuse, open)
    gateway.write = fails
    await send(contact)
    await screen.findByRole('alert')
    expect(field('Message').value).toBe('One wall.')
    expect(button()).toHaveProperty('disabled', false)
  })
})
