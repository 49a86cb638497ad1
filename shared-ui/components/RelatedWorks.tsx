import type { ReactNode } from 'react'
import type { MenuLink, PictureFile } from '../contract/contract.ts'
import { Caption } from './Caption.tsx'
import { CornerLeaf } from './CornerLeaf.tsx'
import { columns, coverSizes } from './coverSizes.ts'
import { Picture } from './Picture.tsx'
import { PlainHead } from './PlainHead.tsx'
import styles from './RelatedWorks.module.css'
import { Section } from './Section.tsx'
import { SiteLink } from './SiteLink.tsx'
import { TextLink } from './TextLink.tsx'
import { type Spent, WorkFacts } from './WorkFacts.tsx'

/** A work as the register has it. */
export interface RelatedWork extends Spent {
  title: string
  place: string
  picture: PictureFile
  /** The page that shows most of it; absent on that page. */
  link?: string | undefined
  /** What the cost holds, where a reader would expect less. */
  scope?: string
  /** Ids of the pages, the last segments of their addresses, that are about the same kind. */
  of?: readonly string[]
}

export interface RelatedWorksProps {
  title: string
  items: readonly RelatedWork[]
  /** The id of the page: works of its kind come first. */
  page?: string | undefined
  /** The way to every work. */
  all: MenuLink
}

const shown = 4

function inOrder(items: readonly RelatedWork[], page: string) {
  const isOfKind = ({ of = [] }: RelatedWork) => Number(of.includes(page))
  return [...items].sort((one, other) => isOfKind(other) - isOfKind(one)).slice(0, shown)
}

const Tile = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to === undefined ? <div>{children}</div> : <SiteLink to={to}>{children}</SiteLink>

/** The last band before the closing call: up to four works, those of the page's kind first, each with what it cost. */
export const RelatedWorks = ({ title, items, page = '', all }: RelatedWorksProps) => (
  <Section tone="sunk">
    <PlainHead
      title={title}
      note={
        <div>
          <TextLink to={all.link}>{all.title}</TextLink>
        </div>
      }
    />
    <ul className={styles.works}>
      {inOrder(items, page).map(({ title, place, scope, cost, weeks, picture, link }) => (
        <li key={title}>
          <Tile to={link}>
            <Picture
              picture={picture}
              sizes={coverSizes(picture, { from: '48em', width: columns(3), ratio: 3 / 2 }, { width: 32, ratio: 1 })}
              alt=""
            >
              {link && <CornerLeaf />}
            </Picture>
            <div>
              <Caption title={title} detail={place} />
              {scope && <p className="muted">{scope}</p>}
              <WorkFacts cost={cost} weeks={weeks} />
            </div>
          </Tile>
        </li>
      ))}
    </ul>
  </Section>
)
