/** The most characters that a path can have: each of its names has to fit into a file system. */
const maxLength = 200

// In the order in which they are named: the first says most.
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
  // A static host answers these from another file, or not at all.
  [/\/(index|[^/]*\.(html|br))(\/|$)/, 'which has a segment "index", or one that ends with .html or .br'],
]

/** Returns why a text is not the path of a page, as the end of a sentence. */
export function pathFault(path: string): string | undefined {
  if (path.length > maxLength) return `which is longer than ${maxLength} characters`
  return path === '/' ? undefined : faults.find(([pattern]) => pattern.test(path))?.[1]
}

const parameter = /^:[a-z]\w*$/i

const segmentsOf = (pattern: string) => pattern.slice(1).split('/')

/** Whether a path of a table is a pattern: a segment of it is a parameter. */
export const isPattern = (path: string) => path.includes('/:')

/** Returns why a text is not a path pattern: a path in which segments are parameters, of which the last may be optional. */
export function patternFault(pattern: string): string | undefined {
  const isParameter = (segment: string) => parameter.test(segment)
  const segments = segmentsOf(pattern.replace(/(\/:\w+)\?$/, '$1')).map((each) => (isParameter(each) ? 'x' : each))
  return pathFault(pattern.startsWith('/') ? `/${segments.join('/')}` : pattern)
}

/** The segments of a pattern before its first parameter, as a path: all that it matches is below it. */
export const literalHeadOf = (pattern: string) => pattern.replace(/\/:.*$/, '')

/** A text as a regular expression that matches nothing else, in RE2 and in JavaScript. */
export const escapeRegex = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** A regular expression for the paths that a pattern matches, one with a slash at its end included. */
export const regexOfPattern = (pattern: string) =>
  `^/${segmentsOf(pattern)
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : escapeRegex(segment)))
    .join('/')}/?$`

/** Whether a path is one of a pattern's; the pattern without its optional parameter is one, too. */
export const matchesPattern = (pattern: string, path: string) =>
  new RegExp(regexOfPattern(pattern)).test(path) || pattern.replace(/(.)\/:\w+\?$/, '$1') === path

/** The name of the file for a path's page. Paths of the form above never share one, on any file system. */
export const pageFileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)
