import { useEffect, useState } from 'react'
import { followClock } from 'shared-page/browser'
import { interpolate } from 'shared-ui/interpolate'
import type { Link } from 'shared-ui/Link'
import { closedUntil } from 'shared-ui/openingHours'
import { officeHours } from 'shared-ui/openingHours.content'
import type { Place } from 'shared-ui/place'
import { SiteLink } from 'shared-ui/SiteLink'
import styles from './Office.module.css'

export interface Direct {
  label: string
  /** Shown outside the opening hours, with a placeholder `{when}`. */
  closed: string
  phone: Link & { whose: string }
  email: Link
  chat: Link
}

export interface OfficeAddress extends Place {
  note: string
}

/** The telephone number, email and chat links, and the office's address. */
export function Office({ contactLinks, office }: { contactLinks: Direct; office: OfficeAddress }) {
  // The served page is the same at every hour.
  const [until, setUntil] = useState<string>()
  useEffect(() => followClock((now) => setUntil(closedUntil(officeHours, now))), [])
  return (
    <div className={styles.office} data-tone="slate">
      <h2 className="label muted">{contactLinks.label}</h2>
      <p className={styles.phone}>
        <SiteLink to={contactLinks.phone.link}>{contactLinks.phone.title}</SiteLink>
      </p>
      <p className={`muted ${styles.whose}`}>{contactLinks.phone.whose}</p>
      {until && <p className={`muted ${styles.closed}`}>{interpolate(contactLinks.closed, { when: until })}</p>}
      <p className={styles.email}>
        <SiteLink to={contactLinks.email.link}>{contactLinks.email.title}</SiteLink>
      </p>
      <p>
        <SiteLink to={contactLinks.chat.link}>{contactLinks.chat.title}</SiteLink>
      </p>
      <h2 className="label muted">{office.title}</h2>
      <address>
        {office.street}
        <br />
        {office.district}
        <br />
        {office.postcode}
        <br />
        {office.country}
      </address>
      <p className={`muted ${styles.note}`}>{office.note}</p>
    </div>
  )
}
