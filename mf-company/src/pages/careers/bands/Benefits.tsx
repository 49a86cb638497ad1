import styles from './Benefits.module.css'

export interface BenefitsProps {
  title: string
  items: readonly { id: string; title: string; text: string }[]
}

/** The benefits of working here. */
export function Benefits({ title, items }: BenefitsProps) {
  return (
    <section className={`wrap grid ${styles.benefits}`}>
      <h2 className="label muted">{title}</h2>
      <ul className={styles.list}>
        {items.map(({ id, title, text }) => (
          <li key={id} data-reveal>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
