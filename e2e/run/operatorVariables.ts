const names =
  /^(SITE_(ORIGIN|DIR)|RELEASES_DIR|DEVELOPED_AREA|FIREBASE_\w+|FIRESTORE_EMULATOR_HOST|REPORTS_\w+|MAIL_\w+|SMTP_URL|ENQUIRIES_\w+|[A-Z]+_(EMAIL|PORT))$/

/**
 * An environment without the settings of a site that its operator may have set in this shell: tests have a site of their
 * own, on ports and in folders of its own.
 */
export const withoutOperators = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !names.test(name)))

/** Takes those settings from this process, and so from all that it starts. */
export function forgetOperators() {
  for (const name of Object.keys(process.env)) if (names.test(name)) delete process.env[name]
}
