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
