import { londonDate } from 'shared-ui/isoDate'

/**
 * Shows content that is due after a day (`data-after="2027-01-31"`), and hides content that is due until the end of a
 * day (`data-through`). The document was built long before, and is served as of that day.
 */
export function showByDate(now: Date) {
  const dated = document.querySelectorAll<HTMLElement>('main :is([data-after], [data-through])')
  const today = dated.length > 0 ? londonDate(now) : ''
  for (const element of dated) {
    const { after, through } = element.dataset
    element.hidden = after ? today <= after : today > `${through}`
  }
}
