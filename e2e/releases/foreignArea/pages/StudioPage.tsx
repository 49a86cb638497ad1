import { type ComponentType, useState } from 'react'
import './StudioPage.css'

/** /sovran-design */
export default function StudioPage() {
  const [count, setCount] = useState(0)
  const [{ Plans }, setPlans] = useState<{ Plans?: ComponentType }>({})
  return (
    <section className="studio">
      <h1>Studio</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
      <button type="button" onClick={async () => setPlans(await import('./Plans.tsx'))}>
        Show the plans
      </button>
      {Plans && <Plans />}
      {/* A page of interiors leads here. */}
      <h2 id="engineering">Engineering</h2>
      <a href="/sovran-design/models">Models</a>
    </section>
  )
}
