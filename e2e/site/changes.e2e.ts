import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { siteDir } from '../../platform/base/store.ts'
import { comparePage } from '../../platform/changes/pictures.ts'

// Pages of two folders, which need no server: what `npm run changes` makes of them.

// The home page has a film, a hero and much that moves. Every page has the same menus, so a short one shows them.
for (const [address, shots] of [
  ['/', { hover: true }],
  ['/privacy', { menus: true }],
] as const)
  test(`two looks at ${address} differ in no pixel`, async ({ browser }) => {
    test.slow()
    const { differences, faults, before, after } = await comparePage(browser, [siteDir, siteDir], address, shots)
    expect([[...differences.keys()], faults]).toEqual([[], []])
    expect(after).toEqual(before)
    expect(before.requests).toBeGreaterThan(5)
  })

test('a changed word is marked where it stands, although it moves what is below it', async ({ browser }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'changes-'))
  const plant = (name: string, words: string) => {
    mkdirSync(path.join(folder, name))
    writeFileSync(path.join(folder, name, '.routing.json'), JSON.stringify({ headers: {}, patterns: [] }))
    const style = 'body{margin:0;font:20px/40px monospace}p{margin:0}div{height:1000px;background:#dde}'
    const html = `<!doctype html><style>${style}</style><div>Above</div><p>${words}</p><div>Below</div>`
    writeFileSync(path.join(folder, name, 'index.html'), html)
    return path.join(folder, name)
  }
  try {
    const sites = [plant('before', 'Two lines'), plant('after', 'Three<br>lines')] as const
    const { differences } = await comparePage(browser, sites, '/')
    expect([...differences.keys()]).toEqual(['390 px', '820 px', '1440 px'])
    const phone = differences.get('390 px')
    expect(phone?.pixels).toBeGreaterThan(50)
    expect(phone?.pixels).toBeLessThan(390 * 90)
    // The changed band is 80 px high, and 60 px stand above and below it.
    expect(phone?.top).toBeGreaterThan(930)
    expect(phone?.height).toBeLessThan(260)
    for (const picture of [phone?.before, phone?.after, phone?.marks]) expect(picture).toMatch(/^data:image\/webp/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
