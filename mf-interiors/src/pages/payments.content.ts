import { routes } from 'shared-ui/brand'
import { whatIsPaid } from 'shared-ui/payments.content'

/** From the pages of rooms to the schedule. */
export const paymentsLink = { title: whatIsPaid, link: `${routes.interiors}#payments` } as const
