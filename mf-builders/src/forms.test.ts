import { expect, it } from 'vitest'
import { buildersConsultation, buildersContact } from './forms.ts'
import { consultationForm, contactForm } from './pages/builders.content.ts'

const person = { name: 'Ada Byron', email: 'ada@example.org', phone: '020 7946 0000' }

it('consultation: three lines', () => {
  const values = {
    ...person,
    projectType: 'New Build',
    budget: '£50,000 - £100,000',
    message: 'Booking consultation request',
  }
  expect(buildersConsultation.payload(values)).toEqual({
    ...person,
    service: 'builders',
    message: 'Project Type: New Build\nBudget Range: £50,000 - £100,000\nBooking consultation request',
  })
})

it('contact: as it is, for the builders', () => {
  expect(buildersContact.payload({ ...person, message: 'M' })).toEqual({ ...person, service: 'builders', message: 'M' })
})

it('both: exactly the five fields, a missing phone as the empty string', () => {
  for (const { payload } of [buildersConsultation, buildersContact]) {
    const enquiry = payload({ name: 'A', email: 'a@b.c', service: 'design', message: 'M', extra: 'x' })
    expect(Object.keys(enquiry).sort()).toEqual(['email', 'message', 'name', 'phone', 'service'])
    expect(enquiry.phone).toBe('')
  }
})

it('the buttons say that they are sending', () => {
  expect([consultationForm.sending, contactForm.sending]).toEqual(['Submitting...', 'Sending...'])
})
