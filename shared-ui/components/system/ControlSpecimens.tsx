import { Banner } from '../Banner.tsx'
import { Button } from '../Button.tsx'
import { ButtonLink } from '../ButtonLink.tsx'
import { Faq } from '../Faq.tsx'
import { Field } from '../Field.tsx'
import { Icon } from '../Icon.tsx'
import { Monogram } from '../Monogram.tsx'
import { Select } from '../Select.tsx'
import { TabBar } from '../TabBar.tsx'
import { TextArea } from '../TextArea.tsx'
import { TextLink } from '../TextLink.tsx'
import styles from './ControlSpecimens.module.css'
import { Specimen } from './Specimen.tsx'
import { links, questions } from './samples.ts'

const icons = ['arrow', 'play', 'pause', 'close', 'tick', 'alert', 'phone', 'chat', 'mail', 'grip'] as const

const Buttons = () => (
  <>
    <div className={styles.row}>
      <Button>Book a Free Consultation</Button>
      <Button arrow={false}>Try again</Button>
      <Button disabled>Disabled</Button>
      <Button busy>Sending...</Button>
      <ButtonLink to="#controls">A link</ButtonLink>
    </div>
    <div className={styles.row}>
      <Button variant="line">See Our Work</Button>
      <Button variant="line" disabled>
        Disabled
      </Button>
      <TextLink to="#controls">Read our story</TextLink>
      <TextLink to="https://www.openstreetmap.org" arrow={false}>
        Elsewhere
      </TextLink>
    </div>
  </>
)

/** Specimens of controls: those that are pressed, filled in or read as a message. */
export function ControlSpecimens() {
  return (
    <>
      <Specimen title="Buttons and links" wide>
        <Buttons />
      </Specimen>
      <Specimen title="On slate" tone="slate">
        <Buttons />
      </Specimen>
      <Specimen title="On verdigris" tone="verdigris">
        <Buttons />
      </Specimen>
      <Specimen title="Fields">
        <div className={styles.form}>
          <Field id="specimen-1" label="Name" />
          <Field id="specimen-2" label="Name" defaultValue="Helen Marsh" />
          <Field id="specimen-3" label="Email" type="email" error="Enter an email address" />
          <Field id="specimen-4" label="Phone" type="tel" hint="Optional" />
          <Field id="specimen-5" label="Name" defaultValue="Helen Marsh" disabled />
          <Select id="specimen-6" label="Service" options={['Builders', 'Design', 'Interiors']} />
          <TextArea id="specimen-7" label="Message" />
        </div>
      </Specimen>
      <Specimen title="Banners">
        <Banner tone="failure">There was a problem submitting your form. Please try again.</Banner>
        <Banner tone="success">Your message has been sent successfully. We will contact you soon!</Banner>
      </Specimen>
      <Specimen title="Banners on slate" tone="slate">
        <Banner tone="failure">There was an error sending your request. Please try again later.</Banner>
        <Banner tone="success">Your message has been sent successfully. We will contact you soon!</Banner>
      </Specimen>
      <Specimen title="Fields on slate" tone="slate">
        <div className={styles.form}>
          <Field id="specimen-8" label="Name" />
          <Field id="specimen-9" label="Email" type="email" error="Enter an email address" />
          <Select id="specimen-10" label="Service" options={['Builders', 'Design', 'Interiors']} />
          <Field id="specimen-11" label="Name" defaultValue="Helen Marsh" disabled />
        </div>
      </Specimen>
      <Specimen title="Tab bar" wide>
        <TabBar title="Kitchens" titleLink="#kitchens" items={links} current="german" />
        <TabBar title="Wardrobes" titleLink="#wardrobes" titleCurrent items={links} />
        <TabBar title="Residential Construction" items={links} current="modern" />
      </Specimen>
      <Specimen title="Questions">
        <Faq items={questions} />
      </Specimen>
      <Specimen title="Icons, monograms">
        <div className={styles.row}>
          {icons.map((name) => (
            <Icon key={name} name={name} size={24} />
          ))}
        </div>
        <div className={styles.row}>
          <Monogram name="Peter Ellison" />
          <Monogram name="Elena Ward" size="l" />
        </div>
      </Specimen>
    </>
  )
}
