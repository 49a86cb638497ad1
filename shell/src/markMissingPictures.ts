/** Marks each picture that fails to load with `data-missing`, by which its place is drawn as a void. */
// One listener for all of them: a picture needs no code of its own, and may fail before any has come.
export function markMissingPictures() {
  const mark = ({ type, target }: Event) => {
    if (target instanceof HTMLImageElement) target.closest('picture')?.toggleAttribute('data-missing', type === 'error')
  }
  for (const type of ['error', 'load']) document.addEventListener(type, mark, true)
}
