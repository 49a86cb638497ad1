/** The one project that the embedded store knows; "demo-" ids can never be a real one. */
export const project = 'demo-sovran'

/** What every document's full name begins with. */
export const database = `projects/${project}/databases/(default)/documents/`
