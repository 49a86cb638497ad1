/**
 * The page's only inline script: it fetches the page's code once the page has been painted and its own
 * pictures are here, or as soon as the visitor touches it. Code that is asked for earlier takes the network
 * from what the visitor is waiting to see.
 *
 * A press on a button that is not yet alive would be lost; it is kept and pressed again when its part of the
 * page says that it is (`data-alive` on the root element: the frame first, then the area).
 */
export const boot = `(() => {
const root = document.documentElement
let started = false
const start = () => {
if (started) return
started = true
document.head.append(document.getElementById('code').content.cloneNode(true))
}
for (const type of ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel']) addEventListener(type, start, { once: true, passive: true, capture: true })
addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
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
