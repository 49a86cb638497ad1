import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { installing } from './inPage.ts'
import { keyActions } from './keys.ts'
import { type Answer, startRoutingProxy, type Visit } from './routingProxy.ts'
import { WebKitLocator } from './WebKitLocator.ts'
import { openSession, type WebDriver } from './webDriver.ts'

interface Fetched {
  status: () => number
  headers: () => Record<string, string>
  text: () => Promise<string>
}

interface Route {
  request: () => { url: () => string; method: () => string }
  continue: () => Promise<void>
  fallback: () => Promise<void>
  abort: () => Promise<void>
  fetch: () => Promise<Fetched>
  fulfill: (answer: {
    response?: Fetched
    status?: number
    contentType?: string
    body?: string
    headers?: Record<string, string>
  }) => Promise<void>
}
type Handler = (route: Route) => unknown

/** A handler's decision. As in Playwright, a request without a decision is never answered. */
const answerOf = (visit: Visit, handle: Handler) =>
  new Promise<Answer | 'fallback'>((decide, fail) => {
    const route: Route = {
      request: () => ({ url: () => visit.url, method: () => visit.method }),
      continue: async () => decide(undefined),
      fallback: async () => decide('fallback'),
      abort: async () => decide('abort'),
      fetch: async () => {
        const { status, headers, body } = await visit.fetch()
        return { status: () => status, headers: () => headers, text: async () => body }
      },
      fulfill: async ({ response, contentType, headers, status = response?.status() ?? 200, body = '' }) =>
        decide({
          status,
          body,
          headers: { ...response?.headers(), ...headers, ...(contentType && { 'content-type': contentType }) },
        }),
    }
    Promise.resolve(handle(route)).catch(fail)
  })

// The page records its own messages for the test: WebDriver has no command to read the console.
const listening = `
  const messages = (window.messages = [])
  for (const level of ['error', 'warn']) {
    const original = console[level]
    console[level] = (...words) => { messages.push(words.join(' ')); original.apply(console, words) }
  }
  addEventListener('error', (event) => messages.push(event.message || 'did not load: ' + (event.target.src || event.target.href)), true)
  addEventListener('unhandledrejection', ({ reason }) => messages.push(String(reason)))
  document.addEventListener('securitypolicyviolation', (event) => messages.push(event.violatedDirective + ': ' + event.blockedURI))`

/** The part of Playwright's Page that the suite needs, for MiniBrowser behind WebDriver and a proxy. */
export class WebKitPage {
  private readonly root = new WebKitLocator(this, [])
  locator = this.root.locator
  getByRole = this.root.getByRole
  getByText = this.root.getByText
  getByLabel = this.root.getByLabel
  private driver!: WebDriver
  private proxy!: Awaited<ReturnType<typeof startRoutingProxy>>
  private readonly routes: [RegExp, Handler][] = []
  private readonly requested: ((request: { url: () => string }) => unknown)[] = []
  private readonly scripts = [listening]
  private readonly timeout = 15_000

  private readonly baseURL: string
  constructor(baseURL: string) {
    this.baseURL = baseURL
  }

  async open(
    driver: { origin: string; browser: string },
    viewport: { width: number; height: number },
    hasScripts = true,
  ) {
    this.proxy = await startRoutingProxy(
      (visit) => this.answer(visit),
      (html, headers) => this.withScripts(html, headers),
    )
    this.driver = await openSession(driver.origin, {
      proxy: { proxyType: 'manual', httpProxy: this.proxy.address },
      timeouts: { script: this.timeout, pageLoad: 60_000 },
      'webkitgtk:browserOptions': {
        binary: driver.browser,
        args: ['--automation', `--enable-javascript-markup=${hasScripts}`],
      },
    })
    await this.setViewportSize(viewport)
  }
  async close() {
    await this.driver.send('DELETE', '').catch(() => {})
    this.proxy.stop()
  }

  private withScripts(html: string, headers: Record<string, string>) {
    const code = this.scripts.join(';')
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`
    const policy = headers['content-security-policy']?.replace(/script-src(?!-)/, `script-src ${hash}`)
    return {
      html: html.replace(/<head[^>]*>/, (head) => `${head}<script>${code}</script>`),
      headers: { ...headers, ...(policy && { 'content-security-policy': policy }) },
    }
  }
  private async answer(visit: Visit): Promise<Answer> {
    for (const tell of this.requested) tell({ url: () => visit.url })
    for (const [pattern, handle] of this.routes.toReversed()) {
      if (!pattern.test(visit.url)) continue
      const answer = await answerOf(visit, handle)
      if (answer !== 'fallback') return answer
    }
    return undefined
  }

  route = async (pattern: RegExp, handler: Handler) => void this.routes.push([pattern, handler])
  unroute = async (pattern: RegExp) => {
    const others = this.routes.filter(([known]) => known.source !== pattern.source)
    this.routes.splice(0, this.routes.length, ...others)
  }
  addInitScript = async (script: () => unknown) => void this.scripts.push(`(${script})()`)
  on = (_event: 'request', tell: (request: { url: () => string }) => unknown) => void this.requested.push(tell)
  /** The messages of this document: from the console, the policy and failed loads. */
  messages = () => this.driver.run<string[]>('return window.messages ?? []')

  inPage<Value>(body: string, ...given: unknown[]): Promise<Value> {
    return this.driver
      .run<Value>(`if (!window.inPage) return 'not installed'; ${body}`, ...given)
      .then(async (value) => {
        if (value !== ('not installed' as never)) return value
        await this.driver.run(installing)
        return this.driver.run<Value>(body, ...given)
      })
  }
  /** Asks until there is an answer, also across a navigation, which makes a question fail. Throws after 15 s. */
  async until<Value>(ask: () => Promise<{ value: Value } | undefined>, what: string): Promise<Value> {
    let fault: unknown
    for (const deadline = Date.now() + this.timeout; Date.now() < deadline; await wait(50)) {
      try {
        const answer = await ask()
        if (answer) return answer.value
      } catch (error) {
        if (/elements where one is meant/.test(String(error))) throw error
        fault = error
      }
    }
    throw new Error(`It did not happen within ${this.timeout / 1000} s: ${what}`, { cause: fault })
  }

  goto = (address: string) => this.driver.send('POST', '/url', { url: new URL(address, this.baseURL).href })
  goBack = () => this.driver.send('POST', '/back')
  goForward = () => this.driver.send('POST', '/forward')
  reload = () => this.driver.send('POST', '/refresh')
  address = () => this.driver.send<string>('GET', '/url')
  title = () => this.driver.send<string>('GET', '/title')
  evaluate = <Value>(claim: (given: never) => Value | Promise<Value>, given?: unknown) =>
    this.driver.run<Value>(`return (${claim})(args[0])`, given)
  waitForTimeout = (ms: number) => wait(ms)
  waitForSelector = (css: string) =>
    this.until(async () => ((await this.locator(css).count()) > 0 ? { value: true } : undefined), css)
  waitForFunction = (claim: () => unknown) =>
    this.until(async () => ((await this.evaluate(claim as never)) ? { value: true } : undefined), String(claim))
  setViewportSize = async ({ width, height }: { width: number; height: number }) => {
    await this.driver.send('POST', '/window/rect', { x: 0, y: 0, width, height })
    // The window's own bar takes a part of the height.
    const bar = await this.until(async () => {
      const [inner, outer] = await this.driver.run<[number, number]>('return [innerWidth, outerHeight - innerHeight]')
      return inner === width ? { value: outer } : undefined
    }, `a window ${width} px wide`)
    await this.driver.send('POST', '/window/rect', { width, height: height + bar })
  }

  private act = (type: 'key' | 'pointer', actions: readonly object[]) =>
    this.driver.send('POST', '/actions', {
      actions: [{ type, id: type, ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }), actions }],
    })
  keyboard = { press: (keys: string) => this.act('key', keyActions(keys)) }
  private readonly at = { x: 0, y: 0 }
  mouse = {
    move: async (x: number, y: number, { steps = 1 } = {}) => {
      const { x: fromX, y: fromY } = this.at
      const part = (index: number) => (index + 1) / steps
      await this.act(
        'pointer',
        Array.from({ length: steps }, (_, index) => ({
          type: 'pointerMove',
          duration: 10,
          x: Math.round(fromX + (x - fromX) * part(index)),
          y: Math.round(fromY + (y - fromY) * part(index)),
        })),
      )
      Object.assign(this.at, { x, y })
    },
    down: () => this.act('pointer', [{ type: 'pointerDown', button: 0 }]),
    up: () => this.act('pointer', [{ type: 'pointerUp', button: 0 }]),
    click: async (x: number, y: number) => {
      await this.mouse.move(x, y)
      await this.act('pointer', [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
    },
  }
}
