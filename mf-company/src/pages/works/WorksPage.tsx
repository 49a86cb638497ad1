import { useEffect, useState } from 'react'
import { CallToAction } from 'shared-ui/CallToAction'
import { counted } from 'shared-ui/counted'
import { Island } from 'shared-ui/Island'
import { useLocation } from 'shared-ui/router'
import { Static } from 'shared-ui/Static'
import { Finder } from './bands/Finder.tsx'
import { Wall } from './bands/Wall.tsx'
import { WorksHead } from './bands/WorksHead.tsx'
import { boroughs } from './boroughs.content.ts'
import { hasPage, isIn, shownWorks } from './shownWorks.ts'
import { closing, finder, head, wall } from './wall.content.ts'

const everything = 'all'

/** /works */
export default function WorksPage() {
  const [group, setGroup] = useState<string>(everything)
  const [where, setWhere] = useState<string>(everything)
  const { search } = useLocation()
  // The served page is the same for every query.
  useEffect(() => {
    const wanted = new URLSearchParams(search).get('in')
    if (boroughs.some(({ id }) => id === wanted)) setWhere(wanted ?? everything)
  }, [search])
  const shown = shownWorks.filter((work) => isIn(work, group, where))
  const reset = () => {
    setGroup(everything)
    setWhere(everything)
  }
  return (
    <>
      <Island>
        <WorksHead {...head} lead={counted(head.lead, shownWorks.filter(hasPage).length)}>
          <Finder
            {...finder}
            works={shownWorks}
            group={group}
            chooseGroup={setGroup}
            where={where}
            chooseWhere={setWhere}
          />
        </WorksHead>
      </Island>
      <Island>
        <Wall words={wall} works={shown} reset={shown.length < shownWorks.length ? reset : undefined} />
      </Island>
      <Static>
        <CallToAction {...closing} />
      </Static>
    </>
  )
}
