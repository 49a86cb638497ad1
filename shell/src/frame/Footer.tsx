import { openingRows } from 'shared-ui/openingHours'
import { SiteLink } from 'shared-ui/SiteLink'
import { TextLink } from 'shared-ui/TextLink'
import { footerLinks, type SiteAreas } from './areaMenus.ts'
import styles from './Footer.module.css'
import { FrameLink } from './FrameLink.tsx'
import { footer } from './footer.content.ts'
import { HomeLink } from './Header.tsx'
import { Terrace } from './Terrace.tsx'

/** The footer of every page: who we are, links onwards, how and when to reach us. */
export function Footer({ areas }: { areas: SiteAreas }) {
  const { contact, hours, quickLinks, social } = footer
  return (
    <footer className={styles.footer} data-tone="slate">
      <div className={`wrap ${styles.top}`}>
        <div>
          <HomeLink />
          <p className={styles.tagline}>{footer.tagline}</p>
          <ul className={styles.social} aria-label={social.label}>
            {social.links.map(({ link, title }) => (
              <li key={link}>
                <TextLink to={link} arrow={false}>
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.columns}>
          <nav aria-labelledby="quick-links">
            <h2 id="quick-links">{quickLinks.title}</h2>
            <ul className={styles.links}>
              {footerLinks(areas).map(({ link, title }) => (
                <li key={link}>
                  <FrameLink to={link}>{title}</FrameLink>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>{contact.title}</h2>
            <address>
              <a href={contact.email.link}>{contact.email.title}</a>
              <a href={contact.phone.link} className="nums">
                {contact.phone.title}
              </a>
              <span className={styles.small}>{contact.phone.whose}</span>
              <SiteLink to={contact.chat.link}>{contact.chat.title}</SiteLink>
              <span className={styles.small}>{contact.place.title}</span>
              <span>{contact.place.street}</span>
              <span>
                {contact.place.district} {contact.place.postcode}
              </span>
              <span>{contact.place.country}</span>
            </address>
          </div>
          <div>
            <h2>{hours.title}</h2>
            <dl className="nums">
              {openingRows(hours.hours).map(({ day, time }) => (
                <div key={day}>
                  <dt>{day}</dt>
                  <dd>{time}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.small}>{hours.note}</p>
          </div>
        </div>
      </div>
      <p className={`wrap ${styles.plain}`}>{footer.noScript}</p>
      <Terrace label={footer.drawingAlt} />
      <div className={styles.base}>
        <div className={`wrap ${styles.line}`}>
          <span>{footer.copyright}</span>
          {[footer.plan, footer.where, footer.terms, footer.privacy].map(({ title, link }) => (
            <FrameLink key={link} to={link} className={styles.page}>
              {title}
            </FrameLink>
          ))}
          <span>{footer.baseLine}</span>
        </div>
        <p className={`wrap ${styles.legal}`}>
          {footer.legal} {footer.pictures} {/* A file, no page. */}
          <a href={footer.notices.link} target="_self" className={styles.notices}>
            {footer.notices.title}
          </a>
        </p>
      </div>
    </footer>
  )
}
