import { companyRoutes, routes } from 'shared-ui/brand'

/** The 404 page's words. */
export const notFound = {
  head: {
    title: 'Page Not Found',
    description:
      'There is nothing at this address. The homepage leads to architectural design, building and interiors, and to every page that does exist.',
  },
  title: 'Page Not Found',
  text: 'Sorry, the page you are looking for does not exist.',
  link: { title: 'Go to Homepage', link: '/' },
  areas: {
    label: 'Or go to',
    links: [
      { title: 'Architectural design', link: routes.design },
      { title: 'Building', link: routes.builders },
      { title: 'Interiors', link: routes.interiors },
      { title: 'About Sovran', link: companyRoutes.about },
      { title: 'All projects', link: companyRoutes.works },
      { title: 'Prices', link: companyRoutes.plan },
    ],
  },
  drawingAlt: 'The digits 404 drawn as the walls of a floor plan, with doors swinging out of them',
} as const
