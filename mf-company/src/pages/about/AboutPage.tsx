import { Island } from 'shared-ui/Island'
import { LowerBands } from 'shared-ui/LowerBands'
import { Static } from 'shared-ui/Static'
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
      <Island>
        <SideMenu {...menu} />
      </Island>
      <div className={styles.bands}>
        <Static>
          <Hero {...hero} />
          <SpaceStory {...spaceStory} />
        </Static>
        <LowerBands>
          <Static>
            <OurStory {...ourStory} />
          </Static>
          <Island>
            <OurEthos {...ourEthos} />
          </Island>
          <Static>
            <Process {...process} />
            <Team {...team} />
            <Closing {...closing} />
          </Static>
        </LowerBands>
      </div>
    </div>
  )
}
