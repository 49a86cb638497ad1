import { companyRoutes } from 'shared-ui/brand'
/** The words of the page's only verdigris band. */
export const banner = {
  title: 'Bring us the awkward site.',
  text: 'The north slope, the shared drain, the tree with a preservation order.',
  actions: [
    { title: 'Schedule Consultation', link: `${companyRoutes.contact}?about=design` },
    { title: 'View Portfolio', link: '#portfolio' },
  ],
} as const
