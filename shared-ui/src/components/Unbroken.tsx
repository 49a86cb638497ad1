/** Words in which no hyphen and no range breaks a line that has room for them: "2-year", "Glass-Door", "9–13 weeks". */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(/(\S+[-–]\S+(?: weeks)?)/).map((part, place) =>
    // Every second part is what the expression has found.
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: one word may stand in a sentence twice.
      <span key={place} style={{ display: 'inline-block' }}>
        {part}
      </span>
    ) : (
      part
    ),
  )
