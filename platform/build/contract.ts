/**
 * `npm run contract`: writes the report of the contract between shell and areas anew, once contractVersion is raised.
 * `npm run contract -- --compatible` writes it although contractVersion is not raised.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../release/store.ts'
import { contractReport, faultOf, reportFile } from './contractReport.ts'

try {
  const [word, ...more] = process.argv.slice(2)
  if (more.length > 0 || (word && word !== '--compatible'))
    throw new Error(`${[word, ...more].join(' ')} means nothing to npm run contract. It knows --compatible.`)
  const file = path.join(root, reportFile)
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const report = contractReport()
  const fault = word ? undefined : faultOf(committed, report)
  if (fault) throw new Error(fault)
  writeFileSync(file, report)
  console.warn(
    committed === report ? 'The contract is unchanged.' : `Wrote ${reportFile}: look at its diff, and commit it.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
