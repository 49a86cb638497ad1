#!/usr/bin/env -S node --import tsx
/**
 * Playwright starts this program as if it were Firefox. It starts the Firefox that FIREFOX_PATH names, with the same
 * arguments and on a screen of its own, and passes WebDriver BiDi messages between the two. A command that this Firefox
 * does not know gets an empty result if it only emulates something. Otherwise Playwright would open no page.
 */
import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { startScreen } from './startScreen.ts'

const announcement = /WebDriver BiDi listening on (ws:\/\/\S+)/
// No limit for the size: a message may hold a whole page.
const socketOptions = { perMessageDeflate: false, maxPayload: 0 }

// Firefox has no WebGL without a screen.
const screen = process.argv.includes('--headless') ? undefined : await startScreen(process.env.XVFB_PATH ?? 'Xvfb')
const firefox = spawn(process.env.FIREFOX_PATH || 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
  env: { ...process.env, ...(screen && { DISPLAY: screen.name, LIBGL_ALWAYS_SOFTWARE: '1' }) },
})

function end(code: number) {
  screen?.stop()
  process.exit(code)
}
firefox.on('exit', (code) => end(code ?? 1))
firefox.on('error', (error) => {
  console.error(error.message)
  end(1)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal))

/** Passes messages both ways until one side closes. */
function relay(playwright: WebSocket, address: string) {
  const browser = new WebSocket(address, socketOptions)
  const early: string[] = []
  const emulating = new Set<number>()
  playwright.on('message', (data) => {
    const text = String(data)
    const { id, method } = JSON.parse(text) as { id: number; method: string }
    if (method.startsWith('emulation.')) emulating.add(id)
    if (browser.readyState === WebSocket.OPEN) browser.send(text)
    else early.push(text)
  })
  browser.on('open', () => {
    for (const text of early) browser.send(text)
  })
  browser.on('message', (data) => {
    const text = String(data)
    const { type, error, id } = JSON.parse(text) as { type: string; error?: string; id: number }
    const isUnknown = type === 'error' && /^(unknown command|unsupported operation)$/.test(error ?? '')
    playwright.send(isUnknown && emulating.has(id) ? JSON.stringify({ type: 'success', id, result: {} }) : text)
  })
  playwright.on('close', () => browser.close())
  browser.on('close', () => playwright.close())
  browser.on('error', (error) => {
    console.error(error.message)
    playwright.close()
  })
}

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = announcement.exec(line)?.[1]
  if (!address) return console.error(line)
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', ...socketOptions })
  server.on('connection', (playwright, { url }) => relay(playwright, `${address}${url ?? ''}`))
  server.on('listening', () => {
    const { port } = server.address() as AddressInfo
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`)
  })
})
