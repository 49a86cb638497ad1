/** Marks a row or an entry that opens: turned by the styles of what it stands in. */
export const Chevron = () => (
  <svg viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
    <path d="m4 2 5 4-5 4" />
  </svg>
)
