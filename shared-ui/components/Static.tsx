import type { ReactNode } from 'react'
import { optionally } from '../contract/optionally.ts'

interface StaticProps {
  /** The build numbers the served bands of a page (platform/vite/staticBands.ts). */
  at?: number
  children?: ReactNode
}

const savedNodes = new Map<string, ChildNode[]>()

/** No markup, as the page's Trusted Types admit it. */
const noMarkup = {
  __html: optionally(() => (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML) ?? '',
}

/**
 * Bands that nobody can press. On the page that the document was served with they stay as they are: their code and words
 * are not fetched, and React does not look at them. On every other page they are rendered.
 */
export const Static = ({ at, children }: StaticProps) =>
  children === undefined ? (
    // React hydrates no children that it is given as markup. Where it renders the page again, the markup is empty.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: as above.
    <div data-static={at} ref={putBack} dangerouslySetInnerHTML={noMarkup} suppressHydrationWarning />
  ) : (
    <div data-static={at ?? ''}>{children}</div>
  )

const staticBands = () => document.querySelectorAll<HTMLElement>('main [data-static]')

/** Whether the document was served with bands that stay. Keeps them, in case React renders the page again. */
export function saveStatic(): boolean {
  for (const { dataset, childNodes } of staticBands()) savedNodes.set(String(dataset.static), [...childNodes])
  return savedNodes.size > 0
}

function putBack(band: HTMLElement | null) {
  if (band && !band.hasChildNodes()) band.append(...(savedNodes.get(String(band.dataset.static)) ?? []))
}
