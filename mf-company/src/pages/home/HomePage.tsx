export default function HomePage() {
  return (
    <section className="wrap section">
      <h1>From first line to last hinge.</h1>
    </section>
  )
}
