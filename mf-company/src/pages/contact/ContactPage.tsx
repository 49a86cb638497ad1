import { hero } from './contact.content.ts'

export default function ContactPage() {
  return (
    <section className="wrap section">
      <h1>{hero.headline}</h1>
      <p className="lead muted">{hero.lead}</p>
    </section>
  )
}
