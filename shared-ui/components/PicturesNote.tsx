import { picturesNote } from '../content/picturesNote.content.ts'

/** Explains, on the pages of works, the nature of the pictures and the data beside them. */
export const PicturesNote = () => <p className="muted">{picturesNote}</p>
