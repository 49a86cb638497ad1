import { choiceName } from 'shared-page/choices'
import { companyRoutes } from './brand.ts'

/**
 * The contact page's address with the page of a service that a visitor comes from: the last segment of its address.
 * The contact page names it, and chooses the service.
 */
export const contactPathAbout = (address: string) => {
  const id = address.replace(/#.*/, '').split('/').at(-1)
  return id ? `${companyRoutes.contact}?${choiceName('about', id)}` : companyRoutes.contact
}
