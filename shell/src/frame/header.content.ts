/** The header's words. The entries of the menus come from the areas. */
export const header = {
  homeLabel: 'Sovran, home',
  skip: 'Skip to content',
  navLabel: 'Main',
  menuButton: { open: 'Menu', close: 'Close' },
  desktop: [
    { key: 'home', label: 'Home', link: '/' },
    { key: 'about', label: 'About Us' },
    { key: 'design', label: 'Architectural' },
    { key: 'build', label: 'Build' },
    { key: 'interiors', label: 'Interiors' },
    { key: 'careers', label: 'Careers', link: '/careers' },
    { key: 'contact', label: 'Contact', link: '/contact' },
  ],
  mobile: [
    { key: 'home', label: 'Home', link: '/' },
    { key: 'about', label: 'About Us' },
    { key: 'interiors', label: 'Interiors' },
    { key: 'build', label: 'Build' },
    { key: 'design', label: 'Architectural Design' },
    { key: 'careers', label: 'Careers', link: '/careers' },
    { key: 'contact', label: 'Contact', link: '/contact' },
  ],
  mobileFoot: {
    call: { text: 'Call us', link: 'tel:+442079460100' },
    chat: { text: 'WhatsApp', link: 'https://wa.me/447700900123' },
  },
} as const
