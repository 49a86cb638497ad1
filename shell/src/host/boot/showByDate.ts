import { londonDate } from 'shared-ui/isoDate'

/**
 * Shows what a page says after a day (`data-after="2027-01-31"`), and hides what it says until the end of that day
 * (`data-through`). A document is built long before, so it is served as of that day.
 */
export function showByDate(now: Date) {
  const dated = document.querySelectorAll<HTMLElement>('main :is([data-after], [data-through])')
  const today = dated.length > 0 ? londonDate(now) : ''
  for (const element of dated) {
    const { after, through } = element.dataset
    element.hidden = after ? today <= after : today > `${through}`
  }
}
