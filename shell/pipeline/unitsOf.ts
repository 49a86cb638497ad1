import { type Unit, units } from '../release/store.ts'

/** The files that every unit is built with: pictures, forms, and the packages that the lock file resolves to. */
const inEvery =
  /^(shared-ui|shared-enquiry|shell\/dev)\/|^(vite\.base\.ts|tsconfig\.base\.json|package(-lock)?\.json|\.npmrc)$/

/** The units that contain one of these files, in the order in which they are released. */
export const unitsOf = (files: readonly string[]): Unit[] =>
  units.filter((unit) => {
    const folder = unit === 'shell' ? 'shell/' : `mf-${unit}/`
    return files.some((file) => inEvery.test(file) || file.startsWith(folder))
  })

/** The folders to test for these units. The shared packages are tested with the shell, which ships them. */
export const packagesOf = (wanted: readonly Unit[]): string[] =>
  wanted.flatMap((unit) => (unit === 'shell' ? ['shell', 'shared-ui', 'shared-enquiry'] : [`mf-${unit}`]))
