import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from 'shared-ui/testing/freePort'
import { isAnswering } from './isAnswering.ts'
import { waitUntil } from './waitUntil.ts'

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']

/** Where a program is installed, if it is. */
export const programAt = (name: string) =>
  folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))

/** The server of a static host, and how it is started on the folder that `npm run hosting` makes. */
export interface StaticHost {
  name: string
  program: string
  install: string
  start: (program: string, hosting: string, port: number) => ChildProcess
}

// One process, which runs as the user who runs the tests.
const nginxConf = (hosting: string, port: number) => `daemon off;
master_process off;
error_log stderr warn;
pid ${hosting}/run/nginx.pid;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${hosting}/run/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${hosting}/public;
    include ${hosting}/nginx.conf;
  }
}
`

const caddyConf = (hosting: string) => `{
	admin off
	auto_https off
}
import ${hosting}/Caddyfile
`

/** Every host that the project writes a configuration for. */
export const staticHosts: readonly StaticHost[] = [
  {
    name: 'nginx',
    program: 'nginx',
    install: 'apt-get install nginx',
    start: (program, hosting, port) => {
      const file = path.join(hosting, 'run/nginx.conf')
      writeFileSync(file, nginxConf(hosting, port))
      return spawn(program, ['-p', hosting, '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] })
    },
  },
  {
    name: 'Caddy',
    program: 'caddy',
    install: 'apt-get install caddy',
    start: (program, hosting, port) => {
      const file = path.join(hosting, 'run/Caddyfile')
      writeFileSync(file, caddyConf(hosting))
      const own = { XDG_DATA_HOME: path.dirname(file), XDG_CONFIG_HOME: path.dirname(file) }
      const site = { SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: path.join(hosting, 'public') }
      const env = { ...process.env, ...own, ...site }
      return spawn(program, ['run', '--adapter', 'caddyfile', '--config', file], { env, stdio: 'ignore' })
    },
  },
  {
    name: 'Firebase Hosting',
    program: 'firebase',
    install: 'npm install --global firebase-tools',
    start: (program, hosting, port) => {
      const config = JSON.parse(readFileSync(path.join(hosting, 'firebase.json'), 'utf8'))
      const ports = { hosting: { host: '127.0.0.1', port }, ui: { enabled: false } }
      const file = path.join(hosting, 'firebase.emulator.json')
      writeFileSync(file, JSON.stringify({ hosting: config.hosting, emulators: ports }))
      const args = ['emulators:start', '--only', 'hosting', '--project', 'demo-sovran', '--config', file]
      return spawn(program, args, { cwd: hosting, stdio: 'ignore' })
    },
  },
]

/** Serves the folder `hosting` by a host. Returns its origin and a function that ends it. Rejects after 60 s. */
export async function serveBy({ name, program, start }: StaticHost, hosting: string) {
  mkdirSync(path.join(hosting, 'run'), { recursive: true })
  const port = await freePort()
  const server = start(programAt(program) ?? program, hosting, port)
  const ended = once(server, 'exit')
  const origin = `http://127.0.0.1:${port}`
  const stop = async () => {
    if (server.exitCode !== null) return
    server.kill('SIGTERM')
    await ended
  }
  try {
    const hasAnswered = waitUntil(() => isAnswering(origin), `${name} does not answer.`, 60)
    await Promise.race([hasAnswered, ended.then(() => Promise.reject(new Error(`${name} did not start.`)))])
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, stop }
}
