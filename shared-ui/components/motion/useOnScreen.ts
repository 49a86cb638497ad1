import { type RefObject, useEffect, useState } from 'react'

/** Whether any part of the element is in the viewport; `false` until the page is hydrated. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false)
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return isOnScreen
}
