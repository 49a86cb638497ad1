import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { programAt } from './staticHosts.ts'

const project = 'demo-sovran'

interface Source {
  source: { files: { name: string; content: string }[] }
}

/** The part of Google's services that `firebase deploy` uses to deploy rules. The emulator itself does not have it. */
function rulesService(emulator: string) {
  let uploaded: Source['source'] | undefined
  const release = () =>
    fetch(`${emulator}/emulator/v1/projects/${project}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: uploaded }),
    })
  return createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const send = (answer: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    const { pathname } = new URL(request.url ?? '/', 'http://service')
    if (pathname.endsWith('/token'))
      return send({
        access_token: 'any',
        expires_in: 3600,
        scope: 'https://www.googleapis.com/auth/cloud-platform https://www.googleapis.com/auth/firebase',
      })
    if (pathname.endsWith(':testIamPermissions')) return send({ permissions: JSON.parse(body).permissions })
    if (pathname.includes('/services/')) return send({ state: 'ENABLED' })
    if (pathname.endsWith('/rulesets')) {
      uploaded = (JSON.parse(body) as Source).source
      return send({ name: `projects/${project}/rulesets/1` })
    }
    if (request.method === 'PATCH' && pathname.endsWith('/releases/cloud.firestore')) {
      const released = await release()
      return send(released.ok ? {} : { error: { message: await released.text() } }, released.status)
    }
    send(pathname.endsWith('/releases') ? { releases: [] } : {})
  })
}

/**
 * Deploys the rules to an emulator by the command that deploys them in production. Throws the command's output where it
 * fails.
 */
export async function deployRules(hosting: string, emulator: string) {
  const service = rulesService(emulator)
  await once(service.listen(0, '127.0.0.1'), 'listening')
  const serviceOrigin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const services = ['TOKEN', 'GOOGLE', 'AUTH', 'RULES', 'SERVICE_USAGE', 'RESOURCEMANAGER', 'API']
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...Object.fromEntries(services.map((name) => [`FIREBASE_${name}_URL`, serviceOrigin])),
    FIRESTORE_URL: serviceOrigin,
    FIREBASE_TOKEN: 'any',
    // The person who runs the tests may be logged in: that login must not be used.
    XDG_CONFIG_HOME: path.join(hosting, 'run'),
  }
  const config = path.join(hosting, 'firebase.json')
  const args = ['deploy', '--only', 'firestore:rules', '--config', config, '--project', project, '--non-interactive']
  const deploy = spawn(programAt('firebase') ?? 'firebase', args, { cwd: hosting, env })
  let output = ''
  for (const stream of [deploy.stdout, deploy.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part
    })
  const [status] = await once(deploy, 'close')
  service.close()
  if (status !== 0) throw new Error(`The rules were not deployed.\n${output}`)
}
