import { guidePrices } from '../content/costs.content.ts'
import { picturesNote } from './picturesNote.content.ts'

/** Says near pictures of projects what they are, and what the prices below them are. */
export const PicturesNote = ({ withPrices }: { withPrices?: boolean }) => (
  <p className="muted">{withPrices ? `${picturesNote} ${guidePrices}` : picturesNote}</p>
)
