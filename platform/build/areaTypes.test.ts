import type * as contract from 'shared-ui/contract'
import { expectTypeOf, test } from 'vitest'
import type * as published from './areaTypes.d.ts'
import type * as enquiry from './exposedEnquiry.ts'

// Compared by `npm run types`: TypeScript refuses this file where the types differ.
test('the types that an area publishes are those of the contract', () => {
  expectTypeOf<published.AreaProps>().toEqualTypeOf<contract.AreaProps>()
  expectTypeOf<published.AreaModule>().toEqualTypeOf<contract.AreaModule>()
  expectTypeOf<published.EnquirySettings>().toEqualTypeOf<contract.EnquirySettings>()
  expectTypeOf<published.EnquiryModule['configure']>().toEqualTypeOf<typeof enquiry.configure>()
})
