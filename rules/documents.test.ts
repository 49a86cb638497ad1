import { expect, test } from 'vitest'
import { files, read, sources } from './files.ts'

// Words that would duplicate a term in ARCHITECTURE's glossary.
const secondWords: Readonly<Record<string, RegExp>> = {
  area: /\bsub-?app\b/i,
  band: /\/sections\//,
  compose: /\b(assembl|stitch)\w* (a |the )?(page|site|document)/i,
  promote: /\bactivat\w+ (a |the )?release/i,
  retained: /\bkept release/i,
}

test('each term of the glossary has no synonym', () => {
  const glossary = read('ARCHITECTURE.md').split('## Glossary')[1] ?? ''
  const text = [...sources, 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'OPERATIONS.md']
  for (const [word, second] of Object.entries(secondWords)) {
    expect(glossary, word).toMatch(new RegExp(`^\\| ([^|]+, )?${word}[ ,]`, 'm'))
    expect(
      text.filter((file) => second.test(`${file}\n${read(file)}`)),
      `the word is ${word}`,
    ).toEqual([])
  }
})

test('each package has a one-sentence description, which README shows', () => {
  const packages = files.filter((file) => /^[\w-]+\/package\.json$/.test(file)).map((file) => JSON.parse(read(file)))
  expect(packages.length).toBeGreaterThan(8)
  const readme = read('README.md')
  for (const { name, description, area } of packages) {
    expect(description, name).toMatch(/^[A-Z][^.]+\.$/)
    // CODEOWNERS lists new areas, so README may omit them.
    if (!area || readme.includes(`| \`${name}\` |`)) expect(readme).toContain(`| \`${name}\` | ${description} |`)
  }
})

// A stranger searches the documents for the text that a command has printed.
test('every error text that the documents quote exists', () => {
  const code = files.filter(
    (file) => /\.(tsx?|mjs|sh|ya?ml)$|^\.github\/fakes\//.test(file) && !/\.(test|e2e)\./.test(file),
  )
  // A message may be built from parts, and written over several lines.
  const text = code
    .map(read)
    .join('\n')
    .replaceAll(/\$\{[^}]*\}|\$\w+/g, '…')
  const quotesOf = (part: string) => [...part.matchAll(/"([^"\n]+)"/g)].map(([, quote = '']) => quote)
  const section = (file: string, title: string) => read(file).split(`${title}\n`)[1]?.split(/^#/m)[0] ?? ''
  const rows = ['## Symptoms', '### A job is red'].flatMap((title) => section('OPERATIONS.md', title).split('\n'))
  // The words of Google and GitHub are marked.
  const ours = rows.filter((row) => !/^\| Google/.test(row)).map((row) => row.split('|')[1] ?? '')
  const logged = section('OPERATIONS.md', '### Enquiries stop arriving').matchAll(/^\| `([A-Z][^`]+)` \|/gm)
  const quotes = [...ours.flatMap(quotesOf), ...[...logged].map(([, quote = '']) => quote)]
  const contributing = quotesOf(section('CONTRIBUTING.md', '## Upgrade a shared module'))
  expect(quotes.length).toBeGreaterThan(11)
  const parts = [...quotes, ...contributing].flatMap((quote) => quote.split(/ ?… ?/)).filter(Boolean)
  expect(parts.filter((part) => !text.includes(part))).toEqual([])
})
