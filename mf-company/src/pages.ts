import type { Page } from 'shared-page/contract'
import { companyRoutes, titled } from 'shared-ui/brand'
import { pageModule } from './pageModule.ts'
import { type Heading, vacancyPath } from './pages/careers/vacancy.ts'
import { workRows } from './workRows.ts'

// With the query `?summary`, as for works: this table needs only the heads from the file.
const [vacancyHeads = {}] = Object.values(
  import.meta.glob<Record<string, Heading>>('./pages/careers/vacancies.content.ts', {
    eager: true,
    import: 'heads',
    query: '?summary',
  }),
)

/** Every page of the company. */
export const pages: readonly Page[] = [
  {
    pattern: '/',
    ...pageModule('./pages/home/HomePage.tsx'),
    paths: {
      '/': {
        title: titled('Architecture, construction and interiors'),
        description:
          'Designers, builders and joiners in one London group. One drawing set, one JCT contract, and payments released only when you approve the stage.',
      },
    },
  },
  {
    pattern: companyRoutes.about,
    ...pageModule('./pages/about/AboutPage.tsx'),
    paths: {
      [companyRoutes.about]: {
        title: titled('About us'),
        description:
          'Why a staircase eleven millimetres low led to a company where designers, site managers and cabinetmakers share one set of drawings.',
      },
    },
  },
  {
    pattern: companyRoutes.contact,
    ...pageModule('./pages/contact/ContactPage.tsx'),
    paths: {
      [companyRoutes.contact]: {
        title: titled('Contact us'),
        description:
          'Write to Sovran, ring, or visit our London office by appointment. Your message goes to a designer or a builder. Map and opening hours.',
      },
    },
  },
  {
    pattern: companyRoutes.careers,
    ...pageModule('./pages/careers/CareersPage.tsx'),
    paths: {
      [companyRoutes.careers]: {
        title: titled('Careers and open positions'),
        description:
          'Jobs for designers, project managers and makers in London: what is open, the benefits and how an application runs, from CV to hard hat.',
      },
    },
  },
  {
    pattern: companyRoutes.privacy,
    ...pageModule('./pages/privacy/PrivacyPage.tsx'),
    paths: {
      [companyRoutes.privacy]: {
        title: titled('Privacy'),
        description:
          'What Sovran stores when you send one of its forms, why, for how long, who sees it, and how to have it corrected or deleted.',
      },
    },
  },
  {
    pattern: companyRoutes.terms,
    ...pageModule('./pages/terms/TermsPage.tsx'),
    paths: {
      [companyRoutes.terms]: {
        title: titled('Terms, insurance and how we count'),
        description:
          'Your 14 days to change your mind, what Sovran is insured for, what the figures on this site count, and how to complain.',
      },
    },
  },
  {
    pattern: companyRoutes.works,
    ...pageModule('./pages/works/WorksPage.tsx'),
    paths: {
      [companyRoutes.works]: {
        title: titled('All projects: houses, rooms, workplaces'),
        description:
          'New houses, extensions, lofts, kitchens, wardrobes and workplaces in London and Surrey, by kind and on a map of the boroughs.',
      },
    },
  },
  {
    pattern: companyRoutes.plan,
    ...pageModule('./pages/plan/PlanPage.tsx'),
    paths: {
      [companyRoutes.plan]: {
        title: titled('Plan your project: price, time, permission'),
        description:
          'Tick the rooms, the building work and the drawings you have in mind: one sheet adds up the price, the weeks and the planning route.',
        about: { plan: { title: 'a plan for my house', service: 'builders' } },
      },
    },
  },
  ...workRows,
  {
    pattern: vacancyPath(':id'),
    ...pageModule('./pages/apply/ApplyPage.tsx'),
    paths: Object.fromEntries(
      Object.entries(vacancyHeads).map(([id, { title, description }]) => [
        vacancyPath(id),
        { title: titled(title), description },
      ]),
    ),
  },
]
