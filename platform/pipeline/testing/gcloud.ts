import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/** A folder in place of a bucket, and how many of the next commands fail for want of the service. */
interface Cloud {
  folder: string
  failures: number
}

const done = (stdout: string | Buffer = '') => ({ status: 0, stdout: String(stdout), stderr: '' })
const failed = (stderr: string) => ({ status: 1, stdout: '', stderr })

// As a generation it differs after each change. A file's time alone does not: it moves in steps of milliseconds.
const generationOf = (file: string) =>
  existsSync(file) ? `${statSync(file).mtimeMs}-${readFileSync(file).toString('base64url')}` : '0'

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    : []

/** `gcloud storage`, as far as the pipeline uses it: `objects describe`, `cat`, `rm`, `cp` and `rsync`. */
export function storage(args: readonly string[], cloud: Cloud) {
  const [verb, ...words] = args[0] === 'objects' ? args.slice(1) : args
  const at = (name: string) => name.replace(/^gs:\/\/[^/]+/, cloud.folder)
  const places = words.filter((word, index) => !word.startsWith('--') && words[index - 1] !== '--exclude').map(at)
  const [from = '', to = ''] = places
  if (verb === 'cat')
    return existsSync(from) ? done(readFileSync(from)) : failed('One or more URLs matched no objects.')
  if (verb === 'describe') return existsSync(from) ? done(generationOf(from)) : failed('404 not found')
  if (cloud.failures > 0) {
    cloud.failures--
    return failed('503 Service Unavailable')
  }
  if (verb === 'rm') rmSync(from)
  else if (verb === 'cp') {
    const wanted = words.find((word) => word.startsWith('--if-generation-match='))?.split('=')[1]
    if (wanted && wanted !== generationOf(to)) return failed('412 conditionNotMet')
    copyFileSync(from, to)
  } else if (verb === 'rsync') {
    const excluded = words[words.indexOf('--exclude') + 1]
    const pattern = words.includes('--exclude') ? new RegExp(`^(?:${excluded})`) : undefined
    const included = (folder: string) => filesIn(folder).filter((file) => !pattern?.test(file))
    for (const file of included(from)) cpSync(path.join(from, file), path.join(to, file))
    if (words.includes('--delete-unmatched-destination-objects'))
      for (const file of included(to)) if (!existsSync(path.join(from, file))) rmSync(path.join(to, file))
  } else throw new Error(`The stand-in for gcloud does not know ${verb}.`)
  return done()
}
