import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { emulatorJar, startEmulator } from 'shared-enquiry/officialEmulator'
import { deployRules } from '../support/deployRules.ts'
import { fill, forms, valuesOf } from '../support/enquiryForms.ts'
import { hydrated } from '../support/hydrated.ts'
import { programAt } from '../support/staticHosts.ts'
import { storedEnquiries } from '../support/storedEnquiries.ts'
import { someone, still } from '../support/visitor.ts'
import { serveTeam } from './serveTeam.ts'
import { checkOut } from './team.ts'

test.use(still)

// Tests the composed site with Google's own Firestore emulator, under the rules of production.

test.describe.configure({ mode: 'serial' })

const jar = emulatorJar()
const origin = 'http://localhost:4700'
const commit = '**/documents:commit**'

/** The status of the answer to a visitor who asks for all enquiries. */
const readsOf = async (at: string) =>
  (await fetch(`${at}/v1/projects/demo-sovran/databases/(default)/documents/contactSubmissions`)).status

let store: Awaited<ReturnType<typeof startEmulator>>
let stop = () => {}

test.beforeAll(async () => {
  // The embedded store is asked the same of every form, with every fault, in faults/enquiries.e2e.ts.
  test.skip(!jar, 'No official Firestore emulator is installed (FIRESTORE_EMULATOR_JAR, gcloud).')
  if (!jar) return
  test.setTimeout(180_000)
  const team = checkOut('emulator', 4700, [])
  const byCommand = programAt('firebase')
  if (!byCommand) console.warn('firebase-tools is not installed: the rules reach the emulator without its command.')
  const rules = path.join(team.folder, 'shared-enquiry/firestore.rules')
  store = await startEmulator(jar, byCommand ? undefined : rules)
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

// What each form sends is asked of the emulator in shared-enquiry/store/boundaries.test.ts.
for (const { name, address, words, button, failure, success, stored } of forms.slice(0, 1))
  test(`${name}: an enquiry whose answer was lost is sent again and stored once`, async ({ page }) => {
    const email = someone('emulator')
    await page.goto(`${origin}${address}`)
    await hydrated(page)
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
