import { Hours } from 'shared-ui/Hours'
import { direct, form, hero, hours, map, office } from './contact.content.ts'
import { AreaMap } from './sections/AreaMap.tsx'
import { Hero } from './sections/Hero.tsx'
import { Message } from './sections/Message.tsx'
import { Office } from './sections/Office.tsx'

/** /contact */
export default function ContactPage() {
  return (
    <>
      <Hero {...hero} />
      <Message form={form}>
        <Office direct={direct} office={office} />
        <Hours {...hours} />
      </Message>
      <AreaMap {...map} />
    </>
  )
}
