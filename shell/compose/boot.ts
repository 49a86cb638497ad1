/**
 * The page's only inline script: it fetches the page's code, and lets the browser have the pictures below the
 * fold (`data-waiting` on the root element holds them), once the page has loaded and been painted, or as soon as
 * the visitor touches it. What is asked for earlier takes the network from what the visitor is waiting to see.
 *
 * What all packages share, and the federation runtime after it (`data-first`), are evaluated in tasks of their own,
 * before the rest: in one task they would hold up a touch until all of it is done.
 *
 * On a phone the bands below the first screens (`data-held`) are laid out after that as well, one by one: with the whole
 * page in one task the first paint comes later, and a touch waits. Not where the browser itself goes to a place further
 * down, to a hash or back to where the visitor was: it has to know every height above that. They wait for 150 ms more, in
 * which pictures are decoded and code is compiled on the other cores: a phone has none to spare.
 *
 * What a visitor does before the page is alive would be lost: presses on buttons, choices in lists and forms sent are
 * kept, and done again when their part of the page says that it is (`data-alive` on the root element: the frame first,
 * then the area). A pointer that rests on what opens under it enters it again, unless a press was kept. A form whose
 * area has not come after 8 s goes its native way, which composes an e-mail. What was written after a choice stays:
 * that choice is not made again, as the form may answer it by writing in the same box.
 */
export const boot = `(() => {
const root = document.documentElement
root.dataset.waiting = ''
const [visit] = performance.getEntriesByType('navigation')
if (innerWidth < 640 && !location.hash && visit?.type === 'navigate') root.dataset.held = ''
let held
const layOut = (then) => {
held ??= [...document.querySelectorAll('main section ~ section ~ section, main ~ footer')]
const band = 'held' in root.dataset && held.shift()
if (!band) {
delete root.dataset.held
return then()
}
band.style.contentVisibility = 'visible'
band.offsetHeight
setTimeout(layOut, 0, then)
}
let started = false
const start = () => {
if (started) return
started = true
delete root.dataset.waiting
const code = document.getElementById('code').content.cloneNode(true)
const entry = code.querySelector('script')
const firsts = [...code.querySelectorAll('[data-first]')]
entry.remove()
document.head.append(code)
const laidOut = 'held' in root.dataset && new Promise((then) => setTimeout(layOut, 150, then))
const enter = async () => {
for (const { href } of firsts) {
await import(href).catch(() => {})
await new Promise((next) => setTimeout(next))
}
await laidOut
document.head.append(entry)
}
enter()
}
for (const type of ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel']) addEventListener(type, start, { once: true, passive: true, capture: true })
const painted = () => new Promise((seen) => new PerformanceObserver(seen).observe({ type: 'paint', buffered: true }))
addEventListener('load', () => painted().then(() => setTimeout(start)))
setTimeout(start, 3000)
const kept = []
const isAlive = (part) => (root.dataset.alive ?? '').includes(part)
const keep = (part, act) => setTimeout(() => isAlive(part) || kept.push([part, act]))
const press = ({ target }) => {
if (target.closest?.('a[href*="#"]')) delete root.dataset.held
const button = target.closest?.('button:not([type=submit]), [role=tab]')
if (button) keep(button.closest('main') ? 'area' : 'frame', () => button.isConnected && button.click())
}
const choose = ({ target }) => {
if (!target.matches?.('main select')) return
const written = () => target.form?.querySelector('textarea')?.value
const before = written()
keep('area', () => written() === before && ['input', 'change'].forEach((type) => target.dispatchEvent(new Event(type, { bubbles: true }))))
}
const sent = new Set()
const send = (event) => {
event.preventDefault()
const { target: form, submitter } = event
if (sent.has(form)) return
sent.add(form)
keep('area', () => sent.has(form) && form.requestSubmit(submitter))
setTimeout(() => isAlive('area') || (sent.delete(form), form.submit()), 8000)
}
let under
const point = ({ target, pointerType }) => { if (pointerType === 'mouse') under = target }
const acts = { click: press, change: choose, submit: send, pointerover: point }
for (const type in acts) addEventListener(type, acts[type], true)
new MutationObserver((_, observer) => {
if (isAlive('frame')) {
removeEventListener('pointerover', point, true)
if (kept.length === 0 && under?.matches(':hover')) under.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
under = undefined
}
if (isAlive('area')) {
for (const type in acts) removeEventListener(type, acts[type], true)
observer.disconnect()
}
for (const [part, act] of kept.splice(0)) isAlive(part) ? act() : kept.push([part, act])
}).observe(root, { attributeFilter: ['data-alive'] })
})()`
