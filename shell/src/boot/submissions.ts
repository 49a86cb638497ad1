import { optionally } from 'shared-ui/optionally'
import { pageState } from 'shared-ui/pageState'

/** How long a form waits for code, in ms, before the browser submits it as an email; a send itself: `answerWithin`. */
const patience = 15_000

/** The submit button of a form, or of the one that React has rendered in its place. */
const buttonOf = (form: HTMLFormElement) =>
  (form.isConnected
    ? form
    : document.querySelector(`form[aria-label="${form.ariaLabel}"]`)
  )?.querySelector<HTMLElement>('button[type=submit]')

/**
 * Holds a form that is sent before the page is hydrated, says that it is being sent, and sends it once there is somebody to
 * do so. If the code fails, the browser submits the form. Returns a function that holds no further form.
 */
export function holdSubmissions(): () => void {
  const state = pageState()
  const release = () => removeEventListener('submit', hold, true)
  const hold = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const button = event.submitter
    const hydrated = optionally(() => new MutationObserver(() => settle()))
    if (!hydrated || 'hydrated' in state || !(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    event.stopPropagation()
    if (form.ariaBusy) return
    const [words] = button.childNodes
    const before = words?.nodeValue
    button.style.minWidth = `${button.offsetWidth}px`
    // React leaves them as they are (EnquiryForm).
    if (words) words.nodeValue = button.dataset.sending ?? before ?? null
    button.disabled = true
    form.ariaBusy = 'true'
    const settle = () => {
      hydrated.disconnect()
      clearTimeout(timer)
      button.disabled = false
      form.ariaBusy = null
      // What was typed is carried over first, where React has rendered the form again.
      if (state.hydrated === '') return setTimeout(() => buttonOf(form)?.click())
      release()
      if (words) words.nodeValue = before ?? null
      return form.submit()
    }
    hydrated.observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
    const timer = setTimeout(settle, patience)
  }
  addEventListener('submit', hold, true)
  return release
}
