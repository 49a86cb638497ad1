/** Words in which a hyphen breaks no line: "2-year" and "Glass-Door" stay whole. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(/(\S+-\S+)/).map((part, place) =>
    part.includes('-') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: one word may stand in a sentence twice.
      <span key={place} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  )
