import { mkdirSync, mkdtempSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compress } from '../base/compress.ts'

/** The folder of one test file's sites and releases. */
export const folder = mkdtempSync(path.join(tmpdir(), 'edge-'))

/** The link to the site that is live. */
export const link = path.join(folder, 'site')

/** Writes a file and its compressed copies, as compose does. */
export const write = async (file: string, content: string | Buffer) => {
  const full = path.join(folder, file)
  mkdirSync(path.dirname(full), { recursive: true })
  writeFileSync(full, content)
  await compress(full, content)
}

/** A page with this title, long enough to be compressed. */
export const words = (text: string) => `<!doctype html><title>${text}</title>${'<p>words</p>'.repeat(40)}`

/** Writes a small site, as compose would, whose pages say a text. */
export async function plantSite(name: string, text: string) {
  await write(`sites/${name}/index.html`, words(text))
  await write(`sites/${name}/about/index.html`, words(`${text} about`))
  await write(`sites/${name}/sovran-builders/residential/_/index.html`, words(`${text} any category`))
  await write(`sites/${name}/404.html`, words('Not found'))
  await write(`sites/${name}/r/builders/live.json`, '{"release":"1"}')
  const patterns = [
    { pattern: '^/sovran-builders/residential/[^/]+/?$', file: 'sovran-builders/residential/_/index.html' },
  ]
  const headers = { 'Content-Security-Policy': "default-src 'self'", 'X-Content-Type-Options': 'nosniff' }
  await write(`sites/${name}/.routing.json`, JSON.stringify({ headers, patterns, takesReports: true }))
}

/** Makes a planted site the live one, by one rename. */
export function swapIn(name: string) {
  symlinkSync(path.join('sites', name), `${link}.tmp`)
  renameSync(`${link}.tmp`, link)
}
