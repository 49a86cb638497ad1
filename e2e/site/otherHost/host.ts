import { createInstance } from '@module-federation/enhanced/runtime'
import * as React from 'react'
import { createRoot } from 'react-dom/client'

// A host of module federation that knows nothing of this project: it shares React alone.
const { entry } = JSON.parse(document.getElementById('remote')?.textContent ?? '{}') as { entry: string }
const host = createInstance({
  name: 'otherHost',
  remotes: [{ name: 'builders', entry, type: 'module' }],
  shared: {
    react: {
      version: React.version,
      lib: () => React,
      shareConfig: { singleton: true, requiredVersion: `^${React.version}` },
    },
  },
})

interface Area {
  default: React.ComponentType<{ notFound: React.ReactNode; origin: string }>
}

const area = await host.loadRemote<Area>('builders/area')
const root = document.getElementById('root')
if (!area || !root) throw new Error('The remote exposes no area.')
const settings = document.getElementById('enquiries')?.textContent
if (settings) {
  const enquiry = await host.loadRemote<{ configure: (settings: object) => void }>('builders/enquiry')
  enquiry?.configure(JSON.parse(settings))
}
createRoot(root).render(
  React.createElement(
    React.Suspense,
    {},
    React.createElement(area.default, { notFound: 'Not here', origin: location.origin }),
  ),
)
