import { useState } from 'react'

/** /sovran-design/models */
export default function ModelsPage() {
  const [count, setCount] = useState(0)
  return (
    <section>
      <h1>Models</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Turned {count}
      </button>
      <a href="/sovran-design">Studio</a>
    </section>
  )
}
