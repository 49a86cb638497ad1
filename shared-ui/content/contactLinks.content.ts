/**
 * The ways to reach the company that several packages name: `title` is read, `link` is dialled, `whose` says who answers.
 * Those of an area are in its `src/contactLinks.content.ts`.
 */
export const phone = {
  title: '020 7946 0100',
  link: 'tel:+442079460100',
  whose: 'Grace Omondi, client enquiries',
} as const
export const chat = { title: 'WhatsApp', link: 'https://wa.me/447700900123' } as const

/** Those of the registered company, at the foot of every page and in the privacy notice. */
export const registered = {
  email: { title: 'info@sovran.example', link: 'mailto:info@sovran.example' },
  phone: { title: '020 7946 0190', link: 'tel:+442079460190', whose: 'Switchboard: accounts, privacy and complaints' },
} as const
