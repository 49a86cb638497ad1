import { spawn } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { freePort } from 'shared-ui/testing/freePort'
import { localProject } from '../src/schema.ts'

const inGoogleCloud = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'

/** The official Firestore emulator's jar: FIRESTORE_EMULATOR_JAR, or google-cloud-cli's, where there is one. */
export function emulatorJar(): string | undefined {
  const named = process.env.FIRESTORE_EMULATOR_JAR
  if (named) return named
  const folders = (process.env.PATH ?? '').split(delimiter)
  const gcloud = folders.map((folder) => join(folder, 'gcloud')).find((path) => existsSync(path))
  const roots = gcloud
    ? [join(dirname(realpathSync(gcloud)), '..'), '/usr/lib/google-cloud-sdk']
    : ['/usr/lib/google-cloud-sdk']
  return roots.map((root) => join(root, inGoogleCloud)).find((path) => existsSync(path))
}

/** Starts the official emulator with these rules, or open to everybody. Rejects where Java is missing or too old. */
export async function startEmulator(jar: string, rulesPath?: string) {
  const port = await freePort()
  // The class rather than -jar: google-cloud-cli's jar names none in its manifest.
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
  const address = ['--host', '127.0.0.1', '--port', String(port)]
  // It lives for seconds, in which Java's second compiler and its parallel collector cost more than they gain.
  const brief = ['-Xmx384m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Duser.language=en']
  const java = spawn('java', [...brief, '-cp', jar, main, ...address], { stdio: 'ignore' })
  const ended = new Promise<never>((_, reject) => {
    java.once('error', reject)
    java.once('exit', (code) => reject(new Error(`the emulator ended with ${code}`)))
  })
  ended.catch(() => {})
  const origin = `http://127.0.0.1:${port}`
  const answers = async () => {
    for (let tries = 0; tries < 300; tries++) {
      if (
        await fetch(origin).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('the emulator did not start within 30 s')
  }
  try {
    await Promise.race([answers(), ended])
    const loaded =
      rulesPath === undefined
        ? undefined
        : await fetch(`${origin}/emulator/v1/projects/${localProject}:securityRules`, {
            method: 'PUT',
            body: JSON.stringify({
              rules: { files: [{ name: 'firestore.rules', content: readFileSync(rulesPath, 'utf8') }] },
            }),
          })
    if (loaded && !loaded.ok) throw new Error(`the emulator does not take the rules: ${await loaded.text()}`)
  } catch (error) {
    java.kill('SIGKILL')
    throw error
  }
  return { origin, token: 'owner', stop: () => void java.kill('SIGKILL') }
}
