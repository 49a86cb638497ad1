import { DeferredBands, Island, Static } from 'shared-page/area'
import type { PageModule } from 'shared-page/contract'
import { HouseKey } from 'shared-ui/HouseKey'
import { interpolate } from 'shared-ui/interpolate'
import type { Link } from 'shared-ui/Link'
import type { PictureFile } from 'shared-ui/PictureFile'
import { RoomHero } from 'shared-ui/RoomHero'
import { breadcrumbsTo } from '../catalogue/breadcrumbsTo.ts'
import type { Category } from '../catalogue/Category.ts'
import type { DescribedCategory, DescribedSubcategory } from '../catalogue/catalogue.ts'
import { Bands } from './Bands.tsx'
import { AskForPrice, typicallyOf } from './bands/AskForPrice.tsx'
import { CategoryGallery } from './bands/CategoryGallery.tsx'
import { ClosingCall } from './bands/ClosingCall.tsx'
import { FeaturedProjects } from './bands/FeaturedProjects.tsx'
import { Introduction } from './bands/Introduction.tsx'
import { Process } from './bands/Process.tsx'
import { Related } from './bands/Related.tsx'
import { Specifications } from './bands/Specifications.tsx'
import { Subcategories } from './bands/Subcategories.tsx'
import { Tabs } from './bands/Tabs.tsx'
import { Testimonials } from './bands/Testimonials.tsx'
import { fallbacks } from './fallbacks.content.ts'

interface CategoryPageProps {
  /** The page's title in breadcrumbs, and its canonical path. */
  here: Link
  title: string
  /** The name of the room in the introduction's fallback. */
  subject?: string
  picture: PictureFile
  listed: readonly DescribedSubcategory[]
  words: Category
}

/** /sovran-interiors/{categoryId}, with fallbacks for every part that a category lacks */
export function CategoryPage({ here, title, subject = title, picture, listed, words }: CategoryPageProps) {
  const hero = {
    picture,
    title,
    lead: words.description ?? fallbacks.description,
    typically: typicallyOf(words),
    crumbs: breadcrumbsTo(here),
    children: <AskForPrice address={here.link} words={words} />,
  }
  return (
    <Bands>
      <Static>
        <RoomHero {...hero} room={<HouseKey here={here.link} />} />
      </Static>
      <Island>
        <Tabs address={here.link} />
      </Island>
      <Static>
        <Introduction
          text={words.introduction ?? interpolate(fallbacks.introduction, { title: subject })}
          sections={words.sections ?? fallbacks.sections}
          beside={words.beside}
        />
      </Static>
      <DeferredBands>
        <Static>
          <Subcategories title={words.subcategoriesTitle} items={listed} />
          <FeaturedProjects title={words.featuredTitle} projects={words.featuredProjects} />
          <Process title={words.processTitle} steps={words.processSteps ?? fallbacks.processSteps} />
          <Specifications groups={words.specifications} />
          <CategoryGallery title={words.galleryTitle} pictures={words.gallery} />
          <Testimonials quotes={words.testimonials} />
          <Related words={words.related} here={here.link} />
          <ClosingCall name={words.name} here={here.link} />
        </Static>
      </DeferredBands>
    </Bands>
  )
}

/** Makes a category's page from its content. */
export const categoryPage = ({ address, summary, listed }: DescribedCategory, words: Category): PageModule => ({
  default: () => (
    <CategoryPage
      here={{ title: summary.title, link: address }}
      title={summary.title}
      picture={summary.picture}
      listed={listed}
      words={words}
    />
  ),
})

const { picture, unknown } = fallbacks

/**
 * Any other /sovran-interiors/{categoryId}[/{subcategoryId}]: one page for all of them, in the chunk of its fallbacks.
 */
export const UnknownPage = () => (
  <CategoryPage
    here={{ title: unknown.title, link: '' }}
    title={unknown.title}
    subject={unknown.subject}
    picture={picture}
    listed={[]}
    words={{ name: unknown.name }}
  />
)
