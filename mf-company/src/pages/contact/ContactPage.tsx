import { Boundary } from 'shared-ui/Boundary'
import { Hours } from 'shared-ui/Hours'
import { People } from 'shared-ui/People'
import { Served } from 'shared-ui/Served'
import { direct, hero, hours, map, message, office, people } from './contact.content.ts'
import { AreaMap } from './sections/AreaMap.tsx'
import { Hero } from './sections/Hero.tsx'
import { Message } from './sections/Message.tsx'
import { Office } from './sections/Office.tsx'

/** /contact */
export default function ContactPage() {
  return (
    <>
      <Served>
        <Hero {...hero} />
      </Served>
      <Boundary>
        <Message {...message}>
          <Office direct={direct} office={office} />
          <People items={people} />
          <Hours {...hours} />
        </Message>
      </Boundary>
      <Boundary>
        <AreaMap {...map} />
      </Boundary>
    </>
  )
}
