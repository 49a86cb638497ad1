import { type ButtonFace, buttonClass, buttonFace } from './buttonFace.tsx'
import { SiteLink } from './SiteLink.tsx'

/** A link that looks like a button. */
export function ButtonLink({ to, className, ...face }: ButtonFace & { to: string; className?: string | undefined }) {
  return (
    <SiteLink to={to} className={buttonClass(face.variant, className)}>
      {buttonFace(face)}
    </SiteLink>
  )
}
