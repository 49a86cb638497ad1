import { Caption } from 'shared-ui/Caption'
import type { PictureFile } from 'shared-ui/contract'
import { Door } from 'shared-ui/Door'
import { Go } from 'shared-ui/Go'
import { Head } from 'shared-ui/Head'
import { Picture } from 'shared-ui/Picture'
import styles from './Projects.module.css'

/** A finished project. */
export interface Project {
  id: number
  title: string
  category: string
  place: string
  image: PictureFile
  description: string
  link: string
}

export interface ProjectsProps {
  id: string
  label: string
  title: string
  items: readonly Project[]
}

/** How wide each of the six tiles is, from the widest windows to phones. */
const sizes = [
  '(min-width: 109em) 70rem, (min-width: 48em) 65vw, 120vw',
  '(min-width: 109em) 24rem, (min-width: 48em) 22vw, 45vw',
  '(min-width: 109em) 32.5rem, (min-width: 48em) 30vw, 45vw',
  '(min-width: 109em) 62rem, (min-width: 48em) 58vw, 120vw',
  '(min-width: 109em) 41rem, (min-width: 48em) 38vw, 57vw',
  '(min-width: 109em) 32.5rem, (min-width: 48em) 30vw, 45vw',
]

/** Recent projects, hung as a wall of pictures that are never the same size. */
export function Projects({ id, label, title, items }: ProjectsProps) {
  return (
    <section id={id} className="section">
      <div className="wrap">
        <Head label={label} title={title} />
        <div className={`grid ${styles.wall}`}>
          {items.map(({ id: item, title, category, place, image, description, link }, index) => (
            <Go key={item} to={link} className={styles.tile}>
              <Picture picture={image} sizes={sizes[index % sizes.length] ?? '100vw'} alt="">
                <Door />
              </Picture>
              <div className={styles.words}>
                <Caption title={title} detail={`${category}, ${place}`} />
                <p>{description}</p>
              </div>
            </Go>
          ))}
        </div>
      </div>
    </section>
  )
}
