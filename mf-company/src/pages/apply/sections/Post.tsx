import type { Vacancy } from '../../careers/vacancy.ts'
import styles from './Post.module.css'

interface PostProps {
  vacancy: Vacancy
  labels: { responsibilities: string; requirements: string }
}

/** What the post is, asks and gives. */
export function Post({ vacancy, labels }: PostProps) {
  const lists = ['responsibilities', 'requirements'] as const
  return (
    <div>
      <p className={styles.description}>{vacancy.description}</p>
      {lists.map((list) => (
        <section key={list} className={styles.list}>
          <h2>{labels[list]}</h2>
          <ul className={styles.points}>
            {vacancy[list].map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
