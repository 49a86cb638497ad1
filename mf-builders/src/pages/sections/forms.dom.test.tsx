import { cleanup, render, screen, within } from '@testing-library/react'
import { BrowserRouter } from 'shared-ui/router'
import { afterEach, expect, test } from 'vitest'
import { buildersConsultation, buildersContact } from '../../forms.ts'
import * as words from '../builders.content.ts'
import { Consultation } from './Consultation.tsx'
import { Contact } from './Contact.tsx'

afterEach(cleanup)

const valuesOf = (form: HTMLElement) =>
  Object.fromEntries([...new FormData(form as HTMLFormElement)].map(([name, value]) => [name, String(value)]))

test('a consultation asked for with the defaults is three lines long', () => {
  render(<Consultation {...words.consultation} form={words.consultationForm} />, { wrapper: BrowserRouter })
  const form = screen.getByRole('form', { name: 'Consultation booking form' })
  expect(buildersConsultation.payload(valuesOf(form))).toEqual({
    name: '',
    email: '',
    phone: '',
    service: 'builders',
    message: 'Project Type: New Build\nBudget Range: £50,000 - £100,000\nBooking consultation request',
  })
})

test('every consultation field is required, and the message is not shown', () => {
  render(<Consultation {...words.consultation} form={words.consultationForm} />, { wrapper: BrowserRouter })
  for (const label of ['Name', 'Email', 'Phone', 'Project type', 'Budget'])
    expect(screen.getByLabelText(label)).toHaveProperty('required', true)
  expect(screen.queryByLabelText('Message')).toBeNull()
})

test('the contact form has an optional phone number, and writes to the builders', () => {
  render(<Contact {...words.contact} form={words.contactForm} />, { wrapper: BrowserRouter })
  const form = screen.getByRole('form', { name: 'Builders contact form' })
  expect(within(form).getByLabelText(/Phone/)).toHaveProperty('required', false)
  for (const label of ['Name', 'Email', 'Message'])
    expect(within(form).getByLabelText(label)).toHaveProperty('required', true)
  expect(buildersContact.payload(valuesOf(form)).service).toBe('builders')
})

test('the hours are those of the builders, not of the company', () => {
  render(<Contact {...words.contact} form={words.contactForm} />, { wrapper: BrowserRouter })
  expect(screen.getByRole('row', { name: 'Monday to Friday 9:00 AM to 6:00 PM' })).toBeDefined()
  expect(screen.getByRole('row', { name: 'Saturday By appointment only' })).toBeDefined()
})
