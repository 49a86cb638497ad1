import { loadTimeout } from 'shared-ui/router'

/** The whole answer of an address, its body too; fails where it is none, says no, or takes longer than a visitor waits. */
export async function fetchWhole(address: string, options: RequestInit): Promise<Response> {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(), loadTimeout)
  try {
    const response = await fetch(address, { ...options, signal: control.signal })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    // The body too, or a half would count as a whole.
    return new Response(await response.arrayBuffer())
  } finally {
    clearTimeout(timer)
  }
}
