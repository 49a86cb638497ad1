import { Badge } from '../Badge.tsx'
import { Caption } from '../Caption.tsx'
import { Card } from '../Card.tsx'
import { Compare } from '../Compare.tsx'
import { Doodle } from '../Doodle.tsx'
import { Gallery } from '../Gallery.tsx'
import { Picture } from '../Picture.tsx'
import { Portfolio } from '../Portfolio.tsx'
import styles from './PictureSpecimens.module.css'
import { Specimen } from './Specimen.tsx'
import { drawing, missing, projects, render } from './samples.ts'

const half = '(min-width: 64em) 25vw, 50vw'

/** Specimens of pictures, and of the components that move or filter them. */
export function PictureSpecimens() {
  return (
    <>
      <Specimen title="Cards">
        <div className={styles.pair}>
          <Card to="#pictures" picture={render} title="Loft conversions" sizes={half} ratio="1" />
          <Card
            to="#pictures"
            picture={drawing}
            title="Kitchens"
            text="Five styles, one workshop."
            linkText="Learn More"
            sizes={half}
            ratio="1"
          />
        </div>
      </Specimen>
      <Specimen title="Badge, caption, void">
        <div className={styles.pair}>
          <figure>
            <Picture picture={render} sizes={half} ratio="1">
              <Badge>Hospitality</Badge>
            </Picture>
            <Caption as="figcaption" title="Sixty covers in a listed bank" detail="Richmond" />
          </figure>
          <Picture picture={missing} sizes={half} ratio="1" />
        </div>
      </Specimen>
      <Specimen title="Comparison" wide>
        <Compare
          wide
          start={44}
          label="Compare the drawing with the room"
          before={{ picture: drawing, label: 'Wireframe', detail: 'Week 2' }}
          after={{ picture: render, label: 'Render', detail: 'Week 4' }}
          sizes="100vw"
        />
      </Specimen>
      <Specimen title="Comparison on slate" tone="slate">
        <Compare
          label="Compare the room before and after"
          before={{ picture: drawing, label: 'Before' }}
          after={{ picture: render, label: 'After' }}
          sizes="50vw"
        />
      </Specimen>
      <Specimen title="Doodle">
        <Doodle />
      </Specimen>
      <Specimen title="Gallery" wide>
        <Gallery
          items={[render, drawing, drawing, render].map((picture, index) => ({
            picture,
            caption: `Picture ${index + 1}`,
            detail: 'Oak',
          }))}
        />
      </Specimen>
      <Specimen title="Portfolio" wide>
        <Portfolio
          label="Filter projects"
          filters={[
            { id: 'all', label: 'All' },
            { id: 'residential', label: 'Residential' },
            { id: 'commercial', label: 'Commercial' },
          ]}
          projects={projects}
          countText={(count) => `${count} projects shown`}
        />
      </Specimen>
    </>
  )
}
