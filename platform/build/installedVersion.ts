import path from 'node:path'
import { readJson, root } from '../base/store.ts'
import type { SharedModule } from './sharedModules.ts'

/** The version of a shared module as it is installed: that of the package that contains it. */
export const installedVersion = ({ name, packages }: Pick<SharedModule, 'name' | 'packages'>) =>
  readJson<{ version: string }>(path.join(root, 'node_modules', packages?.[0] ?? name, 'package.json')).version
