import { routes, titled } from 'shared-ui/brand'
import type { MenuLink, Page, PageHead } from 'shared-ui/contract'
import { breadcrumbData, filmData, type StructuredData, serviceData } from 'shared-ui/structuredData'
import { categories, type DescribedCategory, type DescribedSubcategory, subcategories } from './catalogue.ts'
import { gallery } from './pages/gallery/gallery.content.ts'
import { filmAddress } from './pages/videos/filmAddress.ts'
import { films } from './pages/videos/films.content.ts'
import { places } from './places.ts'
import { imageGalleryData, provider } from './structuredData.ts'
import type { Heading } from './subcategory.ts'
import { titleIn } from './titleIn.ts'
import { trailTo } from './trailTo.ts'

const head = ({ title, description }: Heading): PageHead => ({ title: titled(title), description })

// Only compose reads structured data. Where this is false, in the browser's build, every expression that
// depends on it is left out together with what the data is made from.
const isComposing = import.meta.env.SSR

/** A head with the way to its page, and what else the page is as structured data. */
function placed(heading: Heading, here: MenuLink, more: readonly StructuredData[] = []): PageHead {
  if (!isComposing) return head(heading)
  return { ...head(heading), data: [breadcrumbData(trailTo(here)), ...more] }
}

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

// The pages that a content file describes share their component, which the area's own front page has no use for.
const component = 'src/pages/described.ts'
const described = () => import('./pages/described.ts')

function categoryRow(category: DescribedCategory): Page {
  const { address, source, entry } = category
  const service = isComposing
    ? [serviceData({ name: entry.title, description: entry.head.description, url: address, provider })]
    : []
  const addresses = { [address]: placed(entry.head, { title: entry.title, link: address }, service) }
  if (entry.alias) addresses[`${routes.interiors}/${entry.alias.id}`] = { ...head(entry.alias), canonical: address }
  const load = async () => {
    const [{ categoryPage }, words] = await Promise.all([described(), category.load()])
    return categoryPage(category, words)
  }
  return { path: address, load, source, component, addresses }
}

function subcategoryRow(subcategory: DescribedSubcategory): Page {
  const { address, source, entry } = subcategory
  return {
    path: address,
    load: async () => {
      const [{ subcategoryPage }, words] = await Promise.all([described(), subcategory.load()])
      return subcategoryPage(subcategory, words)
    },
    source,
    component,
    addresses: { [address]: placed(entry.head, { title: entry.title, link: address }) },
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
  load: async () => ({ default: (await described()).UnknownPage }),
  source: component,
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
        ...(isComposing && {
          data: [serviceData({ name: front.title, description: front.description, url: routes.interiors, provider })],
        }),
      },
    },
  },
  ...categories.map(categoryRow),
  ...subcategories.map(subcategoryRow),
  {
    path: places.projects.link,
    load: () => import('./pages/projects/ProjectsPage.tsx'),
    source: 'src/pages/projects/ProjectsPage.tsx',
    addresses: { [places.projects.link]: placed(projects, places.projects) },
  },
  {
    path: places.gallery.link,
    load: () => import('./pages/gallery/GalleryPage.tsx'),
    source: 'src/pages/gallery/GalleryPage.tsx',
    addresses: {
      [places.gallery.link]: placed(
        pictures,
        places.gallery,
        isComposing ? [imageGalleryData(pictures.title, places.gallery.link, gallery.pictures)] : [],
      ),
    },
  },
  {
    path: filmAddress(':index'),
    load: () => import('./pages/videos/FilmPage.tsx'),
    source: 'src/pages/videos/FilmPage.tsx',
    addresses: Object.fromEntries(
      films.map(({ title, description, film, head }, index) => {
        const link = filmAddress(index)
        return [link, placed(head, { title, link }, isComposing ? [filmData({ title, description, ...film })] : [])]
      }),
    ),
  },
  unknown('/:categoryId'),
  unknown('/:categoryId/:subcategoryId'),
]
