/** Words in which no hyphen and no range breaks a line: "2-year", "Glass-Door" and "9–13 weeks" stay whole. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(/(\S+[-–]\S+(?: weeks)?)/).map((part, place) =>
    // Every second part is what the expression has found.
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: one word may stand in a sentence twice.
      <span key={place} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  )
