import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { compress, writeCompressed } from './compress.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'compress-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const words = (word: string) => `${word} `.repeat(100)

test('a compressed copy that is written again leaves the old one to a live site that links to it', async () => {
  const file = path.join(folder, 'page.html')
  await writeCompressed(file, words('old'))
  linkSync(`${file}.br`, path.join(folder, 'live.html.br'))
  await writeCompressed(file, words('new'))
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'live.html.br'))).toString()).toBe(words('old'))
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(words('new'))
})

test('where writing fails, neither the file nor a part of one is left', async () => {
  const file = path.join(folder, 'second', 'page.html')
  mkdirSync(`${file}.gz`, { recursive: true })
  await expect(writeCompressed(file, words('some'))).rejects.toThrow()
  expect(readdirSync(path.dirname(file)).sort()).toEqual(['page.html.br', 'page.html.gz'])
})

test('complete compressed copies stay as they are', async () => {
  const file = path.join(folder, 'third.html')
  writeFileSync(file, words('some'))
  await compress(file)
  const before = readFileSync(`${file}.gz`)
  // Another compression of the same content will do. The changed header tells this copy from one of ours.
  before[9] = 7
  writeFileSync(`${file}.gz`, before)
  await compress(file)
  expect(readFileSync(`${file}.gz`).equals(before)).toBe(true)
})
