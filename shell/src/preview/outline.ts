import type { AreaName } from 'shared-ui/areas'
import type { ShareScope } from 'shared-ui/shareScope'

/**
 * The shell's facts about the page and its area. They are passed in: imported, they would add a file to every visit.
 */
export interface Knowledge {
  areaFor: (pathname: string) => AreaName
  releaseOf: (area: AreaName) => string
  isHydrated: (part: 'frame') => boolean
  /** An area's colour in the outline. */
  markOf: (area: AreaName) => string
  contractVersion: number
  /** What the shell shares with the areas. */
  scope: () => ShareScope
  setReporter: (reporter: (fault: { area: string; error: unknown }) => void) => void
}

type Owner = AreaName | 'shell'

/** The weight of an owner's code and styles on this page, in KiB on the wire. */
function weightOf(owner: Owner) {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const own = entries.filter(({ name }) => name.includes(`/r/${owner}/`) && /\.(js|css)(\?|$)/.test(name))
  return own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024
}

async function shellRelease() {
  const response = await fetch('/r/shell/live.json')
  return response.ok ? ((await response.json()) as { release: string }).release : 'development'
}

function frame(element: HTMLElement, owner: Owner, release: string, color: string) {
  element.style.outline = `3px solid ${color}`
  element.style.outlineOffset = '-3px'
  const label = element.querySelector<HTMLElement>(':scope > [data-boundary]') ?? document.createElement('span')
  label.dataset.boundary = owner
  label.textContent = `${owner} · ${release} · ${weightOf(owner).toFixed(1)} KiB`
  label.style.cssText = `position:absolute;inset-block-start:0;inset-inline-end:0;z-index:2147483646;padding:.2rem .6rem;background:${color};color:#fff;font:600 12px/1.4 system-ui,sans-serif;pointer-events:none`
  // The label is placed relative to the element, which therefore must not be static.
  if (getComputedStyle(element).position === 'static') element.style.position = 'relative'
  if (!label.isConnected) element.append(label)
}

/** Outlines what each team owns on the page, with its name, release and weight; follows navigations. */
export async function outline({ areaFor, releaseOf, isHydrated, markOf }: Knowledge) {
  const release = await shellRelease().catch(() => 'unknown')
  const draw = () => {
    // Before hydration, React would take the labels for a mismatch between server and browser.
    if (!isHydrated('frame')) return
    const area = areaFor(location.pathname)
    for (const element of document.querySelectorAll<HTMLElement>('#root > header, #root > footer, footer[data-tone]'))
      frame(element, 'shell', release, '#d6249f')
    const main = document.querySelector<HTMLElement>('main')
    if (main) frame(main, area, releaseOf(area), markOf(area))
  }
  draw()
  // React replaces the elements that it owns: for an outline it is enough to draw it again every half second.
  setInterval(draw, 500)
}
