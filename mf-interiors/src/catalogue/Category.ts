import type { ComponentProps } from 'react'
import type { Drawing } from 'shared-ui/Drawing'
import type { PictureFile } from 'shared-ui/PictureFile'
import type { Quote } from 'shared-ui/Quotes'
import type { Step } from 'shared-ui/StepList'
import type { WorkItem } from 'shared-ui/WorkFacts'
import type { Heading, Related, SpecificationGroup, TextSection } from './Subcategory.ts'

/** A category, as the tab bar, its card, the menu and search engines need it. */
export interface CategorySummary {
  /** Place among the categories, from 1. */
  order: number
  title: string
  picture: PictureFile
  /** Text of its card, below the title. */
  teaser: string
  /** Its tile in the Interiors menu. */
  menuPicture: PictureFile
  head: Heading
  /** A second address that shows the same page, by its last segment. */
  alias?: Heading & { id: string }
}

/** A work, with what the page says of it. */
export type FeaturedProject = WorkItem & { description: string }

/** What stands beside an introduction. */
export type Beside =
  | { sheet: Pick<ComponentProps<typeof Drawing>, 'drawing' | 'title' | 'detail'> }
  | { picture: PictureFile }

/** The content of a category's own page. `fallbacks` replaces the parts that are absent. */
export interface Category {
  /** Singular, as the closing call says it. */
  name: string
  description?: string
  /** Stands beside the introduction: a drawing, or a picture of materials. */
  beside?: Beside
  typically?: string
  introduction?: string
  sections?: readonly TextSection[]
  subcategoriesTitle?: string
  featuredTitle?: string
  featuredProjects?: readonly FeaturedProject[]
  processTitle?: string
  processSteps?: readonly Step[]
  specifications?: readonly SpecificationGroup[]
  testimonials?: readonly Quote[]
  galleryTitle?: string
  /** Each with the address of the page that it belongs to. */
  gallery?: readonly { picture: PictureFile; caption: string; link: string }[]
  related?: Related
}
