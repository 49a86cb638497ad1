import { preview } from './preview.content.ts'

const style =
  'position:fixed;inset-inline:0;bottom:0;z-index:2147483647;display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:center;align-items:center;padding:.5rem 1rem;background:#ffd84d;color:#14110a;font:600 14px/1.4 system-ui,sans-serif'

/** One line of the badge: an area that is tried, or the reason why something cannot be tried. */
export interface BadgeLine {
  text: string
  isRefusal?: boolean
}

/**
 * Shows on every page of this tab what is tried and what could not be tried, with a button that leads back to the live
 * site. Returns a function that adds a line.
 */
export function badge(lines: readonly BadgeLine[], reset: () => void): (line: BadgeLine) => void {
  const bar = document.createElement('aside')
  bar.setAttribute('aria-label', preview.label)
  bar.style.cssText = style
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = preview.reset
  button.style.cssText = 'font:inherit;text-decoration:underline;color:inherit;min-height:2rem'
  button.addEventListener('click', reset)
  bar.append(button)
  const addLine = ({ text, isRefusal }: BadgeLine) => {
    const line = document.createElement('span')
    line.textContent = text
    if (isRefusal) line.setAttribute('role', 'alert')
    button.before(line)
  }
  for (const line of lines) addLine(line)
  document.body.append(bar)
  return addLine
}
