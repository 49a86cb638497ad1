/** The words beside each policy and each figure. */
export const labels = {
  pays: 'Pays for',
  insurer: 'Insurer',
  sum: 'Sum',
  territory: 'Where',
  counts: 'What it counts',
  since: 'Since',
  asOf: 'As of',
  checkedBy: 'Checked by',
} as const
