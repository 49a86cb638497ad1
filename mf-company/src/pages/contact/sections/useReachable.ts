import { useEffect, useState } from 'react'

/**
 * Whether an address of another site answers; undefined until that is known. A frame cannot tell: it reports that it
 * has loaded even when it shows the browser's own error page.
 */
export function useReachable(address: string | undefined): boolean | undefined {
  const [isReachable, setReachable] = useState<boolean>()
  useEffect(() => {
    if (!address) return
    const controller = new AbortController()
    fetch(address, { method: 'HEAD', mode: 'no-cors', signal: controller.signal }).then(
      () => setReachable(true),
      () => !controller.signal.aborted && setReachable(false),
    )
    return () => controller.abort()
  }, [address])
  return isReachable
}
