// Preloaded before everything else, even on a bare clone. So it is plain JavaScript, and imports nothing but Node's
// own.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = new URL('../../', import.meta.url)
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: the build tools need Node 20.19 or newer.`)
  process.exit(1)
}

const packagesOf = (lock) => JSON.parse(readFileSync(new URL(lock, root), 'utf8')).packages

// npm records in node_modules what it has installed there, whoever started it.
function present() {
  try {
    return packagesOf('node_modules/.package-lock.json')
  } catch {
    return {}
  }
}

function isInstalled() {
  const { '': _root, ...wanted } = packagesOf('package-lock.json')
  const found = present()
  return Object.entries(wanted).every(([name, { version, integrity, optional }]) =>
    // A package for another operating system is optional, and absent here.
    found[name] ? found[name].version === version && found[name].integrity === integrity : optional,
  )
}

if (!isInstalled()) {
  console.error('Installing the packages …')
  // With NODE_ENV=production npm would leave out the tools that build the site.
  const { status } = spawnSync('npm', ['ci', '--include=dev'], {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error("The packages could not be installed: without them nothing runs. Look at npm's message above.")
    process.exit(1)
  }
}
