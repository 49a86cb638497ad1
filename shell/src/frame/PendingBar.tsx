import { useEffect, useState } from 'react'
import { pending } from 'shared-ui/router'
import { loading } from './loading.content.ts'
import styles from './PendingBar.module.css'

/** How long a page may take, in ms, before its loading is shown and announced. */
const announceAfter = 200

/** A line along the top while the visitor waits for the next page. It is also announced. */
export function PendingBar() {
  const [isLong, setLong] = useState(false)
  // Not useSyncExternalStore: each short load would render at once, and React would restart the next page's rendering.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      if (pending.getState() > 0) timer ??= setTimeout(() => setLong(true), announceAfter)
      else {
        clearTimeout(timer)
        timer = undefined
        setLong(false)
      }
    }
    follow()
    const unsubscribe = pending.subscribe(follow)
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [])
  return (
    <div role="status" className={styles.bar} data-shown={isLong}>
      {isLong && <span className="vh">{loading.region}</span>}
    </div>
  )
}
