import { optionally } from 'shared-page/browser'

/** Whether the visitor has turned on data saving. */
export const savesData = () =>
  optionally(() => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) === true
