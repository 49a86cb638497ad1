import { createHash } from 'node:crypto'

// A build derives file names and style classes from content, so one changed rule or word changes names on every page of
// its area. Without these parts, two pages with the same content compare as equal.
const hashes = [
  // `AboutPage-BQPD2BMT.css`
  /-[\w-]{8}(?=\.(?:js|css)\b)/g,
  // `BRLa_hero`: the hash of the file, and the class (`classNameOf` in platform/vite/unitBuild.ts).
  /(?<=["\s.])[A-Za-z]{4}(?=_[\w-])/g,
  /sha256-[\w+/]{43}=/g,
  /(?<="(?:release|shell)":")[0-9a-f]{12}/g,
]

const hashOf = (text: string) =>
  createHash('sha256')
    .update(hashes.reduce((left, hash) => left.replaceAll(hash, ''), text))
    .digest('hex')
    .slice(0, 12)

/** The main content of a page, which belongs to its area. Everything around it is the frame. */
export const mainOf = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0] ?? ''

/**
 * A page without the hashes of builds: the hash of its main content, the day it last changed, and the hash of the
 * frame.
 */
export type PageFingerprint = readonly [main: string, day: string, frame: string | undefined]

/** Returns a page's fingerprint, given that of the previous site's page. */
export function pageFingerprint(html: string, before: PageFingerprint | undefined, builtAt: string): PageFingerprint {
  const main = mainOf(html)
  const hash = hashOf(main)
  const changed = before ? new Date().toISOString() : builtAt
  return [hash, before?.[0] === hash ? before[1] : changed.slice(0, 10), hashOf(html.replace(main, ''))]
}
