import { Island, Static } from 'shared-page/area'
import { TextHero } from '../bands/TextHero.tsx'
import { Planner } from './bands/Planner.tsx'
import { PriceLists } from './bands/PriceLists.tsx'
import styles from './PlanPage.module.css'
import { hero, lists, planner, sheet } from './plan.content.ts'

// For the contact page. In a module of its own, what both need would be in a file that every page loads.
export { planEnquiry } from './planEnquiry.ts'

/** /plan */
export default function PlanPage() {
  return (
    <>
      <Static>
        <div className={styles.hero}>
          <TextHero {...hero} />
        </div>
      </Static>
      <Island>
        <Planner words={planner} sheet={sheet} />
      </Island>
      <Static>
        <PriceLists {...lists} />
      </Static>
    </>
  )
}
