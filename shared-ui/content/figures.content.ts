import { companyRoutes } from './brand.ts'

/** The claims in figures, by the page that makes them. `/terms` explains each of them, once. */
export const figures = {
  home: {
    luxury: { value: '17+', label: 'luxury projects delivered since 2018' },
    leadership: { value: '15+', label: 'years combined leadership' },
    reviews: { value: '4.8', label: 'star review rating' },
    properties: { value: '385+', label: 'properties transformed' },
    delivered: { value: '£5M+', label: 'delivered' },
  },
  about: {
    properties: { value: '1785+', label: 'properties transformed' },
    delivered: { value: '£15M+', label: 'delivered last year' },
  },
  design: {
    projects: { value: '250+', label: 'projects' },
    satisfaction: { value: '98%', label: 'satisfaction' },
    awards: { value: '15+', label: 'awards' },
    years: { value: '12', label: 'years' },
  },
  interiors: {
    satisfaction: { value: '98%', label: 'client satisfaction' },
    projects: { value: '250+', label: 'projects completed' },
    experience: { value: '15+', label: 'years experience' },
    rating: { value: '5 star', label: 'average rating' },
  },
} as const

/** The part of `/terms` that explains the figures of a page, and the words of the link to it. */
export const howWeCount = (page: keyof typeof figures) =>
  ({ title: 'How we count', link: `${companyRoutes.terms}#figures-${page}` }) as const

/** The part of `/terms` that says what the warranties cover. */
export const whatIsWarranted = { title: 'What the warranties cover', link: `${companyRoutes.terms}#insurance` } as const

/** The value of the free interior design with a full home build. */
export const designPackage = '£10,000'

/** The warranties, which are figures too. */
export const warranties = {
  structure: { value: '10-year', label: 'structural warranty on major works' },
  fittings: { value: '2-year', label: 'warranty on installations and fittings' },
} as const

/** The warranty of fittings as a row of a specification. */
export const warrantyRow = { name: 'Warranty', value: '2 years on installations and fittings' } as const
