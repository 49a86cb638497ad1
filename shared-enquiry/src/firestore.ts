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

// Firebase is imported here only, and loaded on the visitor's first touch of a form. The "lite" SDK sends plain requests:
// no listeners, no local cache, 25 kB instead of 109 kB. It has no time limit; send.ts sets one.

/** The HTTP status of the last answer: the SDK does not tell it. */
let status: number | undefined

// The SDK takes any JSON with status 200 as a stored enquiry, whoever answers: an office's proxy, say. Firestore's own
// answer to a commit has a time. The SDK has no place for a check, so it is made where the SDK sends its requests from.
function lookAtAnswers() {
  const fetchAnything = globalThis.fetch.bind(globalThis)
  globalThis.fetch = async (input, init) => {
    const answer = await fetchAnything(input, init)
    if (!String(input).includes('/documents:commit')) return answer
    status = answer.status
    const copy = answer.ok ? optionally(() => answer.clone()) : undefined
    if (copy && !(await copy.json())?.commitTime) throw new TypeError('What answered is not Firestore.')
    return answer
  }
}

// A `fetch` that cannot be replaced can still send.
optionally(lookAtAnswers)

// Half of a character's surrogate pair, as a form can hold after a broken paste, is refused by Firestore for good.
// Not String.toWellFormed: Firefox has it from 119, and pages are hydrated from 114.
// https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/String/toWellFormed#browser_compatibility
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')

/** Opens the store that the settings name: a Firestore project, or the embedded store that speaks its protocol. */
export async function openFirestore(settings: EnquirySettings): Promise<Gateway> {
  // On failure the SDK logs the whole request, and with it the visitor's words.
  setLogLevel('silent')
  setFirestoreLogLevel('silent')

  if (settings.kind === 'embedded') {
    // The page's own server passes enquiries on to the store. So they also arrive from a phone or through a forwarded port.
    const { host, protocol } = location
    const app = initializeApp({ apiKey: 'none', projectId: localProject }, host)
    // Of one app it can be called only once.
    optionally(() => initializeFirestore(app, { host, ssl: protocol === 'https:' }))
    return gatewayTo(getFirestore(app))
  }

  const { apiKey, projectId, appId, appCheckSiteKey } = settings
  const store = getFirestore(initializeApp({ apiKey, projectId, appId }))
  if (!appCheckSiteKey) return gatewayTo(store)
  const checked = initializeApp({ apiKey, projectId, appId }, 'checked')
  const check = checkOf(checked, appCheckSiteKey)
  // Begun now, so that the token is there when the visitor sends.
  void check()
  return gatewayTo(store, async () => ((await check()) ? getFirestore(checked) : store))
}

/** How long an enquiry waits for App Check, in ms. */
const appCheckTimeout = 3000

/**
 * Makes a function that gets App Check's token for this app, and returns whether it has one. Where a blocker keeps its script
 * away, App Check itself would wait for ever; and only a store that enforces it refuses what comes without a token.
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
