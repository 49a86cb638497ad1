import { createContext, type ReactNode, useContext } from 'react'

/** Whether the page renders its deferred bands. */
export const ShowDeferredBands = createContext(true)

/**
 * The bands of a page below its first two screens. After a navigation they render after the first bands, unless the URL
 * leads to one of them.
 */
export const DeferredBands = ({ children }: { children: ReactNode }) =>
  useContext(ShowDeferredBands) ? children : null
