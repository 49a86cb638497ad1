import { Hours } from 'shared-ui/Hours'
import { Island } from 'shared-ui/Island'
import { People } from 'shared-ui/People'
import { SpecTable } from 'shared-ui/SpecTable'
import { Static } from 'shared-ui/Static'
import { contactLinks, hero, hours, map, message, office, paid, people } from './contact.content.ts'
import { AreaMap } from './sections/AreaMap.tsx'
import { Hero } from './sections/Hero.tsx'
import { Message } from './sections/Message.tsx'
import { Office } from './sections/Office.tsx'

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
        <AreaMap {...map} />
      </Island>
    </>
  )
}
