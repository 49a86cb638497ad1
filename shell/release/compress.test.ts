import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { compress, writeCompressed } from './compress.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'compress-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const words = (word: string) => `${word} `.repeat(100)

test('a copy that is written anew changes nothing for who has the old one, of a live site, say', async () => {
  const file = path.join(folder, 'page.html')
  await writeCompressed(file, words('old'))
  linkSync(`${file}.br`, path.join(folder, 'live.html.br'))
  await writeCompressed(file, words('new'))
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'live.html.br'))).toString()).toBe(words('old'))
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(words('new'))
})

test('where the writing fails, neither the file is there nor a part of anything', async () => {
  const file = path.join(folder, 'second', 'page.html')
  mkdirSync(`${file}.gz`, { recursive: true })
  await expect(writeCompressed(file, words('some'))).rejects.toThrow()
  expect(readdirSync(path.dirname(file)).sort()).toEqual(['page.html.br', 'page.html.gz'])
})

test('whole copies stay as they are', async () => {
  const file = path.join(folder, 'third.html')
  writeFileSync(file, words('some'))
  await compress(file)
  const before = readFileSync(`${file}.gz`)
  // Any packing of the same words will do; its header says that this one is not ours.
  before[9] = 7
  writeFileSync(`${file}.gz`, before)
  await compress(file)
  expect(readFileSync(`${file}.gz`).equals(before)).toBe(true)
})
