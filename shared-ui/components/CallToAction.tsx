import styles from './CallToAction.module.css'
import { Icon, type IconName } from './Icon.tsx'
import { NoWrap } from './NoWrap.tsx'
import { SiteLink } from './SiteLink.tsx'

interface CallToActionProps {
  title: string
  text?: string | undefined
  actions: readonly { title: string; note?: string | undefined; link: string }[]
  id?: string | undefined
}

const iconFor = (link: string): IconName => {
  if (link.startsWith('tel:')) return 'phone'
  if (link.startsWith('mailto:')) return 'mail'
  return link.startsWith('https://wa.me/') ? 'chat' : 'arrow'
}

/** A verdigris band with rows of links to a visitor's next steps. A page has at most one. */
export function CallToAction({ title, text, actions, id }: CallToActionProps) {
  return (
    <section id={id} className={styles.band} data-tone="verdigris">
      <div className="wrap">
        <h2 data-reveal>
          <NoWrap>{title}</NoWrap>
        </h2>
        {text && (
          <p className="lead" data-reveal>
            {text}
          </p>
        )}
        <div className={styles.rows} data-reveal>
          {actions.map(({ title, note, link }) => (
            <SiteLink key={title} to={link}>
              {title}
              {note && <small>{note}</small>}
              <Icon name={iconFor(link)} size={32} />
            </SiteLink>
          ))}
        </div>
      </div>
    </section>
  )
}
