import { resolve } from 'node:path'
import { folder, port } from '../settings.ts'
import { runEnquiries } from './runEnquiries.ts'

// A reader such as `head` may close the pipe early.
process.stdout.on('error', () => process.exit(0))
process.exitCode = await runEnquiries(process.argv.slice(2), { path: resolve(folder), port })
