import { runCommand } from '../base/command.ts'
import { runNamed } from './commands.ts'

const [command = '', ...args] = process.argv.slice(2)
await runCommand(() => runNamed(command, args))
