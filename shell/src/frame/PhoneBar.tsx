import { areaFor } from 'shared-ui/areas'
import { Icon } from 'shared-ui/Icon'
import { useLocation } from 'shared-ui/router'
import type { SiteAreas } from './contributions.ts'
import { FrameLink } from './FrameLink.tsx'
import { header } from './header.content.ts'
import styles from './PhoneBar.module.css'

/**
 * The bar at the lower edge of a phone: ring an area, or go to its enquiry form. It holds the links of every area, and
 * shows those of the page's. Without script it is not shown: see followPage.ts.
 */
export function PhoneBar({ areas }: { areas: SiteAreas }) {
  const shown = areaFor(areas, useLocation().pathname)
  const standard = areas[areaFor(areas, '/')]?.menu.direct
  return (
    <aside className={styles.bar} data-tone="slate" aria-label={header.phoneBar}>
      {Object.entries(areas).map(([area, { menu }]) => {
        const direct = menu.direct ?? standard
        return (
          direct && (
            <div key={area} data-area={area} hidden={area !== shown}>
              <FrameLink to={direct.call.link}>
                <Icon name="phone" size={18} />
                <span>
                  {direct.call.title}
                  {/* When somebody answers again: see followPage.ts. */}
                  <small />
                </span>
              </FrameLink>
              <FrameLink to={direct.form.link} data-form={direct.form.link}>
                <Icon name="mail" size={18} />
                {direct.form.title}
              </FrameLink>
            </div>
          )
        )
      })}
    </aside>
  )
}
