/** A session of the W3C WebDriver protocol (https://www.w3.org/TR/webdriver2/). */
export interface WebDriver {
  /** Sends one command of the session. Throws with the browser's own message. */
  send: <Answer = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Answer>
  /** Runs a script's body in the page and returns what it resolves to. */
  run: <Answer>(body: string, ...args: unknown[]) => Promise<Answer>
}

async function ask(method: string, url: string, body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
  if (value?.error) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** Opens a session with the driver that listens at the origin. */
export async function openSession(origin: string, capabilities: object): Promise<WebDriver> {
  const { sessionId } = (await ask('POST', `${origin}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })) as unknown as { sessionId: string }
  const send: WebDriver['send'] = async (method, path, body) =>
    (await ask(method, `${origin}/session/${sessionId}${path}`, method === 'POST' ? (body ?? {}) : undefined)) as never
  // /execute/async, since /execute/sync returns a promise's value in some drivers, and an empty object in the others.
  const run: WebDriver['run'] = async (body, ...args) => {
    const script = `const [args, done] = [[...arguments].slice(0, -1), arguments[arguments.length - 1]]
      ;(async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const answer = await send<{ value?: never; error?: string }>('POST', '/execute/async', { script, args })
    if (answer.error) throw new Error(answer.error)
    return answer.value as never
  }
  return { send, run }
}
