import type { Offer } from 'shared-page/contract'
import { routes } from 'shared-ui/brand'
import { services } from './pages/content/services.content.ts'

type ServiceId = (typeof services.items)[number]['id']

/** Drawings for building control are made while the council decides. */
const inPermission: readonly ServiceId[] = ['planning-permission', 'building-regulations']

/** The studio's services, as rows of the sheet on `/plan`. */
export const offers: readonly Offer[] = services.items.map(({ id, title, typically: { price, weeks } }) => ({
  id,
  title,
  price,
  weeks,
  phase: inPermission.includes(id) ? 'permission' : 'design',
  planning: id === 'planning-permission' ? 'full-application' : 'none',
  path: routes.design,
}))
