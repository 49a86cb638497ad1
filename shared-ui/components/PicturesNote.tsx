import { picturesNote } from '../content/picturesNote.content.ts'

/** Says on the pages of works what the pictures are, and what stands beside them. */
export const PicturesNote = () => <p className="muted">{picturesNote}</p>
