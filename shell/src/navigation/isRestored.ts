import { optionally } from 'shared-ui/optionally'

const visit = () => optionally(() => performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])?.[0]

/** Whether the browser restores the scroll position of this document: after a reload, or on the way back to it. */
export const isRestored = () => visit()?.type === 'reload' || visit()?.type === 'back_forward'

/** Whether the document's address leads to a text. Chromium takes that part out of `location`: https://wicg.github.io/scroll-to-text-fragment/ */
export const isSentToText = () => visit()?.name.includes(':~:') === true
