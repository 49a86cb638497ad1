import { prefersReducedMotion } from 'shared-ui/prefersReducedMotion'

// One element of the old page and one of the new page get the same name, so that the browser turns the one into the
// other.
const property = 'view-transition-name'
let named: HTMLElement | undefined

function name(element: HTMLElement | null | undefined) {
  named?.style.removeProperty(property)
  named = element ?? undefined
  named?.style.setProperty(property, 'hero')
}

/** Names the picture of the card that a visitor presses: the next page's first band grows out of it. */
export function watchCards() {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null
      name(prefersReducedMotion() ? undefined : link?.querySelector('picture'))
    },
    true,
  )
}

/** Names the first band of the new page, if a card led to the page and the band is a picture. */
export function growHero() {
  if (named) name(document.querySelector('main img[fetchpriority="high"]')?.closest('section'))
}
