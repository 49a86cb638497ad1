import { LowerBands } from 'shared-ui/LowerBands'
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
      <SideMenu {...menu} />
      <div className={styles.bands}>
        <Hero {...hero} />
        <SpaceStory {...spaceStory} />
        <LowerBands>
          <OurStory {...ourStory} />
          <OurEthos {...ourEthos} />
          <Process {...process} />
          <Team {...team} />
          <Closing {...closing} />
        </LowerBands>
      </div>
    </div>
  )
}
