import type { ReactNode } from 'react'
import { guidePrices } from '../content/costs.content.ts'
import type { Link } from '../content/Link.ts'
import { workPagePath } from '../content/work.ts'
import { Caption } from './Caption.tsx'
import { PriceNote } from './PriceNote.tsx'
import styles from './RelatedWorks.module.css'
import { Section } from './Section.tsx'
import { SiteLink } from './SiteLink.tsx'
import { TextLink } from './TextLink.tsx'
import { WorkFacts, type WorkItem } from './WorkFacts.tsx'

export interface RelatedWork extends Omit<WorkItem, 'picture'> {
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

/** The works that a page shows: those of its kind, then the ones that follow them in the list. */
export function inOrder(items: readonly RelatedWork[], here: string): readonly RelatedWork[] {
  const id = here.split('/').at(-1) ?? ''
  const isOfKind = (item: RelatedWork) => item.of?.includes(id) === true
  const first = Math.max(0, items.findIndex(isOfKind))
  const ring = [...items.slice(first), ...items.slice(0, first)]
  return [...ring.filter(isOfKind), ...ring.filter((item) => !isOfKind(item))].slice(0, shown)
}

const Tile = ({ to, children }: { to: string | null; children: ReactNode }) =>
  to === null ? <div>{children}</div> : <SiteLink to={to}>{children}</SiteLink>

/**
 * The last band before the closing call: up to four works, those of the page's kind first, each with what it cost. In lines:
 * the page has shown the nearest of them in pictures already.
 */
export const RelatedWorks = ({ items, here, all, children }: RelatedWorksProps) => (
  <Section tone="sunk" label={guidePrices}>
    <div className={styles.note}>
      <PriceNote />
      <TextLink to={all.link}>{all.title}</TextLink>
    </div>
    <ul className={styles.works}>
      {inOrder(items, here).map(({ work, scope, link = workPagePath(work) }) => (
        <li key={work.id}>
          <Tile to={link === here ? null : link}>
            <Caption title={work.name} detail={work.place} />
            {scope && <p className="muted">{scope}</p>}
            <WorkFacts work={work} />
          </Tile>
        </li>
      ))}
    </ul>
    {children}
  </Section>
)
