import type { ServerResponse } from 'node:http'

const counts = new Map<number, number>()

/** Counts an answer once it is sent, if it is a refusal: a status of 400 or more. */
export function countRefusal(response: ServerResponse) {
  response.once('close', () => {
    const { statusCode: status } = response
    if (status >= 400) counts.set(status, (counts.get(status) ?? 0) + 1)
  })
}

/** The number of requests that were refused since this server was started, by status. */
export const refusals = (): Readonly<Record<string, number>> => Object.fromEntries(counts)
