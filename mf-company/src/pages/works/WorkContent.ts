import type { Subject } from 'shared-page/contract'
import type { DrawingFile } from 'shared-ui/DrawingFile'
import type { Link } from 'shared-ui/Link'
import type { PictureFile } from 'shared-ui/PictureFile'
import type { Work } from 'shared-ui/work'

/** A picture of a work, with what it shows. */
export interface View {
  picture: PictureFile
  caption: string
  /** What stays of a hero that its frame cuts, as `object-position` says it. */
  position?: string
}

/** A row of pictures: one wide, or two beside each other. */
export type Row = readonly [View] | readonly [View, View]

/** A work as the wall of /works shows it. */
export interface WallTile {
  work: Work
  /** Ids of the filters. */
  groups: readonly string[]
  picture: PictureFile
  summary: string
  /** The link to the page that shows most of it, where it has none of its own. */
  like?: string
}

/** What the area's table needs of a work's page. */
export interface WorkSummary {
  title: string
  description: string
  /** What an enquiry from its page is about. */
  about: Subject
}

/** The content of /works/{id}, in reading order. */
export interface WorkContent {
  work: Work
  hero: View
  /** The page of its kind. */
  similar: Link
  facts: {
    client: string
    /** In m². */
    area: number
    did: string
    /** The name of the one who ran it. */
    manager: string
  }
  /** What happened on site, in its order, without gaps. The last stage takes the rest of the work's weeks. */
  programme: readonly [...{ title: string; weeks: number }[], { title: string }]
  story: { title: string; paragraphs: readonly string[] }
  /** Tells the story along a section, off the grid: where each paragraph hangs, in metres from its left edge. */
  waterline?: { drawing: DrawingFile; places: readonly number[] }
  /** The pictures between story and drawings. */
  rows: readonly Row[]
  /** Plans, sections and elevations to scale. */
  drawings?: readonly { drawing: DrawingFile; title: string; detail: string }[]
  materials: { detail?: View; items: readonly { name: string; value: string }[] }
  /** The pictures after the materials. */
  more?: readonly Row[]
  /** The client's own photographs. With them nothing on the page is called an example any more. */
  photographs?: readonly Row[]
  next: { work: Work; picture: PictureFile }
}

/** All pictures of a work in the order of its page. A picture's number is its place among them, from 1. */
export const viewsOf = ({ hero, rows, materials, more = [], photographs = [] }: WorkContent): readonly View[] => [
  hero,
  ...rows.flat(),
  ...(materials.detail ? [materials.detail] : []),
  ...more.flat(),
  ...photographs.flat(),
]
