import { withTimeout } from 'shared-page/browser'
import type { Offer, Offers } from 'shared-page/contract'

/** A row of the sheet: an offer with its area. `key` names it in URLs: `builders/extensions`. */
export interface PlanRow extends Offer {
  key: string
  area: string
}

/** All rows by key, in the order of the page. */
export type PlanRows = ReadonlyMap<string, PlanRow>

export const phases = ['design', 'permission', 'building', 'fitting'] as const satisfies readonly Offer['phase'][]

/** The planning routes, the strictest last. */
export const routes = [
  'none',
  'permitted-development',
  'prior-notice',
  'full-application',
] as const satisfies readonly Offer['planning'][]

export const groups = ['rooms', 'outside', 'drawings'] as const satisfies readonly NonNullable<Offer['group']>[]

export const groupOf = ({ group, phase }: Offer): (typeof groups)[number] =>
  group ?? (phase === 'design' || phase === 'permission' ? 'drawings' : 'rooms')

/** The longest wait for the offers, in ms. */
const timeout = 6000

function isRange(range: Partial<Offer['price']> | null | undefined) {
  const { from, to } = range ?? {}
  return typeof from === 'number' && typeof to === 'number' && from > 0 && from <= to
}

// Compose has checked the offers. This finds what a proxy or a cache has changed since.
const isOffer = (offer: Partial<Offer> | null) =>
  typeof offer?.id === 'string' &&
  typeof offer.title === 'string' &&
  String(offer.path).startsWith('/') &&
  isRange(offer.price) &&
  isRange(offer.weeks) &&
  ['number', 'undefined'].includes(typeof offer.weeksBefore) &&
  phases.some((phase) => phase === offer.phase) &&
  routes.some((route) => route === offer.planning)

/** The rows of every area whose offers are sound. */
function rowsOf(offers: Offers): PlanRows {
  const sound = Object.entries(offers).filter(([, rows]) => Array.isArray(rows) && rows.every(isOffer))
  return new Map(
    sound.flatMap(([area, rows]) =>
      rows.map((offer) => [`${area}/${offer.id}`, { ...offer, key: `${area}/${offer.id}`, area }]),
    ),
  )
}

/** Fetches the offers of all live areas. Undefined if they do not load, or none is sound. */
export async function loadRows(): Promise<PlanRows | undefined> {
  try {
    const fetched = fetch('/offers.json').then((response) => (response.ok ? response.json() : {}))
    const rows = rowsOf(Object(await withTimeout(fetched, timeout)))
    return rows.size > 0 ? rows : undefined
  } catch (error) {
    console.warn(`The offers did not load: ${error}`)
    return undefined
  }
}
