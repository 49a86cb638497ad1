import { optionally } from './optionally.ts'

const key = 'sovran-objects-to-measuring'

/** Whether the browser objects for its user: https://www.w3.org/TR/gpc/ */
export const browserObjects = () =>
  optionally(() => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) === true

const hasSwitchedOff = () => optionally(() => localStorage.getItem(key)) === 'yes'

/** Whether this visitor's pages may not be measured. */
export const objectsToMeasuring = () => browserObjects() || hasSwitchedOff()

/** Remembers the visitor's choice in this browser. Storage may be forbidden: then the choice lasts as long as the page. */
export function setObjection(objects: boolean) {
  optionally(() => (objects ? localStorage.setItem(key, 'yes') : localStorage.removeItem(key)))
}
