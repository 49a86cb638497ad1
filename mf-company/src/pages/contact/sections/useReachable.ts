import { useEffect, useState } from 'react'

/**
 * Whether a foreign address answers; nothing until it is known. A frame cannot be asked: it says that it has
 * loaded even when what it shows is the browser's own error page.
 */
export function useReachable(address: string | undefined): boolean | undefined {
  const [isReachable, setReachable] = useState<boolean>()
  useEffect(() => {
    if (!address) return
    const question = new AbortController()
    fetch(address, { method: 'HEAD', mode: 'no-cors', signal: question.signal }).then(
      () => setReachable(true),
      () => !question.signal.aborted && setReachable(false),
    )
    return () => question.abort()
  }, [address])
  return isReachable
}
