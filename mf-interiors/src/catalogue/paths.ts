import { companyRoutes, routes } from 'shared-ui/brand'

/** The area's pages besides its categories, with their titles in menus and breadcrumbs. */
export const places = {
  interiors: { title: 'Interiors', link: routes.interiors },
  allInteriors: { title: 'All interiors', link: routes.interiors },
  projects: { title: 'Interiors projects', link: `${routes.interiors}/projects` },
  /** The company's list of works. */
  allProjects: { title: 'All projects', link: companyRoutes.works },
  plan: { title: 'Plan and price your project', link: companyRoutes.plan },
  gallery: { title: 'Gallery', link: `${routes.interiors}/gallery` },
  completeHome: { title: 'Complete home solutions', link: `${routes.interiors}/kitchens/complete-home-solutions` },
} as const

/** The path of a featured film. Films count from 0, in the order of their list. */
export const filmPath = (index: number | string) => `${routes.interiors}/videos/${index}`
