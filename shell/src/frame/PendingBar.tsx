import { useEffect } from 'react'
import { pending, useLocation } from 'shared-page/router'
import { loading } from './loading.content.ts'
import styles from './PendingBar.module.css'

/** How long a page may take, in ms, before its loading is shown and announced. */
const announceAfter = 200

/** A line along the top, which is shown while the visitor waits for a page. */
export const PendingBar = () => <div role="status" className={styles.bar} data-shown="false" />

function show(isLong: boolean) {
  const bar = document.querySelector<HTMLElement>('body > [role=status]')
  if (!bar || bar.dataset.shown === String(isLong)) return
  bar.dataset.shown = String(isLong)
  const words = Object.assign(document.createElement('span'), { className: 'vh', textContent: loading.region })
  bar.replaceChildren(...(isLong ? [words] : []))
}

/** Shows the bar while the visitor waits for the page of this address. It is also announced. */
export function usePendingBar() {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another address the visitor waits for another page.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      if (pending.getState().includes(location.pathname)) timer ??= setTimeout(() => show(true), announceAfter)
      else {
        clearTimeout(timer)
        timer = undefined
        show(false)
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
}
