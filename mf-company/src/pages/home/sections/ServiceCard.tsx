import type { PictureFile } from 'shared-ui/contract'
import { Door } from 'shared-ui/Door'
import { Go } from 'shared-ui/Go'
import { Icon } from 'shared-ui/Icon'
import { Picture } from 'shared-ui/Picture'
import { textLinkClass } from 'shared-ui/TextLink'
import type { PauseWords } from './PauseButton.tsx'
import styles from './ServiceCard.module.css'
import { Ticker } from './Ticker.tsx'

export interface ServiceCardProps {
  service: {
    id: string
    title: string
    image: PictureFile
    description: string
    link: string
    linkText: string
    topics: readonly string[]
  }
  ticker: PauseWords
}

/** One service line: its picture, what it does, and the topics that pass below. */
export function ServiceCard({ service, ticker }: ServiceCardProps) {
  return (
    <article className={styles.card} data-reveal>
      <Go to={service.link} className={styles.link}>
        <Picture picture={service.image} sizes="(min-width: 109em) 32.5rem, (min-width: 48em) 30vw, 92vw" alt="">
          <Door />
        </Picture>
        <h3>{service.title}</h3>
        <p>{service.description}</p>
        <span className={textLinkClass(styles.more)}>
          {service.linkText}
          <Icon name="arrow" />
        </span>
      </Go>
      <Ticker topics={service.topics} {...ticker} />
    </article>
  )
}
