import { CallToAction } from 'shared-ui/CallToAction'
import { counted } from 'shared-ui/counted'
import { Island } from 'shared-ui/Island'
import { Static } from 'shared-ui/Static'
import { useChoices } from 'shared-ui/useChoices'
import { Finder } from './bands/Finder.tsx'
import { Wall } from './bands/Wall.tsx'
import { WorksHead } from './bands/WorksHead.tsx'
import { boroughs, places } from './boroughs.content.ts'
import { hasPage, isIn, shownWorks, years } from './shownWorks.ts'
import { closing, finder, head, wall } from './wall.content.ts'

const everything = 'all'

/** What each part of the query may choose. */
const offered = {
  in: [...boroughs.map(({ id }) => id), ...Object.keys(places)],
  finished: years,
  kind: finder.groups.map(({ id }) => id).filter((id) => id !== everything),
}

/** /works */
export default function WorksPage() {
  const [{ in: where = everything, kind: group = everything, finished = everything }, choose] = useChoices(offered)
  const shown = shownWorks.filter((work) => isIn(work, group, where, finished))
  const chosen = (id: string) => (id === everything ? undefined : id)
  return (
    <>
      <Island>
        <WorksHead {...head} lead={counted(head.lead, shownWorks.filter(hasPage).length)}>
          <Finder
            {...finder}
            works={shownWorks}
            group={group}
            chooseGroup={(id) => choose({ kind: chosen(id) })}
            where={where}
            chooseWhere={(id) => choose({ in: chosen(id) })}
            finished={finished}
            chooseFinished={(id) => choose({ finished: chosen(id) })}
          />
        </WorksHead>
      </Island>
      <Island>
        <Wall
          words={wall}
          works={shown}
          reset={
            shown.length < shownWorks.length
              ? () => choose({ in: undefined, kind: undefined, finished: undefined })
              : undefined
          }
        />
      </Island>
      <Static>
        <CallToAction {...closing} />
      </Static>
    </>
  )
}
