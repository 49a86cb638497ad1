import type { EnquirySettings } from 'shared-ui/contract'

const required = ['FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID', 'FIREBASE_APP_ID'] as const

/** The settings for an emulator at a place such as 127.0.0.1:8080. The SDK talks to it as to the embedded store. */
function emulatorAt(place: string): EnquirySettings {
  const [, host, port] = /^(\[[\da-f:]+\]|[\w.-]+):(\d{1,5})$/i.exec(place) ?? []
  if (host && Number(port) > 0 && Number(port) < 65536) return { kind: 'embedded', host, port: Number(port) }
  throw new Error(
    `FIRESTORE_EMULATOR_HOST=${place} names no emulator, so the site was not composed. Write it as 127.0.0.1:8080, or unset it.`,
  )
}

type Environment = Readonly<Record<string, string | undefined>>

/** A project's variables as they were set before, where the environment names no other project. */
function kept(before: EnquirySettings | undefined, env: Environment): Environment {
  if (before?.kind !== 'firestore' || (env.FIREBASE_PROJECT_ID && env.FIREBASE_PROJECT_ID !== before.projectId))
    return {}
  return {
    FIREBASE_API_KEY: before.apiKey,
    FIREBASE_PROJECT_ID: before.projectId,
    FIREBASE_APP_ID: before.appId,
    FIREBASE_APPCHECK_SITE_KEY: before.appCheckSiteKey,
  }
}

/**
 * Where the composed site sends enquiries: to the emulator that FIRESTORE_EMULATOR_HOST names (as for Google's own
 * tools), otherwise to the Firestore project that the environment names, or to the embedded store where it names none.
 * What the environment does not name of a project stays as it was before; FIREBASE_APPCHECK_SITE_KEY=off ends App Check.
 * Throws where a project is named by half.
 */
export function enquirySettings(env: Environment = process.env, before?: EnquirySettings): EnquirySettings {
  if (env.FIRESTORE_EMULATOR_HOST) return emulatorAt(env.FIRESTORE_EMULATOR_HOST)
  const old = kept(before, env)
  const settingOf = (name: string) => env[name] || old[name]
  const key = settingOf('FIREBASE_APPCHECK_SITE_KEY')
  const missing = required.filter((name) => !settingOf(name))
  const [apiKey, projectId, appId] = required.map(settingOf)
  if (apiKey && projectId && appId)
    return { kind: 'firestore', apiKey, projectId, appId, ...(key && key !== 'off' && { appCheckSiteKey: key }) }
  if (missing.length < required.length || key) {
    throw new Error(
      `The Firestore project is set by half: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing. Enquiries would be lost, so the site was not composed. Set all of ${required.join(', ')}, or none for the embedded store.`,
    )
  }
  const port = Number(env.ENQUIRIES_PORT || 4080)
  if (port > 0 && port < 65536) return { kind: 'embedded', host: 'localhost', port }
  throw new Error(
    `ENQUIRIES_PORT=${env.ENQUIRIES_PORT} names no port, so the site was not composed. Set it to a number from 1024 to 65535.`,
  )
}
