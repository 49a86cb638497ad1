import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type StoredEnquiry, textNames } from '../src/schema.ts'
import { emailAsText, sendPending } from './pendingEmails.ts'
import { deleteIn, storedIn, usualFolder } from './sqlite.ts'

// `npm run enquiries`: prints the enquiries of the embedded store, newest first, deletes one, or sends their emails.

const usage = `Usage: npm run enquiries              what visitors have sent, newest first; times are UTC
       npm run -s enquiries -- --json
       npm run enquiries -- --delete ID
       npm run enquiries -- --emails     the emails that production would send of them now
       npm run enquiries -- --send smtp://localhost:1025    sends these emails, each once`

// A terminal obeys escape sequences, even those that a stranger typed into a form. JSON escapes only half of them.
const print = (text: string) =>
  process.stdout.write(
    `${text.replace(/[^\n\P{Cc}]|\p{Bidi_Control}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`,
  )

function asText(enquiry: StoredEnquiry): string {
  const { id, createdAt, service, message } = enquiry
  const short = textNames.filter((name) => name !== 'message').map((name) => enquiry[name])
  const head = [createdAt.slice(0, 16).replace('T', ' '), service, ...short, id].join('  ')
  return [head.replaceAll('\n', ' '), ...message.replaceAll('\r\n', '\n').split('\n')].join('\n    ')
}

try {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean' },
      delete: { type: 'string' },
      emails: { type: 'boolean' },
      send: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  const swallowed = (['json', 'delete', 'emails', 'send'] as const).find(
    (name) => !values[name] && process.env[`npm_config_${name}`],
  )
  if (swallowed) throw new Error(`npm took --${swallowed} for itself: write it after " -- ".`)
  const folder = resolve(usualFolder)
  if (values.help) print(usage)
  else if (values.delete !== undefined) {
    if (!deleteIn(folder, values.delete)) throw new Error(`There is no enquiry ${values.delete} in ${folder}.`)
    print(`Deleted ${values.delete}.`)
  } else if (values.emails || values.send !== undefined) {
    const { sent, failures } = await sendPending(folder, values.send)
    print(sent.map(emailAsText).join('\n\n') || `No email is pending in ${folder}.`)
    for (const failure of failures) console.error(failure)
    if (failures.length > 0) process.exitCode = 1
  } else {
    const enquiries = storedIn(folder)
    if (values.json) print(JSON.stringify(enquiries, null, 2))
    else print(enquiries.map(asText).join('\n\n') || `There is no enquiry in ${folder}.`)
  }
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`)
  process.exitCode = 1
}
