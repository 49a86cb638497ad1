import { createContext, type ReactNode, useContext } from 'react'

/** Whether the page is shown with its deferred bands. */
export const ShowDeferredBands = createContext(true)

/**
 * The bands of a page below its first two screens. On the way from another page they are rendered after the first
 * bands, unless the address leads to one of them.
 */
export const DeferredBands = ({ children }: { children: ReactNode }) =>
  useContext(ShowDeferredBands) ? children : null
