import { optionally } from 'shared-page/browser'
import { submitTimeout } from 'shared-page/contract'
import { pageState } from 'shared-page/pageState'

/** The form as it stands in the page: React may have rendered it again. */
const currentForm = (form: HTMLFormElement) =>
  form.isConnected
    ? form
    : document.querySelector<HTMLFormElement>(`form[aria-label="${form.getAttribute('aria-label')}"]`)

/**
 * Holds a form that is sent before the page is hydrated, says that it is being sent, and sends it once there is code to do
 * so. Where the code is late, the form says its failure, keeps its words, and can be sent again. If the code fails, the
 * browser submits the form: as an email. Returns a function that holds no further form.
 */
export function deferSubmitUntilHydrated(): () => void {
  const state = pageState()
  const release = () => removeEventListener('submit', defer, true)
  const defer = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const button = event.submitter
    const hydrated = optionally(() => new MutationObserver(() => end()))
    if (!hydrated || 'hydrated' in state || !(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    event.stopPropagation()
    if (form.hasAttribute('aria-busy')) return
    // The form's failure stands before it, hidden (EnquiryForm).
    const failure = form.previousElementSibling as HTMLElement | null
    const pressed = performance.now()
    const [words] = button.childNodes
    const before = words?.nodeValue
    button.style.minWidth = `${button.offsetWidth}px`
    // React leaves them as they are (EnquiryForm).
    if (words) words.nodeValue = button.dataset.sending ?? before ?? null
    button.disabled = true
    form.setAttribute('aria-busy', 'true')
    if (failure) failure.hidden = true
    const end = () => {
      hydrated.disconnect()
      clearTimeout(timer)
      button.disabled = false
      form.removeAttribute('aria-busy')
      const next = currentForm(form)
      // What was typed is carried over first, where React has rendered the form again.
      if (state.hydrated === '' && next)
        return setTimeout(() => {
          next.dataset.pressed = `${pressed}`
          next.querySelector<HTMLElement>('button[type=submit]')?.click()
          delete next.dataset.pressed
        })
      if (words) words.nodeValue = before ?? null
      if ('hydrated' in state) return form.submit()
      if (failure) failure.hidden = false
    }
    hydrated.observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
    const timer = setTimeout(end, submitTimeout)
  }
  addEventListener('submit', defer, true)
  return release
}
