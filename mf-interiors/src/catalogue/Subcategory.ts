import type { PictureFile } from 'shared-ui/PictureFile'
import type { Included } from 'shared-ui/PriceTerms'
import type { Quote } from 'shared-ui/Quotes'
import type { RelatedWorksProps } from 'shared-ui/RelatedWorks'
import type { Step } from 'shared-ui/StepList'
import type { Work } from 'shared-ui/work'
import type { DrawingWords } from '../drawings/drawingTypes.ts'

/** Title, without the brand, and description of an address. */
export interface Heading {
  title: string
  description: string
}

/** A page's title, and what an enquiry from it is about, where that is no title in small letters. */
export interface Named {
  title: string
  about?: string
}

/** A subcategory, as tabs, the menu and search engines need it. */
export interface SubcategorySummary extends Named {
  /** The last of its breadcrumbs, where the title would repeat the one before it. */
  crumb?: string
  /** How its category lists it. A page without a listing is reached only by links in texts. */
  listing?: {
    /** Place among the category's subcategories, from 1. */
    order: number
    title: string
  }
  head: Heading
}

export interface TextSection {
  title: string
  content: string
}

export interface SpecificationGroup {
  category: string
  items: readonly { name: string; value: string }[]
}

/** A card that leads on: to a page, or to a work. */
export type Inspiration = { description: string; picture: PictureFile } & (
  | { title: string; link: string; work?: undefined }
  | { work: Work; title?: undefined; link?: undefined }
)

/** Works with what they cost, and what their prices include: the same for all, or by the work's id. */
export type Related = Pick<RelatedWorksProps, 'items'> & { included: Included | ComparedIncluded }

interface ComparedIncluded {
  title: string
  names: readonly string[]
  /** The values of each work, in the order of the names. */
  of: Readonly<Record<string, readonly string[]>>
}

/** The content of a subcategory's own page. `fallbacks` replaces the parts that are absent. */
export interface Subcategory {
  /** The page's hero. */
  picture: PictureFile
  /** Singular, as the closing call says it. */
  name: string
  description?: string
  /** What this kind of room costs and how long it takes, with what its weeks are counted for. Illustrative. */
  typically?: string
  introduction?: string
  sections?: readonly TextSection[]
  /** The band that only this kind of room has. */
  measured?: DrawingWords
  galleryTitle?: string
  /** One to three pictures of the room, beside the hero. */
  gallery?: readonly { picture: PictureFile; caption: string }[]
  processTitle?: string
  processSteps?: readonly Step[]
  /** The words of the link in the first band that leads to the specifications, where they say what it costs. */
  specified?: string
  specifications?: readonly SpecificationGroup[]
  testimonials?: readonly Quote[]
  designInspirations?: readonly Inspiration[]
  /** Works of this kind. */
  related?: Related
}
