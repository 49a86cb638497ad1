import { held, released, trades } from './payments.content.ts'

/** The payments of each stage, by trade: the one table, which every page reads. Illustrative, and so are its shares. */

/** `share`: what is paid for a stage, in hundredths of the price. `paid` says it in other words. */
export interface PaymentStage {
  name: string
  finished: string
  share: number
  paid?: string
}

export const payments = {
  building: {
    ...trades.building,
    text: 'A sample schedule under a JCT contract. Nothing is paid in advance: each sum is released once the stage is finished and you have approved it. A loft has no foundations: their share is paid with the structure. Joinery in the same contract has no deposit: it is part of these stages. Drawings are paid for separately, stage by stage, once you have approved each stage.',
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
    ...trades.joinery,
    text: `A sample schedule for a room that our workshop makes under a contract of its own. The deposit of ${held}% is held separately, in a protected account, until you have approved the drawings and work in the workshop begins. Withdraw before then, and all of it comes back. Each later sum is released once you have approved the stage.`,
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

const [, , , ...afterFitting] = payments.joinery.stages
const fitted = afterFitting.reduce((sum, { share }) => sum + share, 0)

/** Both trades in one answer. */
export const howPaid = `Building: nothing in advance, and a payment at each finished milestone, its joinery included. Joinery alone: a deposit of ${held}% held separately until work in the workshop begins, then stages, the last ${fitted}% when it is fitted and twelve months later. ${released}`
