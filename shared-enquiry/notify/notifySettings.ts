import type { MailAddress } from './Mail.ts'
import { content } from './notify.content.ts'
import { addressIn } from './visitorWords.ts'

/** Where the mails that follow an enquiry come from and go to. */
export interface NotifySettings {
  /** Each area's address: BUILDERS_EMAIL, DESIGN_EMAIL, INTERIORS_EMAIL. */
  areas: Readonly<Record<keyof typeof content.areas, string>>
  /** The address that mails to the areas come from: SENDER_EMAIL. Its domain must allow the mail server to send. */
  sender: MailAddress
  /** The site's origin, for links: SITE_ORIGIN. */
  origin: string
}

/** A setting from the environment cannot be used. */
export class WrongSetting extends Error {}

/** Reads the settings from the environment. Throws `WrongSetting`. */
export function notifySettings(env: Readonly<Record<string, string | undefined>> = process.env): NotifySettings {
  function address(variable: string, fallback: string) {
    const found = addressIn(env[variable] || fallback)
    if (!found)
      throw new WrongSetting(`${variable}=${env[variable]} is no e-mail address. Mails would get lost: set it to one.`)
    return found
  }
  const { builders, design, interiors } = content.areas
  const origin = env.SITE_ORIGIN || 'https://sovran.example'
  if (!URL.canParse(origin))
    throw new WrongSetting(`SITE_ORIGIN=${origin} is no address. Write it as https://www.example.org.`)
  return {
    areas: {
      builders: address('BUILDERS_EMAIL', builders.email),
      design: address('DESIGN_EMAIL', design.email),
      interiors: address('INTERIORS_EMAIL', interiors.email),
    },
    sender: { name: content.sender.name, address: address('SENDER_EMAIL', content.sender.email) },
    origin,
  }
}
