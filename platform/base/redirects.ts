import { RE2JS } from 're2js'
import type { Redirect } from 'shared-page/contract'
import { pathFault } from './paths.ts'

/** A compiled redirect: returns the destination for a path, or undefined if it does not match. */
export type CompiledRedirect = (path: string) => string | undefined

/**
 * Compiles a redirect with the syntax and the linear time of RE2, which Firebase Hosting uses: no path makes it slow. Throws
 * a RE2JSException if the expression is none.
 */
export function compileRedirect({ from, to }: Redirect): CompiledRedirect {
  const expression = RE2JS.compile(from)
  return (path) => {
    const match = expression.matcher(path)
    if (!match.find()) return undefined
    return to.replaceAll(/:(\d)/g, (_, group) => match.group(Number(group)) ?? '')
  }
}

/** The maximum number of redirects that a browser follows before it reaches a page. */
export const maxHops = 10

const tokens = /\\.|\[(?:\\.|[^\]\\])*\]|\(\?:|./gs

/** Whether an expression has an alternative outside of a group: `^` and `$` would then apply to a part of it only. */
function hasBareAlternative(from: string) {
  let depth = 0
  for (const [token] of from.matchAll(tokens)) {
    if (token === '|' && depth === 0) return true
    if (token[0] === '(') depth++
    if (token === ')') depth--
  }
  return false
}

/**
 * The position of the first error in an expression: of the group that is never closed, or of the part that RE2 names.
 */
function positionOf(from: string, part: string) {
  const open: number[] = []
  for (const { 0: token, index } of from.matchAll(tokens)) {
    if (token[0] === '(') open.push(index)
    if (token === ')') open.pop()
  }
  return part === from ? (open.at(-1) ?? 0) : from.indexOf(part)
}

/** Returns why a text is not a valid expression for a redirect, as the end of a sentence. */
export function expressionFault(from: string): string | undefined {
  if (from.length > 500) return 'which is longer than 500 characters'
  try {
    RE2JS.compile(from)
  } catch (error) {
    const { error: why, input = from } = error as { error: string; input?: string }
    return `which RE2 cannot parse: ${why}, at character ${positionOf(from, input) + 1}`
  }
  try {
    // The `u` flag rejects what JavaScript would read differently from RE2, such as \A or [[:alpha:]].
    new RegExp(from, 'u')
  } catch (error) {
    return `which JavaScript cannot parse: ${(error as Error).message.replace(/^.*: /s, '')}`
  }
  if (/^.*\(\?(?!:)/s.test(from)) return 'which has a group with flags or a name'
  if (!/^\^\/.*\$$/s.test(from) || /[^\\](\\\\)*\\\$$/.test(from))
    return 'which does not match whole paths, from ^/ to $'
  if (hasBareAlternative(from)) return 'which has alternatives outside of a group'
  try {
    literalPathOf(from)
  } catch {
    return 'which has a malformed encoded character'
  }
  return undefined
}

/**
 * The whole segments with which every path that an expression matches begins, decoded and in lower case: `/a` for
 * `^/a/b-(\d+)$`. Throws a URIError if an encoded character is malformed: see `expressionFault`.
 */
export function literalPathOf(from: string): string {
  const plain = from.replaceAll('\\/', '/').replace('/?$', '$')
  // A character followed by a quantifier is not literal.
  const [, literal = '', end] = /^\^((?:\\[^a-zA-Z0-9]|[^\\^$.*+?()[\]{}|])*)(?![*+?{])(\$?)/.exec(plain) ?? []
  const text = literal.replaceAll(/\\(.)/g, '$1')
  const segments = end ? text.replace(/\/$/, '') : text.slice(0, Math.max(0, text.lastIndexOf('/')))
  return decodeURIComponent(segments).toLowerCase()
}

/** Returns why a text is not a valid destination of a redirect, as the end of a sentence. */
export function destinationFault({ from, to }: Redirect): string | undefined {
  const [path = ''] = to.split(/[?#]/, 1)
  const fault = pathFault(path.replaceAll(/:\d/g, 'x'))
  if (fault) return fault
  if (!/^[^?#]*(\?[\w=&.-]*)?(#[\w.~:-]*)?$/.test(to))
    return 'which has a query or fragment that links here cannot have'
  if (/^\/[^/]*:/.test(path)) return 'which has a group in its first segment'
  const groups = RE2JS.compile(from).groupCount()
  const missing = [...to.matchAll(/:(\d)/g)].find(([, group]) => Number(group) > groups || group === '0')
  return missing && `which names group ${missing[1]} of ${groups}`
}
