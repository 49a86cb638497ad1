import { pageState } from 'shared-ui/pageState'
import { areBandsHeld, layOutBands, releaseBands } from './bands.ts'
import { keepModule } from './keepModule.ts'
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
  const scripts = [...code.querySelectorAll('script')]
  const entry = scripts.pop()
  const firsts = scripts.filter((script) => 'first' in script.dataset).map(({ src }) => src)
  document.head.append(...code.querySelectorAll('link'))
  for (const [index, script] of scripts.entries()) {
    // Each begins a fetch: twenty in one task hold up a touch on a slow phone.
    if (index % 5 === 4) await untilNextTask()
    keepModule(script)
  }
  if (entry) run(entry, firsts)
}

async function run(entry: HTMLScriptElement, firsts: readonly string[]) {
  // Meanwhile pictures are decoded and code is compiled on the other cores: a phone has none to spare.
  const bandsLaidOut = areBandsHeld() ? new Promise((then) => setTimeout(then, 150)).then(layOutBands) : releaseBands()
  // The libraries are evaluated in a task of their own: in one with the rest they would hold up a touch until all of it
  // is done.
  for (const address of firsts) {
    // The entry imports them too, and says what is wrong with them.
    await import(address).catch(() => {})
    await untilNextTask()
  }
  await bandsLaidOut
  document.head.append(entry)
}
