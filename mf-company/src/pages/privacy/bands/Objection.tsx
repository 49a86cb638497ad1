import { useEffect, useState } from 'react'
import { browserObjects, objectsToMeasuring, setObjection } from 'shared-page/browser'
import styles from './Objection.module.css'

export interface ObjectionProps {
  id: string
  title: string
  text: string
  label: string
  /** Replaces the switch if the browser already objects. */
  byBrowser: string
}

/** The switch to object to measuring. Styles show this band only if the site measures. */
export function Objection({ id, title, text, label, byBrowser }: ObjectionProps) {
  const [{ objects, isFixed }, set] = useState({ objects: false, isFixed: false })
  // The served page is the same for every visitor.
  useEffect(() => set({ objects: objectsToMeasuring(), isFixed: browserObjects() }), [])
  return (
    <section id={id} className={`wrap ${styles.objection}`}>
      <h2>{title}</h2>
      <div>
        <p>{text}</p>
        {isFixed ? (
          <p className={styles.fixed}>{byBrowser}</p>
        ) : (
          <button
            type="button"
            role="switch"
            data-needs-code
            aria-checked={objects}
            className={styles.switch}
            onClick={() => {
              setObjection(!objects)
              set({ objects: !objects, isFixed })
            }}
          >
            <span aria-hidden="true" />
            {label}
          </button>
        )}
      </div>
    </section>
  )
}
