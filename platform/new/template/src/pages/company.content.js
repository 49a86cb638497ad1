export const hero = {
  title: 'Company',
  lead: 'These are the first words of company: replace them in this file. The title and description of the page are in pages.ts, its lines in the menus in menu.ts. Another page is a folder beside this one, and a row in pages.ts.',
}
export const call = {
  title: 'Talk to us about company',
  actions: [{ title: 'Schedule Consultation', link: '/contact' }],
}
