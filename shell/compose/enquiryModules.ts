import path from 'node:path'
import type { EnquirySettings } from 'shared-ui/contract'
import type { Release } from '../release/store.ts'
import { closure, manifestOf } from './assets.ts'

const source = '../shared-enquiry/src/firestore.ts'

/** The modules of the shell that sending an enquiry loads, by address, each with its integrity. */
export function enquiryModules(shell: Release, enquiries: EnquirySettings): Readonly<Record<string, string>> {
  const manifest = manifestOf(shell)
  const usesAppCheck = enquiries.kind === 'firestore' && enquiries.appCheckSiteKey
  const appCheck = usesAppCheck ? (manifest[source]?.dynamicImports ?? []) : []
  const { scripts } = closure(shell, manifest, [source, ...appCheck])
  return Object.fromEntries(scripts.map((address) => [address, shell.assets[path.basename(address)]?.integrity ?? '']))
}
