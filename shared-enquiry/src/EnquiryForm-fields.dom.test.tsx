import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { EnquiryForm } from 'shared-enquiry/EnquiryForm'
import { BrowserRouter } from 'shared-ui/router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeGateway, written } from './testing/fakeGateway.ts'
import { consultation, contact } from './testing/sampleForms.ts'
import { button, field, fillIn, show } from './testing/shownForm.tsx'

beforeEach(fakeGateway)
afterEach(cleanup)

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

  it('show why the browser refuses them until it accepts them, and nothing is sent', async () => {
    vi.spyOn(HTMLInputElement.prototype, 'validationMessage', 'get').mockReturnValue('Please fill in this field.')
    show(contact)
    const user = userEvent.setup()
    await user.click(button())
    const name = screen.getByRole('textbox', { name: 'Name', description: 'Please fill in this field.' })
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(name)
    // The browser shows no bubble over it.
    expect(fireEvent.invalid(name)).toBe(false)
    expect(field('Phone').getAttribute('aria-invalid')).toBeNull()
    await user.type(name, 'A')
    expect(name.getAttribute('aria-invalid')).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Name', description: '' })).toBeDefined()
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
    expect(written).toHaveLength(0)
  })

  it('hold the visitor’s words on the way back, until they are sent', async () => {
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

  it('render nothing while they are typed into', async () => {
    const rendered = vi.fn()
    render(
      <Profiler id="form" onRender={rendered}>
        <EnquiryForm form={contact} />
      </Profiler>,
      { wrapper: BrowserRouter },
    )
    await fillIn()
    expect(rendered).toHaveBeenCalledOnce()
  })

  it('of one form do not appear in another', async () => {
    const page = show(contact)
    await fillIn()
    page.unmount()
    show(consultation)
    expect(field('Name').value).toBe('')
  })
})
