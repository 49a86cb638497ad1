import { pageFiles } from 'shared-page/area'
import type { Page, PageHead } from 'shared-page/contract'
import { routes, titled } from 'shared-ui/brand'
import { categoryWords } from './pages/residential/categories.ts'
import { type CategoryId, categoryIds, categoryPath, categoryTitles, type SectionId, sectionPath } from './paths.ts'

const pageModule = pageFiles(import.meta.glob('./pages/**/*Page.tsx'))

const about = (id: string, title: string) => ({ about: { [id]: { title, service: 'builders' } } })

const front: PageHead = {
  ...about('builders', 'building work'),
  title: titled('Builders for homes and workplaces'),
  description:
    'Renovations, extensions, lofts, basements, new-builds and commercial fit-outs in west and south-west London and Surrey, run by one site manager each.',
}

type Heading = Pick<PageHead, 'title' | 'description'>

const kinds = new Intl.ListFormat('en-GB').format(categoryIds.map((id) => categoryTitles[id].toLowerCase()))

const sections: Readonly<Record<SectionId, Heading>> = {
  residential: {
    title: 'Residential construction in London and Surrey',
    description: `Every kind of residential building: ${kinds}.`,
  },
  commercial: {
    title: 'Commercial fit-outs and building',
    description:
      'Office fit-outs, retail spaces, restaurants and industrial units, planned back from the opening day and around the people who still have to work.',
  },
  process: {
    title: 'How we build, in four stages',
    description:
      'Consultation, design and pricing, construction, handover: what happens at each stage of a building project and when you are asked to pay.',
  },
  portfolio: {
    title: 'Building portfolio',
    description:
      'Projects to filter by kind: residential, commercial, extensions and new-builds, from a glazed garden room to a brasserie.',
  },
  testimonials: {
    title: 'What building clients say',
    description:
      'Three clients on drains, deadlines and final accounts: an extension in Strawberry Hill, a shop in Richmond and an office in Brentford.',
  },
  faq: {
    title: 'Building questions answered',
    description:
      'How long a renovation takes, how milestone payments work, who handles planning and regulations, which warranties apply and how to finance it.',
  },
  contact: {
    title: 'Contact the builders',
    description:
      'Ring, write or leave a message for the people who run the sites: their phone number, email and hours.',
  },
}

const categories: Readonly<Record<CategoryId, Heading>> = {
  renovations: {
    title: 'House renovations',
    description:
      'Period and post-war houses opened up, repaired in lime and rewired in sequence, with building control and listed consent handled in London.',
  },
  'new-builds': {
    title: 'New-build houses',
    description:
      'One-off houses built from soil report to keys: engineered foundations, airtight fabric, heat recovery and a 10-year structural warranty.',
  },
  extensions: {
    title: 'House extensions',
    description:
      'Rear, side-return and wraparound extensions in London: permitted development checks, party wall notices, box frames and flush thresholds.',
  },
  'loft-conversions': {
    title: 'Loft conversions',
    description:
      'Dormer, hip-to-gable and mansard lofts: head height, stair position, fire protection and insulation, and what a conversion costs.',
  },
  basements: {
    title: 'Basement construction',
    description:
      'Underpinned in pins, waterproofed to BS 8102 and lit by lightwells: how a London basement is dug, dried and fitted out beneath a lived-in house.',
  },
  landscaping: {
    title: 'Landscaping and terraces',
    description:
      'Terraces, retaining walls, drainage and planting, set out from the damp-proof course down so that the garden stays dry and the house does too.',
  },
  'swimming-pools': {
    title: 'Swimming pools and pool houses',
    description:
      'Reinforced concrete tanks, plant rooms and pool houses by one team: siting, shell, fill test, air handling and a handover you can follow.',
  },
}

const headOf = ({ title, description }: Heading): PageHead => ({ title: titled(title), description })

type ResidentialPage = typeof import('./pages/residential/ResidentialPage.tsx')

async function residentialPage(component: Promise<ResidentialPage>, id: CategoryId) {
  const [page, category] = await Promise.all([component, categoryWords[id]()])
  return page.residentialPage(category)
}

const residential = (id: CategoryId) =>
  pageModule<ResidentialPage>(
    './pages/residential/ResidentialPage.tsx',
    `./pages/residential/content/${id}.content.ts`,
    (component) => residentialPage(component, id),
  )

/** The area's pages. A section's path shows the builders page, whose path is the canonical one. */
export const pages: readonly Page[] = [
  {
    pattern: `${routes.builders}/:section?`,
    ...pageModule('./pages/BuildersPage.tsx'),
    paths: {
      [routes.builders]: front,
      ...Object.fromEntries(
        (Object.keys(sections) as SectionId[]).map((id) => [
          sectionPath(id),
          {
            ...headOf(sections[id]),
            ...(id === 'commercial' && about(id, 'commercial work')),
            canonical: routes.builders,
          },
        ]),
      ),
    },
  },
  ...categoryIds.map((id) => ({
    ...residential(id),
    pattern: categoryPath(id),
    paths: { [categoryPath(id)]: { ...headOf(categories[id]), ...about(id, categoryTitles[id].toLowerCase()) } },
  })),
  // An unknown kind shows renovations.
  {
    ...residential('renovations'),
    pattern: `${sectionPath('residential')}/:categoryId`,
    paths: {},
    wildcardHead: () => ({ ...headOf(categories.renovations), canonical: categoryPath('renovations') }),
  },
]
