import { expect, it } from 'vitest'
import { collection, idPattern, maxLengths, optional, services } from './src/schema.ts'

// The schema writes firestore.rules: after a change of it, npx vitest run shared-enquiry/firestoreRules -u

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

// Written from src/schema.ts by firestoreRules.test.ts: change it there.
// A visitor's browser may add an enquiry. Nobody may read one from a browser. This file guards the Firestore project in
// production; the embedded store makes the same checks itself (store/commit.ts).
service cloud.firestore {
  match /databases/{database}/documents {
    match /${collection}/{id} {

      // The form says what is too long before it sends it. size() counts UTF-16 units, as a browser does.
      // A missing field is an error, and an error denies. "service" is a reserved word, which cannot follow a dot.
      function isEnquiry(data) {
        return ${clauses.join('\n          && ')};
      }

      // matches() is anchored at both ends.
      allow create: if id.matches('${idPattern}') && isEnquiry(request.resource.data);

      // Only so that an enquiry can be sent again after its answer was lost: the same words, at a later time.
      allow update: if isEnquiry(request.resource.data)
        && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['createdAt']);
    }
  }
}
`

it('firestore.rules is what the schema of an enquiry makes', () =>
  expect(rules).toMatchFileSnapshot('./firestore.rules'))
