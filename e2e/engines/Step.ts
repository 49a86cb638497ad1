/** The words by which elements are found: the whole text (`isExact`), a part of it, or a regular expression. */
export type Words = { words: string; isExact: boolean } | { source: string; flags: string }

/** One step from a page to the elements that a locator means. */
export type Step =
  | { by: 'role'; role: string; name?: Words; level?: number; expanded?: boolean }
  | { by: 'text' | 'label'; words: Words }
  | { by: 'css'; css: string }
  | { by: 'nth'; index: number }
  | { by: 'hasText'; words: Words }
  | { by: 'has' | 'and'; steps: readonly Step[] }
  | { by: 'visible'; isVisible: boolean }

/** The state of an element, for the matchers of `expect`. */
export interface Look {
  text: string
  value: string | null
  isVisible: boolean
  isFocused: boolean
  isDisabled: boolean
  /** The share of the element that is in the window, from 0 to 1. */
  ratio: number
}
