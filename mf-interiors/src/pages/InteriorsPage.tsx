import { Bands } from './Bands.tsx'
import { hero, process } from './interiors.content.ts'
import { Process } from './sections/Process.tsx'
import { WallHero } from './sections/WallHero.tsx'

/** /sovran-interiors */
export default function InteriorsPage() {
  return (
    <Bands>
      <WallHero {...hero} />
      <Process title={process.title} steps={process.steps} />
    </Bands>
  )
}
