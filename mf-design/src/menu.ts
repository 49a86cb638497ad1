import { routes } from 'shared-ui/brand'
import type { FrameMenu } from 'shared-ui/menu'
import { studioHours } from 'shared-ui/openingHours.content'
import { contactLinks } from './contactLinks.content.ts'

/** The design area's part of the site's menus. */
export const menu: FrameMenu = {
  entries: [
    {
      title: 'Architectural',
      phoneTitle: 'Architectural Design',
      link: routes.design,
      order: 30,
      phoneOrder: 50,
      panel: 'links',
    },
  ],
  contactLinks: {
    call: { title: 'Call us', link: contactLinks.phone.link },
    form: { title: 'Write to the studio', link: `${routes.design}#contact` },
    hours: studioHours,
  },
  footer: [],
  overview: [
    { title: 'Architectural design', link: routes.design },
    { title: 'Overview', link: `${routes.design}#overview` },
    { title: 'Planning', link: `${routes.design}#planning` },
    { title: 'Structural engineering', link: `${routes.design}#engineering` },
    { title: '3D renders', link: `${routes.design}#renders` },
    { title: 'Portfolio', link: `${routes.design}#portfolio` },
  ],
}
