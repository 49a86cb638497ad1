import { expect, test } from 'vitest'
import { addresses, unlisted, unnamed } from '../support/addresses.ts'
import { forms } from '../support/enquiryForms.ts'
import { fetchServed, inMain, openServed } from '../support/servedPage.ts'

test('the sitemap names the whole site', () => {
  expect(addresses.length).toBeGreaterThan(45)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('every title and every description is its own', async () => {
  const seen = new Map<string, string>()
  for (const address of addresses) {
    const { html } = await fetchServed(address)
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? ''
    for (const words of [title, description]) {
      expect(words, address).not.toBe('')
      expect(seen.get(words), `${address} says "${words}" as well`).toBeUndefined()
      seen.set(words, address)
    }
    expect(title.length, address).toBeLessThanOrEqual(60)
  }
})

test.for([...addresses, ...unlisted])('%s is whole as it is served', async (address) => {
  const { status, headers, html } = await fetchServed(address)
  expect(status).toBe(address === '/nowhere' ? 404 : 200)
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html.match(/<main[ >]/g)).toHaveLength(1)
  const named = address === unnamed ? 0 : 1
  expect(html.match(/<meta name="description"/g) ?? []).toHaveLength(named)
  if (address !== '/nowhere') expect(html.match(/<link rel="canonical"/g) ?? []).toHaveLength(named)
  // The preload scanner fetches what it finds named, "disabled" or not.
  const scanned = html.replace(/<template id="code">.*?<\/template>/s, '')
  expect(scanned).not.toContain('rel="stylesheet"')
  // The text's font would take the network from the headlines' and from the largest picture.
  expect(scanned.match(/<link rel="preload" as="font"/g)).toHaveLength(1)
  expect(scanned).toContain('<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,')
  const words = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll(/<[^>]+>/g, ' ')
  expect(words.split(/\s+/).length).toBeGreaterThan(address === '/nowhere' ? 10 : 40)
  // The law: who trades here stands on every page, and what is kept under every form.
  const footer = html.slice(html.lastIndexOf('<footer'))
  expect(footer).toContain('Registered in England and Wales, company number')
  expect(footer).toContain('href="/privacy"')
  for (const [form] of html.matchAll(/<form .*?<\/form>/gs)) {
    expect(form).toContain('We use your details to answer this enquiry and for nothing else.')
    expect(form).toContain('href="/privacy"')
  }
  const policy = headers.get('content-security-policy') ?? ''
  const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src')) ?? ''
  expect(scripts).toContain("'self'")
  expect(scripts).not.toMatch(/unsafe-(inline|eval)/)
})

test.for(forms)('without a script $name composes an e-mail and puts no word into an address', async (form) => {
  await openServed(form.address)
  const element = inMain().getByRole('form', { name: form.name })
  expect(element.getAttribute('action')).toMatch(/^mailto:[a-z]+@sovran\.example\?subject=/)
  expect(element.getAttribute('method')).toBe('post')
  expect(element.getAttribute('enctype')).toBe('text/plain')
})
