import { buildersConsultation, buildersContact, contactPage, design, interiors } from 'shared-enquiry/forms'
import { expect, it } from 'vitest'

const person = { name: 'Ada Byron', email: 'ada@example.org', phone: '020 7946 0000' }

it('contact page: the fields as entered', () => {
  const entered = { ...person, service: 'interiors', message: '  Two\nlines ' }
  expect(contactPage.payload(entered)).toEqual(entered)
})

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

it('builders contact: as it is, for the builders', () => {
  expect(buildersContact.payload({ ...person, message: 'M' })).toEqual({ ...person, service: 'builders', message: 'M' })
})

it('design: always for design, whatever was chosen', () => {
  expect(design.payload({ ...person, service: 'vr-walkthrough', message: 'M' })).toEqual({
    ...person,
    service: 'design',
    message: 'M',
  })
  expect(design.onChange('service', 'other', { ...person, message: 'M' })).toEqual({ ...person, message: 'other' })
  expect(design.onChange('name', 'Bob', { ...person, message: 'M' })).toEqual({ ...person, message: 'M' })
})

it('interiors: one name of two, the service above the message', () => {
  const values = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.org',
    phone: '',
    service: 'kitchens',
    message: 'Oak\nand brass',
  }
  expect(interiors.payload(values)).toEqual({
    name: 'Ada Byron',
    email: 'ada@example.org',
    phone: '',
    service: 'interiors',
    message: 'Service Interested In: kitchens\nOak\nand brass',
  })
})

const all = { contactPage, buildersConsultation, buildersContact, design, interiors }

it.each(Object.entries(all))(
  '%s gives exactly the five fields, a missing phone as the empty string',
  (_, { payload }) => {
    const enquiry = payload({ name: 'A', email: 'a@b.c', service: 'design', message: 'M', extra: 'x' })
    expect(Object.keys(enquiry).sort()).toEqual(['email', 'message', 'name', 'phone', 'service'])
    expect(enquiry.phone).toBe('')
  },
)

it('every form has a key of its own: under it are its unsent words and its result', () => {
  expect(new Set(Object.values(all).map(({ key }) => key)).size).toBe(5)
})
