import { execSync } from 'node:child_process'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { dependencies, scripts } from './function/package.json'

// Google installs the dependencies of the functions' package, and nothing else of this repository.
it('the functions’ package has everything that they import', () => {
  const [, bundle = ''] = scripts.build.split(' && ')
  const installed = path.join(import.meta.dirname, '../../node_modules/.bin')
  const code = execSync(bundle.replace(/ --outfile=\S+/, ''), {
    cwd: path.join(import.meta.dirname, 'function'),
    env: { ...process.env, PATH: `${installed}:${process.env.PATH}` },
    encoding: 'utf8',
  })
  const imported = [...code.matchAll(/^import .*from "([^"]+)";$/gm)].map(([, name = '']) => name)
  const packages = imported.filter((name) => !isBuiltin(name)).map((name) => name.split('/')[0])
  expect([...new Set(packages)].sort()).toEqual(Object.keys(dependencies).sort())
})
