import { Island, Static } from 'shared-page/area'
import { Hours } from 'shared-ui/Hours'
import { People } from 'shared-ui/People'
import { SpecTable } from 'shared-ui/SpecTable'
import { Hero } from './bands/Hero.tsx'
import { Message } from './bands/Message.tsx'
import { Office } from './bands/Office.tsx'
import { OfficeMap } from './bands/OfficeMap.tsx'
import { contactLinks, hero, hours, map, message, office, paid, people } from './contact.content.ts'

/** /contact */
export default function ContactPage() {
  return (
    <>
      <Static>
        <Hero {...hero} />
      </Static>
      <Island>
        <Message {...message}>
          <Office contactLinks={contactLinks} office={office} />
          <People items={people} />
          <Hours {...hours} />
          <SpecTable {...paid} />
        </Message>
      </Island>
      <Island>
        <OfficeMap {...map} />
      </Island>
    </>
  )
}
