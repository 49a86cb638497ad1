import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// A page's code is imported when the page is first shown. On a busy machine that takes longer than the default second.
configure({ asyncUtilTimeout: 15_000 })

// jsdom has no layout, cannot scroll, and lacks the methods of dialogs.
HTMLElement.prototype.scrollIntoView = () => {}
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

// The files share one document (`isolate: false`), in an order that differs between machines. This hook runs after a
// file's own hooks; vitest.config.ts restores mocks and globals.
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.body.replaceChildren()
  for (const storage of [localStorage, sessionStorage]) storage.clear()
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name]
})
