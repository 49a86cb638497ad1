/** What has happened to a page before it is hydrated: the inline script notes it. */
export interface BeforeHydration {
  /** The button that was pressed last, where a press did nothing yet. */
  pressed?: HTMLButtonElement | null
  stop: () => void
}

declare global {
  var beforeHydration: BeforeHydration | undefined
}
