import { type StoredEnquiry, services } from '../../src/schema.ts'

const line = (first: string, counts: readonly (number | string)[]) =>
  `${first.padEnd(10)}${counts.map((count) => String(count).padStart(11)).join('')}`

const counted = (enquiries: readonly StoredEnquiry[]) => [
  ...services.map((name) => enquiries.filter(({ service }) => service === name).length),
  enquiries.length,
]

/** How many enquiries came in by day (UTC, newest first) and service, as a table for a terminal. */
export function countsOf(enquiries: readonly StoredEnquiry[]): string {
  const days = [...new Set(enquiries.map(({ createdAt }) => createdAt.slice(0, 10)))].sort().reverse()
  const rows = days.map((day) => line(day, counted(enquiries.filter(({ createdAt }) => createdAt.startsWith(day)))))
  return `${[line('', [...services, 'all']), ...rows, line('all', counted(enquiries))].join('\n')}\n`
}
