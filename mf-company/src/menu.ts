import type { AreaMenu } from 'shared-ui/contract'

/** The entries of the About Us dropdown. */
export const menu: AreaMenu = {
  title: 'About Us',
  overview: [
    { title: 'About Sovran', link: '/about' },
    { id: 'space-story', title: 'Every Space Has a Story', link: '/about#space-story' },
    { id: 'our-story', title: 'Our Story', link: '/about#our-story' },
    { id: 'our-ethos', title: 'Our Ethos', link: '/about#our-ethos' },
    { id: 'process', title: 'Our Process', link: '/about#process' },
    { id: 'contact', title: 'Contact Us', link: '/about#contact' },
  ],
}
