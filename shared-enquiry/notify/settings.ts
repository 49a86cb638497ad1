import { type Service, services } from '../src/schema.ts'
import emailVariables from './emailVariables.json' with { type: 'json' }
import { addressIn } from './sanitise.ts'

export interface Settings {
  /** Each area's mailbox, and the sender of every email. */
  addresses: Readonly<Record<Service | 'sender', string>>
  origin: string
}

const kinds = [...services, 'sender'] as const

/** The mailboxes for a trial: one that no variable names is at a domain that never receives email. */
export const mailboxesIn = (env: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    kinds.map((kind) => [kind, env[emailVariables[kind]]?.trim() || `${kind}@sovran.example`]),
  ) as Settings['addresses']

/** Reads the settings from SITE_ORIGIN and from the variable of each address. Throws if one cannot be used. */
export function settingsIn(env: Readonly<Record<string, string | undefined>>): Settings {
  const addresses = mailboxesIn(env)
  for (const kind of kinds) {
    // The pipeline reads the same list.
    const name = emailVariables[kind]
    if (addressIn(addresses[kind]) && !addresses[kind].endsWith('.example')) continue
    const use = kind === 'sender' ? 'every email comes from' : `the enquiries for ${kind} go to`
    throw new Error(`${name} is "${env[name] ?? ''}". Set it to the address that ${use}.`)
  }
  if (URL.canParse(env.SITE_ORIGIN ?? '')) return { addresses, origin: env.SITE_ORIGIN ?? '' }
  throw new Error(`SITE_ORIGIN is "${env.SITE_ORIGIN ?? ''}". Set it to the public origin of the site.`)
}
