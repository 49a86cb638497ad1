import { pageFiles } from 'shared-page/area'
import type { Page, PageHead } from 'shared-page/contract'
import { routes, titled } from 'shared-ui/brand'
import { categories, type DescribedCategory, type DescribedSubcategory, subcategories } from './catalogue/catalogue.ts'
import { contentOf, contentOfCategory } from './catalogue/pageContent.ts'
import { filmPath, places } from './catalogue/paths.ts'
import type { Heading, Named } from './catalogue/Subcategory.ts'

const pageModule = pageFiles(import.meta.glob('./pages/**/*Page.tsx'))

const head = ({ title, description }: Heading): PageHead => ({ title: titled(title), description })

/** Adds the subject of an enquiry from the page: its title in lower case, or other text. */
const asked = (address: string, heading: Heading, title: string): PageHead => ({
  ...head(heading),
  about: { [address.slice(address.lastIndexOf('/') + 1)]: { title, service: 'interiors' } },
})

const inSentence = ({ title, about = title.replace(/^./, (first) => first.toLowerCase()) }: Named) => about

export const front: Heading = {
  title: 'Bespoke interiors and joinery',
  description:
    'Fitted joinery for houses in London and Surrey: wardrobes, kitchens, libraries, bars and bathrooms, designed, made and installed by the same workshop.',
}

const projects: Heading = {
  title: 'Interiors projects',
  description:
    'Interiors, each introduced by its difficulty: crooked walls, a beam in two halves, and a cellar that had been wet since 1840.',
}

export const pictures: Heading = {
  title: 'Interiors gallery',
  description:
    'Captioned pictures of joinery, stone and light: bookshelves, bars, wardrobes, kitchens and a cinema with the lights down.',
}

// In the order of the films. Importing their content files would add their pictures to each page of the area.
const films: readonly Heading[] = [
  {
    title: 'Film: a walnut dressing room',
    description:
      'A short film of a walnut dressing room in Barnes: lit hanging bays on both sides, and a verde marble island under a linen drum light.',
  },
  {
    title: 'Film: the travertine bathroom',
    description:
      'A short film of a travertine bathroom in Kew by morning light: the shower, a freestanding bath, and a walnut vanity under an arched mirror.',
  },
  {
    title: 'Film: the green library',
    description:
      'A short film of a home office in Chiswick: bottle-green library shelves, a walnut desk under a brass pendant, and sun across the floor.',
  },
]

// Pages described by a content file share two components. The area's front page uses neither.
const categoryFile = './pages/CategoryPage.tsx'

type CategoryPage = typeof import('./pages/CategoryPage.tsx')
type SubcategoryPage = typeof import('./pages/SubcategoryPage.tsx')

function categoryRow(category: DescribedCategory): Page {
  const { address, source, summary } = category
  const paths: Record<string, PageHead> = { [address]: asked(address, summary.head, inSentence(summary)) }
  if (summary.alias) paths[`${routes.interiors}/${summary.alias.id}`] = { ...head(summary.alias), canonical: address }
  const pageFrom = async (component: Promise<CategoryPage>) => {
    const [{ categoryPage }, words] = await Promise.all([component, contentOfCategory(category)])
    return categoryPage(category, words)
  }
  return {
    pattern: address,
    ...pageModule(categoryFile, source, pageFrom),
    paths,
  }
}

/** Any path below a category without a page of its own: shows the category's page, whose path is the canonical one. */
const unknownBelow = (category: DescribedCategory): Page => ({
  ...categoryRow(category),
  pattern: `${category.address}/:subcategoryId`,
  paths: {},
  wildcardHead: () => ({ ...head(category.summary.head), canonical: category.address }),
})

function subcategoryRow(subcategory: DescribedSubcategory): Page {
  const { address, source, summary } = subcategory
  const pageFrom = async (component: Promise<SubcategoryPage>) => {
    const [{ subcategoryPage }, words] = await Promise.all([component, contentOf(subcategory)])
    return subcategoryPage(subcategory, words)
  }
  return {
    pattern: address,
    ...pageModule('./pages/SubcategoryPage.tsx', source, pageFrom),
    paths: { [address]: asked(address, summary.head, inSentence(summary)) },
  }
}

// The same head for every unknown path: a title made from the path would let anybody write our headlines with a link.
const unknownHead: PageHead = {
  ...head({
    title: 'Bespoke interiors',
    description:
      'There is no page about this room yet. Tell us about it and we will measure it, draw it, price it and say how long it takes to make and to fit.',
  }),
  robots: 'noindex',
}

const unknown = (path: string): Page => ({
  pattern: `${routes.interiors}${path}`,
  ...pageModule<CategoryPage>(categoryFile, categoryFile, async (page) => ({ default: (await page).UnknownPage })),
  paths: {},
  wildcardHead: () => unknownHead,
})

/** The area's pages. For an unknown path the first matching pattern decides, so a missing film is a 404. */
export const pages: readonly Page[] = [
  {
    pattern: routes.interiors,
    ...pageModule('./pages/InteriorsPage.tsx'),
    paths: { [routes.interiors]: asked('/interiors', front, 'interiors') },
  },
  ...categories.map(categoryRow),
  ...subcategories.map(subcategoryRow),
  ...categories.map(unknownBelow),
  {
    pattern: places.projects.link,
    ...pageModule('./pages/projects/ProjectsPage.tsx'),
    paths: { [places.projects.link]: asked(places.projects.link, projects, 'interiors projects') },
  },
  {
    pattern: places.gallery.link,
    ...pageModule('./pages/gallery/GalleryPage.tsx'),
    paths: { [places.gallery.link]: asked(places.gallery.link, pictures, 'interiors') },
  },
  {
    pattern: filmPath(':index'),
    ...pageModule('./pages/videos/FilmPage.tsx'),
    paths: Object.fromEntries(films.map((film, index) => [filmPath(index), head(film)])),
  },
  unknown('/:categoryId'),
  unknown('/:categoryId/:subcategoryId'),
]
