import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { unhydrated } from 'shared-page/router'

/**
 * A part of the page that is hydrated on its own: a band that can be pressed. Where others have changed it before, React
 * renders this part alone again.
 */
// Nothing inside may suspend when it is first shown: React would show nothing meanwhile, instead of the page before.
export function Island({ children }: { children: ReactNode }) {
  // Layout effects run before all others: a part counts what is in it before it counts as hydrated itself.
  useLayoutEffect(() => unhydrated.setState((count) => count + 1, true), [])
  return (
    <Suspense>
      <Hydrated />
      {children}
    </Suspense>
  )
}

function Hydrated() {
  useEffect(() => unhydrated.setState((count) => Math.max(0, count - 1), true), [])
  return null
}
