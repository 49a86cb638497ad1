import { CallToAction } from 'shared-ui/CallToAction'
import { filled } from 'shared-ui/filled'
import { callToAction } from '../fallbacks.content.ts'

/** The last word: a consultation about a room of this name, or back to where there are more. */
export function ClosingCall({ name, more }: { name: string; more: string }) {
  const { title, primary, secondary } = callToAction
  return <CallToAction title={filled(title, { name })} actions={[primary, { ...secondary, link: more }]} />
}
