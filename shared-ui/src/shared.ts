/** Modules by name; one that is loaded on demand as the function that loads it. */
export type SharedModules = Readonly<Record<string, object | (() => Promise<object>)>>

// On the page, not in a module: areas are built apart, and have no module in common with the shell to keep it in.
const page = globalThis as { sharedModules?: SharedModules }

/** Makes the shell's modules those of every area. Call it before the first area is loaded. */
export function provide(modules: SharedModules) {
  page.sharedModules = modules
}

const moduleNamed = (name: string) => {
  const found = page.sharedModules?.[name]
  if (found) return found
  throw new Error(`The shell shares no module "${name}": it is older than this area`)
}

/** One export of a shared module. Throws where the shell that runs has none: otherwise it would fail where it is used. */
export function exportOf(name: string, key: string, module: object = moduleNamed(name)): unknown {
  if (key in module) return module[key as keyof typeof module]
  throw new Error(`The shell's "${name}" has no export "${key}": it is another version than this area was built with`)
}

/** Loads a module that is shared on demand. */
export const onDemand = (name: string) => (moduleNamed(name) as () => Promise<object>)()
