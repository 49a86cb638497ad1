import * as enquiries from 'shared-enquiry'
import * as router from 'shared-ui/router'
import { ownVersions, type SharedName } from 'shared-ui/sharedModules'
import { expect, test } from 'vitest'
import { readJson } from '../base/files.ts'
import { root } from '../base/project.ts'

const exportsOf = (module: object) => Object.keys(module).sort().join(' ')

// An area that uses a new export would run with an older shell. Raise the version in shared-ui/contract/sharedModules.ts, and
// record its exports in ownExports.json beside it.
test.each([
  ['shared-ui/router', router],
  ['shared-enquiry', enquiries],
] as const)('the exports of %s are those of its version', (name, module) => {
  const recorded = readJson<Record<string, Record<string, string>>>(`${root}/shared-ui/contract/ownExports.json`)[name]
  expect(recorded?.[ownVersions[name as SharedName] ?? '']).toBe(exportsOf(module))
})
