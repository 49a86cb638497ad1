import { configure } from '@testing-library/dom'
import { afterEach } from 'vitest'

// A page's code is imported when the page is first shown. On a busy machine that takes longer than the usual second.
configure({ asyncUtilTimeout: 15_000 })

// jsdom lays nothing out, and cannot scroll.
HTMLElement.prototype.scrollIntoView = () => {}

// The files share one document (`isolate: false`), in an order that differs between machines.
afterEach(() => document.body.replaceChildren())
