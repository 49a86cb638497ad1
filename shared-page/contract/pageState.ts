/**
 * The state of a page as attributes of `<html>`, such as `data-hydrated`. They are part of the contract between units that
 * are released separately. The inline script writes them before any module runs, then the shell and the areas do. The
 * styles of all units read them.
 */
export interface PageState {
  /**
   * Present once the page is hydrated, which begins at the visitor's first interaction. `static`: it stays as it was served, as there
   * is no code for it, or the code failed to load, or threw.
   */
  hydrated?: '' | 'static'
  /**
   * The event that the pictures below the first screen wait for: the first paint, then the load event. Absent once they
   * are asked for. While it is there, styles take them out of the layout, so that no browser fetches them.
   */
  imagesDeferred?: 'paint' | 'load'
  /** Present while the page scrolls by itself to the element that its address names: that is not the visitor's scroll. */
  landing?: ''
  /**
   * Present once all bands are laid out, or have to be: the address has named a place of the page, and the browser has to
   * know every height above it.
   */
  laidOut?: ''
  /**
   * Which of our scripts work. `@media (scripting)` says only what the browser can run: policies, extensions, proxies and
   * failed requests keep our code away all the same. So no style asks for it, and no band has a `<noscript>`.
   * - Absent: none. So the document is served, and so it stays if the inline script does not run.
   * - `frame`: the inline script alone, which drives the header and the menus. The page's code has failed, or is late.
   * - `enabled`: the page's code as well, or it is on its way. The inline script sets this before the first paint.
   *   `leaveStatic` (shell) takes it back when the code fails. Hydration sets it again.
   *
   * Without `enabled` a band shows all that it has, by native parts. What needs the page's code carries the attribute
   * `data-needs-code`, what replaces it `data-without-code` (utilities.css).
   */
  scripting?: 'frame' | 'enabled'
  /** Present if some visits send web vitals: the privacy page then shows its switch. */
  measured?: ''
  /**
   * Present once the visitor has used the page and may have scrolled it. From then on no script may scroll it to a
   * hash.
   */
  used?: ''
}

/** The state of this page; writing to it sets the attribute. */
export const pageState = () => document.documentElement.dataset as PageState
