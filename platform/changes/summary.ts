import { type ChangedPage, type Changes, visiblyChanged } from './compareSites.ts'
import { causes } from './facets.ts'
import { bytesOf, grown, mostForASentence } from './fetchedAgain.ts'
import type { Pictured } from './report.ts'

export const inKiB = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : what.endsWith('s') ? 'es' : 's'}`

/** The pages of which more than the code differs, and those that look different because of it. */
function seen(changes: Changes, pictured: readonly Pictured[]): ChangedPage[] {
  const looks = pictured
    .filter(({ comparison }) => comparison.differences.size > 0 || comparison.faults.length > 0)
    .flatMap(({ page, alike }) => [page, ...alike])
  return visiblyChanged(changes).filter(
    (page) => page.differences.some(({ cause }) => cause !== 'code') || looks.includes(page),
  )
}

/** What a release costs a visitor who has the previous one in the cache, on the page where it costs most. */
function costLines({ pages }: Changes): string[] {
  const [worst] = [...pages].sort((a, b) => bytesOf(b.again) - bytesOf(a.again))
  if (!worst || worst.again.length === 0) return []
  const files = worst.again.map(({ name, bytes }) => `${name.split('/').at(-1)} ${inKiB(bytes)}`)
  const all = bytesOf(worst.again)
  const more = grown(worst.again)
  return [
    `A returning visitor fetches most code again on ${worst.address}: ${inKiB(all)} (${files.join(', ')}).`,
    ...(all > mostForASentence
      ? [`That is more than the ${inKiB(mostForASentence)} that a changed sentence may cost.`]
      : []),
    ...(more
      ? [
          `${more.name.split('/').at(-1)} grew most: ${inKiB(more.bytes)}, ${more.before === undefined ? 'and is new' : `from ${inKiB(more.before)}`}.`,
        ]
      : []),
  ]
}

/** The report in a few lines. */
export function summaryOf(changes: Changes, pictured: readonly Pictured[]): string[] {
  const { pages, added, gone, compared, released } = changes
  const visible = seen(changes, pictured)
  const codeAlone = visiblyChanged(changes).length - visible.length
  const elsewhere = pages.filter(({ isElsewhere }) => isElsewhere)
  const byCause = causes.flatMap((cause) => {
    const count = visible.filter(({ differences }) => differences.some((each) => each.cause === cause)).length
    return count > 0 ? [`${cause} on ${counted(count, 'address')}`] : []
  })
  return [
    visible.length + added.length + gone.length === 0
      ? 'Nothing a visitor can see.'
      : `${counted(visible.length, 'address')} of ${compared} change${byCause.length > 0 ? `: ${byCause.join(', ')}` : ''}.`,
    ...(codeAlone > 0 ? [`The code alone differs on ${counted(codeAlone, 'address')}; no pixel does.`] : []),
    ...(elsewhere.length > 0
      ? [
          `${counted(elsewhere.length, 'page')} of other areas change, which ${released.join(', ')} does not own: ${elsewhere
            .slice(0, 5)
            .map(({ address }) => address)
            .join(', ')}${elsewhere.length > 5 ? ', …' : ''}`,
        ]
      : []),
    ...(added.length > 0 ? [`Added: ${added.join(', ')}.`] : []),
    ...(gone.length > 0 ? [`Gone: ${gone.join(', ')}.`] : []),
    ...costLines(changes),
  ]
}
