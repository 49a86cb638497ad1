import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killUnderLoad } from './testing/killUnderLoad.ts'
import { startStore } from './testing/startStore.ts'
import { startWriters } from './testing/writers.ts'

// Measures the embedded store on this machine: enquiries a second, and losses after ten kills under load.

const say = (line: string) => process.stdout.write(`${line}\n`)
const newFolder = () => mkdtemp(join(tmpdir(), 'enquiries-stress-'))

for (const connections of [1, 16, 64]) {
  const folder = await newFolder()
  const store = await startStore(folder)
  const writers = startWriters(store.port, connections)
  await new Promise((resolve) => setTimeout(resolve, 500))
  const [before, start] = [writers.acknowledged.length, performance.now()]
  await new Promise((resolve) => setTimeout(resolve, 3000))
  const rate = ((writers.acknowledged.length - before) / (performance.now() - start)) * 1000
  await writers.stop()
  await store.stop()
  await rm(folder, { recursive: true })
  say(`${String(connections).padStart(2)} connections: ${Math.round(rate)} enquiries a second, each on the disk`)
}

const folder = await newFolder()
const { acknowledged, missing } = await killUnderLoad(folder, 10, say)
await rm(folder, { recursive: true })
say(`10 × kill -9 under 64 writers: ${acknowledged} acknowledged, ${missing} missing`)
process.exitCode = missing === 0 ? 0 : 1
