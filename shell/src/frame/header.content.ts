/** The header's words. Those of its entries come from the areas. */
export const header = {
  homeLabel: 'Sovran, home',
  skip: 'Skip to content',
  navLabel: 'Main',
  menuButton: { open: 'Menu', close: 'Close' },
  phoneBar: 'Call or write',
  closed: 'Closed until {when}',
  foot: {
    projects: { text: 'All projects', link: '/works' },
    call: { text: 'Call us', link: 'tel:+442079460100' },
    chat: { text: 'WhatsApp', link: 'https://wa.me/447700900123' },
  },
} as const
