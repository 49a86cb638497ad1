import { useEffect, useState, useSyncExternalStore } from 'react'
import { areaFor } from 'shared-ui/areas'
import type { AreaName } from 'shared-ui/contract'
import { Icon } from 'shared-ui/Icon'
import { useLocation } from 'shared-ui/router'
import type { SiteAreas } from './contributions.ts'
import { FrameLink } from './FrameLink.tsx'
import { header } from './header.content.ts'
import { useHeader } from './headerState.ts'
import styles from './PhoneBar.module.css'

// As in PhoneBar.module.css.
const phone = '(width < 48em)'

/** Whether the bar is of use: on a phone, not on the first screen, by a form, its thanks or the footer, or a keyboard. */
function useIsOfUse(pathname: string): boolean {
  const [isOfUse, setOfUse] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other forms.
  useEffect(() => {
    const inView = new Set<Element>()
    let observer: IntersectionObserver | undefined
    // Not before the visitor scrolls: by then all bands of the page are there.
    function observe() {
      observer = new IntersectionObserver((entries) => {
        for (const { isIntersecting, target } of entries) inView[isIntersecting ? 'add' : 'delete'](target)
        update()
      })
      for (const element of document.querySelectorAll('main form, main ~ footer')) observer.observe(element)
    }
    function update() {
      const isBelow = matchMedia(phone).matches && scrollY > innerHeight
      if (isBelow && !observer) observe()
      setOfUse(
        isBelow && inView.size === 0 && !document.activeElement?.matches('input, select, textarea, [role=status]'),
      )
    }
    const events = ['scroll', 'resize', 'focusin', 'focusout'] as const
    for (const type of events) addEventListener(type, update, { passive: true })
    return () => {
      observer?.disconnect()
      for (const type of events) removeEventListener(type, update)
    }
  }, [pathname])
  return isOfUse
}

// The document of unknown addresses is one for all areas, and is hydrated as it was served.
const served = globalThis.document?.querySelector<HTMLElement>('aside[data-area]')?.dataset.area as AreaName | undefined

function useArea(areas: SiteAreas, pathname: string): AreaName {
  const current = () => areaFor(areas, pathname)
  return useSyncExternalStore(never, current, () => served ?? current())
}

const never = () => () => {}

/** The bar at the lower edge of a phone: ring the area, or go to its enquiry form. Without script it is not shown. */
export function PhoneBar({ areas }: { areas: SiteAreas }) {
  const { pathname } = useLocation()
  const isMenuOpen = useHeader((state) => state.phoneMenuOpen)
  const isShown = useIsOfUse(pathname)
  const area = useArea(areas, pathname)
  const direct = areas[area]?.menu.direct ?? areas[areaFor(areas, '/')]?.menu.direct
  if (!direct) return null
  return (
    <aside
      className={styles.bar}
      data-tone="slate"
      data-area={area}
      data-shown={(isShown && !isMenuOpen) || undefined}
      aria-label={header.phoneBar}
    >
      <FrameLink to={direct.call.link}>
        <Icon name="phone" size={18} />
        {direct.call.title}
      </FrameLink>
      <FrameLink to={direct.form.link}>
        <Icon name="mail" size={18} />
        {direct.form.title}
      </FrameLink>
    </aside>
  )
}
