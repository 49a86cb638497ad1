import { expect, test } from 'playwright/test'
import { origin, sitemap } from '../support/site.ts'

/** How much code one changed sentence of a page may cost a visitor who has the page in the cache, in bytes. */
const limit = 15 * 1024

interface Script {
  name: string
  code: string
  /** As transferred, without headers. */
  bytes: number
}

const servedAt = (address: string) => fetch(origin + address).then((response) => response.text())

const fetched = new Map<string, Promise<Script>>()

async function fetchScript(address: string): Promise<Script> {
  const [code, { headers }] = await Promise.all([
    servedAt(address),
    fetch(origin + address, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } }),
  ])
  return { name: address.split('/').at(-1) ?? '', code, bytes: Number(headers.get('content-length')) }
}

function scriptAt(address: string): Promise<Script> {
  const script = fetched.get(address) ?? fetchScript(address)
  fetched.set(address, script)
  return script
}

/** The sentences of a page that stand in its code as in its markup. */
const sentencesIn = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .split(/<[^>]+>/)
    .filter((text) => /^[A-Za-z][\w ,.]{24,}$/.test(text))

/** The files with new names after a change of some of them: theirs, and those of all that import them by name. */
function renamed(scripts: readonly Script[], changed: readonly Script[]): readonly Script[] {
  const names = changed.map(({ name }) => name)
  const all = scripts.filter((each) => changed.includes(each) || names.some((name) => each.code.includes(name)))
  return all.length === changed.length ? changed : renamed(scripts, all)
}

// Words that several pages say are in the files that these share, and cost more.
const isShared = ({ name }: Script) => /^(common|bands|index|libraries)-/.test(name)

test('a changed sentence costs a returning visitor at most 15 KiB of code, on every page', async () => {
  const tooMuch: string[] = []
  let found = 0
  for (const address of await sitemap()) {
    const html = await servedAt(address)
    const [code = ''] = /<template id="code">.*?<\/template>/s.exec(html) ?? []
    const scripts = await Promise.all([...code.matchAll(/ src="([^"]+)"/g)].map(([, src = '']) => scriptAt(src)))
    const costs = sentencesIn(html)
      .map((sentence) => scripts.filter((script) => script.code.includes(sentence)))
      .filter((holders) => holders.length > 0 && !holders.some(isShared))
      .map((holders) => renamed(scripts, holders))
      .map((files) => ({ files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }))
    found += costs.length
    const [worst] = costs.sort((a, b) => b.bytes - a.bytes)
    if (worst && worst.bytes > limit)
      tooMuch.push(
        `${address}: ${worst.bytes} (${worst.files.map(({ name, bytes }) => `${name} ${bytes}`).join(', ')})`,
      )
  }
  expect(found).toBeGreaterThan(300)
  expect(tooMuch).toEqual([])
})
