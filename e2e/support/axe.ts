import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/** What axe finds on a page, or in the part of it that a selector names: the rule, and where it is broken. */
export async function axe(page: Page, part?: string): Promise<string[]> {
  // Legacy: in the page alone. The other mode takes twice as long, for frames of other origins; ours is another company's map.
  // Only what is wrong is described: describing all that is right, too, takes as long again.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (part ? builder.include(part) : builder).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 100)).join(' | ')}`)
}
