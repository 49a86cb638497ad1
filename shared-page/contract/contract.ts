import type { ComponentType, ReactNode } from 'react'
import type {
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  FAQPageLeaf,
  HomeAndConstructionBusinessLeaf,
  ImageGalleryLeaf,
  JobPostingLeaf,
  ServiceLeaf,
} from 'schema-dts'

/** The contract between shell and areas. Raise it when either side must change with the other. */
export const contractVersion = 5

/**
 * The attribute by which an area's page names the element that its path means: the shell scrolls to that element.
 * `AreaPages` sets it if the page's pattern has the parameter `section`, as in `/gardens/:section?`.
 */
export const sectionAttribute = 'data-section'

/**
 * The start of a hash that opens a picture of the page in the lightbox: `#picture-3`. While one is opened, turned or
 * closed, the shell leaves the focus and the scroll position to the page.
 */
export const picturePrefix = 'picture-'

/**
 * The longest wait, in ms, from the click on Send to a result that the visitor reads, even if the form's code has not
 * run.
 */
export const submitTimeout = 15_000

/** The name of an area: its package is `mf-{name}`, and its releases lie under `/r/{name}/`. */
export type AreaName = string

/** The site's data about an area besides its pages. Its package declares it, and each of its releases repeats it. */
export interface RegisteredArea {
  /** The beginning of its pages' paths. An empty prefix matches every path that no other area has. */
  prefix: string
  /** Whether the area has no container: links to its pages load documents. */
  isStatic?: true
}

/** The live areas, by name. Compose makes the registry from their releases, and writes it into every page. */
export type Registry = Readonly<Record<AreaName, RegisteredArea>>

// No VideoObject: search engines reject one without its publication date, which nobody has supplied.
/**
 * One item of structured data without its @context, checked against schema.org's vocabulary. Its URLs are paths: the
 * code that writes it into a page adds the site's origin.
 */
export type StructuredData =
  | BreadcrumbListLeaf
  | CollectionPageLeaf
  | FAQPageLeaf
  | HomeAndConstructionBusinessLeaf
  | ImageGalleryLeaf
  | JobPostingLeaf
  | ServiceLeaf

/** The data of a URL for search engines, social networks and the browser's tab. */
export interface PageHead {
  title: string
  description: string
  /** The canonical path, if it is not the page's own. */
  canonical?: string
  robots?: 'noindex'
  /** Whether the page has no structured data. It must be stated: a forgotten page fails the build. */
  noStructuredData?: true
  /** Structured data (JSON-LD): see `StructuredData`. */
  data?: readonly StructuredData[]
  /** The subjects of enquiries from this page, by the key in its links to the contact page (`/contact?about=…`). */
  about?: Readonly<Record<string, Subject>>
}

/** The subject of an enquiry. */
export interface Subject {
  /** The text that follows "About:". */
  title: string
  /** The form's value. */
  service: string
}

/** One row of an area's route table: a path, or a pattern with the paths that exist. */
export interface Page {
  /**
   * Absolute path pattern, such as `/contact` or `/gardens/residential/:categoryId`. A parameter `section` is the id of
   * an element of the page.
   */
  pattern: string
  loader: () => Promise<PageModule>
  /** The source file that `loader` imports, relative to the package's root, so that its assets can be preloaded. */
  source: string
  /**
   * A second file that `loader` imports: the component, if several pages share one and `source` is the content file of
   * one page.
   */
  component?: string
  /** The head of each existing page, keyed by absolute path. */
  paths: Readonly<Record<string, PageHead>>
  /** The head of any other path that matches the pattern. Without it such a path is a 404. */
  wildcardHead?: (address: string) => PageHead
}

/** A page's module: its one component. */
export interface PageModule {
  default: ComponentType
}

/** An area's part of the site's menus and footer: pure data, from which compose renders the frame of every page. */
export interface AreaMenu {
  /** The area's entries in the bar and in the phone menu. */
  entries: readonly OrderedLink[]
  /** The area's links in the footer of every page. */
  footer: readonly OrderedLink[]
  /** Links to the area's own pages and sections. */
  overview: readonly MenuLink[]
}

/** A link in a menu: its text, and its path. */
interface MenuLink {
  title: string
  link: string
}

/** A link with its order among those of all areas. Leave gaps: links with the same order keep the areas' order. */
export interface OrderedLink extends MenuLink {
  order: number
}

/** The props that the shell passes to an area. */
export interface AreaProps {
  /** Rendered if the area has no page at the current path. */
  notFound: ReactNode
  /** The site's public origin, for canonical URLs. Absent while the area's build renders: compose writes head tags. */
  origin?: string
}

/**
 * The exports of a remote's `./area` module: the area's page for the current path. `preload`, if present, fetches the
 * code of a path's page before it is rendered, and rejects if that fails.
 */
export interface AreaModule {
  default: ComponentType<AreaProps> & { preload?: (pathname: string) => Promise<unknown> }
}

/** A former URL, which the host redirects. */
export interface Redirect {
  /** A regular expression for the whole path, valid in both RE2 and JavaScript. */
  from: string
  /** The current path: `:1` is the first group. */
  to: string
}

/** Work that a visitor can order from an area, with its guide price and time: a row of the sheet on `/plan`. */
export interface Offer {
  /** Small letters, digits and hyphens; unique in the area. */
  id: string
  title: string
  /** Whole pounds, VAT included. */
  price: { from: number; to: number }
  /** Whole weeks. */
  weeks: { from: number; to: number }
  /** For building: the weeks from the survey until it starts, for drawings, notices and permission. */
  weeksBefore?: number
  /** The works of one phase run side by side. */
  phase: 'design' | 'permission' | 'building' | 'fitting'
  /** The usual route outside conservation areas. */
  planning: 'none' | 'permitted-development' | 'prior-notice' | 'full-application'
  /** The list of the sheet that shows it. By default `drawings` for design and permission, otherwise `rooms`. */
  group?: 'rooms' | 'outside' | 'drawings'
  /** Whether one house can have several. */
  quantity?: true
  /** The path of the area's page that says what is included. */
  path: string
}

/** The offers of the live areas, in the order of the registry. Compose writes them to `/offers.json`. */
export type Offers = Readonly<Record<AreaName, readonly Offer[]>>

/** The exports of a remote's server build: the route table that the site is composed from. */
export interface AreaServer extends AreaModule {
  pages: readonly Page[]
  menu: AreaMenu
  redirects?: readonly Redirect[]
  offers?: readonly Offer[]
}
