import { choiceName } from 'shared-page/choices'
import { companyRoutes } from './brand.ts'

/**
 * The contact page's path with a query that names the service page that a visitor comes from, by the last segment of
 * its path. The contact page then shows that page's name, and selects its service.
 */
export const contactPathAbout = (address: string) => {
  const id = address.replace(/#.*/, '').split('/').at(-1)
  return id ? `${companyRoutes.contact}?${choiceName('about', id)}` : companyRoutes.contact
}
