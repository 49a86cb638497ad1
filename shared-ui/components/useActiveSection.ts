import { useEffect, useState } from 'react'

export interface ActiveSectionOptions {
  /** The distance of the line from the top of the viewport, in px; 100 by default. */
  line?: number | undefined
  /**
   * If several sections cross the line (one inside another), `first-contains` takes the first,
   * `contains` the last, which is the innermost.
   */
  mode?: 'contains' | 'first-contains' | undefined
}

const defaultLine = 100

function sectionAt(ids: readonly string[], line: number, mode: ActiveSectionOptions['mode']) {
  const crosses = (id: string) => {
    const box = document.getElementById(id)?.getBoundingClientRect()
    // In whole pixels: pages cannot scroll to fractions, and each section ends where the next begins.
    return box !== undefined && Math.floor(box.top) <= line && Math.floor(box.bottom) > line
  }
  return mode === 'first-contains' ? ids.find(crosses) : ids.findLast(crosses)
}

/** The id of the section that crosses a line near the top of the viewport; undefined until the page is hydrated. */
export function useActiveSection(ids: readonly string[], options: ActiveSectionOptions = {}): string | undefined {
  const { line = defaultLine, mode = 'contains' } = options
  const [active, setActive] = useState<string>()
  const list = ids.join(' ')
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      setActive(sectionAt(list.split(' '), line, mode))
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', lookSoon, { passive: true })
    addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', lookSoon)
      removeEventListener('resize', lookSoon)
    }
  }, [list, line, mode])
  return active
}
