import type { Offer, Offers } from 'shared-page/contract'

const range = (from: number, to: number) => ({ from, to })

const offer = (id: string, price: Offer['price'], weeks: Offer['weeks'], more: Partial<Offer> = {}): Offer => ({
  id,
  title: id.replace(/^./, (first) => first.toUpperCase()),
  price,
  weeks,
  phase: 'building',
  planning: 'none',
  path: `/works#${id}`,
  ...more,
})

/** Offers of the three teams and of an area from elsewhere. */
export const sampleOffers: Offers = {
  builders: [
    offer('extensions', range(85_000, 220_000), range(14, 24), { weeksBefore: 28, planning: 'permitted-development' }),
    offer('basements', range(250_000, 450_000), range(26, 44), { planning: 'full-application' }),
  ],
  design: [offer('survey', range(1_000, 2_000), range(2, 4), { phase: 'design' })],
  gardens: [
    offer('ponds', range(5_000, 9_000), range(1, 3), { weeksBefore: 4, group: 'outside', planning: 'prior-notice' }),
  ],
  interiors: [
    offer('kitchens', range(35_000, 95_000), range(16, 22), { phase: 'fitting', quantity: true }),
    offer('bars', range(20_000, 55_000), range(18, 20), { phase: 'fitting' }),
  ],
}
