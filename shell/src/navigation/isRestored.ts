/** Whether the browser restores the scroll position of this document: after a reload, or on the way back to it. */
export function isRestored() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'reload' || visit?.type === 'back_forward'
}
