import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The file in the store's folder that holds its owner's token. */
export const tokenName = 'owner-token'

/** The token by which a store knows its owner: made at the first start, readable for the owner only. */
export async function ownerToken(folder: string) {
  const path = join(folder, tokenName)
  const known = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return ''
  })
  if (known.trim()) return known.trim()
  const token = randomBytes(24).toString('base64url')
  // Renamed only once it is whole: a file cut short by a kill or a full disk would be the token from then on.
  await writeFile(`${path}.new`, token, { mode: 0o600, flush: true })
  await rename(`${path}.new`, path)
  return token
}
