import { companyRoutes } from 'shared-ui/brand'
import type { FrameMenu } from 'shared-ui/menu'
import { officeHours } from 'shared-ui/openingHours.content'
import { contactLinks } from './contactLinks.content.ts'

/** The company's part of the site's menus: the About Us dropdown, and the pages that belong to no service. */
export const menu: FrameMenu = {
  entries: [
    { title: 'Home', link: '/', order: 10 },
    { title: 'About Us', link: companyRoutes.about, order: 20, panel: 'links' },
    { title: 'Careers', link: companyRoutes.careers, order: 60 },
    { title: 'Contact', link: companyRoutes.contact, order: 70, isBoxed: true },
  ],
  contactLinks: {
    call: { title: 'Call us', link: contactLinks.phone.link },
    form: { title: 'Send us a message', link: companyRoutes.contact },
    hours: officeHours,
  },
  footer: [
    { title: 'Services', link: '/#services', order: 10 },
    { title: 'Portfolio', link: companyRoutes.works, order: 20 },
    { title: 'About', link: companyRoutes.about, order: 30 },
    { title: 'Contact', link: companyRoutes.contact, order: 40 },
  ],
  overview: [
    { title: 'About Sovran', link: companyRoutes.about },
    { title: 'Every Space Has a Story', link: `${companyRoutes.about}#space-story` },
    { title: 'Our Story', link: `${companyRoutes.about}#our-story` },
    { title: 'Our Ethos', link: `${companyRoutes.about}#our-ethos` },
    { title: 'Our Process', link: `${companyRoutes.about}#process` },
    { title: 'Our Team', link: `${companyRoutes.about}#team` },
    { title: 'Contact Us', link: `${companyRoutes.about}#contact` },
  ],
}
