// Adds a vacancy to the careers page, whether or not it has others: node .github/fakes/addVacancy.mjs [FILE]
import { readFileSync, writeFileSync } from 'node:fs'

const [file = 'mf-company/src/pages/careers/vacancies.content.ts'] = process.argv.slice(2)
// The formatter puts an empty list on one line.
const words = readFileSync(file, 'utf8').replace(/= (\[|\{)([\]}]) as const/g, '= $1\n$2 as const')
const id = Math.max(0, ...[...words.matchAll(/^ {4}id: (\d+),$/gm)].map(([, each]) => Number(each))) + 1

const day = (offset) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

const vacancy = `  {
    id: ${id},
    title: 'Bench Joiner',
    department: 'Interiors',
    location: 'London',
    type: 'Part-time',
    posted: '${day(0)}',
    closes: '${day(60)}',
    description: 'Make doors that close by themselves, and drawers that do not.',
    responsibilities: ['Read the drawing before the timber', 'Cut, plane and glue', 'Fit what you have made'],
    requirements: ['Five years at a bench', 'A square that is square', 'Patience with oak'],
  },
`
const head = `  ${id}: {
    title: 'Bench Joiner vacancy',
    description:
      'Part-time in London: make doors, drawers and panels in our own workshop, and fit them. What the work is, what we ask and how to apply for it.',
  },
`
const added = words
  .replace(/^\] as const satisfies readonly Vacancy/m, `${vacancy}$&`)
  .replace(/^\} as const satisfies Readonly/m, `${head}$&`)
if (added.length !== words.length + vacancy.length + head.length) throw new Error(`${file} has no lists to add to.`)
writeFileSync(file, added)
