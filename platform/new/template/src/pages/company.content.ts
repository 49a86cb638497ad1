export const hero = {
  title: 'Company',
  lead: 'The first words of this page.',
} as const

export const call = {
  title: 'Talk to us about company',
  actions: [{ text: 'Schedule Consultation', link: '/contact' }],
} as const
