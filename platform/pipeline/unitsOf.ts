import path from 'node:path'
import { packageOf, root, type Unit, units } from '../base/store.ts'

/** Folders and files that every unit is built with: pictures, forms, the build itself, and the packages installed. */
const inEvery = [
  'shared-ui/',
  'shared-enquiry/',
  'platform/build/',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
  '.npmrc',
]

const folderOf = (unit: Unit) => `${path.relative(root, packageOf(unit))}/`

/** The units that contain one of these files, in the order in which they are released. */
export const unitsOf = (files: readonly string[]): Unit[] =>
  units.filter((unit) => files.some((file) => [...inEvery, folderOf(unit)].some((part) => file.startsWith(part))))

/** The folders to test for these units. The shared packages and the build are tested with the shell. */
export const packagesOf = (wanted: readonly Unit[]): string[] =>
  wanted.flatMap((unit) => (unit === 'shell' ? ['shell', 'platform', 'shared-ui', 'shared-enquiry'] : [`mf-${unit}`]))
