import { useEffect, useState } from 'react'
import { pending, useLocation } from 'shared-ui/router'
import { loading } from './loading.content.ts'
import styles from './PendingBar.module.css'

/** How long a page may take, in ms, before its loading is shown and announced. */
const announceAfter = 200

/** A line along the top while the visitor waits for the page of this address. It is also announced. */
export function PendingBar() {
  const [isLong, setLong] = useState(false)
  const { pathname } = useLocation()
  // Not useSyncExternalStore: each short load would render at once, and React would restart the next page's rendering.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is at another address waits for another page.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      if (pending.getState().includes(location.pathname)) timer ??= setTimeout(() => setLong(true), announceAfter)
      else {
        clearTimeout(timer)
        timer = undefined
        setLong(false)
      }
    }
    follow()
    const unsubscribe = pending.subscribe(follow)
    // On the way back the router shows the page before without a load.
    addEventListener('popstate', follow)
    return () => {
      unsubscribe()
      removeEventListener('popstate', follow)
      clearTimeout(timer)
    }
  }, [pathname])
  return (
    <div role="status" className={styles.bar} data-shown={isLong}>
      {isLong && <span className="vh">{loading.region}</span>}
    </div>
  )
}
