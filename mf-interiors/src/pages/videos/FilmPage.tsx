import { Breadcrumbs } from 'shared-ui/Breadcrumbs'
import { plainAddress } from 'shared-ui/plainAddress'
import { useLocation } from 'shared-ui/router'
import { TextLink } from 'shared-ui/TextLink'
import { addressOf } from '../../addressOf.ts'
import { breadcrumbsTo } from '../../breadcrumbsTo.ts'
import { FilmPlayer } from '../sections/FilmPlayer.tsx'
import { MoreFilms } from '../sections/MoreFilms.tsx'
import styles from './FilmPage.module.css'
import { filmAddress } from './filmAddress.ts'
import { back, films, next, player } from './films.content.ts'

const linked = films.map((film, index) => ({ ...film, link: filmAddress(index) }))

/** /sovran-interiors/videos/{index} */
export default function FilmPage() {
  const address = plainAddress(useLocation().pathname)
  const shown = linked.find(({ link }) => link === address)
  if (!shown) return null
  const { title, description, film, link } = shown
  return (
    <section className={styles.page} data-tone="slate" data-under-header="dark">
      <div className={`wrap ${styles.film}`}>
        <div className={styles.screen}>
          <FilmPlayer key={link} title={title} film={film} words={player} />
        </div>
        <div className={styles.text}>
          <div>
            <Breadcrumbs items={breadcrumbsTo({ title, link })} />
            <h1>{title}</h1>
          </div>
          <div className={styles.lead}>
            <p className="lead">{description}</p>
            <TextLink to={addressOf(back.link)} arrow="back">
              {back.text}
            </TextLink>
          </div>
          <MoreFilms title={next} films={linked.filter((other) => other !== shown)} />
        </div>
      </div>
    </section>
  )
}
