import { AreaPages, loadable } from 'shared-ui/AreaPages'
import type { AreaProps } from 'shared-ui/contract'
import { pages } from './pages.ts'

const table = loadable(pages)

/** Everything under /sovran-interiors. */
export default function InteriorsArea(props: AreaProps) {
  return <AreaPages {...props} pages={table} />
}
