import { createContext, type ReactNode, useContext, useState } from 'react'
import { optionally } from '../browser/optionally.ts'

/** Whether the page is the one that the document was served with: its static bands stay as they are. */
export const StaysServed = createContext(false)

/** No markup, as the page's Trusted Types admit it. */
const noMarkup = {
  __html: optionally(() => (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML) ?? '',
}

/**
 * Bands that nobody can press. On the page that the document was served with they stay as they are: React hydrates a band
 * that it is given as markup, and looks at nothing inside. On every other page they are rendered.
 */
export function Static({ children }: { children: ReactNode }) {
  const staysServed = useContext(StaysServed)
  const [isRendered, setRendered] = useState(!staysServed)
  if (isRendered) return <div data-static="">{children}</div>
  return (
    <div
      key="served"
      data-static=""
      // Where React has discarded the served markup and renders again, the band is empty.
      ref={(band) => {
        if (band && !band.hasChildNodes()) setRendered(true)
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: as above.
      dangerouslySetInnerHTML={noMarkup}
      suppressHydrationWarning
    />
  )
}
