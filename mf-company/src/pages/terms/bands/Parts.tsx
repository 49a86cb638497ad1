import type { Link } from 'shared-ui/Link'
import { SiteLink } from 'shared-ui/SiteLink'
import { LinkedText } from '../../bands/LinkedText.tsx'
import type { Block, Part } from '../Part.ts'
import styles from './Parts.module.css'

interface PartsProps {
  /** The accessible name of the list of parts. */
  contents: string
  parts: readonly Part[]
  /** Links whose titles occur in the texts. */
  links: readonly Link[]
  date: string
}

/** The parts of a long text, one per row, below links to all of them. */
export const Parts = ({ contents, parts, links, date }: PartsProps) => (
  <div className={`wrap ${styles.parts}`}>
    <nav aria-label={contents} className={styles.contents}>
      <ul className={styles.list}>
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

const keyOf = (block: Block) => (typeof block === 'string' ? block : (block.title ?? JSON.stringify(block)))

function PartBlock({ block, links }: { block: Block; links: readonly Link[] }) {
  if (typeof block === 'string')
    return (
      <p>
        <LinkedText text={block} links={links} />
      </p>
    )
  if ('lines' in block)
    return (
      <div className={styles.form}>
        <h3>{block.title}</h3>
        <p className="muted">{block.note}</p>
        <div className={styles.sheet}>
          {block.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    )
  return (
    <div id={block.id}>
      {block.title && <h3>{block.title}</h3>}
      <dl className={styles.rows}>
        {block.rows.map(({ name, value, detail, unconfirmed }) => (
          <div key={name} data-unconfirmed={unconfirmed}>
            <dt>{name}</dt>
            <dd>
              <LinkedText text={value} links={links} />
              {detail && <p>{detail}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
