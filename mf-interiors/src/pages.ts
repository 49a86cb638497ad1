import { routes, titled } from 'shared-ui/brand'
import type { MenuLink, Page, PageHead } from 'shared-ui/contract'
import { categories, type DescribedCategory, type DescribedSubcategory, subcategories } from './catalogue.ts'
import { categoryPage } from './pages/CategoryPage.tsx'
import { gallery } from './pages/gallery/gallery.content.ts'
import { subcategoryPage } from './pages/SubcategoryPage.tsx'
import { filmAddress } from './pages/videos/filmAddress.ts'
import { films } from './pages/videos/films.content.ts'
import { places } from './places.ts'
import { breadcrumbData, imageGalleryData, serviceData, videoData } from './structuredData.ts'
import type { Heading } from './subcategory.ts'
import { titleIn } from './titleIn.ts'
import { trailTo } from './trailTo.ts'

// Only compose reads structured data: the browser's build leaves it out, and what it is made from.
const data = (make: () => readonly object[]): Partial<PageHead> => (import.meta.env.SSR ? { data: make() } : {})

const head = ({ title, description }: Heading): PageHead => ({ title: titled(title), description })

const found = (heading: Heading, here: MenuLink, ...more: readonly object[]): PageHead => ({
  ...head(heading),
  ...data(() => [breadcrumbData(trailTo(here)), ...more]),
})

const front: Heading = {
  title: 'Bespoke interiors and joinery',
  description:
    'Fitted joinery for London houses: wardrobes, kitchens, libraries, bars and bathrooms, designed, made and installed by the same workshop.',
}

const projects: Heading = {
  title: 'Interiors projects',
  description:
    'Eight finished interiors, each introduced by its difficulty: crooked walls, a beam in two halves, and a cellar that had always been wet.',
}

const pictures: Heading = {
  title: 'Interiors gallery',
  description:
    'Twelve captioned pictures of joinery, stone and light: bookshelves, bars, wardrobes, kitchens and a cinema with the lights half down.',
}

function categoryRow(category: DescribedCategory): Page {
  const { address, source, entry } = category
  const here = { title: entry.title, link: address }
  const addresses = { [address]: found(entry.head, here, serviceData(entry.title, entry.head.description, address)) }
  if (entry.alias) addresses[`${routes.interiors}/${entry.alias.id}`] = { ...head(entry.alias), canonical: address }
  return { path: address, load: categoryPage(category), source, addresses }
}

function subcategoryRow(subcategory: DescribedSubcategory): Page {
  const { address, source, entry } = subcategory
  return {
    path: address,
    load: subcategoryPage(subcategory),
    source,
    addresses: { [address]: found(entry.head, { title: entry.title, link: address }) },
  }
}

const unknownHead = (address: string): PageHead => {
  const title = titleIn(address) ?? places.interiors.title
  return {
    title: titled(title),
    description: `Interiors by Sovran: ${title}. Tell us about the room and we will measure it, draw it, price it and say how long it takes to make and to fit.`,
    robots: 'noindex',
  }
}

const unknown = (path: string): Page => ({
  path: `${routes.interiors}${path}`,
  load: () => import('./pages/UnknownPage.tsx'),
  source: 'src/pages/UnknownPage.tsx',
  addresses: {},
  otherwise: unknownHead,
})

/** The area's pages. Where no address is known, the first pattern that fits decides: a film that is not there is a 404. */
export const pages: readonly Page[] = [
  {
    path: routes.interiors,
    load: () => import('./pages/InteriorsPage.tsx'),
    source: 'src/pages/InteriorsPage.tsx',
    addresses: {
      [routes.interiors]: {
        ...head(front),
        ...data(() => [serviceData('Bespoke interiors', front.description, routes.interiors)]),
      },
    },
  },
  ...categories.map(categoryRow),
  ...subcategories.map(subcategoryRow),
  {
    path: places.projects.link,
    load: () => import('./pages/projects/ProjectsPage.tsx'),
    source: 'src/pages/projects/ProjectsPage.tsx',
    addresses: { [places.projects.link]: found(projects, places.projects) },
  },
  {
    path: places.gallery.link,
    load: () => import('./pages/gallery/GalleryPage.tsx'),
    source: 'src/pages/gallery/GalleryPage.tsx',
    addresses: {
      [places.gallery.link]: {
        ...head(pictures),
        ...data(() => [
          breadcrumbData(trailTo(places.gallery)),
          imageGalleryData(pictures.title, places.gallery.link, gallery.pictures),
        ]),
      },
    },
  },
  {
    path: filmAddress(':index'),
    load: () => import('./pages/videos/FilmPage.tsx'),
    source: 'src/pages/videos/FilmPage.tsx',
    addresses: Object.fromEntries(
      films.map(({ title, description, film, head }, index) => {
        const link = filmAddress(index)
        return [link, found(head, { title, link }, videoData({ title, description, ...film }))]
      }),
    ),
  },
  unknown('/:categoryId'),
  unknown('/:categoryId/:subcategoryId'),
]
