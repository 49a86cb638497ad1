/** A module that was fetched and could not be run: the browser remembers it until the next document. */
export class BrokenModule extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
