import { useEffect, useState } from 'react'
import { areaFor } from 'shared-ui/areas'
import { Icon } from 'shared-ui/Icon'
import { useLocation } from 'shared-ui/router'
import type { SiteAreas } from './contributions.ts'
import { FrameLink } from './FrameLink.tsx'
import { header } from './header.content.ts'
import { useHeader } from './headerState.ts'
import styles from './PhoneBar.module.css'

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}

/** Whether the bar is of use: not on the first screen, beside a form or the footer, or above a keyboard. */
const isOfUse = () =>
  scrollY > innerHeight &&
  !document.activeElement?.matches('input, select, textarea') &&
  ![...document.querySelectorAll('main form, main ~ footer')].some(isInView)

/** The bar at the lower edge of a phone: ring the area, or go to its enquiry form. Without script it is not shown. */
export function PhoneBar({ areas }: { areas: SiteAreas }) {
  const { pathname } = useLocation()
  const isMenuOpen = useHeader((state) => state.mobileOpen)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const update = () => setShown(isOfUse())
    const events = ['scroll', 'resize', 'focusin', 'focusout'] as const
    for (const type of events) addEventListener(type, update, { passive: true })
    return () => {
      for (const type of events) removeEventListener(type, update)
    }
  }, [])
  const direct = areas[areaFor(pathname)].menu.direct ?? areas.company.menu.direct
  if (!direct) return null
  return (
    <aside
      className={styles.bar}
      data-tone="slate"
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
