import { chat, phone } from 'shared-ui/contactLinks.content'

/** The header's words. Those of its entries come from the areas. */
export const header = {
  homeLabel: 'Sovran, home',
  skip: 'Skip to content',
  navLabel: 'Main',
  menuButton: { open: 'Menu', close: 'Close' },
  phoneBar: 'Call or write',
  closed: 'From {when}',
  foot: {
    projects: { title: 'All projects', link: '/works' },
    call: { title: 'Call us', link: phone.link },
    chat,
  },
} as const
