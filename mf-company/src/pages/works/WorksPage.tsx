import { useDeferredValue, useMemo, useState } from 'react'
import { Island, Static, useChoices } from 'shared-page/area'
import { CallToAction } from 'shared-ui/CallToAction'
import { interpolateCount } from 'shared-ui/interpolateCount'
import { Finder } from './bands/Finder.tsx'
import { Wall } from './bands/Wall.tsx'
import { WorksHead } from './bands/WorksHead.tsx'
import { boroughs, places } from './boroughs.content.ts'
import { hasPage, isIn, shownWorks, years } from './shownWorks.ts'
import { closing, finder, head, wall } from './wall.content.ts'

const everything = 'all'

/** The values that each part of the query may have. */
const offered = {
  in: [...boroughs.map(({ id }) => id), ...Object.keys(places)],
  finished: years,
  kind: finder.groups.map(({ id }) => id).filter((id) => id !== everything),
}

/** /works */
export default function WorksPage() {
  const [{ in: where = everything, kind: group = everything, finished = everything }, choose] = useChoices(offered)
  const shown = useMemo(() => shownWorks.filter((work) => isIn(work, group, where, finished)), [group, where, finished])
  // A click first marks its button, because removing pictures forces a layout of the page. A choice from the URL is
  // applied immediately.
  const [isPressed, setPressed] = useState(false)
  const shownLater = useDeferredValue(shown)
  const works = isPressed ? shownLater : shown
  const press = (choices: Parameters<typeof choose>[0]) => {
    setPressed(true)
    choose(choices)
  }
  const chosen = (id: string) => (id === everything ? undefined : id)
  return (
    <>
      <Island>
        <WorksHead {...head} lead={interpolateCount(head.lead, shownWorks.filter(hasPage).length)}>
          <Finder
            {...finder}
            works={shownWorks}
            group={group}
            chooseGroup={(id) => press({ kind: chosen(id) })}
            where={where}
            chooseWhere={(id) => press({ in: chosen(id) })}
            finished={finished}
            chooseFinished={(id) => press({ finished: chosen(id) })}
          />
        </WorksHead>
      </Island>
      <Island>
        <Wall
          words={wall}
          works={works}
          reset={
            works.length < shownWorks.length
              ? () => press({ in: undefined, kind: undefined, finished: undefined })
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
