/** How long an enquiry is stored, in months: the privacy page promises it. */
export const retentionMonths = 24

/** The moment before which stored enquiries expire. */
export function expiryAt(now: Date): Date {
  const moment = new Date(now)
  moment.setUTCMonth(moment.getUTCMonth() - retentionMonths)
  return moment
}
