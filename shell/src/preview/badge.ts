import type { AreaName } from 'shared-ui/contract'
import { preview } from './preview.content.ts'

const style =
  'position:fixed;inset-inline:0;bottom:0;z-index:2147483647;display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:center;align-items:center;padding:.5rem 1rem;background:#ffd84d;color:#14110a;font:600 14px/1.4 system-ui,sans-serif'

/** Says, on every page of this tab, which areas are not what visitors get, and offers the way back. */
export function badge(tried: readonly (readonly [AreaName, string])[], reset: () => void) {
  const bar = document.createElement('aside')
  bar.setAttribute('aria-label', preview.label)
  bar.style.cssText = style
  for (const [area, source] of tried) {
    const line = document.createElement('span')
    line.textContent = `${preview.trying} ${area}: ${source}`
    bar.append(line)
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = preview.reset
  button.style.cssText = 'font:inherit;text-decoration:underline;color:inherit;min-height:2rem'
  button.addEventListener('click', reset)
  bar.append(button)
  document.body.append(bar)
}
