import { photographs } from '../labels.content.ts'
import styles from './PhotographsToCome.module.css'

/** Marks the place of the client's own photographs, on the page of a work that has none yet. */
export const PhotographsToCome = () => <p className={`wrap muted ${styles.place}`}>{photographs}</p>
