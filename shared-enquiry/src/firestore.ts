// biome-ignore-all lint/style/noRestrictedImports: Firebase is imported here only.
import { initializeApp, setLogLevel } from 'firebase/app'
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel as setFirestoreLogLevel,
} from 'firebase/firestore/lite'
import type { EnquirySettings } from 'shared-ui/contract'
import type { Gateway } from './Gateway.ts'
import { collection, localProject } from './schema.ts'

// Firebase is imported here only, and loaded on the visitor's first touch of a form. The "lite" SDK sends plain requests:
// no listeners, no local cache, 25 kB instead of 109 kB. It has no time limit; send.ts sets one.

// The SDK takes any JSON with status 200 as a stored enquiry, whoever answers: an office's proxy, say. Firestore's own
// answer to a commit has a time. The SDK has no place for a check, so it is made where the SDK sends its requests from.
const fetchAnything = globalThis.fetch.bind(globalThis)
globalThis.fetch = async (input, init) => {
  const answer = await fetchAnything(input, init)
  if (answer.ok && String(input).includes('/documents:commit') && !(await answer.clone().json())?.commitTime)
    throw new TypeError('What answered is not Firestore.')
  return answer
}

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
    const store = getFirestore(initializeApp({ apiKey: 'none', projectId: localProject }))
    connectFirestoreEmulator(store, settings.host, settings.port)
    return gatewayTo(store)
  }

  const { apiKey, projectId, appId, appCheckSiteKey } = settings
  const app = initializeApp({ apiKey, projectId, appId })
  if (appCheckSiteKey) {
    const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check')
    initializeAppCheck(app, {
      provider: new ReCaptchaEnterpriseProvider(appCheckSiteKey),
      isTokenAutoRefreshEnabled: false,
    })
  }
  return gatewayTo(getFirestore(app))
}

const gatewayTo = (store: ReturnType<typeof getFirestore>): Gateway => ({
  // setDoc under a known id rather than addDoc: an enquiry that is sent twice is stored once.
  write: (id, { service, ...texts }) => {
    const [name, email, phone, message] = [texts.name, texts.email, texts.phone, texts.message].map(wellFormed)
    return setDoc(doc(store, collection, id), { name, email, phone, service, message, createdAt: serverTimestamp() })
  },
})
