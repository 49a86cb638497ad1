import { Boundary } from 'shared-ui/Boundary'
import { LowerBands } from 'shared-ui/LowerBands'
import { Served } from 'shared-ui/Served'
import styles from './AboutPage.module.css'
import { closing, hero, menu, ourEthos, ourStory, process, spaceStory, team } from './about.content.ts'
import { Closing } from './sections/Closing.tsx'
import { Hero } from './sections/Hero.tsx'
import { OurEthos } from './sections/OurEthos.tsx'
import { OurStory } from './sections/OurStory.tsx'
import { Process } from './sections/Process.tsx'
import { SideMenu } from './sections/SideMenu.tsx'
import { SpaceStory } from './sections/SpaceStory.tsx'
import { Team } from './sections/Team.tsx'

/** /about */
export default function AboutPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <Boundary>
        <SideMenu {...menu} />
      </Boundary>
      <div className={styles.bands}>
        <Served>
          <Hero {...hero} />
          <SpaceStory {...spaceStory} />
        </Served>
        <LowerBands>
          <Served>
            <OurStory {...ourStory} />
          </Served>
          <Boundary>
            <OurEthos {...ourEthos} />
          </Boundary>
          <Served>
            <Process {...process} />
            <Team {...team} />
            <Closing {...closing} />
          </Served>
        </LowerBands>
      </div>
    </div>
  )
}
