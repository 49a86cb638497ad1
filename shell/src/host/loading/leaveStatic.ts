import { hideUntilFound } from 'shared-page/browser'
import { pageState } from 'shared-page/pageState'

/** Shows all content of the page's bands with native elements: their code has failed, or is late. */
export function showStatic() {
  pageState().scripting = 'frame'
  // Hydrated bands may have removed the controls.
  for (const video of document.querySelectorAll('video')) video.controls = true
  for (const part of document.querySelectorAll('[data-until-found]')) hideUntilFound(part, false)
}

/** Leaves the page as served, for good: it has no code, or its code has failed. */
export function leaveStatic() {
  showStatic()
  Object.assign(pageState(), { hydrated: 'static', laidOut: '' })
}
