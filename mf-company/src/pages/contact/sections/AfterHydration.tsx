import { type ReactNode, useEffect, useState } from 'react'

/**
 * Renders its children 100 ms after hydration. It is for frames: even an empty one holds a document, which a phone
 * would create before it shows the page, or in the same task as hydration.
 */
export function AfterHydration({ children }: { children: ReactNode }) {
  const [isRendered, setRendered] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRendered(true), 100)
    return () => clearTimeout(timer)
  }, [])
  return isRendered && children
}
