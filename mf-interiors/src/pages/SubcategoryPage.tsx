import { DeferredBands, Island, Static } from 'shared-page/area'
import type { PageModule } from 'shared-page/contract'
import { routes } from 'shared-ui/brand'
import { HouseKey } from 'shared-ui/HouseKey'
import { interpolate } from 'shared-ui/interpolate'
import { RoomHero } from 'shared-ui/RoomHero'
import { breadcrumbsTo } from '../catalogue/breadcrumbsTo.ts'
import type { DescribedSubcategory } from '../catalogue/catalogue.ts'
import type { Subcategory, SubcategorySummary } from '../catalogue/Subcategory.ts'
import { Bands } from './Bands.tsx'
import { AskForPrice, typicallyOf } from './bands/AskForPrice.tsx'
import { ClosingCall } from './bands/ClosingCall.tsx'
import { Inspirations } from './bands/Inspirations.tsx'
import { Introduction } from './bands/Introduction.tsx'
import { MadeToMeasure } from './bands/MadeToMeasure.tsx'
import { Process } from './bands/Process.tsx'
import { Related } from './bands/Related.tsx'
import { RoomPictures } from './bands/RoomPictures.tsx'
import { Specifications } from './bands/Specifications.tsx'
import { Tabs } from './bands/Tabs.tsx'
import { Testimonials } from './bands/Testimonials.tsx'
import { fallbacks } from './fallbacks.content.ts'

interface SubcategoryPageProps {
  address: string
  summary: SubcategorySummary
  words: Subcategory
}

/** /sovran-interiors/{categoryId}/{subcategoryId}, and the pages below it */
export function SubcategoryPage({ address, summary, words }: SubcategoryPageProps) {
  const introduction = words.introduction ?? interpolate(fallbacks.introduction, { title: summary.title })
  const hero = {
    picture: words.picture,
    title: summary.title,
    lead: words.description ?? fallbacks.description,
    typically: typicallyOf(words),
    children: <AskForPrice address={address} words={words} />,
    crumbs: breadcrumbsTo({ title: summary.crumb ?? summary.listing?.title ?? summary.title, link: address }),
  }
  return (
    <Bands>
      <Static>
        <RoomHero {...hero} room={<HouseKey here={address} />} />
      </Static>
      <Island>
        <Tabs address={address} />
      </Island>
      {parentOf(address) === wardrobes ? (
        <Piece address={address} words={words} introduction={introduction} />
      ) : (
        <Room address={address} words={words} introduction={introduction} />
      )}
    </Bands>
  )
}

interface BandsProps {
  address: string
  words: Subcategory
  introduction: string
}

/** A room: its description, its pictures, its measurements, its construction. */
const Room = ({ address, words, introduction }: BandsProps) => (
  <>
    <Static>
      <Introduction text={introduction} sections={words.sections ?? fallbacks.sections} />
    </Static>
    <DeferredBands>
      <Static>
        {words.gallery && <RoomPictures title={words.galleryTitle} items={words.gallery} />}
        {words.measured && <MadeToMeasure {...words.measured} />}
        <Process title={words.processTitle} steps={words.processSteps ?? fallbacks.processSteps} tone="slate" />
        <Specifications groups={words.specifications} />
        <Testimonials quotes={words.testimonials} />
        <Inspirations items={words.designInspirations} category={parentOf(address)} />
        <Related words={words.related} here={address} />
        <ClosingCall name={words.name} here={address} category={parentOf(address)} />
      </Static>
    </DeferredBands>
  </>
)

/** A piece of joinery: its drawing and its parts first, then its setting. */
const Piece = ({ address, words, introduction }: BandsProps) => (
  <>
    <Static>
      {words.measured && <MadeToMeasure {...words.measured} />}
      <Specifications groups={words.specifications} />
    </Static>
    <DeferredBands>
      <Static>
        {words.gallery && <RoomPictures title={words.galleryTitle} items={words.gallery} />}
        <Introduction text={introduction} sections={words.sections ?? fallbacks.sections} />
        <Related words={words.related} here={address} />
        <Process steps={words.processSteps ?? fallbacks.processSteps} />
        <Testimonials quotes={words.testimonials} />
        <Inspirations items={words.designInspirations} category={parentOf(address)} />
        <ClosingCall name={words.name} here={address} category={parentOf(address)} />
      </Static>
    </DeferredBands>
  </>
)

const wardrobes = `${routes.interiors}/wardrobes`

/** The page above a page: its category, or the list of projects. */
const parentOf = (address: string) => {
  const [first] = address.slice(routes.interiors.length + 1).split('/')
  return `${routes.interiors}/${first}`
}

/** Makes a subcategory's page from its content. */
export const subcategoryPage = ({ address, summary }: DescribedSubcategory, words: Subcategory): PageModule => ({
  default: () => <SubcategoryPage address={address} summary={summary} words={words} />,
})
