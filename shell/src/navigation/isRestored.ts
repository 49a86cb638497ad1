import { optionally } from 'shared-ui/optionally'

/** Whether the browser restores the scroll position of this document: after a reload, or on the way back to it. */
export function isRestored() {
  const visits = optionally(() => performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])
  const visit = visits?.[0]
  return visit?.type === 'reload' || visit?.type === 'back_forward'
}
