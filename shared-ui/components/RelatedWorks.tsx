import type { ReactNode } from 'react'
import { guidePrices } from '../content/costs.content.ts'
import { addressOf } from '../content/work.ts'
import type { Link } from '../contract/contract.ts'
import { Caption } from './Caption.tsx'
import { CornerLeaf } from './CornerLeaf.tsx'
import { columns, coverSizes } from './coverSizes.ts'
import { Picture } from './Picture.tsx'
import { PriceNote } from './PriceNote.tsx'
import styles from './RelatedWorks.module.css'
import { Section } from './Section.tsx'
import { SiteLink } from './SiteLink.tsx'
import { TextLink } from './TextLink.tsx'
import { WorkFacts, type WorkItem } from './WorkFacts.tsx'

export interface RelatedWork extends WorkItem {
  /** What the cost holds, where a reader would expect less. */
  scope?: string
  /** Ids of the pages, the last segments of their addresses, that are about the same kind. */
  of?: readonly string[]
}

export interface RelatedWorksProps {
  items: readonly RelatedWork[]
  /** The page's address: works of its kind come first, and one that would lead back to it leads nowhere. */
  here: string
  /** The way to every work. */
  all: Link
  /** What stands behind the prices. */
  children?: ReactNode
}

const shown = 4

/** The works that a page shows, those of its kind first. */
export function inOrder<Item extends RelatedWork>(items: readonly Item[], here: string): readonly Item[] {
  const id = here.split('/').at(-1) ?? ''
  const isOfKind = ({ of = [] }: RelatedWork) => Number(of.includes(id))
  return [...items].sort((one, other) => isOfKind(other) - isOfKind(one)).slice(0, shown)
}

const Tile = ({ to, children }: { to: string | null; children: ReactNode }) =>
  to === null ? <div>{children}</div> : <SiteLink to={to}>{children}</SiteLink>

/** The last band before the closing call: up to four works, those of the page's kind first, each with what it cost. */
export const RelatedWorks = ({ items, here, all, children }: RelatedWorksProps) => (
  <Section tone="sunk" label={guidePrices}>
    <div className={styles.note}>
      <PriceNote />
      <TextLink to={all.link}>{all.title}</TextLink>
    </div>
    <ul className={styles.works}>
      {inOrder(items, here).map(({ work, scope, picture, link = addressOf(work) }) => (
        <li key={work.id}>
          <Tile to={link === here ? null : link}>
            <Picture
              picture={picture}
              sizes={coverSizes(picture, { from: '48em', width: columns(3), ratio: 3 / 2 }, { width: 32, ratio: 1 })}
              alt=""
            >
              {link !== here && <CornerLeaf />}
            </Picture>
            <div>
              <Caption title={work.name} detail={work.place} />
              {scope && <p className="muted">{scope}</p>}
              <WorkFacts work={work} />
            </div>
          </Tile>
        </li>
      ))}
    </ul>
    {children}
  </Section>
)
