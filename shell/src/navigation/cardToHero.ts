import { prefersReducedMotion } from 'shared-ui/prefersReducedMotion'

// One element of the old page and one of the new bear the name, by which the browser turns the one into the other.
const property = 'view-transition-name'
let bearer: HTMLElement | undefined

function name(element: HTMLElement | null | undefined) {
  bearer?.style.removeProperty(property)
  bearer = element ?? undefined
  bearer?.style.setProperty(property, 'hero')
}

/** Notes the picture of the card that a visitor presses: the next page's first band grows out of it. */
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

/** Names the first band of the page that is there now, where a card led to it and the band is a picture. */
export function growHero() {
  if (bearer) name(document.querySelector('main img[fetchpriority="high"]')?.closest('section'))
}
