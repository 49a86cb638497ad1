import { optionally } from 'shared-page/browser'

/** Whether the visitor has asked the browser to save data. */
export const savesData = () =>
  optionally(() => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) === true
