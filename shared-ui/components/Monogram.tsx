import styles from './Monogram.module.css'

/** The initials of a name's first and last capitalised words. */
export const initialsOf = (name: string) => {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => word?.[0]).join('')
}

/**
 * A person's initials in a circle, like a grid bubble that names a column on a plan. The name itself must be beside it.
 */
export function Monogram({ name, size }: { name: string; size?: 'l' | undefined }) {
  return (
    <span className={styles.monogram} data-size={size} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
