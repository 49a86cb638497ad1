import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Plugin } from 'vite'
import { areaSource } from './areaFaces.ts'

// What the five builds need beyond the federation plugin, or to put right in it; vite.base.ts says which takes what.

/**
 * Makes the shared packages take their own shared modules from the shell, as everybody else does.
 * The federation plugin leaves imports within one package alone: without this a component of shared-ui
 * brings a second router into its remote, and the enquiry form a second store, and nothing reports it.
 */
export function sharedWithinPackages(): Plugin {
  return {
    name: 'shared-within-packages',
    enforce: 'pre',
    resolveId(source, importer) {
      const isOwn = /^shared-(ui\/router|enquiry)$/.test(source) && /\/shared-(ui|enquiry)\/src\//.test(importer ?? '')
      return isOwn ? this.resolve(source, path.resolve(areaSource), { skipSelf: true }) : null
    },
  }
}

/**
 * Leaves gsap where it is until something moves. The plugin fetches every module that a host provides
 * before the first render, "eager" or not: 26 kB that most visits never use.
 */
export function gsapOnDemand(): Plugin {
  return {
    name: 'gsap-on-demand',
    transform(code, id) {
      if (!id.includes('localSharedImportMap')) return null
      const onDemand = code.replace(/(name:\s*"gsap",[^}]*?materialize:\s*)true/, '$1false')
      if (onDemand === code)
        this.error('The list of shared modules is written otherwise than expected: gsap would load at once.')
      return { code: onDemand, map: null }
    },
  }
}

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

/**
 * Leaves out of the federation runtime what reads remotes' manifests, preloads remotes, and loads those that are plain
 * scripts: ours are modules, registered by their entries, and the page's HTML preloads exactly what it needs. The
 * runtime reaches for all this by classes that it always makes, so that no bundler can see it unused.
 */
export function leanRuntime(): Plugin {
  const refusal = `throw new Error('The federation runtime is built without this: see shell/dev/buildPlugins.ts.')`
  const unused: readonly (readonly [file: string, code: RegExp, instead: string])[] = [
    [
      'plugins/snapshot/SnapshotHandler.js',
      /^\tasync loadRemoteSnapshotInfo\([\s\S]*?^};$/m,
      `loadRemoteSnapshotInfo() { ${refusal} } };`,
    ],
    ['remote/index.js', /^\tasync preloadRemote\([\s\S]*?^\t}$/m, `preloadRemote() { ${refusal} }`],
    ['utils/load.js', /^async function loadEntryScript\([\s\S]*?^}$/m, `function loadEntryScript() { ${refusal} }`],
    ['utils/preload.js', /^function preloadAssets\([\s\S]*?^}$/m, `function preloadAssets() { ${refusal} }`],
  ]
  return {
    name: 'lean-runtime',
    apply: 'build',
    transform(code, id) {
      const [file, part, instead] = unused.find(([end]) => id.endsWith(`runtime-core/dist/${end}`)) ?? []
      if (!part || !instead) return null
      if (!part.test(code)) this.error(`The federation runtime has another ${file} now: see what to leave out of it.`)
      return { code: code.replace(part, instead), map: null }
    },
  }
}

/**
 * Sets the federation runtime up in three tasks instead of one: on a slow phone that one takes 40 ms, in which no touch is
 * answered. Fails the build where the plugin writes the container's `init` otherwise.
 */
export function initInParts(): Plugin {
  const sharing = /try \{\s*await retrySharedInit\([\s\S]*?\n {4}\}\n/
  const rest = 'await new Promise((next) => setTimeout(next));\n'
  let isMade = false
  return {
    name: 'init-in-parts',
    // After the federation plugin, which writes that module in a transform.
    enforce: 'post',
    apply: 'build',
    transform(code) {
      if (!sharing.test(code)) return null
      isMade = true
      return { code: code.replace(sharing, (part) => `${rest}${part}${rest}`), map: null }
    },
    buildEnd(error) {
      if (error || isMade) return
      this.error('The federation plugin writes the container otherwise than expected: its init would be one long task.')
    },
  }
}

const owner = /(__mf_owner__)\d+/g

/** A name or code of the federation plugin's without the number in which the project's own place is hidden. */
export const plainOwner = (text: string) => text.replace(owner, (_all, start) => `${start}0`)

/**
 * Takes the project's own place out of the shell's build. The federation plugin names modules after a hash of its
 * options, among them an absolute path; but the same sources must make the same release wherever they lie.
 */
export function withoutPlace(): Plugin {
  return {
    name: 'without-place',
    enforce: 'post',
    renderChunk: (code) => (owner.test(code) ? { code: plainOwner(code), map: null } : null),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && typeof file.source === 'string') file.source = plainOwner(file.source)
      },
    },
  }
}

/**
 * Gives a busy machine time. The federation plugin takes 10 ms without news for the end of the module graph, and
 * strips the shared modules of every export that it has not seen used by then: on two cores that fails one
 * build in ten, and what it builds depends on the load. Nothing but this timer decides, so it waits longer.
 */
export function waitForTheWholeGraph(): Plugin {
  const plain = globalThis.setTimeout
  const patient = (callback: () => void, delay?: number, ...rest: []) =>
    plain(callback, delay === 10 && String(callback).includes('graph-complete') ? 3000 : delay, ...rest)
  return {
    name: 'wait-for-the-whole-graph',
    apply: 'build',
    buildStart() {
      globalThis.setTimeout = Object.assign(patient, plain) as typeof globalThis.setTimeout
    },
    buildEnd() {
      globalThis.setTimeout = plain
    },
  }
}

const named = /(?:\.|@keyframes\s+)(-?[_a-zA-Z][\w-]*)/g

/**
 * What a class of a CSS module is called in a visitor's download: four characters for the style sheet and its place in
 * there, for 0.5 to 1 KB less of every page than with names to read. The sheet's words make the hash, not its place:
 * what two releases style alike has one name, and what they style differently has two.
 */
export function shortName(name: string, _file: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('hex')
  const short = Number.parseInt(hash.slice(0, 10), 16).toString(36).slice(-4)
  const names = [...new Set([...css.matchAll(named)].map(([, each]) => each))]
  const place = names.indexOf(name)
  return `_${short}${place < 0 ? name : place.toString(36)}`
}
