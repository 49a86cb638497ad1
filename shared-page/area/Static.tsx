import { createContext, type ReactNode, useContext, useState } from 'react'
import { optionally } from '../browser/optionally.ts'

/** Whether the page is the one that the document was served with: its static bands stay as served. */
export const StaysServed = createContext(false)

/** An empty string that the page's Trusted Types accept as markup. */
const noMarkup = {
  __html: optionally(() => (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML) ?? '',
}

/**
 * Bands without interaction. On the page that the document was served with they stay as served: React hydrates a band
 * that it is given as markup, and skips its content. On every other page React renders them.
 */
export function Static({ children }: { children: ReactNode }) {
  const staysServed = useContext(StaysServed)
  const [isRendered, setRendered] = useState(!staysServed)
  if (isRendered) return <div data-static="">{children}</div>
  return (
    <div
      key="served"
      data-static=""
      // Empty if React has discarded the served markup and renders again.
      ref={(band) => {
        if (band && !band.hasChildNodes()) setRendered(true)
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: as above.
      dangerouslySetInnerHTML={noMarkup}
      suppressHydrationWarning
    />
  )
}
