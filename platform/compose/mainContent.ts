import { createHash } from 'node:crypto'

// A build names its files and its style classes by their content, so that one changed word renames files on every page of
// its area. Without these parts two texts are equal where nothing else differs.
const hashes = [
  /-[\w-]{8}(?=\.(?:js|css)\b)/g,
  /(?<=\b_[a-zA-Z]\w*?)_[a-z0-9]{5}_\d+\b/g,
  /sha256-[\w+/]{43}=/g,
  /_R_\w*_/g,
  /(?<="(?:release|shell)":")[0-9a-f]{12}/g,
  /<lastmod>[^<]*<\/lastmod>/g,
  // Drafts alone have it.
  /<script defer crossorigin src="\/teams\.js"[^>]*><\/script>/g,
]

/** A text without the hashes of builds. */
export const canonical = (text: string) => hashes.reduce((left, hash) => left.replaceAll(hash, ''), text)

/** The main content of a page, which is its area's. All around it is the frame. */
export const mainOf = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0] ?? ''

/** The hash of a page's main content, and the day on which it became what it is. */
export type PageDate = readonly [hash: string, day: string]

/** When a page's main content last changed, by what is known of the page before. */
export function pageDateOf(html: string, before: PageDate | undefined, builtAt: string): PageDate {
  const hash = createHash('sha256')
    .update(canonical(mainOf(html)))
    .digest('hex')
    .slice(0, 12)
  if (before?.[0] === hash) return before
  return [hash, (before ? new Date().toISOString() : builtAt).slice(0, 10)]
}
