import { content } from './mails.content.ts'
import type { Area } from './mails.ts'
import { addressIn } from './visitorWords.ts'

export interface Settings {
  addresses: Readonly<Record<Area, string>>
  origin: string
}

export const areas = Object.keys(content.areas) as readonly Area[]

/** The settings in BUILDERS_EMAIL, DESIGN_EMAIL, INTERIORS_EMAIL and SITE_ORIGIN. Throws where one cannot be used. */
export function settingsIn(env: Readonly<Record<string, string | undefined>>): Settings {
  const addressOf = (area: Area) => {
    const [name, found] = [`${area.toUpperCase()}_EMAIL`, addressIn(env[`${area.toUpperCase()}_EMAIL`] ?? '')]
    if (found && !found.endsWith('.example')) return [area, found]
    throw new Error(`${name} is "${env[name] ?? ''}". Name the address that the enquiries for ${area} go to.`)
  }
  const addresses = Object.fromEntries(areas.map(addressOf)) as Settings['addresses']
  if (URL.canParse(env.SITE_ORIGIN ?? '')) return { addresses, origin: env.SITE_ORIGIN ?? '' }
  throw new Error(`SITE_ORIGIN is "${env.SITE_ORIGIN ?? ''}". Name the public origin of the site.`)
}
