import { routes } from 'shared-ui/brand'
import type { PaymentScheduleProps } from 'shared-ui/PaymentSchedule'

/** What is paid for joinery, and when: on the area's front page. */
export const payments = {
  title: 'What is paid, and when.',
  text: 'A sample schedule for a room made in our workshop. Example Deposit Protection Limited holds the deposit until making begins. Withdraw before then, and all of it comes back.',
  stages: [
    {
      name: 'Survey and drawings',
      finished: 'Plan, elevations, and a price beside each piece',
      share: 0,
      paid: 'Nothing',
    },
    { name: 'Order', finished: 'Drawings and materials signed by you: the deposit', share: 25 },
    { name: 'Making', finished: 'Timber and stone in the workshop, under your name', share: 25 },
    { name: 'Ready', finished: 'Assembled on the bench, and seen by you', share: 30 },
    { name: 'Fitted', finished: 'Snags done, and the folder handed over', share: 15 },
    { name: 'Twelve months later', finished: 'Doors and hinges adjusted after a winter', share: 5 },
  ],
} as const satisfies PaymentScheduleProps

/** From the pages of rooms to the schedule. */
export const paymentsLink = { title: 'What is paid, and when', link: `${routes.interiors}#payments` } as const
