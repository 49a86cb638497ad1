import { SystemPage } from 'shared-ui/SystemPage'
import { Brand } from '../frame/Brand.tsx'
import { RemoteFailed } from '../frame/RemoteFailed.tsx'
import { Skeleton } from '../frame/Skeleton.tsx'

const nothing = () => undefined

const frame = [
  { title: 'Mark', element: <Brand /> },
  { title: 'Remote failed', element: <RemoteFailed onRetry={nothing} stillFailed={false} /> },
  { title: 'Remote failed again', element: <RemoteFailed onRetry={nothing} stillFailed /> },
  { title: 'Skeleton', element: <Skeleton /> },
]

/** The page of all components in all states, those of the frame among them. Development only. */
export default function System() {
  return <SystemPage frame={frame} />
}
