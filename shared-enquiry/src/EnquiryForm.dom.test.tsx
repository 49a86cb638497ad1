import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { configure, type Enquiry, type Gateway, useEnquiries } from 'shared-enquiry'
import { EnquiryForm, type EnquiryFormDefinition } from 'shared-enquiry/EnquiryForm'
import { buildersConsultation, contactPage, design, serviceIntoMessage } from 'shared-enquiry/payloads'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const contact: EnquiryFormDefinition = {
  key: 'contact',
  payload: contactPage,
  name: 'Contact form',
  fields: [
    { name: 'name', label: 'Name', type: 'text', required: true, autocomplete: 'name' },
    { name: 'email', label: 'Email', type: 'email', required: true, autocomplete: 'email' },
    { name: 'phone', label: 'Phone', hint: 'Optional', type: 'tel', required: false, autocomplete: 'tel' },
    {
      name: 'service',
      label: 'Service',
      type: 'select',
      required: true,
      options: [
        { value: '', text: 'Select a service' },
        { value: 'builders', text: 'Builders' },
        { value: 'interiors', text: 'Interiors' },
      ],
    },
    { name: 'message', label: 'Message', type: 'textarea', rows: 5, required: true },
  ],
  submit: 'Send Message',
  sending: 'Sending...',
  note: 'We use your details to answer this enquiry and for nothing else.',
  success: { title: 'Thank You!', text: "We'll get back to you shortly.", milliseconds: 5000 },
  failure: 'There was a problem submitting your form. Please try again.',
  email: 'hello@sovran.example',
}

const architecture: EnquiryFormDefinition = {
  ...contact,
  key: 'design',
  name: 'Design enquiry form',
  payload: design,
  onChange: serviceIntoMessage,
  fields: contact.fields.map((field) =>
    field.name === 'service'
      ? { ...field, options: ['', 'planning-permission', 'vr-walkthrough'].map((value) => ({ value, text: value })) }
      : field,
  ),
  success: 'Your message has been sent successfully. We will contact you soon!',
}

const consultation: EnquiryFormDefinition = {
  ...contact,
  key: 'consultation',
  name: 'Consultation booking form',
  payload: buildersConsultation,
  fields: [
    ...contact.fields.slice(0, 2),
    { name: 'phone', label: 'Phone', type: 'tel', required: true },
    {
      name: 'projectType',
      label: 'Project type',
      type: 'select',
      required: true,
      default: 'New Build',
      options: ['Other', 'New Build'],
    },
    {
      name: 'budget',
      label: 'Budget',
      type: 'select',
      required: true,
      default: '£50,000 - £100,000',
      options: ['£50,000 - £100,000', '£500,000+'],
    },
  ],
  hidden: { message: 'Booking consultation request' },
  submit: 'Book Consultation',
  sending: 'Submitting...',
  success: 'Your consultation request has been sent successfully. We will contact you soon!',
  failure: 'There was an error sending your request. Please try again later.',
}

const written: { id: string; enquiry: Enquiry }[] = []
let write: Gateway['write']
const open = vi.fn(async (): Promise<Gateway> => ({ write: (id, enquiry) => write(id, enquiry) }))
const works: Gateway['write'] = async (id, enquiry) => {
  written.push({ id, enquiry })
}
const fails: Gateway['write'] = async (id, enquiry) => {
  await works(id, enquiry)
  throw Object.assign(new Error('quoting Ada'), { code: 'unavailable' })
}
/** A write that waits to be told how it ends. */
function held() {
  let end: { well: () => void; badly: () => void } | undefined
  write = async (id, enquiry) => {
    await works(id, enquiry)
    await new Promise<void>((resolve, reject) => {
      end = { well: resolve, badly: () => reject(new Error()) }
    })
  }
  const told = async (how: 'well' | 'badly') => {
    await waitFor(() => expect(end).toBeDefined())
    await act(async () => end?.[how]())
  }
  return { well: () => told('well'), badly: () => told('badly') }
}

beforeEach(() => {
  written.length = 0
  write = works
  open.mockClear()
  configure({ kind: 'embedded', host: '127.0.0.1', port: 1 }, open)
  useEnquiries.setState({ forms: {} })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (form: EnquiryFormDefinition) =>
  render(
    <main>
      <h1>Start with a conversation.</h1>
      <EnquiryForm form={form} />
      <h2>Map</h2>
    </main>,
  )

const field = (label: string) => screen.getByLabelText(label, { exact: true }) as HTMLInputElement
const button = () => screen.getByRole('button') as HTMLButtonElement

async function type(user: UserEvent, words: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(words)) {
    // user-event remembers what it typed into an e-mail field beyond a form's reset; a browser does not.
    await user.clear(field(label))
    await user.type(field(label), value)
  }
}

async function fillIn(user = userEvent.setup()) {
  await type(user, { Name: 'Ada Byron', Email: 'ada@example.org', Message: 'One wall.' })
  await user.selectOptions(field('Service'), 'builders')
  return user
}

describe('sending', () => {
  it('sends what was typed, an empty phone as the empty string', async () => {
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

  it('says so on the button, and takes no second press', async () => {
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

  it('tries to load again when loading has failed', async () => {
    open.mockRejectedValueOnce(new Error('no network'))
    show(contact)
    const user = await fillIn()
    await user.click(button())
    await screen.findByRole('status')
    expect(open).toHaveBeenCalledTimes(2)
  })

  it('goes on when the page is left, and says how it ended to who comes back', async () => {
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
})

describe('success', () => {
  it('on the contact page: a thank-you panel for 5 s, then the empty form, with the focus on the heading', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
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
  })

  it('leaves the focus alone when the visitor has moved on', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    render(<button type="button">Elsewhere</button>)
    show(contact)
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.type(field('Name'), 'A')
    await user.type(field('Email'), 'a@b.c')
    await user.selectOptions(field('Service'), 'builders')
    await user.type(field('Message'), 'M')
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
    await user.type(field('Name'), 'Ada Byron')
    await user.type(field('Email'), 'ada@example.org')
    await user.type(field('Phone'), '020 7946 0000')
    await user.selectOptions(field('Project type'), 'Other')
    await user.selectOptions(field('Budget'), '£500,000+')
    await user.click(screen.getByRole('button', { name: 'Book Consultation' }))
    const banner = await screen.findByRole('status')
    expect(banner.textContent).toBe(consultation.success)
    expect(document.activeElement).toBe(banner)
    expect(written[0]?.enquiry.message).toBe(
      'Project Type: Other\nBudget Range: £500,000+\nBooking consultation request',
    )
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

describe('failure', () => {
  it('says so, takes the focus and keeps every field', async () => {
    write = fails
    show(contact)
    const user = await fillIn()
    await user.click(button())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('There was a problem submitting your form. Please try again.')
    expect(document.activeElement).toBe(alert)
    expect(field('Name').value).toBe('Ada Byron')
    expect(field('Service').value).toBe('builders')
    expect(field('Message').value).toBe('One wall.')
    expect(button()).toHaveProperty('disabled', false)
    expect(button().textContent).toContain('Send Message')
  })

  it('logs a code and nothing that the visitor wrote', async () => {
    write = fails
    show(contact)
    const user = await fillIn()
    await user.click(button())
    await screen.findByRole('alert')
    const logged = vi.mocked(console.error).mock.calls.flat().map(String).join()
    expect(logged).toContain('unavailable')
    expect(logged).not.toMatch(/Ada|example\.org|wall/)
  })

  it('sends the same words again under the same id, and other words under another', async () => {
    write = fails
    show({ ...contact, success: 'Sent.' })
    const user = await fillIn()
    for (const tries of [1, 2]) {
      await user.click(button())
      await waitFor(() => expect(written).toHaveLength(tries))
      await screen.findByRole('alert')
    }
    await user.type(field('Message'), ' Two.')
    await user.click(button())
    await waitFor(() => expect(written).toHaveLength(3))
    await screen.findByRole('alert')
    await user.clear(field('Message'))
    await user.type(field('Message'), 'One wall.')
    write = works
    await user.click(button())
    await screen.findByRole('status')
    await fillIn(user)
    await user.click(button())
    await waitFor(() => expect(written).toHaveLength(5))
    const [first, second, edited, restored, next] = written.map(({ id }) => id)
    expect(second).toBe(first)
    expect(edited).not.toBe(first)
    expect(restored).toBe(first)
    expect([first, edited]).not.toContain(next)
  })

  it('when nothing answers: after 15 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    write = () => new Promise(() => {})
    show(contact)
    const user = await fillIn(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }))
    await user.click(button())
    await act(() => vi.advanceTimersByTimeAsync(14_000))
    expect(screen.queryByRole('alert')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1_100))
    expect(screen.getByRole('alert')).toBeDefined()
  })

  it('when loading what sends hangs: after 15 s too', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open.mockReturnValueOnce(new Promise(() => {}))
    show(contact)
    const user = await fillIn(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }))
    await user.click(button())
    await act(() => vi.advanceTimersByTimeAsync(15_100))
    expect(screen.getByRole('alert')).toBeDefined()
  })

  it('when the browser is offline: at once', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    show(contact)
    const user = await fillIn()
    await user.click(button())
    await screen.findByRole('alert')
    expect(written).toHaveLength(0)
  })
})

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

  it('say what the browser refused until it accepts them, and nothing is sent', async () => {
    vi.spyOn(HTMLInputElement.prototype, 'validationMessage', 'get').mockReturnValue('Please fill in this field.')
    show(contact)
    const user = userEvent.setup()
    await user.click(button())
    const name = screen.getByRole('textbox', { name: 'Name', description: 'Please fill in this field.' })
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(field('Phone').getAttribute('aria-invalid')).toBeNull()
    await user.type(name, 'A')
    expect(name.getAttribute('aria-invalid')).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Name', description: '' })).toBeDefined()
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
    expect(written).toHaveLength(0)
  })

  it('hold their draft when the visitor comes back, until it is sent', async () => {
    const page = show(contact)
    const user = await fillIn()
    page.unmount()
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

  it('of one form keep out of another', async () => {
    const page = show(contact)
    await fillIn()
    page.unmount()
    show(architecture)
    expect(field('Name').value).toBe('')
  })

  it('design: choosing a service writes its value over the message; the service sent is design', async () => {
    show(architecture)
    const user = userEvent.setup()
    await user.type(field('Name'), 'Ada')
    await user.type(field('Email'), 'ada@example.org')
    await user.type(field('Phone'), '1')
    await user.type(field('Message'), 'My own words')
    await user.selectOptions(field('Service'), 'planning-permission')
    expect(field('Message').value).toBe('planning-permission')
    await user.type(field('Message'), ', please')
    expect(field('Service').value).toBe('planning-permission')
    await user.click(button())
    await screen.findByRole('status')
    expect(written[0]?.enquiry).toMatchObject({ service: 'design', message: 'planning-permission, please' })
  })
})

describe('without its script', () => {
  const html = renderToString(<EnquiryForm form={contact} />)

  it('composes an e-mail, and never puts the fields into an address', () => {
    document.body.innerHTML = html
    const form = screen.getByRole('form') as HTMLFormElement
    expect(form.method).toBe('post')
    expect(form.enctype).toBe('text/plain')
    expect(form.getAttribute('action')).toBe(
      'mailto:hello@sovran.example?subject=Enquiry%20from%20the%20Sovran%20website%3A%20Contact%20form',
    )
    expect(html).toContain('write to <a href="mailto:hello@sovran.example">hello@sovran.example</a>')
    document.body.innerHTML = ''
  })

  it('keeps what was typed before the page came to life', async () => {
    const wrong = vi.mocked(console.error)
    const root = document.createElement('main')
    document.body.append(root)
    root.innerHTML = renderToString(<EnquiryForm form={consultation} />)
    field('Name').value = 'Typed early'
    field('Project type').value = 'Other'
    const hydrated = await act(async () => hydrateRoot(root, <EnquiryForm form={consultation} />))
    expect(field('Name').value).toBe('Typed early')
    expect(field('Project type').value).toBe('Other')
    await userEvent.type(field('Email'), 'a@b.c')
    await userEvent.type(field('Phone'), '1')
    await userEvent.click(button())
    await waitFor(() => expect(written[0]?.enquiry.name).toBe('Typed early'))
    expect(wrong).not.toHaveBeenCalled()
    await act(async () => hydrated.unmount())
    root.remove()
  })
})
