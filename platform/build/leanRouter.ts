import type { Plugin } from 'vite'

// A `displayName` is for developer tools only, but a component that gets one counts as used.
const displayNames = ['Link', 'NavLink', 'Form', 'ScrollRestoration', 'HistoryRouter'].map(
  (name) => [new RegExp(`^${name}\\.displayName = "[^"]+";$`, 'm'), ''] as const,
)

/**
 * Lets the router be tree-shaken. Without this plugin every visitor downloads its links, forms and prefetching,
 * although the facade exports none of them. Bundlers get the router's development build. Its flag ENABLE_DEV_WARNINGS
 * is set to false here, as it is in the production build. Fails the build where the router is written otherwise.
 */
export function leanRouter(): Plugin {
  const changes: readonly (readonly [found: RegExp, instead: string])[] = [
    ...displayNames,
    [/ = (React\d*\.forwardRef\()/g, ' = /* @__PURE__ */ $1'],
    [/var ENABLE_DEV_WARNINGS = true;/, 'var ENABLE_DEV_WARNINGS = false;'],
  ]
  const made = new Set<RegExp>()
  return {
    name: 'lean-router',
    apply: 'build',
    transform(code, id) {
      if (!/\/node_modules\/react-router\/dist\//.test(id)) return null
      const lean = changes.reduce((before, [found, instead]) => {
        const after = before.replace(found, instead)
        if (after !== before) made.add(found)
        return after
      }, code)
      return { code: lean, map: null }
    },
    buildEnd(error) {
      const missing = changes.filter(([found]) => !made.has(found))
      if (error || missing.length === 0) return
      const [first] = missing
      this.error(
        `The router is not written as expected (no ${first?.[0]}): see in platform/build/leanRouter.ts what made it small, and how to do that now.`,
      )
    },
  }
}
