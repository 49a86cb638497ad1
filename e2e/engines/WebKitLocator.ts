import type { Look, Step, Words } from './Step.ts'
import type { WebKitPage } from './WebKitPage.ts'

type Text = string | RegExp

interface RoleOptions {
  name?: Text
  exact?: boolean
  level?: number
  expanded?: boolean
}

const wordsOf = (text: Text, isExact = false): Words =>
  typeof text === 'string' ? { words: text, isExact } : { source: text.source, flags: text.flags }

/** The part of Playwright's Locator that the suite needs, for a browser behind WebDriver. */
export class WebKitLocator {
  readonly owner: WebKitPage
  readonly steps: readonly Step[]
  constructor(owner: WebKitPage, steps: readonly Step[]) {
    this.owner = owner
    this.steps = steps
  }

  page = () => this.owner
  private further = (...more: Step[]) => new WebKitLocator(this.owner, [...this.steps, ...more])
  locator = (css: string) => this.further({ by: 'css', css })
  getByText = (text: Text, { exact = false } = {}) => this.further({ by: 'text', words: wordsOf(text, exact) })
  getByLabel = (text: Text, { exact = false } = {}) => this.further({ by: 'label', words: wordsOf(text, exact) })
  getByRole = (role: string, { name, exact, level, expanded }: RoleOptions = {}) =>
    this.further({
      by: 'role',
      role,
      ...(name !== undefined && { name: wordsOf(name, exact) }),
      ...(level !== undefined && { level }),
      ...(expanded !== undefined && { expanded }),
    })
  first = () => this.nth(0)
  last = () => this.nth(-1)
  nth = (index: number) => this.further({ by: 'nth', index })
  and = ({ steps }: WebKitLocator) => this.further({ by: 'and', steps })
  filter({ hasText, has, visible }: { hasText?: Text; has?: WebKitLocator; visible?: boolean }) {
    return this.further(
      ...(hasText === undefined ? [] : [{ by: 'hasText', words: wordsOf(hasText) } as const]),
      ...(has ? [{ by: 'has', steps: has.steps } as const] : []),
      ...(visible === undefined ? [] : [{ by: 'visible', isVisible: visible } as const]),
    )
  }

  /** The elements' present state. */
  looks = () => this.owner.inPage<readonly Look[]>('return inPage.find(args[0]).map(inPage.look)', this.steps)
  all = async () => (await this.looks()).map((_, index) => this.nth(index))
  count = async () => (await this.looks()).length
  isVisible = async () => (await this.looks())[0]?.isVisible ?? false
  /** Runs a script's body on the one element as soon as it exists; `given` are its further arguments. */
  onElement<Answer>(body: string, ...given: unknown[]): Promise<Answer> {
    return this.owner.until(async () => {
      const found = await this.owner.inPage<{ count: number; value?: Answer }>(
        `const found = inPage.find(args[0]); if (found.length !== 1) return { count: found.length }
         const [element, given] = [found[0], args.slice(1)]; return { count: 1, value: await (async () => { ${body} })() }`,
        this.steps,
        ...given,
      )
      if (found.count > 1) throw new Error(`${found.count} elements where one is meant: ${JSON.stringify(this.steps)}`)
      return found.count === 1 ? { value: found.value as Answer } : undefined
    }, JSON.stringify(this.steps))
  }
  evaluate<Answer>(claim: (element: never, given: never) => Answer | Promise<Answer>, given?: unknown) {
    return this.onElement<Answer>(`return (${claim})(element, given[0])`, given)
  }
  getAttribute = (name: string) => this.onElement<string | null>('return element.getAttribute(given[0])', name)
  property = (name: string) => this.onElement<unknown>('return element[given[0]]', name)
  style = (name: string) => this.onElement<string>('return getComputedStyle(element).getPropertyValue(given[0])', name)
  textContent = () => this.onElement<string>('return element.textContent')
  innerText = () => this.onElement<string>('return element.innerText')
  inputValue = () => this.onElement<string>('return element.value')
  boundingBox = () =>
    this.onElement<{ x: number; y: number; width: number; height: number }>(
      'const { x, y, width, height } = element.getBoundingClientRect(); return { x, y, width, height }',
    )
  focus = () => this.onElement<void>('element.focus()')
  scrollIntoViewIfNeeded = () =>
    this.onElement<void>(
      'if (inPage.look(element).ratio < 1) element.scrollIntoView({ block: "center", behavior: "instant" })',
    )
  waitFor = () => this.owner.until(async () => ((await this.isVisible()) ? { value: true } : undefined), 'visible')

  private async point(isForced = false) {
    return this.owner.until(
      async () => {
        const point = await this.onElement<{ x: number; y: number } | undefined>(
          'return await inPage.pointOf(element, given[0])',
          isForced,
        )
        return point ? { value: point } : undefined
      },
      `${JSON.stringify(this.steps)} to stand still and free`,
    )
  }
  async click() {
    await this.owner.until(
      async () => {
        const { x, y } = await this.point()
        await this.onElement<void>('inPage.guard(element)')
        await this.owner.mouse.click(x, y)
        // A press may have led to another document, where nothing is left of the guard, or be on the way there.
        const hasMissed = await this.owner
          .evaluate(() => (window as unknown as { missed?: () => boolean }).missed?.() ?? false)
          .catch(() => false)
        return hasMissed ? undefined : { value: true }
      },
      `a press that hits ${JSON.stringify(this.steps)}`,
    )
  }
  async hover() {
    const { x, y } = await this.point()
    await this.owner.mouse.move(x, y)
  }
  /** Taps the element, by a click: WebKitGTK offers no touch device through WebDriver. */
  tap = () => this.click()
  fill = (words: string) =>
    this.onElement<void>(
      `element.focus(); element.select(); document.execCommand(given[0] ? 'insertText' : 'delete', false, given[0])`,
      words,
    )
  async selectOption(wanted: string | { label: string }) {
    await this.onElement<void>(
      `const option = [...element.options].find(({ value, label }) => (given[1] ? label === given[0] : [value, label].includes(given[0])))
       if (!option) throw new Error('There is no choice ' + given[0])
       element.focus()
       element.value = option.value
       element.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
       element.dispatchEvent(new Event('change', { bubbles: true }))`,
      typeof wanted === 'string' ? wanted : wanted.label,
      typeof wanted !== 'string',
    )
  }
  async press(key: string) {
    await this.focus()
    await this.owner.keyboard.press(key)
  }
  async pressSequentially(words: string) {
    await this.focus()
    for (const letter of words) await this.owner.keyboard.press(letter)
  }
}
