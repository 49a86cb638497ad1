import { type AnchorHTMLAttributes, type MouseEvent, useEffect } from 'react'
import { plainAddress } from 'shared-ui/plainAddress'
import { prerendered, useLocation, useNavigate } from 'shared-ui/router'

let navigate: ReturnType<typeof useNavigate> | undefined

/** Lets the frame's links navigate without loading a document. Called once, by the header. */
export function useFrameNavigation() {
  const current = useNavigate()
  useEffect(() => {
    navigate = current
    return () => {
      navigate = undefined
    }
  }, [current])
}

function follow(event: MouseEvent<HTMLAnchorElement>) {
  const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  // Until the first area has arrived, React would hold a navigation back: let the browser load the document.
  if (!navigate || prerendered.get()) return
  event.preventDefault()
  const { pathname, search, hash, href } = currentTarget
  navigate(pathname + search + hash, { replace: href === window.location.href })
}

/** The frame's link to a page of this site. It is marked where that page is shown. */
// Not the router's Link: a hundred of those in the menus would be half the cost of hydrating the frame.
export function FrameLink({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  const isCurrent = plainAddress(useLocation().pathname) === to
  return <a href={to} onClick={follow} aria-current={isCurrent ? 'page' : undefined} {...rest} />
}
