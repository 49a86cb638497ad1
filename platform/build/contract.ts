/**
 * `npm run contract`: writes the report of the contract between shell and areas again, once contractVersion is raised.
 * `npm run contract -- --compatible` writes it although contractVersion is not raised.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readCommand, runCommand } from '../base/command.ts'
import { root } from '../base/store.ts'
import { contractReport, refusalOf, reportFile } from './contractReport.ts'

await runCommand(() => {
  const { flags } = readCommand({ name: 'npm run contract', flags: ['compatible'] })
  const file = path.join(root, reportFile)
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const report = contractReport()
  const refusal = flags.has('compatible') ? undefined : refusalOf(committed, report)
  if (refusal) throw new Error(refusal)
  writeFileSync(file, report)
  console.warn(
    committed === report ? 'The contract is unchanged.' : `Wrote ${reportFile}: look at its diff, and commit it.`,
  )
})
