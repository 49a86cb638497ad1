import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { settingsIn } from './settings.ts'

// Before a deployment, in the function's folder: refuses one without an area's address. Firebase gives the function what
// stands in this file, and nothing else of the environment.
try {
  settingsIn(existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {})
} catch (error) {
  console.error(`The functions are not deployed. shared-enquiry/notify/function/.env: ${(error as Error).message}`)
  process.exitCode = 1
}
