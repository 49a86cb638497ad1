/**
 * The state of a page as attributes of `<html>`, such as `data-alive`. They are part of the contract between units that
 * are released apart: the script in the document writes them before any module has run, the shell and the areas go on
 * from there, and everybody's styles read them.
 */
export interface PageState {
  /** The parts that are hydrated: the shell's header and footer, then the area between them. Absent before. */
  alive?: 'frame' | 'frame area'
  /**
   * The event that the pictures below the first screen and the page's code wait for: the first paint, then the load event.
   * Absent once they are fetched. Styles take a picture out of the layout by it, so that it is not fetched.
   */
  waiting?: 'paint' | 'load'
  /** Present while a phone leaves the lower sections out of its layout, to paint the first sooner. */
  held?: ''
  /** Present while the page scrolls by itself to what its address names: that is no use of the page. */
  landing?: ''
  /** Present once the visitor has used the page, and may have scrolled it: then nothing else may. */
  used?: ''
}

/** The state of this page; writing to it sets the attribute. */
export const pageState = () => document.documentElement.dataset as PageState

/** Whether a part of this page is hydrated. */
export const isHydrated = (part: 'frame' | 'area') => pageState().alive?.includes(part) ?? false
