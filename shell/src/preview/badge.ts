import { preview } from './preview.content.ts'

const style =
  'position:fixed;inset-inline:0;bottom:0;z-index:2147483647;display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:center;align-items:center;padding:.5rem 1rem;background:#ffd84d;color:#14110a;font:600 14px/1.4 system-ui,sans-serif'

/** One line of the badge: what is tried, or why something could not be. */
export interface BadgeLine {
  text: string
  isRefusal?: boolean
}

/**
 * Says, on every page of this tab, what is not as visitors get it or could not be tried, and offers the way back. Returns
 * the way to say more.
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
  const say = ({ text, isRefusal }: BadgeLine) => {
    const line = document.createElement('span')
    line.textContent = text
    if (isRefusal) line.setAttribute('role', 'alert')
    button.before(line)
  }
  for (const line of lines) say(line)
  document.body.append(bar)
  return say
}
