// biome-ignore-all lint/style/noRestrictedImports: Firebase is imported here only.
import { type FirebaseApp, initializeApp, setLogLevel } from 'firebase/app'
import {
  doc,
  type Firestore,
  getFirestore,
  initializeFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel as setFirestoreLogLevel,
} from 'firebase/firestore/lite'
import { optionally, withTimeout } from 'shared-page/browser'
import type { EnquirySettings } from 'shared-page/site'
import type { Gateway } from './Gateway.ts'
import { collection, localProject, textsBy } from './schema.ts'

// Firebase is imported here only, and loaded on the visitor's first touch of a form. The "lite" SDK sends plain
// requests: no listeners, no local cache, 25 kB instead of 109 kB. It has no timeout; send.ts sets one.

/** The HTTP status of the last response: the SDK does not expose it. */
let status: number | undefined

// The SDK treats any JSON with status 200 as a stored enquiry, even if an office's proxy sent it. Firestore's own
// response to a commit has a time. The SDK has no hook for this check, so it wraps the `fetch` that the SDK calls.
function lookAtAnswers() {
  const fetchAnything = globalThis.fetch.bind(globalThis)
  globalThis.fetch = async (input, init) => {
    const answer = await fetchAnything(input, init)
    if (!String(input).includes('/documents:commit')) return answer
    status = answer.status
    const copy = answer.ok ? optionally(() => answer.clone()) : undefined
    if (copy && !(await copy.json())?.commitTime) throw new TypeError('The response is not from Firestore.')
    return answer
  }
}

// A `fetch` that cannot be replaced can still send.
optionally(lookAtAnswers)

// Firestore permanently rejects a lone surrogate, which a form can contain after a broken paste.
// Not String.toWellFormed: Firefox has it from 119, and pages are hydrated from 114.
// https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/String/toWellFormed#browser_compatibility
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')

/** Opens the store in the settings: a Firestore project, or the embedded store, which speaks its protocol. */
export async function openFirestore(settings: EnquirySettings): Promise<Gateway> {
  // On failure the SDK logs the whole request, including the visitor's text.
  setLogLevel('silent')
  setFirestoreLogLevel('silent')

  if (settings.kind === 'embedded') {
    // The page's own server forwards enquiries to the store, so that they also arrive from a phone or through a
    // forwarded port.
    const { host, protocol } = location
    const app = initializeApp({ apiKey: 'none', projectId: localProject }, host)
    // Allowed only once per app.
    optionally(() => initializeFirestore(app, { host, ssl: protocol === 'https:' }))
    return gatewayTo(getFirestore(app))
  }

  const { apiKey, projectId, appId, appCheckSiteKey } = settings
  const store = getFirestore(initializeApp({ apiKey, projectId, appId }))
  if (!appCheckSiteKey) return gatewayTo(store)
  const checked = initializeApp({ apiKey, projectId, appId }, 'checked')
  const check = checkOf(checked, appCheckSiteKey)
  // Started now, so that the token is ready when the visitor sends.
  void check()
  return gatewayTo(store, async () => ((await check()) ? getFirestore(checked) : store))
}

/** The longest wait of an enquiry for App Check, in ms. */
const appCheckTimeout = 3000

/**
 * Makes a function that gets App Check's token for this app, and returns whether it has one. If a blocker stops its
 * script, App Check itself would wait for ever; and only a store that enforces App Check refuses a request without a
 * token.
 */
function checkOf(app: FirebaseApp, siteKey: string) {
  const prepare = async () => {
    const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check')
    const provider = new ReCaptchaEnterpriseProvider(siteKey)
    const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: false })
    return () => getToken(appCheck)
  }
  let ready: ReturnType<typeof prepare> | undefined
  const check = async () => {
    ready ??= prepare().catch((error) => {
      ready = undefined
      throw error
    })
    return (await ready)()
  }
  return () =>
    withTimeout(check(), appCheckTimeout, () => new Error('no token')).then(
      () => true,
      () => false,
    )
}

const gatewayTo = (store: Firestore, chosen = async () => store): Gateway => ({
  // setDoc under a known id rather than addDoc: an enquiry that is sent twice is stored once.
  write: async (id, enquiry) => {
    const texts = textsBy((name) => wellFormed(enquiry[name]))
    const fields = { ...texts, service: enquiry.service, createdAt: serverTimestamp() }
    const place = doc(await chosen(), collection, id)
    status = undefined
    await setDoc(place, fields).catch((error) => {
      throw Object.assign(error, { status })
    })
  },
})
