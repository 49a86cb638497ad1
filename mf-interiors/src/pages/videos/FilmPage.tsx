import { normalizePath } from 'shared-page/paths'
import { useLocation } from 'shared-page/router'
import { Breadcrumbs } from 'shared-ui/Breadcrumbs'
import { ButtonLink } from 'shared-ui/ButtonLink'
import { askAbout } from 'shared-ui/contactPathAbout'
import { filled } from 'shared-ui/interpolate'
import { Unbroken } from 'shared-ui/NoWrap'
import { PriceNote } from 'shared-ui/PriceNote'
import { TextLink } from 'shared-ui/TextLink'
import { addressOf, titleOf } from 'shared-ui/work'
import { breadcrumbsTo } from '../../catalogue/breadcrumbsTo.ts'
import { filmAddress } from '../../catalogue/paths.ts'
import { FilmPlayer } from '../bands/FilmPlayer.tsx'
import { MoreFilms } from '../bands/MoreFilms.tsx'
import styles from './FilmPage.module.css'
import { back, films, leadOn, next, player } from './films.content.ts'

const linked = films.map((film, index) => ({ ...film, title: titleOf(film.work), link: filmAddress(index) }))

/** /sovran-interiors/videos/{index} */
export default function FilmPage() {
  const address = normalizePath(useLocation().pathname)
  const shown = linked.find(({ link }) => link === address)
  if (!shown) return null
  const { title, description, seen, film, work, about, link } = shown
  return (
    <section className={styles.page} data-tone="slate" data-under-header="dark">
      <div className={`wrap ${styles.film}`}>
        <div className={styles.screen}>
          <FilmPlayer key={link} title={title} seen={seen} film={film} words={player} />
        </div>
        <div className={styles.text}>
          <div>
            <Breadcrumbs items={breadcrumbsTo({ title, link })} />
            <h1>{title}</h1>
          </div>
          <div className={styles.lead}>
            <p className="lead">{description}</p>
            <p>
              <Unbroken>{filled(leadOn.cost, { cost: work.cost ?? '' })}</Unbroken>
            </p>
            <PriceNote withVat />
            <div className={styles.links}>
              <ButtonLink to={askAbout(about)}>{leadOn.ask}</ButtonLink>
              <TextLink to={addressOf(work)}>{leadOn.work}</TextLink>
            </div>
            <TextLink to={back.link} arrow="back">
              {back.title}
            </TextLink>
          </div>
          <MoreFilms title={next} films={linked.filter((other) => other !== shown)} />
        </div>
      </div>
    </section>
  )
}
