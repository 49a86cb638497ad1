import { hideUntilFound, optionally } from 'shared-page/browser'

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase()

/**
 * The beginnings of the URL's text fragments. `location` does not include them:
 * https://developer.mozilla.org/docs/Web/URI/Reference/Fragment/Text_fragments
 */
function namedTexts(): string[] {
  const [visit] = optionally(() => performance.getEntriesByType('navigation')) ?? []
  const [, directive = ''] = visit?.name.split(':~:') ?? []
  return [...directive.matchAll(/text=([^&]+)/g)].map(([, text = '']) => {
    const start = text.split(',').find((part) => !part.startsWith('-') && !part.endsWith('-')) ?? ''
    return plain(optionally(() => decodeURIComponent(start)) ?? '')
  })
}

/**
 * Lets visitors find the text of parts that a control shows one at a time (`data-until-found`): by find-in-page, by a
 * text fragment of the URL, by `window.find`. It presses the control of the part that was found, before and after
 * hydration.
 */
export function findHidden() {
  const show = (found: Node | null | undefined) => {
    const part = (found instanceof Element ? found : found?.parentElement)?.closest('[data-until-found]')
    if (part) document.querySelector<HTMLElement>(`[aria-controls="${part.id}"]`)?.click()
  }
  addEventListener('beforematch', ({ target }) => show(target as Node), true)
  // `window.find` fires no other event.
  document.addEventListener('selectionchange', () => show(getSelection()?.anchorNode))
  addEventListener('DOMContentLoaded', () => {
    const texts = namedTexts()
    for (const part of document.querySelectorAll('[data-until-found]')) {
      hideUntilFound(part, true)
      // Chromium fires no event for a text fragment whose text is already laid out.
      if (texts.some((text) => text && plain(part.textContent).includes(text))) show(part)
    }
  })
}
