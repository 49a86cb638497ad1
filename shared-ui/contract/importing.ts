/**
 * Runs a dynamic import once the `files` that it needs are there: its modules fetched and checked, its style sheets
 * loaded. `files` are absolute addresses. In a build every `import()` goes through it (platform/vite/checkedImports.ts).
 */
export type Importing = <T>(loader: () => Promise<T>, files: readonly string[]) => Promise<T>

// Stored on `globalThis`, not in a module: shell and areas are built separately.
const page = globalThis as { importing?: Importing }

/** Makes every dynamic import of the page run through this function. The shell calls it before it imports anything. */
export function importThrough(importing: Importing) {
  page.importing = importing
}
