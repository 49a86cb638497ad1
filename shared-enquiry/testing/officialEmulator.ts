import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from 'shared-enquiry/testing/freePort'
import { localProject } from '../src/schema.ts'

/** Google's Firestore emulator, if FIRESTORE_EMULATOR_JAR names it; it needs Java 21. */
export const emulatorJar = process.env.FIRESTORE_EMULATOR_JAR

const rules = join(import.meta.dirname, '..', 'firestore.rules')

/** Starts the emulator with the rules of production. Rejects if Java is missing or too old. */
export async function startEmulator() {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  // The class rather than -jar: the manifest of google-cloud-cli's jar names no main class.
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
  const args = ['-Xmx384m', '-cp', emulatorJar ?? '', main, '--host', '127.0.0.1', '--port', String(port)]
  const java = spawn('java', args, { stdio: 'ignore' })
  const ended = new Promise<never>((_, reject) => {
    java.once('error', reject)
    java.once('exit', (code) => reject(new Error(`the emulator ended with ${code}`)))
  })
  async function loadRules() {
    const files = [{ name: 'firestore.rules', content: readFileSync(rules, 'utf8') }]
    const body = JSON.stringify({ rules: { files } })
    const url = `${origin}/emulator/v1/projects/${localProject}:securityRules`
    let reason = 'nothing answers'
    for (let tries = 0; tries < 300; tries++) {
      const answer = await fetch(url, { method: 'PUT', body }).catch(() => undefined)
      if (answer?.ok) return
      if (answer) reason = await answer.text()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`the emulator did not accept the rules within 30 s: ${reason}`)
  }
  const stop = () => void java.kill('SIGKILL')
  ended.catch(() => {})
  await Promise.race([loadRules(), ended]).catch((error) => {
    stop()
    throw error
  })
  return { origin, port, token: 'owner', stop }
}
