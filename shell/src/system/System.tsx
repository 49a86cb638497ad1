import { SystemPage } from 'shared-ui/SystemPage'
import { Brand } from '../frame/Brand.tsx'

const frame = [{ title: 'Mark', element: <Brand /> }]

/** The page of all components in all states, those of the frame among them. Development only. */
export default function System() {
  return <SystemPage frame={frame} />
}
