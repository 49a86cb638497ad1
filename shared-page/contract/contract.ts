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
 * The attribute by which an area's page names the element that its address means: the shell scrolls to it. `AreaPages`
 * sets it where the page's path has the parameter `section`, as in `/gardens/:section?`.
 */
export const sectionAttribute = 'data-section'

/**
 * How the hash of an address begins that shows a picture of the page enlarged over it: `#picture-3`. When one is opened,
 * turned or closed, the shell leaves the focus and the scroll position to the page.
 */
export const picturePrefix = 'picture-'

/** How long after Send is pressed, in ms, the visitor reads a result: whether the form's code has run by then or not. */
export const submitTimeout = 15_000

/** The name of an area: its package is `mf-{name}`, and its releases lie under `/r/{name}/`. */
export type AreaName = string

/** What the site knows of an area without its pages. Its package says it, and each of its releases. */
export interface RegisteredArea {
  /** The beginning of its pages' addresses. An empty prefix takes every address that no other area has. */
  prefix: string
  /** Whether the area has no container: links to its pages load documents. */
  isStatic?: true
}

/** The live areas, by name. Compose makes it of their releases, and writes it into every page. */
export type Registry = Readonly<Record<AreaName, RegisteredArea>>

// No VideoObject: search engines refuse one without the day on which the film was published, which nobody has given.
/**
 * One item of structured data without its @context, checked against schema.org's vocabulary.
 * Its addresses are paths: whoever writes it into a page puts the site's origin before them.
 */
export type StructuredData =
  | BreadcrumbListLeaf
  | CollectionPageLeaf
  | FAQPageLeaf
  | HomeAndConstructionBusinessLeaf
  | ImageGalleryLeaf
  | JobPostingLeaf
  | ServiceLeaf

/** The data of an address for search engines, social networks and the browser's tab. */
export interface PageHead {
  title: string
  description: string
  /** The canonical path, where it is not the address itself. */
  canonical?: string
  robots?: 'noindex'
  /** Whether the address has no structured data. It has to be said: a forgotten page fails the build. */
  noStructuredData?: true
  /** Structured data (JSON-LD): see `StructuredData`. */
  data?: readonly StructuredData[]
  /** What an enquiry from this page is about, by the word of its links to the contact page (`/contact?about=…`). */
  about?: Readonly<Record<string, Subject>>
}

/** What an enquiry is about. */
export interface Subject {
  /** In words that follow "About:". */
  title: string
  /** The form's value. */
  service: string
}

/** One row of an area's table: an address, or a pattern with the addresses that exist. */
export interface Page {
  /**
   * Absolute path pattern, such as `/contact` or `/gardens/residential/:categoryId`. A parameter `section` is
   * the id of an element of the page.
   */
  pattern: string
  loader: () => Promise<PageModule>
  /** The source file that `loader` imports, from the package's root, so that its assets can be preloaded. */
  source: string
  /**
   * A second file that `loader` imports: the component, where several pages share one and `source` has the words of one
   * page.
   */
  component?: string
  /** The head of each address that exists, keyed by absolute path. */
  paths: Readonly<Record<string, PageHead>>
  /** The head of any other address that fits the pattern; without it such an address is a 404. */
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

/** The properties that the shell gives an area to render with. */
export interface AreaProps {
  /** Shown where the area has no page at the current address. */
  notFound: ReactNode
  /** The site's public origin, for canonical addresses. Absent while the area's build renders: compose writes head tags. */
  origin?: string
}

/**
 * The exports of a remote's `./area` module: the area's page for the current address. `preload`, where it is there, fetches
 * the code of an address's page before it is rendered; it rejects if that fails.
 */
export interface AreaModule {
  default: ComponentType<AreaProps> & { preload?: (pathname: string) => Promise<unknown> }
}

/** Addresses that an area had before, which the host redirects. */
export interface Redirect {
  /** A regular expression, of the whole path, that RE2 and JavaScript both read. */
  from: string
  /** Where they lead now: `:1` stands for the first group. */
  to: string
}

/** The exports of a remote's server build: the table that the site is composed from. */
export interface AreaServer extends AreaModule {
  pages: readonly Page[]
  menu: AreaMenu
  redirects?: readonly Redirect[]
}
