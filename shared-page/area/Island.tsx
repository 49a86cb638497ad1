import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { unhydrated } from 'shared-page/router'

/**
 * A part of the page that is hydrated on its own: an interactive band. If other scripts changed the part before
 * hydration, React renders only this part again.
 */
// Nothing inside may suspend on its first render: React would show nothing meanwhile, instead of the previous page.
export function Island({ children }: { children: ReactNode }) {
  // Layout effects run before other effects: the count rises here before `Hydrated` lowers it.
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
