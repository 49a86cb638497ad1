// Only these may become the address of a script: https://www.w3.org/TR/trusted-types/
const isModule = (address: string) => /^\/r\/[a-z]+\/assets\/[\w.-]+\.js$/.test(address)

function refuse(address: string): never {
  throw new TypeError(`${address} is no module of this site.`)
}

interface Policy {
  createScriptURL: (address: string) => string
}

const factory = (globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } })
  .trustedTypes

// The page's policy admits this name alone, and once.
const policy = factory?.createPolicy('sovran', {
  createScriptURL: (address) => (isModule(address) ? address : refuse(address)),
})

/** The address of a module of this site, as a script element takes it. Throws where it is anything else. */
export const trustedModule = (address: string): string =>
  policy?.createScriptURL(address) ?? (isModule(address) ? address : refuse(address))
