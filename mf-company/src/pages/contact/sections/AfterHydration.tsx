import { type ReactNode, useEffect, useState } from 'react'

/**
 * Makes its children a moment after the page is hydrated. For frames: even an empty one holds a document, which a phone
 * would make before it shows the page, or in one task with hydrating.
 */
export function AfterHydration({ children }: { children: ReactNode }) {
  const [isMade, setMade] = useState(false)
  useEffect(() => {
    const later = setTimeout(() => setMade(true), 100)
    return () => clearTimeout(later)
  }, [])
  return isMade && children
}
