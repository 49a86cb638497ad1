import { companyRoutes, routes } from 'shared-ui/brand'
import type { FrameMenu } from 'shared-ui/menu'
import { buildersHours } from 'shared-ui/openingHours.content'
import houseNewBuildDuskHero from 'shared-ui/pictures/house-new-build-dusk-hero'
import officeFitOutOpenPlan from 'shared-ui/pictures/office-fit-out-open-plan'
import { contactLinks } from './contactLinks.content.ts'
import { categoryLinks, sectionPath } from './paths.ts'

/** The content of the Build menu. */
export const menu = {
  entries: [{ title: 'Build', link: routes.builders, order: 40, panel: 'tiles' }],
  contactLinks: {
    call: { title: 'Call us', link: contactLinks.phone.link },
    form: { title: 'Book a consultation', link: `${routes.builders}#consultation` },
    hours: buildersHours,
  },
  footer: [],
  title: 'Construction',
  teaser: 'Residential and commercial building, under JCT contracts, with payments tied to milestones you approve.',
  overview: [
    { title: 'All building services', link: routes.builders },
    { title: 'Process', link: sectionPath('process') },
    { title: 'Portfolio', link: sectionPath('portfolio') },
    { title: 'Testimonials', link: sectionPath('testimonials') },
    { title: 'FAQ', link: sectionPath('faq') },
    { title: 'All projects', link: companyRoutes.works },
    { title: 'Plan and price your project', link: companyRoutes.plan },
    { title: 'Contact the builders', link: sectionPath('contact') },
  ],
  tiles: [
    {
      id: 'residential',
      title: 'Residential',
      all: 'All residential work',
      link: sectionPath('residential'),
      picture: houseNewBuildDuskHero,
      links: categoryLinks,
    },
    {
      id: 'commercial',
      title: 'Commercial',
      all: 'All commercial work',
      link: sectionPath('commercial'),
      picture: officeFitOutOpenPlan,
      links: [
        { id: 'office-spaces', title: 'Office fit-outs', link: `${sectionPath('commercial')}#office-spaces` },
        { id: 'retail', title: 'Retail spaces', link: `${sectionPath('commercial')}#retail` },
      ],
    },
  ],
} as const satisfies FrameMenu
