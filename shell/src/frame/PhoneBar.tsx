import { areaFor } from 'shared-page/paths'
import { useLocation } from 'shared-page/router'
import { Icon } from 'shared-ui/Icon'
import type { SiteAreas } from './areaMenus.ts'
import { FrameLink } from './FrameLink.tsx'
import { header } from './header.content.ts'
import styles from './PhoneBar.module.css'

/**
 * The bar at the lower edge of a phone, to ring an area or go to its enquiry form. It contains the links of every area,
 * and shows those of the current one. Without the page's code it stays hidden: see updateFrame.ts.
 */
export function PhoneBar({ areas }: { areas: SiteAreas }) {
  const shown = areaFor(areas, useLocation().pathname)
  const standard = areas[areaFor(areas, '/')]?.menu.contactLinks
  return (
    <aside className={styles.bar} data-tone="slate" aria-label={header.phoneBar}>
      {Object.entries(areas).map(([area, { menu }]) => {
        const { call, form, hours } = menu.contactLinks ?? standard ?? {}
        return (
          call &&
          form && (
            <div key={area} data-area={area} hidden={area !== shown}>
              <FrameLink to={call.link}>
                <Icon name="phone" size={18} />
                <span>
                  {call.title}
                  {/* The next opening time: see updateFrame.ts. */}
                  <small data-hours={JSON.stringify(hours)} />
                </span>
              </FrameLink>
              <FrameLink to={form.link} data-form={form.link}>
                <Icon name="mail" size={18} />
                {form.title}
              </FrameLink>
            </div>
          )
        )
      })}
    </aside>
  )
}
