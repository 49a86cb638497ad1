import type { Cost } from 'shared-ui/costs.content'
import type { PictureFile } from 'shared-ui/PictureFile'
import type { Included } from 'shared-ui/PriceTerms'
import type { Quote } from 'shared-ui/Quotes'
import type { RelatedWorksProps } from 'shared-ui/RelatedWorks'
import type { Step } from 'shared-ui/StepList'
import type { Work } from 'shared-ui/work'
import type { DrawingWords } from '../drawings/drawingTypes.ts'

/** The title, without the brand, and the description of a page. */
export interface Heading {
  title: string
  description: string
}

/** A page's title, and the subject of an enquiry from it, if that is not the title in lower case. */
export interface Named {
  title: string
  about?: string
}

/** The part of a subcategory for tabs, the menu and search engines. */
export interface SubcategorySummary extends Named {
  /** The last breadcrumb, if the title would repeat the one before it. */
  crumb?: string
  /** Its entry in the category's list. A page without a listing is reached only by links in texts. */
  listing?: {
    /** Its order among the category's subcategories, from 1. */
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

/** A card that links to a page or to a work. */
export type Inspiration = { description: string; picture: PictureFile } & (
  | { title: string; link: string; work?: undefined }
  | { work: Work; title?: undefined; link?: undefined }
)

/** Works with their costs, and the scope of their prices: the same for all, or by the work's id. */
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
  /** Singular, as in the closing call to action. */
  name: string
  description?: string
  typically?: Cost
  introduction?: string
  sections?: readonly TextSection[]
  /** The band that only this kind of room has. */
  measured?: DrawingWords
  galleryTitle?: string
  /** One to three pictures of the room, beside the hero. */
  gallery?: readonly { picture: PictureFile; caption: string }[]
  processTitle?: string
  processSteps?: readonly Step[]
  /** The text of the first band's link to the specifications, if those determine the cost. */
  specified?: string
  specifications?: readonly SpecificationGroup[]
  testimonials?: readonly Quote[]
  designInspirations?: readonly Inspiration[]
  /** Works of this kind. */
  related?: Related
}
