import { titled } from 'shared-ui/brand'
import { buttonClass, buttonFace } from 'shared-ui/buttonFace'
import { FrameLink } from './FrameLink.tsx'
import styles from './NotFound.module.css'
import { NotFoundPlan } from './NotFoundPlan.tsx'
import { notFound } from './notFound.content.ts'

/** The 404 page, shown at any URL for which no area has a page. */
export const NotFound = () => (
  <section className={styles.page} data-tone="slate" data-under-header="dark">
    <title>{titled(notFound.head.title)}</title>
    <meta name="description" content={notFound.head.description} />
    <meta name="robots" content="noindex" />
    <div className={`wrap ${styles.sheet}`}>
      <div className={styles.drawing}>
        <NotFoundPlan label={notFound.drawingAlt} />
      </div>
      <div className={styles.words}>
        <h1>{notFound.title}</h1>
        <div>
          <p className="lead">{notFound.text}</p>
          <FrameLink to={notFound.link.link} className={buttonClass(undefined)}>
            {buttonFace({ children: notFound.link.title })}
          </FrameLink>
          <ul className={styles.areas} aria-label={notFound.areas.label}>
            {notFound.areas.links.map(({ title, link }) => (
              <li key={link}>
                <FrameLink to={link}>{title}</FrameLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  </section>
)
