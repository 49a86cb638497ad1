import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { emulatorJar, startEmulator } from 'shared-enquiry/officialEmulator'
import { freePort } from 'shared-ui/testing/freePort'
import { alive } from '../support/alive.ts'
import { deployRules } from '../support/deployRules.ts'
import { fill, forms, valuesOf } from '../support/enquiryForms.ts'
import { isAnswering } from '../support/isAnswering.ts'
import { someone } from '../support/someone.ts'
import { programAt } from '../support/staticHosts.ts'
import { still } from '../support/still.ts'
import { storedEnquiries } from '../support/storedEnquiries.ts'
import { waitUntil } from '../support/waitUntil.ts'
import { serveTeam } from './serveTeam.ts'
import { checkOut, type Team } from './team.ts'

test.use(still)

// Tests the composed site with Google's own Firestore emulator, under the rules of production.

test.describe.configure({ mode: 'serial' })

const jar = emulatorJar()
const origin = 'http://localhost:4700'
const commit = '**/documents:commit**'

/** Starts the embedded store instead of the emulator, where no emulator is installed. */
async function startEmbedded({ folder, env }: Team) {
  const [port, enquiries] = [String(await freePort()), path.join(folder, 'enquiries')]
  const store = spawn(process.execPath, ['--import', 'tsx', 'shared-enquiry/store/main.ts'], {
    cwd: folder,
    env: { ...env, ENQUIRIES_PORT: port, ENQUIRIES_DIR: enquiries },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const at = `http://127.0.0.1:${port}`
  await waitUntil(() => isAnswering(at), `${at} does not answer.`)
  return { origin: at, folder: enquiries, stop: () => void store.kill() }
}

/** The status of the answer to a visitor who asks for all enquiries. */
const readsOf = async (at: string) =>
  (await fetch(`${at}/v1/projects/demo-sovran/databases/(default)/documents/contactSubmissions`)).status

let store: Awaited<ReturnType<typeof startEmulator | typeof startEmbedded>>
let stop = () => {}

test.beforeAll(async () => {
  test.setTimeout(180_000)
  if (!jar)
    console.warn('No official Firestore emulator (FIRESTORE_EMULATOR_JAR, gcloud): the embedded store takes its place.')
  const team = checkOut('emulator', 4700, [])
  const byCommand = jar && programAt('firebase')
  if (jar && !byCommand)
    console.warn('firebase-tools is not installed: the rules reach the emulator without its command.')
  const rules = path.join(team.folder, 'shared-enquiry/firestore.rules')
  store = jar ? await startEmulator(jar, byCommand ? undefined : rules) : await startEmbedded(team)
  team.env.FIRESTORE_EMULATOR_HOST = new URL(store.origin).host
  const { status, output } = team.run('compose')
  expect(status, output).toBe(0)
  if (byCommand) {
    const hosting = path.join(team.folder, 'hosting')
    const script = ['--import', 'tsx', 'platform/compose/hosting/hosting.ts', hosting]
    const hostingRun = spawnSync(process.execPath, script, { cwd: team.folder, env: team.env, encoding: 'utf8' })
    expect(hostingRun.status, hostingRun.stderr).toBe(0)
    expect(await readsOf(store.origin)).toBe(200)
    await deployRules(hosting, store.origin)
  }
  expect(await readsOf(store.origin)).toBe(403)
  stop = await serveTeam(team)
})

test.afterAll(() => {
  stop()
  store?.stop()
})

// The embedded store is asked the same of every form, with every fault, in faults/enquiries.e2e.ts.
const asked = jar ? forms : forms.slice(0, 1)
for (const { name, address, words, button, failure, success, stored } of asked)
  test(`${name}: an enquiry whose answer was lost is sent again and stored once`, async ({ page }) => {
    const email = someone('emulator')
    await page.goto(`${origin}${address}`)
    await alive(page)
    const form = page.getByRole('form', { name })
    await fill(form, { ...words, email })
    const before = await valuesOf(form)
    await page.route(commit, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await form.getByRole('button', { name: button }).click()
    await expect(page.getByRole('alert').filter({ hasText: failure })).toHaveText(failure)
    expect(await valuesOf(form)).toEqual(before)
    expect(await storedEnquiries(email, store)).toHaveLength(1)
    await page.unroute(commit)
    await form.getByRole('button', { name: button }).click()
    await expect(page.getByRole('status').filter({ hasText: success })).toContainText(success)
    const [enquiry, ...others] = await storedEnquiries(email, store)
    expect(others).toEqual([])
    expect(enquiry).toEqual({ ...stored, email, createdAt: expect.any(String) })
  })
