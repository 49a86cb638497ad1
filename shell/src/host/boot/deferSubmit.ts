import { optionally } from 'shared-page/browser'
import { submitTimeout } from 'shared-page/contract'
import { pageState } from 'shared-page/pageState'

/** The form that is now in the page: React may have rendered it again. */
const currentForm = (form: HTMLFormElement) =>
  form.isConnected
    ? form
    : document.querySelector<HTMLFormElement>(`form[aria-label="${form.getAttribute('aria-label')}"]`)

/**
 * Defers a form that is submitted before hydration, shows that it is being sent, and sends it once its code has loaded.
 * If the code is late, the form shows its failure, keeps its input, and can be sent again. If the code fails, the
 * browser submits the form, as an email. Returns a function that stops deferring forms.
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
    // The form's failure message is the hidden element before it (EnquiryForm).
    const failure = form.previousElementSibling as HTMLElement | null
    const pressed = performance.now()
    const [words] = button.childNodes
    const before = words?.nodeValue
    button.style.minWidth = `${button.offsetWidth}px`
    // React does not restore the label (EnquiryForm).
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
      // In a later task: if React has rendered the form again, the input is copied into it first.
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
