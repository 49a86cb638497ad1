import { pageState } from 'shared-ui/pageState'
import { areBandsHeld, layOutBands, releaseBands } from './bands.ts'
import { untilNextTask } from './untilNextTask.ts'

let hasStarted = false

/** Fetches the pictures below the fold and the page's code, and runs that; again it does nothing. */
export async function start() {
  if (hasStarted) return
  hasStarted = true
  // Lazy pictures that `data-waiting` keeps from being boxes are not fetched.
  delete pageState().waiting

  const code = document.querySelector<HTMLTemplateElement>('template#code')?.content.cloneNode(true)
  if (!(code instanceof DocumentFragment)) return
  const entry = code.querySelector('script')
  const firsts = [...code.querySelectorAll<HTMLLinkElement>('[data-first]')]
  entry?.remove()
  for (const [index, tag] of [...code.children].entries()) {
    // Each begins a fetch: twenty in one task hold up a touch on a slow phone.
    if (index % 5 === 4) await untilNextTask()
    document.head.append(tag)
  }
  if (entry) run(entry, firsts)
}

async function run(entry: HTMLScriptElement, firsts: HTMLLinkElement[]) {
  // Meanwhile pictures are decoded and code is compiled on the other cores: a phone has none to spare.
  const bandsLaidOut = areBandsHeld() ? new Promise((then) => setTimeout(then, 150)).then(layOutBands) : releaseBands()
  // What all packages share, and the federation runtime after it, are evaluated in tasks of their own: in one with the
  // rest they would hold up a touch until all of it is done.
  for (const { href } of firsts) {
    // The entry imports them too, and says what is wrong with them.
    await import(href).catch(() => {})
    await untilNextTask()
  }
  await bandsLaidOut
  document.head.append(entry)
}
