import { CornerLeaf } from 'shared-ui/CornerLeaf'
import { Icon } from 'shared-ui/Icon'
import { Picture } from 'shared-ui/Picture'
import type { PictureFile } from 'shared-ui/PictureFile'
import { SiteLink } from 'shared-ui/SiteLink'
import { textLinkClass } from 'shared-ui/TextLink'
import styles from './ServiceCard.module.css'
import { Ticker } from './Ticker.tsx'

export interface ServiceCardProps {
  service: {
    id: string
    title: string
    picture: PictureFile
    description: string
    link: string
    linkText: string
    topics: readonly string[]
  }
  ticker: { pause: string }
}

/** One service line: picture, description, and a ticker of topics. */
export function ServiceCard({ service, ticker }: ServiceCardProps) {
  return (
    <article className={styles.card} data-reveal>
      <SiteLink to={service.link} className={styles.link}>
        <Picture
          picture={service.picture}
          sizes="(min-width: 64em) min(30vw, 42rem), (min-width: 48em) 38vw, 36vw"
          alt=""
        >
          <CornerLeaf />
        </Picture>
        <h3>{service.title}</h3>
        <p>{service.description}</p>
        <span className={textLinkClass(styles.more)}>
          {service.linkText}
          <Icon name="arrow" />
        </span>
      </SiteLink>
      <Ticker topics={service.topics} {...ticker} />
    </article>
  )
}
