import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulesText } from './rulesText.ts'

// Writes firestore.rules from the schema of an enquiry: npm run rules

writeFileSync(join(import.meta.dirname, '../../firestore.rules'), rulesText)
