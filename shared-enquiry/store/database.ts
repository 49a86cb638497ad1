/** The one project that the embedded store knows. An id that begins with "demo-" is never a real one. */
export const project = 'demo-sovran'

/** The beginning of every document's full name. */
export const database = `projects/${project}/databases/(default)/documents/`
