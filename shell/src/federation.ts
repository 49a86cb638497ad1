// biome-ignore-all lint/style/noRestrictedImports: the share scope provides these modules to the areas.
import { init } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime/core'
import { version as gsapVersion } from 'gsap/package.json'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as enquiries from 'shared-enquiry'
import { version as enquiriesVersion } from 'shared-enquiry/package.json'
import { version as routerVersion } from 'shared-ui/package.json'
import * as router from 'shared-ui/router'
import type { SharedName } from 'shared-ui/sharedModules'
import * as zustand from 'zustand'
import { version as zustandVersion } from 'zustand/package.json'
import { importing } from './importing.ts'

// The shell as a host of module federation: https://module-federation.io/guide/runtime/

// The areas' containers take the runtime's core from here (`externalRuntime`) instead of bringing one each: 9.5 KiB less
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
  'shared-ui/router': { ...singleton(routerVersion), lib: () => router },
  'shared-enquiry': { ...singleton(enquiriesVersion), lib: () => enquiries },
  gsap: {
    ...singleton(gsapVersion),
    get: async () => {
      const gsap = await import('gsap')
      return () => gsap
    },
  },
} satisfies Record<SharedName, object>

init({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared,
  plugins: [
    {
      name: 'checked-entries',
      loadEntry: ({ remoteInfo: { entry } }) => importing(() => import(/* @vite-ignore */ entry), [entry]),
    },
  ],
})
