import type { Plugin } from 'vite'

// Names for developer tools: a component that has one counts as used.
const displayNames = ['Link', 'NavLink', 'Form', 'ScrollRestoration', 'HistoryRouter'].map(
  (name) => [new RegExp(`^${name}\\.displayName = "[^"]+";$`, 'm'), ''] as const,
)

/**
 * Lets the router be tree-shaken: without it links, forms and prefetching are in every visitor's download, though the
 * facade exports none of them. Bundlers are given the router's development build, whose ENABLE_DEV_WARNINGS flag is set
 * to false here, as it is in the production build. Fails the build where the router is written otherwise.
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
      this.error(`The router is written otherwise than expected (no ${first?.[0]}): see what keeps it large now.`)
    },
  }
}
