import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from 'shared-enquiry/testing/freePort'
import { expect, test } from 'vitest'
import { readJson } from '../base/files.ts'
import { root } from '../base/project.ts'
import { mainOf } from '../compose/pageFingerprint.ts'
import {
  type Any,
  at,
  changeJson,
  copyWhole,
  folder,
  handIn,
  head,
  markup,
  offer,
  page,
  picture,
  redirect,
  redirects,
  refusal,
  stateOf,
  store,
  table,
  tools,
  whole,
  wildcard,
  write,
} from '../testing/gardens.ts'

// Release folders that are valid, or damaged at random: none changes a page of another area.

const taken: Readonly<Record<string, () => unknown>> = {
  'pages at odd paths, and patterns': () => {
    page('/gardens/a', '/gardens/b')
    table(({ pages }) => {
      const [{ paths }] = pages
      const odd = ['c++', 'a(b', 'v1.0', "a'b", 'a&b', '$1', '~a/_b'].map((name) => `/gardens/${name}`)
      for (const path of odd) pages.push({ pattern: path, paths: { [path]: paths['/gardens'] } })
      pages.push({ pattern: '/gardens/ponds/:section?', paths: { '/gardens/ponds': paths['/gardens'] } })
    })
    // The narrower pattern comes first.
    wildcard('/gardens/a/:b', '/gardens/a/_')
    wildcard('/gardens/:a/:b', '/gardens/_/_')
    wildcard('/gardens/:kind', '/gardens/_')
    offer({ path: '/gardens/lilies' })
  },
  redirects: () => {
    wildcard('/gardens/:kind', '/gardens/_')
    redirects(
      ['^/gardens/old/(a|b-\\d+)/?$', '/gardens/:1'],
      // In other engines this expression is slow.
      ['^/gardens/(a+)+b$', '/gardens'],
      ['^/gardens/c\\+\\+$', '/contact?about=word#here'],
      ['^/gardens/c$', '/gardens/d'],
      ['^/gardens/d/?$', '/gardens#top'],
    )
  },
  'links, and what only looks like one': () =>
    markup(
      [
        '<p id=ponds>a</p><a href="#ponds">an unquoted ID</a><a href="/gardens/old">an own redirect</a>',
        '<a href="/sitemap.xml">a file</a><a href="/robots.txt">a file</a><a href="/svg/a.svg">a file</a>',
        '<a href="#top">the top</a><a href="#">the top</a><a href="/contact#:~:text=word">words</a>',
        `<a href="/r/gardens/assets/${readdirSync(at('assets'))[0]}">an asset</a>`,
        '<a href="https://a.example">a</a><a href="tel:+44">a</a><a href="mailto:a@b.example">a</a>',
        '<!-- <a href="/nope"> </body> --><template><a href="/nope">a</a></template>',
      ].join(''),
    ),
  'a title with a script, and the same picture as builders': () => [
    head({ title: '</title><script>alert(1)</script>' }),
    picture('a rose'),
  ],
}

test.each(Object.entries(taken))('%s: goes live and changes no other page', async (_, change) => {
  const others = () =>
    Object.entries(store.files()).filter(([file]) => /^public\/(?!gardens|r\/|sitemap|subjects|offers)/.test(file))
  // The menus name every area, so the site must already contain gardens before the comparison.
  await tools.release([], { from: [whole] })
  const before = others()
  change()
  await handIn()
  expect(tools.readPins().gardens?.[0]).toBeTruthy()
  expect(others()).toEqual(before)
})

/** A generator of random numbers below 1, the same in each run: mulberry32. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const odd: readonly unknown[] = [
  ...['', '/', '//', '/contact', '/contact/', '/gardens/../contact', '/r/builders/assets/a.js', '/sovran-builders/:x'],
  ...['^/.*$', '^/gardens/(a', '^/gardens/[^/]*$', ':1', '#site', 'javascript:a()', '__proto__', 'constructor'],
  ...['builders', '</script><base>', '\u0000', '\ud800', '../../../../evil', 'pages/../table.json', '$&', '`', '%00'],
  ...['a'.repeat(5000), 0, -1, 1e300, true, null, [], {}, [[]], { length: 9 }],
]
const tags = ['<', '>', '"', '</main>', '<!--', '<template>', '<a href=/nope>', '<p id=menu>', '<svg>', '\u0000', '</']

test('no mutation of a table, a description or markup harms others', async () => {
  const random = seeded(79)
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
  function mutate(value: Any): Any {
    if (!value || typeof value !== 'object' || Object.keys(value).length === 0) return pick(odd)
    const key: Any = pick(Object.keys(value))
    const chance = random()
    if (chance < 0.1) delete value[key]
    else if (chance < 0.2) Object.assign(value, { [`${pick(odd)}`]: value[key] })
    else if (chance < 0.3 && Array.isArray(value)) value.push(structuredClone(value[key]))
    else value[key] = mutate(value[key])
    return value
  }
  const mains = () =>
    Object.entries(store.files())
      .filter(([file]) => /^public\/(?!gardens).*\.html$/.test(file))
      .map(([file, content]) => [file, mainOf(Buffer.from(content, 'base64').toString())])
  const before = mains()
  for (let run = 0; run < 60; run++) {
    copyWhole()
    const what = pick(['table.json', 'table.json', 'table.json', 'release.json', 'pages/Ponds.html'])
    if (what.endsWith('.html')) {
      const html = readFileSync(at(what), 'utf8')
      const place = Math.floor(random() * html.length)
      write(what, html.slice(0, place) + pick(tags) + html.slice(place + Math.floor(random() * 9)))
    } else changeJson(at(what), (content) => void [1, 2].slice(random() * 2).map(() => mutate(content)))
    const shown = readFileSync(at(what), 'utf8').slice(0, 3000)
    const stored = stateOf()
    const error = await refusal()
    if (error) {
      expect(error.rule, `${error.stack}\n${shown}`).toBeTruthy()
      expect(stateOf()).toEqual(stored)
      continue
    }
    expect(mains(), shown).toEqual(before)
    const { redirects, rewrites } = readJson<Any>(path.join(store.site, 'firebase.json')).hosting
    for (const { regex } of [...redirects, ...rewrites])
      expect(new RegExp(regex).test('/contact'), shown).toBe(/\[cC\]/.test(regex))
  }
})

test('the CLI and the site server report the same error', async () => {
  const env = { ...process.env, RELEASES_DIR: store.folder, SITE_DIR: store.site, DRAFTS_DIR: store.drafts }
  // Not spawnSync, which would block the server in this process.
  const words = ['--import', 'tsx', path.join(root, 'platform/cli.ts'), 'release', '--from', folder]
  const cli = () => promisify(execFile)(process.execPath, words, { cwd: root, env })
  const { serve } = await import('../serve/siteServer.ts')
  const port = await freePort()
  const server = await serve(store.site, port)
  const answer = async (address: string) => {
    const response = await fetch(`http://localhost:${port}${address}`, { redirect: 'manual' })
    return [response.status, response.headers.get('location'), response.status === 200 && (await response.text())]
  }
  const answers = (...paths: string[]) => Promise.all(['/', '/contact', '/sovran-builders', ...paths].map(answer))
  const all = () => answers('/sitemap.xml', '/gardens', '/gardens/old', '/evil')
  try {
    await tools.release([], { from: [whole] })
    const before = [stateOf(), await all()]
    const others = await answers()
    page('/gardens/../contact')
    const stderr = `${at('table.json')}: pages.1.paths is "/gardens/../contact", which has a "." or ".." segment: write the path as FORMAT.md describes it.\n`
    await expect(cli()).rejects.toMatchObject({ code: 1, stderr })
    expect([stateOf(), await all()]).toEqual(before)
    copyWhole()
    page('/gardens/c++')
    redirect('^/gardens/((a+)+)+b$', '/gardens/c++')
    await handIn()
    expect(await answers()).toEqual(others)
    const began = performance.now()
    expect((await answer(`/gardens/${'a'.repeat(5000)}`))[0]).toBe(404)
    expect(performance.now() - began).toBeLessThan(5000)
    expect(await answer('/gardens/aab')).toEqual([301, '/gardens/c++', false])
    expect(await answer('/gardens/c++')).toEqual([200, null, expect.stringContaining('Ponds')])
    expect((await answer('/GARDENS/C++'))[0]).toBe(200)
  } finally {
    server.close()
  }
})
