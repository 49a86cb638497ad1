/** The maximum length of a path, as each of its segments must fit into a file system. */
const maxLength = 200

// In this order: the first match is the most helpful message.
const faults: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^(?!\/)/, 'which does not begin with /'],
  [/\/(\.|%2e){1,2}(\/|$)/i, 'which has a "." or ".." segment'],
  [/\/\//, 'which has an empty segment'],
  [/.\/$/, 'which ends with a slash'],
  [/[?#]/, 'which has a query or a fragment'],
  [/\\/, 'which has a backslash'],
  [/[A-Z]/, 'which has capitals'],
  [/%/, 'which has an encoded character'],
  [/[^\x21-\x7e]/, 'which has a blank, a control character, or a letter outside ASCII'],
  [/[^/a-z0-9._~!$&'()+,;=@-]/, "which has a character other than a-z 0-9 - . _ ~ ! $ & ' ( ) + , ; = @"],
  [/\/\./, 'which has a segment that begins with a dot'],
  // A static host serves these from another file, or not at all.
  [/\/(index|[^/]*\.(html|br))(\/|$)/, 'which has a segment "index", or one that ends with .html or .br'],
]

/** Returns why a text is not the path of a page, as the end of a sentence; undefined if it is one. */
export function pathFault(path: string): string | undefined {
  if (path.length > maxLength) return `which is longer than ${maxLength} characters`
  return path === '/' ? undefined : faults.find(([pattern]) => pattern.test(path))?.[1]
}

const parameter = /^:[a-z]\w*$/i

const segmentsOf = (pattern: string) => pattern.slice(1).split('/')

/** Whether a path of the route table is a pattern: one of its segments is a parameter. */
export const isPattern = (path: string) => path.includes('/:')

/**
 * Returns why a text is not a path pattern, as the end of a sentence. Segments may be parameters; the last may be
 * optional.
 */
export function patternFault(pattern: string): string | undefined {
  const isParameter = (segment: string) => parameter.test(segment)
  const segments = segmentsOf(pattern.replace(/(\/:\w+)\?$/, '$1')).map((each) => (isParameter(each) ? 'x' : each))
  return pathFault(pattern.startsWith('/') ? `/${segments.join('/')}` : pattern)
}

/** The segments of a pattern before its first parameter, as a path. Every path that the pattern matches is below it. */
export const literalHeadOf = (pattern: string) => pattern.replace(/\/:.*$/, '')

/** Escapes a text for a regular expression, in RE2 and in JavaScript. */
export const escapeRegex = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** A regular expression for the paths that a pattern matches, with or without a trailing slash. */
export const regexOfPattern = (pattern: string) =>
  `^/${segmentsOf(pattern)
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : escapeRegex(segment)))
    .join('/')}/?$`

/** Whether a pattern matches a path. A pattern also matches itself without its optional parameter. */
export const matchesPattern = (pattern: string, path: string) =>
  new RegExp(regexOfPattern(pattern)).test(path) || pattern.replace(/(.)\/:\w+\?$/, '$1') === path

/** The name of the file for a path's page. Two valid paths never share a file, on any file system. */
export const pageFileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)
