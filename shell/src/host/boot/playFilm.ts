import { optionally } from 'shared-page/browser'

/**
 * Plays the film that a button names (`data-plays`), before hydration. Returns whether it did: in browsers without
 * command support, a button that first opens a dialog needs the page's code.
 */
export function playFilm(button: HTMLButtonElement | null | undefined): boolean {
  const film = document.getElementById(button?.dataset.plays ?? '')
  if (!(film instanceof HTMLVideoElement)) return false
  if (button?.hasAttribute('commandfor') && !button.commandForElement) return false
  const around = film.parentElement
  const show = (state: string) => {
    // The poster covers the film until it plays (FilmPlayer).
    if (around?.dataset.playing) around.dataset.playing = state
  }
  show('playing')
  optionally(() => film.play())?.catch(() => show('still'))
  return true
}
