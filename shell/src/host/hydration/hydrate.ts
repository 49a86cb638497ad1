import { type ReactNode, startTransition } from 'react'
import { optionally } from 'shared-page/browser'
import { pageState } from 'shared-page/pageState'
import { leaveStatic } from '../loading/leaveStatic.ts'
import { loadDocument } from '../loading/loadDocument.ts'
import { hydrateRoot } from '../loading/reactDom.ts'
import { reportFault } from '../reporting/reportFault.ts'
import { preserveInput } from './preserveInput.ts'

/** Hydrates a served page. If hydration fails, the served markup stays, or is restored. */
export function hydrate(root: HTMLElement, tree: ReactNode) {
  const before = globalThis.beforeHydration
  before?.stop()
  if (before) optionally(() => preserveInput(root, before.pressed))
  const served = [...root.childNodes]
  const { pathname } = location
  // React hydrates a transition in slices, so that no long task delays the response to the visitor's first touch.
  startTransition(() => {
    try {
      hydrateRoot(root, tree, {
        onRecoverableError: (error) => {
          // Markup that React renders again must have the height of the markup it replaces (layout.css).
          pageState().laidOut = ''
          reportFault(error)
        },
        // A page has thrown, and React has removed it. A later page is replaced by the document of its URL. For a first
        // page the served markup is restored: it can still be read and used.
        onUncaughtError: (error) => {
          reportFault(error)
          if (location.pathname !== pathname) return loadDocument()
          root.replaceChildren(...served)
          leaveStatic()
        },
      })
    } catch (error) {
      // React cannot start, for instance if `queueMicrotask` throws.
      reportFault(error)
      leaveStatic()
    }
  })
}
