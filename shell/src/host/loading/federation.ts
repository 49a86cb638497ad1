// biome-ignore-all lint/style/noRestrictedImports: the share scope provides these modules to the areas.
import { init } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime/core'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as enquiries from 'shared-enquiry'
import * as router from 'shared-page/router'
import { enquiriesVersion, routerVersion, type SharedName } from 'shared-page/sharedModules'
import * as zustand from 'zustand'
import { version as zustandVersion } from 'zustand/package.json'

// The shell as a host of module federation: https://module-federation.io/guide/runtime/

// The areas' containers take the runtime core from here (`externalRuntime`) instead of bundling one each: 9.5 KiB less
// on a page, and 11 less with each further area.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })

const singleton = (version: string) => ({
  version,
  scope: 'default',
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
})

const shared = {
  react: { ...singleton(react.version), lib: () => react },
  'react/jsx-runtime': { ...singleton(react.version), lib: () => jsxRuntime },
  'react-dom': { ...singleton(reactDom.version), lib: () => reactDom },
  zustand: { ...singleton(zustandVersion), lib: () => zustand },
  'shared-page/router': { ...singleton(routerVersion), lib: () => router },
  'shared-enquiry': { ...singleton(enquiriesVersion), lib: () => enquiries },
} satisfies Record<SharedName, object>

const { version: coreVersion } = init({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared,
})

/** The version of each module that this page provides. */
export const provided: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(shared).map(([name, { version }]) => [name, version])),
  // Not in the share scope: the containers read it from `globalThis`.
  '@module-federation/runtime-core': coreVersion,
}

const ours: Readonly<Record<string, object>> = { 'shared-page/router': router, 'shared-enquiry': enquiries }

/**
 * Describes which of an area's ranges and names this page does not provide; undefined if it provides all. Compose has
 * compared the area with the live shell, but a page opened earlier may have an older shell.
 */
export function incompatibilityWith(
  ranges: Readonly<Record<string, string>>,
  names: Readonly<Record<string, readonly string[]>> = {},
): string | undefined {
  const [incompatible] = Object.entries(ranges).filter(
    ([name, range]) => !runtimeCore.satisfy(provided[name] ?? '', range),
  )
  if (incompatible)
    return `requires ${incompatible.join(' ')}, this page provides ${provided[incompatible[0]] ?? 'none'}`
  const lacking = Object.entries(names).flatMap(([name, of]) => of.filter((each) => !(each in (ours[name] ?? {}))))
  return lacking.length > 0 ? `imports ${lacking.join(', ')}, which this page does not provide` : undefined
}
