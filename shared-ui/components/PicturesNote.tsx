import { picturesNote } from './picturesNote.content.ts'

/** Says near pictures of projects what they are. */
export const PicturesNote = () => <p className="muted">{picturesNote}</p>
