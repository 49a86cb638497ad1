import { optionally } from './optionally.ts'

const key = 'sovran-objects-to-measuring'

/** Whether the browser sends Global Privacy Control: https://www.w3.org/TR/gpc/ */
export const browserObjects = () =>
  optionally(() => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) === true

const hasSwitchedOff = () => optionally(() => localStorage.getItem(key)) === 'yes'

/** Whether this visitor's page views must not be measured. */
export const objectsToMeasuring = () => browserObjects() || hasSwitchedOff()

/** Stores the visitor's choice in this browser. If storage is forbidden, the choice lasts as long as the page. */
export function setObjection(objects: boolean) {
  optionally(() => (objects ? localStorage.setItem(key, 'yes') : localStorage.removeItem(key)))
}
