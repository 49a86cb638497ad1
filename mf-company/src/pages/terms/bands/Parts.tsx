import type { Link } from 'shared-ui/contract'
import type { Policy } from 'shared-ui/insurance.content'
import { SiteLink } from 'shared-ui/SiteLink'
import { SpecTable } from 'shared-ui/SpecTable'
import { LinkedText } from '../../bands/LinkedText.tsx'
import { labels } from '../labels.content.ts'
import type { Block, CountedFigure, Part } from '../Part.ts'
import styles from './Parts.module.css'

interface PartsProps {
  /** Names the list of parts. */
  contents: string
  parts: readonly Part[]
  /** Links whose titles stand in the texts. */
  links: readonly Link[]
  date: string
}

/** The parts of a long text, a row each, below links to all of them. */
export const Parts = ({ contents, parts, links, date }: PartsProps) => (
  <div className={`wrap ${styles.parts}`}>
    <nav aria-label={contents} className={styles.contents}>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <SiteLink to={`#${id}`}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
    {parts.map(({ id, title, blocks }) => (
      <section key={id} id={id} className={styles.part} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{title}</h2>
        <div className={styles.blocks}>
          {blocks.map((block) => (
            <PartBlock key={keyOf(block)} block={block} links={links} />
          ))}
        </div>
      </section>
    ))}
    <p className={`muted ${styles.date}`}>{date}</p>
  </div>
)

const keyOf = (block: Block) => JSON.stringify(block).slice(0, 120)

function PartBlock({ block, links }: { block: Block; links: readonly Link[] }) {
  if (typeof block === 'string')
    return (
      <p>
        <LinkedText text={block} links={links} />
      </p>
    )
  switch (block.kind) {
    case 'rows':
      return (
        <dl className={styles.rows}>
          {block.rows.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <LinkedText text={value} links={links} />
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'form':
      return (
        <div className={styles.form}>
          <h3>{block.title}</h3>
          <p className="muted">{block.note}</p>
          <blockquote>
            {block.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </blockquote>
        </div>
      )
    case 'policies':
      return block.policies.map((policy) => <PolicyTable key={policy.title} {...policy} />)
    case 'figures':
      return (
        <div id={block.id} className={styles.figures}>
          <h3>{block.title}</h3>
          {block.figures.map((figure) => (
            <FigureTable key={figure.label} {...figure} />
          ))}
        </div>
      )
    case 'unconfirmed':
      return <Unconfirmed>{block.text}</Unconfirmed>
  }
}

const Unconfirmed = ({ children }: { children: string }) => <p className={styles.unconfirmed}>{children}</p>

const PolicyTable = ({ title, pays, insurer, sum, territory, unconfirmed }: Policy) => (
  <div>
    <SpecTable
      caption={title}
      rows={[
        { name: labels.pays, value: pays },
        { name: labels.sum, value: sum },
        { name: labels.insurer, value: insurer },
        { name: labels.territory, value: territory },
      ]}
    />
    {unconfirmed && <Unconfirmed>{unconfirmed}</Unconfirmed>}
  </div>
)

const FigureTable = ({ value, label, counts, since, asOf, checkedBy, unconfirmed }: CountedFigure) => (
  <div>
    <SpecTable
      caption={`${value} ${label}`}
      rows={[
        { name: labels.counts, value: counts },
        { name: labels.since, value: since },
        { name: labels.asOf, value: asOf },
        { name: labels.checkedBy, value: checkedBy },
      ]}
    />
    {unconfirmed && <Unconfirmed>{unconfirmed}</Unconfirmed>}
  </div>
)
