/** The rules by which releases are rejected. The table in FORMAT.md explains each. */
export type Rule =
  | 'folder'
  | 'shape'
  | 'team'
  | 'prefix-reserved'
  | 'prefix-taken'
  | 'file-missing'
  | 'file-unlisted'
  | 'file-other'
  | 'style'
  | 'path-form'
  | 'path-prefix'
  | 'path-reserved'
  | 'path-twice'
  | 'path-pattern'
  | 'redirect-form'
  | 'redirect-prefix'
  | 'redirect-page'
  | 'redirect-end'
  | 'menu-link'
  | 'canonical'
  | 'offer'
  | 'about'
  | 'markup'
  | 'id'
  | 'link'
  | 'fit'

/** A release cannot be stored, or a stored one cannot be live. The message names the file, the field and the remedy. */
export class Rejection extends Error {
  readonly rule: Rule

  constructor(rule: Rule, message: string) {
    super(message)
    this.rule = rule
  }
}

/** A field of a file in a release, with its value. */
export interface Place {
  file: string
  field: string
  value: string
}

/** Throws a rejection in one sentence. `why` follows the value, so it begins with "which" or a similar word. */
export function reject(rule: Rule, { file, field, value }: Place, why: string, remedy: string): never {
  const shown = JSON.stringify(value.length > 120 ? `${value.slice(0, 120)}…` : value)
  throw new Rejection(rule, `${file}: ${field} is ${shown}, ${why}: ${remedy}.`)
}
