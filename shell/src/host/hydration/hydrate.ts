import { type ReactNode, startTransition } from 'react'
import { optionally } from 'shared-page/browser'
import { pageState } from 'shared-page/pageState'
import { leaveStatic } from '../loading/leaveStatic.ts'
import { loadDocument } from '../loading/loadDocument.ts'
import { hydrateRoot } from '../loading/reactDom.ts'
import { reportFault } from '../reporting/reportFault.ts'
import { preserveInput } from './preserveInput.ts'

/** Hydrates a page that was served. Where that fails, what was served stays, or is put back. */
export function hydrate(root: HTMLElement, tree: ReactNode) {
  const before = globalThis.beforeHydration
  before?.stop()
  if (before) optionally(() => preserveInput(root, before.pressed))
  const served = [...root.childNodes]
  const { pathname } = location
  // React hydrates a transition in slices, so that no task keeps the visitor's first touch waiting.
  startTransition(() => {
    try {
      hydrateRoot(root, tree, {
        onRecoverableError: (error) => {
          // What React has rendered again stands as high as what it replaces (layout.css).
          pageState().laidOut = ''
          reportFault(error)
        },
        // A page has thrown, and React has removed it. A later page is replaced by the document of its address; of a first
        // page the served markup stays: it can still be read and used.
        onUncaughtError: (error) => {
          reportFault(error)
          if (location.pathname !== pathname) return loadDocument()
          root.replaceChildren(...served)
          leaveStatic()
        },
      })
    } catch (error) {
      // React cannot begin, as where `queueMicrotask` throws.
      reportFault(error)
      leaveStatic()
    }
  })
}
