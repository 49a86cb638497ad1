/**
 * The state of a page as attributes of `<html>`, such as `data-hydrated`. They are part of the contract between units
 * that are released separately. The inline script writes them before any module runs; later the shell and the areas do.
 * The styles of all units read them.
 */
export interface PageState {
  /**
   * Present once the page is hydrated, which begins at the visitor's first interaction. `static`: it stays as served,
   * because it has no code, or its code failed to load, or threw.
   */
  hydrated?: '' | 'static'
  /**
   * The event that the pictures below the first screen wait for: the first paint, then the load event. Absent once they
   * are requested. While it is present, styles remove them from the layout, so that no browser fetches them.
   */
  imagesDeferred?: 'paint' | 'load'
  /** Present during a programmatic scroll to the element that the URL names: that is not the visitor's scroll. */
  landing?: ''
  /**
   * Present once all bands are laid out, or must be: the URL names a place in the page, and the browser needs every
   * height above it.
   */
  laidOut?: ''
  /**
   * Which of our scripts work. `@media (scripting)` reports only what the browser can run: CSP, extensions, proxies and
   * failed requests can still block our code. So no style uses it, and no band has a `<noscript>`.
   * - Absent: none. The document is served so, and stays so if the inline script does not run.
   * - `frame`: only the inline script, which drives the header and the menus. The page's code has failed, or is late.
   * - `enabled`: the page's code too, or it is loading. The inline script sets this before the first paint.
   *   `leaveStatic` (shell) resets it if the code fails. Hydration sets it again.
   *
   * Without `enabled` a band shows all its content with native elements. Elements that need the page's code carry the
   * attribute `data-needs-code`, and their replacements `data-without-code` (utilities.css).
   */
  scripting?: 'frame' | 'enabled'
  /** Present if some visits send web vitals: the privacy page then shows its switch. */
  measured?: ''
  /**
   * Present once the visitor has interacted with the page and may have scrolled it. From then on no script may scroll
   * it to a hash.
   */
  used?: ''
}

/** The state of this page; writing to it sets the attribute. */
export const pageState = () => document.documentElement.dataset as PageState
