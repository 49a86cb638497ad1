/** Visitor actions before hydration, recorded by the inline script. */
export interface BeforeHydration {
  /** The last button pressed, if the press has had no effect yet. */
  pressed?: HTMLButtonElement | null
  stop: () => void
}

declare global {
  var beforeHydration: BeforeHydration | undefined
}
