/** A request that is refused. `status` is HTTP's; the SDK reads nothing else. The message never quotes a visitor. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** The request is not in the form that the website sends. */
export const malformed = (why: string) => new Refusal(400, 'INVALID_ARGUMENT', why)

/** firestore.rules would refuse it. */
export const denied = () => new Refusal(403, 'PERMISSION_DENIED', 'The rules do not allow this.')
