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
  /** The scope of the cost, if it is less than a reader would expect. */
  scope?: string
  /** The ids of the pages about the same kind: the last segments of their paths. */
  of?: readonly string[]
}

export interface RelatedWorksProps {
  items: readonly RelatedWork[]
  /** The page's path: works of its kind come first, and a work that would link back to it has no link. */
  here: string
  /** The link to all works. */
  all: Link
  /** Text after the prices. */
  children?: ReactNode
}

const shown = 4

/** The works for a page: those of its kind, then those that follow them in the list. */
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
 * The last band before the closing call to action: up to four works, those of the page's kind first, each with its
 * cost. As text rows, because the page has already shown pictures of the closest ones.
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
