import { type RefObject, useEffect, useState } from 'react'
import { optionally } from 'shared-page/browser'

/** Whether any part of the element is in the viewport; `false` until the page is hydrated. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false)
  useEffect(() => {
    const look = (entries: IntersectionObserverEntry[]) => setOnScreen(entries.at(-1)?.isIntersecting ?? false)
    const observer = optionally(() => new IntersectionObserver(look))
    if (ref.current) observer?.observe(ref.current)
    return () => observer?.disconnect()
  }, [ref])
  return isOnScreen
}
