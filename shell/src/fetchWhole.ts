/**
 * How long code may take to arrive, in ms: less than a visitor waits (`loadTimeout`), so that the reason is still
 * reported.
 */
const fetchTimeout = 6000

/**
 * Fetches an address with its whole body. Rejects without an answer, with one that is no success, and after `timeout`
 * ms.
 */
export async function fetchWhole(address: string, options: RequestInit, timeout = fetchTimeout): Promise<Response> {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(new Error(`${address} did not answer within ${timeout} ms`)), timeout)
  try {
    const response = await fetch(address, { ...options, signal: control.signal })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    // Read the body here: otherwise an answer that breaks off would count as complete.
    return new Response(await response.arrayBuffer())
  } finally {
    clearTimeout(timer)
  }
}
