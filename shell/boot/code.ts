import { pageState } from 'shared-ui/pageState'
import { areBandsHeld, layOutBands, releaseBands } from './bands.ts'
import { keepModule } from './keepModule.ts'
import { untilNextTask } from './untilNextTask.ts'

let hasStarted = false

// While `data-waiting` is there, lazy pictures have no box, and so are not fetched.
const fetchPictures = () => {
  delete pageState().waiting
}

/**
 * Fetches and runs the page's code. The pictures below the fold are fetched after its libraries, or at once with an act
 * of the visitor's, who may be about to scroll. Called again, it fetches no code.
 */
export async function start(act?: Event) {
  if (act) fetchPictures()
  if (hasStarted) return
  hasStarted = true
  // Code that hangs holds no picture back.
  setTimeout(fetchPictures, 3000)

  const code = document.querySelector<HTMLTemplateElement>('template#code')?.content.cloneNode(true)
  if (!(code instanceof DocumentFragment)) return fetchPictures()
  const scripts = [...code.querySelectorAll('script')]
  const entry = scripts.at(-1)?.cloneNode() as HTMLScriptElement | undefined
  const firsts = scripts.filter((script) => 'first' in script.dataset).map(({ src }) => src)
  document.head.append(...code.querySelectorAll('link'))
  for (const [index, script] of scripts.entries()) {
    // Each one starts a fetch: twenty in one task would delay a touch on a slow phone.
    if (index % 5 === 4) await untilNextTask()
    keepModule(script)
  }
  if (entry) run(entry, firsts)
}

async function run(entry: HTMLScriptElement, firsts: readonly string[]) {
  // Wait 150 ms before the layout: in that time pictures are decoded and code is compiled on other cores, and a phone
  // has none to spare.
  const bandsLaidOut = areBandsHeld() ? new Promise((then) => setTimeout(then, 150)).then(layOutBands) : releaseBands()
  // The libraries are evaluated in a task of their own: in one task with the rest, they would delay a touch until all
  // of it is done.
  for (const address of firsts) {
    // The entry imports them too, and reports what is wrong with them.
    await import(address).catch(() => {})
    await untilNextTask()
  }
  // Earlier, pictures would share the line with the libraries. Much later, a visitor who only looks would miss them.
  fetchPictures()
  await bandsLaidOut
  document.head.append(entry)
}
