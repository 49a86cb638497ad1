import { CallToAction } from 'shared-ui/CallToAction'
import { filled } from 'shared-ui/filled'
import { callToAction } from '../fallbacks.content.ts'

/** The closing band: a consultation about this kind of room, or more designs. */
export function ClosingCall({ name, more }: { name: string; more: string }) {
  const { title, primary, secondary } = callToAction
  return <CallToAction title={filled(title, { name })} actions={[primary, { ...secondary, link: more }]} />
}
