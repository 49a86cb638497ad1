import { useEffect } from 'react'
import { pending, useLocation } from 'shared-page/router'
import { loading } from './loading.content.ts'
import styles from './PendingBar.module.css'

/** The delay, in ms, before the loading of a page is shown and announced. */
const announceAfter = 200

/** A line along the top, shown while the visitor waits for a page. */
export const PendingBar = () => <div role="status" className={styles.bar} data-shown="false" />

function show(isLong: boolean) {
  const bar = document.querySelector<HTMLElement>('body > [role=status]')
  if (!bar || bar.dataset.shown === String(isLong)) return
  bar.dataset.shown = String(isLong)
  const words = Object.assign(document.createElement('span'), { className: 'vh', textContent: loading.region })
  bar.replaceChildren(...(isLong ? [words] : []))
}

/** Shows and announces the bar while the visitor waits for the page of the current URL. */
export function usePendingBar() {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another path the visitor waits for another page.
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
    // On Back, the router shows the previous page without a load.
    addEventListener('popstate', follow)
    return () => {
      unsubscribe()
      removeEventListener('popstate', follow)
      clearTimeout(timer)
    }
  }, [pathname])
}
