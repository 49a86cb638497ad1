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

const isAbout = (id: string) => (item: RelatedWork) => item.of?.includes(id) === true

/** The works that a page shows: those of its kind, then the ones that follow them in the list. */
export function inOrder(items: readonly RelatedWork[], here: string): readonly RelatedWork[] {
  const isOfKind = isAbout(lastOf(here))
  const first = Math.max(0, items.findIndex(isOfKind))
  const ring = [...items.slice(first), ...items.slice(0, first)]
  return [...ring.filter(isOfKind), ...ring.filter((item) => !isOfKind(item))].slice(0, shown)
}

const lastOf = (address: string) => address.split('/').at(-1) ?? ''

const Tile = ({ to, children }: { to: string | null; children: ReactNode }) =>
  to === null ? <div>{children}</div> : <SiteLink to={to}>{children}</SiteLink>

/** What a reader compares: where it stands, what its cost holds, what it cost. */
const Facts = ({ work, scope }: RelatedWork) => (
  <div>
    <Caption title={work.name} detail={work.place} />
    {scope && <p className="muted">{scope}</p>}
    <WorkFacts work={work} />
  </div>
)

/**
 * The last band before the closing call: up to four works, each with what it cost. Those of the page's kind come first, in
 * pictures; the others are lines, or every page of an area would end with the same pictures.
 */
export function RelatedWorks({ items, here, all, children }: RelatedWorksProps) {
  const works = inOrder(items, here)
  const isOfKind = isAbout(lastOf(here))
  return (
    <Section tone="sunk" label={guidePrices}>
      <div className={styles.note}>
        <PriceNote />
        <TextLink to={all.link}>{all.title}</TextLink>
      </div>
      <ul className={styles.works}>
        {works.map((item) => {
          const { work, picture, link = addressOf(work) } = item
          return (
            <li key={work.id} data-pictured={isOfKind(item) || undefined}>
              <Tile to={link === here ? null : link}>
                {isOfKind(item) && (
                  <Picture
                    picture={picture}
                    sizes={coverSizes(
                      picture,
                      { from: '48em', width: columns(4), ratio: 3 / 2 },
                      { width: 32, ratio: 1 },
                    )}
                    alt=""
                  >
                    {link !== here && <CornerLeaf />}
                  </Picture>
                )}
                <Facts {...item} />
              </Tile>
            </li>
          )
        })}
      </ul>
      {children}
    </Section>
  )
}
