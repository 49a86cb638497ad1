import { DeferredBands, Island, Static } from 'shared-page/area'
import styles from './AboutPage.module.css'
import { closing, hero, menu, ourEthos, ourStory, process, spaceStory, team } from './about.content.ts'
import { Closing } from './bands/Closing.tsx'
import { Hero } from './bands/Hero.tsx'
import { OurEthos } from './bands/OurEthos.tsx'
import { OurStory } from './bands/OurStory.tsx'
import { Process } from './bands/Process.tsx'
import { SideMenu } from './bands/SideMenu.tsx'
import { SpaceStory } from './bands/SpaceStory.tsx'
import { Team } from './bands/Team.tsx'

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
        <DeferredBands>
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
        </DeferredBands>
      </div>
    </div>
  )
}
