import type { ReactNode } from 'react'
import { CallToAction } from '../CallToAction.tsx'
import { RoomHero } from '../RoomHero.tsx'
import { Section } from '../Section.tsx'
import { SectionNav } from '../SectionNav.tsx'
import { BandSpecimens } from './BandSpecimens.tsx'
import { ControlSpecimens } from './ControlSpecimens.tsx'
import { PictureSpecimens } from './PictureSpecimens.tsx'
import { Specimen } from './Specimen.tsx'
import styles from './SystemPage.module.css'
import { render } from './samples.ts'

/** A part of the frame in one state. The shell passes it in, because this package must not import the shell. */
export interface FrameSpecimen {
  title: string
  element: ReactNode
}

/** Every component in the states that attributes set; hover and focus with pointer and Tab. Development only. */
export function SystemPage({ frame = [] }: { frame?: readonly FrameSpecimen[] }) {
  return (
    <>
      <RoomHero
        picture={render}
        title="The design system"
        lead="Every component in every state. Hover and focus-visible are yours to try."
        crumbs={[
          { title: 'Home', link: '/' },
          { title: 'System', link: '/_system' },
        ]}
      />
      <SectionNav
        label="On this page"
        items={[
          { id: 'controls', title: 'Controls' },
          { id: 'pictures', title: 'Pictures' },
          { id: 'bands', title: 'Parts of bands' },
          { id: 'frame', title: 'Frame' },
        ]}
      />
      <Section id="controls" label="Controls">
        <div className={styles.sheet}>
          <ControlSpecimens />
        </div>
      </Section>
      <Section id="pictures" label="Pictures">
        <div className={styles.sheet}>
          <PictureSpecimens />
        </div>
      </Section>
      <Section id="bands" label="Parts of bands">
        <div className={styles.sheet}>
          <BandSpecimens />
        </div>
      </Section>
      <Section id="frame" label="Frame">
        <div className={styles.sheet}>
          {frame.map(({ title, element }) => (
            <Specimen key={title} title={title} wide>
              {element}
            </Specimen>
          ))}
        </div>
      </Section>
      <CallToAction
        title="Bring us the awkward site."
        text="A line below the title, where the page has one."
        actions={[
          { title: 'Schedule Consultation', note: 'An architect, at the building', link: '#bands' },
          { title: 'Call us', note: '020 7946 0100', link: 'tel:+442079460100' },
          { title: 'Write to us', link: 'mailto:hello@sovran.example' },
          { title: 'WhatsApp', note: 'Answers within the hour', link: 'https://wa.me/447700900123' },
        ]}
      />
    </>
  )
}
