/** How long code may take to arrive, in ms: less than a visitor waits (`loadTimeout`), so that the reason is still told. */
const fetchTimeout = 6000

/** The whole answer of an address, its body too; fails where it is none, says no, or takes longer than `timeout` ms. */
export async function fetchWhole(address: string, options: RequestInit, timeout = fetchTimeout): Promise<Response> {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(new Error(`${address} did not answer within ${timeout} ms`)), timeout)
  try {
    const response = await fetch(address, { ...options, signal: control.signal })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    // The body too, or a half would count as a whole.
    return new Response(await response.arrayBuffer())
  } finally {
    clearTimeout(timer)
  }
}
