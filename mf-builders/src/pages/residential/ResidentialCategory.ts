import type { Cost } from 'shared-ui/costs.content'
import type { DrawingFile } from 'shared-ui/DrawingFile'
import type { Link } from 'shared-ui/Link'
import type { PictureFile } from 'shared-ui/PictureFile'
import type { Person } from 'shared-ui/people.content'
import type { Range } from 'shared-ui/Ranges'
import type { Step } from 'shared-ui/StepList'
import type { Work } from 'shared-ui/work'
import type { CategoryId } from '../../paths.ts'

/** A kind of residential work, with all text and pictures of its page. */
export interface ResidentialCategory {
  id: CategoryId
  description: string
  typically: Cost
  /** Whether it needs permission, with a link to the explanation. */
  planning: { text: string; link: Link }
  /** The person who runs the sites of this kind. */
  manager: Person
  picture: PictureFile
  /** The headings of its bands. */
  headings: { featured: string; process: string; gallery: string }
  content: {
    introduction: string
    sections: readonly { title: string; content: string }[]
    featuredProjects: readonly FeaturedProject[]
    processSteps: readonly Step[]
    gallery: readonly GalleryPicture[]
    testimonials: readonly ResidentialTestimonial[]
  }
  /** The risks, and the insurance that covers them. */
  risks?: Risks
  /** The drawing beside the introduction. */
  section?: ScaledDrawing
  /** Drawings to scale of one of the featured projects. */
  drawings?: { title: string; items: readonly ScaledDrawing[] }
  /** Two pictures from the same camera position, before and after. */
  comparison?: Comparison
  /** The chart or drawing that no other kind of work has. */
  measured?: Measured
}

export interface Risks {
  id: string
  title: string
  heads: readonly [risk: string, care: string, cover: string]
  rows: readonly { risk: string; care: string; cover: string }[]
  /** The policies in full. */
  link: Link
  /** The text of the first band's link to it. */
  action: string
}

export interface GalleryPicture {
  picture: PictureFile
  caption: string
  isDrawing?: boolean
}

export interface FeaturedProject {
  work: Work
  description: string
  picture: PictureFile
  /** The link, if not to the work's page; null on that page. */
  link?: string | null
}

export interface ResidentialTestimonial {
  quote: string
  author: string
  company: string
  projectType: string
  /** The work that it is about, if that has a page. */
  work?: Work
}

export interface ScaledDrawing {
  drawing: DrawingFile
  title: string
  detail: string
}

export interface Comparison {
  title: string
  note: string
  /** Accessible name of the comparison slider. */
  label: string
  before: ComparedPicture
  after: ComparedPicture
}

interface ComparedPicture {
  picture: PictureFile
  label: string
  detail: string
}

/** A chart or drawing from the numbers of one kind of work. */
export type Measured = { id?: string; title: string; note: string } & (
  | { kind: 'ranges'; end: number; step: number; rows: readonly Range[] }
  | ({ caption: string; detail: string; alt: string } & (Pins | Pool))
)

/** A wall underpinned in pins; lengths in millimetres. */
export interface Pins {
  kind: 'pins'
  pin: number
  /** The depth of the old footing, and of the pins below it. */
  footing: number
  depth: number
  /** The order in which the pins are dug, listed from left to right. */
  order: readonly number[]
}

/** A pool in section; lengths in millimetres. */
export interface Pool {
  kind: 'pool'
  length: number
  shallow: number
  deep: number
  /** The distances from the shallow end to the start of the slope, and to the deepest point. */
  falls: readonly [number, number]
}
