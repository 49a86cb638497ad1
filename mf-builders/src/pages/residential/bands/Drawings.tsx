import { Drawing } from 'shared-ui/Drawing'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import type { ScaledDrawing } from '../ResidentialCategory.ts'
import styles from './Drawings.module.css'

interface DrawingsProps {
  title: string
  items: readonly ScaledDrawing[]
}

/** Plans and sections of one house, each as wide as the sheet. */
export function Drawings({ title, items }: DrawingsProps) {
  return (
    <Section>
      <PlainHead title={title} />
      <div className={styles.drawings}>
        {items.map((item) => (
          <Drawing key={item.title} {...item} />
        ))}
      </div>
    </Section>
  )
}
