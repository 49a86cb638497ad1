import type { PictureFile } from 'shared-ui/contract'
import type { CategoryId } from '../../addresses.ts'

/** A kind of residential work with every word and picture of its page. */
export interface ResidentialCategory {
  id: CategoryId
  title: string
  description: string
  heroImage: PictureFile
  content: {
    introduction: string
    sections: readonly { title: string; content: string }[]
    featuredProjects: readonly FeaturedProject[]
    processSteps: readonly { number: number; title: string; description: string }[]
    gallery: readonly GalleryPicture[]
    testimonials: readonly ResidentialTestimonial[]
  }
  /** Alternative text of the section drawing beside the introduction. */
  section?: SectionDrawing
  /** Two pictures from the same camera, before and after. */
  comparison?: Comparison
  /** The title of the closing band. */
  callToAction: string
}

export interface GalleryPicture {
  image: PictureFile
  caption: string
  isDrawing?: boolean
}

export interface FeaturedProject {
  title: string
  description: string
  image: PictureFile
}

export interface ResidentialTestimonial {
  quote: string
  author: string
  company: string
  projectType: string
}

export interface SectionDrawing {
  title: string
  detail: string
  description: string
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
