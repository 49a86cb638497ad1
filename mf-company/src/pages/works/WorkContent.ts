import type { Subject } from 'shared-page/contract'
import type { DrawingFile } from 'shared-ui/DrawingFile'
import type { Link } from 'shared-ui/Link'
import type { PictureFile } from 'shared-ui/PictureFile'
import type { Work } from 'shared-ui/work'

/** A picture of a work, with its caption. */
export interface View {
  picture: PictureFile
  caption: string
  /** The part of a cropped hero that stays visible, in the syntax of `object-position`. */
  position?: string
}

/** A row of pictures: one wide picture, or two side by side. */
export type Row = readonly [View] | readonly [View, View]

/** A work for the wall of /works. */
export interface WallTile {
  work: Work
  /** The ids of the filters. */
  groups: readonly string[]
  picture: PictureFile
  summary: string
  /** The link to the page that shows most of it, if it has no page of its own. */
  like?: string
}

/** The part of a work's page that the area's table needs. */
export interface WorkSummary {
  title: string
  description: string
  /** The subject of an enquiry from its page. */
  about: Subject
}

/** The content of /works/{id}, in reading order. */
export interface WorkContent {
  work: Work
  hero: View
  /** The page about works of its kind. */
  similar: Link
  facts: {
    client: string
    /** In m². */
    area: number
    did: string
    /** The name of the person who ran it. */
    manager: string
  }
  /** The stages on site, in order and without gaps. The last stage takes the rest of the work's weeks. */
  programme: readonly [...{ title: string; weeks: number }[], { title: string }]
  story: { title: string; paragraphs: readonly string[] }
  /** Tells the story along a section, off the grid: the position of each paragraph, in metres from its left edge. */
  waterline?: { drawing: DrawingFile; places: readonly number[] }
  /** The pictures between story and drawings. */
  rows: readonly Row[]
  /** Plans, sections and elevations to scale. */
  drawings?: readonly { drawing: DrawingFile; title: string; detail: string }[]
  materials: { detail?: View; items: readonly { name: string; value: string }[] }
  /** The pictures after the materials. */
  more?: readonly Row[]
  /** The client's own photographs. If there are any, nothing on the page is called an example any more. */
  photographs?: readonly Row[]
  next: { work: Work; picture: PictureFile }
}

/** All pictures of a work in page order. A picture's number is its position among them, from 1. */
export const viewsOf = ({ hero, rows, materials, more = [], photographs = [] }: WorkContent): readonly View[] => [
  hero,
  ...rows.flat(),
  ...(materials.detail ? [materials.detail] : []),
  ...more.flat(),
  ...photographs.flat(),
]
