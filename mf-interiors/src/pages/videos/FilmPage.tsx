import { normalizePath } from 'shared-page/paths'
import { useLocation } from 'shared-page/router'
import { Breadcrumbs } from 'shared-ui/Breadcrumbs'
import { ButtonLink } from 'shared-ui/ButtonLink'
import { contactPathAbout } from 'shared-ui/contactPathAbout'
import { interpolate } from 'shared-ui/interpolate'
import { NoWrap } from 'shared-ui/NoWrap'
import { PriceNote } from 'shared-ui/PriceNote'
import { TextLink } from 'shared-ui/TextLink'
import { titleOf, workPagePath } from 'shared-ui/work'
import { breadcrumbsTo } from '../../catalogue/breadcrumbsTo.ts'
import { filmPath } from '../../catalogue/paths.ts'
import { FilmPlayer } from '../bands/FilmPlayer.tsx'
import { MoreFilms } from '../bands/MoreFilms.tsx'
import styles from './FilmPage.module.css'
import { back, films, leadOn, next, player } from './films.content.ts'

const linked = films.map((film, index) => ({ ...film, title: titleOf(film.work), link: filmPath(index) }))

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
              <NoWrap>{interpolate(leadOn.cost, { cost: work.cost ?? '' })}</NoWrap>
            </p>
            <PriceNote withVat />
            <div className={styles.links}>
              <ButtonLink to={contactPathAbout(about)}>{leadOn.ask}</ButtonLink>
              <TextLink to={workPagePath(work)}>{leadOn.work}</TextLink>
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
