import type { AreaMenu } from 'shared-ui/contract'
import { direct } from './direct.content.ts'

/** The company's part of the site's menus: the About Us dropdown, and the pages that belong to no service. */
export const menu: AreaMenu = {
  entries: [
    { title: 'Home', link: '/', place: 10 },
    { title: 'About Us', link: '/about', place: 20, panel: 'links' },
    { title: 'Careers', link: '/careers', place: 60 },
    { title: 'Contact', link: '/contact', place: 70, isBoxed: true },
  ],
  direct: {
    call: { title: 'Call us', link: direct.phone.link },
    form: { title: 'Send us a message', link: '/contact' },
  },
  footer: [
    { title: 'Services', link: '/#services', place: 10 },
    { title: 'Portfolio', link: '/works', place: 20 },
    { title: 'About', link: '/about', place: 30 },
    { title: 'Contact', link: '/contact', place: 40 },
  ],
  overview: [
    { title: 'About Sovran', link: '/about' },
    { title: 'Every Space Has a Story', link: '/about#space-story' },
    { title: 'Our Story', link: '/about#our-story' },
    { title: 'Our Ethos', link: '/about#our-ethos' },
    { title: 'Our Process', link: '/about#process' },
    { title: 'Our Team', link: '/about#team' },
    { title: 'Contact Us', link: '/about#contact' },
  ],
}
