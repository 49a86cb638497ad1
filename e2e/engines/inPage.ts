import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Look, Step, Words } from './Step.ts'

interface RoleQueries {
  queryAllByRole: (root: HTMLElement, role: string, options: object) => HTMLElement[]
}

/** Finds and describes elements as Playwright's locators and matchers do. Runs in the page. */
function install({ queryAllByRole }: RoleQueries) {
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
  const fits = (words: Words, text: string) => {
    if ('source' in words) return new RegExp(words.source, words.flags).test(tidy(text))
    if (words.isExact) return tidy(text) === tidy(words.words)
    return tidy(text).toLowerCase().includes(tidy(words.words).toLowerCase())
  }
  const textOf = (element: Element) =>
    element instanceof HTMLInputElement && /^(button|submit)$/.test(element.type)
      ? element.value
      : (element.textContent ?? '')
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0
  }
  const labelsOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const by = ids.map((id) => document.getElementById(id)?.textContent ?? '')
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent ?? '')
    return [...by, ...labels, element.getAttribute('aria-label') ?? '']
  }
  const within = (root: Element, step: Step): Element[] => {
    // Searched from the document, so that <html> itself can be found.
    const all = (css: string) => [...(root === document.documentElement ? document : root).querySelectorAll(css)]
    if (step.by === 'css') return all(step.css)
    if (step.by === 'label')
      return all('*').filter((one) => labelsOf(one).some((label) => label && fits(step.words, label)))
    if (step.by === 'text') {
      const having = all('body *').filter(
        (one) => !/^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/.test(one.tagName) && fits(step.words, textOf(one)),
      )
      return having.filter((one) => ![...one.children].some((child) => having.includes(child)))
    }
    if (step.by !== 'role') throw new Error(`${step.by} looks for nothing.`)
    const { role, name, level, expanded } = step
    const options = {
      ...(name && { name: (found: string) => fits(name, found) }),
      ...(level !== undefined && { level }),
      ...(expanded !== undefined && { expanded }),
    }
    return queryAllByRole(root as HTMLElement, role, options)
  }
  const find = (steps: readonly Step[], root: Element = document.documentElement): Element[] => {
    let found: Element[] = [root]
    for (const step of steps) {
      if (step.by === 'nth') found = found.slice(step.index).slice(0, 1)
      else if (step.by === 'hasText') found = found.filter((one) => fits(step.words, one.textContent ?? ''))
      else if (step.by === 'has') found = found.filter((one) => find(step.steps, one).length > 0)
      else if (step.by === 'visible') found = found.filter((one) => isVisible(one) === step.isVisible)
      else if (step.by === 'and') {
        const others = find(step.steps)
        found = found.filter((one) => others.includes(one))
      } else found = [...new Set(found.flatMap((one) => within(one, step)))]
    }
    return found
  }
  const ratioOf = (element: Element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
    const across = Math.min(right, innerWidth) - Math.max(left, 0)
    const down = Math.min(bottom, innerHeight) - Math.max(top, 0)
    return across > 0 && down > 0 && width * height > 0 ? (across * down) / (width * height) : 0
  }
  const look = (element: Element): Look => ({
    text: tidy(textOf(element)),
    value: 'value' in element ? String(element.value) : null,
    isVisible: isVisible(element),
    // Not whether the window has the focus: without a window manager nobody gives it to one.
    isFocused: document.activeElement === element,
    isDisabled: element.matches(':disabled, [aria-disabled="true"]'),
    ratio: ratioOf(element),
  })
  /** The point at which a pointer hits the element; undefined while the element moves or is covered. */
  const pointOf = async (element: Element, isForced: boolean) => {
    if (!isVisible(element) || element.matches(':disabled')) return undefined
    if (ratioOf(element) < 1) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const before = element.getClientRects()[0]
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    const box = element.getClientRects()[0]
    if (!box || !before || Math.abs(box.top - before.top) + Math.abs(box.left - before.left) > 0.5) return undefined
    const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)]
    const hit = document.elementFromPoint(x, y)
    const isHit =
      hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element)
    return isHit || isForced ? { x, y } : undefined
  }
  const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']
  /**
   * Keeps a press that comes next from everything but the element: the page may scroll between the moment in which its
   * place is read and the press. The function that it leaves at `missed` ends that, and returns whether a press went past.
   */
  const guard = (element: Element) => {
    let hasMissed = false
    const look = (event: Event) => {
      const hit = event.target as Element
      const isMeant =
        element.contains(hit) ||
        (hit.contains(element) && hit.matches('a, button, summary, label')) ||
        hit.closest('label')?.control === element
      if (isMeant && !hasMissed) return
      hasMissed = true
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    for (const type of presses) addEventListener(type, look, true)
    Object.assign(window, {
      missed: () => {
        for (const type of presses) removeEventListener(type, look, true)
        return hasMissed
      },
    })
  }
  return { find, guard, look, pointOf, tidy }
}

/** The functions that `inPage` offers to a script in the page. */
export type InPage = ReturnType<typeof install>

const library = createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')

/** The body of a script that installs `inPage` in a page. Testing Library finds roles and names. */
export const installing = `
  const module = { exports: {} }
  ;(function (exports, module, define) { ${readFileSync(library, 'utf8')} }).call(window, module.exports, module)
  window.inPage = (${install})(module.exports)`
