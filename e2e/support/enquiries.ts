import { join } from 'node:path'
import type { Locator } from 'playwright/test'
import { storedIn } from 'shared-enquiry/storedIn'

interface Form {
  name: string
  address: string
  /** The visitor's input, by the control's name; `email` is added. */
  words: Readonly<Record<string, string>>
  button: string
  failure: string
  success: string
  stored: Readonly<Record<string, string>>
}

const later = 'There was an error sending your message. Please try again later.'
const soon = 'Your message has been sent successfully. We will contact you soon!'

const contactWords = {
  name: 'Ada Ray',
  phone: '',
  service: 'interiors',
  message: 'A <b>crooked</b> wall; "two" dates & a £ sign.',
}

/** Every enquiry form of the site, with one visitor's input and the enquiry that is stored. */
export const forms: readonly [Form, ...Form[]] = [
  {
    name: 'Contact form',
    address: '/contact',
    words: contactWords,
    button: 'Send Message',
    failure: 'There was a problem submitting your form. Please try again.',
    success: "Your message has been sent successfully. We'll get back to you shortly.",
    stored: contactWords,
  },
  {
    name: 'Consultation booking form',
    address: '/sovran-builders',
    words: { name: 'Ben Oak', phone: '07700 900456', projectType: 'Loft Conversion', budget: '£100,000 - £250,000' },
    button: 'Book Consultation',
    failure: 'There was an error sending your request. Please try again later.',
    success: 'Your consultation request has been sent successfully. We will contact you soon!',
    stored: {
      name: 'Ben Oak',
      phone: '07700 900456',
      service: 'builders',
      message: 'Project Type: Loft Conversion\nBudget Range: £100,000 - £250,000\nBooking consultation request',
    },
  },
  {
    name: 'Builders contact form',
    address: '/sovran-builders/contact',
    words: { name: 'Cy Elm', phone: '', message: 'Drains.' },
    button: 'Send Message',
    failure: later,
    success: soon,
    stored: { name: 'Cy Elm', phone: '', service: 'builders', message: 'Drains.' },
  },
  {
    name: 'Design enquiry form',
    address: '/sovran-design',
    words: { name: 'Di Ash', phone: '07700 900457', service: 'vr-walkthrough' },
    button: 'Send Message',
    failure: later,
    success: soon,
    stored: { name: 'Di Ash', phone: '07700 900457', service: 'design', message: 'vr-walkthrough' },
  },
  {
    name: 'Interiors enquiry form',
    address: '/sovran-interiors',
    words: { firstName: 'Ed', lastName: 'Fir', phone: '', service: 'kitchens', message: 'An island.' },
    button: 'Send Enquiry',
    failure: later,
    success: soon,
    stored: { name: 'Ed Fir', phone: '', service: 'interiors', message: 'Service Interested In: kitchens\nAn island.' },
  },
]

/** Fills in the form's controls, by name. */
export async function fill(form: Locator, words: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(words)) {
    const control = form.locator(`[name="${name}"]`)
    const type = await control.evaluate((element: HTMLInputElement) => element.type)
    if (type.startsWith('select')) await control.selectOption(value)
    else if (type === 'checkbox') await control.setChecked(value !== '')
    else await control.fill(value)
  }
}

/** The values in the form, by the control's name. */
export const valuesOf = (form: Locator) =>
  form.evaluate((element) => Object.fromEntries(new FormData(element as HTMLFormElement)) as Record<string, string>)

const folder = process.env.ENQUIRIES_DIR || join(import.meta.dirname, '../../enquiries')

/** The enquiries in the site's store from an email address: all their fields except the ID. */
export const storedEnquiries = async (email: string): Promise<readonly Record<string, string>[]> =>
  storedIn(folder)
    .filter((enquiry) => enquiry.email === email)
    .map(({ id, ...fields }) => fields)
