import { AreaPages, loadable } from 'shared-ui/AreaPages'
import type { AreaProps } from 'shared-ui/contract'
import { pages } from './pages.ts'

const table = loadable(pages)

/** The design area: one page. */
export default function Area(props: AreaProps) {
  return <AreaPages pages={table} {...props} />
}
