/** How things are paid, by trade: the one table, which every page reads. Illustrative, and so are its shares. */

/** `share`: what is paid for a stage, in hundredths of the price. `paid` says it in other words. */
export interface PaymentStage {
  name: string
  finished: string
  share: number
  paid?: string
}

/** What is held of the price of joinery before anything is made, in hundredths. */
const held = 25

export const payments = {
  building: {
    trade: 'Building',
    ahead: 'None: you pay nothing in advance, and for each stage once it is finished',
    text: 'A sample schedule under a JCT contract. Nothing is paid in advance: each sum is released once the stage is finished and you have approved it. A loft has no foundations: their share is paid with the structure. Drawings are paid for separately, stage by stage, once you have approved each stage.',
    stages: [
      { name: 'Contract signed', finished: 'Drawings, specification and programme agreed', share: 0, paid: 'Nothing' },
      { name: 'Foundations', finished: 'Footings, drains and slab, passed by building control', share: 15 },
      { name: 'Structure', finished: 'Walls and steel up, signed by the engineer', share: 20 },
      { name: 'Watertight', finished: 'Roof, windows and outside doors on', share: 20 },
      { name: 'First fix', finished: 'Pipes, cables and insulation in, before they are covered', share: 15 },
      { name: 'Second fix', finished: 'Plaster, joinery, kitchen and bathrooms', share: 15 },
      { name: 'Completion', finished: 'Snags done, certificates handed over, keys yours', share: 12.5 },
      { name: 'Twelve months later', finished: 'Defects made good after a winter and a summer', share: 2.5 },
    ],
  },
  joinery: {
    trade: 'Joinery',
    ahead: `${held}%, held separately until you have approved the drawings and work in the workshop begins`,
    text: `A sample schedule for a room made in our workshop. The deposit of ${held}% is held separately, in a protected account, until you have approved the drawings and work in the workshop begins. Withdraw before then, and all of it comes back. Each later sum is released once you have approved the stage.`,
    stages: [
      { name: 'Survey', finished: 'Plan, elevations, and a price beside each piece', share: 0, paid: 'Nothing' },
      {
        name: 'Order',
        finished: 'The deposit: ours once the drawings are approved and work in the workshop begins',
        share: held,
      },
      { name: 'Made', finished: 'Assembled on the bench, and seen by you', share: 30 },
      { name: 'Fitted', finished: 'Scribed to the walls, snags done', share: 35 },
      { name: 'Twelve months later', finished: 'Doors and hinges adjusted after a winter', share: 10 },
    ],
  },
} as const satisfies Record<string, { trade: string; ahead: string; text: string; stages: readonly PaymentStage[] }>

/** What is paid ahead, as a row of a table. */
const ahead = 'Deposit'
export const buildingAhead = [ahead, payments.building.ahead] as const
export const joineryAhead = [ahead, payments.joinery.ahead] as const

/** What holds for every price, whatever it is for. */
export const rules = [
  ['If something changes', 'Priced in writing first: we charge only for what you have signed'],
  ['If we finish late', 'A sum for each week, agreed in the contract, comes off the price'],
  ['If we disagree', 'An independent adjudicator decides, as the JCT contract provides'],
  [
    'If we could not finish',
    'Only finished stages are paid; a joiner’s deposit is held separately until work in the workshop begins',
  ],
] as const

/** What the law does not give to those who order joinery, and we do. */
export const joineryWithdrawal = `the deposit of ${held}% is held separately, and all of it comes back if you withdraw before you have approved the drawings and work in the workshop begins.`

/** The same of both trades. */
export const paidAhead = [payments.building, payments.joinery].map(({ trade, ahead: value }) => ({
  name: `${ahead}, ${trade.toLowerCase()}`,
  value,
}))

/** Holds for both trades. */
export const released = 'Every sum is released only after you have approved what it pays for.'

const [, , , ...afterFitting] = payments.joinery.stages
const fitted = afterFitting.reduce((sum, { share }) => sum + share, 0)

/** Both trades in one answer. */
export const howPaid = `Building: nothing in advance, and a payment at each finished milestone. Joinery: a deposit of ${held}% held separately until work in the workshop begins, then stages, the last ${fitted}% when it is fitted and twelve months later. ${released}`

/** The link to a schedule, and its heading. */
export const whatIsPaid = 'What you pay, and when'
