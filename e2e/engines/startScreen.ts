import { spawn } from 'node:child_process'

/** Starts an X server with a virtual screen. Returns its name for DISPLAY. Throws where Xvfb does not start. */
export async function startScreen(program: string) {
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once('data', (text) => resolve(String(text).trim()))
    server.once('error', reject).once('exit', () => reject(new Error('Xvfb did not start.')))
  })
  return { name: `:${number}`, stop: () => server.kill() }
}
