// biome-ignore-all lint/style/noRestrictedImports: a host provides what our areas share.
// Another site, on another origin: it shows the builders' pages with the official runtime and its own copy of React. Like
// any host, it provides the modules that areas share.
import { createInstance } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime/core'
import * as react from 'react'
import { StrictMode, Suspense, version } from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { createRoot } from 'react-dom/client'
import * as enquiries from 'shared-enquiry'
import type { AreaModule } from 'shared-page/contract'
import * as router from 'shared-page/router'
import { ownVersions } from 'shared-page/sharedModules'
import 'shared-ui/styles.css'
import * as zustand from 'zustand'
import { version as zustandVersion } from 'zustand/package.json'

// The origin of our site.
declare const sovran: { origin: string }

Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })
// This host's server forwards enquiries to the store, as our site's server does.
enquiries.configure({ kind: 'embedded' })

const provided = (module: object, own: string) => ({
  version: own,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${own}` },
})

const host = createInstance({
  name: 'another-site',
  remotes: [{ name: 'builders', entry: `${sovran.origin}/r/builders/mf-manifest.json` }],
  shared: {
    react: provided(react, version),
    'react/jsx-runtime': provided(jsxRuntime, version),
    'react-dom': provided(reactDom, version),
    zustand: provided(zustand, zustandVersion),
    'shared-page/router': provided(router, ownVersions['shared-page/router'] ?? ''),
    'shared-enquiry': provided(enquiries, ownVersions['shared-enquiry'] ?? ''),
  },
})

const area = await host.loadRemote<AreaModule>('builders/area')
const Builders = area?.default ?? (() => 'No area')

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <router.BrowserRouter>
      <main>
        <Suspense>
          <Builders notFound="Not here" origin={sovran.origin} />
        </Suspense>
      </main>
    </router.BrowserRouter>
  </StrictMode>,
)
