/** Modules by name; a module that is loaded on demand is there as the function that loads it. */
export type SharedModules = Readonly<Record<string, object | (() => Promise<object>)>>

// Stored on `globalThis`, not in a module: areas are built apart, and have no module in common with the shell.
const page = globalThis as { sharedModules?: SharedModules; sharing?: unknown }

/** Provides modules to every area. Call it before the first area is loaded. */
export function provide(modules: SharedModules) {
  page.sharedModules = modules
  // A container's `init` then has nothing to do (platform/build/standardContainer.ts).
  page.sharing ??= true
}

const moduleNamed = (name: string) => {
  const found = page.sharedModules?.[name]
  if (found) return found
  throw new Error(`The shell shares no module "${name}": it is older than this area`)
}

/**
 * One export of a shared module. Throws at once where the running shell has none, rather than where the export is used.
 */
export function exportOf(name: string, key: string, module: object = moduleNamed(name)): unknown {
  if (key in module) return module[key as keyof typeof module]
  throw new Error(`The shell's "${name}" has no export "${key}": it is another version than this area was built with`)
}

/** Loads a module that is shared on demand. */
export const onDemand = (name: string) => (moduleNamed(name) as () => Promise<object>)()
