/**
 * The page's only inline script: it fetches the page's code, and lets the browser have the pictures below the
 * fold (`data-waiting` on the root element holds them), once the page has loaded and been painted, or as soon as
 * the visitor touches it. What is asked for earlier takes the network from what the visitor is waiting to see.
 *
 * What all packages share (`data-first`) is evaluated in a task of its own, before the rest: in one task they would
 * hold up a touch for twice as long.
 *
 * A press on a button that is not yet alive would be lost; it is kept and pressed again when its part of the
 * page says that it is (`data-alive` on the root element: the frame first, then the area).
 */
export const boot = `(() => {
const root = document.documentElement
root.dataset.waiting = ''
let started = false
const start = () => {
if (started) return
started = true
delete root.dataset.waiting
const code = document.getElementById('code').content.cloneNode(true)
const entry = code.querySelector('script')
const first = code.querySelector('[data-first]')
entry.remove()
document.head.append(code)
const enter = () => setTimeout(() => document.head.append(entry))
first ? import(first.href).then(enter, enter) : enter()
}
for (const type of ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel']) addEventListener(type, start, { once: true, passive: true, capture: true })
const painted = () => new Promise((seen) => new PerformanceObserver(seen).observe({ type: 'paint', buffered: true }))
addEventListener('load', () => painted().then(() => setTimeout(start)))
setTimeout(start, 3000)
const pressed = []
const isAlive = (part) => (root.dataset.alive ?? '').includes(part)
const keep = ({ target }) => {
const button = target.closest?.('button:not([type=submit]), [role=tab]')
if (!button) return
const part = button.closest('main') ? 'area' : 'frame'
setTimeout(() => isAlive(part) || pressed.push([part, button]))
}
addEventListener('click', keep, true)
new MutationObserver((_, observer) => {
for (const [part, button] of pressed.splice(0)) isAlive(part) ? button.isConnected && button.click() : pressed.push([part, button])
if (isAlive('area')) { removeEventListener('click', keep, true); observer.disconnect() }
}).observe(root, { attributeFilter: ['data-alive'] })
})()`
