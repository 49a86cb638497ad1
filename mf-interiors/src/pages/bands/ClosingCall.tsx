import { CallToAction } from 'shared-ui/CallToAction'
import { contactPathAbout } from 'shared-ui/contactPathAbout'
import { interpolate } from 'shared-ui/interpolate'
import { places } from '../../catalogue/paths.ts'
import { closing } from '../labels.content.ts'

/**
 * The closing band: a consultation about this kind of room, and more designs of its category, or else all interiors.
 */
export function ClosingCall({ name, here, category }: { name: string; here: string; category?: string }) {
  const { title, primary, moreDesigns } = closing
  const more = category ? { title: moreDesigns, link: category } : places.allInteriors
  return (
    <CallToAction
      title={interpolate(title, { name })}
      actions={[{ title: primary, link: contactPathAbout(here) }, more]}
    />
  )
}
