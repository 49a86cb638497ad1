import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'

// Puts together the folder `functions` that Firebase deploys, or another one: npm run notify [-- FOLDER]

const source = join(import.meta.dirname, 'function')
const target = resolve(folderAsked() ?? join(import.meta.dirname, '..', '..', 'functions'))

/** The folder that the command names. It ends the program where the command is not understood: that folder is emptied. */
function folderAsked(): string | undefined {
  try {
    const { positionals } = parseArgs({ allowPositionals: true })
    if (positionals.length <= 1) return positionals[0]
    throw new Error(`It takes one folder, but was given: ${positionals.join(' ')}.`)
  } catch (error) {
    console.error(`npm run notify: ${error instanceof Error ? error.message.split('. ')[0] : error}`)
    process.exit(1)
  }
}

/** The variables that the deployed function gets in its `.env`, where they are set. SMTP_URL is a secret instead. */
const variables = [
  'MAIL_THROUGH',
  'MAIL_COLLECTION',
  'BUILDERS_EMAIL',
  'DESIGN_EMAIL',
  'INTERIORS_EMAIL',
  'SENDER_EMAIL',
  'SITE_ORIGIN',
]

const { dependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { dependencies: object }
const packages = Object.keys(dependencies)

rmSync(target, { recursive: true, force: true })
mkdirSync(target)
await build({
  root: source,
  configFile: false,
  logLevel: 'warn',
  // The function's packages are installed where it is deployed, from its own lock file. Here they may be absent.
  build: {
    ssr: join(source, 'notify.ts'),
    outDir: target,
    emptyOutDir: false,
    target: 'node22',
    rolldownOptions: { external: packages.map((name) => new RegExp(`^${name}(/|$)`)) },
  },
})
for (const name of ['package.json', 'package-lock.json'])
  if (existsSync(join(source, name))) cpSync(join(source, name), join(target, name))
const settings = variables.flatMap((name) =>
  process.env[name] ? [`${name}=${JSON.stringify(process.env[name])}`] : [],
)
writeFileSync(join(target, '.env'), `${settings.join('\n')}\n`)
writeFileSync(
  join(target, 'firebase.json'),
  `${JSON.stringify({ functions: { source: '.', codebase: 'notify' } }, null, 2)}\n`,
)
process.stdout.write(`Ready to deploy: firebase deploy --only functions --config ${join(target, 'firebase.json')}\n`)
