import { edgeOrigin } from '../base/ports.ts'

/**
 * The site's public origin, as SITE_ORIGIN names it, without a slash at its end. Throws where that is no origin:
 * canonical addresses, the sitemap and social pictures would lead nowhere, and nothing else would report it.
 */
export function siteOrigin(named = process.env.SITE_ORIGIN || edgeOrigin): string {
  const url = URL.canParse(named) ? new URL(named) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  throw new Error(
    `SITE_ORIGIN is "${named}", which is no origin: canonical addresses, the sitemap and social pictures would lead nowhere, so the site was not composed. Write it with its scheme and without a path, as in: SITE_ORIGIN=https://www.sovran.example`,
  )
}
