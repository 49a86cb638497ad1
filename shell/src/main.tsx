import 'shared-ui/styles.css' // First: it orders the layers.
import './frame/styles.ts'
import { configure } from 'shared-enquiry'
import { App } from './App.tsx'
import { startPhoneBar } from './frame/updateFrame.ts'
import { reportSendFailure } from './host/reporting/reportFault.ts'
import { startHost } from './host/startHost.tsx'

await startHost((site, areas) => {
  configure(site.enquiries, reportSendFailure)
  startPhoneBar()
  return <App site={site} areas={areas} />
})
