import { company } from 'shared-ui/brand'
import type { FrameMenu } from 'shared-ui/menu'
import { officeHours } from 'shared-ui/openingHours.content'
import { contactLinks } from './contactLinks.content.ts'

/** The company's part of the site's menus: the About Us dropdown, and the pages that belong to no service. */
export const menu: FrameMenu = {
  entries: [
    { title: 'Home', link: '/', place: 10 },
    { title: 'About Us', link: company.about, place: 20, panel: 'links' },
    { title: 'Careers', link: company.careers, place: 60 },
    { title: 'Contact', link: company.contact, place: 70, isBoxed: true },
  ],
  contactLinks: {
    call: { title: 'Call us', link: contactLinks.phone.link },
    form: { title: 'Send us a message', link: company.contact },
    hours: officeHours,
  },
  footer: [
    { title: 'Services', link: '/#services', place: 10 },
    { title: 'Portfolio', link: company.works, place: 20 },
    { title: 'About', link: company.about, place: 30 },
    { title: 'Contact', link: company.contact, place: 40 },
  ],
  overview: [
    { title: 'About Sovran', link: company.about },
    { title: 'Every Space Has a Story', link: `${company.about}#space-story` },
    { title: 'Our Story', link: `${company.about}#our-story` },
    { title: 'Our Ethos', link: `${company.about}#our-ethos` },
    { title: 'Our Process', link: `${company.about}#process` },
    { title: 'Our Team', link: `${company.about}#team` },
    { title: 'Contact Us', link: `${company.about}#contact` },
  ],
}
