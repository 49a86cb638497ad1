import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deliveredName, describedFolder, servedFrom } from './deliveredFiles.ts'
import { literal, type Master, MasterError, mark, mastersIn, type Products } from './masters.ts'

/**
 * Adds the module of every drawing: its lines are delivered unchanged, its labels and dimensions are in JSON beside it.
 */
export async function addDrawings(root: string, products: Products): Promise<void> {
  for (const master of await mastersIn(root, 'pictures/drawings', ['.svg'])) {
    const facts = await factsOf(root, master)
    products.modules.set(
      `${describedFolder(root)}/${master.name}.drawing.ts`,
      `${mark}${master.path}: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '${servedFrom}${deliveredName(`${master.name}.svg`, master.bytes)}',
${Object.entries(facts).map(line).join('\n')}
} as const satisfies DrawingFile
`,
    )
  }
}

async function factsOf(root: string, master: Master): Promise<Record<string, unknown>> {
  const path = join(root, 'pictures/drawings', `${master.name}.json`)
  const facts: Record<string, unknown> = JSON.parse(await readFile(path, 'utf8').catch(() => '{}'))
  if (!facts.alt) {
    throw new MasterError(
      `${join(root, master.path)} has no alternative text, so visitors who cannot see it would miss it. Describe it in ${path} ("alt") and run this again.`,
    )
  }
  return facts
}

const line = ([key, value]: [string, unknown]) =>
  Array.isArray(value) && value.length > 0
    ? `  ${key}: [\n${value.map((each) => `    ${written(each)},`).join('\n')}\n  ],`
    : `  ${key}: ${written(value)},`

/** A value as Biome formats it on one line. */
function written(value: unknown): string {
  if (typeof value === 'string') return literal(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${key}: ${written(each)}`)
    .join(', ')} }`
}
