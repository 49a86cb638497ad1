import type { ComponentProps } from 'react'
import type { Cost } from 'shared-ui/costs.content'
import type { Drawing } from 'shared-ui/Drawing'
import type { PictureFile } from 'shared-ui/PictureFile'
import type { Quote } from 'shared-ui/Quotes'
import type { Step } from 'shared-ui/StepList'
import type { WorkItem } from 'shared-ui/WorkFacts'
import type { Heading, Related, SpecificationGroup, TextSection } from './Subcategory.ts'

/** The part of a category for the tab bar, its card, the menu and search engines. */
export interface CategorySummary {
  /** Its order among the categories, from 1. */
  order: number
  title: string
  picture: PictureFile
  /** The text of its card, below the title. */
  teaser: string
  /** Its tile in the Interiors menu. */
  menuPicture: PictureFile
  head: Heading
  /** A second path that shows the same page, by its last segment. */
  alias?: Heading & { id: string }
}

/** A work, with the page's description of it. */
export type FeaturedProject = WorkItem & { description: string }

/** The content beside an introduction. */
export type Beside =
  | { sheet: Pick<ComponentProps<typeof Drawing>, 'drawing' | 'title' | 'detail'> }
  | { picture: PictureFile }

/** The content of a category's own page. `fallbacks` replaces the parts that are absent. */
export interface Category {
  /** Singular, as in the closing call to action. */
  name: string
  description?: string
  /** Beside the introduction: a drawing, or a picture of materials. */
  beside?: Beside
  typically?: Cost
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
  /** Each with the path of its page. */
  gallery?: readonly { picture: PictureFile; caption: string; link: string }[]
  related?: Related
}
