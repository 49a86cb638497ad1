import { useState } from 'react'
import { CallToAction } from 'shared-ui/CallToAction'
import { filled } from 'shared-ui/filled'
import { Wall } from './sections/Wall.tsx'
import { WorksHead } from './sections/WorksHead.tsx'
import { shownWorks } from './shownWorks.ts'
import { closing, filters } from './wall.content.ts'

const everything = 'all'

/** /works */
export default function WorksPage() {
  const [group, setGroup] = useState<string>(everything)
  const [borough, setBorough] = useState<string>(everything)
  const shown = shownWorks.filter(
    (work) => (group === everything || work.group === group) && (borough === everything || work.borough === borough),
  )
  const count = shown.length === 1 ? filters.countOne : filled(filters.countMany, { count: shown.length })
  const reset = () => {
    setGroup(everything)
    setBorough(everything)
  }
  return (
    <>
      <WorksHead works={shownWorks} borough={borough} choose={setBorough} />
      <Wall works={shown} group={group} choose={setGroup} count={count} reset={reset} />
      <CallToAction {...closing} />
    </>
  )
}
