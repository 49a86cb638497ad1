import { expect, it } from 'vitest'
import { collection, idPattern, maxLengths, optional, services } from './src/schema.ts'

// The schema generates firestore.rules. After changing the schema, run: npx vitest run shared-enquiry/firestoreRules -u

const texts = Object.keys(maxLengths) as (keyof typeof maxLengths)[]

const quoted = (words: readonly string[]) => `[${words.map((word) => `'${word}'`).join(', ')}]`

const clauses = [
  `data.keys().hasOnly(${quoted([...texts, 'service', 'createdAt'])})`,
  ...texts.map((name) => {
    const least = optional.includes(name) ? '' : ` && data.${name}.size() >= 1`
    return `data.${name} is string${least} && data.${name}.size() <= ${maxLengths[name]}`
  }),
  `data['service'] in ${quoted(services)}`,
  'data.createdAt == request.time',
]

const rules = `rules_version = '2';

// Generated from src/schema.ts by firestoreRules.test.ts: edit those.
// A visitor's browser may add an enquiry. No browser may read one. This file protects the Firestore project in
// production; the embedded store makes the same checks itself (store/commit.ts).
service cloud.firestore {
  match /databases/{database}/documents {
    match /${collection}/{id} {

      // The form rejects too long a text before it sends. size() counts UTF-16 units, as browsers do.
      // A missing field is an error, and an error denies. "service" is a reserved word, which cannot follow a dot.
      function isEnquiry(data) {
        return ${clauses.join('\n          && ')};
      }

      // matches() is anchored at both ends.
      allow create: if id.matches('${idPattern}') && isEnquiry(request.resource.data);

      // Only so that an enquiry can be sent again if the response was lost: the same text, at a later time.
      allow update: if isEnquiry(request.resource.data)
        && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['createdAt']);
    }
  }
}
`

it('firestore.rules matches the schema of an enquiry', () => expect(rules).toMatchFileSnapshot('./firestore.rules'))
