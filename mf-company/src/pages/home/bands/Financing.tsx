import { ButtonLink } from 'shared-ui/ButtonLink'
import { DimensionLine } from 'shared-ui/DimensionLine'
import type { Link } from 'shared-ui/Link'
import { SpecTable } from 'shared-ui/SpecTable'
import { TextLink } from 'shared-ui/TextLink'
import styles from './Financing.module.css'

export interface FinancialClarity {
  title: string
  text: string
  caption: string
  terms: readonly { name: string; value: string }[]
  link: Link
}

export interface Finance {
  title: string
  text: string
  from: string
  to: string
  period: string
  /** Conditions of the offer. */
  terms: string
  link: Link
}

interface FinancingProps {
  clarity: FinancialClarity
  finance: Finance
}

/** Two panels: the payment dates, and ways of financing a project. */
export function Financing({ clarity, finance }: FinancingProps) {
  return (
    <section id="payments" className={styles.money}>
      <div className={`wrap ${styles.panels}`}>
        <div className={styles.panel} data-tone="sunk" data-reveal>
          <h2>{clarity.title}</h2>
          <p className="muted">{clarity.text}</p>
          <SpecTable className={styles.terms} caption={clarity.caption} rows={clarity.terms} />
          <TextLink to={clarity.link.link} className={styles.all}>
            {clarity.link.title}
          </TextLink>
        </div>
        <div className={`${styles.panel} ${styles.finance}`} data-tone="slate" data-reveal>
          <div>
            <h2>{finance.title}</h2>
            <p className="muted">{finance.text}</p>
          </div>
          <div className={styles.range}>
            <DimensionLine />
            <p className={styles.ends}>
              <span>{finance.from}</span> <span>{finance.to}</span>
            </p>
            <small>{finance.period}</small>
            <small>{finance.terms}</small>
          </div>
          <ButtonLink to={finance.link.link} variant="line" arrow>
            {finance.link.title}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
