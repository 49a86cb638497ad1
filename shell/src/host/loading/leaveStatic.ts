import { hideUntilFound } from 'shared-page/browser'
import { pageState } from 'shared-page/pageState'

/** Shows all that the page's bands have, by native parts: their code has failed, or is late. */
export function showStatic() {
  pageState().scripting = 'frame'
  // What hydrated bands have changed.
  for (const video of document.querySelectorAll('video')) video.controls = true
  for (const part of document.querySelectorAll('[data-until-found]')) hideUntilFound(part, false)
}

/** Leaves the page as it was served, for good: there is no code for it, or it has failed. */
export function leaveStatic() {
  showStatic()
  Object.assign(pageState(), { hydrated: 'static', laidOut: '' })
}
