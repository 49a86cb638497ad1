import { AreaPages, loadable } from 'shared-ui/AreaPages'
import type { AreaProps } from 'shared-ui/contract'
import { pages } from './pages.ts'

const table = loadable(pages)

/** The company's own pages: home, about, contact, careers and the vacancies. */
export default function Area(props: AreaProps) {
  return <AreaPages pages={table} {...props} />
}
