/** How things are paid: what holds for every price. The stages are in paymentSchedules.content.ts, as few pages show them. */

/** The share of the price of joinery that is held before anything is made, in per cent. */
export const held = 25

/** The payment in each trade before anything is made. */
export const trades = {
  building: {
    trade: 'Building',
    ahead: 'None: you pay nothing in advance, and for each stage once it is finished',
  },
  joinery: {
    trade: 'Joinery alone',
    ahead: `${held}%, held separately until you have approved the drawings and work in the workshop begins`,
  },
} as const

/** That payment, as a row of a table. */
const ahead = 'Deposit'
export const buildingAhead = [ahead, trades.building.ahead] as const
export const joineryAhead = [ahead, trades.joinery.ahead] as const

/** The conditions that apply to every price. */
export const rules = [
  ['If something changes', 'Priced in writing first: we charge only for what you have signed'],
  ['If we finish late', 'A sum for each week, agreed in the contract, comes off the price'],
  ['If we disagree', 'An independent adjudicator decides, as the JCT contract provides'],
  [
    'If we could not finish',
    'Only finished stages are paid; a joiner’s deposit is held separately until work in the workshop begins',
  ],
] as const

/** The rights that we give to customers of joinery beyond the law. */
export const joineryWithdrawal = `the deposit of ${held}% is held separately, and all of it comes back if you withdraw before you have approved the drawings and work in the workshop begins.`

/** The same of both trades. */
export const paidAhead = [trades.building, trades.joinery].map(({ trade, ahead: value }) => ({
  name: `${ahead}, ${trade.toLowerCase()}`,
  value,
}))

/** Holds for both trades. */
export const released = 'Every sum is released to us only after you have approved what it pays for.'

/** The link to a schedule, and its heading. */
export const whatIsPaid = 'What you pay, and when'
