import { prefersReducedMotion } from 'shared-ui/prefersReducedMotion'

/** How long a card's picture takes to fill the new page's first band, in ms: `--d-ui` of tokens.css. */
const duration = 320

/** The picture of the card that was pressed: its place in the window, its file, and the path that the card leads to. */
let card: { box: DOMRect; file: string; to: string } | undefined

/** Notes the picture of the card that a visitor presses: the next page's first picture grows out of it. */
export function noteCard(link: HTMLAnchorElement) {
  const image = link.closest('main') && link.querySelector<HTMLImageElement>('picture img')
  card = image?.currentSrc
    ? { box: image.getBoundingClientRect(), file: image.currentSrc, to: link.pathname }
    : undefined
}

/** Grows the first picture of the new page, if it has one, out of the card that led there. */
// By transform, in the page itself. In a view transition nothing can be pressed: Chromium gives each press to the root.
// https://www.bram.us/2025/01/29/view-transitions-page-interactivity/
export function growHero() {
  const from = card
  card = undefined
  const image = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]')
  const picture = image?.parentElement
  if (from?.to !== location.pathname || !picture || prefersReducedMotion()) return
  // The card's file is here already. It shows until the picture's own file is.
  Object.assign(image.style, { backgroundImage: `url("${from.file}")`, backgroundSize: 'cover' })
  const to = picture.getBoundingClientRect()
  const scale = Math.max(from.box.width / to.width, from.box.height / to.height)
  const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const
  const [[fromX, fromY], [toX, toY]] = [middle(from.box), middle(to)]
  // What the card's frame leaves of the picture, in the picture's own pixels.
  const cut = (length: number, frame: number) => `${Math.max(0, (length - frame / scale) / 2)}px`
  picture.animate(
    [
      {
        transform: `translate(${fromX - toX}px, ${fromY - toY}px) scale(${scale})`,
        clipPath: `inset(${cut(to.height, from.box.height)} ${cut(to.width, from.box.width)})`,
      },
      { transform: 'none', clipPath: 'inset(0px 0px)' },
    ],
    { duration, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' },
  )
}
