import type { DrawingFile } from 'shared-ui/DrawingFile'
import type { Link } from 'shared-ui/Link'
import type { PictureFile } from 'shared-ui/PictureFile'
import type { Person } from 'shared-ui/people.content'
import type { Range } from 'shared-ui/Ranges'
import type { Step } from 'shared-ui/StepList'
import type { Work } from 'shared-ui/work'
import type { CategoryId } from '../../paths.ts'

/** A kind of residential work with every word and picture of its page. */
export interface ResidentialCategory {
  id: CategoryId
  description: string
  /** What this kind of work costs and how long it takes. Illustrative. */
  typically: string
  /** Whether it needs permission, and where that is explained. */
  planning: { text: string; link: Link }
  /** Who runs the sites of this kind. */
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
  /** What can go wrong, beside what pays for it. */
  risks?: Risks
  /** The drawing beside the introduction. */
  section?: ScaledDrawing
  /** Drawings to scale of one of the featured projects. */
  drawings?: { title: string; items: readonly ScaledDrawing[] }
  /** Two pictures from the same camera, before and after. */
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
  /** The words of the link to it in the page's first band. */
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
  /** Where it leads, if not to the work's page; null on that page. */
  link?: string | null
}

export interface ResidentialTestimonial {
  quote: string
  author: string
  company: string
  projectType: string
  /** The work that it is about, where that has a page. */
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

/** What is drawn from the numbers of one kind of work: a chart or a drawing. */
export type Measured = { id?: string; title: string; note: string } & (
  | { kind: 'ranges'; end: number; step: number; rows: readonly Range[] }
  | ({ caption: string; detail: string; alt: string } & (Pins | Pool))
)

/** A wall that is underpinned in pins; lengths in millimetres. */
export interface Pins {
  kind: 'pins'
  pin: number
  /** The depth of the old footing, and of the pins below it. */
  footing: number
  depth: number
  /** The order in which the pins are dug, from left to right. */
  order: readonly number[]
}

/** A pool in section; lengths in millimetres. */
export interface Pool {
  kind: 'pool'
  length: number
  shallow: number
  deep: number
  /** From the shallow end to where the floor begins to fall, and to where it is deepest. */
  falls: readonly [number, number]
}
