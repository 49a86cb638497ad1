/**
 * Runs a dynamic import once the files that it needs are there: `modules` fetched and checked, `sheets` loaded, by
 * absolute address. In a build every `import()` goes through it (shell/dev/checkedImports.ts).
 */
export type Importing = <T>(load: () => Promise<T>, files: readonly string[]) => Promise<T>

// On the page, not in a module: shell and areas are built apart.
const page = globalThis as { importing?: Importing }

/** Makes this the way of every dynamic import. The shell calls it before it imports anything. */
export function importThrough(importing: Importing) {
  page.importing = importing
}
