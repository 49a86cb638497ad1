import type { EnquirySettings } from 'shared-ui/contract'
import { exportOf } from 'shared-ui/shared'

/** What a container exposes as `./enquiry`: a host that is not our shell says with it where the area's forms write to. */
// Read from the page and not imported: an import would have every page load one more export.
export const configure = (settings: EnquirySettings) =>
  (exportOf('shared-enquiry', 'configure') as (settings: EnquirySettings) => void)(settings)
