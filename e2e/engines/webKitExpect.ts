import { setTimeout as wait } from 'node:timers/promises'
import { expect as base } from 'playwright/test'
import type { Look } from './Step.ts'
import type { WebKitLocator } from './WebKitLocator.ts'
import type { WebKitPage } from './WebKitPage.ts'

type Expected = string | RegExp
interface Options {
  timeout?: number
  ratio?: number
}
interface Result {
  pass: boolean
  message: () => string
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
const fits = (text: string, expected: Expected, isPart = false) => {
  if (expected instanceof RegExp) return expected.test(text)
  return isPart ? tidy(text).includes(tidy(expected)) : tidy(text) === tidy(expected)
}

/** Looks again and again until the claim has the expected result, or the time is over. */
async function matcher(isNot: boolean, see: () => Promise<unknown>, claim: (seen: never) => boolean, timeout = 10_000) {
  let seen: unknown
  let pass = isNot
  for (const deadline = Date.now() + timeout; pass === isNot; await wait(50)) {
    try {
      seen = await see()
      pass = claim(seen as never)
    } catch (error) {
      // A navigation may replace the document meanwhile.
      seen = error
    }
    if (Date.now() > deadline) break
  }
  return { pass, message: () => `${isNot ? 'Not expected' : 'Not as expected'}, it is: ${JSON.stringify(seen)}` }
}

const onSingle = (claim: (look: Look) => boolean) => (looks: readonly Look[]) => {
  if (looks.length > 1) throw new Error(`${looks.length} elements where one is meant.`)
  return looks[0] !== undefined && claim(looks[0])
}

interface State {
  isNot: boolean
}
const looking = (claim: (look: Look, ...expected: never[]) => boolean) =>
  function (this: State, locator: WebKitLocator, ...given: unknown[]): Promise<Result> {
    const options = given.find((it): it is Options => typeof it === 'object' && !(it instanceof RegExp))
    return matcher(
      this.isNot,
      locator.looks,
      onSingle((look) => claim(look, ...(given as never[]))),
      options?.timeout,
    )
  }

/** Playwright's `expect`, with the matchers of locators and pages that the suite needs for MiniBrowser. */
export const webKitExpect = base.extend({
  toBeVisible: looking((look) => look.isVisible),
  toBeHidden(this: State, locator: WebKitLocator, options?: Options) {
    const isGone = (looks: readonly Look[]) => !looks.some((look) => look.isVisible)
    return matcher(this.isNot, locator.looks, isGone, options?.timeout)
  },
  toBeFocused: looking((look) => look.isFocused),
  toBeEnabled: looking((look) => !look.isDisabled),
  toBeDisabled: looking((look) => look.isDisabled),
  toBeInViewport: looking((look, options?: Options) =>
    options?.ratio === undefined ? look.ratio > 0 : look.ratio > options.ratio - 0.01,
  ),
  toHaveText: looking((look, expected: Expected) => fits(look.text, expected)),
  toContainText: looking((look, expected: Expected) => fits(look.text, expected, true)),
  toHaveValue: looking((look, expected: Expected) =>
    expected instanceof RegExp ? expected.test(look.value ?? '') : look.value === expected,
  ),
  toHaveCount(this: State, locator: WebKitLocator, count: number, options?: Options) {
    return matcher(this.isNot, locator.count, (seen) => seen === count, options?.timeout)
  },
  toHaveAttribute(this: State, locator: WebKitLocator, name: string, expected: Expected = /./) {
    const see = () => locator.getAttribute(name)
    const claim = (seen: string | null) =>
      seen !== null && (expected instanceof RegExp ? expected.test(seen) : seen === expected)
    return matcher(this.isNot, see, claim)
  },
  toHaveJSProperty(this: State, locator: WebKitLocator, name: string, expected: unknown) {
    return matcher(
      this.isNot,
      () => locator.property(name),
      (seen) => JSON.stringify(seen) === JSON.stringify(expected),
    )
  },
  toHaveURL(this: State, page: WebKitPage, expected: Expected) {
    const claim = (seen: string) =>
      expected instanceof RegExp ? expected.test(seen) : seen === new URL(expected, seen).href
    return matcher(this.isNot, page.address, claim)
  },
  toHaveTitle(this: State, page: WebKitPage, expected: Expected) {
    return matcher(this.isNot, page.title, (seen) => fits(seen, expected))
  },
})
