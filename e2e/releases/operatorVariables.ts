const names =
  /^(SITE_(ORIGIN|DIR)|RELEASES_DIR|DEVELOPED_AREA|FIREBASE_\w+|REPORTS_\w+|MAIL_\w+|SMTP_URL|ENQUIRIES_\w+|[A-Z]+_(EMAIL|PORT))$/

/**
 * An environment without the settings of an operator's site. They may be set in this shell, but tests have a site of
 * their own, on its own ports and in its own folders.
 */
export const withoutOperators = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !names.test(name)))

/** Removes those settings from this process, and so from every process that it starts. */
export function forgetOperators() {
  for (const name of Object.keys(process.env)) if (names.test(name)) delete process.env[name]
}
