import path from 'node:path'
import { readJson, type Unit } from '../base/store.ts'
import { sharedModules } from './sharedModules.ts'
import { type SharingRecord, sharingRecord } from './sharingRecord.ts'

const refuse = (what: string) =>
  new Error(`${what}. Nothing was released: look at the plugins in platform/build/app.ts.`)

/**
 * Reads a browser build's record of the shared modules. Refuses a shell that lacks a module which the areas take from
 * it, and an area with a copy of its own: the site would run without an error, but with two stores, of which each area
 * sees its own.
 */
export function checkSharing(unit: Unit, browser: string): SharingRecord {
  const record = readJson<SharingRecord>(path.join(browser, sharingRecord))
  const { provides, copies = [] } = record
  if (unit === 'shell') {
    const missing = sharedModules.find(({ name }) => !provides?.[name])
    if (missing) throw refuse(`The shell was built without ${missing.name}, which the areas take from it`)
  }
  const [copy] = copies
  if (copy) throw refuse(`mf-${unit} was built with its own copy of ${copy}, whose state no other area would see`)
  return record
}
