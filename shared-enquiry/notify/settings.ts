import { type Service, services } from '../src/schema.ts'
import mailboxes from './mailboxes.json' with { type: 'json' }
import { addressIn } from './visitorWords.ts'

export interface Settings {
  addresses: Readonly<Record<Service, string>>
  origin: string
}

/** The settings in SITE_ORIGIN and in the variable of each mailbox. Throws where one cannot be used. */
export function settingsIn(env: Readonly<Record<string, string | undefined>>): Settings {
  const addressOf = (area: Service) => {
    // The pipeline reads the same list.
    const name = mailboxes[area]
    const found = addressIn(env[name] ?? '')
    if (found && !found.endsWith('.example')) return [area, found]
    throw new Error(`${name} is "${env[name] ?? ''}". Name the address that the enquiries for ${area} go to.`)
  }
  const addresses = Object.fromEntries(services.map(addressOf)) as Settings['addresses']
  if (URL.canParse(env.SITE_ORIGIN ?? '')) return { addresses, origin: env.SITE_ORIGIN ?? '' }
  throw new Error(`SITE_ORIGIN is "${env.SITE_ORIGIN ?? ''}". Name the public origin of the site.`)
}
