interface ImportMap {
  integrity?: Readonly<Record<string, string>>
}

const known: Record<string, string> = {}

/** Reads the page's own import map, and those that came later. */
function learn(text: string) {
  Object.assign(known, (JSON.parse(text) as ImportMap).integrity)
}

/** The integrity that a module of the site must have; an empty string, which asks for none, where none is known. */
export function integrityOf(address: string): string {
  if (Object.keys(known).length === 0) learn(document.querySelector('script[type=importmap]')?.textContent ?? '{}')
  return known[address] ?? ''
}

const isMapped = (name: string) => {
  try {
    return Boolean(import.meta.resolve(name))
  } catch {
    return false
  }
}

// The browser reports a refused script a moment later; there is no way to ask.
const refusal = () =>
  new Promise<boolean>((resolve) => {
    const answer = () => resolve(true)
    document.addEventListener('securitypolicyviolation', answer, { once: true })
    setTimeout(() => {
      document.removeEventListener('securitypolicyviolation', answer)
      resolve(false)
    }, 200)
  })

/**
 * Tells the browser the integrity of modules that are not in the page's own import map. Says `false` where the
 * page's policy does not know the text, which a policy does for what was live when the page was composed.
 * A browser that takes only one import map per page loads the modules without the check.
 */
export async function addImportMap(text: string, name: string): Promise<boolean> {
  integrityOf('')
  const refused = refusal()
  const script = document.createElement('script')
  script.type = 'importmap'
  script.textContent = text
  document.head.append(script)
  if (!isMapped(name) && (await refused)) return false
  learn(text)
  return true
}
